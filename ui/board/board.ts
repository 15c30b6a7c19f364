/**
 * The board as an element: draws a view, turns pointer and keyboard into moves, and asks what has to be asked. It holds
 * no game: what may be done comes with the view, and what was done shows only when the next view comes.
 */
import { createAwaiting } from "./awaiting.ts";
import { createCells } from "./cells.ts";
import { createCoordinates } from "./coordinates.ts";
import {
  isSquare,
  type Placement,
  readPlacement,
  type Square,
  samePiece,
  squaresInOrder,
  squareUnder,
} from "./geometry.ts";
import { type Intent, isMovable } from "./intent.ts";
import { isBoardKey, press as pressKey } from "./keying.ts";
import { pictureLabel, squareLabel, statesOf } from "./labels.ts";
import { markedBy } from "./marks.ts";
import { createMen, type Place } from "./men.ts";
import { EMPTY_HAND, type Hand, type PointerInput, point, revise } from "./pointing.ts";
import { type Asked, askPromotion, askStepOrCastle } from "./questions.ts";
import { STILL } from "./still.ts";
import type { Board, BoardOptions, BoardView, PromotionLetter } from "./types.ts";

/** How far a press may wander and still be a click, in CSS pixels: a hand on a mouse is steadier than a fingertip. */
const SLOP = { mouse: 4, other: 9 } as const;

/** A chooser that is open, and the move it belongs to. */
interface Question {
  readonly from: Square;
  readonly to: Square;
  readonly kind: "promote" | "stepOrCastle";
  close(): void;
}

let helpCount = 0;

