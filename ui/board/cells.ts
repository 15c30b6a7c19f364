/** The 64 squares to assistive technology, the keyboard's focus and the pointer: a transparent grid over the drawing. */
import { h } from "../dom.ts";
import { cellOf, type Square, squaresInOrder } from "./geometry.ts";

/** What one square says, and how it answers the pointer. */
export interface CellLook {
  readonly label: string;
  readonly selected: boolean;
  readonly movable: boolean;
  readonly target: boolean;
}

export interface Cells {
  readonly grid: HTMLElement;
  setFlipped(flipped: boolean): void;
  paint(square: Square, look: CellLook): void;
  /** Moves the tab stop. */
  setStop(square: Square): void;
  /** Moves the focus to the tab stop. */
  focus(): void;
  /** The square whose element this is or is inside of. */
  squareOf(node: EventTarget | null): Square | null;
}

export function createCells(): Cells {
  const order: HTMLElement[] = [];
  const rows = Array.from({ length: 8 }, () => {
    const cell = (): HTMLElement => h("div", { class: "board__square", role: "gridcell", tabindex: -1 });
    const cells = Array.from({ length: 8 }, cell);
    order.push(...cells);
    return h("div", { class: "board__row", role: "row" }, ...cells);
  });
  const grid = h("div", { class: "board__grid", role: "grid" }, ...rows);

  const painted = new WeakMap<HTMLElement, string>();
  let flipped = false;
  let stop: Square = "a1";

  const element = (square: Square): HTMLElement => {
    const { column, row } = cellOf(square, flipped);
    const cell = order[row * 8 + column];
    if (cell === undefined) throw new RangeError(`no square ${square}`);
    return cell;
  };

  const name = (): void => {
    for (const square of squaresInOrder(flipped)) element(square).dataset["square"] = square;
    element(stop).tabIndex = 0;
  };
  name();

  const focus = (): void => element(stop).focus({ preventScroll: true });

  return {
    grid,
    focus,
    setFlipped(next) {
      if (next === flipped) return;
      const held = document.activeElement === element(stop);
      element(stop).tabIndex = -1;
      flipped = next;
      name();
      if (held) focus();
    },
    setStop(square) {
      element(stop).tabIndex = -1;
      stop = square;
      element(stop).tabIndex = 0;
    },
    squareOf(node) {
      const cell = node instanceof Element ? node.closest<HTMLElement>(".board__square") : null;
      const index = cell === null ? -1 : order.indexOf(cell);
      return squaresInOrder(flipped)[index] ?? null;
    },
    paint(square, look) {
      const cell = element(square);
      const key = JSON.stringify([look.label, look.selected, look.movable, look.target]);
      if (painted.get(cell) === key) return;
      painted.set(cell, key);
      cell.setAttribute("aria-label", look.label);
      cell.setAttribute("aria-selected", String(look.selected));
      cell.toggleAttribute("data-movable", look.movable);
      cell.toggleAttribute("data-target", look.target);
    },
  };
}
