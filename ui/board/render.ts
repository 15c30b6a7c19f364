/** A board's state brought before eyes and ears. */
import type { Cells } from "./cells.ts";
import type { Chooser } from "./chooser.ts";
import type { Drawing } from "./drawing.ts";
import { type Square, squaresInOrder } from "./geometry.ts";
import { isMovable } from "./intent.ts";
import { pictureLabel, squareLabel, statesOf } from "./labels.ts";
import { markedBy } from "./marks.ts";
import type { Motion } from "./men.ts";
import type { BoardState } from "./state.ts";
import type { BoardOptions } from "./types.ts";

/** A board at work: its state, what that is drawn on, and whom it reports to. */
export interface BoardAtWork {
  readonly state: BoardState;
  readonly options: BoardOptions;
  readonly root: HTMLElement;
  readonly drawing: Drawing;
  readonly cells: Cells;
  /** How the board is played by keyboard, in words that are said alone. */
  readonly help: HTMLElement;
  /** What asks the question of the state. */
  chooser: Chooser | null;
}

/** How pieces may change their places now. */
export function motionOf({ view }: BoardState): Motion {
  return view.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "glide" : "jump";
}

/** Draws what may change between two views: marks, ghosts, and what is said of the squares. */
export function render({ state, options: { texts }, root, drawing, cells }: BoardAtWork): void {
  const { view, placement, hand, pointed } = state;
  const marked = markedBy(view, placement, hand, pointed);
  drawing.mark(marked);
  root.classList.toggle("board--dragging", hand.press?.dragging === true);
  if (!view.interactive) return;
  for (const square of squaresInOrder(view.flipped)) {
    cells.paint(square, {
      label: squareLabel(square, placement, statesOf(square, view, marked), texts),
      selected: hand.selected === square,
      movable: isMovable(view, square),
      target: marked.targets.has(square),
    });
  }
}

/** Makes the board a grid to play on, or a picture with one text alternative. */
export function dress({ state, options, root, cells, help }: BoardAtWork): void {
  const { view, placement } = state;
  root.classList.toggle("board--live", view.interactive);
  if (view.interactive) {
    root.removeAttribute("role");
    root.removeAttribute("aria-label");
    cells.grid.setAttribute("aria-label", options.label ?? options.texts.name);
    cells.grid.setAttribute("aria-describedby", help.id);
    root.append(cells.grid, help);
  } else {
    cells.grid.remove();
    help.remove();
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", options.label ?? pictureLabel(view, placement, options.texts));
  }
}

/** Puts the keyboard on a square. */
export function focusOn({ state, cells }: BoardAtWork, square: Square): void {
  state.focus = square;
  cells.setStop(square);
  cells.focus();
}
