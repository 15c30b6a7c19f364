//! Refusals and failures as the other side sees them.

use serde::Serialize;
use specta::Type;

/// What went wrong, for a program to match on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The move is not one of the legal moves of the position shown.
    IllegalMove,
    /// The game has ended: nothing is played on the board any more.
    GameOver,
    /// There is no entry of that index.
    NoSuchEntry,
    /// The command was meant for an earlier state of the game.
    Stale,
    /// The list is empty.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// The entry has no earlier text.
    NothingToRevert,
    /// No entry was deleted, or the list has changed since.
    NothingToPutBack,
    /// No game was left behind.
    NothingToBringBack,
    /// The text is longer than an entry may be.
    TextTooLong,
    /// The edition's list cannot be edited.
    ReadOnly,
    /// The text is no FEN.
    BadFen,
    /// The number is no Chess960 start.
    BadNumber,
    /// The text is no square, or no piece to promote to.
    BadSquare,
    /// No game can be found in the text.
    NotAGame,
    /// The file or the archive has no such game.
    NoSuchGame,
    /// There is no such command, or its arguments are not as they should be.
    BadCommand,
    /// Something could not be kept.
    Storage,
    /// A fault of the app itself. The game is as it was.
    Internal,
}

/// Why a command was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct WireError {
    /// For a program.
    pub code: ErrorCode,
    /// For people: one sentence without a full stop.
    pub message: String,
    /// The argument at fault, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub argument: Option<String>,
}

impl WireError {
    /// A refusal that no single argument is to blame for.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), argument: None }
    }

    /// A fault of the app itself. What it was is in the log, where there is one.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(ErrorCode::Internal, "something went wrong inside the app")
    }

    /// A refusal because of one argument.
    #[must_use]
    pub fn argument(code: ErrorCode, argument: &str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), argument: Some(argument.to_owned()) }
    }
}

impl std::fmt::Display for WireError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WireError {}
