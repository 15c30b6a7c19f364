/** Settings of how pieces look and move, seen on the board while they are chosen. The others are tried in `list/settings.test.ts`. */

import { expect, it } from "vitest";
import { clickMove } from "../../lib/board.ts";
import { sheetForEach } from "../../lib/each.ts";
import { untilEntries, untilNoPanel } from "../../lib/page.ts";
import { click, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

const openSettings = async (): Promise<void> => {
  await screen.press(",", "Control");
  await until(screen, "the settings", () => document.querySelector("dialog[open] input[value=figures]"));
};

const closeSettings = async (): Promise<void> => {
  await screen.press("Escape");
  await untilNoPanel(screen);
};

/** Outlines of the pieces of a board or a sample: as many as there are different drawings. */
const outlines = (where: string): Promise<string[]> =>
  screen.run(
    (place: string) => [
      ...new Set(
        [...document.querySelectorAll(`${place} .piece path`)].map(
          (path) => `${path.getAttribute("d")} ${path.getAttribute("transform")}`,
        ),
      ),
    ],
    where,
  );

/** Counts from now on the animations that begin: whether one is ever seen is up to the machine's speed. */
function countGlides(): Promise<void> {
  return screen.run(() => {
    document.body.dataset["glides"] = "0";
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      document.body.dataset["glides"] = String(Number(document.body.dataset["glides"]) + 1);
      return animate.apply(this, how);
    };
  });
}

const glides = (): Promise<number> => screen.run(() => Number(document.body.dataset["glides"]));

it("draws board and sample in the style and sizes that are chosen, while they are chosen", async () => {
  const shapes = await outlines("#board");
  await openSettings();
  expect((await outlines("dialog")).length).toBeGreaterThan(5);
  await click(screen, "dialog input[value=figures]");
  await until(
    screen,
    "other drawings",
    (before: string) => document.querySelector("#board .piece path")?.getAttribute("d") !== before,
    shapes[0]?.split(" scale")[0] ?? "",
  );
  const figures = await outlines("#board");
  expect(figures.filter((one) => shapes.includes(one))).toEqual([]);
  await click(screen, "dialog input[value=uniform]");
  await until(
    screen,
    "other sizes",
    (before: string) => {
      const path = document.querySelector("#board .piece path");
      return `${path?.getAttribute("d")} ${path?.getAttribute("transform")}` !== before;
    },
    figures[0] ?? "",
  );
  // Same drawings at other scales, in the sample too.
  const drawing = (one: string): string => one.split(" scale")[0] ?? "";
  const uniform = await outlines("#board");
  expect(new Set(uniform.map(drawing))).toEqual(new Set(figures.map(drawing)));
  expect(await outlines("dialog")).toEqual(expect.arrayContaining(uniform));
  await closeSettings();
});

it("lets pieces glide, and not when that is switched off", async () => {
  await countGlides();
  await clickMove(screen, "e2", "e4");
  await untilEntries(screen, "e4");
  await until(screen, "a gliding piece", () => Number(document.body.dataset["glides"]) > 0);
  await openSettings();
  await until(screen, "the switch", () => {
    const label = [...document.querySelectorAll<HTMLElement>("dialog label")].find(
      (one) => one.textContent === "Pieces glide",
    );
    label?.click();
    return label !== undefined;
  });
  await closeSettings();
  const before = await glides();
  await clickMove(screen, "e7", "e5");
  await untilEntries(screen, "e4", "e5");
  await clickMove(screen, "g1", "f3");
  await untilEntries(screen, "e4", "e5", "Nf3");
  expect(await glides()).toBe(before);
});
