/** The row of actions, and what a crowded column leaves of an entry. */
import { expect, it } from "vitest";
import { sheetForEach } from "../../lib/each.ts";
import { playByTyping, untilEntries } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

interface Looks {
  readonly dimmed: boolean;
  readonly cut: boolean;
  readonly height: number;
}

/** How a button of the row looks. */
const looks = (action: string): Promise<Looks> =>
  screen.run((name: string) => {
    const button = document.querySelector<HTMLButtonElement>(`.toolbar [data-action=${name}]`);
    if (button === null) throw new Error(`there is no ${name}`);
    return {
      dimmed: button.disabled || button.getAttribute("aria-disabled") === "true",
      cut: button.scrollWidth > button.clientWidth,
      height: Math.round(button.getBoundingClientRect().height),
    };
  }, action);

it("wakes Undo again after it has taken back the only move", async () => {
  await playByTyping(screen, "e4");
  await click(screen, "[data-action=undo]");
  await untilEntries(screen);
  expect((await looks("undo")).dimmed).toBe(true);
  expect((await looks("redo")).dimmed).toBe(false);
  // The press has left the focus on Undo, and there it stays while a move comes from elsewhere.
  await click(screen, "[data-action=redo]");
  await untilEntries(screen, "e4");
  expect((await looks("undo")).dimmed).toBe(false);
  expect((await looks("redo")).dimmed).toBe(true);
  await click(screen, "[data-action=undo]");
  await untilEntries(screen);
  expect((await looks("redo")).dimmed).toBe(false);
});

it("leaves the other buttons whole beside an Undo that names a long text", async () => {
  const before = await looks("new_game");
  await playByTyping(screen, `e4 ${"x".repeat(200)}`);
  await until(screen, "its name on Undo", () =>
    (document.querySelector("[data-action=undo]")?.textContent ?? "").includes("xxx"),
  );
  expect(await looks("new_game")).toEqual(before);
  for (const action of ["redo", "flip", "more"]) expect((await looks(action)).cut).toBe(false);
  const starts = await screen.run(() => {
    const button = document.querySelector("[data-action=undo]");
    const words = document.createRange();
    if (button?.firstChild) words.selectNode(button.firstChild);
    return words.getBoundingClientRect().left >= (button?.getBoundingClientRect().left ?? 0);
  });
  expect(starts).toBe(true);
});

it("shows the move whole in a narrow column, whatever is marked beside it", async () => {
  await screen.resize(640, 400);
  await playByTyping(screen, "e4", "e5", "Ke3");
  const [text, tag] = await screen.run(() =>
    [".entry__text", ".entry__tag"].map((part) => {
      const box = document.querySelector(`[data-outcome=illegal] ${part}`);
      return box === null ? null : { cut: box.scrollWidth > box.clientWidth, width: box.clientWidth };
    }),
  );
  expect(text?.cut).toBe(false);
  expect(tag?.width).toBeGreaterThan(0);
});

it("says in one line what may stand on the blank line", async () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 480],
  ] as const) {
    await screen.resize(width, height);
    const [end, edge] = await screen.run(() => {
      const hint = document.querySelector(".entry__hint");
      const words = document.createRange();
      if (hint !== null) words.selectNodeContents(hint);
      const sheet = document.querySelector(".sheet");
      return [words.getBoundingClientRect().right, sheet?.getBoundingClientRect().right ?? 0];
    });
    expect(end).toBeLessThan(edge ?? 0);
    const cut = await screen.run(() => {
      const hint = document.querySelector<HTMLElement>(".entry__hint");
      return (
        hint !== null && hint.scrollWidth > hint.clientWidth && getComputedStyle(hint).overflow !== "visible"
      );
    });
    expect(cut).toBe(false);
  }
});
