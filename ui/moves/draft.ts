/**
 * What is being typed on the blank line, and for which ply it was meant. The list may grow by
 * itself while somebody types there: then the text must not land at another side's turn.
 */
import type { Preview, Row } from "../backend/bindings.ts";

/** What a commit on the blank line should do. */
export type DraftFate =
  /** Nothing was typed. */
  | { kind: "nothing" }
  /** The ply it was meant for is still the blank line: write it there. */
  | { kind: "append"; ply: number }
  /** The list moved on: hold it against the entry that took its ply. */
  | { kind: "taken"; by: Row }
  /** The list became shorter: the ply it was meant for lies beyond the blank line. */
  | { kind: "beyond" };

export function draftFate(typed: string, meantFor: number, rows: readonly Row[]): DraftFate {
  if (typed.trim() === "") return { kind: "nothing" };
  if (meantFor === rows.length) return { kind: "append", ply: meantFor };
  const by = rows[meantFor];
  return by === undefined ? { kind: "beyond" } : { kind: "taken", by };
}

/** Whether a text, as the session would read it, says the very move that stands there already. */
export function readsAsSameMove(preview: Preview, row: Row): boolean {
  if (preview.san !== null && row.san !== null) return preview.san === row.san;
  if (preview.uci === null || row.uci === null) return false;
  return preview.uci === row.uci && preview.outcome === row.outcome;
}
