/** What is said to somebody who misses an exercise: each sentence whole, with one stop. */
import { afterAll, expect, test } from "vitest";
import type { Exercise, PracticeMove, PracticeView } from "../../../ui/backend/bindings.ts";
import { text } from "../../../ui/text/index.ts";
import { openSession } from "../../lib/session.ts";

const session = openSession();
afterAll(() => session.close());

/** Lines tried of an exercise that allows several moves. */
const LINES = 24;

async function answer<T>(asked: Promise<{ ok?: T; error?: { code: string } }>): Promise<T> {
  const { ok, error } = await asked;
  if (ok === undefined) throw new Error(error?.code ?? "no answer");
  return ok;
}

const exercises = await answer(session.ask("exercises", {}));

function after({ fen, variant, goal }: Exercise, moves: readonly PracticeMove[]): Promise<PracticeView> {
  return answer(session.ask("practice", { fen, variant, moves: [...moves], goal }));
}

/** Every move there is, a promotion for each piece. */
function movesOf({ destinations, promotions }: PracticeView): PracticeMove[] {
  const pieces = (from: string, to: string): (string | null)[] =>
    promotions.includes(from + to) ? ["q", "r", "b", "n"] : [null];
  return Object.entries(destinations).flatMap(([from, squares = []]) =>
    squares.flatMap((to) => pieces(from, to).map((promotion) => ({ from, to, promotion }))),
  );
}

/** A line that takes at each turn the move at a place that depends on `seed`, until the goal is decided or nothing is left. */
async function lineOf(exercise: Exercise, first: PracticeMove, seed: number): Promise<PracticeView> {
  const moves = [first];
  for (;;) {
    const view = await after(exercise, moves);
    const open = !view.goal_met && view.goal_missed === null;
    const choices = movesOf(view);
    const next = choices[(seed * 7 + moves.length * 3) % Math.max(1, choices.length)];
    if (!open || next === undefined) return view;
    moves.push(next);
  }
}

test("there are exercises", () => expect(exercises.length).toBe(39));

test.each(exercises)("$id, missed, says why in whole sentences", async (exercise) => {
  const firsts = movesOf(await after(exercise, []));
  const severalMoves = exercise.goal.includes("@");
  const lines = severalMoves
    ? Array.from({ length: LINES }, (_, seed) => ({ first: firsts[seed % firsts.length], seed }))
    : firsts.map((first) => ({ first, seed: 0 }));
  const missed = new Set<string>();
  for (const { first, seed } of lines) {
    if (first === undefined) continue;
    const view = await lineOf(exercise, first, seed);
    if (view.goal_missed !== null) missed.add(view.goal_missed);
  }
  // Where there is one move only, nobody can miss it.
  expect(missed.size > 0 || firsts.length === 1).toBe(true);
  for (const why of missed) {
    const said = text.rules.goalMissed(why);
    expect(said).toMatch(/^Not yet\. [A-Z][^.]*[a-z0-9]\. Undo or start over and try again\.$/);
  }
});
