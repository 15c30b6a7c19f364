/**
 * The pieces of a drawing: one group for each piece, kept while the piece lives, moved by transforms. A piece can be held
 * away from its square for a while (dragged, dropped and waiting for the answer); the next placement brings all home.
 */
import { PIECE_STYLES } from "../pieces/registry.ts";
import { drawPiece, type Piece } from "../pieces/style.ts";
import { svg } from "../pieces/svg.ts";
import { cellOf, type Placement, SQUARE, type Square, samePiece } from "./geometry.ts";
import type { Ghost } from "./marks.ts";
import { match } from "./matching.ts";
import type { BoardView } from "./types.ts";

/** How long a piece takes to its new square, in milliseconds; input never waits for it. */
const GLIDE_MS = 140;

/** A place on the board in squares from its top left corner, fractions allowed. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** How a piece changes its place: seen on its way, or at once. */
export type Motion = "glide" | "jump";

type Look = Pick<BoardView, "flipped" | "style" | "sizing">;

export interface Men {
  readonly layer: SVGGElement;
  /**
   * Shows a placement. `hints` as in matching.ts. Held pieces go home, but for the one on `kept`, which is still in
   * somebody's hand.
   */
  show(
    placement: Placement,
    look: Look,
    motion: Motion,
    hints: readonly { from: string; to: string }[],
    kept: Square | null,
  ): void;
  /** Holds the piece of a square at another place, under a finger or another pointer. */
  hold(square: Square, place: Place, under: "finger" | "pointer"): void;
  /** Puts a held piece down on another square until the next placement. */
  rest(square: Square, on: Square): void;
  /** Brings held pieces back to their squares. */
  release(motion: Motion): void;
  /** Faint pieces where others will come to stand. */
  ghosts(ghosts: readonly Ghost[]): void;
}

interface Man {
  readonly element: SVGGElement;
  piece: Piece;
  home: Place;
  /** Where it is held, if it is not at home. */
  held: Place | null;
  glide: Animation | null;
}

export function createMen(): Men {
  const layer = svg("g", { class: "board__pieces" });
  let men = new Map<Square, Man>();
  let shown: Placement = new Map();
  let look: Look = { flipped: false, style: "shapes", sizing: "hierarchical" };
  let ghostly: SVGGElement[] = [];
  let ghostKey = "";

  const draw = (piece: Piece): SVGGElement => drawPiece(PIECE_STYLES[look.style], look.sizing, piece);

  const make = (piece: Piece, place: Place, kind: string): SVGGElement => {
    const element = svg("g", { class: kind }, draw(piece));
    put(element, place);
    raise(layer, element);
    return element;
  };

  const move = (man: Man, home: Place, motion: Motion): void => {
    man.held ??= seenAt(man);
    man.home = home;
    sendHome(layer, man, motion);
  };

  return {
    layer,
    show(placement, next, wanted, hints, kept) {
      const motion = next.flipped === look.flipped ? wanted : "jump";
      const restyled = next.style !== look.style || next.sizing !== look.sizing;
      const { shifts, gone, come } = match(shown, placement, hints);
      shown = placement;
      look = next;
      for (const square of gone) {
        const man = men.get(square);
        if (man !== undefined) vanish(man, motion);
        men.delete(square);
      }
      const left = men;
      men = new Map();
      for (const { from, to } of shifts) {
        const man = left.get(from);
        left.delete(from);
        if (man !== undefined) men.set(to, man);
      }
      for (const [square, man] of left) men.set(square, man);
      for (const [square, man] of men) {
        const piece = placement.get(square) ?? man.piece;
        if (restyled || !samePiece(piece, man.piece)) man.element.replaceChildren(draw(piece));
        man.piece = piece;
        const home = cellOf(square, look.flipped);
        if (square === kept) man.home = home;
        else if (man.held !== null || !samePlace(home, man.home)) move(man, home, motion);
      }
      for (const square of come) {
        const piece = placement.get(square);
        if (piece === undefined) continue;
        const home = cellOf(square, look.flipped);
        men.set(square, { element: make(piece, home, "board__piece"), piece, home, held: null, glide: null });
      }
    },
    hold(square, place, under) {
      const man = men.get(square);
      if (man === undefined) return;
      pickUp(layer, man, place);
      man.element.classList.toggle("board__piece--touched", under === "finger");
    },
    rest(square, on) {
      const man = men.get(square);
      if (man === undefined) return;
      pickUp(layer, man, cellOf(on, look.flipped));
      man.element.classList.remove("board__piece--touched");
    },
    release(motion) {
      for (const man of men.values()) if (man.held !== null) sendHome(layer, man, motion);
    },
    ghosts(ghosts) {
      const key = ghosts.map(({ square, piece }) => square + piece.colour + piece.role).join();
      if (key === ghostKey) return;
      ghostKey = key;
      for (const element of ghostly) element.remove();
      ghostly = ghosts.map(({ square, piece }) => make(piece, cellOf(square, look.flipped), "board__ghost"));
    },
  };
}

function samePlace(a: Place, b: Place): boolean {
  return a.column === b.column && a.row === b.row;
}

/** The middle of a place, in units of the drawing. */
function middleOf({ column, row }: Place): [x: number, y: number] {
  return [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE];
}

function put(element: SVGGElement, place: Place): void {
  element.setAttribute("transform", `translate(${middleOf(place).join(" ")})`);
}

/** Draws an element above all but those that are held. */
function raise(layer: SVGGElement, element: SVGGElement): void {
  layer.insertBefore(element, layer.querySelector(".board__piece--held"));
}

function pickUp(layer: SVGGElement, man: Man, place: Place): void {
  stop(man);
  man.held = place;
  put(man.element, place);
  if (man.element.classList.contains("board__piece--held")) return;
  layer.append(man.element);
  man.element.classList.add("board__piece--held");
}

function stop(man: Man): void {
  man.glide?.cancel();
  man.glide = null;
}

/** Sends a man home from wherever it is seen now. */
function sendHome(layer: SVGGElement, man: Man, motion: Motion): void {
  const from = man.held ?? seenAt(man);
  stop(man);
  man.held = null;
  man.element.classList.remove("board__piece--held", "board__piece--touched");
  put(man.element, man.home);
  if (motion === "jump" || samePlace(from, man.home)) return;
  raise(layer, man.element);
  const frames = [from, man.home].map((place) => {
    const [x, y] = middleOf(place);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const playing = play(man.element, frames);
  man.glide = playing;
  playing?.addEventListener("finish", () => {
    if (man.glide === playing) man.glide = null;
  });
}

/** Takes a man off the board, fading where pieces glide: whatever takes its place is on its way. */
function vanish(man: Man, motion: Motion): void {
  stop(man);
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];
  const fading = motion === "glide" ? play(man.element, frames) : null;
  if (fading === null) man.element.remove();
  else
    for (const end of ["finish", "cancel"] as const) fading.addEventListener(end, () => man.element.remove());
}

/** Where a man is seen: at home, or on its way there. */
function seenAt(man: Man): Place {
  if (man.glide === null) return man.home;
  const { e, f } = new DOMMatrix(getComputedStyle(man.element).transform);
  return { column: e / SQUARE - 0.5, row: f / SQUARE - 0.5 };
}

/** Null where nothing can be animated. */
function play(element: SVGGElement, frames: Keyframe[]): Animation | null {
  if (typeof element.animate !== "function") return null;
  return element.animate(frames, { duration: GLIDE_MS, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}
