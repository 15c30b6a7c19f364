/** A view of the board with nothing on it but a position, for the pages that have no session behind them. */
import { EMPTY_VIEW } from "../../../ui/board/empty-view.ts";
import type { BoardView } from "../../../ui/board/types.ts";

export const bare: BoardView = {
  ...EMPTY_VIEW,
  fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  interactive: true,
  coordinates: true,
};
