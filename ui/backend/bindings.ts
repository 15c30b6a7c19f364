// The shapes that cross the boundary between the session (Rust) and the screen.

export type Side = "white" | "black";
export type Edition = "editable" | "classic";
export type Variant = "standard" | "chess960";
export type Outcome = "legal" | "illegal" | "blank" | "unreadable" | "unreachable";
export type Score = "1-0" | "0-1" | "1/2-1/2";
export type VerdictCode = "checkmate" | "stalemate" | "insufficient" | "threefold" | "fifty" | "ongoing";
export type StartKind = "standard" | "chess960" | "chess960_apart" | "fen";

export type StartView = { kind: StartKind; fen: string; number: number | null; black_number: number | null };

export type StartArgs =
  | { kind: "standard" }
  | { kind: "chess960"; number: number | null }
  | { kind: "chess960_apart"; white: number | null; black: number | null }
  | { kind: "fen"; fen: string };

export type SquarePair = { from: string; to: string };

export type CastlingView = {
  king_from: string;
  rook_from: string;
  king_to: string;
  rook_to: string;
  shared: boolean;
};

export type Halted = { ply: number; why: string; label: string };

export type Details = {
  white: string;
  black: string;
  event: string;
  site: string;
  date: string;
  round: string;
  result: string | null;
};

export type Row = {
  ply: number;
  text: string;
  outcome: Outcome;
  san: string | null;
  uci: string | null;
  why: string | null;
  reading: string | null;
  words: string | null;
  edited: boolean;
  earlier: string | null;
  auto: boolean;
};

export type Snapshot = {
  revision: number;
  edition: Edition;
  variant: Variant;
  start: StartView;
  fen: string;
  turn: Side;
  verdict: string;
  verdict_code: VerdictCode;
  in_check: boolean;
  score: Score | null;
  over: boolean;
  checked_kings: string[];
  faults: string[];
  reached: number;
  first_row: number;
  row_count: number;
  rows: Row[];
  first_number: number;
  first_turn: Side;
  destinations: { [square: string]: string[] };
  promotions: string[];
  castlings: CastlingView[];
  forced_in_ms: number | null;
  can_undo: boolean;
  can_redo: boolean;
  undo_label: string | null;
  redo_label: string | null;
  saved: boolean;
  unsaved_why: string | null;
  last_move: SquarePair | null;
  halted: Halted | null;
  can_bring_back: boolean;
  details: Details;
};

export type Preview = {
  outcome: Outcome;
  san: string | null;
  uci: string | null;
  why: string | null;
  reading: string | null;
  reached: number;
  stops_at: number | null;
};

export type PositionView = {
  ply: number;
  fen: string;
  turn: Side;
  verdict: string;
  checked_kings: string[];
  last_move: SquarePair | null;
  label: string | null;
};

export type PieceStyle = "shapes" | "figures";
export type Sizing = "hierarchical" | "uniform";
export type Theme = "system" | "light" | "dark" | "contrast";
export type NotationChoice = "auto" | "san" | "long" | "uci" | "figurine" | "shapes" | "fide";

export type Settings = {
  style: PieceStyle;
  sizing: Sizing;
  theme: Theme;
  notation: NotationChoice;
  sound: boolean;
  coordinates: boolean;
  mark_auto: boolean;
  flip_each_move: boolean;
  flipped: boolean;
  animation: boolean;
  last_edition: Edition;
  last_start: StartArgs;
  exercises_done: string[];
  updates: boolean;
};

export type FenReport = {
  ok: boolean;
  error: { field: string; message: string } | null;
  fen: string | null;
  variant: Variant | null;
  faults: string[];
};

export type Chess960View = { number: number; rank: string; fen: string };

export type ArchiveItem = {
  id: string;
  name: string | null;
  saved_at_ms: number;
  start: string;
  first_moves: string;
  score: string | null;
  plies: number;
  white: string;
  black: string;
};

export type GameSummary = {
  game: number;
  white: string;
  black: string;
  event: string;
  date: string;
  result: string;
  plies: number;
};

export type PracticeMove = { from: string; to: string; promotion: string | null };

export type PracticeView = {
  fen: string;
  turn: Side;
  verdict: string;
  over: boolean;
  checked_kings: string[];
  destinations: { [square: string]: string[] };
  promotions: string[];
  castlings: CastlingView[];
  last_move: SquarePair | null;
  san: string[];
  goal_met: boolean;
  goal_missed: string | null;
};

export type Exercise = {
  id: string;
  title: string;
  task: string;
  hint: string;
  fen: string;
  variant: Variant;
  goal: string;
  rule: string;
};

export type Notice = { code: string; message: string };

export type ErrorCode =
  | "illegal_move"
  | "game_over"
  | "no_such_entry"
  | "stale"
  | "nothing_to_undo"
  | "nothing_to_redo"
  | "nothing_to_revert"
  | "nothing_to_bring_back"
  | "text_too_long"
  | "read_only"
  | "bad_fen"
  | "bad_number"
  | "bad_square"
  | "not_a_game"
  | "no_such_game"
  | "bad_command"
  | "storage"
  | "internal";
