/**
 * Launch to first usable paint, and memory, of the app beside an empty Tauri window (`bench/empty`), started by turns.
 *
 * Both are watched from outside, on the X server, without a driver: some lines of the screen are read every few milliseconds
 * from before the launch until nothing has changed for a while, and the picture that stays is the finished one. Its first
 * appearance counts as the first usable paint: the page draws its board and list when its parts take presses already, and a
 * move made before it listens comes with the snapshot that it then asks for. Memory is what the kernel says (PSS: shared
 * pages by shares) of all processes of the home that the program was given, a second later. Homes are kept from start to
 * start, as a person's is; the first start of each is not counted.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { startDisplay } from "../tests/lib/display.ts";
import { type Home, makeHome, runningIn, untilEnded, windowEnv } from "../tests/lib/window.ts";
import { connect, type XClient } from "../tests/lib/x11.ts";
import { introduce, median, ms, quantile, table, versionOf, webKitVersion } from "./lib/figures.ts";
import { app, buildApp, buildEmptyWindow, emptyWindow } from "./lib/release.ts";

/** Between two looks at the screen, in milliseconds. */
const PAUSE = 3;

/** A screen that has not changed for so long, in milliseconds, will not change. */
const SETTLED = 1500;

/** How long a program may take to show anything, in milliseconds. */
const PATIENCE = 30_000;

/** Lines of the screen that are watched: where windows open, through menu bar, board and list. */
const LINES = Array.from({ length: 19 }, (_, index) => 10 + index * 40);
const WIDTH = 1120;

interface Start {
  /** Milliseconds until the window, and until the finished picture is on the screen. */
  readonly window: number;
  readonly usable: number;
  /** Bytes. */
  readonly memory: number;
}

/** Arguments: the number of rounds. */
export default async function start([rounds = "16"]: readonly string[]): Promise<void> {
  await buildApp();
  await buildEmptyWindow();
  introduce(
    "start",
    "launch to first usable paint, and memory of all processes",
    webKitVersion(),
    versionOf("rustc", "--version"),
  );
  const display = await startDisplay();
  const screen = await connect(display.name);
  const contestants = [emptyWindow, app].map((program) => ({
    program,
    home: makeHome(),
    starts: [] as Start[],
  }));
  try {
    for (let round = 0; round <= Number(rounds); round += 1) {
      for (const { program, home, starts } of contestants) {
        const measured = await launch(program, home, display.name, screen);
        if (round > 0) starts.push(measured);
      }
    }
  } finally {
    screen.close();
    display.stop();
    for (const { home } of contestants) home.remove();
  }
  const [empty = [], ours = []] = contestants.map(({ starts }) => starts);
  const columns = (starts: readonly Start[]): string[] => [
    ms(median(starts.map(({ window }) => window))),
    ms(median(starts.map(({ usable }) => usable))),
    ms(
      quantile(
        starts.map(({ usable }) => usable),
        1,
      ),
    ),
    (median(starts.map(({ memory }) => memory)) / 1e6).toFixed(1),
  ];
  const ratio = (of: (start: Start) => number): string =>
    (median(ours.map(of)) / median(empty.map(of))).toFixed(2);
  table(
    [`median of ${rounds}`, "window, ms", "usable, ms", "slowest, ms", "memory (PSS), MB"],
    [
      ["empty window", ...columns(empty)],
      ["Scoresheet", ...columns(ours)],
      [
        "**ratio**",
        ratio(({ window }) => window),
        `**${ratio(({ usable }) => usable)}**`,
        "",
        `**${ratio(({ memory }) => memory)}**`,
      ],
    ],
  );
}

async function launch(program: string, home: Home, display: string, screen: XClient): Promise<Start> {
  const before = await look(screen);
  const began = performance.now();
  const child = spawn(program, [], {
    env: { ...process.env, ...windowEnv, ...home.env, DISPLAY: display },
    stdio: "ignore",
  });
  const seen: { at: number; picture: Buffer }[] = [{ at: 0, picture: before }];
  try {
    for (;;) {
      const picture = await look(screen);
      const at = performance.now() - began;
      const last = seen.at(-1);
      if (last === undefined || !picture.equals(last.picture)) seen.push({ at, picture });
      else if (seen.length > 1 && at - last.at > SETTLED) break;
      if (at > PATIENCE) throw new Error(`${program} shows nothing that stays`);
      await pause(PAUSE);
    }
    const finished = seen.at(-1)?.picture ?? before;
    const usable = seen.find(({ picture }) => picture.equals(finished))?.at ?? Number.NaN;
    await pause(1000);
    return { window: seen[1]?.at ?? Number.NaN, usable, memory: memoryOf(home) };
  } finally {
    child.kill();
    await untilEnded(home);
  }
}

async function look(screen: XClient): Promise<Buffer> {
  const lines = LINES.map((y) => screen.pixels({ x: 0, y, width: WIDTH, height: 1 }));
  return Buffer.concat(await Promise.all(lines));
}

/** Proportional set size of every process of a home, in bytes. */
function memoryOf(home: Home): number {
  return runningIn(home)
    .map((id) => /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0) * 1024, 0);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
