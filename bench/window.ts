/**
 * A list of 10,000 entries on the screen: from Enter to the new state painted, and from a press on a piece to its
 * destinations painted. The page is the built one over a release session, in Chromium and in WebKitGTK's small browser, where
 * a WebSocket carries what changed, and the release app in its own window, where Tauri does.
 *
 * The game is one of legal moves at random (`src/game.rs`). An edit puts another mark behind the move (`Nf3!`, `Nf3?`): every
 * entry after it is read and played again, stays legal, and comes with the snapshot. In the last line an illegal move takes
 * the first entry's place by turns with the old one, so that most rows change too.
 *
 * The clock is the page's own. It starts with the time stamp of the key's or pointer's event, which the browser sets before
 * the page hears of it. It stops twice. “Painted”: the page's own mutation of the edited cell (or of the pressed square's
 * destinations) has been seen, and the frame that it belongs to has been laid out and painted: a message that was sent while
 * the frame was made has arrived, or the frame after it begins, whichever is first. “Next frame” is that frame's beginning
 * alone; up to one frame of mere waiting is in it. WebKitGTK rounds its clock to milliseconds.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, miniBrowser } from "../scripts/lib/needs.mjs";
import { closeBrowser, startWebKit } from "../tests/lib/browser.ts";
import { serveBuilt } from "../tests/lib/built.ts";
import { openTab } from "../tests/lib/chromium.ts";
import { startDisplay } from "../tests/lib/display.ts";
import { middle, type Screen, until } from "../tests/lib/screen.ts";
import { makeHome, startWindow, untilEnded } from "../tests/lib/window.ts";
import { introduce, median, ms, quantile, table, versionOf, webKitVersion } from "./lib/figures.ts";
import { app, buildApp, buildCommandLine, commandLine, longGame } from "./lib/release.ts";

const LENGTH = 10_000;
const EDITS = 20;
const PRESSES = 30;

/** Rest between two edits, in milliseconds: what follows an edit between frames and the preview are over by then. */
const REST = 150;

/** What was noted of one edit or press, in milliseconds of the page's clock. */
interface Sample {
  readonly painted: number;
  readonly next: number;
}

type Row = [where: string, what: string, samples: Sample[]];

/** Arguments: `chromium`, `webkit` or `app` for some of the three. */
export default async function windowBench(args: readonly string[]): Promise<void> {
  const wanted = (which: string): boolean => args.length === 0 || args.includes(which);
  await buildCommandLine();
  if (wanted("app")) await buildApp();
  const pgn = longGame(LENGTH);
  process.env["SCORESHEET_CLI"] = commandLine;
  process.env["SCORESHEET_APP"] = app;
  const display = await startDisplay();
  process.env["DISPLAY"] = display.name;
  const rows: Row[] = [];
  const frames: string[] = [];
  const run = async (where: string, screen: Screen): Promise<void> => {
    const frame = await frameOf(screen);
    frames.push(`${where} ${ms(frame)} ms`);
    for (const [what, samples] of await measure(screen)) rows.push([where, what, samples]);
  };
  try {
    if (wanted("chromium") || wanted("webkit")) await inBrowsers(pgn, wanted, run);
    if (wanted("app")) await inApp(pgn, display.name, run);
  } finally {
    display.stop();
  }
  introduce(
    "window",
    `a list of ${LENGTH.toLocaleString("en")} entries: Enter, or a press on a piece, to painted`,
    versionOf(chromium() ?? "chromium", "--version"),
    webKitVersion(),
  );
  table(
    ["where", "what", "times", "painted, median ms", "p95", "next frame, median ms", "p95"],
    rows.map(([where, what, samples]) => {
      const of = (values: number[]): string[] => [ms(median(values)), ms(quantile(values, 0.95))];
      const painted = samples.map((sample) => sample.painted);
      const next = samples.map((sample) => sample.next);
      return [where, what, String(samples.length), ...of(painted), ...of(next)];
    }),
  );
  console.log(`one frame: ${frames.join(", ")}\n`);
}

async function inBrowsers(
  pgn: string,
  wanted: (which: string) => boolean,
  run: (where: string, screen: Screen) => Promise<void>,
): Promise<void> {
  const server = await serveBuilt();
  process.env["SCORESHEET_URL"] = server.url;
  try {
    if (wanted("chromium")) {
      const tab = await openTab(server.url);
      await tab.open("");
      await drop(tab, pgn);
      await run("Chromium", tab);
      await tab.close();
    }
    if (wanted("webkit") && miniBrowser() !== null) {
      const page = await startWebKit();
      await page.resize(1280, 800);
      await page.open("?tab=bench");
      await drop(page, pgn);
      await run("WebKitGTK", page);
      await page.close();
    }
  } finally {
    await closeBrowser();
    await server.close();
  }
}

async function inApp(
  pgn: string,
  display: string,
  run: (where: string, screen: Screen) => Promise<void>,
): Promise<void> {
  const home = makeHome();
  const file = join(home.folder, "long.pgn");
  writeFileSync(file, pgn);
  try {
    const window = await startWindow(display, home, [file]);
    await window.resize(1280, 800);
    await run("app", window);
    await window.close();
  } finally {
    await untilEnded(home);
    home.remove();
  }
}

