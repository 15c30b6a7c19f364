/** A view of the board with nothing on it but a position, for the pages that have no session behind them. */
import type { BoardView } from "../../../ui/board/types.ts";

export const bare: BoardView = {
  fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  flipped: false,
  lastMove: null,
  checked: [],
  destinations: {},
  promotions: [],
  castlings: [],
  marks: [],
  interactive: true,
  clickRookCastles: false,
  style: "shapes",
  sizing: "hierarchical",
  coordinates: true,
  animation: false,
};
