import { describe, expect, it } from "vitest";
import { cellOf, isDark, readPlacement, squareOfCell, squaresInOrder, squareUnder } from "./geometry.ts";

describe("squares on the screen", () => {
  it("runs from a8 to h1, and from h1 to a8 when flipped", () => {
    const order = squaresInOrder(false);
    expect([order[0], order[7], order[63]]).toEqual(["a8", "h8", "h1"]);
    const flipped = squaresInOrder(true);
    expect([flipped[0], flipped[7], flipped[63]]).toEqual(["h1", "a1", "a8"]);
  });

  it("finds the cell of a square and the square of a cell", () => {
    for (const flipped of [false, true]) {
      for (const square of squaresInOrder(flipped))
        expect(squareOfCell(cellOf(square, flipped), flipped)).toBe(square);
    }
    expect(squareOfCell({ column: 8, row: 0 }, false)).toBeNull();
    expect(squareOfCell({ column: 0, row: -1 }, true)).toBeNull();
  });

  it("finds the square under a point, and none outside the board", () => {
    const box = { left: 100, top: 50, width: 400, height: 400 };
    expect(squareUnder({ x: 101, y: 51 }, box, false)).toBe("a8");
    expect(squareUnder({ x: 499, y: 449 }, box, false)).toBe("h1");
    expect(squareUnder({ x: 499, y: 449 }, box, true)).toBe("a8");
    expect(squareUnder({ x: 99, y: 60 }, box, false)).toBeNull();
    expect(squareUnder({ x: 500, y: 60 }, box, false)).toBeNull();
    expect(squareUnder({ x: 0, y: 0 }, { left: 0, top: 0, width: 0, height: 0 }, false)).toBeNull();
  });

  it("knows that a1 is dark and h1 light", () => {
    expect(isDark("a1")).toBe(true);
    expect(isDark("h1")).toBe(false);
    expect(isDark("h8")).toBe(true);
  });
});

describe("placements", () => {
  it("reads the first field of a FEN", () => {
    const placement = readPlacement("4k2r/8/8/3pP3/8/8/8/R3K3 w Qk d6 0 1");
    expect([...placement.keys()].sort()).toEqual(["a1", "d5", "e1", "e5", "e8", "h8"]);
    expect(placement.get("h8")).toEqual({ colour: "black", role: "rook" });
    expect(placement.get("e5")).toEqual({ colour: "white", role: "pawn" });
  });

  it("reads what it can of a text that is no FEN", () => {
    expect(readPlacement("").size).toBe(0);
    expect([...readPlacement("rnbqkbnrq/x9p/").keys()]).toEqual([
      "a8",
      "b8",
      "c8",
      "d8",
      "e8",
      "f8",
      "g8",
      "h8",
      "a7",
    ]);
    expect(readPlacement("8/8/8/8/8/8/8/8/K7/K7").size).toBe(0);
  });
});
