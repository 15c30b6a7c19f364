/**
 * One board with nothing behind it, for tests of what the session would answer too quickly or never: the test says what
 * is shown and when, and reads what the board reported.
 */
import { createBoard } from "../../../ui/board/board.ts";
import { cellOf, isSquare } from "../../../ui/board/geometry.ts";
import { pngPicture, svgPicture } from "../../../ui/board/picture.ts";
import type { Board, BoardView } from "../../../ui/board/types.ts";
import { texts } from "./texts.ts";
import { bare } from "./view.ts";

export interface Harness {
  /** Shows a view made of the last one and these changes. */
  show(changes: Partial<BoardView>): void;
  /** Moves reported so far, as `e2e4` and `e7e8q`, and words for the live region. */
  readonly moves: string[];
  readonly said: string[];
  /** Whether a chooser is open, by the board's own word. */
  choosing: boolean;
  /** What the next moves are answered with: at once and nothing, or a promise that `refuse` settles. */
  slow: boolean;
  refuse(): void;
  readonly board: Board;
  /** The last view as a picture, and the colours in the middle of its squares as a PNG. */
  picture(title: string): string;
  pixels(squares: readonly string[]): Promise<string[]>;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

let view: BoardView = {
  ...bare,
  destinations: { e2: ["e3", "e4"], d2: ["d3", "d4"], g1: ["f3", "h3"] },
};

const host = document.getElementById("board");
if (host === null) throw new Error("harness.html has no #board");

let settle: ((made: boolean) => void) | null = null;
const harness: Harness = {
  show(changes) {
    view = { ...view, ...changes };
    harness.board.update(view);
  },
  moves: [],
  said: [],
  choosing: false,
  slow: false,
  refuse: () => settle?.(false),
  picture: (title) => svgPicture(view, document.body, title),
  async pixels(squares) {
    const bitmap = await createImageBitmap(await pngPicture(harness.picture(""), 80));
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return squares.filter(isSquare).map((square) => {
      const { column, row } = cellOf(square, view.flipped);
      const [red, green, blue] = context?.getImageData(column * 10 + 5, row * 10 + 5, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    });
  },
  board: createBoard(host, {
    texts,
    onMove(from, to, promotion) {
      harness.moves.push(from + to + (promotion ?? ""));
      return harness.slow ? new Promise<boolean>((resolve) => (settle = resolve)) : undefined;
    },
    say: (text) => harness.said.push(text),
    onChooser: (is) => {
      harness.choosing = is === "open";
    },
  }),
};
window.harness = harness;
harness.show({});
document.documentElement.dataset["ready"] = "";