/** Drops the game on the page as a file, once it is there. */
async function drop(screen: Screen, pgn: string): Promise<void> {
  await until(screen, "the blank line", () => document.querySelector("[data-draft][aria-label]") !== null);
  await screen.run((text: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "long.pgn"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, pgn);
}

async function measure(screen: Screen): Promise<[what: string, samples: Sample[]][]> {
  await until(
    screen,
    "all entries",
    (length: number) => document.querySelectorAll("[data-ply]").length === length,
    LENGTH,
  );
  await screen.run(install);
  const last = await edits(screen, LENGTH - 1, "!", "?");
  const presses = await pressesOn(screen);
  const first = await edits(screen, 0, "!", "?");
  const broken = await edits(screen, 0, "", " Ke4");
  return [
    ["edit of the last entry", last],
    ["edit of the first entry", first],
    ["… to an illegal move and back", broken],
    ["press on a piece", presses],
  ];
}

/** Writes the move with one ending and the other by turns. An ending after a blank takes the place of the whole text. */
async function edits(screen: Screen, ply: number, one: string, other: string): Promise<Sample[]> {
  const written = await screen.run(textOf, ply);
  const move = written.replace(/[!?]+$/, "");
  const samples: Sample[] = [];
  for (let index = 0; index <= EDITS; index += 1) {
    const ending = index % 2 === 0 ? other : one;
    const text = ending.startsWith(" ") ? ending.trim() : move + ending;
    await screen.run(focusOn, ply);
    await screen.press("F2");
    for (const character of text) await screen.press(character);
    await rest();
    await screen.run(watchCell, ply);
    await screen.press("Enter");
    const sample = await until(screen, `entry ${ply} drawn anew`, taken);
    // The first changes the look of the entry for good: it was not edited before.
    if (index > 0) samples.push(sample);
    await rest();
  }
  return samples;
}

/** Presses on a piece that can move, and gives up. */
async function pressesOn(screen: Screen): Promise<Sample[]> {
  await screen.move(await middle(screen, "#board [data-movable]"));
  const samples: Sample[] = [];
  for (let index = 0; index <= PRESSES; index += 1) {
    await screen.run(watchBoard);
    await screen.down();
    const sample = await until(screen, "destinations", taken);
    if (index > 0) samples.push(sample);
    await screen.up();
    await screen.press("Escape");
    await until(screen, "no destinations", () => document.querySelector("#board [data-target]") === null);
    await rest();
  }
  return samples;
}

/** Milliseconds from frame to frame on a page at rest. */
async function frameOf(screen: Screen): Promise<number> {
  await screen.run(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const frame = (time: number): void => {
      times.push(time);
      if (times.length < 60) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const times = await until(screen, "60 frames", () => {
    const { times: noted } = window as unknown as { times: number[] };
    return noted.length < 60 ? null : noted;
  });
  return median(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST));

// — these run in the page —

/** What `install` leaves in the page. */
interface Watch {
  /** Waits for `isThere` after an event of that name, and notes when it was painted. */
  begin(event: "keydown" | "pointerdown", place: Element, isThere: () => boolean): void;
  sample: Sample | null;
}

function install(): void {
  const watch: Watch = {
    sample: null,
    begin(event, place, isThere) {
      watch.sample = null;
      let began: number | null = null;
      addEventListener(event, (seen) => (began ??= seen.timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (began === null || !isThere()) return;
        observer.disconnect();
        const from = began;
        const { port1, port2 } = new MessageChannel();
        const noted: { painted?: number; next?: number } = {};
        const note = (what: "painted" | "next"): void => {
          noted[what] = performance.now() - from;
          const { painted, next } = noted;
          // A message may have to wait for other work; when the next frame begins, this one has been painted for certain.
          if (painted !== undefined && next !== undefined)
            watch.sample = { painted: Math.min(painted, next), next };
        };
        const beforePaint = (): void => {
          port2.postMessage(null);
          requestAnimationFrame(() => note("next"));
        };
        port1.onmessage = () => note("painted");
        // The list is drawn within the making of a frame; what a press marks, before one begins.
        if (event === "keydown") beforePaint();
        else requestAnimationFrame(beforePaint);
      });
      observer.observe(place, { childList: true, subtree: true, attributes: true });
    },
  };
  Object.assign(window, { watch });
}

function watchCell(ply: number): void {
  const { watch } = window as unknown as { watch: Watch };
  const cell = document.querySelector(`[data-ply="${ply}"]`);
  // While the editor is open, and until the new state comes, an edited entry does not say what it was.
  if (cell !== null) watch.begin("keydown", cell, () => cell.querySelector(".entry__revert") !== null);
}

function watchBoard(): void {
  const { watch } = window as unknown as { watch: Watch };
  const board = document.querySelector("#board");
  if (board !== null) watch.begin("pointerdown", board, () => board.querySelector("[data-target]") !== null);
}

function taken(): Sample | null {
  return (window as unknown as { watch: Watch }).watch.sample;
}

function textOf(ply: number): string {
  return document.querySelector(`[data-ply="${ply}"] .entry__text`)?.textContent ?? "";
}

function focusOn(ply: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
  cell?.scrollIntoView({ block: "nearest" });
  cell?.focus();
}
