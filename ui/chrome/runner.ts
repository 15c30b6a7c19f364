/** Carries actions out: from a button, a menu, a shortcut or the native menu alike. */
import type { Edition, Settings, StartArgs } from "../backend/bindings.ts";
import { type Backend, type Commands, refusedFrom } from "../backend/port.ts";
import type { Foot } from "../moves/foot.ts";
import type { Store } from "../state.ts";
import { text } from "../text/index.ts";
import { type ActionId, actionOf } from "./actions.ts";
import { openArchive } from "./archive.ts";
import { openDetails } from "./details.ts";
import type { Looking } from "./earlier-position.ts";
import type { Files } from "./files.ts";
import { openGuide } from "./guide-panel.ts";
import { openAbout, openKeys } from "./help.ts";
import { createListChanges, type ListChanges } from "./list-changes.ts";
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

/** Gives a command and says so if it is refused; true if it was carried out. */
export type Attempt = <C extends Plain>(command: C, args: Commands[C]["args"]) => Promise<boolean>;

export interface Runner extends ListChanges {
  run(id: ActionId): void;
  readonly attempt: Attempt;
  bringBack(): void;
}

/** What each action does. */
type Deeds = Readonly<Record<ActionId, () => void>>;

export function createRunner(deps: RunDeps): Runner {
  const { backend, store, foot, looking } = deps;

  const attempt: Attempt = async (command, args) => {
    try {
      await backend.call(command, args);
      return true;
    } catch (error) {
      foot.notice(text.refusal(refusedFrom(error)));
      return false;
    }
  };

  function bringBack(): void {
    looking.leave();
    void attempt("bring_back", {}).then((done) => {
      if (done) foot.notice(text.notice.broughtBack);
    });
  }

  const deeds: Deeds = {
    ...gameDeeds(deps, attempt, bringBack),
    ...fileDeeds(deps.files),
    ...panelDeeds(deps, attempt, bringBack),
  };

  return {
    run(id) {
      if (actionOf(id).enabled(store.game())) deeds[id]();
    },
    attempt,
    bringBack,
    ...createListChanges(attempt, store, foot),
  };
}

type GameDeed =
  | "new_game"
  | "new_game_again"
  | "bring_back"
  | "undo"
  | "redo"
  | "flip"
  | "look_back"
  | "look_on";

/** What is done to the game and to how it is seen. */
function gameDeeds(deps: RunDeps, attempt: Attempt, bringBack: () => void): Pick<Deeds, GameDeed> {
  const { backend, store, foot, panels, looking } = deps;
  const settings = (): Settings => store.view().settings;

  async function begin(edition: Edition, start: StartArgs): Promise<void> {
    looking.leave();
    if (await attempt("new_game", { edition, start })) {
      foot.changed(text.notice.newGame, { label: text.notice.bringBack, act: bringBack });
    }
  }

  function leaveAnd(command: "undo" | "redo"): void {
    looking.leave();
    void attempt(command, {});
  }

  return {
    new_game: () =>
      openNewGame(panels, {
        backend,
        drawPosition: deps.drawPosition,
        settings,
        begin: (edition, start) => void begin(edition, start),
      }),
    new_game_again: () => void begin(settings().last_edition, settings().last_start),
    bring_back: bringBack,
    undo: () => leaveAnd("undo"),
    redo: () => leaveAnd("redo"),
    flip: () => deps.changeSettings({ flipped: !settings().flipped }),
    look_back: () => looking.step(-1),
    look_on: () => looking.step(1),
  };
}

type FileDeed = "open" | "save" | "copy_pgn" | "copy_fen" | "copy_picture" | "save_picture" | "paste";

/** What goes out of the game and comes into it. */
function fileDeeds(files: () => Files): Pick<Deeds, FileDeed> {
  return {
    open: () => void files().open(),
    save: () => void files().save(),
    copy_pgn: () => void files().copyPgn(),
    copy_fen: () => void files().copyFen(),
    copy_picture: () => void files().copyPicture(),
    save_picture: () => void files().savePicture(),
    paste: () => void files().paste(),
  };
}

type PanelDeed = "details" | "archive" | "settings" | "rules" | "guide" | "shortcuts" | "about";

/** What opens over the game. */
function panelDeeds(deps: RunDeps, attempt: Attempt, bringBack: () => void): Pick<Deeds, PanelDeed> {
  const { backend, store, foot, panels, changeSettings: change, say } = deps;
  const settings = (): Settings => store.view().settings;
  return {
    details: () => {
      const game = store.game();
      if (game !== null) openDetails(panels, backend, game, settings().notation);
    },
    archive: () =>
      openArchive(panels, backend, settings().notation, (name) => {
        foot.notice(text.notice.opened(name), { label: text.notice.bringBack, act: bringBack });
      }),
    settings: () =>
      openSettings(panels, {
        current: settings,
        change,
        updatesPossible: async () => (await backend.host.updates?.possible()) ?? false,
        rewriteNotation: () => {
          void attempt("rewrite_notation", {}).then((done) => {
            if (done) say(text.settings.rewritten);
          });
        },
      }),
    rules: () => openRules(panels, { backend, settings, change, say }),
    guide: () => openGuide(panels, settings),
    shortcuts: () => openKeys(panels),
    about: () => openAbout(panels, backend.host),
  };
}
