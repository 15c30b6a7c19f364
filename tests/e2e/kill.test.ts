/**
 * The app in its window, killed at any instant while games are played, edited and begun: every restart shows the state of the last
 * change or of the one before it. `KILLS` says how many kills; a few are part of the ordinary tests.
 */
import { afterEach, expect, it } from "vitest";
import { spawnWindow } from "../lib/window.ts";
import { App } from "./app.ts";
import {
  archived,
  type Command,
  type Game,
  listen,
  NotCarriedOut,
  nextCommand,
  random,
  send,
  shownGame,
} from "./player.ts";

/** Kills in the ordinary tests. `npm run test:faults` asks for more. */
const kills = Number(process.env["KILLS"] ?? 3);

/** Longest time from the start of a game to a kill, and from a launch to a kill within it, in milliseconds. */
const [longestPlay, longestLaunch] = [1200, 1500];

/** About what a kill takes with the restart, in milliseconds, on a machine that does other things too. */
const patience = 30_000;

/** All that may be said at a restart: that a file was being written, whose older generations are whole. */
const interrupted =
  /^$|^The file scoresheet-(game|archive|settings)-[a-c] could not be used: it is incomplete /;

let app: App | undefined;
afterEach(() => app?.end());

/** What was seen of a game until the app was gone. */
interface Seen {
  readonly last: Game;
  readonly before: Game;
  /** After a change that was asked for and not answered. */
  readonly asked: Game | null;
  readonly changes: number;
}

/** What is kept of a game: of a list with an illegal entry only that a game of its kind is to begin. */
function kept(game: Game): Game {
  const halt = game.texts.indexOf("zz9");
  const reached = halt < 0 ? game.texts : game.texts.slice(0, halt);
  return reached.includes("--") ? { ...game, texts: [] } : game;
}

/** Whether it is this game; what plays itself after the restart is no difference, nor is the number of a fresh start. */
function isSame(shown: Game, expected: Game): boolean {
  const played = shown.texts.slice(expected.texts.length);
  return (
    JSON.stringify(shown.texts.slice(0, expected.texts.length)) === JSON.stringify(expected.texts) &&
    played.length <= shown.forced &&
    (shown.start === expected.start || expected.texts.length === 0)
  );
}

/** Plays until the app is gone. */
async function play(playing: App, begun: Game, draw: () => number): Promise<Seen> {
  let seen: Seen = { last: begun, before: begun, asked: null, changes: 0 };
  let now = begun;
  for (;;) {
    const command: Command = nextCommand(now, draw);
    seen = { ...seen, asked: command.leadsTo };
    try {
      now = await send(playing.screen, command);
    } catch (error) {
      if (error instanceof NotCarriedOut) throw error;
      return seen;
    }
    seen = { last: now, before: seen.last, asked: null, changes: seen.changes + 1 };
  }
}

it(
  `loses nothing when it is killed ${kills} times`,
  async () => {
    const draw = random(7);
    app = new App("kill");
    await app.start();
    await listen(app.screen);
    let begun = await shownGame(app.screen);
    let [changes, inLaunch, games] = [0, 0, 0];
    for (let kill = 1; kill <= kills; kill += 1) {
      let allowed: Game[];
      if (kill % 4 === 0) {
        // Within the launch itself, from the first instruction to the first picture.
        await app.stop();
        const launched = spawnWindow(app.display, app.home);
        await new Promise((resolve) => setTimeout(resolve, draw() * longestLaunch));
        launched.kill("SIGKILL");
        allowed = [kept(begun)];
        inLaunch += 1;
      } else {
        const doomed = app;
        setTimeout(() => doomed.kill(), draw() * longestPlay);
        const seen = await play(app, begun, draw);
        allowed = [seen.last, seen.before, ...(seen.asked === null ? [] : [seen.asked])].map(kept);
        changes += seen.changes;
      }
      await app.restart();
      await listen(app.screen);
      begun = await shownGame(app.screen);
      const said = await app.screen.run(() => document.querySelector("#foot .notice")?.textContent ?? "");
      expect(said, `kill ${kill}: said at the restart`).toMatch(interrupted);
      expect(
        allowed.some((game) => isSame(begun, game)),
        `kill ${kill}: ${JSON.stringify(begun)} is none of ${JSON.stringify(allowed)}`,
      ).toBe(true);
      const gamesNow = await archived(app.screen);
      expect(gamesNow, `kill ${kill}: the archive lost a game`).toBeGreaterThanOrEqual(games);
      games = gamesNow;
    }
    console.log(
      `kills: ${kills} of the app in its window (${inLaunch} while it started), losses: 0, changes: ${changes}, games in the archive: ${games}`,
    );
  },
  60_000 + kills * patience,
);
