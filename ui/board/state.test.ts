import { expect, it } from "vitest";
import { exampleView } from "./example.ts";
import { EMPTY_HAND, type Press } from "./pointing.ts";
import {
  type BoardState,
  createState,
  heldFrom,
  isStillAsked,
  listens,
  type Question,
  receive,
} from "./state.ts";

function showing(changes: Parameters<typeof exampleView>[0] = {}): BoardState {
  const state = createState();
  receive(state, exampleView(changes));
  return state;
}

const dragged: Press = {
  pointer: 1,
  square: "e2",
  start: { x: 0, y: 0 },
  before: null,
  kind: "lift",
  dragging: true,
  over: "e4",
};

it("reads the placement of a new position, and keeps the one of the same", () => {
  const state = showing();
  expect(state.placement.get("e2")).toEqual({ colour: "white", role: "pawn" });
  const { placement } = state;
  receive(state, exampleView({ flipped: true }));
  expect(state.placement).toBe(placement);
  receive(state, exampleView({ fen: "8/8/8/8/8/8/8/4k3 w - - 0 1" }));
  expect([...state.placement.keys()]).toEqual(["e1"]);
});

it.each([
  ["the same piece may still move", {}, "e2"],
  ["it may not any more", { destinations: {} }, null],
  ["another stands there", { fen: "8/8/8/8/8/8/4N3/8 w - - 0 1" }, null],
  ["the board is a picture now", { interactive: false }, null],
] as const)("keeps a selection as far as it may: %s", (_, changes, selected) => {
  const state = showing();
  state.hand = { selected: "e2", press: null };
  receive(state, exampleView(changes));
  expect(state.hand.selected).toBe(selected);
});

it("knows whose piece is held elsewhere: a dragged one, or one put down while a question stands", () => {
  const state = showing();
  expect(heldFrom(state)).toBe(null);
  state.hand = { selected: "e2", press: { ...dragged, dragging: false } };
  expect(heldFrom(state)).toBe(null);
  state.hand = { selected: "e2", press: dragged };
  expect(heldFrom(state)).toBe("e2");
  state.hand = EMPTY_HAND;
  state.question = { from: "d7", to: "d8", kind: "promote" };
  expect(heldFrom(state)).toBe("d7");
});

it("listens where it can be played on and no question stands", () => {
  const state = showing();
  expect(listens(state)).toBe(true);
  state.question = { from: "d7", to: "d8", kind: "promote" };
  expect(listens(state)).toBe(false);
  expect(listens(showing({ interactive: false }))).toBe(false);
});

it.each([
  ["still possible", {}, true],
  ["the move is gone", { destinations: { e7: ["d8"] } }, false],
  ["it promotes no more", { promotions: [] }, false],
  ["the board was turned", { flipped: true }, false],
  ["the board is a picture now", { interactive: false }, false],
] as const)("holds to a question about a promotion: %s", (_, changes, expected) => {
  const question: Question = { from: "e7", to: "e8", kind: "promote" };
  const before = exampleView({ destinations: { e7: ["e8"] }, promotions: ["e7e8"] });
  expect(isStillAsked(question, before, { ...before, ...changes })).toBe(expected);
});
