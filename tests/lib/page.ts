/** What the tests of the list and its surroundings do to the page, and read from it. */

import { clickMove } from "./board.ts";
import { openGame } from "./browser.ts";
import { click, type Screen, until } from "./screen.ts";

export interface Entry {
  readonly text: string;
  readonly outcome: string;
  readonly halted: boolean;
  readonly edited: boolean;
}

/** Opens the game and waits until the list is there. */
export async function openSheet(): Promise<Screen> {
  const screen = await openGame();
  await until(screen, "the blank line", () => document.querySelector("[data-draft][aria-label]") !== null);
  return screen;
}

/** The entries of the list, as drawn. */
export function entries(screen: Screen): Promise<Entry[]> {
  return screen.run(() =>
    [...document.querySelectorAll<HTMLElement>("[data-ply]")].map((cell) => ({
      text: cell.querySelector(".entry__text")?.textContent ?? "",
      outcome: cell.dataset["outcome"] ?? "",
      halted: cell.dataset["halted"] !== undefined,
      edited: cell.dataset["edited"] !== undefined,
    })),
  );
}

/** Waits until the list is exactly these texts. */
export async function untilEntries(screen: Screen, ...texts: string[]): Promise<void> {
  await until(
    screen,
    `the list ${JSON.stringify(texts)}`,
    (wanted: string) =>
      JSON.stringify(
        [...document.querySelectorAll("[data-ply] .entry__text")].map((one) => one.textContent),
      ) === wanted,
    JSON.stringify(texts),
  );
}

/** Waits until an element's text has `words` in it. */
export async function untilText(screen: Screen, selector: string, words: string): Promise<void> {
  await until(
    screen,
    `${selector} saying “${words}”`,
    (where: string, wanted: string) => document.querySelector(where)?.textContent?.includes(wanted) ?? false,
    selector,
    words,
  );
}

export function textOf(screen: Screen, selector: string): Promise<string> {
  return screen.run((where: string) => document.querySelector(where)?.textContent?.trim() ?? "", selector);
}

/** What has the focus: its ply, `blank`, `editor:` with its text, or its name. */
export function focused(screen: Screen): Promise<string> {
  return screen.run(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "nothing";
    if (element.isContentEditable) return `editor:${element.textContent}`;
    if (element.dataset["ply"] !== undefined) return `entry ${element.dataset["ply"]}`;
    if (element.dataset["draft"] !== undefined) return "blank";
    return element.getAttribute("aria-label") ?? element.textContent ?? "";
  });
}

export async function untilFocused(screen: Screen, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  let seen = await focused(screen);
  while (seen !== what) {
    if (Date.now() > end) throw new Error(`the focus is on ${seen}, not on ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await focused(screen);
  }
}

/** Text typed key by key where the focus is. */
export async function typeText(screen: Screen, text: string): Promise<void> {
  for (const character of text) await screen.press(character);
}

/** Types moves on the blank line and closes it again. */
export async function playByTyping(screen: Screen, ...moves: string[]): Promise<void> {
  const before = (await entries(screen)).map(({ text }) => text);
  await click(screen, "[data-draft]");
  for (const move of moves) {
    await typeText(screen, move);
    await screen.press("Enter");
  }
  await untilEntries(screen, ...before, ...moves);
  await screen.press("Escape");
  await untilFocused(screen, "blank");
}

/** Plays moves on the board by clicks, each given as `e2-e4`, and waits for each to stand in the list. */
export async function playByClicks(screen: Screen, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    const before = (await entries(screen)).length;
    const [from = "", to = ""] = move.split("-");
    await clickMove(screen, from, to);
    const longer = (count: number): boolean => document.querySelectorAll("[data-ply]").length > count;
    await until(screen, `${move} in the list`, longer, before);
  }
}

/** Pastes into whatever has the focus, as the browser does it: an event that carries the text. */
export async function paste(screen: Screen, plain: string, html: string | null = null): Promise<void> {
  await screen.run(
    (text: string, rich: string | null) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      if (rich !== null) data.setData("text/html", rich);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    plain,
    html,
  );
}

/** Chooses from the menu of the page the item whose name begins so. */
export async function chooseFromMenu(screen: Screen, label: string): Promise<void> {
  await click(screen, "[data-action=more]");
  await until(
    screen,
    `the item ${label}`,
    (wanted: string) => {
      for (const item of document.querySelectorAll<HTMLElement>("[role=menuitem]")) {
        if (item.textContent?.startsWith(wanted)) {
          item.click();
          return true;
        }
      }
      return false;
    },
    label,
  );
}

/** Waits until every panel is closed. */
export async function untilNoPanel(screen: Screen): Promise<void> {
  await until(screen, "no panel", () => document.querySelector("dialog") === null);
}

/** Begins the game that the panel for a new game shows, and waits until the panel is gone. */
export async function begin(screen: Screen): Promise<void> {
  await click(screen, "dialog .button--primary");
  await untilNoPanel(screen);
}

/** Starts from a position, through the panel for a new game. */
export async function openPosition(screen: Screen, fen: string): Promise<void> {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=fen]");
  await fill(screen, "dialog textarea", fen);
  await until(screen, "a position that can be played from", () => {
    const begin = document.querySelector<HTMLButtonElement>("dialog .button--primary");
    return (
      begin !== null &&
      !begin.disabled &&
      document.querySelector("dialog figure:not([hidden]) .board") !== null
    );
  });
  await click(screen, "dialog .button--primary");
  await untilText(screen, "#foot", "new game");
}

/** Puts a text into a field, as a paste or an input method does: at once. */
export async function fill(screen: Screen, selector: string, value: string): Promise<void> {
  await click(screen, selector);
  await screen.run(
    (where: string, text: string) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(where);
      field?.select();
      document.execCommand("insertText", false, text);
    },
    selector,
    value,
  );
}

/** All that the live region has said so far, in order. */
export function said(screen: Screen): Promise<string[]> {
  return screen.run(() => [...document.querySelectorAll("#said > p")].map((line) => line.textContent ?? ""));
}
