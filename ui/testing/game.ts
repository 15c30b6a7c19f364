/** Small games for tests of the screen's pure parts: rows as the session would send them. */
import type { Row, Settings, Snapshot } from "../backend/bindings.ts";
import { type Game, receive } from "../state.ts";

/** A legal entry unless told otherwise. */
export function row(ply: number, text: string, change: Partial<Row> = {}): Row {
  return {
    ply,
    text,
    outcome: "legal",
    san: text,
    uci: null,
    why: null,
    reading: null,
    words: null,
    edited: false,
    earlier: null,
    auto: false,
    note: null,
    ...change,
  };
}

/** A whole snapshot of these entries. */
export function snapshot(texts: readonly (string | Row)[], change: Partial<Snapshot> = {}): Snapshot {
  const rows = texts.map((one, ply) => (typeof one === "string" ? row(ply, one) : one));
  return {
    revision: 1,
    game_number: 0,
    edition: "editable",
    variant: "standard",
    start: { kind: "standard", fen: "start", number: null, black_number: null },
    fen: "8/8/8/8/8/8/8/8 w - - 0 1",
    turn: rows.length % 2 === 0 ? "white" : "black",
    verdict: rows.length % 2 === 0 ? "White to move" : "Black to move",
    verdict_code: "ongoing",
    in_check: false,
    score: null,
    over: false,
    checked_kings: [],
    faults: [],
    reached: rows.length,
    first_row: 0,
    row_count: rows.length,
    rows,
    first_number: 1,
    first_turn: "white",
    destinations: {},
    promotions: [],
    castlings: [],
    forced_in_ms: null,
    can_undo: rows.length > 0,
    can_redo: false,
    undo_label: null,
    redo_label: null,
    saved: true,
    unsaved_why: null,
    last_move: null,
    halted: null,
    can_bring_back: false,
    details: { white: "", black: "", event: "", site: "", date: "", round: "", result: null },
    ...change,
  };
}

export function game(texts: readonly (string | Row)[], change: Partial<Snapshot> = {}): Game {
  const received = receive(null, snapshot(texts, change));
  if (received.kind !== "game") throw new Error("a whole snapshot is always a game");
  return received.game;
}

export const settings: Settings = {
  style: "shapes",
  sizing: "hierarchical",
  theme: "system",
  notation: "auto",
  sound: false,
  coordinates: true,
  mark_auto: false,
  flip_each_move: false,
  flipped: false,
  animation: true,
  single_keys: true,
  last_edition: "editable",
  last_start: { kind: "standard" },
  exercises_done: [],
  updates: false,
};
