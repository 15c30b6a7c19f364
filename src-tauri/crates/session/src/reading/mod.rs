//! What an entry's text means in the position before it.
//!
//! An entry is interpreted when it tells what goes where: legality never stops it, doubt about the target does.
//! The order is: make the text ready (`normalise`); forms that are a whole entry (null moves, castling, drops);
//! then the families of notation, each of which may make a `pattern` of it (`order`); the first pattern with
//! a legal move wins (`choice`, `legal`), else the first that can be carried out all the same (`illegal`).
//! Plain SAN and UCI take a short way with the same result (`fast`).
//!
//! Adding a family is a file with a function from characters to patterns, and a line in `order`.

mod algebraic;
mod castling;
mod choice;
mod coordinates;
mod descriptive;
mod drops;
mod explain;
mod fast;
mod how;
mod illegal;
mod judge;
mod legal;
mod letters;
mod normalise;
mod nulls;
mod order;
mod pattern;
mod promotion;
mod rank_first;
mod reason;
mod results;
mod scan;
mod sides;
#[cfg(test)]
mod tests;
mod words;

pub use how::How;
pub use reason::{IllegalReason, UnreadableReason};
use scoresheet_rules::{Action, Position};

/// The meaning of an entry. Depends on nothing but the text and the position (the variant is the position's).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// It is a move, legal or not, and is applied.
    Play(Play),
    /// Nothing is written: the replay halts.
    Blank,
    /// It cannot be interpreted: the replay halts.
    Unreadable(UnreadableReason),
}

/// An entry that can be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// What it does to the position.
    pub action: Action,
    /// Why it is illegal; nothing if it is a legal move.
    pub illegal: Option<IllegalReason>,
    /// How it was read, for display.
    pub how: How,
}

impl Play {
    fn of(position: &Position, action: Action) -> Self {
        Self { action, illegal: judge::judge(position, &action), how: How::of(position, &action) }
    }
}

/// Reads an entry in the position before it. Total: every text has a reading.
///
/// ```
/// use scoresheet_rules::{Action, Position};
/// use scoresheet_session::reading::{Reading, read};
///
/// let start = Position::standard();
/// for text in ["Nf3", "1. ♘f3!?", "Kt-KB3", "7163", "knight to f3"] {
///     let Reading::Play(play) = read(&start, text) else { panic!("{text}") };
///     assert_eq!(play.how.to_string(), "knight g1–f3");
///     assert_eq!(play.illegal, None);
/// }
/// let Reading::Play(play) = read(&start, "Ke2") else { panic!() };
/// assert_eq!(play.illegal.map(|why| why.to_string()).as_deref(), Some("captures its own pawn on e2"));
/// ```
#[must_use]
pub fn read(position: &Position, text: &str) -> Reading {
    match fast::read(position, text) {
        Some(mv) => Reading::Play(Play::of(position, Action::Move(mv))),
        None => read_in_full(position, text),
    }
}

/// The long way: every family in the order of the specification.
fn read_in_full(position: &Position, text: &str) -> Reading {
    let Some(line) = normalise::line(text) else { return Reading::Blank };
    match interpret(position, &line, text) {
        Ok(action) => Reading::Play(Play::of(position, action)),
        Err(why) => Reading::Unreadable(why),
    }
}

fn interpret(position: &Position, line: &normalise::Line, text: &str) -> Result<Action, UnreadableReason> {
    let chars = line.chars.as_slice();
    if line.dots || nulls::is_null(chars) {
        return Ok(Action::Pass);
    }
    if chars.len() <= LONGEST_MOVE {
        let found = by_forms(position, chars, line.hints)
            .or_else(|| by_forms(position, normalise::behind_glued_number(chars)?, line.hints));
        if let Some(result) = found {
            return result;
        }
    }
    // Two files (`be`) may as well be a word.
    let names_square = |pattern: &pattern::Pattern| pattern.descriptive || pattern.target().is_some();
    let is_move =
        |part: &[char]| castling::read(part).is_some() || order::readings(position, part).iter().any(names_square);
    Err(explain::explain(text, chars, is_move))
}

/// No move is longer, in the longest of words; what is longer is not looked at.
const LONGEST_MOVE: usize = 160;

/// Castling, drops, then the families; nothing if none knows the form.
fn by_forms(position: &Position, chars: &[char], hints: pattern::Hints) -> Option<Result<Action, UnreadableReason>> {
    if let Some(side) = castling::read(chars) {
        return Some(castling::carry_out(position, side));
    }
    if let Some(drop) = drops::read(chars) {
        return Some(Ok(drop));
    }
    let readings = order::readings(position, chars);
    (!readings.is_empty()).then(|| choice::choose(position, readings, hints))
}
