import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

test.each([
  [["Not yet", "No knight was taken.", "Try again"], "Not yet. No knight was taken. Try again."],
  [["exd6 e.p.", "Black to move", ""], "exd6 e.p. Black to move."],
  [["Nxf7#", "Checkmate — White wins"], "Nxf7#. Checkmate — White wins."],
  [["Which piece?", "“That one.”", "… "], "Which piece? “That one.” …"],
  [["", " "], ""],
])("%j are %s", (said, expected) => {
  expect(sentences(...said)).toBe(expected);
});
