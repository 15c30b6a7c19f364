/** A game by the keyboard alone and by ear alone: playing, editing, undoing, looking back, and what is said of it. */
import { expect, it } from "vitest";
import { sheetForEach } from "../../lib/each.ts";
import { entries, focused, said, typeText, untilEntries, untilFocused, untilText } from "../../lib/page.ts";
import { type Screen, until } from "../../lib/screen.ts";

let screen: Screen;
sheetForEach((opened) => {
  screen = opened;
});

/** Tabs from wherever the focus is until it is on the blank line. */
async function tabToList(): Promise<void> {
  for (let presses = 0; presses < 12 && (await focused(screen)) !== "blank"; presses += 1) {
    await screen.press("Tab");
  }
  expect(await focused(screen)).toBe("blank");
}

it("is played, edited and undone without a mouse", async () => {
  await tabToList();
  for (const move of ["e4", "e5", "Nf3", "Nc6", "Bc4"]) {
    await typeText(screen, move);
    await screen.press("Enter");
  }
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bc4");
  await screen.press("Escape");
  await untilFocused(screen, "blank");
  await screen.press("ArrowLeft");
  await untilFocused(screen, "entry 4");
  await screen.press("Enter");
  await untilFocused(screen, "editor:Bc4");
  await typeText(screen, "Bb5");
  await screen.press("Enter");
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
  await screen.press("Home");
  await untilFocused(screen, "entry 0");
  await screen.press("ArrowDown");
  await untilFocused(screen, "entry 2");
  await screen.press("End");
  await untilFocused(screen, "blank");
  await screen.press("z", "Control");
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6");
  await untilFocused(screen, "blank");
  await screen.press("y", "Control");
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6", "Bb5");
});

it("opens an entry's menu by its key, works it by arrows and letters, and gives the focus back", async () => {
  await tabToList();
  for (const move of ["e4", "e5"]) {
    await typeText(screen, move);
    await screen.press("Enter");
  }
  await untilEntries(screen, "e4", "e5");
  await screen.press("Escape");
  await screen.press("ArrowUp");
  await untilFocused(screen, "entry 0");
  await screen.press("F10", "Shift");
  await until(screen, "the menu", () => document.activeElement?.getAttribute("role") === "menuitem");
  expect(await focused(screen)).toContain("Edit");
  await screen.press("l");
  expect(await focused(screen)).toContain("Look at");
  await screen.press("Escape");
  await untilFocused(screen, "entry 0");
  await screen.press("F10", "Shift");
  await screen.press("d");
  await screen.press("Enter");
  await untilEntries(screen, "e5");
  await untilFocused(screen, "entry 0");
});

it("looks at earlier positions by [ and ], says so, and comes back by Escape", async () => {
  await tabToList();
  for (const move of ["e4", "e5", "Nf3"]) {
    await typeText(screen, move);
    await screen.press("Enter");
  }
  await untilEntries(screen, "e4", "e5", "Nf3");
  await screen.press("Escape");
  await screen.press("[");
  await untilText(screen, ".status__looking", "looking at 1… e5");
  // The verdict stays that of the last reached position.
  await untilText(screen, ".status__verdict", "Black to move");
  await screen.press("[");
  await untilText(screen, ".status__looking", "looking at 1. e4");
  await screen.press("[");
  await untilText(screen, ".status__looking", "looking at the start");
  await screen.press("]");
  await untilText(screen, ".status__looking", "looking at 1. e4");
  await screen.press("Escape");
  await until(screen, "the end", () => document.querySelector<HTMLElement>(".status__looking")?.hidden);
  expect((await said(screen)).slice(-4)).toEqual([
    "looking at 1… e5",
    "looking at 1. e4",
    "looking at the start",
    "looking at 1. e4",
  ]);
  // A click with Ctrl, or ⌘, on an entry looks as well; a plain one would edit.
  await screen.run(() => {
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
      document
        .querySelector("[data-ply='0']")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...modifier }));
    }
  });
  await untilText(screen, ".status__looking", "looking at 1. e4");
  await screen.press("Escape");
  await until(screen, "the end", () => document.querySelector<HTMLElement>(".status__looking")?.hidden);
  await screen.press("End");
  // Playing goes on from the end.
  await typeText(screen, "Nc6");
  await screen.press("Enter");
  await untilEntries(screen, "e4", "e5", "Nf3", "Nc6");
});

it("says a game of ten moves with check, castling, promotion and mate, each once", async () => {
  await tabToList();
  const moves =
    "e4 d5 exd5 c6 dxc6 Qc7 cxb7 Qe5+ Be2 Na6 bxc8=Q+ Rxc8 Nf3 Qd6 O-O Nf6 Ne1 Ng4 d3 Qxh2#".split(" ");
  for (const [index, move] of moves.entries()) {
    // The capture of the new queen is the only legal move: it is played by itself, and said like any other.
    if (move !== "Rxc8") {
      await typeText(screen, move);
      await screen.press("Enter");
    }
    // One at a time, as two people play.
    await until(screen, move, (n: number) => document.querySelectorAll("[data-ply]").length === n, index + 1);
  }
  await untilText(screen, ".status__verdict", "Checkmate — Black wins");
  await untilText(screen, ".status__score", "0-1");
  expect((await entries(screen)).every(({ outcome }) => outcome === "legal")).toBe(true);
  expect(await said(screen)).toMatchInlineSnapshot(`
    [
      "White: pawn to e4",
      "Black: pawn to d5",
      "White: pawn takes d5",
      "Black: pawn to c6",
      "White: pawn takes c6",
      "Black: queen to c7",
      "White: pawn takes b7",
      "Black: queen to e5, check",
      "White: bishop to e2",
      "Black: knight to a6",
      "White: pawn takes c8, promotes to queen, check",
      "Black: rook takes c8",
      "White: knight to f3",
      "Black: queen to d6",
      "White: castles king's side",
      "Black: knight to f6",
      "White: knight to e1",
      "Black: knight to g4",
      "White: pawn to d3",
      "Black: queen takes h2, checkmate",
      "Checkmate — Black wins",
    ]
  `);
});
