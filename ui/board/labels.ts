/** What assistive technology is told of each square; words come from the texts. */
import type { Placement, Square } from "./geometry.ts";
import type { Marked } from "./marks.ts";
import type { BoardTexts, BoardView, SquareState } from "./types.ts";

/** `e4, white pawn, selected` */
export function squareLabel(
  square: Square,
  placement: Placement,
  states: readonly SquareState[],
  texts: BoardTexts,
): string {
  const piece = placement.get(square);
  const name = texts.square(square, piece === undefined ? null : texts.piece(piece));
  return [name, ...states.map((state) => texts.state[state])].join(", ");
}

/** What holds of a square, the most pressing first. */
export function statesOf(square: Square, view: BoardView, marked: Marked): SquareState[] {
  const states: SquareState[] = [];
  const marks = marked.marks.get(square) ?? [];
  if (marks.includes("check")) states.push("check");
  if (marks.includes("selected")) states.push("selected");
  switch (marked.targets.get(square)) {
    case "quiet":
      states.push("destination");
      break;
    case "capture":
      states.push("capture");
      break;
    case "castling":
    case "rook":
      states.push("castling");
      break;
    case undefined:
      break;
  }
  if (view.lastMove?.from === square) states.push("movedFrom");
  if (view.lastMove?.to === square) states.push("movedTo");
  if (view.marks.some((mark) => mark.square === square)) states.push("marked");
  return states;
}

/** The text alternative of a board that is a picture. */
export function pictureLabel(view: BoardView, placement: Placement, texts: BoardTexts): string {
  return texts.picture(
    [...placement].map(([square, piece]) => ({ square, piece })),
    view.marks.map((mark) => mark.square),
  );
}
