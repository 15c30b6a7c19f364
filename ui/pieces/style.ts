/**
 * What a piece style is, and how a piece of it becomes a part of a drawing.
 *
 * A style draws each role once, in a box 100 units high around the origin; how tall it stands on a square is a
 * question of sizing and asked apart. Colours are the style sheet's (pieces.css), so that a theme never redraws.
 */
import { svg } from "./svg.ts";

export type Colour = "white" | "black";
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
export type Sizing = "hierarchical" | "uniform";

export interface Piece {
  readonly colour: Colour;
  readonly role: Role;
}

/** One role as path data; y runs down, from -50 at the top to 50 at the foot. */
export interface Glyph {
  /** The silhouette, closed subpaths: filled and outlined. */
  readonly body: string;
  /** Finer lines on the body, drawn in the colour of the outline. */
  readonly lines?: string;
}

export interface PieceStyle {
  readonly glyphs: Readonly<Record<Role, Glyph>>;
  /** Heights with the outline, as shares of a square's edge; below 1, so that no piece touches the edge. */
  readonly heights: Readonly<Record<Sizing, Readonly<Record<Role, number>>>>;
  /** Width of the outline as a share of a square's edge, the same on every piece whatever its height. */
  readonly outline: number;
}

export const ROLES: readonly Role[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** Sizes of all roles alike. */
export function sameHeight(height: number): Record<Role, number> {
  return { pawn: height, knight: height, bishop: height, rook: height, queen: height, king: height };
}

/** How a glyph is placed in a square of 100 by 100: its scale, and the stroke width before scaling. */
export function fitting(style: PieceStyle, sizing: Sizing, role: Role): { scale: number; stroke: number } {
  const outline = style.outline * 100;
  const scale = (style.heights[sizing][role] * 100 - outline) / 100;
  return { scale, stroke: outline / scale };
}

/** Draws a piece around the origin, on a square of 100 by 100. It is decoration: names are said by the squares. */
export function drawPiece(style: PieceStyle, sizing: Sizing, { colour, role }: Piece): SVGGElement {
  const { scale, stroke } = fitting(style, sizing, role);
  const { body, lines } = style.glyphs[role];
  const path = (d: string, name: string, width: number): SVGPathElement =>
    svg("path", { d, class: name, transform: `scale(${round(scale)})`, "stroke-width": round(width) });
  const piece = svg("g", { class: `piece piece--${colour}` }, path(body, "piece__body", stroke));
  if (lines !== undefined) piece.append(path(lines, "piece__lines", stroke * 0.8));
  return piece;
}

/** A piece as a picture of its own, whose box is one whole square. */
export function pieceImage(style: PieceStyle, sizing: Sizing, piece: Piece): SVGSVGElement {
  const hidden = { "aria-hidden": "true", focusable: "false" };
  return svg(
    "svg",
    { class: "piece-image", viewBox: "-50 -50 100 100", ...hidden },
    drawPiece(style, sizing, piece),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
