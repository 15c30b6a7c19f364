//! A board beside the game: rules pages and exercises.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::board::{CastlingView, Destinations, Promotion, SquareName, SquarePair};
use super::{Side, Variant};

/// A move made on a practice board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PracticeMove {
    /// The square left.
    pub from: String,
    /// The square reached, for castling the king's or the rook's.
    pub to: String,
    /// `q`, `r`, `b` or `n` where a pawn promotes.
    pub promotion: Option<String>,
}

/// A practice board after its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct PracticeView {
    /// The position.
    pub fen: String,
    /// Whose turn it is.
    pub turn: Side,
    /// The status line.
    pub verdict: String,
    /// Whether the verdict ends the game.
    pub over: bool,
    /// Squares of the attacked kings of the side to move.
    #[specta(type = Vec<String>)]
    pub checked_kings: Vec<SquareName>,
    /// As in a snapshot.
    #[specta(type = std::collections::BTreeMap<String, Vec<String>>)]
    pub destinations: Destinations,
    /// As in a snapshot.
    #[specta(type = Vec<String>)]
    pub promotions: Vec<Promotion>,
    /// As in a snapshot.
    pub castlings: Vec<CastlingView>,
    /// The squares of the last move.
    pub last_move: Option<SquarePair>,
    /// The moves so far as PGN writes them.
    pub san: Vec<String>,
    /// Whether the goal is reached.
    pub goal_met: bool,
    /// Why it no longer can be, in words.
    pub goal_missed: Option<String>,
}

/// A task on a practice board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Exercise {
    /// Names it in the settings.
    pub id: String,
    /// A few words.
    pub title: String,
    /// What to do.
    pub task: String,
    /// Help for whoever asks.
    pub hint: String,
    /// Where it starts.
    pub fen: String,
    /// Whose conventions hold.
    pub variant: Variant,
    /// What `practice` is to be asked with.
    pub goal: String,
    /// The page of the rules it belongs to.
    pub rule: String,
}
