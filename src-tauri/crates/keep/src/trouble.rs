//! What went wrong with the saved files, to be said once.

use std::fmt;

use crate::{PortError, Unreadable};

/// Something that the players should hear of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A file could not be used and has been kept under another name.
    SetAside {
        /// What it was called.
        name: String,
        /// What is wrong with it.
        why: Unreadable,
        /// What it is called now.
        aside: String,
    },
    /// A file could not be used, nor moved out of the way.
    NotSetAside {
        /// What it is called.
        name: String,
        /// What is wrong with it.
        why: Unreadable,
        /// Why it could not be moved.
        error: PortError,
    },
    /// A file could not be read at all.
    NotRead {
        /// What it is called.
        name: String,
        /// Why not.
        error: PortError,
    },
    /// Something could not be saved.
    NotWritten {
        /// Why not.
        error: PortError,
    },
}

impl Trouble {
    /// For a program.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::SetAside { .. } => "set_aside",
            Self::NotSetAside { .. } | Self::NotRead { .. } => "not_readable",
            Self::NotWritten { .. } => "not_saved",
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetAside { name, why, aside } => {
                write!(f, "The file {name} could not be used: {why}. It is kept as {aside}.")
            }
            Self::NotSetAside { name, why, error } => {
                write!(f, "The file {name} could not be used: {why}. It could not be moved out of the way: {error}.")
            }
            Self::NotRead { name, error } => write!(f, "The file {name} could not be read: {error}."),
            Self::NotWritten { error } => {
                write!(f, "The game could not be saved: {error}. It goes on, but would not be there after a restart.")
            }
        }
    }
}
