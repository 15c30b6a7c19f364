//! Games that are not on the screen.

use serde::Serialize;
use specta::Type;

use super::Variant;

/// A game of the archive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct ArchiveItem {
    /// Names it in commands.
    pub id: String,
    /// The name that somebody gave it.
    pub name: Option<String>,
    /// When it was put away, in milliseconds since 1970.
    #[specta(type = u32)]
    pub saved_at_ms: u64,
    /// What it began from, in words.
    pub start: String,
    /// Whose conventions hold for it: its score is written by them.
    pub variant: Variant,
    /// Its first moves, numbered.
    pub first_moves: String,
    /// Its score, if it has one.
    pub score: Option<String>,
    /// How many entries it has.
    pub plies: u32,
    /// White's name, or nothing.
    pub white: String,
    /// Black's name, or nothing.
    pub black: String,
}

/// A game in a file of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct GameSummary {
    /// Its place in the file, counted from 0: what `import_pgn` takes as `game`.
    pub game: u32,
    /// White's name, or nothing.
    pub white: String,
    /// Black's name, or nothing.
    pub black: String,
    /// The event, or nothing.
    pub event: String,
    /// The date as the file has it, or nothing.
    pub date: String,
    /// The result that the file says, as PGN writes it.
    pub result: String,
    /// Whose conventions hold for it: its result is written by them.
    pub variant: Variant,
    /// How many half-moves are written.
    pub plies: u32,
}
