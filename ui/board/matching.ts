/** Which piece of one placement became which piece of the next, so that pieces glide and are not redrawn. Pure. */
import { fileOf, isSquare, type Placement, rankOf, type Square, samePiece } from "./geometry.ts";

export interface Shift {
  readonly from: Square;
  readonly to: Square;
}

export interface Matching {
  /** Pieces that went elsewhere, some of them as another role (promotion and its undoing). */
  readonly shifts: readonly Shift[];
  /** Pieces that are no more. */
  readonly gone: readonly Square[];
  /** Pieces that came from nowhere. */
  readonly come: readonly Square[];
}

/**
 * `hints` are moves that are known to lie between the two, best first: the last move of the new view, and the last
 * move of the old one backwards (an undo). The rest is matched by likeness, nearest first.
 */
export function match(
  before: Placement,
  after: Placement,
  hints: readonly { readonly from: string; readonly to: string }[],
): Matching {
  const gone = new Set<Square>();
  const come = new Set<Square>();
  for (const [square, piece] of before) if (!samePiece(piece, after.get(square))) gone.add(square);
  for (const [square, piece] of after) if (!samePiece(piece, before.get(square))) come.add(square);

  const shifts: Shift[] = [];
  const pair = (from: Square, to: Square): void => {
    shifts.push({ from, to });
    gone.delete(from);
    come.delete(to);
  };

  for (const { from, to } of hints) {
    if (!isSquare(from) || !isSquare(to) || !gone.has(from) || !come.has(to)) continue;
    if (before.get(from)?.colour === after.get(to)?.colour) pair(from, to);
  }

  const candidates: { shift: Shift; distance: number }[] = [];
  for (const from of gone) {
    for (const to of come) {
      if (samePiece(before.get(from), after.get(to)))
        candidates.push({ shift: { from, to }, distance: distance(from, to) });
    }
  }
  candidates.sort((a, b) => a.distance - b.distance);
  for (const { shift } of candidates) {
    if (gone.has(shift.from) && come.has(shift.to)) pair(shift.from, shift.to);
  }
  return { shifts, gone: [...gone], come: [...come] };
}

/** Steps of a king between two squares. */
function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
}
