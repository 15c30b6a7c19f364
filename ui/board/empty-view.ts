import type { BoardView } from "./types.ts";

/** A board with nothing on it and nothing to do: what other views are made from. */
export const EMPTY_VIEW: BoardView = {
  fen: "",
  flipped: false,
  lastMove: null,
  checked: [],
  destinations: {},
  promotions: [],
  castlings: [],
  marks: [],
  interactive: false,
  clickRookCastles: false,
  style: "shapes",
  sizing: "hierarchical",
  coordinates: false,
  animation: false,
};
