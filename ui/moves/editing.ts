/**
 * The open edits of the sheet: an entry rewritten in its place, an entry to go before another,
 * and the blank line at the end. Typed text is never lost: what is refused comes back to an editor.
 */
import type { Preview } from "../backend/bindings.ts";
import { Refused, refusedFrom } from "../backend/port.ts";
import { h } from "../dom.ts";
import type { Game } from "../state.ts";
import { text } from "../text/index.ts";
import { draftFate, readsAsSameMove } from "./draft.ts";
import { createEditor, type Editor } from "./editor.ts";
import type { Foot } from "./foot.ts";
import type { Grid } from "./grid.ts";
import type { EditorIntent } from "./keys.ts";
import { entryLabel, numberOf } from "./layout.ts";
import { createPreviewer, previewLine } from "./preview.ts";

export interface EditingDeps {
  readonly grid: Grid;
  readonly blank: HTMLElement;
  readonly foot: Foot;
  game(): Game | null;
  /** Writes an entry; with a revision, only if the list is still at it. */
  write(ply: number, typed: string, revision?: number): Promise<void>;
  insert(ply: number, typed: string): Promise<void>;
  preview(ply: number, typed: string): Promise<Preview>;
  openGame(whole: string): void;
  /** Puts the focus on an entry, or on the blank line, without editing it. */
  focusEntry(ply: number): void;
  /** Draws the blank line anew once no editor stands in it. */
  drawBlank(): void;
}

export interface Editing {
  /** Opens the entry, or the blank line; `typed` replaces the text, null selects it. */
  open(ply: number, typed: string | null): void;
  openInsert(ply: number): void;
  /** The list changed: an edit whose entry moved or went stays as it is. */
  gameChanged(): void;
  /** Whether the blank line has an editor in it. */
  blankOpen(): boolean;
}

type OpenEntry = { readonly kind: "entry" | "insert"; readonly ply: number; readonly editor: Editor };

/** Attempts to write while the list keeps moving on under the text; more than one is already rare. */
const ATTEMPTS = 5;

