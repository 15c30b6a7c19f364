/** Puts the parts together: the session behind its port, the state, and the parts of the screen. */
import type { Settings } from "./backend/bindings.ts";
import { type Backend, refusedFrom } from "./backend/port.ts";
import * as app from "./backend/tauri.ts";
import { createBoard } from "./board/board.ts";
import { pngPicture, svgPicture } from "./board/picture.ts";
import type { Board } from "./board/types.ts";
import { boardView, pictureOf } from "./board-view.ts";
import { isActionId } from "./chrome/actions.ts";
import { announcements } from "./chrome/announcements.ts";
import { openComment } from "./chrome/comment.ts";
import { createLooking } from "./chrome/earlier-position.ts";
import { createFiles, type Files, type Picture } from "./chrome/files.ts";
import { browserHistory, createLayers } from "./chrome/layers.ts";
import { createLiveRegion } from "./chrome/live-region.ts";
import { openFaults, openTold } from "./chrome/message-lists.ts";
import { inApp } from "./chrome/platform.ts";
import { createRunner } from "./chrome/runner.ts";
import { listenForShortcuts } from "./chrome/shortcuts.ts";
import { createSounds, soundOf } from "./chrome/sounds.ts";
import { createStatus } from "./chrome/status.ts";
import { titleOf } from "./chrome/title.ts";
import { createToolbar } from "./chrome/toolbar.ts";
import { offerNewer } from "./chrome/updates.ts";
import { part, setAttribute, setText } from "./dom.ts";
import { createScoreSheet } from "./moves/sheet.ts";
import { createStore, playedItself } from "./state.ts";
import { applyTheme } from "./styles/theme.ts";
import { text } from "./text/index.ts";

/** Edge of a picture on the clipboard, in pixels: sharp in a document, small enough for a message. */
const PICTURE_EDGE = 960;

/** The app's host comes with the page, since the opening of a window waits for it; a browser's is loaded where it is wanted. */
async function connect(): Promise<Backend> {
  return inApp ? app.connect() : (await import("./backend/dev.ts")).connect();
}

