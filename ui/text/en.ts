/**
 * Every string of the interface, keyed by name, a group for each part of the screen.
 * What the session says (verdicts, reasons, readings) comes from Rust and stands there.
 */
import type { Side } from "../backend/bindings.ts";

const side = (which: Side): string => (which === "white" ? "White" : "Black");

/** `12…` or `12.`: how a move number is written before an entry of that side. */
const number = (value: number, which: Side): string => (which === "white" ? `${value}.` : `${value}…`);

export const en = {
  app: { name: "Scoresheet" },
  side,
  number,
  /** An entry by number, side and text: `12… Qe7`. */
  entry: (value: number, which: Side, written: string): string => `${number(value, which)} ${written}`.trim(),
};
