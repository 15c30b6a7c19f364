//! Games from a stream of bytes, one at a time: memory stays that of the longest game.

use std::borrow::Cow;

use scoresheet_rules::FenError;
use scoresheet_rules::notation::fen;

use super::ending::result_of_tag;
use super::game::{PgnGame, Summary};
use super::plausible::is_plausible;
use super::scan::{self, MAX_GAME, Scan, Step};
use super::span::{NoteSort, Span};
use super::text::{self, Form, NotText};
use super::{GameResult, exact, start, tag};
use crate::Start;

/// Reads games from bytes that a host feeds, piece by piece.
///
/// ```
/// # use scoresheet_session::pgn::Reader;
/// let mut reader = Reader::new();
/// let mut half_moves = 0;
/// for piece in ["1. e4 e5 1-0 [Event", " \"?\"] 1. d4 *"] {
///     reader.feed(piece.as_bytes())?;
///     while let Some(game) = reader.next_game() {
///         half_moves += game.plies();
///     }
/// }
/// reader.finish();
/// while let Some(game) = reader.next_game() {
///     half_moves += game.plies();
/// }
/// assert_eq!(half_moves, 3);
/// # Ok::<(), scoresheet_session::pgn::NotText>(())
/// ```
#[derive(Debug, Default)]
pub struct Reader {
    form: Form,
    /// What was fed and is not done with, from `at` on.
    bytes: Vec<u8>,
    at: usize,
    /// How many bytes there must be before it is worth while to look again for the end of a game: twice as many
    /// each time, so that even a game of many pieces is read in a time in proportion to its length.
    enough: usize,
    is_end: bool,
    /// The length from which on the beginning is looked at again, to tell whether it is text; doubled each time.
    unchecked: usize,
    found: Scan,
}

impl Reader {
    /// A reader to which nothing was fed.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes of the stream. Take all games that [`next_game`](Self::next_game) gives before the
    /// next ones, or the reader grows.
    ///
    /// # Errors
    /// The stream begins as no text does.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), NotText> {
        if self.at > 0 {
            self.bytes.drain(..self.at);
            self.at = 0;
        }
        self.form.plain(bytes, &mut self.bytes);
        if self.unchecked <= text::SAMPLE && self.bytes.len() > self.unchecked {
            self.unchecked = self.bytes.len() * 2;
            if !text::is_text(&self.bytes) {
                return Err(NotText);
            }
        }
        Ok(())
    }

    /// Says that nothing more will come.
    pub fn finish(&mut self) {
        self.form.finish(&mut self.bytes);
        self.is_end = true;
    }

    /// The next game; nothing if more must be fed first or, after [`finish`](Self::finish), nothing is left.
    pub fn next_game(&mut self) -> Option<RawGame<'_>> {
        let (at, used) = loop {
            let rest = self.bytes.get(self.at..).unwrap_or_default();
            if rest.len() < self.enough && !self.is_end {
                return None;
            }
            let is_cut = rest.len() >= MAX_GAME;
            let rest = if is_cut { rest.get(..MAX_GAME).unwrap_or(rest) } else { rest };
            match scan::scan(rest, self.is_end || is_cut, &mut self.found) {
                Step::Game { used } => {
                    let at = self.at;
                    self.at += used;
                    self.enough = 0;
                    if is_plausible(rest, &self.found) {
                        break (at, used);
                    }
                }
                Step::Short => {
                    self.enough = rest.len() * 2;
                    return None;
                }
                Step::End => {
                    self.at += rest.len();
                    if !is_cut {
                        return None;
                    }
                }
            }
        };
        Some(RawGame { bytes: self.bytes.get(at..at + used).unwrap_or_default(), found: &self.found })
    }
}

/// Games of a text that is there as a whole. As [`Reader`], without copying it.
#[derive(Debug)]
pub(super) struct Games<'a> {
    rest: &'a [u8],
    found: Scan,
}

