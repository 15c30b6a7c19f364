//! What became of an entry, and why: told by the replay for every entry of the list, reached or not.

use std::fmt;

use crate::Replay;
use crate::reading::{IllegalReason, UnreadableReason};
use crate::replay::Halt;

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Applied, a legal move.
    Legal,
    /// Applied, though not a legal move.
    Illegal,
    /// Empty: the list halts here.
    Blank,
    /// Cannot be interpreted: the list halts here.
    Unreadable,
    /// Stands after the halted entry.
    Unreachable,
}

/// Why an entry is illegal or halts the list; [`fmt::Display`] gives the words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Why {
    Illegal(IllegalReason),
    Blank,
    Unreadable(UnreadableReason),
}

impl From<Halt> for Why {
    fn from(halt: Halt) -> Self {
        match halt {
            Halt::Blank => Self::Blank,
            Halt::Unreadable(reason) => Self::Unreadable(reason),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(reason) => reason.fmt(f),
            Self::Blank => f.write_str("empty"),
            Self::Unreadable(reason) => reason.fmt(f),
        }
    }
}

impl Replay {
    /// What became of the entry at `ply`.
    #[must_use]
    pub fn outcome(&self, ply: usize) -> Outcome {
        match (self.steps().get(ply), self.halt_at(ply)) {
            (Some(step), _) if step.illegal.is_none() => Outcome::Legal,
            (Some(_), _) => Outcome::Illegal,
            (None, Some(Halt::Blank)) => Outcome::Blank,
            (None, Some(Halt::Unreadable(_))) => Outcome::Unreadable,
            (None, None) => Outcome::Unreachable,
        }
    }

    /// Why the entry at `ply` is illegal or halts the list; nothing for a legal move and for what was not looked at.
    #[must_use]
    pub fn why(&self, ply: usize) -> Option<Why> {
        match self.steps().get(ply) {
            Some(step) => step.illegal.map(Why::Illegal),
            None => self.halt_at(ply).map(Why::from),
        }
    }

    fn halt_at(&self, ply: usize) -> Option<Halt> {
        self.halt().filter(|_| ply == self.reached())
    }
}
