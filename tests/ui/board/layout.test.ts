/** The page at the sizes that count, measured, and kept as pictures to be looked at. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/project.mjs";
import { base, browserName, closeBrowser, openGame } from "../../lib/browser.ts";
import { openTab } from "../../lib/chromium.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

const pictures = join(root, "tests", ".artifacts", "layout");

let screen: Screen;

beforeAll(() => {
  mkdirSync(pictures, { recursive: true });
});
afterEach(() => screen.close());
afterAll(() => closeBrowser());

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly scrolls: boolean;
  readonly status: Box;
  readonly board: Box;
  readonly sheet: Box;
  readonly actions: Box;
  /** Height of a row of the list, and the smallest edge of anything that can be pressed. */
  readonly row: number;
  readonly smallest: number;
  /** Size of an entry's letters in pixels, and of the board's coordinates. */
  readonly letters: number;
  readonly coordinates: number;
}

function measure(): Promise<Layout> {
  return screen.run(() => {
    const box = (selector: string): { left: number; top: number; right: number; bottom: number } => {
      const { left, top, right, bottom } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    };
    const page = document.documentElement;
    const buttons = [...document.querySelectorAll(".app button")].map((button) =>
      button.getBoundingClientRect(),
    );
    const coordinate = document.querySelector<SVGTextElement>("#board .board__coordinate");
    const scale = coordinate?.getScreenCTM()?.a ?? 0;
    const shown = buttons.filter(({ width }) => width > 0);
    return {
      width: innerWidth,
      height: innerHeight,
      scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
      status: box(".app__status"),
      board: box("#board .board"),
      sheet: box(".sheet"),
      actions: box(".app__actions .toolbar"),
      row: document.querySelector(".sheet__tail .sheet__row")?.getBoundingClientRect().height ?? 0,
      smallest: Math.min(...shown.map(({ width, height }) => Math.min(width, height))),
      letters: Number.parseFloat(getComputedStyle(document.querySelector(".sheet") ?? page).fontSize),
      coordinates: scale * Number.parseFloat(getComputedStyle(coordinate ?? page).fontSize),
    };
  });
}

/** Plays a few moves, one of them illegal, one unreadable, so that every part has something to show. */
async function fill(): Promise<void> {
  await until(screen, "a game", () => document.querySelector("#board [data-movable]") !== null);
  for (const [from, to] of [
    ["e2", "e4"],
    ["e7", "e5"],
    ["g1", "f3"],
    ["b8", "c6"],
    ["f1", "b5"],
    ["g8", "f6"],
  ]) {
    await until(
      screen,
      `${from} to be movable`,
      (square: string) =>
        document.querySelector(`#board [data-square=${square}]`)?.hasAttribute("data-movable"),
      from ?? "",
    );
    await click(screen, `#board [data-square=${from}]`);
    await click(screen, `#board [data-square=${to}]`);
  }
  await until(screen, "six moves", () => document.querySelectorAll(".entry[data-outcome]").length === 6);
  await until(screen, "pieces at rest", () => document.getAnimations().length === 0);
}

function check(layout: Layout): void {
  const { width, height, board, sheet, status, actions, row } = layout;
  expect(layout.scrolls).toBe(false);
  for (const part of [board, sheet, status, actions]) {
    expect(part.left).toBeGreaterThanOrEqual(-0.5);
    expect(part.top).toBeGreaterThanOrEqual(-0.5);
    expect(part.right).toBeLessThanOrEqual(width + 0.5);
    expect(part.bottom).toBeLessThanOrEqual(height + 0.5);
  }
  expect(Math.abs(board.right - board.left - (board.bottom - board.top))).toBeLessThan(1);
  // The list is never an afterthought: two rows of it are always in view, in letters that belong to the board's size.
  expect(sheet.bottom - sheet.top).toBeGreaterThanOrEqual(2 * row);
  expect(layout.letters / (board.right - board.left)).toBeGreaterThan(0.015);
  expect(layout.coordinates).toBeGreaterThanOrEqual(7.9);
  expect(layout.coordinates).toBeLessThan(Math.max(10.5, 0.022 * (board.right - board.left)));
  // Squares of whole pixels.
  expect((board.right - board.left) % 8).toBe(0);
  if (width / height >= 5 / 4) {
    expect(sheet.left).toBeGreaterThanOrEqual(board.right);
    expect(status.bottom).toBeLessThanOrEqual(sheet.top + 0.5);
    expect(board.bottom - board.top).toBeGreaterThan(Math.min(0.8 * height, 0.5 * width));
  } else {
    expect(status.bottom).toBeLessThanOrEqual(board.top + 0.5);
    expect(board.bottom).toBeLessThanOrEqual(sheet.top);
    expect(sheet.bottom).toBeLessThanOrEqual(actions.top);
    expect(board.right - board.left).toBeGreaterThan(Math.min(0.82 * width, 0.54 * height));
  }
}

describe("the layout", () => {
  it("fits every window, and nothing moves when the list grows", async () => {
    screen = await openGame();
    await until(screen, "a game", () => document.querySelector("#board [data-movable]") !== null);
    const before = await measure();
    await fill();
    const after = await measure();
    expect(after.board).toEqual(before.board);
    expect(after.sheet).toEqual(before.sheet);
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [640, 400],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1600, 900],
      [2560, 1440],
      [3840, 2160],
    ] as const) {
      // WebKitGTK's window has a least size, and the virtual screen a largest one.
      if (browserName !== "chromium" && (width < 600 || width > 2000)) continue;
      await screen.resize(width, height);
      await until(screen, `a width of ${width}`, (wanted: number) => innerWidth === wanted, width);
      check(await measure());
      if (browserName !== "chromium") continue;
      writeFileSync(join(pictures, `${width}x${height}.png`), await screen.picture());
    }
  });

  it.skipIf(browserName !== "chromium").each([
    [320, 480, "light"],
    [390, 844, "light"],
    [844, 390, "dark"],
    [768, 1024, "dark"],
  ] as const)(
    "fits a phone of %d by %d in %s, with targets for a thumb",
    async (width, height, colorScheme) => {
      const tab = await openTab(base(), {
        viewport: { width, height },
        hasTouch: true,
        isMobile: true,
        colorScheme,
      });
      screen = tab;
      await screen.open("");
      await fill();
      const layout = await measure();
      check(layout);
      const buttons = await screen.run(() => {
        const found = [...document.querySelectorAll(".app__actions button")].map((one) =>
          one.getBoundingClientRect(),
        );
        return Math.min(...found.map((one) => Math.min(one.width, one.height)));
      });
      expect(buttons).toBeGreaterThanOrEqual(44);
      expect(layout.smallest).toBeGreaterThanOrEqual(24);
      writeFileSync(join(pictures, `phone-${width}x${height}-${colorScheme}.png`), await screen.picture());
    },
  );
});
