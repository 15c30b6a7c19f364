//! The short way for plain SAN and UCI. It builds the very reading that would come first on the long way, and
//! answers only if that has a legal move, so that both ways agree.

use scoresheet_rules::notation::san;
use scoresheet_rules::{Bitboard, File, Move, Position, Rank, Role, Side, Square};

use super::coordinates;
use super::legal::{self, Found};
use super::letters;
use super::pattern::{Becomes, Hints, Pattern};

/// The legal move that plain SAN or UCI means, with a number in front and `+ # ! ?` behind, if any; nothing if
/// the long way must be gone.
pub(super) fn read(position: &Position, text: &str) -> Option<Move> {
    // Exactly as PGN writes it: what all databases hold, and read without a list of candidates.
    if let Some(mv) = san::read(position, text) {
        return Some(mv);
    }
    let mut hints = Hints::default();
    let mut bytes = behind_number(text.as_bytes());
    while let [head @ .., sign @ (b'+' | b'#' | b'!' | b'?')] = bytes {
        hints.check |= *sign == b'+';
        hints.mate |= *sign == b'#';
        bytes = head;
    }
    match bytes {
        b"O-O" | b"0-0" => return position.legal_castling(Side::King),
        b"O-O-O" | b"0-0-0" => return position.legal_castling(Side::Queen),
        _ => {}
    }
    let pattern = match bytes {
        [first @ (b'K' | b'Q' | b'R' | b'B' | b'N'), rest @ ..] => piece(letters::english(char::from(*first))?, rest),
        _ => uci(bytes).or_else(|| pawn(bytes)),
    }?;
    match legal::find(position, &pattern, hints) {
        Found::Move(mv) => Some(mv),
        Found::Several(_) | Found::Nothing => None,
    }
}

/// What stands behind a move number with dots (`12. `, `1...`), or all.
fn behind_number(bytes: &[u8]) -> &[u8] {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match bytes.get(digits..) {
        Some([b'.', rest @ ..]) if (1..=3).contains(&digits) => {
            let more = rest.iter().take_while(|byte| matches!(byte, b'.' | b' ')).count();
            rest.get(more..).unwrap_or_default()
        }
        _ => bytes,
    }
}

fn file(byte: u8) -> Option<File> {
    File::from_letter(char::from(byte))
}

fn rank(byte: u8) -> Option<Rank> {
    Rank::from_digit(char::from(byte))
}

fn square(letter: u8, digit: u8) -> Option<Square> {
    Some(Square::new(file(letter)?, rank(digit)?))
}

/// `Nf3`, `Nxf3`, `Nbd2`, `R1xa3`, `Qh4xe1`.
fn piece(role: Role, rest: &[u8]) -> Option<Pattern> {
    let [origin @ .., letter, digit] = rest else { return None };
    let mut pattern = Pattern::new(Some(role), Bitboard::of(square(*letter, *digit)?));
    let origin = match origin {
        [head @ .., b'x'] => {
            pattern.takes = true;
            head
        }
        all => all,
    };
    match *origin {
        [] => {}
        [letter @ b'a'..=b'h'] => {
            pattern.from = Bitboard::file(file(letter)?);
            pattern.names_file = true;
        }
        [digit] => pattern.from = Bitboard::rank(rank(digit)?),
        [letter, digit] => {
            pattern.from = Bitboard::of(square(letter, digit)?);
            pattern.from_to = true;
        }
        _ => return None,
    }
    Some(pattern)
}

/// `e4`, `exd5`, `e8=Q`, `exd8=Q`. A small b in front of a square is left to the long way unless it takes beside it.
fn pawn(bytes: &[u8]) -> Option<Pattern> {
    let (bytes, becomes) = match bytes {
        [head @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            (head, letters::english(char::from(*letter)).map_or(Becomes::Unsaid, Becomes::Named))
        }
        all => (all, Becomes::Unsaid),
    };
    match *bytes {
        [letter, digit] => {
            let mut pattern = Pattern::new(Some(Role::Pawn), Bitboard::of(square(letter, digit)?));
            pattern.becomes = becomes;
            Some(pattern)
        }
        [origin, b'x', letter, digit] => {
            let (origin, to) = (file(origin)?, square(letter, digit)?);
            if origin.index().abs_diff(to.file().index()) != 1 {
                return None;
            }
            let mut pattern = Pattern::new(Some(Role::Pawn), Bitboard::of(to));
            pattern.from = Bitboard::file(origin);
            pattern.takes = true;
            pattern.names_file = true;
            pattern.becomes = becomes;
            Some(pattern)
        }
        _ => None,
    }
}

/// `e2e4`, `e7e8q`.
fn uci(bytes: &[u8]) -> Option<Pattern> {
    let (&[a, b, c, d], rest) = bytes.split_first_chunk::<4>()?;
    let to = square(c, d)?;
    let mut pattern = Pattern::coordinates(square(a, b)?, to);
    match rest {
        [] => {}
        [letter @ (b'q' | b'r' | b'b' | b'n')] => {
            pattern.becomes = coordinates::promoted_or_captured(char::from(*letter), to, &mut pattern);
        }
        _ => return None,
    }
    Some(pattern)
}
