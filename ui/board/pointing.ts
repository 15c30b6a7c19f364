/**
 * The pointer's part of the hand: presses, drags and clicks as a pure machine. It holds no element and no event; the
 * board feeds it and does what it answers.
 *
 * A press on a movable piece selects it at once, so that its marks are there in the same frame. What the press was is
 * settled later: past `slop` it is a drag, released before that a click. A press on a marked square waits for its
 * release, so that a finger may still slide off it.
 */

import type { Square } from "./geometry.ts";
import { type Intent, intentOf, isMovable } from "./intent.ts";
import type { BoardView } from "./types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Press {
  readonly pointer: number;
  readonly square: Square;
  readonly start: Point;
  /** What was selected before the press, to go back to if it is lost, and to tell a second click from a first. */
  readonly before: Square | null;
  /** `lift`: the piece under it was taken up; `aim`: a destination of the selected piece was pressed. */
  readonly kind: "lift" | "aim";
  readonly dragging: boolean;
  readonly over: Square | null;
}

/** What the players hold: a selected square, and a press that is not over yet. */
export interface Hand {
  readonly selected: Square | null;
  readonly press: Press | null;
}

export const EMPTY_HAND: Hand = { selected: null, press: null };

export type PointerInput =
  | { readonly kind: "press"; readonly pointer: number; readonly square: Square; readonly point: Point }
  | {
      readonly kind: "move";
      readonly pointer: number;
      readonly point: Point;
      readonly over: Square | null;
      /** How far a press may wander, in CSS pixels, and still be a click. */
      readonly slop: number;
    }
  | { readonly kind: "release"; readonly pointer: number; readonly over: Square | null }
  /** The pointer was taken away by the system: pointercancel, or capture lost. */
  | { readonly kind: "lost"; readonly pointer: number }
  /** Right button or Escape. */
  | { readonly kind: "abort" };

export interface Step {
  readonly hand: Hand;
  readonly intent: Intent;
}

const NONE: Intent = { kind: "none" };

export function point(hand: Hand, input: PointerInput, view: BoardView): Step {
  const { press } = hand;
  switch (input.kind) {
    case "press":
      return press === null ? pressed(hand, input, view) : { hand, intent: NONE };
    case "move":
      if (press === null || press.pointer !== input.pointer) return { hand, intent: NONE };
      return { hand: moved(hand, press, input, view), intent: NONE };
    case "release":
      if (press === null || press.pointer !== input.pointer) return { hand, intent: NONE };
      return released(hand, press, input.over, view);
    case "lost":
      if (press === null || press.pointer !== input.pointer) return { hand, intent: NONE };
      return { hand: { selected: press.before, press: null }, intent: NONE };
    case "abort":
      return { hand: EMPTY_HAND, intent: NONE };
  }
}

function pressed(
  { selected }: Hand,
  { pointer, square, point: start }: Extract<PointerInput, { kind: "press" }>,
  view: BoardView,
): Step {
  const press: Press = {
    pointer,
    square,
    start,
    before: selected,
    kind: "lift",
    dragging: false,
    over: square,
  };
  if (selected !== null && selected !== square) {
    const meant = intentOf(view, selected, square, "pick");
    if (meant.kind !== "none" && meant.kind !== "select") {
      return { hand: { selected, press: { ...press, kind: "aim" } }, intent: NONE };
    }
  }
  return { hand: isMovable(view, square) ? { selected: square, press } : EMPTY_HAND, intent: NONE };
}

function moved(
  hand: Hand,
  press: Press,
  { point: at, over, slop }: Extract<PointerInput, { kind: "move" }>,
  view: BoardView,
): Hand {
  const dragging = press.dragging || Math.hypot(at.x - press.start.x, at.y - press.start.y) > slop;
  if (press.kind === "aim" && dragging && isMovable(view, press.square)) {
    // The castling rook's square was aimed at, but the rook is being dragged away: then the rook is what is meant.
    return { selected: press.square, press: { ...press, kind: "lift", dragging, over } };
  }
  return { ...hand, press: { ...press, dragging: dragging && press.kind === "lift", over } };
}

function released({ selected }: Hand, press: Press, over: Square | null, view: BoardView): Step {
  const keep = (square: Square | null): Hand => ({ selected: square, press: null });
  if (press.kind === "aim") {
    if (over !== press.square || selected === null) return { hand: keep(selected), intent: NONE };
    return { hand: keep(null), intent: intentOf(view, selected, press.square, "pick") };
  }
  if (!press.dragging)
    return { hand: keep(press.before === press.square ? null : press.square), intent: NONE };
  if (over === press.square) return { hand: keep(press.square), intent: NONE };
  return { hand: keep(null), intent: over === null ? NONE : intentOf(view, press.square, over, "drop") };
}

/**
 * The hand after a new view. A drag goes on as long as the piece it holds is still there, even if the piece may no
 * longer move; a mere selection needs a piece that may.
 */
export function revise(hand: Hand, view: BoardView, unchanged: (square: Square) => boolean): Hand {
  const { selected, press } = hand;
  if (press !== null && (!unchanged(press.square) || (selected !== null && !unchanged(selected))))
    return EMPTY_HAND;
  if (press !== null) return hand;
  return selected !== null && unchanged(selected) && isMovable(view, selected) ? hand : EMPTY_HAND;
}
