/** Files dragged onto the window from another program, by the very protocol of the desktop (XDND). */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Desktop } from "../lib/desktop.ts";
import { entries, playByTyping, untilEntries, untilText } from "../lib/page.ts";
import { click, type Screen, until } from "../lib/screen.ts";
import { type App, appForEach, ask } from "./app.ts";

let app: App;
let desktop: Desktop;
let screen: Screen;
appForEach("drop", (started, around) => {
  app = started;
  desktop = around;
  screen = app.screen;
});

/** Drops files on the board, where they are as welcome as anywhere. */
async function drop(...paths: string[]): Promise<void> {
  const window = await desktop.windowCalled("Scoresheet");
  await desktop.drop(window, 400, 400, ...paths);
}

it("game dropped on the window is opened, and the one before can be brought back", async () => {
  await playByTyping(screen, "d4", "d5");
  const before = await ask(app.screen, "export_pgn");
  // Spaces, letters beyond ASCII and a percent sign: the name travels as an address.
  await drop(app.file("Zoë, 100 %.pgn", '[White "Zoë"]\n\n1. e4 c5 *\n'));
  await untilEntries(screen, "e4", "c5");
  await untilText(screen, "#foot", "Zoë, 100 %.pgn is open.");
  await app.step("dropped");
  await click(screen, "#foot .notice .button");
  await untilEntries(screen, "d4", "d5");
  expect(await ask(app.screen, "export_pgn")).toBe(before);
});

it("file with many games dropped on the window asks which", async () => {
  await drop(app.file("two.pgn", '[White "Ann"]\n\n1. e4 *\n\n[White "Ben"]\n\n1. c4 *\n'));
  await untilText(screen, "dialog .panel__title", "Choose a game");
  await click(screen, "dialog li:nth-child(2) .record");
  await untilEntries(screen, "c4");
});

it("refuses what is no game, one sentence each, and keeps playing", async () => {
  await playByTyping(screen, "d4");
  const folder = join(app.home.folder, "a folder");
  mkdirSync(folder);
  const binary = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 73) % 256));
  const cases: readonly [path: string, words: string][] = [
    [app.file("picture.png", binary), "is not a text file."],
    [folder, "a folder could not be read"],
    [join(app.home.folder, "gone.pgn"), "gone.pgn could not be read"],
    [app.file("words.txt", "nothing to see here\n"), "no game"],
  ];
  for (const [path, words] of cases) {
    await drop(path);
    await untilText(screen, "#foot", words);
    expect((await entries(screen)).map(({ text }) => text)).toEqual(["d4"]);
    await app.step(`refused ${words}`);
  }
});

it("opens each of several files, the last one last, and none is lost", async () => {
  await playByTyping(screen, "d4");
  await drop(app.file("one.pgn", "1. e4 e5 *\n"), app.file("two.pgn", "1. c4 c5 *\n"));
  await untilEntries(screen, "c4", "c5");
  await screen.press("O", "Control", "Shift");
  await until(screen, "both games before", () => document.querySelectorAll("dialog .record").length === 2);
  await untilText(screen, "dialog .records", "1. e4 e5");
  await untilText(screen, "dialog .records", "1. d4");
});
