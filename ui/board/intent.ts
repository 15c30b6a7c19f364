/**
 * What a from-square and a to-square mean together, by the lists that came with the view. Pure; the only file that
 * reads destinations, promotions and castlings.
 */
import { fileOf, isSquare, type Placement, type Square } from "./geometry.ts";
import type { BoardView, Castling } from "./types.ts";

/** How a destination was named: by dropping the piece on it, or by a click or key on it. */
export type Way = "drop" | "pick";

export type Intent =
  | { readonly kind: "move"; readonly from: Square; readonly to: Square }
  | { readonly kind: "promote"; readonly from: Square; readonly to: Square }
  /** Both a king's step to `to` and a castling that ends there are possible. */
  | { readonly kind: "stepOrCastle"; readonly from: Square; readonly to: Square; readonly castling: Castling }
  | { readonly kind: "select"; readonly square: Square }
  | { readonly kind: "none" };

/** What a destination is, for its mark and its words. `rook` is the castling rook's own square. */
export type Target = "quiet" | "capture" | "castling" | "rook";

type Moves = Pick<BoardView, "destinations" | "promotions" | "castlings" | "clickRookCastles">;

export function isMovable(view: Moves, square: Square): boolean {
  return (view.destinations[square]?.length ?? 0) > 0;
}

/** The castling that a king going from `from` to `to` would make or could make, by either of its squares. */
export function castlingTo(view: Moves, from: string, to: string): Castling | null {
  return (
    view.castlings.find((c) => c.king_from === from && c.rook_from === to) ??
    view.castlings.find((c) => c.king_from === from && c.king_to === to) ??
    null
  );
}

export function intentOf(view: Moves, from: Square, to: Square, way: Way): Intent {
  if (!(view.destinations[from] ?? []).includes(to)) {
    return isMovable(view, to) && way === "pick" ? { kind: "select", square: to } : { kind: "none" };
  }
  const castling = castlingTo(view, from, to);
  if (castling !== null) {
    const onRook = castling.rook_from === to;
    // In standard chess a rook that is clicked is meant itself, unless it stands where the king would end.
    if (onRook && way === "pick" && !view.clickRookCastles && castling.king_to !== to) {
      return isMovable(view, to) ? { kind: "select", square: to } : { kind: "none" };
    }
    if (!onRook && castling.shared) return { kind: "stepOrCastle", from, to, castling };
    return { kind: "move", from, to: isSquare(castling.rook_from) ? castling.rook_from : to };
  }
  if (view.promotions.includes(from + to)) return { kind: "promote", from, to };
  return { kind: "move", from, to };
}

/**
 * The destinations of a piece and what each of them is. The castling rook's square is among them only where naming it
 * would castle: always for a drop, for a pick where the view says so.
 */
export function targetsOf(view: Moves, placement: Placement, from: Square, way: Way): Map<Square, Target> {
  const targets = new Map<Square, Target>();
  const mover = placement.get(from);
  for (const to of view.destinations[from] ?? []) {
    if (!isSquare(to)) continue;
    const castling = castlingTo(view, from, to);
    if (castling !== null && castling.rook_from === to) {
      if (intentOf(view, from, to, way).kind === "move") targets.set(to, "rook");
    } else if (castling !== null) {
      targets.set(to, "castling");
    } else {
      const victim = placement.get(to);
      // A pawn that leaves its file takes something, even where the square it goes to is empty.
      const takes = victim !== undefined || (mover?.role === "pawn" && fileOf(to) !== fileOf(from));
      targets.set(to, takes ? "capture" : "quiet");
    }
  }
  return targets;
}
