/**
 * Where an entry stands on the sheet. Entry 0 belongs to the side that begins; from there sides
 * alternate by index. A sheet that Black begins has an empty White place in its first row (`1…`).
 */
import type { Row, Side } from "../backend/bindings.ts";
import { text } from "../text/index.ts";

/** How the first entry is numbered and whose it is. */
export interface Numbering {
  readonly first_number: number;
  readonly first_turn: Side;
}

export interface Place {
  /** Row of the sheet, from 0. */
  readonly row: number;
  readonly side: Side;
  /** The move number written in front of that row. */
  readonly number: number;
}

/** Rows of one block: a block of 64 entries is what the browser may skip while it is out of view. */
export const ROWS_PER_BLOCK = 32;

const offset = (numbering: Numbering): number => (numbering.first_turn === "black" ? 1 : 0);

export function placeOf(ply: number, numbering: Numbering): Place {
  const slot = ply + offset(numbering);
  const row = Math.floor(slot / 2);
  return { row, side: slot % 2 === 0 ? "white" : "black", number: numbering.first_number + row };
}

/** The entry at a place, or null where a sheet begun by Black has none. */
export function plyAt(row: number, side: Side, numbering: Numbering): number | null {
  const ply = row * 2 + (side === "black" ? 1 : 0) - offset(numbering);
  return ply < 0 ? null : ply;
}

/** What stands in front of a row: `12.`, or `12…` in the first row of a sheet that Black begins. */
export function rowLabel(row: number, numbering: Numbering): string {
  const begunByBlack = row === 0 && numbering.first_turn === "black";
  return text.number(numbering.first_number + row, begunByBlack ? "black" : "white");
}

/** An entry's number alone: `12.` or `12…`. */
export function numberOf(ply: number, numbering: Numbering): string {
  const place = placeOf(ply, numbering);
  return text.number(place.number, place.side);
}

/** An entry as it is spoken of: `12… Qe7`. */
export function entryLabel(ply: number, written: string, numbering: Numbering): string {
  const place = placeOf(ply, numbering);
  return text.entry(place.number, place.side, written);
}

/** Whether two rows would be drawn alike. */
export function sameRow(one: Row, other: Row): boolean {
  return (
    one === other ||
    (one.text === other.text &&
      one.outcome === other.outcome &&
      one.san === other.san &&
      one.why === other.why &&
      one.edited === other.edited &&
      one.earlier === other.earlier &&
      one.auto === other.auto &&
      one.note === other.note)
  );
}

/** Signs that say nothing about which move it is: they may differ and the text still says what SAN says. */
const DECORATION = /[!?+#\s]|e\.p\./g;

/** The letter that a figurine, or a shape of our own, stands for. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ["K♔♚✚", "Q♕♛✱", "R♖♜□", "B♗♝△", "N♘♞"].flatMap(([letter = "", ...signs]) =>
    signs.map((sign) => [sign, letter]),
  ),
);

/** The move as PGN writes it, where that is worth showing beside a text that says it otherwise. */
export function sanBeside(row: Row): string | null {
  if (row.san === null) return null;
  // Castling by digits is castling by letters, a figurine is its letter: else whole lists would say every move twice.
  const plain = (written: string): string =>
    [...written.replace(DECORATION, "").replaceAll("0", "O")].map((sign) => LETTERS[sign] ?? sign).join("");
  return plain(row.text) === plain(row.san) ? null : row.san;
}
