//! What may be asked of a session, and what came of it.

use scoresheet_rules::{Role, Square};

use crate::{Details, Draw, Edition, GameRecord, StartChoice};

/// Something a player or the page does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A move on the board. Castling is the king's way to its final square, unless that is an ordinary king move,
    /// or to its own rook.
    Move {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes on the last rank.
        promotion: Option<Role>,
    },
    /// Takes the last entry back, and brings back what it displaced.
    Undo,
    /// Puts back what Undo or Cut took: so many entries, or as many as there are.
    Redo {
        /// How many; none is none.
        times: usize,
    },
    /// Commits a text for an entry; for the one after the last, appends it.
    EditEntry {
        /// Which entry.
        ply: usize,
        /// As typed.
        text: String,
    },
    /// Puts the last earlier text back.
    RevertEdit {
        /// Which entry.
        ply: usize,
    },
    /// Puts an entry before another.
    InsertEntry {
        /// Before which.
        ply: usize,
        /// As typed.
        text: String,
    },
    /// Takes an entry out.
    DeleteEntry {
        /// Which.
        ply: usize,
    },
    /// Puts the entry back that was deleted last, if nothing but forced moves came after: the list is then as it was.
    PutBack,
    /// Takes an entry and all after it off, as that many Undos.
    Cut {
        /// The first to go.
        ply: usize,
    },
    /// Returns to the game left behind.
    BringBack,
    /// Leaves the game and starts another.
    NewGame {
        /// Its play options.
        edition: Edition,
        /// Where it begins.
        start: StartChoice,
        /// Numbers for what the start leaves open.
        draw: Draw,
    },
    /// Leaves the game and starts another of the same play options and kind of start.
    NewGameAlike {
        /// Numbers for a Chess960 start, which is never the one just played from.
        draw: Draw,
    },
    /// Leaves the game and takes up this one, from a file or the archive.
    Open {
        /// The game.
        record: Box<GameRecord>,
    },
    /// The page was loaded anew.
    PageLoaded {
        /// Numbers for the fresh game that an illegal one is replaced by.
        draw: Draw,
    },
    /// Replaces the details of the game.
    SetDetails(Details),
    /// Writes every legal reached entry in the notation chosen; each remembers its earlier text.
    RewriteNotation,
}

/// What an input or a tick did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// Whether anything changed. If not, there is nothing to show or save.
    pub changed: bool,
    /// The first row that is not what it was: rows from here on are new to the screen.
    pub first_row: usize,
    /// A legal game that was left or is about to be lost to an illegal entry, for the archive.
    pub archive: Option<GameRecord>,
}
