/** The panel for a new game: numbers and what is no number, drawing, previews, FEN as it is typed, and repeating the last choice. */

import { expect, it } from "vitest";
import { clickMove } from "../../lib/board.ts";
import { sheetForEach } from "../../lib/each.ts";
import {
  begin,
  fill,
  focused,
  textOf,
  typeText,
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

const field = "dialog .new-game__number:not([hidden]) input";

async function openPanel(kind?: string): Promise<void> {
  await click(screen, "[data-action=new_game]");
  await until(screen, "the panel", () => document.querySelector("dialog[open]"));
  if (kind !== undefined) await click(screen, `dialog input[value=${kind}]`);
}

const canBegin = (): Promise<boolean> =>
  screen.run(() => document.querySelector<HTMLButtonElement>("dialog .button--primary")?.disabled === false);

/** The back rank nearest to White of a board, in letters; empty squares are dots. */
const rank = (board: string, number: 1 | 8): Promise<string> =>
  screen.run(
    (where: string, digit: number) => {
      const letters: Record<string, string> = {
        knight: "N",
        king: "K",
        queen: "Q",
        rook: "R",
        bishop: "B",
        pawn: "P",
      };
      return [..."abcdefgh"]
        .map((file) => {
          const cell = document.querySelector(`${where} [data-square="${file}${digit}"]`);
          return letters[cell?.getAttribute("aria-label")?.split(", ")[1]?.split(" ")[1] ?? ""] ?? ".";
        })
        .join("");
    },
    board,
    number,
  );

/** What the preview's text alternative says. */
const preview = (): Promise<string> =>
  screen.run(
    () => document.querySelector("dialog figure:not([hidden]) .board")?.getAttribute("aria-label") ?? "",
  );

const untilPreview = (words: string): Promise<unknown> =>
  until(
    screen,
    `the preview saying ${words}`,
    (wanted: string) =>
      document
        .querySelector("dialog figure:not([hidden]) .board")
        ?.getAttribute("aria-label")
        ?.includes(wanted) ?? false,
    words,
  );

it("refuses what is no number from 0 to 959, in words, and takes the ends", async () => {
  await openPanel("chess960");
  for (const typed of ["960", "999", "-1", "4.5", "ten", "½"]) {
    await fill(screen, field, typed);
    await until(screen, `${typed} refused`, () => document.querySelector("dialog [aria-invalid=true]"));
    await untilText(screen, "dialog .new-game__number:not([hidden]) .field__error", "A number from 0 to 959");
    expect(await canBegin()).toBe(false);
    // Enter begins nothing either.
    await screen.press("Enter");
    expect(await screen.run(() => document.querySelector("dialog[open]") !== null)).toBe(true);
  }
  for (const [typed, first] of [
    ["0", "white bishop a1"],
    ["959", "white rook a1"],
    ["518", "white king e1"],
  ] as const) {
    await fill(screen, field, typed);
    await untilPreview(first);
    expect(await canBegin()).toBe(true);
    expect(await screen.run(() => document.querySelector("dialog [aria-invalid=true]"))).toBe(null);
  }
});

it("draws a number that is one, with its preview, and begins with it", async () => {
  await openPanel("chess960");
  const seen = new Set<string>();
  for (let time = 0; time < 8; time += 1) {
    await click(screen, "dialog .new-game__number:not([hidden]) .button");
    const value = await screen.run(
      (where: string) => document.querySelector<HTMLInputElement>(where)?.value ?? "",
      field,
    );
    expect(Number(value)).toBeGreaterThanOrEqual(0);
    expect(Number(value)).toBeLessThan(960);
    seen.add(value);
  }
  // Eight times the same one would be a chance of one in 960 to the seventh.
  expect(seen.size).toBeGreaterThan(1);
  await untilPreview("white king");
  await begin(screen);
  await untilText(screen, ".status__notes", `Chess960 start ${[...seen].at(-1)}`);
});

it("draws one when the field is left empty, and shows pawns only before that", async () => {
  await openPanel("chess960");
  await fill(screen, field, "");
  await untilPreview("white pawn a2");
  expect(await preview()).not.toContain("king");
  await begin(screen);
  await untilText(screen, ".status__notes", "Chess960 start");
  const number = Number(/start (\d+)/.exec(await textOf(screen, ".status__notes"))?.[1]);
  expect(number).toBeGreaterThanOrEqual(0);
  const whites = await rank("#board", 1);
  expect([...whites].sort().join("")).toBe("BBKNNQRR");
  expect(await rank("#board", 8)).toBe(whites);
});

it("shuffles the sides apart by a number each", async () => {
  await openPanel("chess960_apart");
  await fill(screen, "dialog .new-game__numbers .new-game__number:nth-child(1) input", "518");
  await fill(screen, "dialog .new-game__numbers .new-game__number:nth-child(2) input", "0");
  await untilPreview("black bishop a8");
  expect(await preview()).toContain("white rook a1");
  await begin(screen);
  await untilText(screen, ".status__notes", "White 518");
  expect(await rank("#board", 1)).toBe("RNBQKBNR");
  expect(await rank("#board", 8)).toBe("BBQNNRKR");
});

it("names what is wrong with a FEN as it is typed, field by field, and what it drops", async () => {
  await openPanel("fen");
  await click(screen, "dialog textarea");
  await screen.press("a", "Control");
  await typeText(screen, "8/8/8/8/8/8/8/8");
  const report = "#fen-report";
  const cases: readonly [typed: string, words: string, ok: boolean][] = [
    ["8/8/8/8/8/8/8 w - - 0 1", "", false],
    ["8/8/8/8/8/8/8/9 w - - 0 1", "", false],
    ["8/8/8/8/8/8/8/8 x - - 0 1", "", false],
    ["8/8/8/8/8/8/8/8 w - - 0 1", "White has no king", true],
    ["4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "Taken with these faults", true],
  ];
  for (const [typed, words, ok] of cases) {
    await fill(screen, "dialog textarea", typed);
    await until(
      screen,
      `${typed} to be judged`,
      (where: string, wanted: string, good: boolean) => {
        const line = document.querySelector(where);
        return (
          line !== null &&
          line.textContent !== "" &&
          (line.textContent ?? "").includes(wanted) &&
          line.classList.contains("field__error") !== good
        );
      },
      report,
      words,
      ok,
    );
    await until(
      screen,
      `${typed} ${ok ? "taken" : "refused"}`,
      (good: boolean) =>
        (document.querySelector<HTMLButtonElement>("dialog .button--primary")?.disabled === false) === good,
      ok,
    );
  }
  await begin(screen);
  await untilEntries(screen);
});

it("remembers the last choice over a reload, and one press repeats it", async () => {
  await openPanel("chess960");
  await fill(screen, field, "44");
  await click(screen, "dialog input[value=classic]");
  await begin(screen);
  await untilText(screen, ".status__notes", "Chess960 start 44");
  await screen.reload();
  await untilText(screen, ".status__notes", "Chess960 start 44");
  await openPanel();
  await untilFocused(screen, "Begin");
  const chosen = await screen.run(() =>
    [...document.querySelectorAll<HTMLInputElement>("dialog input:checked")].map(({ value }) => value).sort(),
  );
  expect(chosen).toEqual(["chess960", "classic"]);
  expect(
    await screen.run((where: string) => document.querySelector<HTMLInputElement>(where)?.value, field),
  ).toBe("44");
  // One press in the panel …
  await screen.press("Enter");
  await untilNoPanel(screen);
  await untilText(screen, ".status__notes", "Chess960 start 44");
  // … and one press without it.
  await clickMove(screen, "c1", "d3");
  await untilEntries(screen, "Nd3");
  await screen.press("n", "Alt", "Shift");
  await untilEntries(screen);
  await untilText(screen, ".status__notes", "Chess960 start 44");
  expect(await screen.run(() => document.querySelector(".sheet")?.getAttribute("data-edition"))).toBe(
    "classic",
  );
  expect(await focused(screen)).not.toBe("nothing");
});
