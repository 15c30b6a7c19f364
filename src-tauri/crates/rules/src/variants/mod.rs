//! The games this crate knows. A variant is a value; adding one is a file here and a line in the enum.
//!
//! Movement, castling and endings are the same in all of them: castling rights are squares, and standard chess is
//! the start position in which they lie on the e-, a- and h-files.

pub mod chess960;
pub mod standard;

/// Which game's conventions hold: how castling is written, read and asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Standard chess.
    #[default]
    Standard,
    /// Chess960, also called Fischer random.
    Chess960,
}

impl Variant {
    /// The name used in commands and files of this project.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
        }
    }
}
