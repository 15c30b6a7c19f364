//! What an entry's text means in the position before it.

mod reason;

pub use reason::{How, IllegalReason, UnreadableReason};
use scoresheet_rules::notation::{san, uci};
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

/// Reads an entry in the position before it. Total: every text has a reading.
#[must_use]
pub fn read(position: &Position, text: &str) -> Reading {
    let text = text.trim();
    if text.is_empty() {
        return Reading::Blank;
    }
    let plain = text.trim_end_matches(['+', '#', '!', '?']);
    let by_san = || position.legal_moves().into_iter().find(|&mv| san::write_bare(position, mv) == plain);
    match uci::read(position, plain).or_else(by_san) {
        Some(mv) => {
            Reading::Play(Play { action: Action::Move(mv), illegal: None, how: How::of(position, &Action::Move(mv)) })
        }
        None => Reading::Unreadable(UnreadableReason::NoMove),
    }
}
