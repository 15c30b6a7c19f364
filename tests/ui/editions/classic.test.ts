/** The Classic edition: the list is for looking at, nothing in it can be changed, and no move plays itself. */
import { expect, it } from "vitest";
import { sheetForEach } from "../../lib/each.ts";
import { entries, fill, focused, playByClicks, textOf, untilEntries, untilText } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

/** White's only move is Ka4, and so on: the Editable edition plays this to a threefold repetition by itself. */
const forced = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";

/** Twice the delay after which a forced move is played, in milliseconds: long enough to see that it is not. */
const twiceTheDelay = 1_600;

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

async function begin(fen?: string): Promise<void> {
  await click(screen, "[data-action=new_game]");
  await click(screen, "dialog input[value=classic]");
  if (fen !== undefined) {
    await click(screen, "dialog input[value=fen]");
    await fill(screen, "dialog textarea", fen);
    await until(screen, "the position", () => document.querySelector("dialog figure:not([hidden]) .board"));
  }
  await click(screen, "dialog .button--primary");
  await until(screen, "the Classic edition", () => document.querySelector(".sheet[data-edition=classic]"));
}

it("looks at a position by a plain click, walks by [ and ], and plays on from the end only", async () => {
  await begin();
  await playByClicks(screen, "e2-e4", "e7-e5", "g1-f3");
  await click(screen, "[data-ply='0']");
  await untilText(screen, ".status__looking", "looking at 1. e4");
  await screen.press("]");
  await untilText(screen, ".status__looking", "looking at 1… e5");
  await screen.press("[");
  await screen.press("[");
  await untilText(screen, ".status__looking", "looking at the start");
  // The status line speaks of the end of the list all the while, and the board takes no move.
  expect(await textOf(screen, ".status__verdict")).toBe("Black to move");
  expect(await screen.run(() => document.querySelectorAll("#board [data-movable]").length)).toBe(0);
  await screen.press("Escape");
  await until(screen, "the end", () => document.querySelector<HTMLElement>(".status__looking")?.hidden);
  await playByClicks(screen, "b8-c6");
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6");
});

it("lets nothing be edited: no click, key, paste or menu does it", async () => {
  await begin();
  await playByClicks(screen, "e2-e4", "e7-e5");
  const before = await entries(screen);
  expect(await screen.run(() => document.querySelector<HTMLElement>(".sheet__tail")?.hidden)).toBe(true);
  expect(
    await screen.run(() => document.querySelector("#sheet [role=grid]")?.getAttribute("aria-readonly")),
  ).toBe("true");
  await click(screen, "[data-ply='1']");
  for (const key of ["Enter", "F2", "d", "4", "Backspace", "Delete", "Insert"]) {
    await screen.run(() => document.querySelector<HTMLElement>("[data-ply='1']")?.focus());
    await screen.press(key);
    expect(await focused(screen)).toBe("entry 1");
  }
  await screen.press("Delete", "Shift");
  const open = await screen.run(() =>
    document.querySelector("[contenteditable]:not([contenteditable=false])"),
  );
  expect(open).toBe(null);
  await click(screen, "[data-ply='1']", "right");
  const items = await until(screen, "the menu", () =>
    [...document.querySelectorAll("[role=menuitem] > span:first-child")].map((item) => item.textContent),
  );
  expect(items).toEqual(["Look at"]);
  await screen.press("Escape");
  expect(await entries(screen)).toEqual(before);
});

it("waits in a forced position", async () => {
  await begin(forced);
  expect(await textOf(screen, ".status__verdict")).toBe("White to move");
  await new Promise((resolve) => setTimeout(resolve, twiceTheDelay));
  expect(await entries(screen)).toEqual([]);
  await playByClicks(screen, "a3-a4");
  await new Promise((resolve) => setTimeout(resolve, twiceTheDelay));
  expect((await entries(screen)).map(({ text }) => text)).toEqual(["Ka4"]);
});

it("takes moves back and puts them in again like any game", async () => {
  await begin();
  await playByClicks(screen, "e2-e4", "e7-e5");
  await screen.press("z", "Control");
  await untilEntries(screen, "e4");
  await screen.press("z", "Control", "Shift");
  await untilEntries(screen, "e4", "e5");
});
