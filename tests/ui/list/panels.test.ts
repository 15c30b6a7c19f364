/** The panels: a new game, settings, archive, details, keys; where the focus goes, and what Back does. */

import { expect, it } from "vitest";
import { clickMove } from "../../lib/board.ts";
import { sheetForEach } from "../../lib/each.ts";
import {
  chooseFromMenu,
  entries,
  fill,
  focused,
  openPosition,
  playByTyping,
  textOf,
  untilEntries,
  untilFocused,
  untilNoPanel,
  untilText,
} from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

it("begins with what was chosen last: one press opens, Enter begins", async () => {
  await playByTyping(screen, "e4");
  await click(screen, "[data-action=new_game]");
  await untilFocused(screen, "Begin");
  await screen.press("Enter");
  await untilEntries(screen);
  await untilNoPanel(screen);
  expect(await focused(screen)).toContain("New game");
  await click(screen, ".notice .button");
  await untilEntries(screen, "e4");
});

it("begins a Chess960 game by its number, with a preview, and remembers it", async () => {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=chess960]");
  await fill(screen, "dialog .new-game__number:not([hidden]) input", "960");
  await until(screen, "the number refused", () => document.querySelector("dialog [aria-invalid=true]"));
  expect(
    await screen.run(() => document.querySelector<HTMLButtonElement>("dialog .button--primary")?.disabled),
  ).toBe(true);
  await fill(screen, "dialog .new-game__number:not([hidden]) input", "0");
  await until(screen, "a preview", () => document.querySelector("dialog figure:not([hidden]) .board"));
  await click(screen, "dialog .button--primary");
  // Number 0 has both bishops, then the queen, in front: BBQNNRKR.
  await until(screen, "a bishop on a1", () =>
    document.querySelector('#board [data-square="a1"]')?.getAttribute("aria-label")?.includes("white bishop"),
  );
  await click(screen, "[data-action=new_game]");
  expect(
    await screen.run(() => document.querySelector<HTMLInputElement>("dialog input[value=chess960]")?.checked),
  ).toBe(true);
  await screen.press("Escape");
  await untilNoPanel(screen);
});

it("names a FEN's fault while it is typed, and begins from one that can be played", async () => {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=fen]");
  await fill(screen, "dialog textarea", "8/8/8/8/8/8/8 w - - 0 1");
  await until(screen, "the fault", () => document.querySelector("#fen-report.field__error")?.textContent);
  await screen.press("Escape");
  await untilNoPanel(screen);
  await openPosition(screen, "8/8/8/8/8/8/8/8 w - - 0 1");
  await untilText(screen, ".status__notes", "White has no king");
});

it("makes the list of the Classic edition one for reading: a click looks", async () => {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=classic]");
  await click(screen, "dialog .button--primary");
  await until(screen, "the Classic edition", () => document.querySelector(".sheet[data-edition=classic]"));
  expect(await screen.run(() => document.querySelector<HTMLElement>(".sheet__tail")?.hidden)).toBe(true);
  await clickMove(screen, "e2", "e4");
  await untilEntries(screen, "e4");
  await clickMove(screen, "e7", "e5");
  await untilEntries(screen, "e4", "e5");
  await click(screen, "[data-ply='0']");
  await untilText(screen, ".status__looking", "looking at 1. e4");
  await screen.press("Escape");
  await until(screen, "the end again", () => document.querySelector<HTMLElement>(".status__looking")?.hidden);
});

it("puts each setting into effect at once and keeps it over a reload", async () => {
  await chooseFromMenu(screen, "Settings");
  const choose = (value: string): Promise<void> => click(screen, `dialog input[value=${value}]`);
  await choose("dark");
  await until(screen, "the dark theme", () => document.documentElement.dataset["theme"] === "dark");
  await choose("contrast");
  await until(screen, "high contrast", () => document.documentElement.dataset["theme"] === "contrast");
  const drawn = (): Promise<string> =>
    screen.run(() => document.querySelector("#board .board")?.innerHTML.slice(0, 200_000) ?? "");
  const shapes = await drawn();
  await choose("figures");
  await until(
    screen,
    "another drawing",
    (before: string) => document.querySelector("#board .board")?.innerHTML.slice(0, 200_000) !== before,
    shapes,
  );
  await screen.press("Escape");
  await untilNoPanel(screen);
  await screen.reload();
  await until(
    screen,
    "high contrast after a reload",
    () => document.documentElement.dataset["theme"] === "contrast",
  );
});

it("keeps games that are left: to name, to delete and put back, to open", async () => {
  await playByTyping(screen, "e4", "e5");
  await click(screen, "[data-action=new_game]");
  await untilFocused(screen, "Begin");
  await screen.press("Enter");
  await untilEntries(screen);
  await chooseFromMenu(screen, "Archive");
  await until(screen, "a game", () => document.querySelectorAll("dialog .record").length === 1);
  await click(screen, "dialog .record__actions .button:nth-child(2)");
  await fill(screen, "dialog .record input", "Evening game");
  await screen.press("Enter");
  await untilText(screen, "dialog .record__title", "Evening game");
  await click(screen, "dialog .record__actions .button:nth-child(3)");
  await until(screen, "no game", () => document.querySelector("dialog .record") === null);
  await untilFocused(screen, "Put back");
  await screen.press("Enter");
  await untilText(screen, "dialog .record__title", "Evening game");
  await click(screen, "dialog .record__actions .button:nth-child(1)");
  await untilEntries(screen, "e4", "e5");
  await untilNoPanel(screen);
});

it("writes the players over their columns", async () => {
  await chooseFromMenu(screen, "Details");
  await fill(screen, "dialog input[name=white]", "Ann <b>");
  await fill(screen, "dialog input[name=black]", "Ben");
  await screen.press("Enter");
  await untilNoPanel(screen);
  await untilText(screen, ".sheet__head", "Ann <b>");
  await untilText(screen, ".sheet__head", "Ben");
});

it("shows its keys at ?, and Back closes the innermost thing only", async () => {
  await screen.press("?");
  await untilText(screen, "dialog .panel__title", "Keys");
  await screen.run(() => history.back());
  await untilNoPanel(screen);
  await click(screen, "[data-action=more]");
  await until(screen, "the menu", () => document.querySelector("[role=menu]"));
  await screen.run(() => history.back());
  await until(screen, "no menu", () => document.querySelector("[role=menu]") === null);
  expect(await textOf(screen, ".status__verdict")).toBe("White to move");
  expect(await entries(screen)).toEqual([]);
});

it("turns the board by f, and by no f that is typed into a text", async () => {
  const corner = (): Promise<string> =>
    screen.run(() => {
      const board = document.querySelector("#board")?.getBoundingClientRect();
      const square = document.querySelector('#board [data-square="a1"]')?.getBoundingClientRect();
      return board && square && square.top > board.top + board.height / 2 ? "White below" : "Black below";
    });
  expect(await corner()).toBe("White below");
  await screen.press("f");
  await until(screen, "the board turned", () => {
    const board = document.querySelector("#board")?.getBoundingClientRect();
    const square = document.querySelector('#board [data-square="a1"]')?.getBoundingClientRect();
    return board && square && square.top < board.top + board.height / 2;
  });
  await click(screen, "[data-draft]");
  await screen.press("f");
  await untilFocused(screen, "editor:f");
  expect(await corner()).toBe("Black below");
});