export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  const { texts } = options;
  const root = document.createElement("div");
  root.className = "board";
  const cells = createCells();
  const men = createMen();
  const coordinates = createCoordinates();
  const help = document.createElement("div");
  help.className = "only-said";
  helpCount += 1;
  help.id = `board-help-${helpCount}`;
  help.textContent = texts.help;
  root.append(cells.grid, men.layer, coordinates.layer);
  host.append(root);

  let view = STILL;
  let placement: Placement = new Map();
  let hand: Hand = EMPTY_HAND;
  let focus: Square = "e1";
  cells.setFocus(focus);
  let pointed: Square | null = null;
  let question: Question | null = null;
  const awaiting = createAwaiting();
  let drawnOnce = false;

  const glides = (): boolean =>
    view.animation && drawnOnce && !matchMedia("(prefers-reduced-motion: reduce)").matches;

  const paint = (): void => {
    const marked = markedBy(view, placement, hand, pointed);
    for (const square of squaresInOrder(view.flipped)) {
      const target = marked.targets.get(square);
      cells.paint(square, {
        label: view.interactive ? squareLabel(square, placement, statesOf(square, view, marked), texts) : "",
        marks: marked.marks.get(square) ?? [],
        selected: hand.selected === square,
        movable: view.interactive && isMovable(view, square),
        target: target !== undefined,
      });
    }
    men.ghosts(marked.ghosts);
    root.classList.toggle("board--dragging", hand.press?.dragging === true);
  };

  const dress = (): void => {
    root.classList.toggle("board--live", view.interactive);
    cells.setLive(view.interactive);
    if (view.interactive) {
      root.removeAttribute("role");
      root.removeAttribute("aria-label");
      cells.grid.setAttribute("role", "grid");
      cells.grid.setAttribute("aria-label", options.label ?? texts.name);
      cells.grid.setAttribute("aria-describedby", help.id);
      root.append(help);
    } else {
      for (const attribute of ["role", "aria-label", "aria-describedby"])
        cells.grid.removeAttribute(attribute);
      help.remove();
      root.setAttribute("role", "img");
      root.setAttribute("aria-label", options.label ?? pictureLabel(view, placement, texts));
    }
  };

  const letGo = (glide: boolean): void => {
    hand = EMPTY_HAND;
    men.release(glide && glides());
    paint();
  };

  const commit = (from: Square, to: Square, promotion: PromotionLetter | null, hold: boolean): void => {
    if (hold) {
      const castling = view.castlings.find((c) => c.king_from === from && c.rook_from === to);
      if (castling !== undefined && isSquare(castling.king_to) && isSquare(castling.rook_to)) {
        men.rest(from, castling.king_to);
        men.rest(to, castling.rook_to);
      } else {
        men.rest(from, to);
      }
    }
    paint();
    const answer = options.onMove?.(from, to, promotion);
    const home = (): void => men.release(glides());
    if (answer instanceof Promise) awaiting.begin(answer, home);
    else home();
  };

  const ask = (
    from: Square,
    to: Square,
    intent: Extract<Intent, { kind: "promote" | "stepOrCastle" }>,
  ): void => {
    const colour = placement.get(from)?.colour ?? "white";
    men.rest(from, to);
    paint();
    const done = (): void => {
      question = null;
      options.onChooser?.(false);
      focus = to;
      cells.setFocus(to);
      cells.element(to).focus({ preventScroll: true });
    };
    const asked: Asked = {
      board: root,
      view,
      texts,
      colour,
      to,
      onCancel() {
        done();
        letGo(true);
      },
    };
    const answer = (square: string, letter: PromotionLetter | null): void => {
      done();
      commit(from, isSquare(square) ? square : to, letter, true);
    };
    const chooser =
      intent.kind === "promote"
        ? askPromotion(asked, (letter) => answer(to, letter))
        : askStepOrCastle(
            asked,
            () => answer(to, null),
            () => answer(intent.castling.rook_from, null),
          );
    question = {
      from,
      to,
      kind: intent.kind,
      close() {
        chooser.close();
        asked.onCancel();
      },
    };
    options.onChooser?.(true);
  };

  /** Does what was meant; `dropped` when the piece was carried there by hand and should stay where it is. */
  const fulfil = (intent: Intent, dropped: boolean): void => {
    switch (intent.kind) {
      case "none":
        men.release(glides());
        paint();
        return;
      case "select":
        hand = { selected: intent.square, press: null };
        men.release(glides());
        paint();
        return;
      case "move":
        commit(intent.from, intent.to, null, dropped);
        return;
      case "promote":
      case "stepOrCastle":
        ask(intent.from, intent.to, intent);
        return;
    }
  };

  const under = (event: PointerEvent): Square | null =>
    squareUnder({ x: event.clientX, y: event.clientY }, root.getBoundingClientRect(), view.flipped);

  /** Where a piece is whose middle is under the pointer. */
  const carriedTo = (event: PointerEvent): Place => {
    const box = root.getBoundingClientRect();
    const at = (from: number, size: number): number => (size === 0 ? 0 : (from / size) * 8 - 0.5);
    return { column: at(event.clientX - box.left, box.width), row: at(event.clientY - box.top, box.height) };
  };

  const feed = (input: PointerInput): void => {
    const dropped = hand.press?.dragging === true;
    const step = point(hand, input, view);
    hand = step.hand;
    if (hand.press !== null) paint();
    else fulfil(step.intent, dropped);
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (!view.interactive || question !== null) return;
    if (event.button === 2) feed({ kind: "abort" });
    const square = under(event);
    if (event.button !== 0 || square === null || hand.press !== null) return;
    focus = square;
    pointed = null;
    cells.setFocus(square);
    cells.element(square).focus({ preventScroll: true });
    feed({ kind: "press", pointer: event.pointerId, square, point: { x: event.clientX, y: event.clientY } });
  };

  /** A press is the board's until it is let go, wherever that is, even if it has to wait for its turn. */
  const capture = (event: PointerEvent): void => {
    if (!view.interactive || question !== null || event.button !== 0) return;
    try {
      root.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or was made by a script: then its events still come, if only from the board.
    }
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (!view.interactive || question !== null) return;
    const over = under(event);
    if (hand.press === null) {
      if (event.pointerType !== "mouse" || over === pointed) return;
      pointed = over;
      if (hand.selected !== null) paint();
      return;
    }
    // A second button pressed during a drag comes as a move, not as a press.
    if (event.pointerId === hand.press.pointer && (event.buttons & 2) !== 0) {
      feed({ kind: "abort" });
      return;
    }
    const mouse = event.pointerType === "mouse";
    const slop = mouse ? SLOP.mouse : SLOP.other;
    const before = hand.press;
    const at = { x: event.clientX, y: event.clientY };
    hand = point(hand, { kind: "move", pointer: event.pointerId, point: at, over, slop }, view).hand;
    const { press } = hand;
    if (press === null || press.pointer !== event.pointerId) return;
    if (press.dragging) men.hold(press.square, carriedTo(event), event.pointerType === "touch");
    if (press.over !== before.over || press.dragging !== before.dragging || press.kind !== before.kind)
      paint();
  };

  const onPointerUp = (event: PointerEvent): void => {
    if (hand.press !== null) feed({ kind: "release", pointer: event.pointerId, over: under(event) });
  };

  const onPointerLost = (event: PointerEvent): void => {
    if (hand.press !== null) feed({ kind: "lost", pointer: event.pointerId });
  };

  const onPointerLeave = (): void => {
    pointed = null;
    if (hand.selected !== null && hand.press === null) paint();
  };

  /**
   * No context menu over the moves, and no focus for the board itself: with the pointer captured, a press would count
   * as one on the board and not on its square, and take the focus from the square again.
   */
  const onPressDefault = (event: Event): void => {
    if (view.interactive && question === null) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!view.interactive || question !== null || event.altKey || event.isComposing) return;
    const far = event.ctrlKey || event.metaKey;
    if (far && event.key !== "Home" && event.key !== "End") return;
    if (isBoardKey(event.key) && awaiting.hold(() => onKeyDown(event))) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const from = hand.selected;
    const keyed = pressKey(focus, hand, { key: event.key, far }, view);
    if (keyed.outcome === "ignored") return;
    event.preventDefault();
    event.stopPropagation();
    hand = keyed.hand;
    focus = keyed.focus;
    pointed = focus;
    cells.setFocus(focus);
    cells.element(focus).focus({ preventScroll: true });
    fulfil(keyed.intent, false);
    if (keyed.outcome === "pickedUp") options.say?.(texts.pickedUp(focus, view.destinations[focus] ?? []));
    if (keyed.outcome === "letGo") options.say?.(texts.letGo);
    if (keyed.outcome === "refused" && from !== null) options.say?.(texts.notThere(focus));
  };

  /** The focused square shows a ring after a key, wherever it was pressed, and none after a press of the pointer. */
  const onPagePress = (): void => root.classList.add("board--by-pointer");

  /** Escape ends a drag wherever the focus is. */
  const onPageKey = (event: KeyboardEvent): void => {
    root.classList.remove("board--by-pointer");
    if (event.key !== "Escape" || (!awaiting.drop() && hand.press === null)) return;
    event.preventDefault();
    event.stopPropagation();
    feed({ kind: "abort" });
  };

  const onFocusIn = (event: FocusEvent): void => {
    const square = cells.squareOf(event.target);
    if (square === null) return;
    focus = square;
    cells.setFocus(square);
  };

  /** A handler whose events wait while a move is on its way. */
  const inTurn =
    (handler: (event: PointerEvent) => void, follows: boolean) =>
    (event: PointerEvent): void => {
      if (!awaiting.hold(() => handler(event), follows)) handler(event);
    };

  root.addEventListener("pointerdown", capture);
  root.addEventListener("pointerdown", inTurn(onPointerDown, false));
  root.addEventListener("pointermove", inTurn(onPointerMove, true));
  root.addEventListener("pointerup", inTurn(onPointerUp, true));
  root.addEventListener("pointercancel", inTurn(onPointerLost, true));
  root.addEventListener("lostpointercapture", inTurn(onPointerLost, true));
  root.addEventListener("pointerleave", onPointerLeave);
  root.addEventListener("contextmenu", onPressDefault);
  root.addEventListener("mousedown", onPressDefault);
  root.addEventListener("keydown", onKeyDown);
  root.addEventListener("focusin", onFocusIn);
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("pointerdown", onPagePress, true);

  return {
    element: root,
    update(next) {
      const before = view;
      const old = placement;
      view = next;
      if (next.fen !== before.fen) placement = readPlacement(next.fen);
      const unchanged = (square: Square): boolean => samePiece(old.get(square), placement.get(square));
      hand = next.interactive ? revise(hand, next, unchanged) : EMPTY_HAND;
      const kept = question?.from ?? (hand.press?.dragging === true ? hand.press.square : null);
      const hints = [
        ...(next.lastMove === null ? [] : [next.lastMove]),
        ...(before.lastMove === null ? [] : [{ from: before.lastMove.to, to: before.lastMove.from }]),
      ];
      const { flipped, style, sizing } = next;
      men.show({ placement, flipped, style, sizing }, glides(), hints, kept);
      coordinates.show(next.coordinates, flipped);
      cells.setFlipped(flipped);
      if (!drawnOnce || next.interactive !== before.interactive || !next.interactive) dress();
      drawnOnce = true;
      if (question !== null && !stillAsked(question, before, next)) question.close();
      paint();
      if (next.fen !== before.fen) awaiting.arrived();
    },
    focus() {
      if (view.interactive) cells.element(focus).focus({ preventScroll: true });
    },
    cancelPending() {
      if (question !== null) question.close();
      else if (hand.press !== null || hand.selected !== null) letGo(true);
      else return awaiting.drop();
      return true;
    },
    destroy() {
      question?.close();
      document.removeEventListener("keydown", onPageKey, true);
      document.removeEventListener("pointerdown", onPagePress, true);
      root.remove();
    },
  };
}

/** Whether a question still fits: the same move may still be made, on a board that stands the same way up. */
function stillAsked({ from, to, kind }: Question, before: BoardView, next: BoardView): boolean {
  if (!next.interactive || next.flipped !== before.flipped) return false;
  if (!(next.destinations[from] ?? []).includes(to)) return false;
  return kind !== "promote" || next.promotions.includes(from + to);
}
