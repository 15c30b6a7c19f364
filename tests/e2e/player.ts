/** A script that plays in the app's page: it sends the commands that the page sends, and sees the events that the page sees. */
import { until } from "../lib/screen.ts";
import type { WebDriver } from "../lib/webdriver.ts";

/** A game as the page is told of it. */
export interface Game {
  /** FEN of where it began; empty while it is not known. */
  readonly start: string;
  readonly texts: readonly string[];
  /** How many entries at the end were played by themselves. */
  readonly forced: number;
  readonly destinations: Readonly<Record<string, readonly string[]>>;
}

export interface Command {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The game after it, as far as it is known before. */
  readonly leadsTo: Game;
}

/** A command that the session did not carry out: the script is at fault. */
export class NotCarriedOut extends Error {}

/** What of a snapshot is looked at. */
interface Snapshot {
  readonly revision: number;
  readonly start: { readonly fen: string };
  readonly rows: readonly { readonly text: string; readonly auto: boolean }[];
  readonly first_row: number;
  readonly destinations: Readonly<Record<string, readonly string[]>>;
}

/** What the page has heard so far; kept in the page. */
interface Heard {
  snapshot: Snapshot | null;
  rows: Snapshot["rows"];
  /** Called with the next snapshot. */
  waiting: (() => void)[];
}

/** The page as this script uses it. */
interface Page {
  readonly heard: Heard;
  game(): Game;
  readonly __TAURI_INTERNALS__: {
    invoke(name: string, args: object): Promise<unknown>;
    transformCallback(handler: (event: { payload: string }) => void): number;
  };
}

/** Random numbers from 0 to 1, the same in every run: mulberry32 (Tommy Ettinger, public domain). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes the page keep what it hears, beside what it does with it anyway, and waits until it has a whole snapshot. */
export async function listen(screen: WebDriver): Promise<void> {
  await screen.runAsync((done: (value: null) => void) => {
    const { invoke, transformCallback } = (window as unknown as Page).__TAURI_INTERNALS__;
    const heard: Heard = { snapshot: null, rows: [], waiting: [] };
    const game = (): Game => {
      const chosen = [...heard.rows].reverse().findIndex((row) => !row.auto);
      return {
        start: heard.snapshot?.start.fen ?? "",
        texts: heard.rows.map((row) => row.text),
        forced: chosen < 0 ? heard.rows.length : chosen,
        destinations: heard.snapshot?.destinations ?? {},
      };
    };
    Object.assign(window, { heard, game });
    const handler = transformCallback(({ payload }) => {
      const snapshot = JSON.parse(payload) as Snapshot;
      heard.snapshot = snapshot;
      heard.rows = [...heard.rows.slice(0, snapshot.first_row), ...snapshot.rows];
      for (const wake of heard.waiting.splice(0)) wake();
    });
    void invoke("plugin:event|listen", { event: "snapshot", target: { kind: "Any" }, handler }).then(() =>
      invoke("status", { args: {} }).then(() => done(null)),
    );
  });
  await until(screen, "a whole snapshot", () => (window as unknown as Page).heard.snapshot?.first_row === 0);
}

/** The game that the page was told of. */
export function shownGame(screen: WebDriver): Promise<Game> {
  return screen.run(() => (window as unknown as Page).game());
}

/** Sends a command and waits for the snapshot that it brings. Fails if the app is gone meanwhile. */
export async function send(screen: WebDriver, command: Command): Promise<Game> {
  const reached = await screen.runAsync(
    (name: string, args: object, done: (reached: Game | string) => void) => {
      const { heard, game, __TAURI_INTERNALS__: platform } = window as unknown as Page;
      const before = heard.snapshot?.revision ?? 0;
      const look = (): void => {
        if ((heard.snapshot?.revision ?? 0) > before) done(game());
        else heard.waiting.push(look);
      };
      platform.invoke(name, { args }).then(look, (error: unknown) => done(JSON.stringify(error)));
    },
    command.name,
    command.args,
  );
  if (typeof reached === "string") {
    throw new NotCarriedOut(`${command.name} ${JSON.stringify(command.args)}: ${reached}`);
  }
  return reached;
}

/** How many games the archive has. */
export function archived(screen: WebDriver): Promise<number> {
  return screen.runAsync((done: (count: number) => void) => {
    const { __TAURI_INTERNALS__: platform } = window as unknown as Page;
    platform.invoke("archive_list", { args: {} }).then((list) => done((list as unknown[]).length));
  });
}

/** Some command that this game allows: mostly a legal move, now and then something that costs more. */
export function nextCommand(game: Game, draw: () => number): Command {
  const below = (limit: number): number => Math.floor(draw() * limit);
  const ply = game.texts.length;
  const without: Game = { ...game, texts: game.texts.slice(0, -1) };
  const add = (text: string): Command => ({
    name: "edit_entry",
    args: { ply, text },
    leadsTo: { ...game, texts: [...game.texts, text] },
  });
  switch (below(18)) {
    case 0:
      return {
        name: "new_game",
        args: { start: { kind: "chess960", number: below(960) } },
        leadsTo: { ...game, start: "", texts: [] },
      };
    case 1:
      return add("--");
    case 2:
      return add("zz9");
    case 3:
    case 4:
      if (ply > 0) return { name: "undo", args: {}, leadsTo: without };
      break;
    case 5:
      if (ply > 0) return { name: "cut", args: { ply: ply - 1 }, leadsTo: without };
      break;
  }
  const moves = Object.entries(game.destinations);
  const [from, targets] = moves[below(moves.length)] ?? ["", []];
  const to = targets[below(targets.length)];
  return to === undefined ? add("zz9") : add(`${from}${to}`);
}
