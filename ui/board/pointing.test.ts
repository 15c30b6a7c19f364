import { describe, expect, it } from "vitest";
import { castlingView, exampleView, sharedView } from "./example.ts";
import type { Square } from "./geometry.ts";
import type { Intent } from "./intent.ts";
import { EMPTY_HAND, type Hand, type PointerInput, point, revise } from "./pointing.ts";
import type { BoardView } from "./types.ts";

/** Squares are 50 pixels wide here. */
const at = (square: Square): { x: number; y: number } => ({
  x: (square.charCodeAt(0) - 97) * 50 + 25,
  y: (56 - square.charCodeAt(1)) * 50 + 25,
});

/** Plays a line such as `press e2, to e4, release e4` and tells the hand and what was meant, in short. */
function run(view: BoardView, line: string, hand: Hand = EMPTY_HAND): { hand: Hand; meant: string } {
  let meant = "";
  for (const word of line.split(", ")) {
    const [verb, name, pointer = "1"] = word.split(" ");
    const square = (name === "off" ? null : name) as Square | null;
    const step = point(hand, input(verb ?? "", square, Number(pointer)), view);
    hand = step.hand;
    if (step.intent.kind !== "none") meant += tell(step.intent);
  }
  return { hand, meant };
}

function input(verb: string, square: Square | null, pointer: number): PointerInput {
  const spot = square === null ? { x: -99, y: -99 } : at(square);
  switch (verb) {
    case "press":
      return { kind: "press", pointer, square: square ?? "a1", point: spot };
    case "to":
      return { kind: "move", pointer, point: spot, over: square, slop: 4 };
    case "release":
      return { kind: "release", pointer, over: square };
    case "lost":
      return { kind: "lost", pointer };
    default:
      return { kind: "abort" };
  }
}

function tell(intent: Intent): string {
  switch (intent.kind) {
    case "none":
      return "";
    case "select":
      return `select ${intent.square}`;
    case "stepOrCastle":
      return `step or castle ${intent.from}${intent.to}`;
    case "move":
    case "promote":
      return `${intent.kind} ${intent.from}${intent.to}`;
  }
}

const click = (square: string): string => `press ${square}, release ${square}`;

describe("dragging", () => {
  const view = exampleView();

  it("selects in the press and moves in the drop", () => {
    expect(run(view, "press e2").hand.selected).toBe("e2");
    expect(run(view, "press e2, to e3, to e4, release e4")).toEqual({ hand: EMPTY_HAND, meant: "move e2e4" });
  });

  it("takes back a drop that is no destination, and one off the board", () => {
    expect(run(view, "press e2, to e5, release e5")).toEqual({ hand: EMPTY_HAND, meant: "" });
    expect(run(view, "press e2, to off, release off")).toEqual({ hand: EMPTY_HAND, meant: "" });
  });

  it("does not mean another piece by dropping on it", () => {
    expect(run(view, "press e2, to d2, release d2")).toEqual({ hand: EMPTY_HAND, meant: "" });
  });

  it("leaves the piece selected after a drop on its own square, also if it was selected before", () => {
    expect(run(view, "press e2, to e4, to e2, release e2").hand).toEqual({ selected: "e2", press: null });
    expect(run(view, `${click("e2")}, press e2, to e4, to e2, release e2`).hand.selected).toBe("e2");
  });

  it("takes a hand that trembles for a click", () => {
    const { hand } = run(view, "press e2");
    const still = point(
      hand,
      { kind: "move", pointer: 1, point: { x: at("e2").x + 3, y: at("e2").y }, over: "e2", slop: 4 },
      view,
    );
    expect(still.hand.press?.dragging).toBe(false);
  });

  it("goes back to what was selected when the pointer is lost", () => {
    expect(run(view, "press e2, to e4, lost off").hand).toEqual(EMPTY_HAND);
    expect(run(view, `${click("d2")}, press e2, to e4, lost off`).hand.selected).toBe("d2");
  });

  it("is cancelled by the right button or Escape", () => {
    expect(run(view, "press e2, to e4, abort off, release e4")).toEqual({ hand: EMPTY_HAND, meant: "" });
    expect(run(view, `${click("e2")}, abort off`).hand).toEqual(EMPTY_HAND);
  });

  it("takes no notice of a second finger", () => {
    expect(run(view, "press e2 1, press d2 2, to d4 2, release d4 2").hand.press?.square).toBe("e2");
    expect(run(view, "press e2 1, to e4 1, press d2 2, lost off 2, release e4 1").meant).toBe("move e2e4");
  });
});

