/** Views for the tests beside this file. Not part of the app. */
import { EMPTY_VIEW } from "./empty-view.ts";
import type { BoardView } from "./types.ts";

export function exampleView(changes: Partial<BoardView> = {}): BoardView {
  return {
    ...EMPTY_VIEW,
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    destinations: { e2: ["e3", "e4"], d2: ["d3", "d4"], g1: ["f3", "h3"] },
    interactive: true,
    coordinates: true,
    ...changes,
  };
}

/** King e1, rooks a1 and h1, both castlings open; in standard chess. */
export function castlingView(changes: Partial<BoardView> = {}): BoardView {
  return exampleView({
    fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    destinations: {
      e1: ["d1", "d2", "e2", "f1", "f2", "g1", "h1", "c1", "a1"],
      a1: ["b1", "c1", "d1", "a2"],
      h1: ["g1", "f1", "h2"],
    },
    castlings: [
      { king_from: "e1", rook_from: "h1", king_to: "g1", rook_to: "f1", shared: false },
      { king_from: "e1", rook_from: "a1", king_to: "c1", rook_to: "d1", shared: false },
    ],
    ...changes,
  });
}

/** Chess960: king f1, rook h1; the king could step to g1 as well as castle there. */
export function sharedView(changes: Partial<BoardView> = {}): BoardView {
  return exampleView({
    fen: "4k3/8/8/8/8/8/8/5K1R w H - 0 1",
    destinations: { f1: ["e1", "e2", "f2", "g2", "g1", "h1"], h1: ["g1", "h2", "h3"] },
    castlings: [{ king_from: "f1", rook_from: "h1", king_to: "g1", rook_to: "f1", shared: true }],
    clickRookCastles: true,
    ...changes,
  });
}
