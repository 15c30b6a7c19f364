import { expect, test } from "vitest";
import { readPaste } from "./paste.ts";

test("a move is a move, whatever is around it", () => {
  for (const one of [
    "Nf3",
    " Nf3 \n",
    "12. Nf3",
    "1. e4",
    "12... Qe7!?",
    "e4 {best by test}",
    "<b>Nf3</b>",
  ]) {
    expect(readPaste(one)).toEqual({ entry: one.trim(), game: false });
  }
});

test("a game is offered to be opened: tags, numbered moves, several lines, a position", () => {
  for (const one of [
    '[Event "x"]\n\n1. e4 *',
    "1. e4 e5 2. Nf3",
    "1.e4 e5 2.Nf3 Nc6",
    "e4\ne5",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  ]) {
    expect(readPaste(one).game, one).toBe(true);
  }
});

test("the entry is the first line that holds anything, whatever ends lines", () => {
  expect(readPaste("\r\n\n  e4\r\ne5").entry).toBe("e4");
  expect(readPaste("e4\u2028e5").entry).toBe("e4");
  expect(readPaste("").entry).toBe("");
});
