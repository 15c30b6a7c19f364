/** What the board is to show, of a screen: the last reached position, or the earlier one being looked at. */
import type { Settings } from "./backend/bindings.ts";
import { EMPTY_VIEW } from "./board/empty-view.ts";
import type { BoardView } from "./board/types.ts";
import type { Screen } from "./state.ts";

/** How boards look, whatever they show. */
export function lookOf(
  settings: Settings,
): Pick<BoardView, "style" | "sizing" | "coordinates" | "animation"> {
  const { style, sizing, coordinates, animation } = settings;
  return { style, sizing, coordinates, animation };
}

/** A board that is only a picture of a position. */
export function pictureOf(fen: string, settings: Settings): BoardView {
  return { ...EMPTY_VIEW, ...lookOf(settings), fen };
}

export function boardView({ game, view }: Pick<Screen, "game" | "view">): BoardView {
  const { settings, looking } = view;
  const turned = settings.flip_each_move && game.turn === "black";
  const flipped = settings.flipped !== turned;
  if (looking !== null) {
    return {
      ...pictureOf(looking.fen, settings),
      // A grid all the same, with nothing to move: it is read square by square, and the focus stays where it was.
      interactive: true,
      flipped,
      lastMove: looking.last_move,
      checked: looking.checked_kings,
    };
  }
  return {
    ...pictureOf(game.fen, settings),
    flipped,
    lastMove: game.last_move,
    checked: game.checked_kings,
    // Playing is refused once the game is over; then nothing is offered either.
    destinations: game.over ? {} : game.destinations,
    promotions: game.promotions,
    castlings: game.castlings,
    interactive: true,
    clickRookCastles: game.variant === "chess960",
  };
}
