/** The six pieces of a style in a row, as a sample to choose by. Decoration: what is chosen is said by its label. */
import { PIECE_STYLES, type StyleName } from "./registry.ts";
import { type Colour, pieceImage, ROLES, type Sizing } from "./style.ts";

/** Pieces of both colours, each on a square: pawn to king, on light and dark by turns. */
export function pieceStrip(style: StyleName, sizing: Sizing): HTMLElement {
  const strip = document.createElement("div");
  strip.className = "piece-strip";
  strip.setAttribute("aria-hidden", "true");
  ROLES.forEach((role, index) => {
    const square = document.createElement("span");
    square.className =
      index % 2 === 0 ? "piece-strip__square" : "piece-strip__square piece-strip__square--dark";
    const colour: Colour = index % 4 < 2 ? "white" : "black";
    square.append(pieceImage(PIECE_STYLES[style], sizing, { colour, role }));
    strip.append(square);
  });
  return strip;
}
