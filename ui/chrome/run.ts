/** Carries actions out: from a button, a menu, a shortcut or the native menu alike. */
import type { Edition, Settings, StartArgs } from "../backend/bindings.ts";
import { type Backend, type Commands, refusedFrom } from "../backend/port.ts";
import type { Foot } from "../moves/foot.ts";
import { entryLabel } from "../moves/layout.ts";
import type { Store } from "../state.ts";
import { text } from "../text/index.ts";
import { type ActionId, actionOf } from "./actions.ts";
import { openArchive } from "./archive.ts";
import { openDetails } from "./details.ts";
import type { Files } from "./files.ts";
import { openGuide } from "./guide-panel.ts";
import { openAbout, openKeys } from "./help.ts";
import type { Looking } from "./looking.ts";
import { type DrawPosition, openNewGame } from "./new-game.ts";
import type { PanelHost } from "./panel.ts";
import { openRules } from "./rules-panel.ts";
import { openSettings } from "./settings.ts";

export interface RunDeps {
  readonly backend: Backend;
  readonly store: Store;
  readonly foot: Foot;
  readonly panels: PanelHost;
  readonly looking: Looking;
  readonly drawPosition: DrawPosition;
  /** Made after the runner, which it needs to bring a game back. */
  files(): Files;
  changeSettings(part: Partial<Settings>): void;
  say(words: string): void;
}

/** Commands that change the game and answer nothing. */
type Plain = { [C in keyof Commands]: Commands[C]["reply"] extends null ? C : never }[keyof Commands];

export interface Runner {
  run(id: ActionId): void;
  /** Gives a command and says so if it is refused; true if it was carried out. */
  attempt<C extends Plain>(command: C, args: Commands[C]["args"]): Promise<boolean>;
  bringBack(): void;
  /** Deletes an entry, with a notice that puts it back. */
  removeEntry(ply: number): void;
  /** Cuts from an entry on, with a notice that puts it all back. */
  cutFrom(ply: number): void;
}

export function createRunner(deps: RunDeps): Runner {
  const { backend, store, foot, panels, looking } = deps;

  async function attempt<C extends Plain>(command: C, args: Commands[C]["args"]): Promise<boolean> {
    try {
      await backend.call(command, args);
      return true;
    } catch (error) {
      const words = text.refusal(refusedFrom(error));
      foot.notice(words);
      return false;
    }
  }

  async function begin(edition: Edition, start: StartArgs): Promise<void> {
    looking.leave();
    if (await attempt("new_game", { edition, start })) {
      foot.changed(text.notice.newGame, { label: text.notice.bringBack, act: bringBack });
    }
  }

  function bringBack(): void {
    looking.leave();
    void attempt("bring_back", {}).then((done) => {
      if (done) foot.notice(text.notice.broughtBack);
    });
  }

  function removeEntry(ply: number): void {
    const game = store.game();
    const row = game?.rows[ply];
    if (game === null || row === undefined) return;
    const label = entryLabel(ply, row.text, game);
    void attempt("delete_entry", { ply }).then((done) => {
      if (!done) return;
      foot.changed(text.sheet.removed(label), {
        label: text.sheet.removedPutBack,
        act: () => void attempt("insert_entry", { ply, text: row.text }),
      });
    });
  }

  function cutFrom(ply: number): void {
    const game = store.game();
    const row = game?.rows[ply];
    if (game === null || row === undefined) return;
    const label = entryLabel(ply, row.text, game);
    const times = game.rows.length - ply;
    void attempt("cut", { ply }).then((done) => {
      if (done)
        foot.changed(text.notice.cut(label), {
          label: text.notice.cutPutBack,
          act: () => void attempt("redo", { times }),
        });
    });
  }

  function newGameAgain(): void {
    const { last_edition: edition, last_start: start } = store.view().settings;
    void begin(edition, start);
  }

  function run(id: ActionId): void {
    const game = store.game();
    if (!actionOf(id).enabled(game)) return;
    switch (id) {
      case "new_game":
        openNewGame(panels, {
          backend,
          drawPosition: deps.drawPosition,
          settings: () => store.view().settings,
          begin: (edition, start) => void begin(edition, start),
        });
        break;
      case "new_game_again":
        newGameAgain();
        break;
      case "bring_back":
        bringBack();
        break;
      case "undo":
        looking.leave();
        void attempt("undo", {});
        break;
      case "redo":
        looking.leave();
        void attempt("redo", {});
        break;
      case "flip":
        deps.changeSettings({ flipped: !store.view().settings.flipped });
        break;
      case "open":
        void deps.files().open();
        break;
      case "save":
        void deps.files().save();
        break;
      case "copy_pgn":
        void deps.files().copyPgn();
        break;
      case "copy_fen":
        void deps.files().copyFen();
        break;
      case "copy_picture":
        void deps.files().copyPicture();
        break;
      case "save_picture":
        void deps.files().savePicture();
        break;
      case "paste":
        void deps.files().paste();
        break;
      case "details":
        if (game !== null) openDetails(panels, backend, game.details);
        break;
      case "archive":
        openArchive(panels, backend, (name) => {
          foot.notice(text.notice.opened(name), { label: text.notice.bringBack, act: bringBack });
        });
        break;
      case "settings":
        openSettings(panels, {
          current: () => store.view().settings,
          change: deps.changeSettings,
          updatesPossible: async () => (await backend.host.updates?.possible()) ?? false,
          rewriteNotation: () => {
            void attempt("rewrite_notation", {}).then((done) => {
              if (done) deps.say(text.settings.rewritten);
            });
          },
        });
        break;
      case "rules":
        openRules(panels, {
          backend,
          settings: () => store.view().settings,
          change: deps.changeSettings,
          say: deps.say,
        });
        break;
      case "guide":
        openGuide(panels, () => store.view().settings);
        break;
      case "shortcuts":
        openKeys(panels);
        break;
      case "about":
        openAbout(panels, backend.host);
        break;
      case "look_back":
        looking.step(-1);
        break;
      case "look_on":
        looking.step(1);
        break;
      default: {
        const never: never = id;
        void never;
      }
    }
  }

  return { run, attempt, bringBack, removeEntry, cutFrom };
}
