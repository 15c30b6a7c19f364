import { expect, test } from "vitest";
import type { Preview } from "../backend/bindings.ts";
import { game, row } from "../testing/game.ts";
import { draftFate, readsAsSameMove } from "./draft.ts";
import { previewLine } from "./preview.ts";

const preview = (change: Partial<Preview>): Preview => ({
  outcome: "legal",
  san: null,
  uci: null,
  why: null,
  reading: null,
  reached: 0,
  stops_at: null,
  ...change,
});

test("a draft is appended where it was begun, held against what took its place, and never lands elsewhere", () => {
  const { rows } = game(["Ka4", "Kh5"]);
  expect(draftFate(" ", 2, rows).kind).toBe("nothing");
  expect(draftFate("Ka3", 2, rows)).toEqual({ kind: "append", ply: 2 });
  expect(draftFate("Kh5", 1, rows)).toMatchObject({ kind: "taken", by: { text: "Kh5" } });
  expect(draftFate("Kh5", 5, rows).kind).toBe("beyond");
});

test("the same move is the same move however it is written; anything else is not", () => {
  const stands = row(1, "Kh5", { san: "Kh5", uci: "h6h5" });
  expect(readsAsSameMove(preview({ san: "Kh5", uci: "h6h5" }), stands)).toBe(true);
  expect(readsAsSameMove(preview({ san: "Kh7", uci: "h6h7" }), stands)).toBe(false);
  expect(readsAsSameMove(preview({ outcome: "illegal", uci: "h6h5" }), stands)).toBe(false);
  expect(readsAsSameMove(preview({ outcome: "unreadable" }), stands)).toBe(false);
});

test("the preview tells the reading, and how far the new list would go", () => {
  const around = game(["e4", "e5", "Nf3", "Nc6"]);
  const read = preview({ reading: "knight b1–c3", san: "Nc3", reached: 3, stops_at: 3 });
  expect(previewLine(read, 2, "Nc3", around, false)).toBe("knight b1–c3 · reaches 2. Nc3, stops at 2…");
  expect(previewLine({ ...read, reached: 4, stops_at: null }, 2, "Nc3", around, false)).toBe(
    "knight b1–c3 · reaches 2… Nc6",
  );
  expect(previewLine(read, 2, "Nc3", around, true)).toBe("knight b1–c3");
  expect(
    previewLine(preview({ outcome: "unreadable", why: "no such square" }), 0, "Qz9", around, false),
  ).toBe("cannot be read: no such square");
});
