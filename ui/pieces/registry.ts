/** The piece styles there are. A new one is a file beside this and a line below. */
import { figures } from "./figures.ts";
import { shapes } from "./shapes.ts";
import type { PieceStyle } from "./style.ts";

export const PIECE_STYLES = {
  shapes,
  figures,
} as const satisfies Record<string, PieceStyle>;

export type StyleName = keyof typeof PIECE_STYLES;
