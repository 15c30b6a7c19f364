//! A pasted or opened text: games in PGN, or FENs.

use std::fmt;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{FenError, Variant};

use super::game::{PgnGame, Summary};
use super::start;
use super::stream::Games;
use super::text::is_text;

/// The longest list that is opened, in entries. Beyond it a file is refused with a clear word rather than shown in
/// minutes.
pub const MAX_ENTRIES: usize = 100_000;

/// Why a text cannot be opened as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It is no text.
    NotText,
    /// There is no game in it.
    NoGame,
    /// It is one FEN, with a fault.
    BadFen(FenError),
    /// It has fewer games.
    NoSuchGame {
        /// The one asked for, counted from 0.
        game: usize,
        /// How many there are.
        games: usize,
    },
    /// The game is longer than [`MAX_ENTRIES`].
    TooLong {
        /// How many entries it has.
        entries: usize,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => f.write_str("this is not a text"),
            Self::NoGame => f.write_str("there is no game in this text: neither PGN nor FEN"),
            Self::BadFen(error) => error.fmt(f),
            Self::NoSuchGame { game, games } => write!(f, "there is no game {}: the text has {games}", game + 1),
            Self::TooLong { entries } => {
                write!(f, "the game is too long: {entries} half-moves, where {MAX_ENTRIES} can be opened")
            }
        }
    }
}

impl std::error::Error for ImportError {}

/// Reads one game of a text, the first being 0; a FEN in the text is a game that begins there.
///
/// ```
/// # use scoresheet_session::pgn;
/// let game = pgn::import("1. e4 e5 2. Nf3 (2. f4) Nc6 {Knights first.} *", 0)?;
/// assert_eq!(game.entries.iter().map(|text| &**text).collect::<Vec<_>>(), ["e4", "e5", "Nf3", "Nc6"]);
/// # Ok::<(), pgn::ImportError>(())
/// ```
///
/// # Errors
/// There is no such game in the text, or it cannot be shown.
pub fn import(text: &str, game: usize) -> Result<PgnGame, ImportError> {
    refuse_lone_fault(text)?;
    let mut games = games_of(text)?;
    let mut count = 0;
    while let Some(found) = games.next_game() {
        if count == game {
            let entries = found.plies();
            if entries > MAX_ENTRIES {
                return Err(ImportError::TooLong { entries });
            }
            let read = found.to_game();
            // Entries that are in no movetext come with it.
            let entries = read.entries.len();
            return if entries > MAX_ENTRIES { Err(ImportError::TooLong { entries }) } else { Ok(read) };
        }
        count += 1;
    }
    let found = if count == 0 { position_in(text) } else { Err(ImportError::NoSuchGame { game, games: count }) };
    found.and_then(|only| if game == 0 { Ok(only) } else { Err(ImportError::NoSuchGame { game, games: 1 }) })
}

/// What there is to choose from in a text.
///
/// # Errors
/// There is no game in the text.
pub fn summaries(text: &str) -> Result<Vec<Summary>, ImportError> {
    refuse_lone_fault(text)?;
    let mut games = games_of(text)?;
    let mut list = Vec::new();
    while let Some(found) = games.next_game() {
        list.push(found.summary());
    }
    if list.is_empty() { position_in(text).map(|_| vec![Summary::default()]) } else { Ok(list) }
}

fn games_of(text: &str) -> Result<Games<'_>, ImportError> {
    if is_text(text.as_bytes()) { Ok(Games::of(text)) } else { Err(ImportError::NotText) }
}

/// The position of a text in which no game was found: a FEN may stand in anything, such as the source of a page.
fn position_in(text: &str) -> Result<PgnGame, ImportError> {
    if fen::find(text.as_bytes()).is_none() {
        return Err(ImportError::NoGame);
    }
    let (start, _) = start::of_fen(text, Variant::Standard).map_err(ImportError::BadFen)?;
    Ok(PgnGame::new(start, Vec::new()))
}

/// Refuses a text that is nothing but a FEN which cannot be read.
fn refuse_lone_fault(text: &str) -> Result<(), ImportError> {
    /// Beyond this a text is no single FEN, and not worth reading twice.
    const LONGEST: usize = 2_000;
    if text.len() > LONGEST {
        return Ok(());
    }
    let mut games = games_of(text)?;
    let fault = games.next_game().and_then(|game| game.fault_of_position());
    match fault.filter(|_| games.next_game().is_none()) {
        Some(fault) => Err(ImportError::BadFen(fault)),
        None => Ok(()),
    }
}
