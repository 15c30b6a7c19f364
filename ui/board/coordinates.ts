/** Letters along the bottom and digits down the left side, inside the squares of the edge. */
import { isDark, squareOfCell } from "./geometry.ts";

export interface Coordinates {
  readonly layer: HTMLElement;
  show(visible: boolean, flipped: boolean): void;
}

/** Distance from the edges of the square, in percent of the board. */
const INSET = 0.7;

export function createCoordinates(): Coordinates {
  const layer = document.createElement("div");
  layer.className = "board__coordinates";
  layer.setAttribute("aria-hidden", "true");
  let shown = "";

  const write = (column: number, row: number, flipped: boolean, digit: boolean): void => {
    const square = squareOfCell({ column, row }, flipped);
    if (square === null) return;
    const element = document.createElement("span");
    element.className = isDark(square) ? "board__coordinate board__coordinate--dark" : "board__coordinate";
    element.textContent = square.charAt(digit ? 1 : 0);
    if (digit) {
      element.style.left = `${INSET}%`;
      element.style.top = `${row * 12.5 + INSET}%`;
    } else {
      element.style.right = `${(7 - column) * 12.5 + INSET}%`;
      element.style.bottom = `${INSET}%`;
    }
    layer.append(element);
  };

  return {
    layer,
    show(visible, flipped) {
      const key = `${visible} ${flipped}`;
      if (key === shown) return;
      shown = key;
      layer.replaceChildren();
      if (!visible) return;
      for (let i = 0; i < 8; i += 1) {
        write(0, i, flipped, true);
        write(i, 7, flipped, false);
      }
    },
  };
}
