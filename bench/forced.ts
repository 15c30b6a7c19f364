/**
 * How late forced moves are on the real clock: of `scoresheet-cli serve`, and of the app in its window.
 *
 * A chain of forced moves must end: nothing but pawns and captures brings a new position, and the third time of an old one
 * ends the game. In the position played here both kings have one move each, and the draw comes with the eighth; 25 chains,
 * each begun by a new game as soon as the one before is over, are 200 moves in a row in one session. The move number k of a
 * chain is due 800 k ms after its game has begun, which lies between the asking for it and the arrival of its snapshot: at
 * the reader of standard output, or at the page as a Tauri event (whose clock has whole milliseconds). Lateness is counted
 * from that arrival, but for the earliest move, which is held against the asking: below zero it was early without a doubt.
 * “Drawn” is when the page's frame with the move is laid out and painted, before the compositor has it.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { startDisplay } from "../tests/lib/display.ts";
import { until } from "../tests/lib/screen.ts";
import { makeHome, startWindow, untilEnded } from "../tests/lib/window.ts";
import { introduce, median, ms, quantile, table, webKitVersion } from "./lib/figures.ts";
import { app, buildApp, buildCommandLine, commandLine } from "./lib/release.ts";

const DELAY = 800;
const CHAIN = 8;
const CHAINS = 25;
const start = { kind: "fen", fen: "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1" };

/** When a chain was asked for, and when each of its states came, the new game first. */
interface Chain {
  readonly asked: number;
  readonly came: number[];
}

/** Arguments: `cli` or `app` for one of the two alone. */
export default async function forced(args: readonly string[]): Promise<void> {
  const wanted = (which: string): boolean => args.length === 0 || args.includes(which);
  if (wanted("cli")) await buildCommandLine();
  if (wanted("app")) await buildApp();
  introduce(
    "forced",
    `${CHAINS * CHAIN} forced moves in ${CHAINS} chains, due ${DELAY} ms apart`,
    webKitVersion(),
  );
  // Both at once: they wait for nearly all of the time, on a processor each.
  const [line, window] = await Promise.all([
    wanted("cli") ? inCommandLine() : [],
    wanted("app") ? inWindow() : { arrived: [], drawn: [] },
  ]);
  const rows = [
    ["scoresheet-cli serve", line],
    ["app, at the page", window.arrived],
    ["app, drawn", window.drawn],
  ] as const;
  table(
    [
      "ms late",
      "moves",
      "earliest",
      "median",
      "p99",
      "latest",
      "first moves of chains",
      "last moves of chains",
    ],
    rows.filter(([, chains]) => chains.length > 0).map(([name, chains]) => [name, ...figures(chains)]),
  );
}

/** Lateness against what the chain's beginning says; a clock that drifts has later last moves than first ones. */
function figures(chains: readonly Chain[]): string[] {
  const since = ({ came }: Chain, began = Number.NaN): number[] =>
    came.slice(1).map((at, index) => at - began - DELAY * (index + 1));
  const late = chains.map((chain) => since(chain, chain.came[0]));
  const earliest = quantile(
    chains.flatMap((chain) => since(chain, chain.asked)),
    0,
  );
  const all = late.flat();
  const nth = (index: number): number => median(late.map((chain) => chain.at(index) ?? Number.NaN));
  const values = [earliest, median(all), quantile(all, 0.99), quantile(all, 1), nth(0), nth(-1)];
  return [String(all.length), ...values.map(ms)];
}

function inCommandLine(): Promise<Chain[]> {
  return new Promise((resolve, reject) => {
    const session = spawn(commandLine, ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
    const chains: Chain[] = [];
    const begin = (): void => {
      chains.push({ asked: performance.now(), came: [] });
      session.stdin.write(`${JSON.stringify({ id: 0, cmd: "new_game", args: { start } })}\n`);
    };
    session.on("error", reject);
    createInterface({ input: session.stdout }).on("line", (text) => {
      const now = performance.now();
      const line = JSON.parse(text) as { event?: string; data?: { over: boolean } };
      if (line.event !== "snapshot" || line.data === undefined) return;
      chains.at(-1)?.came.push(now);
      if (!line.data.over) return;
      if (chains.length < CHAINS) begin();
      else {
        session.stdin.end();
        resolve(chains);
      }
    });
    begin();
  });
}

async function inWindow(): Promise<Noted> {
  process.env["SCORESHEET_APP"] = app;
  const display = await startDisplay();
  const home = makeHome();
  try {
    const window = await startWindow(display.name, home);
    await until(window, "the game", () => document.querySelector("#board [aria-label]") !== null);
    await window.run(playChains, start, CHAINS);
    for (;;) {
      const noted = await window.run(notes);
      if (noted !== null) {
        await window.close();
        return noted;
      }
      // Asking is work for the page too: seldom, and between two moves as often as not.
      await new Promise((resolve) => setTimeout(resolve, 5 * DELAY));
    }
  } finally {
    await untilEnded(home);
    home.remove();
    display.stop();
  }
}

/** What the page notes. */
interface Noted {
  readonly arrived: Chain[];
  readonly drawn: Chain[];
  done: boolean;
}

/** Runs in the page: plays the chains and notes when their states come and when they are drawn. */
function playChains(from: object, count: number): void {
  const { invoke, transformCallback } = (
    window as unknown as {
      __TAURI_INTERNALS__: {
        invoke(name: string, args: object): Promise<unknown>;
        transformCallback(handler: (event: { payload: string }) => void): number;
      };
    }
  ).__TAURI_INTERNALS__;
  const noted: Noted = { arrived: [], drawn: [], done: false };
  Object.assign(window, { noted });
  const begin = (): void => {
    const asked = performance.now();
    noted.arrived.push({ asked, came: [] });
    noted.drawn.push({ asked, came: [] });
    void invoke("new_game", { args: { start: from } });
  };
  const handler = transformCallback(({ payload }) => {
    noted.arrived.at(-1)?.came.push(performance.now());
    const { over } = JSON.parse(payload) as { over: boolean };
    const chain = noted.drawn.at(-1);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      chain?.came.push(performance.now());
      if (!over) return;
      if (noted.arrived.length < count) begin();
      else noted.done = true;
    };
    // A message sent while a frame is made comes when it has been laid out and painted.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  void invoke("plugin:event|listen", { event: "snapshot", target: { kind: "Any" }, handler }).then(begin);
}

/** Runs in the page: what was noted, once all chains are played. */
function notes(): Noted | null {
  const { noted } = window as unknown as { noted: Noted };
  return noted.done ? noted : null;
}
