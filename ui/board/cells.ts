/** The 64 squares as elements: a grid for assistive technology, or silent squares under a picture. */

import { drawMark } from "./drawn.ts";
import { cellOf, isDark, type Square, squaresInOrder } from "./geometry.ts";
import type { MarkKind } from "./marks.ts";

/** What one square shows and says. */
export interface CellLook {
  readonly label: string;
  readonly marks: readonly MarkKind[];
  readonly selected: boolean;
  readonly movable: boolean;
  readonly target: boolean;
}

export interface Cells {
  readonly grid: HTMLElement;
  /** Sets whether the squares are a grid with one tab stop, or no more than a background. */
  setLive(live: boolean): void;
  setFlipped(flipped: boolean): void;
  paint(square: Square, look: CellLook): void;
  /** Moves the tab stop. */
  setFocus(square: Square): void;
  element(square: Square): HTMLElement;
  /** The square whose element this is or is inside of. */
  squareOf(node: EventTarget | null): Square | null;
}

export function createCells(): Cells {
  const grid = document.createElement("div");
  grid.className = "board__grid";
  const order: HTMLElement[] = [];
  const rows: HTMLElement[] = [];
  for (let row = 0; row < 8; row += 1) {
    const line = document.createElement("div");
    line.className = "board__row";
    rows.push(line);
    for (let column = 0; column < 8; column += 1) {
      const cell = document.createElement("div");
      cell.className = "board__square";
      order.push(cell);
      line.append(cell);
    }
    grid.append(line);
  }

  const painted = new WeakMap<HTMLElement, string>();
  let live = false;
  let flipped = false;
  let focus: Square = "a1";

  const element = (square: Square): HTMLElement => {
    const { column, row } = cellOf(square, flipped);
    const cell = order[row * 8 + column];
    if (cell === undefined) throw new RangeError(`no square ${square}`);
    return cell;
  };

  const name = (): void => {
    squaresInOrder(flipped).forEach((square) => {
      const cell = element(square);
      cell.dataset["square"] = square;
      cell.classList.toggle("board__square--dark", isDark(square));
    });
  };
  name();

  return {
    grid,
    element,
    setLive(next) {
      live = next;
      for (const row of rows) setOrRemove(row, "role", live ? "row" : null);
      for (const cell of order) {
        setOrRemove(cell, "role", live ? "gridcell" : null);
        if (!live)
          for (const attribute of ["tabindex", "aria-label", "aria-selected"])
            cell.removeAttribute(attribute);
        painted.delete(cell);
      }
      if (live)
        for (const square of squaresInOrder(flipped)) element(square).tabIndex = square === focus ? 0 : -1;
    },
    setFlipped(next) {
      if (next === flipped) return;
      const held = document.activeElement === element(focus);
      if (live) element(focus).tabIndex = -1;
      flipped = next;
      name();
      if (live) element(focus).tabIndex = 0;
      if (held) element(focus).focus({ preventScroll: true });
    },
    setFocus(square) {
      if (live && square !== focus) {
        element(focus).tabIndex = -1;
        element(square).tabIndex = 0;
      }
      focus = square;
    },
    squareOf(node) {
      if (!(node instanceof Element)) return null;
      const cell = node.closest<HTMLElement>(".board__square");
      const index = cell === null ? -1 : order.indexOf(cell);
      return index < 0 ? null : (squaresInOrder(flipped)[index] ?? null);
    },
    paint(square, look) {
      const cell = element(square);
      const key = JSON.stringify([look.label, look.marks, look.selected, look.movable, look.target]);
      if (painted.get(cell) === key) return;
      painted.set(cell, key);
      if (live) {
        cell.setAttribute("aria-label", look.label);
        cell.setAttribute("aria-selected", String(look.selected));
      }
      cell.toggleAttribute("data-movable", look.movable);
      cell.toggleAttribute("data-target", look.target);
      cell.replaceChildren(...look.marks.map(drawMark));
    },
  };
}

function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
