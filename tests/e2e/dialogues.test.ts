/** Files by the system's own dialogues: open, save as, and what cannot be either. Only the choice is the test's. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { clickMove, untilOn } from "../lib/board.ts";
import type { Desktop } from "../lib/desktop.ts";
import { entries, fill, playByTyping, untilEntries, untilNoPanel, untilText } from "../lib/page.ts";
import { click, type Screen, until } from "../lib/screen.ts";
import { type App, appForEach, rewrite } from "./app.ts";
import { answerDialogue, confirmReplacing, giveUpDialogue } from "./dialogue.ts";

const opening = "Open a game";
const saving = "Save the game";

let app: App;
let desktop: Desktop;
let screen: Screen;
appForEach("dialogue", (started, around) => {
  app = started;
  desktop = around;
  screen = app.screen;
});

/** Opens a file by the shortcut and the dialogue. */
async function open(path: string): Promise<void> {
  await screen.press("o", "Control");
  await answerDialogue(desktop, opening, path);
}

async function save(path: string): Promise<void> {
  await screen.press("s", "Control");
  await answerDialogue(desktop, saving, path);
}

/** Notices under the list, each as one text. */
const notices = (): Promise<string[]> =>
  screen.run(() =>
    [...document.querySelectorAll("#foot .notice > span")].map((one) => one.textContent ?? ""),
  );

it("opens a game, and keeps the one before in the archive", async () => {
  await playByTyping(screen, "d4", "d5");
  await open(app.file("ann.pgn", '[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 {the usual} Nc6 *\n'));
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6");
  await untilText(screen, "#foot", "ann.pgn is open.");
  await untilText(screen, ".sheet__head", "Ann");
  await untilOn(screen, "c6", "black knight");
  await app.step("opened");
  await screen.press("O", "Control", "Shift");
  await untilText(screen, "dialog .record", "1. d4 d5");
  await click(screen, "dialog .record__actions .button");
  await untilEntries(screen, "d4", "d5");
});

it("gives up a choice and leaves everything as it was", async () => {
  await playByTyping(screen, "d4");
  const before = await entries(screen);
  await screen.press("o", "Control");
  await giveUpDialogue(desktop, opening);
  await screen.press("s", "Control");
  await giveUpDialogue(desktop, saving);
  expect(await entries(screen)).toEqual(before);
  expect(await notices()).toEqual([]);
  // The page is as ready as before.
  await clickMove(screen, "d7", "d5");
  await untilEntries(screen, "d4", "d5");
});

it("saves a list with what is wrong in it, and reads it back entry for entry", async () => {
  await playByTyping(screen, "e4", "e5", "Nf3", "Nc6");
  await rewrite(screen, 1, "Ke7?", "Enter");
  await rewrite(screen, 2, "gibberish", "Enter");
  const before = await entries(screen);
  expect(before.map(({ outcome }) => outcome)).toEqual(["legal", "illegal", "unreadable", "unreachable"]);
  const path = join(app.home.folder, "odd one.pgn");
  await save(path);
  await untilText(screen, "#foot", "Saved.");
  expect(readFileSync(path, "utf8")).toContain("1. e4");
  await screen.press("N", "Control", "Shift");
  await untilEntries(screen);
  await open(path);
  await untilEntries(screen, ...before.map(({ text }) => text));
  const now = await entries(screen);
  expect(now.map(({ text, outcome }) => ({ text, outcome }))).toEqual(
    before.map(({ text, outcome }) => ({ text, outcome })),
  );
  await app.step("read back");
});

it("replaces a file only when told to, whole, with nothing left beside it", async () => {
  const folder = join(app.home.folder, "games");
  mkdirSync(folder);
  const path = join(folder, "mine.pgn");
  await playByTyping(screen, "e4");
  await save(path);
  await untilText(screen, "#foot", "Saved.");
  const first = readFileSync(path, "utf8");
  await playByTyping(screen, "c5");
  await screen.press("s", "Control");
  await confirmReplacing(desktop, saving, path);
  await untilText(screen, "#foot", "Saved.");
  await until(screen, "two entries", () => document.querySelectorAll("[data-ply]").length === 2);
  const second = readFileSync(path, "utf8");
  expect(first).toContain("1. e4 *");
  expect(second).toContain("1. e4 c5 *");
  expect(readdirSync(folder)).toEqual(["mine.pgn"]);
});

it("says of what holds no game why, in one sentence, and the game is untouched", async () => {
  await playByTyping(screen, "d4", "d5");
  const before = await entries(screen);
  const binary = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 73) % 256));
  const files: readonly [name: string, content: string | Buffer, words: string][] = [
    ["picture.pgn", binary, "picture.pgn is not a text file."],
    ["empty.pgn", "", "no game"],
    ["letter.txt", "Dear Ann,\n\nit was a pleasure to have you here.\n", "no game"],
    ["broken.fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1\n", ""],
  ];
  for (const [name, content, words] of files) {
    await screen.run(() => {
      for (const away of document.querySelectorAll<HTMLElement>("#foot .notice button:last-child"))
        away.click();
    });
    await open(app.file(name, content));
    await until(screen, `a word about ${name}`, () => document.querySelector("#foot .notice"));
    const said = await notices();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(words);
    expect(said[0]?.length).toBeLessThan(160);
    expect(await entries(screen)).toEqual(before);
    await app.step(`refused ${name}`);
  }
});

it("lets one of many games be chosen, and none", async () => {
  await playByTyping(screen, "d4");
  const many = Array.from(
    { length: 300 },
    (_, index) =>
      `[White "Player ${index}"]\n[Black "Ben"]\n[Event "Club"]\n\n1. ${index % 2 === 0 ? "e4" : "c4"} *\n`,
  ).join("\n");
  const path = app.file("club.pgn", many);
  await open(path);
  await untilText(screen, "dialog", "300 games");
  await screen.press("Escape");
  await untilNoPanel(screen);
  await untilEntries(screen, "d4");
  await open(path);
  await untilText(screen, "dialog", "300 games");
  await fill(screen, "dialog input[type=search]", "player 217");
  await until(screen, "one game", () => document.querySelectorAll("dialog .record").length === 1);
  await app.step("one of many");
  await click(screen, "dialog .record");
  await untilEntries(screen, "c4");
  await untilText(screen, ".sheet__head", "Player 217");
});

it("opens a position", async () => {
  await open(app.file("end.fen", "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\n"));
  await untilText(screen, ".status__verdict", "Stalemate");
  await untilOn(screen, "e3", "black king");
});
