/** The board as a picture to take away: the drawing of the page itself, with its colours written into it. */
import { h } from "../dom.ts";
import { svg } from "../pieces/svg.ts";
import { createDrawing, EDGE } from "./drawing.ts";
import { readPlacement } from "./geometry.ts";
import { markedBy } from "./marks.ts";
import { EMPTY_HAND } from "./pointing.ts";
import type { BoardView } from "./types.ts";

const PAINT = ["fill", "stroke"] as const;
const SHAPE = ["stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray"] as const;
const LETTER = ["font-size", "font-weight", "text-anchor"] as const;

/**
 * What a view shows, as an SVG document in the colours that hold at `place`, an element of the page. `title` is its text
 * alternative.
 */
export function svgPicture(view: BoardView, place: Element, title: string): string {
  const drawing = createDrawing();
  const placement = readPlacement(view.fen);
  drawing.show(view, placement, "jump", null);
  drawing.mark(markedBy(view, placement, EMPTY_HAND, null));
  const hidden = h("div", { hidden: true }, drawing.svg);
  place.append(hidden);
  const parts = [...drawing.svg.querySelectorAll<SVGElement>("rect, path, circle, text")].map(
    (part) => [part, paintOf(part)] as const,
  );
  hidden.remove();
  for (const element of drawing.svg.querySelectorAll("*")) element.removeAttribute("class");
  for (const [part, attributes] of parts)
    for (const [name, value] of attributes) part.setAttribute(name, value);
  const attributes = { viewBox: `0 0 ${EDGE} ${EDGE}`, width: EDGE, height: EDGE, role: "img" };
  const font = { "font-family": "sans-serif" };
  const picture = svg("svg", { ...attributes, ...font }, svg("title", {}, title), ...drawing.svg.children);
  return new XMLSerializer().serializeToString(picture);
}

/**
 * A picture of `svgPicture` as a PNG, `edge` pixels wide and high.
 * @throws Error where the browser cannot draw or encode it (no canvas, no memory).
 */
export async function pngPicture(picture: string, edge: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to draw the position on");
  context.drawImage(image, 0, 0, edge, edge);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the position could not be encoded as PNG");
  return blob;
}

/** What the style sheet says of a part, as attributes that every reader of SVG knows. */
function paintOf(part: SVGElement): [name: string, value: string][] {
  const style = getComputedStyle(part);
  const read = (name: string): string => style.getPropertyValue(name);
  const text = part.localName === "text";
  const names = text ? LETTER : read("stroke") === "none" ? [] : SHAPE;
  const paints = (text ? ["fill"] : PAINT).flatMap((name): [string, string][] => {
    const [, colour, alpha] = /^rgba\((.+), ([\d.]+)\)$/.exec(read(name)) ?? [];
    if (colour === undefined || alpha === undefined) return [[name, read(name)]];
    return [
      [name, `rgb(${colour})`],
      [`${name}-opacity`, alpha],
    ];
  });
  return [...paints, ...names.map((name): [string, string] => [name, read(name)])];
}
