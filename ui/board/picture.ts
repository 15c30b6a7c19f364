/**
 * A position as a picture to take away: an SVG document or a PNG, in the colours of the page. Both are made from one
 * list of parts, and neither goes through an image element, which a strict content security policy would refuse.
 */
import { PIECE_STYLES } from "../pieces/registry.ts";
import { fitting } from "../pieces/style.ts";
import { cellOf, isDark, readPlacement, squareOfCell, squaresInOrder } from "./geometry.ts";
import type { BoardView } from "./types.ts";

/** Colours of the board, resolved, in any notation that canvases and SVG take. */
export interface Palette {
  readonly squareLight: string;
  readonly squareDark: string;
  readonly whiteFill: string;
  readonly whiteEdge: string;
  readonly blackFill: string;
  readonly blackEdge: string;
  readonly coordinateOnLight: string;
  readonly coordinateOnDark: string;
}

/** What of a view a picture shows. */
export type Pictured = Pick<BoardView, "fen" | "flipped" | "style" | "sizing" | "coordinates">;

/** One stroke of the picture, in units of which a square has 100. */
type Part =
  | { readonly kind: "square"; readonly x: number; readonly y: number; readonly fill: string }
  | {
      readonly kind: "path";
      readonly d: string;
      /** Middle of the square that the path is drawn around. */
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: string | null;
      readonly stroke: string;
      readonly width: number;
    }
  | {
      readonly kind: "letter";
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly align: "start" | "end";
      readonly fill: string;
    };

const SVG = "http://www.w3.org/2000/svg";
const SQUARE = 100;
const BOARD = 8 * SQUARE;
const LETTER = { size: 15, inset: 6, family: "sans-serif" } as const;

/** Reads the palette that holds at an element of the page. */
export function paletteAt(element: Element): Palette {
  const probe = document.createElement("span");
  probe.hidden = true;
  element.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const palette: Palette = {
    squareLight: read("square-light"),
    squareDark: read("square-dark"),
    whiteFill: read("white-fill"),
    whiteEdge: read("white-edge"),
    blackFill: read("black-fill"),
    blackEdge: read("black-edge"),
    coordinateOnLight: read("coordinate-on-light"),
    coordinateOnDark: read("coordinate-on-dark"),
  };
  probe.remove();
  return palette;
}

/** The position as an SVG document. `title` is its text alternative. */
export function svgPicture(view: Pictured, palette: Palette, title: string): string {
  const svg = document.createElementNS(SVG, "svg");
  set(svg, { viewBox: `0 0 ${BOARD} ${BOARD}`, width: BOARD, height: BOARD, role: "img" });
  const name = document.createElementNS(SVG, "title");
  name.textContent = title;
  svg.append(name, ...partsOf(view, palette).map(element));
  return new XMLSerializer().serializeToString(svg);
}

/**
 * The position as a PNG, `edge` pixels wide and high.
 * @throws Error where the browser cannot draw or encode it (no canvas, no memory).
 */
export async function pngPicture(view: Pictured, palette: Palette, edge: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to draw the position on");
  for (const part of partsOf(view, palette)) paint(context, part, edge / BOARD);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the position could not be encoded as PNG");
  return blob;
}

function partsOf(view: Pictured, palette: Palette): Part[] {
  const style = PIECE_STYLES[view.style];
  const placement = readPlacement(view.fen);
  const squares: Part[] = [];
  const pieces: Part[] = [];
  for (const square of squaresInOrder(view.flipped)) {
    const { column, row } = cellOf(square, view.flipped);
    const [x, y] = [column * SQUARE, row * SQUARE];
    squares.push({ kind: "square", x, y, fill: isDark(square) ? palette.squareDark : palette.squareLight });
    const piece = placement.get(square);
    if (piece === undefined) continue;
    const [fill, stroke] =
      piece.colour === "white"
        ? [palette.whiteFill, palette.whiteEdge]
        : [palette.blackFill, palette.blackEdge];
    const { scale, stroke: width } = fitting(style, view.sizing, piece.role);
    const { body, lines } = style.glyphs[piece.role];
    const middle = { x: x + SQUARE / 2, y: y + SQUARE / 2, scale, stroke };
    pieces.push({ kind: "path", d: body, fill, width, ...middle });
    if (lines !== undefined)
      pieces.push({ kind: "path", d: lines, fill: null, width: width * 0.8, ...middle });
  }
  return [...squares, ...(view.coordinates ? letters(view.flipped, palette) : []), ...pieces];
}

function letters(flipped: boolean, palette: Palette): Part[] {
  const parts: Part[] = [];
  const add = (column: number, row: number, digit: boolean): void => {
    const square = squareOfCell({ column, row }, flipped);
    if (square === null) return;
    parts.push({
      kind: "letter",
      text: square.charAt(digit ? 1 : 0),
      x: digit ? LETTER.inset : (column + 1) * SQUARE - LETTER.inset,
      y: digit ? row * SQUARE + LETTER.inset + LETTER.size * 0.75 : BOARD - LETTER.inset,
      align: digit ? "start" : "end",
      fill: isDark(square) ? palette.coordinateOnDark : palette.coordinateOnLight,
    });
  };
  for (let i = 0; i < 8; i += 1) {
    add(0, i, true);
    add(i, 7, false);
  }
  return parts;
}

function element(part: Part): SVGElement {
  switch (part.kind) {
    case "square": {
      const { x, y, fill } = part;
      return set(document.createElementNS(SVG, "rect"), { x, y, width: SQUARE, height: SQUARE, fill });
    }
    case "path":
      return set(document.createElementNS(SVG, "path"), {
        d: part.d,
        transform: `translate(${part.x} ${part.y}) scale(${part.scale})`,
        fill: part.fill ?? "none",
        stroke: part.stroke,
        "stroke-width": part.width,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      });
    case "letter": {
      const text = set(document.createElementNS(SVG, "text"), {
        x: part.x,
        y: part.y,
        fill: part.fill,
        "text-anchor": part.align,
        "font-size": LETTER.size,
        "font-family": LETTER.family,
        "font-weight": 600,
      });
      text.textContent = part.text;
      return text;
    }
  }
}

function set<E extends Element>(made: E, attributes: Readonly<Record<string, string | number>>): E {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

function paint(context: CanvasRenderingContext2D, part: Part, zoom: number): void {
  context.setTransform(zoom, 0, 0, zoom, 0, 0);
  switch (part.kind) {
    case "square":
      context.fillStyle = part.fill;
      context.fillRect(part.x, part.y, SQUARE, SQUARE);
      return;
    case "path": {
      context.translate(part.x, part.y);
      context.scale(part.scale, part.scale);
      const path = new Path2D(part.d);
      if (part.fill !== null) {
        context.fillStyle = part.fill;
        context.fill(path);
      }
      context.strokeStyle = part.stroke;
      context.lineWidth = part.width;
      context.lineJoin = "round";
      context.lineCap = "round";
      context.stroke(path);
      return;
    }
    case "letter":
      context.fillStyle = part.fill;
      context.font = `600 ${LETTER.size}px ${LETTER.family}`;
      context.textAlign = part.align;
      context.fillText(part.text, part.x, part.y);
      return;
  }
}