export function createEditing(deps: EditingDeps): Editing {
  const { grid, blank, foot } = deps;
  let entry: OpenEntry | null = null;
  let draft: Editor | null = null;
  /** The ply that the text on the blank line was begun for; null while it is empty or not yet known. */
  let meantFor: number | null = null;
  let appending = 0;
  let queue: Promise<void> = Promise.resolve();

  const rows = () => deps.game()?.rows ?? [];
  const previewer = createPreviewer(deps.preview, (ply, typed, preview) => {
    const game = deps.game();
    if (preview === null || game === null) return;
    foot.preview(previewLine(preview, ply, typed, game, entry?.kind === "insert"));
  });

  function quiet(): void {
    previewer.cancel();
    foot.preview(null);
  }

  // — an entry in its place —

  function openEntry(kind: "entry" | "insert", ply: number, typed: string | null): void {
    const cell = grid.cell(ply);
    const game = deps.game();
    if (cell === null || game === null) return;
    closeEntry();
    foot.warn(null);
    const before = rows()[ply]?.text ?? "";
    const initial = typed ?? (kind === "entry" ? before : "");
    const label = entryLabel(ply, "", game);
    const made = createEditor(
      initial,
      {
        name:
          kind === "entry" ? text.sheet.editing(label) : text.sheet.inserting(entryLabel(ply, before, game)),
        describedBy: foot.id,
      },
      {
        typed: (now) => {
          foot.warn(null);
          previewer.ask(ply, now);
        },
        key: (intent) => entryKey(intent),
        left: () => void commitEntry(null),
        pastedGame: offerGame,
      },
    );
    entry = { kind, ply, editor: made };
    grid.hold(ply);
    cell.setAttribute("data-editing", kind);
    cell.replaceChildren(made.element);
    if (kind === "insert") cell.append(h("span", { class: "entry__why" }, text.sheet.before(before)));
    made.focus(typed === null ? "all" : "end");
    previewer.ask(ply, initial);
  }

  function entryKey(intent: EditorIntent): boolean {
    const open = entry;
    if (open === null) return false;
    switch (intent) {
      case "commit":
        void commitEntry(open.ply);
        return true;
      case "commit_forward":
        void commitEntry(open.ply + 1);
        return true;
      case "commit_backward":
        void commitEntry(Math.max(0, open.ply - 1));
        return true;
      case "restore":
        closeEntry();
        deps.focusEntry(open.ply);
        return true;
      case "leave_up":
      case "leave_down":
        return false;
      default: {
        const never: never = intent;
        return never;
      }
    }
  }

  /** Takes the editor off; the cell shows what the list holds, or `meanwhile` until it does. */
  function closeEntry(meanwhile?: string): void {
    const open = entry;
    if (open === null) return;
    entry = null;
    open.editor.close();
    const cell = grid.cell(open.ply);
    cell?.removeAttribute("data-editing");
    grid.hold(null);
    if (meanwhile === undefined) grid.redraw(open.ply);
    else cell?.replaceChildren(meanwhile);
    quiet();
  }

  async function commitEntry(focusAfter: number | null): Promise<void> {
    const open = entry;
    if (open === null) return;
    const typed = open.editor.text();
    const unchanged = open.kind === "entry" ? typed.trim() === rows()[open.ply]?.text : typed.trim() === "";
    closeEntry(open.kind === "entry" && !unchanged ? typed.trim() : undefined);
    if (focusAfter !== null) deps.focusEntry(focusAfter);
    if (unchanged) return;
    try {
      if (open.kind === "entry") await rewrite(open.ply, typed);
      else await deps.insert(open.ply, typed);
    } catch (error) {
      takeBack(open, typed, refusedFrom(error));
      return;
    }
    // Also a text that the session found to be no change at all has to be drawn as it stands.
    requestAnimationFrame(() => {
      if (entry?.ply !== open.ply) grid.redraw(open.ply);
    });
  }

  /** Rewrites an entry that is still there. One that is gone would be the blank line, and the text would be appended. */
  async function rewrite(ply: number, typed: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const game = deps.game();
      if (game === null || ply >= game.rows.length) throw new Refused("no_such_entry", "");
      try {
        await deps.write(ply, typed, game.revision);
        return;
      } catch (error) {
        const refused = refusedFrom(error);
        if (refused.code !== "stale") throw refused;
      }
    }
    throw new Refused("stale", "");
  }

  /** A refused text goes back into an editor: its own if that place is left, else the blank line's. */
  function takeBack(open: OpenEntry, typed: string, refused: Refused): void {
    const there = open.ply < rows().length && grid.cell(open.ply) !== null;
    if (entry === null && there) openEntry(open.kind, open.ply, typed);
    else giveBackToBlank(typed);
    foot.warn(text.refusal(refused));
  }

  // — the blank line —

  function openBlank(typed: string | null, selection: "all" | "end" | "none"): Editor | null {
    const game = deps.game();
    if (game === null) return null;
    closeEntry();
    if (draft === null) {
      const made = createEditor(
        typed ?? "",
        { name: text.sheet.editingBlank, describedBy: foot.id },
        {
          typed: (now) => {
            foot.warn(null);
            blankTyped(now);
          },
          key: (intent) => blankKey(intent),
          left: () => commitBlank(true),
          pastedGame: offerGame,
        },
      );
      draft = made;
      blank.setAttribute("data-editing", "");
      blank.replaceChildren(made.element);
      if (typed !== null) blankTyped(typed);
    } else if (typed !== null) {
      draft.write(draft.text() + typed);
      blankTyped(draft.text());
    }
    if (selection !== "none") draft.focus(typed === null ? selection : "end");
    return draft;
  }

  function blankTyped(now: string): void {
    if (now.trim() === "") {
      meantFor = null;
      quiet();
      return;
    }
    if (meantFor === null && appending === 0) meantFor = rows().length;
    previewer.ask(meantFor ?? rows().length, now);
  }

  function closeBlank(): void {
    const open = draft;
    if (open === null) return;
    draft = null;
    meantFor = null;
    open.close();
    blank.removeAttribute("data-editing");
    deps.drawBlank();
    quiet();
  }

  function blankKey(intent: EditorIntent): boolean {
    const end = rows().length;
    switch (intent) {
      case "commit":
        commitBlank(false);
        return true;
      case "commit_forward":
      case "commit_backward": {
        const empty = draft === null || draft.text().trim() === "";
        // An empty line keeps nobody: Tab goes on to what is next on the screen.
        if (empty && intent === "commit_forward") return false;
        commitBlank(true);
        deps.focusEntry(intent === "commit_backward" ? Math.max(0, end - 1) : end);
        return true;
      }
      case "restore":
        closeBlank();
        foot.warn(null);
        deps.focusEntry(end);
        return true;
      case "leave_up":
        closeBlank();
        deps.focusEntry(Math.max(0, end - 2));
        return true;
      case "leave_down":
        return true;
      default: {
        const never: never = intent;
        return never;
      }
    }
  }

  /** Takes the text off the line at once, so that the next move can be typed, and sends it after those before it. */
  function commitBlank(leave: boolean): void {
    const typed = draft?.text() ?? "";
    const ply = meantFor;
    if (leave) closeBlank();
    if (typed.trim() === "") return;
    draft?.write("");
    meantFor = null;
    quiet();
    appending += 1;
    queue = queue.then(async () => {
      await append(typed, ply ?? rows().length);
      appending -= 1;
      if (appending === 0 && draft !== null && draft.text().trim() !== "") meantFor ??= rows().length;
    });
  }

  async function append(typed: string, ply: number): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const game = deps.game();
      if (game === null) break;
      const fate = draftFate(typed, ply, game.rows);
      try {
        switch (fate.kind) {
          case "nothing":
            return;
          case "append":
            await deps.write(fate.ply, typed, game.revision);
            return;
          case "taken":
            if (readsAsSameMove(await deps.preview(ply, typed), fate.by)) return;
            giveBackToBlank(typed);
            foot.warn(text.sheet.taken(entryLabel(ply, fate.by.text, game), numberOf(rows().length, game)));
            return;
          case "beyond":
            giveBackToBlank(typed);
            foot.warn(text.sheet.listShorter(numberOf(rows().length, game)));
            return;
          default: {
            const never: never = fate;
            return never;
          }
        }
      } catch (error) {
        const refused = refusedFrom(error);
        if (refused.code === "stale") continue;
        giveBackToBlank(typed);
        foot.warn(text.refusal(refused));
        return;
      }
    }
    giveBackToBlank(typed);
  }

  /** Puts a text back on the blank line, in front of what was typed there since; now meant for that line. */
  function giveBackToBlank(typed: string): void {
    const open = openBlank(null, "none");
    if (open === null) return;
    open.whenIdle(() => {
      const since = open.text();
      open.write(since === "" ? typed : `${typed} ${since}`);
      if (open.focused()) open.focus("end");
      meantFor = rows().length;
    });
  }

  function offerGame(whole: string): void {
    foot.offer(text.sheet.pastedGame, text.sheet.openAsGame, () => {
      closeEntry();
      closeBlank();
      deps.openGame(whole);
    });
  }

  return {
    open(ply, typed) {
      if (ply >= rows().length) openBlank(typed, "all");
      else openEntry("entry", ply, typed);
    },
    openInsert: (ply) => openEntry("insert", ply, null),
    gameChanged() {
      // The question was put to the list as it was; it is put again to the list as it is.
      const open = entry;
      if (open?.editor.focused()) previewer.ask(open.ply, open.editor.text());
    },
    blankOpen: () => draft !== null,
  };
}
