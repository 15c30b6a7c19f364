/** Changes of the list that take something away: a notice of each says what went, and puts it back. */
import type { Foot } from "../moves/foot.ts";
import { entryLabel } from "../moves/layout.ts";
import type { Store } from "../state.ts";
import { text } from "../text/index.ts";
import type { Attempt } from "./runner.ts";

export interface ListChanges {
  /** Deletes an entry, with a notice that puts it back. */
  removeEntry(ply: number): void;
  /** Cuts from an entry on, with a notice that puts it all back. */
  cutFrom(ply: number): void;
}

export function createListChanges(attempt: Attempt, store: Store, foot: Foot): ListChanges {
  /** An entry as it stands now, and how many there are from it on; nothing if it is gone. */
  function entryAt(ply: number): { label: string; fromHere: number } | null {
    const game = store.game();
    const row = game?.rows[ply];
    if (game === null || row === undefined) return null;
    return { label: entryLabel(ply, row.text, game), fromHere: game.rows.length - ply };
  }

  return {
    removeEntry(ply) {
      const entry = entryAt(ply);
      if (entry === null) return;
      void attempt("delete_entry", { ply }).then((done) => {
        if (!done) return;
        foot.changed(text.sheet.removed(entry.label), {
          label: text.sheet.removedPutBack,
          act: () => void attempt("put_back", {}),
        });
      });
    },
    cutFrom(ply) {
      const entry = entryAt(ply);
      if (entry === null) return;
      void attempt("cut", { ply }).then((done) => {
        if (!done) return;
        foot.changed(text.notice.cut(entry.label), {
          label: text.notice.cutPutBack,
          act: () => void attempt("redo", { times: entry.fromHere }),
        });
      });
    },
  };
}
