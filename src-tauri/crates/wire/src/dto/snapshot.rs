//! The game as a screen needs it. Rows and texts are borrowed from the session and made while they are written.

use scoresheet_rules::{Fault, Verdict};
use scoresheet_session::pgn::Remarks;
use scoresheet_session::reading::How;
use scoresheet_session::{self as session, ShortText, Why, Words};
use serde::{Deserialize, Serialize};
use specta::Type;

use super::board::{CastlingView, Destinations, Promotion, SquareName, SquarePair};
use super::{Edition, Settings, Side, StartView, Variant};
use crate::shown::{Each, Shown};

/// What a page can draw before it has asked for anything.
#[derive(Clone, Debug, Serialize, Type)]
pub struct InitialState<'a> {
    /// All settings.
    pub settings: Settings,
    /// The whole game.
    #[specta(type = Snapshot<'static>)]
    pub snapshot: Snapshot<'a>,
}

/// Everything a screen shows, with the rows from the first changed one on.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Snapshot<'a> {
    /// Rises with every change.
    pub revision: u32,
    /// Changes when another game is in play, and with nothing else.
    pub game_number: u32,
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
    #[specta(type = String)]
    pub verdict: Shown<Verdict>,
    /// The same for a program.
    pub verdict_code: VerdictCode,
    /// Whether a king of the side to move is attacked.
    pub in_check: bool,
    /// The score of a finished game.
    pub score: Option<Score>,
    /// Whether the game has ended.
    pub over: bool,
    /// Squares of the attacked kings of the side to move.
    #[specta(type = Vec<String>)]
    pub checked_kings: Vec<SquareName>,
    /// What is odd about the position, in words.
    #[specta(type = Vec<String>)]
    pub faults: Vec<Shown<Fault>>,
    /// How many entries have been applied.
    pub reached: u32,
    /// The ply of the first row that is sent: rows before it are as they were.
    pub first_row: u32,
    /// How many entries the whole list has.
    pub row_count: u32,
    /// The entries from `first_row` on.
    #[specta(type = Vec<Row<'static>>)]
    pub rows: Each<Rows<'a>>,
    /// The move number of entry 0.
    pub first_number: u32,
    /// Whose entry 0 is.
    pub first_turn: Side,
    /// For each square with a movable piece the squares it may go to. A castling stands there by the king's final
    /// square, if the king moves, and by its own rook's square.
    #[specta(type = std::collections::BTreeMap<String, Vec<String>>)]
    pub destinations: Destinations,
    /// From and to in one word, such as `e7e8`, where a piece has to be chosen.
    #[specta(type = Vec<String>)]
    pub promotions: Vec<Promotion>,
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

/// The rows of a snapshot, made one by one.
#[derive(Clone, Debug)]
pub struct Rows<'a>(pub(crate) session::Rows<'a>);

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    fn next(&mut self) -> Option<Row<'a>> {
        self.0.next().map(Row::from)
    }
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
#[derive(Clone, Debug, Serialize, Type)]
pub struct Row<'a> {
    /// Its index, counted from 0.
    pub ply: u32,
    /// What was typed, letter for letter.
    pub text: &'a str,
    /// What became of it.
    pub outcome: Outcome,
    /// The PGN text of a legal move.
    #[specta(type = Option<String>)]
    pub san: Option<Shown<ShortText>>,
    /// From and to, wherever one piece moves.
    #[specta(type = Option<String>)]
    pub uci: Option<Shown<ShortText>>,
    /// Why it is illegal, or cannot be read, in words.
    #[specta(type = Option<String>)]
    pub why: Option<Shown<Why>>,
    /// How it was read, such as `knight g1–f3`.
    #[specta(type = Option<String>)]
    pub reading: Option<Shown<&'a How>>,
    /// The move as one would say it, for the live region.
    #[specta(type = Option<String>)]
    pub words: Option<Shown<Words<'a>>>,
    /// Whether its text has been changed since it was entered.
    pub edited: bool,
    /// The text before the last change.
    pub earlier: Option<&'a str>,
    /// Whether it was played by itself.
    pub auto: bool,
    /// What the file it came from says of it, in words: comments, signs such as `!?`, variations in brackets.
    #[specta(type = Option<String>)]
    pub note: Option<Shown<Remarks<'a>>>,
}

/// The entry that stops the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Halted {
    /// Its index.
    pub ply: u32,
    /// Why it stops the list.
    #[specta(type = String)]
    pub why: Shown<Why>,
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
    #[specta(type = Option<String>)]
    pub san: Option<Shown<ShortText>>,
    /// From and to, wherever one piece moves.
    #[specta(type = Option<String>)]
    pub uci: Option<Shown<ShortText>>,
    /// Why it is illegal, or cannot be read.
    #[specta(type = Option<String>)]
    pub why: Option<Shown<Why>>,
    /// How it is read.
    #[specta(type = Option<String>)]
    pub reading: Option<Shown<How>>,
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
    #[specta(type = String)]
    pub verdict: Shown<Verdict>,
    /// Squares of the attacked kings of the side to move.
    #[specta(type = Vec<String>)]
    pub checked_kings: Vec<SquareName>,
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
