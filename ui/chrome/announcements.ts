/**
 * What is said aloud of a change of the game: each move once, in words, a verdict once, and what has
 * changed about the list. Moves played by themselves are said like any other.
 */
import { entryLabel, placeOf } from "../moves/layout.ts";
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";

/** What there is to say of a change from one game state to the next; nothing for the first. */
export function announcements(now: Game, before: Game | null): string[] {
  if (before === null || before.revision === now.revision) return [];
  const said: string[] = [];
  const changed = firstDifference(now, before);
  if (now.game_number !== before.game_number) {
    // One that was opened or brought back is named by the notice of it.
    said.push(now.rows.length === 0 ? text.notice.newGame : text.said.entries(now.rows.length), now.verdict);
    return said;
  }
  if (changed !== null) said.push(...listSayings(now, before, changed));
  if (now.over && (now.verdict_code !== before.verdict_code || now.reached !== before.reached))
    said.push(now.verdict);
  if (now.halted !== null && (before.halted === null || before.halted.label !== now.halted.label)) {
    said.push(text.status.stopsAt(now.halted.label, now.halted.why));
  }
  if (now.unsaved_why !== null && before.unsaved_why !== now.unsaved_why)
    said.push(text.status.notSaved(now.unsaved_why));
  return said;
}

/** The first entry whose text is not what it was. */
function firstDifference(now: Game, before: Game): number | null {
  const shorter = Math.min(now.rows.length, before.rows.length);
  for (let ply = 0; ply < shorter; ply += 1) {
    if (now.rows[ply] !== before.rows[ply] && now.rows[ply]?.text !== before.rows[ply]?.text) return ply;
  }
  return now.rows.length === before.rows.length ? null : shorter;
}

function listSayings(now: Game, before: Game, changed: number): string[] {
  const row = now.rows[changed];
  const old = before.rows[changed];
  const grown = now.rows.length - before.rows.length;
  if (Math.abs(grown) > 1) return [text.said.entries(now.rows.length), now.verdict];
  if (row === undefined)
    return old === undefined ? [] : [text.said.tookBack(entryLabel(changed, old.text, before))];
  const words = row.words ?? row.reading ?? (row.text === "" ? text.sheet.emptyEntry : row.text);
  // A move on the board also takes the place of the entry that stopped the list.
  if (old === undefined || (before.halted?.ply === changed && now.reached === changed + 1 && grown !== 1)) {
    return [text.said.move(placeOf(changed, now).side, words)];
  }
  if (grown === -1) return [text.said.deleted(entryLabel(changed, old.text, before))];
  if (grown === 1) return [text.said.inserted(entryLabel(changed, row.text, now), words)];
  return [text.said.changed(entryLabel(changed, row.text, now), words)];
}