describe("clicking", () => {
  const view = exampleView();

  it("moves by two clicks", () => {
    expect(run(view, `${click("e2")}, ${click("e4")}`)).toEqual({ hand: EMPTY_HAND, meant: "move e2e4" });
  });

  it("deselects by a second click on the piece, and by one elsewhere", () => {
    expect(run(view, `${click("e2")}, ${click("e2")}`).hand).toEqual(EMPTY_HAND);
    expect(run(view, `${click("e2")}, ${click("h5")}`).hand).toEqual(EMPTY_HAND);
  });

  it("selects another piece that may move", () => {
    expect(run(view, `${click("e2")}, ${click("g1")}`)).toEqual({
      hand: { selected: "g1", press: null },
      meant: "",
    });
  });

  it("does not select what may not move", () => {
    expect(run(view, click("a1")).hand).toEqual(EMPTY_HAND);
    expect(run(view, click("e7")).hand).toEqual(EMPTY_HAND);
  });

  it("lets a press slide off a destination", () => {
    const slid = run(view, `${click("e2")}, press e4, to e5, release e5`);
    expect(slid).toEqual({ hand: { selected: "e2", press: null }, meant: "" });
  });

  it("asks for a piece where the view says so", () => {
    const pawn = exampleView({ destinations: { e7: ["e8", "d8"] }, promotions: ["e7e8", "e7d8"] });
    expect(run(pawn, `${click("e7")}, ${click("d8")}`).meant).toBe("promote e7d8");
    expect(run(pawn, "press e7, to e8, release e8").meant).toBe("promote e7e8");
  });
});

describe("castling", () => {
  it("goes to the king's final square, by clicks and by a drop", () => {
    expect(run(castlingView(), `${click("e1")}, ${click("g1")}`).meant).toBe("move e1h1");
    expect(run(castlingView(), "press e1, to c1, release c1").meant).toBe("move e1a1");
  });

  it("drops the king onto its rook", () => {
    expect(run(castlingView(), "press e1, to h1, release h1").meant).toBe("move e1h1");
  });

  it("selects the rook that is clicked in standard chess, in the press", () => {
    const view = castlingView();
    expect(run(view, `${click("e1")}, press h1`).hand.selected).toBe("h1");
    expect(run(view, `${click("e1")}, ${click("h1")}`)).toEqual({
      hand: { selected: "h1", press: null },
      meant: "",
    });
  });

  it("castles by clicking king and rook in Chess960", () => {
    expect(run(sharedView(), `${click("f1")}, ${click("h1")}`).meant).toBe("move f1h1");
  });

  it("selects the rook in Chess960 where castling is not possible", () => {
    const view = sharedView({ castlings: [], destinations: { f1: ["g1", "e1"], h1: ["g1", "h2"] } });
    expect(run(view, `${click("f1")}, ${click("h1")}`).hand.selected).toBe("h1");
  });

  it("means the rook when it is dragged away while the king is selected", () => {
    expect(run(sharedView(), `${click("f1")}, press h1, to h3, release h3`).meant).toBe("move h1h3");
  });

  it("asks where the king could also step", () => {
    expect(run(sharedView(), `${click("f1")}, ${click("g1")}`).meant).toBe("step or castle f1g1");
    expect(run(sharedView(), "press f1, to g1, release g1").meant).toBe("step or castle f1g1");
    expect(run(sharedView(), "press f1, to h1, release h1").meant).toBe("move f1h1");
  });

  it("castles onto the rook's square where the king ends there, by a click too", () => {
    const view = exampleView({
      fen: "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
      destinations: { f1: ["e1", "e2", "f2", "g2", "g1"], g1: ["h1", "g2"] },
      castlings: [{ king_from: "f1", rook_from: "g1", king_to: "g1", rook_to: "f1", shared: false }],
      clickRookCastles: true,
    });
    expect(run(view, `${click("f1")}, ${click("g1")}`).meant).toBe("move f1g1");
  });
});

describe("a new view", () => {
  const held = run(exampleView(), "press e2, to e4").hand;
  const selected = run(exampleView(), click("e2")).hand;
  const blackToMove = exampleView({ destinations: { e7: ["e5"] } });

  it("does not end a drag while the piece is there", () => {
    expect(revise(held, blackToMove, () => true)).toBe(held);
    expect(run(blackToMove, "release e4", held)).toEqual({ hand: EMPTY_HAND, meant: "" });
  });

  it("ends a drag of a piece that is gone", () => {
    expect(revise(held, exampleView(), (square) => square !== "e2")).toEqual(EMPTY_HAND);
  });

  it("keeps a selection of a piece that may still move, and no other", () => {
    expect(revise(selected, exampleView(), () => true)).toBe(selected);
    expect(revise(selected, blackToMove, () => true)).toEqual(EMPTY_HAND);
    expect(revise(selected, exampleView(), () => false)).toEqual(EMPTY_HAND);
  });
});
