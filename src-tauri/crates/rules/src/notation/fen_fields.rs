//! The fields of a FEN, each with what is wrong with it, and what may stand behind them.

use super::fen::{FenError, FenField, Read, variant_of};
use super::fen_text::is_wrapping;
use crate::movegen::passed_pawn;
use crate::variants::chess960::{self, StartNumber};
use crate::{Board, Castling, Color, Fault, File, Piece, Position, Rank, Role, Side, Square};

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

/// Reads the fields of a text that begins with the first.
pub(super) fn read(text: &str) -> Result<Read, FenError> {
    let text = text.trim_end_matches(is_wrapping);
    let parts = split(text);
    let end = text.chars().count() + 1;
    let field = |kind: FenField, index: usize| match parts.get(index) {
        Some(&(column, text, from_here)) => Field { kind, column, text, from_here },
        None => Field { kind, column: end, text: "", from_here: "" },
    };
    let is_missing =
        |index: usize| parts.get(index).is_none_or(|(_, text, _)| text.bytes().all(|b| b.is_ascii_digit()));
    let mut dropped = Vec::new();
    let board = read_placement(&field(FenField::Placement, 0), &mut dropped)?;
    let is_bare = parts.len() == 1;
    let turn = if is_bare { Color::White } else { read_turn(&field(FenField::Turn, 1))? };
    let mut next = 2;
    let castling = if is_bare {
        let castling = rights_at_home(&board);
        dropped.extend([Fault::TurnAssumed, Fault::CastlingAssumed(castling)]);
        castling
    } else if is_missing(next) {
        dropped.extend((rights_at_home(&board) != Castling::default()).then_some(Fault::CastlingMissing));
        Castling::default()
    } else {
        next += 1;
        read_castling(&field(FenField::Castling, next - 1), &board, &mut dropped)?
    };
    let en_passant = if is_missing(next) {
        None
    } else {
        next += 1;
        read_en_passant(&field(FenField::EnPassant, next - 1), &board, turn, &mut dropped)?
    };
    let (counts, tail) = Counts::read(parts.get(next..).unwrap_or_default());
    let halfmove_clock = counts.halfmove_clock.unwrap_or(0);
    let fullmove_number = counts.fullmove_number.unwrap_or(1).max(1);
    if !is_bare && (counts.halfmove_clock.is_none() || counts.fullmove_number.is_none()) {
        dropped.push(Fault::CountsMissing { halfmove_clock, fullmove_number });
    }
    if let Some(name) =
        counts.has_checks.then_some("three-check").or_else(|| variant_of_placement(field(FenField::Placement, 0).text))
    {
        dropped.insert(0, Fault::OtherVariant(name));
    }
    dropped.extend((!tail.is_empty()).then(|| Fault::Unread(tail.into())));
    let variant = variant_of(&castling);
    Ok((Position { board, turn, castling, en_passant, halfmove_clock, fullmove_number, variant }, dropped))
}

