//! What is odd about a position, named for display. Nothing here forbids anything.

use std::fmt;

use crate::{Bitboard, Castling, Color, Position, Rank, Role, Side, Square};

/// Something a legal game of chess could not show, or that a FEN claimed and could not be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A side has no king.
    NoKing(Color),
    /// A side has several kings.
    SeveralKings(Color),
    /// A pawn stands on the first or the last rank.
    PawnOnEndRank(Square),
    /// The side not to move is in check.
    OpponentInCheck(Color),
    /// A side has more than sixteen pieces.
    TooManyPieces(Color),
    /// A castling right named in a FEN was dropped: no king and rook stand where it needs them.
    CastlingDropped(Color, Side),
    /// A Shredder letter in a FEN was dropped: no rook of that file can castle.
    CastlingFileDropped(Color, char),
    /// An en-passant target named in a FEN was dropped: no pawn can have passed it.
    EnPassantDropped(Square),
    /// A FEN is a piece placement alone: White was taken to be to move.
    TurnAssumed,
    /// A FEN is a piece placement alone: these rights were taken to stand.
    CastlingAssumed(Castling),
    /// A FEN has no castling field, and kings and rooks at home.
    CastlingMissing,
    /// A FEN lacks its counts, or one of them: these were taken.
    CountsMissing {
        /// Half-moves since the last capture or pawn move.
        halfmove_clock: u32,
        /// The number of the move.
        fullmove_number: u32,
    },
    /// Pieces in hand named in a FEN were left out.
    Pocket(Box<str>),
    /// A FEN is one of a variant that is not played here.
    OtherVariant(&'static str),
    /// Something before or behind a FEN was not read.
    Unread(Box<str>),
}

/// So many characters of what was not read are shown.
const MAX_SHOWN: usize = 60;

/// The letters of a castling field, in the forms of standard chess.
fn letters(castling: &Castling) -> String {
    let mut letters = String::new();
    for color in Color::ALL {
        for (side, letter) in [(Side::King, 'K'), (Side::Queen, 'Q')] {
            if castling.rook(color, side).is_some() {
                letters.push(if color == Color::White { letter } else { letter.to_ascii_lowercase() });
            }
        }
    }
    letters
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{} has no king", name(*color)),
            Self::SeveralKings(color) => write!(f, "{} has several kings", name(*color)),
            Self::PawnOnEndRank(square) => write!(f, "a pawn stands on {square}"),
            Self::OpponentInCheck(color) => write!(f, "{} is in check and not to move", name(*color)),
            Self::TooManyPieces(color) => write!(f, "{} has more than sixteen pieces", name(*color)),
            Self::CastlingDropped(color, side) => {
                let side = match side {
                    Side::King => "king's",
                    Side::Queen => "queen's",
                };
                write!(f, "{} cannot castle on the {side} side: king or rook is not in place", name(*color))
            }
            Self::CastlingFileDropped(color, file) => {
                write!(f, "{} cannot castle with a rook on the {file}-file: king or rook is not in place", name(*color))
            }
            Self::EnPassantDropped(square) => write!(f, "no pawn can have passed {square}"),
            Self::TurnAssumed => f.write_str("the FEN does not say who is to move: White, it was taken"),
            Self::CastlingAssumed(castling) => match letters(castling).as_str() {
                "" => f.write_str(
                    "the FEN does not give castling rights: there are none, for no king and rook are at home",
                ),
                letters => {
                    write!(f, "the FEN does not give castling rights: those of kings and rooks at home, {letters}")
                }
            },
            Self::CastlingMissing => f.write_str("the FEN does not give castling rights: there are none"),
            Self::CountsMissing { halfmove_clock, fullmove_number } => {
                write!(f, "the FEN does not give all counts: half-move clock {halfmove_clock}, move {fullmove_number}")
            }
            Self::Pocket(pieces) => write!(f, "the pieces in hand ({pieces}) are left out"),
            Self::OtherVariant(name) => {
                write!(f, "a position of {name}, which is not played here: the rules of chess hold")
            }
            Self::Unread(text) => {
                let shown: String = text.chars().take(MAX_SHOWN).collect();
                let more = if shown.len() < text.len() { "…" } else { "" };
                write!(f, "“{shown}{more}” was not read")
            }
        }
    }
}

impl Position {
    /// All faults of the position itself.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            match self.kings(color).len() {
                0 => faults.push(Fault::NoKing(color)),
                1 => {}
                _ => faults.push(Fault::SeveralKings(color)),
            }
        }
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        faults.extend((self.board.of_role(Role::Pawn) & ends).map(Fault::PawnOnEndRank));
        if !self.checked_kings(!self.turn).is_empty() {
            faults.push(Fault::OpponentInCheck(!self.turn));
        }
        faults.extend(
            Color::ALL.into_iter().filter(|&color| self.board.of_color(color).len() > 16).map(Fault::TooManyPieces),
        );
        faults
    }
}
