//! Why a command changed nothing.

use std::fmt;

use scoresheet_rules::FenError;

/// Why an input was refused. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The move is not legal in the position shown.
    IllegalMove,
    /// The verdict has ended the game: nothing is played on the board.
    GameOver,
    /// No entry has this number.
    NoSuchEntry {
        /// The number asked for.
        ply: usize,
        /// How many entries there are.
        len: usize,
    },
    /// The command was meant for an older state of the session.
    Stale,
    /// The list is empty.
    NothingToUndo,
    /// Nothing was undone since the last move or edit.
    NothingToRedo,
    /// The entry has no earlier text.
    NothingToRevert,
    /// No entry was deleted since the last change.
    NothingToPutBack,
    /// No game was left behind.
    NothingToBringBack,
    /// More than [`MAX_TEXT`](crate::MAX_TEXT) characters.
    TextTooLong,
    /// The edition's list cannot be edited.
    ReadOnly,
    /// The text is not a FEN.
    BadFen(FenError),
}

impl Refusal {
    /// The name by which the other side of a boundary matches it.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal_move",
            Self::GameOver => "game_over",
            Self::NoSuchEntry { .. } => "no_such_entry",
            Self::Stale => "stale",
            Self::NothingToUndo => "nothing_to_undo",
            Self::NothingToRedo => "nothing_to_redo",
            Self::NothingToRevert => "nothing_to_revert",
            Self::NothingToPutBack => "nothing_to_put_back",
            Self::NothingToBringBack => "nothing_to_bring_back",
            Self::TextTooLong => "text_too_long",
            Self::ReadOnly => "read_only",
            Self::BadFen(_) => "bad_fen",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove => f.write_str("that move is not legal here"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NoSuchEntry { ply, len } => write!(f, "there is no entry {ply}: the list has {len}"),
            Self::Stale => f.write_str("the game has changed since"),
            Self::NothingToUndo => f.write_str("there is no move to take back"),
            Self::NothingToRedo => f.write_str("there is no move to put back"),
            Self::NothingToRevert => f.write_str("this entry has no earlier text"),
            Self::NothingToPutBack => f.write_str("there is no deleted entry to put back"),
            Self::NothingToBringBack => f.write_str("there is no earlier game to bring back"),
            Self::TextTooLong => write!(f, "the text is longer than {} characters", crate::MAX_TEXT),
            Self::ReadOnly => f.write_str("the list cannot be edited in the Classic edition"),
            Self::BadFen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
