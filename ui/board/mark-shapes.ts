/**
 * How marks look: small drawings in a box of 100 by 100, told apart by form. Corner brackets: the last move's from;
 * frame: its to; filled corners: check; dashes: selected; dot: may go there; ring: may take there; dotted ring: castles
 * with the rook there. Colours are the style sheet's.
 */
import { svg } from "../pieces/svg.ts";
import type { MarkKind } from "./marks.ts";

type Part = readonly [
  tag: "path" | "rect" | "circle",
  name: string,
  attributes: Readonly<Record<string, number | string>>,
];

const whole = { x: 0, y: 0, width: 100, height: 100 };
const frame = { x: 3, y: 3, width: 94, height: 94 };
const dot: readonly Part[] = [["circle", "mark__solid", { cx: 50, cy: 50, r: 12 }]];
const circle = { cx: 50, cy: 50, r: 44.5 };
const ring: readonly Part[] = [
  ["circle", "mark__halo", circle],
  ["circle", "mark__ring", circle],
];
const framed: readonly Part[] = [
  ["rect", "mark__wash", whole],
  ["rect", "mark__line", frame],
];
const cross = { d: "M32 32L68 68M68 32L32 68" };

const PARTS: Readonly<Record<MarkKind, readonly Part[]>> = {
  movedFrom: [["path", "mark__line", { d: "M4 26V4H26M74 4H96V26M96 74V96H74M26 96H4V74" }]],
  movedTo: framed,
  check: [
    ["rect", "mark__wash", whole],
    ["path", "mark__solid", { d: "M0 0H30L0 30ZM100 0V30L70 0ZM100 100H70L100 70ZM0 100V70L30 100Z" }],
  ],
  selected: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__halo", frame],
    ["rect", "mark__dash", frame],
  ],
  quiet: dot,
  castling: dot,
  capture: ring,
  rook: [
    ["circle", "mark__halo", circle],
    ["circle", "mark__dots", circle],
  ],
  over: [
    ["rect", "mark__wash", whole],
    ["rect", "mark__over", frame],
  ],
  dot,
  ring,
  frame: framed,
  cross: [
    ["path", "mark__halo", cross],
    ["path", "mark__line", cross],
  ],
};

/** A mark in the box of a square whose top left corner is the origin. */
export function drawMark(kind: MarkKind): SVGGElement {
  const parts = PARTS[kind].map(([tag, name, attributes]) => svg(tag, { class: name, ...attributes }));
  return svg("g", { class: `mark mark--${kind}` }, ...parts);
}
