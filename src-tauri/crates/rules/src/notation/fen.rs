//! Forsyth–Edwards notation (PGN standard 1994-03-12, section 16.1), with the castling field in its plain, X-FEN
//! and Shredder forms. Any content is accepted; what cannot be is dropped and named.

use std::fmt;

use crate::movegen::passed_pawn;
use crate::{Board, Castling, Color, Fault, File, Piece, Position, Rank, Role, Side, Square, Variant};

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
    /// Something behind the sixth field.
    Rest,
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
            Self::Rest => "end",
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

/// One field of the text with its place.
struct Field<'a> {
    kind: FenField,
    column: usize,
    text: &'a str,
    /// The whole text from the field on.
    from_here: &'a str,
}

impl Field<'_> {
    /// The fault at so many characters from the field's first.
    fn error(&self, offset: usize, why: &'static str) -> FenError {
        FenError { field: self.kind, column: self.column + offset, found: self.from_here.chars().nth(offset), why }
    }
}

/// A FEN read: the position, and what of the claims was dropped.
pub type Read = (Position, Vec<Fault>);

/// Reads a FEN. Fields from the castling field on may be missing. The variant is Chess960 if a castling right
/// belongs to a king off the e-file or a rook off the corners, and standard otherwise.
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
    let mut fields = split(text).into_iter();
    let end = text.chars().count() + 1;
    let mut next = |kind: FenField, default: &'static str| match fields.next() {
        Some((column, text, from_here)) => Field { kind, column, text, from_here },
        None => Field { kind, column: end, text: default, from_here: "" },
    };
    let board = read_placement(&next(FenField::Placement, ""))?;
    let turn = read_turn(&next(FenField::Turn, ""))?;
    let mut dropped = Vec::new();
    let castling = read_castling(&next(FenField::Castling, "-"), &board, &mut dropped)?;
    let en_passant = read_en_passant(&next(FenField::EnPassant, "-"), &board, turn, &mut dropped)?;
    let halfmove_clock = read_number(&next(FenField::HalfmoveClock, "0"))?;
    let fullmove_number = read_number(&next(FenField::FullmoveNumber, "1"))?.max(1);
    let rest = next(FenField::Rest, "");
    if !rest.text.is_empty() {
        return Err(rest.error(0, "a FEN has six fields"));
    }
    let variant = variant_of(&castling);
    Ok((Position { board, turn, castling, en_passant, halfmove_clock, fullmove_number, variant }, dropped))
}

/// The parts between white space, each with its first character's number, counted from 1, and the text from there.
fn split(text: &str) -> Vec<(usize, &str, &str)> {
    let mut parts = Vec::new();
    let mut start = None;
    for (column, (at, c)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        match (start, c.is_whitespace()) {
            (None, false) => start = Some((column + 1, at)),
            (Some((first, from)), true) => {
                parts.push((first, &text[from..at], &text[from..]));
                start = None;
            }
            _ => {}
        }
    }
    parts
}

fn read_placement(field: &Field<'_>) -> Result<Board, FenError> {
    const PIECE: &str = "a piece letter, a digit 1 to 8 or “/” was expected";
    let mut board = Board::default();
    let (mut file, mut rank) = (0, 7);
    for (offset, c) in field.text.chars().enumerate() {
        match c {
            '/' if file == 8 && rank > 0 => (file, rank) = (0, rank - 1),
            '/' if file < 8 => return Err(field.error(offset, "the rank has fewer than eight squares")),
            '/' => return Err(field.error(offset, "there are eight ranks already")),
            '1'..='8' => {
                file += c as i8 - '0' as i8;
                if file > 8 {
                    return Err(field.error(offset, "the rank has more than eight squares"));
                }
            }
            _ => {
                let piece = Piece::from_letter(c).ok_or_else(|| field.error(offset, PIECE))?;
                let (Some(at_file), Some(at_rank)) = (File::from_index(file), Rank::from_index(rank)) else {
                    return Err(field.error(offset, "the rank has eight squares already: “/” was expected"));
                };
                board.put(Square::new(at_file, at_rank), piece);
                file += 1;
            }
        }
    }
    if (file, rank) == (8, 0) { Ok(board) } else { Err(field.error(field.text.chars().count(), PIECE)) }
}

