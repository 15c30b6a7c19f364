//! Why no family knows what to make of an entry.

use super::reason::UnreadableReason;
use super::{results, words};

/// The reason for characters that have no reading. `folded` is the text before anything was cut from it;
/// `is_move` asks whether a part would be a move by itself.
pub(super) fn explain(folded: &[char], chars: &[char], is_move: impl Fn(&[char]) -> bool) -> UnreadableReason {
    if results::is_result(folded) {
        return UnreadableReason::Result;
    }
    if chars.is_empty() {
        return UnreadableReason::OnlyRemark;
    }
    let parts: Vec<&[char]> =
        chars.split(|c| matches!(c, ' ' | '/' | ',' | ';')).filter(|part| !part.is_empty()).take(MOST_PARTS).collect();
    if let [first, rest @ ..] = parts.as_slice()
        && !rest.is_empty()
        && is_move(first)
    {
        let second = rest.iter().any(|part| is_move(part));
        return if second { UnreadableReason::TwoMoves } else { UnreadableReason::Remainder };
    }
    if names_square_off_board(chars) {
        UnreadableReason::NoSuchSquare
    } else if is_piece_alone(chars) {
        UnreadableReason::NoSquare
    } else {
        UnreadableReason::NoMove
    }
}

/// More parts than this are looked at by nobody.
const MOST_PARTS: usize = 8;

/// A letter and a digit that are no square, in an entry that is short enough for a move: `Qz9`, `e2e9`, `h2i3`, `a0`.
fn names_square_off_board(chars: &[char]) -> bool {
    chars.len() <= LONGEST_SIGNS
        && chars.windows(2).any(|pair| match pair {
            [file, rank] if file.is_ascii_alphabetic() && rank.is_ascii_digit() => match file {
                'a'..='h' | 'A'..='H' => matches!(rank, '0' | '9'),
                // `N3` names a rank, `Q5` a square of descriptive notation.
                'K' | 'Q' | 'R' | 'N' | 'P' => matches!(rank, '0' | '9'),
                _ => true,
            },
            _ => false,
        })
}

/// A move in signs is hardly longer.
const LONGEST_SIGNS: usize = 12;

/// A piece, a rank or a capture sign and nothing that tells where: `N`, `N3`, `knight takes`.
fn is_piece_alone(chars: &[char]) -> bool {
    let is_sign = |c: &char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'x' | '-' | ' ' | '1'..='8');
    let translated = words::translate(chars);
    let signs = translated.as_deref().unwrap_or(chars);
    signs.len() <= LONGEST_SIGNS && signs.iter().all(is_sign) && signs.iter().any(|c| c.is_alphabetic())
}
