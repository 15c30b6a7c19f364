/**
 * What is said aloud, through the page's one live region: each move once, in words, a verdict
 * once, and what has changed about the list. Moves played by themselves are said like any other.
 */
import { h } from "../dom.ts";
import { entryLabel, placeOf } from "../moves/layout.ts";
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";

/** What there is to say of a change from one game state to the next; nothing for the first. */
export function sayings(now: Game, before: Game | null): string[] {
  if (before === null || before.revision === now.revision) return [];
  const said: string[] = [];
  const changed = firstDifference(now, before);
  if (otherGame(now, before)) {
    said.push(text.notice.newGame, now.verdict);
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

function otherGame(now: Game, before: Game): boolean {
  return (
    now.start.fen !== before.start.fen ||
    now.edition !== before.edition ||
    (now.rows.length === 0 && before.rows.length > 1)
  );
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
  const { side } = placeOf(changed, now);
  const length = now.rows.length - before.rows.length;
  const played = old === undefined || (before.halted?.ply === changed && now.reached === changed + 1);
  if (played && row !== undefined) {
    // Several entries at once: put back by Redo, or brought by a tail. The last says where things stand.
    const last = now.rows[Math.max(changed, now.reached - 1)] ?? row;
    return [text.said.move(placeOf(last.ply, now).side, last.words ?? last.text)];
  }
  if (row === undefined) {
    const taken = before.rows[changed];
    return taken === undefined ? [] : [text.said.tookBack(entryLabel(changed, taken.text, before))];
  }
  if (length === -1 && old !== undefined) return [text.said.deleted(entryLabel(changed, old.text, before))];
  if (length === 0 || length === 1) {
    return [text.said.changed(entryLabel(changed, row.text, now), row.words ?? row.reading ?? row.text)];
  }
  return [text.said.move(side, row.words ?? row.text), text.said.entries(now.rows.length)];
}

export interface LiveRegion {
  say(words: string): void;
}

/** Milliseconds after which what was said leaves the page; assistive technology has taken it by then. */
const KEPT_MS = 20_000;

/** Each saying is an element of its own, so that the same words said twice are heard twice. */
export function createLiveRegion(host: HTMLElement): LiveRegion {
  return {
    say(words) {
      const line = h("p", {}, words);
      host.append(line);
      setTimeout(() => line.remove(), KEPT_MS);
    },
  };
}
