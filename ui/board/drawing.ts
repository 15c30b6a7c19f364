/**
 * The board as one SVG, in units of which a square has 100: squares, marks, coordinates and pieces, bottom to top. Boards
 * to play on, diagrams, previews and the pictures to take away are all this drawing. Colours are the style sheet's.
 */
import { svg } from "../pieces/svg.ts";
import { EMPTY_VIEW } from "./empty-view.ts";
import {
  cellOf,
  isDark,
  type Placement,
  SQUARE,
  type Square,
  squareOfCell,
  squaresInOrder,
} from "./geometry.ts";
import { drawMark } from "./mark-shapes.ts";
import type { Marked } from "./marks.ts";
import { createMen, type Men, type Motion } from "./men.ts";
import type { BoardView } from "./types.ts";

/** Edge of the whole drawing. */
export const EDGE = 8 * SQUARE;

/** Distance of a coordinate from the edges of its square. */
const INSET = 5.6;

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly men: Pick<Men, "hold" | "rest" | "release">;
  /** Shows the pieces of a view and its coordinates; the piece of the square `kept` stays where it is held. */
  show(view: BoardView, placement: Placement, motion: Motion, kept: Square | null): void;
  /** Draws marks and ghosts on the squares of the view that was shown last. */
  mark(marked: Pick<Marked, "marks" | "ghosts">): void;
}

export function createDrawing(): Drawing {
  const men = createMen();
  const marks = svg("g");
  const coordinates = svg("g", { class: "board__coordinates" });
  const ground = svg("g", { class: "board__ground" }, ...squares(), marks, coordinates);
  const onSquares = new Map<Square, { readonly key: string; readonly element: SVGGElement }>();
  let shown = EMPTY_VIEW;

  return {
    svg: svg(
      "svg",
      { class: "board__drawing", viewBox: `0 0 ${EDGE} ${EDGE}`, "aria-hidden": "true", focusable: "false" },
      ground,
      men.layer,
    ),
    men,
    show(view, placement, motion, kept) {
      // Moves that may lie between the two: the new view's last one, and the old one's backwards.
      const { lastMove: made } = view;
      const { lastMove: before } = shown;
      const hints = [
        ...(made === null ? [] : [made]),
        ...(before === null ? [] : [{ from: before.to, to: before.from }]),
      ];
      men.show(placement, view, motion, hints, kept);
      if (view.coordinates !== shown.coordinates || view.flipped !== shown.flipped)
        coordinates.replaceChildren(...(view.coordinates ? letters(view.flipped) : []));
      shown = view;
    },
    mark({ marks: wanted, ghosts }) {
      const keyOf = (square: Square): string => `${wanted.get(square)?.join() ?? ""} ${shown.flipped}`;
      for (const [square, { key, element }] of onSquares) {
        if (key === keyOf(square)) continue;
        element.remove();
        onSquares.delete(square);
      }
      for (const [square, kinds] of wanted) {
        if (onSquares.has(square)) continue;
        const { column, row } = cellOf(square, shown.flipped);
        const transform = `translate(${column * SQUARE} ${row * SQUARE})`;
        const element = svg("g", { "data-on": square, transform }, ...kinds.map(drawMark));
        onSquares.set(square, { key: keyOf(square), element });
        marks.append(element);
      }
      men.ghosts(ghosts);
    },
  };
}

/** Dark squares on a light board, the same whichever way it stands. */
function squares(): SVGElement[] {
  const dark = squaresInOrder(false).filter(isDark);
  const outlines = dark.map((square) => {
    const { column, row } = cellOf(square, false);
    return `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  });
  return [
    svg("rect", { class: "board__light", width: EDGE, height: EDGE }),
    svg("path", { class: "board__dark", d: outlines.join("") }),
  ];
}

/** Digits down the left side and letters along the bottom, inside the squares of the edge. */
function letters(flipped: boolean): SVGTextElement[] {
  const write = (column: number, row: number, which: "digit" | "letter"): SVGTextElement[] => {
    const square = squareOfCell({ column, row }, flipped);
    if (square === null) return [];
    const place =
      which === "digit"
        ? { x: INSET, y: row * SQUARE + INSET, dy: "0.8em" }
        : { x: (column + 1) * SQUARE - INSET, y: EDGE - INSET, dy: "-0.12em", "text-anchor": "end" };
    const kind = isDark(square) ? "board__coordinate board__coordinate--dark" : "board__coordinate";
    return [svg("text", { class: kind, ...place }, square.charAt(which === "digit" ? 1 : 0))];
  };
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [...write(0, i, "digit"), ...write(i, 7, "letter")]);
}
