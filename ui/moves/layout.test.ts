import { expect, test } from "vitest";
import { row } from "../testing/game.ts";
import { entryLabel, placeOf, plyAt, rowLabel, sameRow, sanBeside } from "./layout.ts";

const white = { first_number: 1, first_turn: "white" } as const;
const black = { first_number: 12, first_turn: "black" } as const;

test("entries alternate from the side that begins", () => {
  expect(placeOf(0, white)).toEqual({ row: 0, side: "white", number: 1 });
  expect(placeOf(3, white)).toEqual({ row: 1, side: "black", number: 2 });
  expect(placeOf(0, black)).toEqual({ row: 0, side: "black", number: 12 });
  expect(placeOf(1, black)).toEqual({ row: 1, side: "white", number: 13 });
});

test("every place has its entry, but for the one before a first move of Black", () => {
  for (const numbering of [white, black]) {
    for (let ply = 0; ply < 9; ply += 1) {
      const { row: at, side } = placeOf(ply, numbering);
      expect(plyAt(at, side, numbering)).toBe(ply);
    }
  }
  expect(plyAt(0, "white", black)).toBeNull();
});

test("numbers are written as on a score sheet", () => {
  expect(rowLabel(0, white)).toBe("1.");
  expect(rowLabel(0, black)).toBe("12…");
  expect(rowLabel(1, black)).toBe("13.");
  expect(entryLabel(1, "Qe7", white)).toBe("1… Qe7");
  expect(entryLabel(2, "", white)).toBe("2.");
});

test("SAN is shown beside a text that says the move otherwise, and only then", () => {
  const beside = (text: string, san: string | null) => sanBeside(row(0, text, { san }));
  expect(beside("0-0+", "O-O+")).toBeNull();
  expect(beside("exd6 e.p.", "exd6")).toBeNull();
  expect(beside("Nf3", "Nf3")).toBeNull();
  expect(beside("Nf3!?", "Nf3+")).toBeNull();
  expect(beside("knight f3", "Nf3")).toBe("Nf3");
  expect(beside("♘f3", "Nf3")).toBeNull();
  expect(beside("0-0", "O-O+")).toBeNull();
  expect(beside("Ke2", null)).toBeNull();
});

test("a row is drawn again when anything that is drawn of it differs", () => {
  const one = row(0, "e4");
  expect(sameRow(one, { ...one })).toBe(true);
  for (const change of [
    { text: "d4" },
    { outcome: "illegal" },
    { edited: true },
    { why: "x" },
    { auto: true },
  ] as const) {
    expect(sameRow(one, { ...one, ...change })).toBe(false);
  }
});
