/** The questions a move can raise: which piece, and step or castle. */
import { describe, expect, it } from "vitest";
import { sharedView } from "../../../ui/board/example.ts";
import { axeFaults } from "../../lib/axe.ts";
import { browserName } from "../../lib/browser.ts";
import type { Screen } from "../../lib/screen.ts";
import { at, boardForEach, click, drag, moves, openBoard, show, squaresThat, whereIs } from "./support.ts";

const WHITE_PAWN = "white M0-50A";

let screen: Screen;
boardForEach(() => screen);

const promoting = {
  fen: "3n4/4P3/8/8/8/8/8/k1K5 w - - 0 1",
  destinations: { e7: ["e8", "d8"], c1: ["c2", "d2"] },
  promotions: ["e7e8", "e7d8"],
};

/** Names of the choices that are open, in the order they are reached, and which has the focus. */
function choices(): Promise<{
  label: string | null;
  names: string[];
  focused: string | null;
  places: number[];
}> {
  return screen.run(() => {
    const box = document.querySelector("[role=dialog]");
    const buttons = [...(box?.querySelectorAll("button") ?? [])];
    return {
      label: box?.getAttribute("aria-label") ?? null,
      names: buttons.map((button) => button.getAttribute("aria-label") ?? ""),
      focused: document.activeElement?.getAttribute("aria-label") ?? null,
      places: buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
    };
  });
}

describe("a promotion", () => {
  it("asks over the file, the queen under the pointer, and moves by a click", async () => {
    screen = await openBoard(promoting);
    await drag(screen, "e7", "e8");
    const open = await choices();
    expect(open).toMatchObject({
      label: "Promote on e8 to",
      names: ["queen", "rook", "bishop", "knight"],
      focused: "queen",
    });
    expect(open.places).toEqual([...open.places].sort((a, b) => a - b));
    expect(await moves(screen)).toEqual([]);
    // The pointer has not moved: it is over the queen.
    await screen.down();
    await screen.up();
    expect(await moves(screen)).toEqual(["e7e8q"]);
    expect((await choices()).names).toEqual([]);
  });

  it("runs upwards from the lower edge", async () => {
    screen = await openBoard({
      fen: "K1k5/8/8/8/8/8/4p3/8 b - - 0 1",
      destinations: { e2: ["e1"] },
      promotions: ["e2e1"],
    });
    await drag(screen, "e2", "e1");
    const { names, places } = await choices();
    expect(names).toEqual(["queen", "rook", "bishop", "knight"]);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    await click(screen, "e3");
    expect(await moves(screen)).toEqual(["e2e1b"]);
  });

  it.each([
    ["n", "e7d8n"],
    ["R", "e7d8r"],
    ["ArrowDown ArrowDown Enter", "e7d8b"],
    ["ArrowUp Enter", "e7d8n"],
    ["End Enter", "e7d8n"],
    ["Tab Enter", "e7d8r"],
  ])("takes keys: %s", async (keys, move) => {
    screen = await openBoard(promoting);
    await click(screen, "e7");
    await click(screen, "d8");
    for (const key of keys.split(" ")) await screen.press(key);
    expect(await moves(screen)).toEqual([move]);
    const focused = await screen.run(() => (document.activeElement as HTMLElement | null)?.dataset["square"]);
    expect(focused).toBe("d8");
  });

  it.each([
    ["Escape", () => screen.press("Escape")],
    ["a press elsewhere on the board", () => click(screen, "a3")],
    [
      "a press outside of the board",
      async () => {
        await screen.move({ x: 700, y: 500 });
        await screen.down();
        await screen.up();
      },
    ],
    [
      "the right button",
      async () => {
        await screen.move(await at(screen, "e8"));
        await screen.down("right");
        await screen.up("right");
      },
    ],
    ["Back", () => screen.run(() => void window.harness.board.cancelPending())],
    [
      "a view in which the pawn is gone",
      () => show(screen, { fen: "8/8/8/8/8/8/8/k1K4P w - - 0 1", destinations: {} }),
    ],
  ])("is cancelled by %s, and the move is not made", async (_, cancel) => {
    screen = await openBoard(promoting);
    await drag(screen, "e7", "e8");
    expect(await screen.run(() => window.harness.choosing)).toBe(true);
    expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e8"]);
    await cancel();
    expect((await choices()).names).toEqual([]);
    expect(await screen.run(() => window.harness.choosing)).toBe(false);
    expect(await moves(screen)).toEqual([]);
    expect(await squaresThat(screen, "selected")).toEqual([]);
    if ((await whereIs(screen, WHITE_PAWN))[0] !== "h1")
      expect(await whereIs(screen, WHITE_PAWN)).toEqual(["e7"]);
    expect(await screen.run(() => window.harness.board.cancelPending())).toBe(false);
  });

  it("stays open through views that leave it possible", async () => {
    screen = await openBoard(promoting);
    await drag(screen, "e7", "e8");
    await show(screen, { lastMove: { from: "a2", to: "a1" } });
    await screen.press("q");
    expect(await moves(screen)).toEqual(["e7e8q"]);
  });

  it.skipIf(browserName !== "chromium")("has no faults that axe finds, open or closed", async () => {
    screen = await openBoard(promoting);
    expect(await axeFaults(screen)).toEqual([]);
    await click(screen, "e7");
    expect(await axeFaults(screen)).toEqual([]);
    await click(screen, "e8");
    for (const theme of ["light", "dark", "contrast"]) {
      await screen.run((name: string) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
      expect(await axeFaults(screen)).toEqual([]);
    }
  });
});

describe("a king that could step or castle", () => {
  it("is asked about when it goes to the shared square", async () => {
    screen = await openBoard(sharedView());
    await drag(screen, "f1", "g1");
    expect(await choices()).toMatchObject({ label: "King to g1", names: ["Step with the king", "Castle"] });
    await screen.press("Enter");
    expect(await moves(screen)).toEqual(["f1g1"]);
    await click(screen, "f1");
    await click(screen, "g1");
    await screen.press("ArrowUp");
    await screen.press("Enter");
    expect(await moves(screen)).toEqual(["f1h1"]);
    await click(screen, "f1");
    await click(screen, "g1");
    await screen.press("Escape");
    expect(await moves(screen)).toEqual([]);
  });

  it("castles without a question on its rook", async () => {
    screen = await openBoard(sharedView());
    await drag(screen, "f1", "h1");
    expect(await moves(screen)).toEqual(["f1h1"]);
  });
});
