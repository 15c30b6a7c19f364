import { describe, expect, it } from "vitest";
import { readPlacement } from "./geometry.ts";
import { match } from "./matching.ts";

/** `e2-e4 g1-f3 | gone: d5 | come: a1` */
function check(before: string, after: string, hints: string[], expected: string): void {
  const moves = hints.map((hint) => ({ from: hint.slice(0, 2), to: hint.slice(2) }));
  const { shifts, gone, come } = match(readPlacement(before), readPlacement(after), moves);
  const told = shifts.map(({ from, to }) => `${from}-${to}`).sort();
  expect(
    `${told.join(" ")} | gone: ${[...gone].sort().join(" ")} | come: ${[...come].sort().join(" ")}`,
  ).toBe(expected);
}

describe("matching pieces", () => {
  it("sees a move, and a capture", () => {
    check("8/8/8/8/8/8/4P3/8", "8/8/8/8/4P3/8/8/8", ["e2e4"], "e2-e4 | gone:  | come: ");
    check("8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8", ["e4d5"], "e4-d5 | gone: d5 | come: ");
  });

  it("takes the piece that moved, not one that stood nearer", () => {
    check("8/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/8/2R4R", ["a1c1"], "a1-c1 | gone:  | come: ");
    check("R7/8/8/8/8/8/8/R7", "8/8/8/8/8/8/R7/R7", ["a8a2"], "a8-a2 | gone:  | come: ");
  });

  it("moves king and rook in a castling, also when they change places", () => {
    check("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1", ["e1g1"], "e1-g1 h1-f1 | gone:  | come: ");
    check("8/8/8/8/8/8/8/5KR1", "8/8/8/8/8/8/8/5RK1", ["f1g1"], "f1-g1 g1-f1 | gone:  | come: ");
  });

  it("lets a pawn become what it promotes to, and a pawn again", () => {
    check("3r4/4P3/8/8/8/8/8/8", "3Q4/8/8/8/8/8/8/8", ["e7d8"], "e7-d8 | gone: d8 | come: ");
    check("3Q4/8/8/8/8/8/8/8", "3r4/4P3/8/8/8/8/8/8", ["d8e7"], "d8-e7 | gone:  | come: d8");
  });

  it("takes an en passant victim away", () => {
    check("8/8/8/3pP3/8/8/8/8", "8/8/3P4/8/8/8/8/8", ["e5d6"], "e5-d6 | gone: d5 | come: ");
  });

  it("pairs many at once, nearest first", () => {
    check(
      "8/pppp4/8/8/8/8/PPPP4/8",
      "8/8/pppp4/8/8/PPPP4/8/8",
      [],
      "a2-a3 a7-a6 b2-b3 b7-b6 c2-c3 c7-c6 d2-d3 d7-d6 | gone:  | come: ",
    );
  });

  it("ignores a hint that does not fit", () => {
    check("8/8/8/8/8/8/4P3/8", "8/8/8/8/4p3/8/8/8", ["e2e4", "", "zz99"], " | gone: e2 | come: e4");
  });
});
