/**
 * The layer of pieces: one element for each piece, kept while the piece lives, moved by transforms. A piece can be held
 * away from its square for a while (dragged, dropped and waiting for the answer); the next placement brings all home.
 */
import { PIECE_STYLES, type StyleName } from "../pieces/registry.ts";
import { drawPiece, type Piece, type Sizing } from "../pieces/style.ts";
import { cellOf, type Placement, type Square, samePiece } from "./geometry.ts";
import { match } from "./matching.ts";

/** How long a piece takes to its new square, in milliseconds; input never waits for it. */
const GLIDE_MS = 140;

/** A place on the board in squares from its top left corner, fractions allowed. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Drawing {
  readonly placement: Placement;
  readonly flipped: boolean;
  readonly style: StyleName;
  readonly sizing: Sizing;
}

export interface Men {
  readonly layer: HTMLElement;
  /**
   * Shows a placement. `hints` as in matching.ts. Held pieces go home, but for the one on `kept`, which is still in
   * somebody's hand.
   */
  show(
    drawing: Drawing,
    glide: boolean,
    hints: readonly { from: string; to: string }[],
    kept: Square | null,
  ): void;
  /** Holds the piece of a square at another place, under a finger or not. */
  hold(square: Square, place: Place, touched: boolean): void;
  /** Puts a held piece down on another square until the next placement. */
  rest(square: Square, on: Square): void;
  /** Brings held pieces back to their squares. */
  release(glide: boolean): void;
  /** Faint pieces where others will come to stand. */
  ghosts(ghosts: readonly { square: Square; piece: Piece }[]): void;
}

interface Man {
  readonly element: HTMLElement;
  piece: Piece;
  home: Place;
  /** Where it is held, if it is not at home. */
  held: Place | null;
  glide: Animation | null;
}

export function createMen(): Men {
  const layer = document.createElement("div");
  layer.className = "board__pieces";
  layer.setAttribute("aria-hidden", "true");
  let men = new Map<Square, Man>();
  let shown: Drawing = { placement: new Map(), flipped: false, style: "shapes", sizing: "hierarchical" };
  let ghostly: HTMLElement[] = [];
  let ghostKey = "";

  const make = (piece: Piece, place: Place): HTMLElement => {
    const element = document.createElement("div");
    element.className = "board__piece";
    element.append(drawPiece(PIECE_STYLES[shown.style], shown.sizing, piece));
    put(element, place);
    return element;
  };

  const redraw = (man: Man, piece: Piece): void => {
    man.piece = piece;
    man.element.replaceChildren(drawPiece(PIECE_STYLES[shown.style], shown.sizing, piece));
  };

  /** Sends a man home from wherever it is seen now. */
  const sendHome = (man: Man, glide: boolean): void => {
    const from = man.held ?? seenAt(man, layer);
    man.held = null;
    man.glide?.cancel();
    man.glide = null;
    man.element.classList.remove("board__piece--held", "board__piece--touched", "board__piece--gliding");
    put(man.element, man.home);
    if (!glide || (from.column === man.home.column && from.row === man.home.row)) return;
    man.glide = play(man.element, [{ transform: shift(from) }, { transform: shift(man.home) }]);
    if (man.glide === null) return;
    man.element.classList.add("board__piece--gliding");
    const playing = man.glide;
    playing.addEventListener("finish", () => {
      if (man.glide !== playing) return;
      man.glide = null;
      man.element.classList.remove("board__piece--gliding");
    });
  };

  const vanish = (man: Man, glide: boolean): void => {
    man.glide?.cancel();
    const fading = glide
      ? play(man.element, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }])
      : null;
    if (fading === null) man.element.remove();
    else
      for (const end of ["finish", "cancel"] as const)
        fading.addEventListener(end, () => man.element.remove());
  };

  return {
    layer,
    show(drawing, glide, hints, kept) {
      const { placement, flipped } = drawing;
      const turned = flipped !== shown.flipped;
      const restyled = drawing.style !== shown.style || drawing.sizing !== shown.sizing;
      const { shifts, gone, come } = match(shown.placement, placement, hints);
      shown = drawing;
      const next = new Map<Square, Man>();
      for (const square of gone) {
        const man = men.get(square);
        if (man !== undefined) vanish(man, glide && !turned);
        men.delete(square);
      }
      for (const { from, to } of shifts) {
        const man = men.get(from);
        men.delete(from);
        if (man === undefined) continue;
        next.set(to, man);
      }
      for (const [square, man] of men) next.set(square, man);
      for (const [square, man] of next) {
        const piece = placement.get(square);
        if (piece !== undefined && (restyled || !samePiece(piece, man.piece))) redraw(man, piece);
        const home = cellOf(square, flipped);
        const stays = home.column === man.home.column && home.row === man.home.row;
        if (stays && (man.held === null || square === kept)) continue;
        const from = man.held ?? seenAt(man, layer);
        man.home = home;
        man.held = from;
        if (square !== kept) sendHome(man, glide && !turned);
      }
      for (const square of come) {
        const piece = placement.get(square);
        if (piece === undefined) continue;
        const home = cellOf(square, flipped);
        const man: Man = { element: make(piece, home), piece, home, held: null, glide: null };
        layer.append(man.element);
        next.set(square, man);
      }
      men = next;
    },
    hold(square, place, touched) {
      const man = men.get(square);
      if (man === undefined) return;
      man.glide?.cancel();
      man.glide = null;
      man.held = place;
      man.element.classList.add("board__piece--held");
      man.element.classList.toggle("board__piece--touched", touched);
      put(man.element, place);
    },
    rest(square, on) {
      const man = men.get(square);
      if (man === undefined) return;
      man.held = cellOf(on, shown.flipped);
      man.element.classList.remove("board__piece--touched");
      man.element.classList.add("board__piece--held");
      put(man.element, man.held);
    },
    release(glide) {
      for (const man of men.values()) if (man.held !== null) sendHome(man, glide);
    },
    ghosts(ghosts) {
      const key = ghosts.map(({ square, piece }) => square + piece.colour + piece.role).join();
      if (key === ghostKey) return;
      ghostKey = key;
      for (const element of ghostly) element.remove();
      ghostly = ghosts.map(({ square, piece }) => {
        const element = make(piece, cellOf(square, shown.flipped));
        element.classList.add("board__ghost");
        layer.append(element);
        return element;
      });
    },
  };
}

function shift({ column, row }: Place): string {
  return `translate(${column * 100}%, ${row * 100}%)`;
}

function put(element: HTMLElement, place: Place): void {
  element.style.transform = shift(place);
}

/** Where a man is seen: at home, or on its way there. */
function seenAt(man: Man, layer: HTMLElement): Place {
  if (man.glide === null) return man.home;
  const box = man.element.getBoundingClientRect();
  const board = layer.getBoundingClientRect();
  if (board.width === 0) return man.home;
  return {
    column: ((box.left - board.left) / board.width) * 8,
    row: ((box.top - board.top) / board.height) * 8,
  };
}

/** Null where nothing should or can be animated. */
function play(element: HTMLElement, frames: Keyframe[]): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate(frames, { duration: GLIDE_MS, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}
