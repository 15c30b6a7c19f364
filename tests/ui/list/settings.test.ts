/** Every setting and what it does, seen on the page. */

import { expect, it } from "vitest";
import { clickMove } from "../../lib/board.ts";
import { sheetForEach } from "../../lib/each.ts";
import { openPosition, playByTyping, untilEntries, untilNoPanel, untilText } from "../../lib/page.ts";
import { type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

/** Opens the settings, presses what has these words, and closes them again. */
async function choose(words: string): Promise<void> {
  await screen.press(",", "Control");
  await until(
    screen,
    `the setting “${words}”`,
    (wanted: string) => {
      for (const label of document.querySelectorAll<HTMLElement>("dialog label, dialog button")) {
        if (label.textContent !== wanted) continue;
        label.click();
        return true;
      }
      return false;
    },
    words,
  );
  await screen.press("Escape");
  await untilNoPanel(screen);
}

/** Writes moves on the board this way from now on. */
async function chooseNotation(value: string): Promise<void> {
  await screen.press(",", "Control");
  await until(
    screen,
    "the choice of notations",
    (wanted: string) => {
      const select = document.querySelector<HTMLSelectElement>("dialog select[name=notation]");
      if (select === null) return false;
      select.value = wanted;
      select.dispatchEvent(new Event("change"));
      return true;
    },
    value,
  );
  await screen.press("Escape");
}

/** Whether White stands at the lower edge. */
const whiteBelow = (): Promise<boolean> =>
  screen.run(() => {
    const [white, black] = ["a1", "a8"].map((square) =>
      document.querySelector(`#board [data-square=${square}]`)?.getBoundingClientRect(),
    );
    return white !== undefined && black !== undefined && white.top > black.top;
  });

it("sizes pieces by rank or all alike", async () => {
  const heights = (): Promise<number> =>
    screen.run(
      () =>
        new Set(
          [...document.querySelectorAll("#board .piece__body")].map((one) =>
            Math.round(one.getBoundingClientRect().height),
          ),
        ).size,
    );
  const byRank = await heights();
  await choose("All alike");
  await until(
    screen,
    "fewer heights",
    (before: number) =>
      new Set(
        [...document.querySelectorAll("#board .piece__body")].map((one) =>
          Math.round(one.getBoundingClientRect().height),
        ),
      ).size < before,
    byRank,
  );
});

it("hides and shows the letters at the edge", async () => {
  const shown = (): Promise<boolean> =>
    screen.run(() =>
      [...document.querySelectorAll("#board [class*=coordinate]")].some(
        (one) => one.textContent?.includes("a") && one.getClientRects().length > 0,
      ),
    );
  expect(await shown()).toBe(true);
  await choose("Letters and numbers at the board’s edge");
  expect(await shown()).toBe(false);
});

it("turns the board after each move, if that is wanted", async () => {
  await choose("Turn the board after each move");
  await playByTyping(screen, "e4");
  await until(screen, "Black below", () => {
    const a1 = document.querySelector("#board [data-square=a1]")?.getBoundingClientRect();
    const a8 = document.querySelector("#board [data-square=a8]")?.getBoundingClientRect();
    return a1 !== undefined && a8 !== undefined && a1.top < a8.top;
  });
  await playByTyping(screen, "e5");
  await until(screen, "two entries", () => document.querySelectorAll("[data-ply]").length === 2);
  expect(await whiteBelow()).toBe(true);
});

it("writes moves made on the board in the chosen notation, and the whole list when asked to", async () => {
  await chooseNotation("uci");
  await clickMove(screen, "e2", "e4");
  await untilEntries(screen, "e2e4");
  await chooseNotation("san");
  await clickMove(screen, "e7", "e5");
  await untilEntries(screen, "e2e4", "e5");
  await choose("Write the whole list this way");
  await untilEntries(screen, "e4", "e5");
});

it("marks moves that were played by themselves only when asked to", async () => {
  await openPosition(screen, "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1");
  await until(screen, "a forced move", () => document.querySelector("[data-ply='0']"));
  expect(await screen.run(() => document.querySelectorAll("#sheet .entry__tag").length)).toBe(0);
  await choose("Mark moves that were played by themselves");
  await untilText(screen, "[data-ply='0'] .entry__tag", "by itself");
});

it("is silent unless sounds are asked for", async () => {
  await screen.run(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      counted.tones += 1;
      start.call(this, when);
    };
  });
  const tones = (): Promise<number> => screen.run(() => (window as unknown as { tones: number }).tones);
  await playByTyping(screen, "e4");
  expect(await tones()).toBe(0);
  await choose("Sounds");
  await playByTyping(screen, "e5");
  await until(screen, "a sound", () => (window as unknown as { tones: number }).tones > 0);
});

it("lets shortcuts of a single key be switched off", async () => {
  await choose("Single keys are shortcuts: f, [, ], ?");
  await screen.press("f");
  await screen.press("?");
  expect(await whiteBelow()).toBe(true);
  expect(await screen.run(() => document.querySelector("dialog[open]"))).toBe(null);
});
