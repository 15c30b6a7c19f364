/**
 * What a rules page is made of. Pages are data: the words and diagrams live in this folder, the drawing in
 * `ui/rules/`. Text may mark notation with back-ticks: `Nf3`.
 */
import type { Variant } from "../../backend/bindings.ts";

/** The facts a reader needs to play a whole game and decide who won. A test holds the pages against them. */
export const FACTS = [
  "aim",
  "turns",
  "rook-moves",
  "bishop-moves",
  "queen-moves",
  "knight-moves",
  "king-moves",
  "pawn-moves",
  "pawn-captures",
  "pawn-attacks-differ",
  "check-forbids",
  "check-answers",
  "castling-squares",
  "castling-unmoved",
  "castling-empty",
  "castling-unattacked",
  "en-passant",
  "promotion",
  "promotion-unlimited",
  "checkmate",
  "stalemate",
  "stalemate-differs",
  "insufficient-material",
  "threefold",
  "threefold-rights",
  "fifty-moves",
  "forced-moves",
  "forced-wait-halted",
  "list-edit",
  "list-illegal",
  "list-halts",
  "list-struck",
  "not-saved",
  "960-start",
  "960-castle-short",
  "960-castle-long",
  "960-empty",
  "960-unattacked",
  "960-notation",
  "960-scores",
  "960-squares",
] as const;

/** One of the facts. */
export type Fact = (typeof FACTS)[number];

/** What a diagram shows, in a form that a test can hold against the rules. */
export type Claim =
  /** The marked squares are exactly where the piece on `from` may go. */
  | { is: "moves"; from: string }
  /** After `moves` (from and to, `e2e4`) the status line says `text`. */
  | { is: "verdict"; text: string; moves?: readonly string[] }
  /** The position is what the diagram `of` becomes by the move. */
  | { is: "after"; of: string; move: string }
  /** The move, from and to, is refused. */
  | { is: "illegal"; move: string }
  /** The move is the only one there is. */
  | { is: "only"; move: string }
  /** The position is reached by these entries of the list from the standard start. */
  | { is: "entries"; entries: readonly string[] };

/** A board with marked squares and a caption; the text alternative is told from the position. */
export interface Diagram {
  readonly id: string;
  readonly fen: string;
  readonly variant?: Variant;
  readonly marks?: readonly string[];
  readonly caption: string;
  readonly claim: Claim;
}

/** One piece of a page, with the facts it tells. */
export type Block = { readonly facts?: readonly Fact[] } & (
  | { readonly p: string }
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly figures: readonly Diagram[] }
);

/** A headed part of a page. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A page. */
export interface Page {
  readonly id: "playing" | "chess960" | "questions";
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Every diagram of a page, in order. */
export function diagrams(page: Page): readonly Diagram[] {
  return page.sections.flatMap((section) =>
    section.blocks.flatMap((block) => ("figures" in block ? block.figures : [])),
  );
}
