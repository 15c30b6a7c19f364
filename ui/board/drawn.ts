/**
 * How marks look: small drawings in a box of 100 by 100, told apart by form. Corner brackets: the last move's from;
 * frame: its to; filled corners: check; dashes: selected; dot: may go there; ring: may take there; dotted ring: castles
 * with the rook there. Colours are the style sheet's.
 */
import type { MarkKind } from "./marks.ts";

const SVG = "http://www.w3.org/2000/svg";

type Part = readonly [
  tag: "path" | "rect" | "circle",
  name: string,
  attributes: Readonly<Record<string, number | string>>,
];

const whole = { x: 0, y: 0, width: 100, height: 100 };
const frame = { x: 3, y: 3, width: 94, height: 94 };

const PARTS: Readonly<Record<MarkKind, readonly Part[]>> = {
  movedFrom: [["path", "mark__line", { d: "M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74" }]],
  movedTo: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__line", frame],
  ],
  check: [
    ["rect", "mark__wash", whole],
    ["path", "mark__solid", { d: "M0 0H30L0 30ZM100 0V30L70 0ZM100 100H70L100 70ZM0 100V70L30 100Z" }],
  ],
  selected: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__halo", frame],
    ["rect", "mark__dash", frame],
  ],
  quiet: [["circle", "mark__solid", { cx: 50, cy: 50, r: 12 }]],
  castling: [["circle", "mark__solid", { cx: 50, cy: 50, r: 12 }]],
  capture: [
    ["circle", "mark__halo", { cx: 50, cy: 50, r: 44.5 }],
    ["circle", "mark__ring", { cx: 50, cy: 50, r: 44.5 }],
  ],
  rook: [
    ["circle", "mark__halo", { cx: 50, cy: 50, r: 44.5 }],
    ["circle", "mark__dots", { cx: 50, cy: 50, r: 44.5 }],
  ],
  over: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__over", frame],
  ],
  dot: [["circle", "mark__solid", { cx: 50, cy: 50, r: 12 }]],
  ring: [
    ["circle", "mark__halo", { cx: 50, cy: 50, r: 44.5 }],
    ["circle", "mark__ring", { cx: 50, cy: 50, r: 44.5 }],
  ],
  frame: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__line", frame],
  ],
  cross: [
    ["path", "mark__halo", { d: "M32 32L68 68M68 32L32 68" }],
    ["path", "mark__line", { d: "M32 32L68 68M68 32L32 68" }],
  ],
};

export function drawMark(kind: MarkKind): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("class", `mark mark--${kind}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const [tag, name, attributes] of PARTS[kind]) {
    const part = document.createElementNS(SVG, tag);
    part.setAttribute("class", name);
    for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, String(value));
    svg.append(part);
  }
  return svg;
}
