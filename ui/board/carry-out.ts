/** What comes of an intent: a selection, a move, or the question that the move raises first. */
import { isSquare, type Square } from "./geometry.ts";
import type { Intent, Way } from "./intent.ts";
import { EMPTY_HAND } from "./pointing.ts";
import { ask } from "./questions.ts";
import { type BoardAtWork, motionOf, render } from "./render.ts";
import type { PromotionLetter } from "./types.ts";

/** Does what was meant. A piece that was dropped there stays where it is while its move is on its way. */
export function carryOut(board: BoardAtWork, intent: Intent, way: Way): void {
  const { state, drawing } = board;
  switch (intent.kind) {
    case "none":
    case "select":
      if (intent.kind === "select") state.hand = { selected: intent.square, press: null };
      drawing.men.release(motionOf(state));
      render(board);
      return;
    case "move":
      commit(board, intent.from, intent.to, null, way);
      return;
    case "promote":
    case "stepOrCastle":
      drawing.men.rest(intent.from, intent.to);
      render(board);
      ask(board, intent, {
        onMove: (to, letter) => commit(board, intent.from, to, letter, "drop"),
        onCancel: () => letGo(board),
      });
      return;
  }
}

/** Takes back whatever is held. */
export function letGo(board: BoardAtWork): void {
  board.state.hand = EMPTY_HAND;
  board.drawing.men.release(motionOf(board.state));
  render(board);
}

function commit(
  board: BoardAtWork,
  from: Square,
  to: Square,
  promotion: PromotionLetter | null,
  way: Way,
): void {
  const { state, options, drawing } = board;
  if (way === "drop") {
    const castling = state.view.castlings.find((c) => c.king_from === from && c.rook_from === to);
    if (castling !== undefined && isSquare(castling.king_to) && isSquare(castling.rook_to)) {
      drawing.men.rest(from, castling.king_to);
      drawing.men.rest(to, castling.rook_to);
    } else {
      drawing.men.rest(from, to);
    }
  }
  render(board);
  const answer = options.onMove?.(from, to, promotion);
  const home = (): void => drawing.men.release(motionOf(state));
  if (answer instanceof Promise) state.awaiting.begin(answer, home);
  else home();
}
