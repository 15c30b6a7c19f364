//! Why no family knows what to make of an entry.

use super::pattern::Pattern;
use super::reason::UnreadableReason;
use super::results;

/// The reason for characters that have no reading. `folded` is the text before anything was cut from it; `parses` asks whether a part would
/// be a move by itself.
pub(super) fn explain(folded: &[char], chars: &[char], parses: impl Fn(&[char]) -> bool) -> UnreadableReason {
    if results::is_result(folded) {
        return UnreadableReason::Result;
    }
    if chars.is_empty() {
        return UnreadableReason::OnlyRemark;
    }
    let is_apart = |c: &char| matches!(c, ' ' | '/' | ',');
    let mut parts = chars.split(is_apart).filter(|part| !part.is_empty());
    let several = chars.iter().any(is_apart);
    if several && parts.by_ref().take(MOST_PARTS).filter(|part| parses(part)).count() >= 2 {
        return UnreadableReason::TwoMoves;
    }
    if names_square_off_board(chars) {
        return UnreadableReason::NoSuchSquare;
    }
    let piece_alone = matches!(chars, [c] | [c, '1'..='8'] if c.is_alphabetic()) || is_taking_alone(chars);
    if piece_alone { UnreadableReason::NoSquare } else { UnreadableReason::NoMove }
}

/// More parts than this are looked at by nobody.
const MOST_PARTS: usize = 8;

/// A letter and a digit that are no square, in an entry that is short enough for a move: `Qz9`, `e2e9`, `h2i3`, `a0`.
fn names_square_off_board(chars: &[char]) -> bool {
    chars.len() <= LONGEST_MOVE
        && chars.windows(2).any(|pair| match pair {
            [file, rank] => {
                file.is_ascii_alphabetic() && rank.is_ascii_digit() && !(is_file(*file) && matches!(rank, '1'..='8'))
            }
            _ => false,
        })
}

/// A move in signs is hardly longer.
const LONGEST_MOVE: usize = 12;

const fn is_file(c: char) -> bool {
    matches!(c, 'a'..='h' | 'A'..='H')
}

fn is_taking_alone(chars: &[char]) -> bool {
    chars == ['x']
        || ["takes", "take", "captures"].iter().any(|word| word.chars().eq(chars.iter().map(char::to_ascii_lowercase)))
}

/// Whether readings name a square or squares at all.
pub(super) fn is_move(readings: &[Pattern]) -> bool {
    !readings.is_empty()
}