/// The parts between white space, or underscores, each with its first character's number, counted from 1, and the text
/// from there.
fn split(text: &str) -> Vec<(usize, &str, &str)> {
    let mut parts = Vec::new();
    let mut start = None;
    for (column, (at, c)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        match (start, c.is_whitespace() || c == '_') {
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

/// The placement without the pieces in hand that crazyhouse has behind it, `[Qn]` or `/Qn`, and those pieces.
fn split_pocket(placement: &str) -> (&str, Option<&str>) {
    if let Some((squares, pocket)) = placement.split_once('[') {
        return (squares, Some(pocket.trim_end_matches(']')));
    }
    match placement.rsplit_once('/') {
        Some((squares, pocket))
            if squares.matches('/').count() == 7 && !pocket.contains(|c: char| c.is_ascii_digit()) =>
        {
            (squares, Some(pocket))
        }
        _ => (placement, None),
    }
}

/// The variant that a placement is known by, if it is one that is not played here.
fn variant_of_placement(placement: &str) -> Option<&'static str> {
    const STARTS: [(&str, &str); 2] = [
        ("8/8/8/8/8/8/krbnNBRK/qrbnNBRQ", "racing kings"),
        ("rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP", "horde"),
    ];
    let is_crazyhouse = split_pocket(placement).1.is_some() || placement.contains('~');
    let known = STARTS.iter().find(|(start, _)| *start == placement).map(|(_, name)| *name);
    is_crazyhouse.then_some("crazyhouse").or(known)
}

/// The rights that a placement alone leaves room for: of kings and rooks on the squares that they start from in standard
/// chess, or in the Chess960 array that it shows.
fn rights_at_home(board: &Board) -> Castling {
    let mut castling = Castling::default();
    let rank = |color: Color| {
        let mut rank = [Role::Pawn; 8];
        for (role, file) in rank.iter_mut().zip(File::ALL) {
            *role = board.role_at(Square::new(file, color.rank(Rank::First)))?;
        }
        StartNumber::of_back_rank(&rank)
    };
    if let (Some(white), Some(black)) = (rank(Color::White), rank(Color::Black)) {
        let array = chess960::start_apart(white, black);
        if array.board == *board {
            return array.castling;
        }
    }
    for color in Color::ALL {
        let home = color.rank(Rank::First);
        let stands = |file, role| board.piece_at(Square::new(file, home)) == Some(Piece { color, role });
        for (side, file) in [(Side::King, File::H), (Side::Queen, File::A)] {
            if stands(File::E, Role::King) && stands(file, Role::Rook) {
                castling.grant(color, side, Square::new(File::E, home), Square::new(file, home));
            }
        }
    }
    castling
}

/// What stands behind the fourth field.
#[derive(Default)]
struct Counts {
    halfmove_clock: Option<u32>,
    fullmove_number: Option<u32>,
    /// Whether checks are counted, as in three-check: `3+3` or `+0+0`.
    has_checks: bool,
}

impl Counts {
    /// Reads the counts, and what stands behind them and was not read.
    fn read(parts: &[(usize, &str, &str)]) -> (Self, String) {
        let mut counts = Self::default();
        let mut tail = "";
        for (index, &(_, text, from_here)) in parts.iter().enumerate() {
            let is_last = index + 1 == parts.len();
            let plain = text.trim_end_matches([';', ',', '"']);
            let plain = if is_last { plain.trim_end_matches('.') } else { plain };
            let room =
                if counts.halfmove_clock.is_none() { &mut counts.halfmove_clock } else { &mut counts.fullmove_number };
            if room.is_none() && (plain == "-" || number(plain).is_some()) {
                *room = Some(number(plain).unwrap_or(0));
            } else if is_count_of_checks(plain) {
                counts.has_checks = true;
            } else {
                tail = from_here;
                break;
            }
        }
        let rest = counts.operations(tail);
        let rest = rest.trim_matches(|c: char| c.is_whitespace() || matches!(c, ';' | ',' | '"')).to_owned();
        (counts, if rest.contains(char::is_alphanumeric) { rest } else { String::new() })
    }

    /// Takes the operations of EPD that are counts (PGN standard, section 16.2.5) out of a text.
    fn operations(&mut self, tail: &str) -> String {
        let mut rest = Vec::new();
        for operation in tail.split(';') {
            let count = |name: &str| operation.trim().strip_prefix(name).and_then(|value| number(value.trim()));
            if let Some(value) = count("hmvc ") {
                self.halfmove_clock = Some(value);
            } else if let Some(value) = count("fmvn ") {
                self.fullmove_number = Some(value);
            } else {
                rest.push(operation);
            }
        }
        rest.join(";")
    }
}

fn is_count_of_checks(text: &str) -> bool {
    let is_count = |part: &str| matches!(part, "0" | "1" | "2" | "3");
    text.strip_prefix('+')
        .unwrap_or(text)
        .split_once('+')
        .is_some_and(|(white, black)| is_count(white) && is_count(black))
}

/// A count. Beyond every game that could be played 9 digits are plenty, and sums stay far from overflow.
fn number(text: &str) -> Option<u32> {
    let is_number = (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

fn read_placement(field: &Field<'_>, dropped: &mut Vec<Fault>) -> Result<Board, FenError> {
    const PIECE: &str = "a piece letter, a digit 1 to 8 or “/” was expected";
    let mut board = Board::default();
    let (mut file, mut rank) = (0, 7);
    let (squares, pocket) = split_pocket(field.text);
    let in_hand = pocket.unwrap_or_default();
    dropped.extend(in_hand.contains(char::is_alphabetic).then(|| Fault::Pocket(in_hand.into())));
    for (offset, c) in squares.chars().enumerate() {
        match c {
            // A promoted piece of crazyhouse.
            '~' if file > 0 => {}
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
    if (file, rank) == (8, 0) { Ok(board) } else { Err(field.error(squares.chars().count(), PIECE)) }
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

/// Whether a field says that there is nothing, with any dash that a word processor makes of one.
fn is_dash(text: &str) -> bool {
    matches!(text, "-" | "–" | "—" | "−" | "--")
}

fn read_castling(field: &Field<'_>, board: &Board, dropped: &mut Vec<Fault>) -> Result<Castling, FenError> {
    let mut castling = Castling::default();
    let text = field.text.trim_end_matches([';', ',']);
    if is_dash(text) {
        return Ok(castling);
    }
    for (offset, c) in text.chars().enumerate() {
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
    let text = field.text.trim_end_matches([';', ',']);
    if is_dash(text) {
        return Ok(None);
    }
    let target: Square = text.parse().map_err(|_| {
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
