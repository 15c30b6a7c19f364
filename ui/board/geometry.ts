/** Squares, where they are on the screen, and the placement field of a FEN. Pure. */
import type { Piece, Role } from "../pieces/style.ts";

type FileName = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
type RankName = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Square = `${FileName}${RankName}`;
/** Edge of a square in units of the drawing. */
export const SQUARE = 100;

export type Placement = ReadonlyMap<Square, Piece>;

/** Column and row on the screen, from 0 at the left and at the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

const FILES: readonly FileName[] = ["a", "b", "c", "d", "e", "f", "g", "h"];
const RANKS: readonly RankName[] = ["1", "2", "3", "4", "5", "6", "7", "8"];

const ROLE_OF: Readonly<Record<string, Role>> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};

export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

/** The square at a file and a rank, both 0 to 7; null off the board. */
function squareAt(file: number, rank: number): Square | null {
  const f = FILES[file];
  const r = RANKS[rank];
  return f === undefined || r === undefined ? null : `${f}${r}`;
}

export function fileOf(square: Square): number {
  return square.charCodeAt(0) - 97;
}

export function rankOf(square: Square): number {
  return square.charCodeAt(1) - 49;
}

/** a1 is dark. */
export function isDark(square: Square): boolean {
  return (fileOf(square) + rankOf(square)) % 2 === 0;
}

export function cellOf(square: Square, flipped: boolean): Cell {
  return flipped
    ? { column: 7 - fileOf(square), row: rankOf(square) }
    : { column: fileOf(square), row: 7 - rankOf(square) };
}

export function squareOfCell(cell: Cell, flipped: boolean): Square | null {
  return flipped ? squareAt(7 - cell.column, cell.row) : squareAt(cell.column, 7 - cell.row);
}

/** The square under a point, given the board's box in the same coordinates; null outside of it. */
export function squareUnder(
  point: { readonly x: number; readonly y: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  flipped: boolean,
): Square | null {
  if (box.width <= 0 || box.height <= 0) return null;
  const column = Math.floor(((point.x - box.left) / box.width) * 8);
  const row = Math.floor(((point.y - box.top) / box.height) * 8);
  return squareOfCell({ column, row }, flipped);
}

/** All squares in reading order of the screen, from its top left. */
export function squaresInOrder(flipped: boolean): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const square = squareOfCell({ column, row }, flipped);
      if (square !== null) squares.push(square);
    }
  }
  return squares;
}

/**
 * Reads the placement field of a FEN. Total: what is no piece or digit, or stands off the board, is passed over. The
 * session sends whole fields; a board that draws a text as it is typed may be handed half of one.
 */
export function readPlacement(fen: string): Placement {
  const placement = new Map<Square, Piece>();
  const field = fen.trim().split(/\s/, 1)[0] ?? "";
  field.split("/").forEach((rank, row) => {
    let column = 0;
    for (const letter of rank) {
      const skip = letter >= "1" && letter <= "8" ? Number(letter) : 0;
      const role = ROLE_OF[letter.toLowerCase()];
      const square = squareAt(column, 7 - row);
      if (role !== undefined && square !== null) {
        placement.set(square, { colour: letter === letter.toLowerCase() ? "black" : "white", role });
      }
      if (skip > 0) column += skip;
      else if (role !== undefined) column += 1;
    }
  });
  return placement;
}

export function samePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  return a !== undefined && b !== undefined && a.colour === b.colour && a.role === b.role;
}
