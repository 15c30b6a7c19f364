/** The keyboard's part of the hand: a focused square that arrows move, picking up and putting down. Pure. */
import { cellOf, type Square, squareOfCell } from "./geometry.ts";
import { type Intent, intentOf, isMovable } from "./intent.ts";
import { EMPTY_HAND, type Hand } from "./pointing.ts";
import type { BoardView } from "./types.ts";

export interface Keyed {
  readonly focus: Square;
  readonly hand: Hand;
  readonly intent: Intent;
  /** What happened, for the live region; `ignored` keys are left to the page. */
  readonly outcome: "ignored" | "moved" | "pickedUp" | "letGo" | "putDown" | "refused";
}

export interface Key {
  readonly key: string;
  /** Ctrl or Command: Home and End go to the first and last square of the board instead of the row. */
  readonly far: boolean;
}

/** Whether a key is the board's own, whatever it does at the moment. Escape is not: it may leave other things too. */
export function isBoardKey(key: string): boolean {
  return /^(Enter| |Arrow.*|Home|End|Page.*)$/.test(key);
}

export function press(focus: Square, hand: Hand, { key, far }: Key, view: BoardView): Keyed {
  const stay: Keyed = { focus, hand, intent: { kind: "none" }, outcome: "ignored" };
  if (key === "Enter" || key === " ") return act(stay, view);
  if (key === "Escape") {
    return hand.selected === null && hand.press === null
      ? stay
      : { ...stay, hand: EMPTY_HAND, outcome: "letGo" };
  }
  const { column, row } = cellOf(focus, view.flipped);
  const to = ((): Square | null => {
    const at = (c: number, r: number): Square | null => squareOfCell({ column: c, row: r }, view.flipped);
    switch (key) {
      case "ArrowLeft":
        return at(column - 1, row);
      case "ArrowRight":
        return at(column + 1, row);
      case "ArrowUp":
        return at(column, row - 1);
      case "ArrowDown":
        return at(column, row + 1);
      case "Home":
        return at(0, far ? 0 : row);
      case "End":
        return at(7, far ? 7 : row);
      case "PageUp":
        return at(column, 0);
      case "PageDown":
        return at(column, 7);
      default:
        return null;
    }
  })();
  if (to !== null) return { ...stay, focus: to, outcome: "moved" };
  // At the edge an arrow does nothing, but it is the board's all the same and must not scroll the page.
  return key.startsWith("Arrow") ? { ...stay, outcome: "moved" } : stay;
}

function act(stay: Keyed, view: BoardView): Keyed {
  const { focus, hand } = stay;
  const { selected } = hand;
  if (selected === focus) return { ...stay, hand: EMPTY_HAND, outcome: "letGo" };
  if (selected !== null) {
    const intent = intentOf(view, selected, focus, "pick");
    if (intent.kind === "select")
      return { ...stay, hand: { selected: focus, press: null }, outcome: "pickedUp" };
    if (intent.kind === "none") return { ...stay, outcome: "refused" };
    return { ...stay, hand: EMPTY_HAND, intent, outcome: "putDown" };
  }
  if (isMovable(view, focus)) return { ...stay, hand: { selected: focus, press: null }, outcome: "pickedUp" };
  return { ...stay, outcome: "refused" };
}
