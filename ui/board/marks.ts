/** Which marks stand on which squares, and which ghosts; pure. How a mark looks is in mark-shapes.ts. */
import { isSquare, type Placement, type Square } from "./geometry.ts";
import { castlingTo, type Target, targetsOf } from "./intent.ts";
import type { Hand } from "./pointing.ts";
import type { BoardView, Mark, Piece } from "./types.ts";

export type MarkKind =
  | "movedFrom"
  | "movedTo"
  | "check"
  | "selected"
  | "quiet"
  | "capture"
  | "castling"
  | "rook"
  | "over"
  | Exclude<Mark["kind"], "reach">;

export interface Ghost {
  readonly square: Square;
  readonly piece: Piece;
}

export interface Marked {
  /** Marks by square, in the order they are painted. */
  readonly marks: ReadonlyMap<Square, readonly MarkKind[]>;
  readonly targets: ReadonlyMap<Square, Target>;
  /** Where king and rook will stand after the castling that is pointed at. */
  readonly ghosts: readonly Ghost[];
}

/**
 * `pointed` is the square under the pointer or the keyboard's focus, whichever moved last.
 */
export function markedBy(view: BoardView, placement: Placement, hand: Hand, pointed: Square | null): Marked {
  const marks = new Map<Square, MarkKind[]>();
  const mark = (square: string, kind: MarkKind): void => {
    if (!isSquare(square)) return;
    const there = marks.get(square);
    if (there === undefined) marks.set(square, [kind]);
    else there.push(kind);
  };

  if (view.lastMove !== null) {
    mark(view.lastMove.from, "movedFrom");
    mark(view.lastMove.to, "movedTo");
  }
  for (const square of view.checked) mark(square, "check");
  for (const { square, kind } of view.marks) {
    if (kind !== "reach") mark(square, kind);
    else mark(square, isSquare(square) && placement.has(square) ? "ring" : "dot");
  }

  const { selected, press } = hand;
  if (selected === null) return { marks, targets: new Map(), ghosts: [] };

  mark(selected, "selected");
  const targets = targetsOf(view, placement, selected, press?.kind === "lift" ? "drop" : "pick");
  for (const [square, target] of targets) mark(square, target);
  const over = press === null ? null : press.over;
  if (over !== null && press?.dragging === true && targets.has(over)) mark(over, "over");
  return { marks, targets, ghosts: ghostsOf(view, placement, selected, over ?? pointed, targets) };
}

function ghostsOf(
  view: BoardView,
  placement: Placement,
  selected: Square,
  pointed: Square | null,
  targets: ReadonlyMap<Square, Target>,
): Ghost[] {
  const target = pointed === null ? undefined : targets.get(pointed);
  if (pointed === null || (target !== "castling" && target !== "rook")) return [];
  const castling = castlingTo(view, selected, pointed);
  if (castling === null) return [];
  const ghosts: Ghost[] = [];
  for (const [from, to] of [
    [castling.king_from, castling.king_to],
    [castling.rook_from, castling.rook_to],
  ]) {
    const piece = from !== undefined && isSquare(from) ? placement.get(from) : undefined;
    if (piece !== undefined && to !== undefined && isSquare(to)) ghosts.push({ square: to, piece });
  }
  return ghosts;
}