async function start(): Promise<void> {
  const backend = await connect();
  const { initial } = backend;
  const settings = initial?.settings ?? (await backend.call("get_settings", {}));
  const store = createStore(settings, (run) => requestAnimationFrame(run));
  const live = createLiveRegion(part("said", HTMLElement));
  const layers = createLayers(browserHistory);
  const boardHost = part("board", HTMLElement);
  const sounds = createSounds();
  setText(part("name", HTMLElement), text.app.name);
  setAttribute(boardHost, "aria-label", text.app.boardName);

  const looking = createLooking(backend, store, layers, live.say);
  let closeChooserLayer: (() => void) | null = null;
  const board = createBoard(boardHost, {
    texts: text.board,
    onMove: (from, to, promotion) => runner.attempt("move", { from, to, promotion }),
    say: live.say,
    onChooser(is) {
      const take = closeChooserLayer;
      closeChooserLayer = is === "open" ? layers.open({ close: () => void board.cancelPending() }) : null;
      if (is === "closed") take?.();
    },
  });

  const sheet = createScoreSheet(part("sheet", HTMLElement), part("foot", HTMLElement), layers, {
    game: store.game,
    async write(ply, typed, revision) {
      await backend.call("edit_entry", { ply, text: typed }, revision);
    },
    async insert(ply, typed) {
      await backend.call("insert_entry", { ply, text: typed });
    },
    preview: (ply, typed) => backend.call("preview_entry", { ply, text: typed }),
    putBack: (ply) => void runner.attempt("revert_edit", { ply }),
    remove: (ply) => runner.removeEntry(ply),
    cut: (ply) => runner.cutFrom(ply),
    look: (ply) => looking.look(ply),
    read: (label, note) => openComment(panels, label, note),
    readTold: (lines) => openTold(panels, lines),
    openGame: (whole) => void files.openText(whole),
    say: live.say,
  });

  const panels = {
    layers,
    place: part("dialogs", HTMLElement),
    focusFallback: () => board.focus(),
  };
  /** The board that shows a start in the panel for a new game; its element goes with the panel. */
  let preview: { host: HTMLElement; board: Board } | null = null;
  const runner = createRunner({
    backend,
    store,
    foot: sheet.foot,
    panels,
    looking,
    files: () => files,
    changeSettings,
    say: live.say,
    drawPosition(host, fen) {
      if (preview?.host !== host) {
        preview?.board.destroy();
        preview = { host, board: createBoard(host, { texts: text.board }) };
      }
      preview.board.update(pictureOf(fen, store.view().settings));
    },
  });
  const files: Files = createFiles({
    backend,
    foot: sheet.foot,
    panels,
    details: () => store.game()?.details ?? null,
    notation: () => store.view().settings.notation,
    bringBack: runner.bringBack,
    picture: pictureNow,
  });
  const status = createStatus(part("status", HTMLElement), {
    backToEnd() {
      looking.leave();
      sheet.focus();
    },
    copyStart: (number) => void files.copyStart(number),
    showFaults: (faults) => openFaults(panels, faults),
  });
  const toolbar = createToolbar(part("actions", HTMLElement), layers, runner.run);

  store.onRender((screen) => {
    setAttribute(boardHost, "data-looking", screen.view.looking === null ? null : "");
    board.update(boardView(screen));
    sheet.render(screen);
    status.render(screen);
    toolbar.render(screen);
    const title = titleOf(screen.game);
    if (document.title !== title) document.title = title;
  });
  store.onGame((game, before) => {
    // A notice speaks of the change before; what it offers to take back may not be there any more. A forced move leaves all
    // of it there, and comes too soon for anybody to have pressed anything.
    if (before !== null && !playedItself(game, before)) sheet.foot.clear();
    for (const words of announcements(game, before)) live.say(words);
    const sound = store.view().settings.sound ? soundOf(game, before) : null;
    if (sound !== null) sounds.play(sound);
  });

  function takeSettings(settings: Settings): void {
    if (settings.theme !== store.view().settings.theme) applyTheme(settings.theme);
    store.change({ settings });
  }

  function changeSettings(change: Partial<Settings>): void {
    const before = store.view().settings;
    const settings = { ...before, ...change };
    // Seen at once; the session's event then says the same, or the refusal takes it back.
    takeSettings(settings);
    backend.call("set_settings", { settings }).catch((error: unknown) => {
      takeSettings(before);
      sheet.foot.notice(text.refusal(refusedFrom(error)));
    });
  }

  function pictureNow(): Picture {
    const game = store.game();
    const shown =
      game === null ? pictureOf("", store.view().settings) : boardView({ game, view: store.view() });
    const svg = (): string => svgPicture(shown, boardHost, text.pictureTitle(game?.verdict ?? ""));
    return { svg, png: () => pngPicture(svg(), PICTURE_EDGE) };
  }

  let asking = false;
  async function askForWhole(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      await backend.call("status", {});
    } finally {
      asking = false;
    }
  }

  const singleKeys = (): boolean => store.view().settings.single_keys;
  listenForShortcuts(window, runner.run, singleKeys, () => board.cancelPending() || looking.leave());
  backend.onConnection((connected) => {
    status.setConnected(connected);
    if (connected) void askForWhole();
  });
  applyTheme(store.view().settings.theme);
  if (initial !== null) store.begin(initial.snapshot);
  // Listen first, then say so: no event can be missed between the two. All at once, since each is a way to the shell and back.
  await Promise.all([
    backend.on("snapshot", (snapshot) => {
      if (!store.take(snapshot)) void askForWhole();
    }),
    backend.on("settings", takeSettings),
    backend.on("notice", (notice) => sheet.foot.told(notice.message)),
  ]);
  // It answers with the whole game, or with a new one where the old is not kept.
  await backend.call("page_loaded", {});
  // A system may make the window's page anew with the state of its first one: its settings may be others by now.
  if (initial !== null) takeSettings(await backend.call("get_settings", {}));
  await backend.host.listen(
    (file) => void files.openText(file.text, file.name),
    (id) => {
      // As with shortcuts: while a panel is open, nothing is done to the game behind it.
      if (isActionId(id) && document.querySelector("dialog[open]") === null) runner.run(id);
    },
  );
  await offerNewer({
    updates: backend.host.updates,
    foot: sheet.foot,
    wanted: () => store.view().settings.updates,
    say: live.say,
  });
}

void start();