impl<'a> Games<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { rest: text.as_bytes(), found: Scan::default() }
    }

    /// The next game.
    pub(super) fn next_game(&mut self) -> Option<RawGame<'_>> {
        loop {
            let bytes = self.rest.get(..MAX_GAME).unwrap_or(self.rest);
            let used = match scan::scan(bytes, true, &mut self.found) {
                Step::Game { used } => used,
                Step::Short | Step::End => bytes.len(),
            };
            self.rest = self.rest.get(used..).unwrap_or_default();
            if used > 0 && is_plausible(bytes, &self.found) {
                return Some(RawGame { bytes, found: &self.found });
            }
            if self.rest.is_empty() {
                return None;
            }
        }
    }
}

/// A game found in the bytes, with nothing copied yet.
#[derive(Clone, Copy, Debug)]
pub struct RawGame<'a> {
    bytes: &'a [u8],
    found: &'a Scan,
}

impl<'a> RawGame<'a> {
    /// How many entries its movetext has.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.found.tokens.len()
    }

    /// Whether a comment of ours, or moves behind the FEN in the tag, say more of the entries than the movetext does:
    /// only [`to_game`](Self::to_game) has all of them then.
    #[must_use]
    pub fn has_exact_entries(&self) -> bool {
        if self.found.tokens.is_empty() && !start::of_game(self.bytes, self.found).moves.is_empty() {
            return true;
        }
        let mut comments = self.found.notes.iter().filter(|note| note.sort == NoteSort::Comment);
        comments.any(|note| exact::is_ours(note.span.of(self.bytes)))
    }

    /// The words of its main line, without their numbers.
    pub fn tokens(&self) -> impl ExactSizeIterator<Item = Cow<'a, str>> + use<'a> {
        let bytes = self.bytes;
        // Looked through as a whole, which is quicker than word for word, if it is all in UTF-8.
        let whole = std::str::from_utf8(bytes).unwrap_or_default();
        let decode = move |token: &Span| token.text(whole).map_or_else(|| text::decode(token.of(bytes)), Cow::Borrowed);
        self.found.tokens.iter().map(decode)
    }

    /// The value of a tag; its name is taken in any case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let bytes = self.bytes;
        let found = self.found.tags.iter().find(|(known, _)| tag::is_name(known.of(bytes), name));
        found.map(|(_, value)| tag::value(value.of(bytes)))
    }

    /// Where it begins: by its tags `FEN`, `SetUp` and `Variant`, or the FEN in front of its moves.
    #[must_use]
    pub fn start(&self) -> Start {
        start::of_game(self.bytes, self.found).start
    }

    /// Its result by the tag, or else by what stands behind its moves.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let by_tag = self.tag("Result").and_then(|value| result_of_tag(&value).0);
        by_tag.or(self.found.result.flatten())
    }

    /// What a list of games shows of it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let tag = |name| self.tag(name).filter(|value| value != "?").unwrap_or_default().into_owned();
        // Positions have nothing else to be told apart by.
        let position = self.found.fen.map(|fen| text::one_line(&text::decode(fen.of(self.bytes)))).unwrap_or_default();
        let event = tag("Event");
        Summary {
            white: tag("White"),
            black: tag("Black"),
            event: if event.is_empty() { position } else { event },
            date: tag("Date"),
            result: self.result(),
            variant: self.start().position().variant(),
            plies: if self.has_exact_entries() { self.to_game().entries.len() } else { self.plies() },
        }
    }

    /// What is wrong with the FEN that is all there is of it, if it cannot be read.
    pub(super) fn fault_of_position(&self) -> Option<FenError> {
        let is_alone = self.found.tags.is_empty() && self.found.tokens.is_empty();
        let fen = self.found.fen.filter(|_| is_alone)?;
        fen::read(&text::decode(fen.of(self.bytes))).err()
    }

    /// The game, copied out of the bytes.
    #[must_use]
    pub fn to_game(&self) -> PgnGame {
        PgnGame::copy(self.bytes, self.found)
    }
}
