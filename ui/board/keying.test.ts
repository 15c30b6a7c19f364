import { describe, expect, it } from "vitest";
import { castlingView, exampleView } from "./example.ts";
import type { Square } from "./geometry.ts";
import { type Keyed, press } from "./keying.ts";
import { EMPTY_HAND } from "./pointing.ts";
import type { BoardView } from "./types.ts";

/** Presses keys one after the other; `Ctrl+Home` for the far ones. */
function type(view: BoardView, from: Square, keys: string): Keyed {
  let keyed: Keyed = { focus: from, hand: EMPTY_HAND, intent: { kind: "none" }, outcome: "ignored" };
  for (const name of keys.split(" ")) {
    const far = name.startsWith("Ctrl+");
    const key = name === "Space" ? " " : name.replace("Ctrl+", "");
    keyed = press(keyed.focus, keyed.hand, { key, far }, view);
  }
  return keyed;
}

describe("the focused square", () => {
  const view = exampleView();

  it.each([
    ["e2", "ArrowUp", "e3"],
    ["e2", "ArrowDown ArrowDown", "e1"],
    ["e2", "ArrowLeft ArrowLeft", "c2"],
    ["h4", "ArrowRight", "h4"],
    ["e4", "Home", "a4"],
    ["e4", "End", "h4"],
    ["e4", "PageUp", "e8"],
    ["e4", "PageDown", "e1"],
    ["e4", "Ctrl+Home", "a8"],
    ["e4", "Ctrl+End", "h1"],
  ] as const)("from %s by %s goes to %s", (from, keys, to) => {
    expect(type(view, from, keys).focus).toBe(to);
  });

  it("follows the screen when the board is flipped", () => {
    const flipped = exampleView({ flipped: true });
    expect(type(flipped, "e2", "ArrowUp").focus).toBe("e1");
    expect(type(flipped, "e2", "ArrowLeft").focus).toBe("f2");
    expect(type(flipped, "e2", "Ctrl+Home").focus).toBe("h1");
  });

  it("leaves other keys to the page, but keeps arrows at the edge", () => {
    expect(type(view, "e2", "f").outcome).toBe("ignored");
    expect(type(view, "e2", "Escape").outcome).toBe("ignored");
    expect(type(view, "a1", "ArrowLeft").outcome).toBe("moved");
  });
});

describe("picking up and putting down", () => {
  const view = exampleView();

  it("moves a piece", () => {
    expect(type(view, "e2", "Enter ArrowUp ArrowUp Space")).toEqual({
      focus: "e4",
      hand: EMPTY_HAND,
      intent: { kind: "move", from: "e2", to: "e4" },
      outcome: "putDown",
    });
  });

  it("lets go on the same square and by Escape", () => {
    expect(type(view, "e2", "Enter Enter")).toMatchObject({ hand: EMPTY_HAND, outcome: "letGo" });
    expect(type(view, "e2", "Space ArrowUp Escape")).toMatchObject({
      hand: EMPTY_HAND,
      focus: "e3",
      outcome: "letGo",
    });
  });

  it("refuses what is no destination and keeps the piece in hand", () => {
    expect(type(view, "e2", "Enter ArrowLeft ArrowUp Enter")).toMatchObject({
      hand: { selected: "e2" },
      outcome: "refused",
    });
    expect(type(view, "e5", "Enter")).toMatchObject({ hand: EMPTY_HAND, outcome: "refused" });
  });

  it("takes up another piece instead", () => {
    expect(type(view, "e2", "Enter ArrowLeft Enter")).toMatchObject({
      hand: { selected: "d2" },
      outcome: "pickedUp",
    });
  });

  it("castles to the king's final square, and takes up the rook in standard chess", () => {
    const castling = castlingView();
    expect(type(castling, "e1", "Enter ArrowRight ArrowRight Enter").intent).toEqual({
      kind: "move",
      from: "e1",
      to: "h1",
    });
    expect(type(castling, "e1", "Enter End Enter")).toMatchObject({
      hand: { selected: "h1" },
      outcome: "pickedUp",
    });
  });
});
