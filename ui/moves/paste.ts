/** What a pasted text is: one entry, or a whole game that should rather be opened. */

export interface Pasted {
  /** The first line that holds anything, as it goes into the entry. */
  readonly entry: string;
  /** Whether the text looks like a whole game (or a position) and not like one move. */
  readonly game: boolean;
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const TAG = /^\s*\[\s*[A-Za-z]\w*\s+"/m;
/** Two numbered moves, or one number with two moves behind it and a further number: `1. e4 e5 2. Nf3`. */
const NUMBERED_MOVE = /(?:^|[\s(])\d{1,4}\s*(?:\.+|…)\s*[^\s.\d]/g;
const FEN = /^\s*(?:[1-8pnbrqkPNBRQK]{1,8}\/){7}[1-8pnbrqkPNBRQK]{1,8}(?:\s+[wb]\b|\s*$)/;

export function readPaste(pasted: string): Pasted {
  const lines = pasted.split(LINE_BREAK).filter((line) => line.trim() !== "");
  const entry = lines[0]?.trim() ?? "";
  const numbered = pasted.match(NUMBERED_MOVE)?.length ?? 0;
  const game = TAG.test(pasted) || FEN.test(pasted) || numbered >= 2 || lines.length >= 2;
  return { entry, game };
}
