/** The native menu: each item does what the button of its name does; the Edit menu is about the text being typed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { Desktop } from "../lib/desktop.ts";
import {
  focused,
  playByTyping,
  typeText,
  untilEntries,
  untilFocused,
  untilNoPanel,
  untilText,
} from "../lib/page.ts";
import { click, type Screen, until } from "../lib/screen.ts";
import { type App, appForEach } from "./app.ts";
import { answerDialogue, giveUpDialogue } from "./dialogue.ts";

/** The menus from left to right, and their items from top to bottom. */
const menus = {
  File: [
    "New game",
    "Open",
    "Save as",
    "Copy PGN",
    "Copy FEN",
    "Paste a game",
    "Copy picture",
    "Save picture",
    "Archive",
    "Quit",
  ],
  Edit: ["Undo typing", "Redo typing", "Cut", "Copy", "Paste", "Select all"],
  Game: ["Undo move", "Redo move", "Bring back", "Details"],
  View: ["Flip", "Settings"],
  Help: ["Guide", "Rules", "Shortcuts", "About"],
} as const;

/** Time in which whatever a menu item does would be seen, in milliseconds. */
const ampleTime = 700;

type Menu = keyof typeof menus;

let app: App;
let desktop: Desktop;
let screen: Screen;
appForEach("menu", (started, around) => {
  app = started;
  desktop = around;
  screen = app.screen;
});
// A page that takes moves listens to the menu too.
beforeEach(() => playByTyping(screen, "e4", "e5"));

/** Chooses an item by the keyboard, as the toolkit has it: F10, then arrows, then Enter. */
async function choose<M extends Menu>(menu: M, item: (typeof menus)[M][number]): Promise<void> {
  const window = await desktop.windowCalled("Scoresheet");
  desktop.focus(window);
  desktop.press("F10");
  // An open menu is a window of its own.
  await desktop.windowCalled("scoresheet");
  for (let right = Object.keys(menus).indexOf(menu); right > 0; right -= 1) desktop.press("Right");
  // The first step down goes into the menu.
  for (let down = (menus[menu] as readonly string[]).indexOf(item); down >= 0; down -= 1)
    desktop.press("Down");
  desktop.press("Enter");
}

const untilPanel = (title: string): Promise<void> => untilText(screen, "dialog[open] .panel__title", title);

async function closePanel(): Promise<void> {
  // Back closes the innermost thing that is open.
  await screen.run(() => history.back());
  await untilNoPanel(screen);
}

it("opens every panel, and Back closes it again", async () => {
  const panels: readonly [Menu, string, string][] = [
    ["File", "New game", "New game"],
    ["File", "Archive", "Archive"],
    ["Game", "Details", "Details"],
    ["View", "Settings", "Settings"],
    ["Help", "Rules", "Rules"],
    ["Help", "Guide", "Guide"],
    ["Help", "Shortcuts", "Keys"],
    ["Help", "About", "About Scoresheet"],
  ];
  for (const [menu, item, title] of panels) {
    await choose(menu, item as never);
    await untilPanel(title);
    await closePanel();
  }
  expect(await focused(screen)).not.toBe("nothing");
});

it("undoes, redoes, flips and brings back", async () => {
  // What the window is called, for whoever chooses among windows.
  await desktop.windowCalled("1… e5 · White to move — Scoresheet");
  await choose("Game", "Undo move");
  await untilEntries(screen, "e4");
  await choose("Game", "Redo move");
  await untilEntries(screen, "e4", "e5");
  await choose("View", "Flip");
  await until(screen, "Black below", () => {
    const [a1, a8] = ["a1", "a8"].map((name) =>
      document.querySelector(`#board [data-square=${name}]`)?.getBoundingClientRect(),
    );
    return a1 !== undefined && a8 !== undefined && a1.top < a8.top;
  });
  await app.step("flipped");
  await screen.press("N", "Control", "Shift");
  await untilEntries(screen);
  await choose("Game", "Bring back");
  await untilEntries(screen, "e4", "e5");
});

it("copies game, position and picture to where other programs find them, and pastes a game", async () => {
  await choose("File", "Copy PGN");
  await untilText(screen, "#foot", "as PGN");
  expect(String(await desktop.clipboard("UTF8_STRING"))).toContain("1. e4 e5 *");
  await screen.press("N", "Control", "Shift");
  await untilEntries(screen);
  await choose("File", "Paste a game");
  await untilEntries(screen, "e4", "e5");
  await choose("File", "Copy FEN");
  await untilText(screen, "#foot", "as FEN");
  expect(String(await desktop.clipboard("UTF8_STRING"))).toBe(
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
  );
  await choose("File", "Copy picture");
  await untilText(screen, "#foot", "picture of the position");
  const picture = await desktop.clipboard("image/png");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  // Width and height of the image header: a square, large enough to be sharp.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([960, 960]);
});

it("asks for files by the system's dialogues", async () => {
  await choose("File", "Open");
  await giveUpDialogue(desktop, "Open a game");
  await choose("File", "Save as");
  const game = join(app.home.folder, "menu.pgn");
  await answerDialogue(desktop, "Save the game", game);
  await untilText(screen, "#foot", "Saved.");
  expect(readFileSync(game, "utf8")).toContain("1. e4 e5 *");
  await choose("File", "Save picture");
  const picture = join(app.home.folder, "menu.svg");
  await answerDialogue(desktop, "Save the picture", picture);
  await until(screen, "the notice", () => document.querySelector("#foot .notice"));
  await desktop.wait("the picture", async () => {
    try {
      return readFileSync(picture, "utf8");
    } catch {
      return undefined;
    }
  });
  expect(readFileSync(picture, "utf8")).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
});

it("edits the text in an open editor, and nothing else", async () => {
  await click(screen, "[data-ply='0']");
  await untilFocused(screen, "editor:e4");
  await typeText(screen, "Nf3");
  await choose("Edit", "Select all");
  await choose("Edit", "Copy");
  await desktop.wait("the text on the clipboard", async () =>
    String(await desktop.clipboard("UTF8_STRING")) === "Nf3" ? true : undefined,
  );
  await choose("Edit", "Cut");
  await untilFocused(screen, "editor:");
  await choose("Edit", "Paste");
  await untilFocused(screen, "editor:Nf3");
  await choose("Edit", "Undo typing");
  await untilFocused(screen, "editor:");
  await screen.press("Escape");
  await untilEntries(screen, "e4", "e5");
});

it("does nothing to the game behind an open panel", async () => {
  await choose("View", "Settings");
  await untilPanel("Settings");
  await choose("Game", "Undo move");
  await choose("File", "New game");
  await new Promise((resolve) => setTimeout(resolve, ampleTime));
  expect(
    await screen.run(() =>
      [...document.querySelectorAll("dialog")].map((one) => one.textContent?.slice(0, 8)),
    ),
  ).toEqual(["Settings"]);
  await closePanel();
  await untilEntries(screen, "e4", "e5");
});

it("quits, and the game is there at the next start", async () => {
  const window = await desktop.windowCalled("Scoresheet");
  await choose("File", "Quit");
  await desktop.gone(window);
  await app.restart();
  await untilEntries(app.screen, "e4", "e5");
});
