/** Pieces as most sets have them: a drawing of our own, turned on a lathe but for the knight. */
import { type PieceStyle, sameHeight } from "./style.ts";

export const figures: PieceStyle = {
  glyphs: {
    pawn: {
      body: "M-32 50V41C-32 33-12 30-10 8H-19V0H-11A26 26 0 1 1 11 0H19V8H10C12 30 32 33 32 41V50Z",
      lines: "M-10 8H10",
    },
    knight: {
      body:
        "M-28 50V42C-28 26-4 20-5 0C-11 7-20 9-25 16C-30 22-43 19-42 8C-41 0-31-11-27-21C-28-30-24-40-18-50L-9-38" +
        "C-2-41 5-40 12-36C33-24 37 4 34 34V50Z",
      lines: "M-19-21L-18-20M15-24C25-12 27 8 25 28",
    },
    bishop: {
      body:
        "M-5-40A6.5 6.5 0 1 1 5-40C24-27 33-11 26 5C24 9 20 13 16 17V27H13C15 36 22 39 35 41V50H-35V41C-22 39-15 36-13 27" +
        "H-16V17C-20 13-24 9-26 5C-33-11-24-27-5-40Z",
      lines: "M-16 17H16M-13 27H13M0-24V0M-10-12H10",
    },
    rook: {
      body: "M-38 50V40L-28 31V-14L-36-24V-50H-21V-40H-8V-50H8V-40H21V-50H36V-24L28-14V31L38 40V50Z",
      lines: "M-28 31H28M-28-14H28",
    },
    queen: {
      body: "M-31 50V41C-31 35-27 31-25 24L-47-22L-24-3L-23-40L-7-10L0-50L7-10L23-40L24-3L47-22L25 24C27 31 31 35 31 41V50Z",
      lines: "M-25 24C-10 20 10 20 25 24M-28 36C-10 32 10 32 28 36",
    },
    king: {
      body:
        "M-5-20V-30H-15V-40H-5V-50H5V-40H15V-30H5V-20C12-24 28-26 37-16C48-3 38 14 25 26C26 32 31 35 31 41V50H-31V41" +
        "C-31 35-26 32-25 26C-38 14-48-3-37-16C-28-26-12-24-5-20Z",
      lines: "M-25 26C-10 22 10 22 25 26M-28 38C-10 34 10 34 28 38M0-20V22",
    },
  },
  heights: {
    hierarchical: { pawn: 0.54, knight: 0.65, bishop: 0.65, rook: 0.72, queen: 0.8, king: 0.88 },
    uniform: sameHeight(0.76),
  },
  outline: 0.04,
};
