//! Why an entry is unreadable or illegal and how it was read, with their texts in this one place.

use std::fmt;

use scoresheet_rules::{Action, Position};

/// Why an entry cannot be interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnreadableReason {
    /// No form of any notation fits.
    NoMove,
}

impl fmt::Display for UnreadableReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove => f.write_str("not a move"),
        }
    }
}

/// Why a move that was carried out is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalReason {
    /// No piece of the mover's is moved: a pass.
    Null,
}

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("nothing moves"),
        }
    }
}

/// How an entry was read, for the quiet line under the list: `knight g1–f3`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct How(String);

impl How {
    /// The words for an action in the position before it.
    #[must_use]
    pub fn of(_position: &Position, action: &Action) -> Self {
        Self(format!("{action:?}"))
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
