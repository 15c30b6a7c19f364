/** What the board is given and what it gives back. It knows squares and pieces, and no chess. */
import type { StyleName } from "../pieces/registry.ts";
import type { Colour, Piece, Role, Sizing } from "../pieces/style.ts";

/**
 * A castling that may be made now. `shared` says that the king could also simply step to `king_to`; then a chooser
 * asks which is meant. A castling is reported as the king's move to `rook_from`.
 */
export interface Castling {
  readonly king_from: string;
  readonly rook_from: string;
  readonly king_to: string;
  readonly rook_to: string;
  readonly shared: boolean;
}

/**
 * A mark of a diagram on one square. `reach`: a piece may go there, drawn as in play, a dot or on a piece a ring;
 * `frame`: this square; `cross`: not this one.
 */
export interface Mark {
  readonly square: string;
  readonly kind: "reach" | "dot" | "ring" | "frame" | "cross";
}

/** All that a board shows. Squares are named as in notation, `a1` to `h8`. */
export interface BoardView {
  /** A FEN; only its first field, the placement, is read. */
  readonly fen: string;
  readonly flipped: boolean;
  readonly lastMove: { readonly from: string; readonly to: string } | null;
  /** Squares of kings in check. */
  readonly checked: readonly string[];
  /** Where each piece may go. A castling stands there by the king's final square and by its own rook's. */
  readonly destinations: Readonly<Record<string, readonly string[]>>;
  /** Moves that ask for a piece, as from and to: `e7e8`. */
  readonly promotions: readonly string[];
  readonly castlings: readonly Castling[];
  readonly marks: readonly Mark[];
  /** Whether moves can be made on it. A board that is not is a picture with one text alternative. */
  readonly interactive: boolean;
  /** Whether clicking a king and then its own rook castles (Chess960) or selects the rook (standard chess). */
  readonly clickRookCastles: boolean;
  readonly style: StyleName;
  readonly sizing: Sizing;
  readonly coordinates: boolean;
  readonly animation: boolean;
}

export type PromotionRole = "queen" | "rook" | "bishop" | "knight";
export type PromotionLetter = "q" | "r" | "b" | "n";

/** Every word the board shows or says. */
export interface BoardTexts {
  /** Name of an interactive board. */
  readonly name: string;
  /** How it is played by keyboard; read out after the name. */
  readonly help: string;
  /** `white pawn` */
  piece(piece: Piece): string;
  /** `e4, white pawn` or, with null, `e4, empty`. */
  square(square: string, piece: string | null): string;
  /** Words added to a square's name while they hold. */
  readonly state: Readonly<Record<SquareState, string>>;
  /** Said when a piece is taken up: its name and where it may go. */
  pickedUp(square: string, destinations: readonly string[]): string;
  /** Said when it is let go without a move. */
  readonly letGo: string;
  /** Said when the square that was chosen is none of its destinations. */
  notThere(square: string): string;
  /** Name of the promotion chooser for a pawn going to `square`. */
  promoteOn(square: string): string;
  promoteTo(role: PromotionRole): string;
  /** Name of the chooser between a king's step to `square` and a castling that ends there. */
  kingTo(square: string): string;
  readonly kingStep: string;
  readonly castle: string;
  /** The same two as one short word each, for sighted players. */
  readonly kingStepShort: string;
  readonly castleShort: string;
  /** Text alternative of a board that is a picture: the pieces of both sides and the marked squares. */
  picture(pieces: readonly { square: string; piece: Piece }[], marked: readonly string[]): string;
}

export type SquareState =
  | "selected"
  | "destination"
  | "capture"
  | "castling"
  | "movedFrom"
  | "movedTo"
  | "check"
  | "marked";

export interface BoardOptions {
  readonly texts: BoardTexts;
  /** Text alternative or name for this board, in place of the one made from the position. */
  readonly label?: string;
  /**
   * A move was made by hand. If a promise comes back, the piece stays where it was put until the next position is shown or
   * the promise says, by `false` or by failing, that there is none; what is pressed meanwhile is done then. Otherwise it
   * goes back at once, to move with the next view.
   */
  onMove?(from: string, to: string, promotion: PromotionLetter | null): unknown;
  /** Something for the live region. */
  say?(text: string): void;
  /** A chooser has opened or closed. */
  onChooser?(is: "open" | "closed"): void;
}

export interface Board {
  readonly element: HTMLElement;
  update(view: BoardView): void;
  /** Puts the keyboard focus on the board's current square. */
  focus(): void;
  /** Closes a chooser, takes back a drag, lets go of a selection: the first that applies. False if there was nothing. */
  cancelPending(): boolean;
  destroy(): void;
}

export type { Colour, Piece, Role, Sizing, StyleName };
