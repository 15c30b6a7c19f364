import { expect, test } from "vitest";
import type { Row, Snapshot } from "../backend/bindings.ts";
import { game, row } from "../testing/game.ts";
import { announcements } from "./announcements.ts";

const said = (
  before: readonly (string | Row)[],
  now: readonly (string | Row)[],
  change: Partial<Snapshot> = {},
): string[] => announcements(game(now, { revision: 2, ...change }), game(before));

test("a move is said once, in words, whoever played it", () => {
  const move = row(1, "Nxd5+", { words: "knight takes d5, check", auto: true });
  expect(said(["e4"], ["e4", move])).toEqual(["Black: knight takes d5, check"]);
});

test("the first state is not said, nor the same again", () => {
  expect(announcements(game(["e4"]), null)).toEqual([]);
  expect(announcements(game(["e4"]), game(["e4"]))).toEqual([]);
});

test("a verdict is said once", () => {
  const over = { over: true, verdict: "Checkmate — Black wins", verdict_code: "checkmate" } as const;
  const mate = row(1, "Qh4#", { words: "queen to h4, checkmate" });
  expect(said(["g4"], ["g4", mate], over)).toEqual([
    "Black: queen to h4, checkmate",
    "Checkmate — Black wins",
  ]);
});

test("undo, an edit, a deletion and a cut are told apart", () => {
  expect(said(["e4", "e5"], ["e4"])).toEqual(["Taken back: 1… e5"]);
  expect(said(["e4", "e5"], [row(0, "d4", { words: "pawn to d4" }), "e5"])).toEqual([
    "1. d4 changed: pawn to d4",
  ]);
  expect(said(["e4", "e5", "Nf3"], ["e4", "Nf3"])).toEqual(["Deleted: 1… e5"]);
  expect(said(["e4", "Nf3"], ["e4", row(1, "e5", { words: "pawn to e5" }), "Nf3"])).toEqual([
    "Inserted: 1… e5, pawn to e5",
  ]);
  expect(said(["e4", "e5"], ["e4", row(1, "", { outcome: "blank" })])).toEqual(["1… changed: empty"]);
  expect(said(["e4"], ["e4", "e5", "Nf3", "Nc6"])).toEqual(["The list has 4 entries", "White to move"]);
});

test("what stops the list, and that it is not saved, are said when they come about", () => {
  const halted = { ply: 1, why: "no such square", label: "1… Qz9" };
  expect(
    said(["e4", "e5"], ["e4", row(1, "Qz9", { outcome: "unreadable" })], { halted, reached: 1 }),
  ).toEqual(["1… Qz9 changed: Qz9", "list stops at 1… Qz9: no such square"]);
  const unsaved_why = "1… Ke7 is illegal";
  expect(said(["e4"], ["e4", "Ke7"], { unsaved_why, saved: false })).toContain(
    "not saved: 1… Ke7 is illegal",
  );
});

test("another game is said as one, and a list that was emptied is not", () => {
  expect(said(["e4"], [], { game_number: 1 })).toEqual(["A new game begins.", "White to move"]);
  expect(said(["e4", "e5"], ["e4"], { game_number: 1 })).toEqual(["The list has 1 entry", "Black to move"]);
  expect(said(["e4", "e5", "Nf3"], [])).toEqual(["The list has 0 entries", "White to move"]);
});
