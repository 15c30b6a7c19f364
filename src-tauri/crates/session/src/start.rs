//! Where a game begins.

use scoresheet_rules::notation::fen;
use scoresheet_rules::variants::chess960::{self, STARTS, StartNumber};
use scoresheet_rules::{Fault, FenError, Position, Variant};

/// The position a game begins from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// The standard array.
    #[default]
    Standard,
    /// A Chess960 array, the same for both sides.
    Chess960(StartNumber),
    /// A Chess960 array for each side.
    Chess960Apart {
        /// White's number.
        white: StartNumber,
        /// Black's number.
        black: StartNumber,
    },
    /// Any position.
    Fen(Box<FenStart>),
}

/// A start from a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenStart {
    text: Box<str>,
    position: Position,
    dropped: Vec<Fault>,
}

impl FenStart {
    /// The FEN as it was given: what of it cannot be is still in it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The position it gives.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the FEN claims and cannot be.
    #[must_use]
    pub fn dropped(&self) -> &[Fault] {
        &self.dropped
    }
}

impl Start {
    /// A start from a FEN, under the variant that the FEN itself shows.
    ///
    /// # Errors
    /// The text is not a FEN.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let (position, dropped) = fen::read(text)?;
        Ok(Self::Fen(Box::new(FenStart { text: text.trim().into(), position, dropped })))
    }

    /// A start from a FEN, under this variant: a file may say that a game is Chess960 though its FEN looks
    /// standard. One that *needs* Chess960 for its castling rights stays Chess960.
    ///
    /// # Errors
    /// The text is not a FEN.
    pub fn from_fen_as(text: &str, variant: Variant) -> Result<Self, FenError> {
        let mut start = Self::from_fen(text)?;
        if let (Self::Fen(start), Variant::Chess960) = (&mut start, variant) {
            start.position = start.position.with_variant(Variant::Chess960);
        }
        Ok(start)
    }

    /// The position itself.
    #[must_use]
    pub fn position(&self) -> Position {
        match self {
            Self::Standard => Position::standard(),
            Self::Chess960(number) => chess960::start(*number),
            Self::Chess960Apart { white, black } => chess960::start_apart(*white, *black),
            Self::Fen(start) => start.position,
        }
    }

    /// The name of its kind in commands and saved games.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960(_) => "chess960",
            Self::Chess960Apart { .. } => "chess960_apart",
            Self::Fen(_) => "fen",
        }
    }

    /// The Chess960 number: White's, if the sides have one each.
    #[must_use]
    pub const fn number(&self) -> Option<StartNumber> {
        match self {
            Self::Chess960(number) | Self::Chess960Apart { white: number, .. } => Some(*number),
            Self::Standard | Self::Fen(_) => None,
        }
    }

    /// Black's Chess960 number, if the sides have one each.
    #[must_use]
    pub const fn black_number(&self) -> Option<StartNumber> {
        match self {
            Self::Chess960Apart { black, .. } => Some(*black),
            Self::Standard | Self::Chess960(_) | Self::Fen(_) => None,
        }
    }

    /// What was claimed by a FEN and cannot be.
    #[must_use]
    pub fn dropped(&self) -> &[Fault] {
        match self {
            Self::Fen(start) => start.dropped(),
            Self::Standard | Self::Chess960(_) | Self::Chess960Apart { .. } => &[],
        }
    }

    /// Another start of the same kind: new numbers for Chess960, the same FEN for a FEN.
    #[must_use]
    pub fn anew(&self, draw: Draw) -> Self {
        match self {
            Self::Standard => Self::Standard,
            Self::Chess960(number) => Self::Chess960(another(draw.first, *number)),
            Self::Chess960Apart { white, black } => {
                Self::Chess960Apart { white: another(draw.first, *white), black: another(draw.second, *black) }
            }
            Self::Fen(start) => Self::Fen(start.clone()),
        }
    }
}

/// The number drawn, or the one after it where it is the one that was played from.
fn another(drawn: StartNumber, than: StartNumber) -> StartNumber {
    let next = StartNumber::new((drawn.get() + 1) % STARTS).unwrap_or(drawn);
    if drawn == than { next } else { drawn }
}

/// Chess960 numbers drawn by the host, for starts that leave them open: this crate has no randomness.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// White's, or both sides'.
    pub first: StartNumber,
    /// Black's, where the sides have one each.
    pub second: StartNumber,
}

/// A start as somebody asks for it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum StartChoice {
    /// The standard array.
    #[default]
    Standard,
    /// This Chess960 array, or any.
    Chess960(Option<StartNumber>),
    /// These Chess960 arrays, or any.
    Chess960Apart {
        /// White's number.
        white: Option<StartNumber>,
        /// Black's number.
        black: Option<StartNumber>,
    },
    /// A FEN, not yet read.
    Fen(String),
}

impl StartChoice {
    /// The start asked for, with drawn numbers where it leaves one open.
    ///
    /// # Errors
    /// The text is not a FEN.
    pub fn settle(&self, draw: Draw) -> Result<Start, FenError> {
        Ok(match self {
            Self::Standard => Start::Standard,
            Self::Chess960(number) => Start::Chess960(number.unwrap_or(draw.first)),
            Self::Chess960Apart { white, black } => {
                Start::Chess960Apart { white: white.unwrap_or(draw.first), black: black.unwrap_or(draw.second) }
            }
            Self::Fen(text) => Start::from_fen(text)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_anew_has_another_number() {
        let last = StartNumber::new(STARTS - 1).unwrap();
        let first = StartNumber::new(0).unwrap();
        let draw = Draw { first: last, second: StartNumber::STANDARD };
        assert_eq!(Start::Chess960(first).anew(draw), Start::Chess960(last));
        assert_eq!(Start::Chess960(last).anew(draw), Start::Chess960(first));
        let apart = Start::Chess960Apart { white: last, black: first };
        assert_eq!(apart.anew(draw), Start::Chess960Apart { white: first, black: StartNumber::STANDARD });
    }
}
