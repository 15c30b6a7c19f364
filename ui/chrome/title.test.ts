import { expect, test } from "vitest";
import { game } from "../testing/game.ts";
import { titleOf } from "./title.ts";

test("a game is called by its players, or by its last move", () => {
  expect(titleOf(game([]))).toBe("White to move — Scoresheet");
  expect(titleOf(game(["e4", "e5", "Nf3"]))).toBe("2. Nf3 · Black to move — Scoresheet");
  const named = game(["e4"]);
  const details = { ...named.details, white: "Ada", black: "" };
  expect(titleOf({ ...named, details })).toBe("Ada – ? · Black to move — Scoresheet");
});

test("a list that has stopped is called by the last move that was reached", () => {
  expect(titleOf({ ...game(["e4", "zz", "Nf3"]), reached: 1, verdict: "Black to move" })).toBe(
    "1. e4 · Black to move — Scoresheet",
  );
});
