/** Pieces as plain shapes: circle, L, triangle, square, six-armed asterisk, cross. The style of the app. */
import { type PieceStyle, sameHeight } from "./style.ts";

/** An asterisk as one outline: `arms` bars of half-width `half` through the origin, the first pointing up. */
function asterisk(arms: number, half: number, length: number): string {
  const step = (2 * Math.PI) / arms;
  /** Where the edges of neighbouring arms meet. */
  const notch = half / Math.sin(step / 2);
  const points: string[] = [];
  for (let arm = 0; arm < arms; arm += 1) {
    const along = arm * step - Math.PI / 2;
    for (const side of [-half, half]) {
      points.push(
        point(
          length * Math.cos(along) - side * Math.sin(along),
          length * Math.sin(along) + side * Math.cos(along),
        ),
      );
    }
    points.push(point(notch * Math.cos(along + step / 2), notch * Math.sin(along + step / 2)));
  }
  return `M${points.join("L")}Z`;
}

function point(x: number, y: number): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

export const shapes: PieceStyle = {
  glyphs: {
    pawn: { body: "M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z" },
    // As wide and tall as the triangle of its rank: its empty corner takes so much from it that equal areas look lighter.
    knight: { body: "M-54-50H-15V11H54V50H-54Z" },
    bishop: { body: "M0-50L54 50H-54Z" },
    rook: { body: "M-50-50H50V50H-50Z" },
    queen: { body: asterisk(6, 12, 50) },
    king: { body: "M-18-50H18V-18H50V18H18V50H-18V18H-50V-18H-18Z" },
  },
  heights: {
    hierarchical: { pawn: 0.42, knight: 0.55, bishop: 0.55, rook: 0.64, queen: 0.76, king: 0.86 },
    uniform: sameHeight(0.66),
  },
  outline: 0.05,
};
