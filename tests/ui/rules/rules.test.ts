/** The rules pages and exercises as somebody reads and tries them, in a real browser against the real rules. */
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { closeBrowser, openGame } from "../../lib/browser.ts";
import { click, type Point, type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
beforeEach(async () => {
  screen = await openGame();
  await until(screen, "the game", () => document.querySelector(".app .board [role=gridcell]") !== null);
  await screen.press("F1");
  await until(screen, "the rules", () => document.querySelector("#figure-castle") !== null);
});
afterEach(() => screen.close());
afterAll(closeBrowser);

/** Middle of a square of the board inside an element, White below. */
function square(within: string, name: string): Promise<Point> {
  return until(
    screen,
    `${within} ${name}`,
    (selector: string, name: string) => {
      const board = document.querySelector(`${selector} .board`);
      if (board === null) return null;
      board.scrollIntoView({ block: "center" });
      const box = board.getBoundingClientRect();
      const file = name.charCodeAt(0) - 97;
      const rank = Number(name[1]) - 1;
      return { x: box.left + (box.width * (file + 0.5)) / 8, y: box.top + (box.height * (7.5 - rank)) / 8 };
    },
    within,
    name,
  );
}

async function play(within: string, from: string, to: string): Promise<void> {
  await click(screen, await square(within, from));
  await click(screen, await square(within, to));
}

const says = (selector: string, words: string): Promise<unknown> =>
  until(
    screen,
    `“${words}” in ${selector}`,
    (selector: string, words: string) => document.querySelector(selector)?.textContent?.includes(words),
    selector,
    words,
  );

/** What the game in play shows behind the panel. */
const game = (): Promise<string> =>
  screen.run(() => document.querySelector(".status__verdict")?.textContent ?? "no status");

test("a diagram becomes a live board under the real rules and the game stays as it was", async () => {
  const before = await game();
  await click(screen, "#figure-castle > div > button");
  await says("#figure-castle", "White to move");
  await play("#figure-castle", "e1", "g1");
  await says("#figure-castle .practice__moves", "O-O");
  await says("#figure-castle .practice__verdict", "Black to move");
  await play("#figure-castle", "e8", "e4"); // not legal: nothing happens
  await says("#figure-castle .practice__verdict", "Black to move");
  await click(screen, "#figure-castle .practice .toolbar button");
  await says("#figure-castle .practice__verdict", "White to move");
  expect(await game()).toBe(before);
});

test("an exercise missed says why, can be tried again, and is kept as done", async () => {
  await click(screen, ".rules__pages button:nth-of-type(4)");
  await click(screen, ".exercises__desk .button--primary");
  await says(".exercises__desk", "Take the knight with the rook");
  await play(".exercises__desk", "a1", "a2");
  await says(".practice__goal", "Not yet");
  await click(screen, ".practice .toolbar button");
  await until(
    screen,
    "the exercise begun anew",
    () => !document.querySelector(".practice__goal")?.textContent?.includes("Not yet"),
  );
  await play(".exercises__desk", "a1", "a5");
  await says(".practice__goal", "Done");
  await says(".exercises__count", "1 of");
  // Progress is a setting: it outlives the panel.
  await screen.press("Escape");
  await screen.press("F1");
  await click(screen, ".rules__pages button:nth-of-type(4)");
  await says(".exercises__count", "1 of");
});

test("every picture has a text alternative that says the position", async () => {
  const labels = await screen.run(() =>
    [...document.querySelectorAll("#figure-stalemate [role=img], #figure-stalemate svg[aria-label]")].map(
      (found) => found.getAttribute("aria-label"),
    ),
  );
  expect(labels.join(" ")).toMatch(/f7/);
  expect(labels.join(" ")).toMatch(/h8/);
});

test("the pages lead to their sections", async () => {
  await click(screen, ".rules__pages button:nth-of-type(2)");
  await says(".rules__content h2", "Chess960");
  await click(screen, ".rules__contents li:nth-of-type(3) button");
  await until(screen, "the heading in focus", () => document.activeElement?.id === "title-960-notation");
});
