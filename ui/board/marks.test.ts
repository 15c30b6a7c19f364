import { describe, expect, it } from "vitest";
import { castlingView, exampleView, sharedView } from "./example.ts";
import { readPlacement, type Square } from "./geometry.ts";
import { type Marked, markedBy } from "./marks.ts";
import { EMPTY_HAND, type Hand } from "./pointing.ts";
import type { BoardView } from "./types.ts";

const look = (view: BoardView, hand: Hand, pointed: Square | null = null): Marked =>
  markedBy(view, readPlacement(view.fen), hand, pointed);

const select = (square: Square): Hand => ({ selected: square, press: null });
const drag = (square: Square, over: Square): Hand => ({
  selected: square,
  press: { pointer: 1, square, start: { x: 0, y: 0 }, before: null, kind: "lift", dragging: true, over },
});

describe("marks", () => {
  it("tells the last move's squares apart and marks the king in check", () => {
    const { marks } = look(exampleView({ lastMove: { from: "e2", to: "e4" }, checked: ["e8"] }), EMPTY_HAND);
    expect(Object.fromEntries(marks)).toEqual({ e2: ["movedFrom"], e4: ["movedTo"], e8: ["check"] });
  });

  it("marks what is selected, where it may go, and what it may take", () => {
    const view = exampleView({
      fen: "8/8/3p4/4P3/8/8/8/8 w - - 0 1",
      destinations: { e5: ["e6", "d6", "f6"] },
    });
    const { marks } = look(view, select("e5"));
    // f6 is empty: en passant.
    expect(Object.fromEntries(marks)).toEqual({
      e5: ["selected"],
      e6: ["quiet"],
      d6: ["capture"],
      f6: ["capture"],
    });
  });

  it("marks the destination a drag is over, and no other square", () => {
    expect(look(exampleView(), drag("e2", "e4")).marks.get("e4")).toEqual(["quiet", "over"]);
    expect(look(exampleView(), drag("e2", "e5")).marks.get("e5")).toBeUndefined();
  });

  it("marks the castling rook while the king is carried, and when selected only in Chess960", () => {
    expect(look(castlingView(), select("e1")).targets.get("h1")).toBeUndefined();
    expect(look(castlingView(), drag("e1", "f1")).targets.get("h1")).toBe("rook");
    expect(look(sharedView(), select("f1")).targets.get("h1")).toBe("rook");
  });

  it("shows where both will stand when a castling is pointed at", () => {
    const { ghosts } = look(castlingView(), select("e1"), "c1");
    expect(ghosts.map(({ square, piece }) => `${piece.role} ${square}`)).toEqual(["king c1", "rook d1"]);
    expect(look(castlingView(), drag("e1", "h1")).ghosts.map(({ square }) => square)).toEqual(["g1", "f1"]);
    expect(look(castlingView(), select("e1"), "d1").ghosts).toEqual([]);
    expect(look(castlingView(), EMPTY_HAND, "g1").ghosts).toEqual([]);
  });
});
