//! The game as a screen needs it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Edition, Side, StartView, Variant};

/// Everything a screen shows, with the rows from the first changed one on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Snapshot {
    /// Rises with every change.
    pub revision: u32,
    /// Which play options hold.
    pub edition: Edition,
    /// Whose conventions hold.
    pub variant: Variant,
    /// What the game began from.
    pub start: StartView,
    /// The position after the last reached entry.
    pub fen: String,
    /// Whose turn it is in that position.
    pub turn: Side,
    /// The exact text of the status line.
    pub verdict: String,
    /// The same for a program.
    pub verdict_code: VerdictCode,
    /// Whether a king of the side to move is attacked.
    pub in_check: bool,
    /// The score of a finished game.
    pub score: Option<Score>,
    /// Whether the game has ended.
    pub over: bool,
    /// Squares of the attacked kings of the side to move.
    pub checked_kings: Vec<String>,
    /// What is odd about the position, in words.
    pub faults: Vec<String>,
    /// How many entries have been applied.
    pub reached: u32,
    /// The ply of the first row that is sent: rows before it are as they were.
    pub first_row: u32,
    /// How many entries the whole list has.
    pub row_count: u32,
    /// The entries from `first_row` on.
    pub rows: Vec<Row>,
    /// The move number of entry 0.
    pub first_number: u32,
    /// Whose entry 0 is.
    pub first_turn: Side,
    /// For each square with a movable piece the squares it may go to. A castling stands there by the king's final
    /// square, if the king moves, and by its own rook's square.
    pub destinations: BTreeMap<String, Vec<String>>,
    /// From and to in one word, such as `e7e8`, where a piece has to be chosen.
    pub promotions: Vec<String>,
    /// The legal castlings.
    pub castlings: Vec<CastlingView>,
    /// Milliseconds until the forced move is played, if one is due.
    pub forced_in_ms: Option<u32>,
    /// Whether there is a move to take back.
    pub can_undo: bool,
    /// Whether there is a move to put back.
    pub can_redo: bool,
    /// What Undo would take back, such as `12… Qe7`.
    pub undo_label: Option<String>,
    /// What Redo would put back.
    pub redo_label: Option<String>,
    /// Whether the game would be there again after a restart.
    pub saved: bool,
    /// Why it would not, such as `27… Ne3+ is illegal`.
    pub unsaved_why: Option<String>,
    /// The squares of the last reached move.
    pub last_move: Option<SquarePair>,
    /// The entry that stops the list.
    pub halted: Option<Halted>,
    /// Whether the game left behind by New game can come back.
    pub can_bring_back: bool,
    /// Players, event, date and result.
    pub details: Details,
}

/// The verdict as a program wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum VerdictCode {
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Neither side could ever mate.
    Insufficient,
    /// The position has come up three times.
    Threefold,
    /// A hundred half-moves without a pawn move or a capture.
    Fifty,
    /// The game goes on.
    Ongoing,
}

/// The score of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Type)]
pub enum Score {
    /// White won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// Black won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A legal move.
    Legal,
    /// An illegal move, carried out all the same.
    Illegal,
    /// Nothing is written: the list stops.
    Blank,
    /// It cannot be read: the list stops.
    Unreadable,
    /// It stands behind the entry that stops the list.
    Unreachable,
}

/// One entry of the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Row {
    /// Its index, counted from 0.
    pub ply: u32,
    /// What was typed, letter for letter.
    pub text: String,
    /// What became of it.
    pub outcome: Outcome,
    /// The PGN text of a legal move.
    pub san: Option<String>,
    /// From and to, wherever one piece moves.
    pub uci: Option<String>,
    /// Why it is illegal, or cannot be read, in words.
    pub why: Option<String>,
    /// How it was read, such as `knight g1–f3`.
    pub reading: Option<String>,
    /// The move as one would say it, for the live region.
    pub words: Option<String>,
    /// Whether its text has been changed since it was entered.
    pub edited: bool,
    /// The text before the last change.
    pub earlier: Option<String>,
    /// Whether it was played by itself.
    pub auto: bool,
}

/// A castling that is legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct CastlingView {
    /// Where the king stands.
    pub king_from: String,
    /// Where the rook stands.
    pub rook_from: String,
    /// Where the king ends.
    pub king_to: String,
    /// Where the rook ends.
    pub rook_to: String,
    /// Whether `king_to` is an ordinary king's move too; the castling is then asked for by the rook's square.
    pub shared: bool,
}

/// Two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct SquarePair {
    /// The square left.
    pub from: String,
    /// The square reached.
    pub to: String,
}

/// The entry that stops the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Halted {
    /// Its index.
    pub ply: u32,
    /// Why it stops the list.
    pub why: String,
    /// Its number and text, such as `14… Qxz9`.
    pub label: String,
}

/// Who played, where and when. Empty where it is not known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Details {
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub date: String,
    pub round: String,
    /// A result agreed on away from the board, as PGN writes it.
    pub result: Option<String>,
}

/// What an entry would come to if it had this text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Preview {
    /// What would become of it.
    pub outcome: Outcome,
    /// The PGN text of a legal move.
    pub san: Option<String>,
    /// From and to, wherever one piece moves.
    pub uci: Option<String>,
    /// Why it is illegal, or cannot be read.
    pub why: Option<String>,
    /// How it is read.
    pub reading: Option<String>,
    /// How many entries would be applied.
    pub reached: u32,
    /// The index of the entry at which the list would stop.
    pub stops_at: Option<u32>,
}

/// An earlier position of the game, to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct PositionView {
    /// How many entries were applied.
    pub ply: u32,
    /// The position.
    pub fen: String,
    /// Whose turn it is.
    pub turn: Side,
    /// What the status line said then.
    pub verdict: String,
    /// Squares of the attacked kings of the side to move.
    pub checked_kings: Vec<String>,
    /// The squares of the move that led here.
    pub last_move: Option<SquarePair>,
    /// The entry that led here, such as `12… Qe7`; nothing at the start.
    pub label: Option<String>,
}

/// Something that is said once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Notice {
    /// What kind of thing happened.
    pub code: String,
    /// What is said.
    pub message: String,
}