fn read_turn(field: &Field<'_>) -> Result<Color, FenError> {
    const TURN: &str = "“w” or “b” alone was expected";
    match field.text {
        "w" | "W" => Ok(Color::White),
        "b" | "B" => Ok(Color::Black),
        "" => Err(field.error(0, TURN)),
        _ => Err(field.error(usize::from(field.text.starts_with(['w', 'W', 'b', 'B'])), TURN)),
    }
}

fn read_castling(field: &Field<'_>, board: &Board, dropped: &mut Vec<Fault>) -> Result<Castling, FenError> {
    let mut castling = Castling::default();
    if field.text == "-" {
        return Ok(castling);
    }
    for (offset, c) in field.text.chars().enumerate() {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        let home = crate::Bitboard::rank(color.rank(Rank::First));
        let king = (board.of(color, Role::King) & home).first();
        let rooks = board.of(color, Role::Rook) & home;
        let (rook, fault) = match c.to_ascii_lowercase() {
            'k' => (
                rooks.filter(|&rook| king.is_some_and(|king| rook > king)).last(),
                Fault::CastlingDropped(color, Side::King),
            ),
            'q' => (
                rooks.into_iter().next().filter(|&rook| king.is_some_and(|king| rook < king)),
                Fault::CastlingDropped(color, Side::Queen),
            ),
            letter => {
                let file = File::from_letter(letter)
                    .ok_or_else(|| field.error(offset, "“K”, “Q”, “k”, “q”, a file letter or “-” was expected"))?;
                (
                    Some(Square::new(file, color.rank(Rank::First))).filter(|&rook| rooks.has(rook)),
                    Fault::CastlingFileDropped(color, letter),
                )
            }
        };
        match king.zip(rook) {
            Some((king, rook)) => {
                let side = if rook > king { Side::King } else { Side::Queen };
                if castling.rook(color, side).is_none_or(|known| known == rook) {
                    castling.grant(color, side, king, rook);
                } else {
                    dropped.push(fault);
                }
            }
            None => dropped.push(fault),
        }
    }
    Ok(castling)
}

fn read_en_passant(
    field: &Field<'_>,
    board: &Board,
    turn: Color,
    dropped: &mut Vec<Fault>,
) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let target: Square = field.text.parse().map_err(|_| {
        let offset = field.text.chars().next().and_then(File::from_letter).map_or(0, |_| 1);
        let offset =
            if offset == 1 && field.text.chars().nth(1).and_then(Rank::from_digit).is_some() { 2 } else { offset };
        field.error(offset, "a square such as “e3”, or “-” was expected")
    })?;
    let pawn = passed_pawn(target, turn).and_then(|square| board.piece_at(square));
    let behind = target.offset(0, turn.forward());
    let possible = target.rank() == turn.rank(Rank::Sixth)
        && board.piece_at(target).is_none()
        && behind.is_some_and(|square| board.piece_at(square).is_none())
        && pawn == Some(Piece { color: !turn, role: Role::Pawn });
    if possible {
        Ok(Some(target))
    } else {
        dropped.push(Fault::EnPassantDropped(target));
        Ok(None)
    }
}

fn read_number(field: &Field<'_>) -> Result<u32, FenError> {
    if let Some(offset) = field.text.chars().position(|c| !c.is_ascii_digit()) {
        return Err(field.error(offset, "a digit was expected"));
    }
    // Beyond every game that could be played: 9 digits are plenty, and sums stay far from overflow.
    field
        .text
        .parse()
        .ok()
        .filter(|&n: &u32| n < 1_000_000_000)
        .ok_or_else(|| field.error(9, "the number is too large"))
}

fn variant_of(castling: &Castling) -> Variant {
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
