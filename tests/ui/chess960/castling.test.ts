/** Castling in Chess960 on the board of the page: what is shown before, how it is made, and where it is not one. */

import { expect, it } from "vitest";
import { square, untilOn } from "../../lib/board.ts";
import { sheetForEach } from "../../lib/each.ts";
import { entries, openPosition, untilEntries } from "../../lib/page.ts";
import { click, drag, middle, type Screen, until } from "../../lib/screen.ts";

/** White: king f1, rooks b1 and h1; nothing between any of them. */
const open = "1r3k1r/5p2/8/8/8/8/5P2/1R3K1R w HBhb - 0 1";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

const labelOf = (name: string): Promise<string> =>
  screen.run(
    (where: string) => document.querySelector(where)?.getAttribute("aria-label") ?? "",
    square(name),
  );

/** Squares on which a ghost of a piece stands, `king g1` and so on, told by where it is drawn and what it is drawn like. */
function ghosts(): Promise<string[]> {
  return screen.run(() => {
    const outline = (element: Element | null): string =>
      element?.querySelector("path")?.getAttribute("d") ?? "";
    const seen: string[] = [];
    const squareUnder = (drawn: SVGGElement | undefined): HTMLElement | undefined => {
      const middle = drawn?.getScreenCTM();
      return [...document.querySelectorAll<HTMLElement>("#board [data-square]")].find((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return middle && Math.hypot(left + width / 2 - middle.e, top + height / 2 - middle.f) < 3;
      });
    };
    for (const ghost of document.querySelectorAll<SVGGElement>("#board .board__ghost")) {
      const cell = squareUnder(ghost);
      const like = [...document.querySelectorAll<SVGGElement>("#board .board__piece")].find(
        (piece) => outline(piece) === outline(ghost),
      );
      const piece = squareUnder(like)?.getAttribute("aria-label")?.split(", ")[1]?.split(" ")[1] ?? "?";
      seen.push(`${piece} ${cell?.dataset["square"] ?? "?"}`);
    }
    return seen.sort();
  });
}

async function untilGhosts(...wanted: string[]): Promise<void> {
  const end = Date.now() + 10_000;
  let seen = await ghosts();
  while (seen.join() !== wanted.join()) {
    if (Date.now() > end) expect(seen).toEqual(wanted);
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await ghosts();
  }
}

it("shows where king and rook will stand while the pointer is over a castling", async () => {
  await openPosition(screen, open);
  await click(screen, square("f1"));
  for (const [over, ...shown] of [
    ["h1", "king g1", "rook f1"],
    ["b1", "king c1", "rook d1"],
    ["c1", "king c1", "rook d1"],
    // An ordinary step shows nothing: where it stands is where it is pointed at.
    ["e1"],
  ] as const) {
    await screen.move(await middle(screen, square(over)));
    await untilGhosts(...shown);
  }
});

it("shows the same under the keyboard's focus", async () => {
  await openPosition(screen, open);
  await screen.run((king: string) => document.querySelector<HTMLElement>(king)?.focus(), square("f1"));
  await screen.press("Enter");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft"]) await screen.press(key);
  await untilGhosts("king c1", "rook d1");
  expect(await labelOf("c1")).toContain("castles");
  await screen.press("ArrowLeft");
  await untilGhosts("king c1", "rook d1");
  await screen.press("Enter");
  await untilEntries(screen, "0-0-0");
  await untilGhosts();
});

it("shows it while the king is dragged, and castles where it is let go", async () => {
  await openPosition(screen, open);
  const [from, to] = [await middle(screen, square("f1")), await middle(screen, square("h1"))];
  await screen.move(from);
  await screen.down();
  await screen.move({ x: from.x + 20, y: from.y - 10 });
  await screen.move(to);
  await untilGhosts("king g1", "rook f1");
  await screen.up();
  await untilEntries(screen, "0-0");
  await untilOn(screen, "g1", "white king");
  await untilOn(screen, "f1", "white rook");
});

it("castles by king, then own rook; where that is not legal, the rook is selected", async () => {
  // The rook on h1 may castle; the one on b1 may not: its king would land on c1, which is attacked.
  await openPosition(screen, "2r2k2/8/8/8/8/8/5P2/1R3K1R w HB - 0 1");
  await click(screen, square("f1"));
  await click(screen, square("b1"));
  await untilOn(screen, "b1", "taken up");
  expect(await entries(screen)).toEqual([]);
  // Dragging there is no castling either: the king comes back.
  await drag(screen, await middle(screen, square("f1")), await middle(screen, square("b1")));
  await untilOn(screen, "f1", "white king");
  expect(await entries(screen)).toEqual([]);
  await click(screen, square("f1"));
  const selected = (await labelOf("f1")).includes("taken up");
  if (!selected) await click(screen, square("f1"));
  await click(screen, square("h1"));
  await untilEntries(screen, "0-0");
});

it("asks step or castle where they share a square, and takes no for an answer in every way", async () => {
  await openPosition(screen, open);
  const asked = (): Promise<unknown> =>
    until(screen, "the question", () => document.querySelectorAll(".board__choice").length === 2);
  const gone = (): Promise<unknown> =>
    until(screen, "no question", () => document.querySelector(".board__choice") === null);
  const ways: (() => Promise<unknown>)[] = [
    () => screen.press("Escape"),
    () => screen.run(() => history.back()),
    () => click(screen, square("e5")),
  ];
  for (const way of ways) {
    await drag(screen, await middle(screen, square("f1")), await middle(screen, square("g1")));
    await asked();
    await way();
    await gone();
    expect(await entries(screen)).toEqual([]);
    await untilOn(screen, "f1", "white king");
  }
  await drag(screen, await middle(screen, square("f1")), await middle(screen, square("g1")));
  await asked();
  const choices = await screen.run(() =>
    [...document.querySelectorAll(".board__choice")].map((one) => one.getAttribute("aria-label")),
  );
  expect(choices).toEqual(["move the king alone", "castle"]);
  await screen.press("ArrowUp");
  await screen.press("Enter");
  await untilEntries(screen, "0-0");
});
