//! Forsyth–Edwards notation (PGN standard 1994-03-12, section 16.1), with the castling field in its plain, X-FEN
//! and Shredder forms. Any content is accepted; what cannot be is dropped and named.

use std::fmt;

use super::fen_text::Found;
use super::{fen_fields, fen_text};
use crate::{Board, Castling, Color, Fault, File, Position, Rank, Role, Side, Square, Variant};

/// A field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FenField {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "piece placement",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en-passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "move number",
        })
    }
}

/// Why a text is not a FEN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field at fault.
    pub field: FenField,
    /// The character at fault, counted from 1 over the whole text.
    pub column: usize,
    /// What was found there; nothing if the text ended too soon.
    pub found: Option<char>,
    /// What is wrong with it, as a clause.
    pub why: &'static str,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, character {}", self.field, self.column)?;
        match self.found {
            Some(' ') => f.write_str(" (a space)")?,
            Some(found) => write!(f, " (“{found}”)")?,
            None => f.write_str(" (the end)")?,
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for FenError {}

/// A FEN read: the position, and what of the text was dropped or had to be taken for granted.
pub type Read = (Position, Vec<Fault>);

/// Reads a FEN as people hand it on: bare, behind `FEN:`, in quotes, in a web address, with underscores for spaces.
/// Whatever door one comes in by, it is read here. The variant is Chess960 if a castling right belongs to a king off
/// the e-file or a rook off the corners, and standard otherwise.
///
/// Fields behind the piece placement may be missing, and something may stand behind the last; both are named. Of the
/// operations of EPD, `hmvc` and `fmvn` count.
///
/// # Errors
/// The text is not a FEN: the first field and character at fault.
///
/// ```
/// use scoresheet_rules::notation::fen;
/// let (position, dropped) = fen::read("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1")?;
/// assert_eq!(fen::write(&position), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
/// assert_eq!(dropped.len(), 1); // no rook on the king's side
/// assert_eq!(fen::read("8/8/8/9").unwrap_err().column, 7);
/// # Ok::<(), scoresheet_rules::FenError>(())
/// ```
pub fn read(text: &str) -> Result<Read, FenError> {
    let found = Found::in_text(text);
    match fen_fields::read(found.fen()) {
        Ok((position, mut dropped)) => {
            dropped.extend(found.heading().map(|words| Fault::Unread(words.into())));
            Ok((position, dropped))
        }
        Err(error) => {
            let column = found.column(error.column);
            Err(FenError { column, found: text.chars().nth(column - 1), ..error })
        }
    }
}

/// Whether a whole piece placement stands somewhere in a text, and where it begins, in bytes.
#[must_use]
pub fn find(text: &[u8]) -> Option<usize> {
    fen_text::find(text)
}

pub(super) fn variant_of(castling: &Castling) -> Variant {
    let is_standard = Color::ALL.into_iter().all(|color| {
        castling.king(color).is_none_or(|king| king.file() == File::E)
            && castling.rook(color, Side::King).is_none_or(|rook| rook.file() == File::H)
            && castling.rook(color, Side::Queen).is_none_or(|rook| rook.file() == File::A)
    });
    if is_standard { Variant::Standard } else { Variant::Chess960 }
}

/// Writes all six fields: castling as KQkq in standard chess (with a file letter where that would name another
/// rook) and in Shredder letters in Chess960, the en-passant square only if a legal en-passant capture exists.
#[must_use]
pub fn write(position: &Position) -> String {
    format!(
        "{} {} {} {} {} {}",
        placement(position.board()),
        if position.turn == Color::White { 'w' } else { 'b' },
        castling_field(position),
        position.legal_en_passant().map_or("-".into(), |square| square.to_string()),
        position.halfmove_clock,
        position.fullmove_number,
    )
}

fn placement(board: &Board) -> String {
    let mut text = String::with_capacity(72);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty: u8 = 0;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push((b'0' + empty) as char);
                        empty = 0;
                    }
                    text.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            text.push((b'0' + empty) as char);
        }
        if rank != Rank::First {
            text.push('/');
        }
    }
    text
}

fn castling_field(position: &Position) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        for side in Side::ALL {
            let Some(rook) = position.castling.rook(color, side) else { continue };
            let home = crate::Bitboard::rank(color.rank(Rank::First));
            let rooks = position.board.of(color, Role::Rook) & home;
            let outermost = match side {
                Side::King => rooks.last() == Some(rook),
                Side::Queen => rooks.first() == Some(rook),
            };
            let letter = match (position.variant, outermost, side) {
                (Variant::Standard, true, Side::King) => 'K',
                (Variant::Standard, true, Side::Queen) => 'Q',
                _ => rook.file().letter().to_ascii_uppercase(),
            };
            text.push(if color == Color::White { letter } else { letter.to_ascii_lowercase() });
        }
    }
    if text.is_empty() { "-".into() } else { text }
}
