/** What a board knows, apart from what it is drawn on: no element and no event. */
import { type Awaiting, createAwaiting } from "./awaiting.ts";
import { EMPTY_VIEW } from "./empty-view.ts";
import { type Placement, readPlacement, type Square, samePiece } from "./geometry.ts";
import { EMPTY_HAND, type Hand, revise } from "./pointing.ts";
import type { BoardView } from "./types.ts";

/** What has been asked, and of which move. */
export interface Question {
  readonly from: Square;
  readonly to: Square;
  readonly kind: "promote" | "stepOrCastle";
}

export interface BoardState {
  view: BoardView;
  placement: Placement;
  hand: Hand;
  /** Where the keyboard is. */
  focus: Square;
  /** The square under the pointer or the keyboard's focus, whichever moved last. */
  pointed: Square | null;
  question: Question | null;
  readonly awaiting: Awaiting;
}

export function createState(): BoardState {
  return {
    view: EMPTY_VIEW,
    placement: new Map(),
    hand: EMPTY_HAND,
    focus: "e1",
    pointed: null,
    question: null,
    awaiting: createAwaiting(),
  };
}

/** Takes the next view. What is in hand stays there as far as it may. */
export function receive(state: BoardState, next: BoardView): void {
  const { placement: old, view } = state;
  if (next.fen !== view.fen) state.placement = readPlacement(next.fen);
  const unchanged = (square: Square): boolean => samePiece(old.get(square), state.placement.get(square));
  state.hand = next.interactive ? revise(state.hand, next, unchanged) : EMPTY_HAND;
  state.view = next;
}

/** The square whose piece somebody still holds elsewhere, whatever comes to be shown. */
export function heldFrom({ question, hand: { press } }: BoardState): Square | null {
  return question?.from ?? (press?.dragging === true ? press.square : null);
}

/** Whether a question still fits: the same move may still be made, on a board that stands the same way up. */
export function isStillAsked({ from, to, kind }: Question, before: BoardView, next: BoardView): boolean {
  if (!next.interactive || next.flipped !== before.flipped) return false;
  if (!(next.destinations[from] ?? []).includes(to)) return false;
  return kind !== "promote" || next.promotions.includes(from + to);
}

/** Whether presses and keys are the board's now: it can be played on, and no question stands over it. */
export function listens({ view, question }: BoardState): boolean {
  return view.interactive && question === null;
}
