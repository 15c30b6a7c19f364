/** The board under mouse, pen and finger: what the machine of pointing.ts is fed with, and what is done with its answers. */
import { carryOut } from "./carry-out.ts";
import { type Square, squareUnder } from "./geometry.ts";
import type { Place } from "./men.ts";
import { type PointerInput, point } from "./pointing.ts";
import { type BoardAtWork, focusOn, render } from "./render.ts";
import { listens } from "./state.ts";

/** How far a press may wander and still be a click, in CSS pixels: a hand on a mouse is steadier than a fingertip. */
const SLOP = { mouse: 4, other: 9 } as const;

/** Listens at the board's own element, for as long as there is one. */
export function listenToPointer(board: BoardAtWork): void {
  const { root, state } = board;
  /** A handler whose events wait while a move is on its way. */
  const inTurn = (
    type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture",
    handler: (board: BoardAtWork, event: PointerEvent) => void,
  ): void => {
    const order = type === "pointerdown" ? "begins" : "follows";
    root.addEventListener(type, (event) => {
      if (!state.awaiting.hold(() => handler(board, event), order)) handler(board, event);
    });
  };
  root.addEventListener("pointerdown", (event) => capture(board, event));
  inTurn("pointerdown", onDown);
  inTurn("pointermove", onMove);
  inTurn("pointerup", onUp);
  inTurn("pointercancel", onLost);
  inTurn("lostpointercapture", onLost);
  root.addEventListener("pointerleave", () => pointAt(board, null));
  // No context menu over the moves, and no focus for the board itself: with the pointer captured, a press would count
  // as one on the board and not on its square, and take the focus from the square again.
  for (const type of ["contextmenu", "mousedown"])
    root.addEventListener(type, (event) => {
      if (listens(state)) event.preventDefault();
    });
}

/** Gives the machine an input that may end a press, and does what comes of it. */
export function feed(board: BoardAtWork, input: PointerInput): void {
  const { state } = board;
  const way = state.hand.press?.dragging === true ? "drop" : "pick";
  const { hand, intent } = point(state.hand, input, state.view);
  state.hand = hand;
  if (hand.press !== null) render(board);
  else carryOut(board, intent, way);
}

/** A press is the board's until it is let go, wherever that is, even if it has to wait for its turn. */
function capture({ state, root }: BoardAtWork, event: PointerEvent): void {
  if (!listens(state) || event.button !== 0) return;
  try {
    root.setPointerCapture(event.pointerId);
  } catch {
    // The pointer is gone already, or was made by a script: then its events still come, if only from the board.
  }
}

function onDown(board: BoardAtWork, event: PointerEvent): void {
  const { state } = board;
  if (!listens(state)) return;
  if (event.button === 2) feed(board, { kind: "abort" });
  const square = squareOf(board, event);
  if (event.button !== 0 || square === null || state.hand.press !== null) return;
  state.pointed = null;
  focusOn(board, square);
  feed(board, { kind: "press", pointer: event.pointerId, square, point: placeOnPage(event) });
}

function onMove(board: BoardAtWork, event: PointerEvent): void {
  const { state, drawing } = board;
  if (!listens(state)) return;
  const over = squareOf(board, event);
  const { press: before } = state.hand;
  if (before === null) {
    if (event.pointerType === "mouse") pointAt(board, over);
    return;
  }
  if (event.pointerId !== before.pointer) return;
  // A second button pressed during a drag comes as a move, not as a press.
  if ((event.buttons & 2) !== 0) {
    feed(board, { kind: "abort" });
    return;
  }
  const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.other;
  const input = { kind: "move", pointer: event.pointerId, point: placeOnPage(event), over, slop } as const;
  state.hand = point(state.hand, input, state.view).hand;
  const { press } = state.hand;
  if (press === null) return;
  if (press.dragging) {
    const under = event.pointerType === "touch" ? "finger" : "pointer";
    drawing.men.hold(press.square, placeOnBoard(board, event), under);
  }
  if (press.over !== before.over || press.dragging !== before.dragging || press.kind !== before.kind)
    render(board);
}

function onUp(board: BoardAtWork, event: PointerEvent): void {
  if (board.state.hand.press !== null)
    feed(board, { kind: "release", pointer: event.pointerId, over: squareOf(board, event) });
}

function onLost(board: BoardAtWork, event: PointerEvent): void {
  if (board.state.hand.press !== null) feed(board, { kind: "lost", pointer: event.pointerId });
}

function pointAt(board: BoardAtWork, square: Square | null): void {
  const { state } = board;
  if (square === state.pointed) return;
  state.pointed = square;
  if (state.hand.selected !== null) render(board);
}

function placeOnPage({ clientX, clientY }: PointerEvent): { x: number; y: number } {
  return { x: clientX, y: clientY };
}

function squareOf({ root, state }: BoardAtWork, event: PointerEvent): Square | null {
  return squareUnder(placeOnPage(event), root.getBoundingClientRect(), state.view.flipped);
}

/** Where a piece is whose middle is under the pointer. */
function placeOnBoard({ root }: BoardAtWork, event: PointerEvent): Place {
  const box = root.getBoundingClientRect();
  const at = (from: number, size: number): number => (size === 0 ? 0 : (from / size) * 8 - 0.5);
  return { column: at(event.clientX - box.left, box.width), row: at(event.clientY - box.top, box.height) };
}
