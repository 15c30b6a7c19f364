/**
 * The board as an element: draws a view, turns pointer and keyboard into moves, and asks what has to be asked. It holds
 * no game: what may be done comes with the view, and what was done shows only when the next view comes.
 */
import { h } from "../dom.ts";
import { letGo } from "./carry-out.ts";
import { createCells } from "./cells.ts";
import { createDrawing } from "./drawing.ts";
import { listenToKeyboard } from "./keyboard.ts";
import { listenToPointer } from "./pointer.ts";
import { type BoardAtWork, dress, motionOf, render } from "./render.ts";
import { createState, heldFrom, isStillAsked, receive } from "./state.ts";
import type { Board, BoardOptions } from "./types.ts";

let count = 0;

export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  count += 1;
  const root = h("div", { class: "board" });
  const help = h("div", { class: "only-said", id: `board-help-${count}` }, options.texts.help);
  const [state, drawing, cells] = [createState(), createDrawing(), createCells()];
  const board: BoardAtWork = { state, options, root, drawing, cells, help, chooser: null };
  cells.setStop(state.focus);
  root.append(drawing.svg);
  host.append(root);
  listenToPointer(board);
  const stopListening = listenToKeyboard(board);

  return {
    element: root,
    update(next) {
      const { view: before, question } = state;
      const kept = heldFrom(state);
      receive(state, next);
      drawing.show(next, state.placement, motionOf(state), kept);
      cells.setFlipped(next.flipped);
      if (next.interactive !== before.interactive || !next.interactive) dress(board);
      if (question !== null && !isStillAsked(question, before, next)) board.chooser?.cancel();
      render(board);
      if (next.fen !== before.fen) state.awaiting.arrived();
    },
    focus() {
      cells.focus();
    },
    cancelPending() {
      if (board.chooser !== null) board.chooser.cancel();
      else if (state.hand.press !== null || state.hand.selected !== null) letGo(board);
      else return state.awaiting.drop();
      return true;
    },
    destroy() {
      board.chooser?.cancel();
      stopListening();
      root.remove();
    },
  };
}
