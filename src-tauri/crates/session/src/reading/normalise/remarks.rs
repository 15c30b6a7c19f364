//! What stands beside the move: comments, numeric glyphs and move numbers (rules N4 and N5).

use super::super::pattern::Hints;
use super::{brackets, tail};

/// Deletes `{…}`, `;…`, `[%…]`, `$n`, `(=)` and brackets behind a space.
pub(super) fn delete_comments(chars: &mut Vec<char>, hints: &mut Hints) {
    if !chars.iter().any(|c| matches!(c, '{' | ';' | '[' | '$' | '(')) {
        return;
    }
    let mut kept: Vec<char> = Vec::with_capacity(chars.len());
    let mut met = 0_usize;
    let mut rest: &[char] = chars;
    while let [first, behind @ ..] = rest {
        rest = match first {
            '{' => after(behind, '}'),
            ';' => &[],
            '[' if behind.first() == Some(&'%') => after(behind, ']'),
            '$' if behind.first().is_some_and(char::is_ascii_digit) => {
                let digits = behind.iter().take_while(|c| c.is_ascii_digit()).count();
                behind.get(digits..).unwrap_or_default()
            }
            '(' | '[' if met < brackets::MOST => {
                met += 1;
                brackets::behind_remark(&kept, *first, behind, hints).unwrap_or_else(|| {
                    kept.push(*first);
                    behind
                })
            }
            _ => {
                if *first != ' ' || !matches!(kept.last(), None | Some(' ')) {
                    kept.push(*first);
                }
                behind
            }
        };
    }
    while kept.last() == Some(&' ') {
        kept.pop();
    }
    *chars = kept;
}

/// What follows the closing sign; nothing if it never closes.
pub(super) fn after(chars: &[char], close: char) -> &[char] {
    let end = chars.iter().position(|&c| c == close).map_or(chars.len(), |at| at + 1);
    chars.get(end..).unwrap_or_default()
}

/// Whether two dots or more are all there is, with or without a move number in front.
pub(super) fn is_dots(chars: &[char]) -> bool {
    let digits = chars.iter().take_while(|c| c.is_ascii_digit()).count();
    let behind = chars.get(digits..).unwrap_or_default();
    let dots = behind.iter().filter(|&&c| c == '.').count();
    digits <= 3 && dots >= 2 && behind.iter().all(|c| matches!(c, '.' | ' ' | '!' | '?'))
}

/// Deletes move numbers in front, as often as they come, and dots in front of the move. Whether a number is right
/// does not matter.
pub(super) fn delete_number(chars: &mut Vec<char>) {
    let mut rest: &[char] = chars;
    while let Some(behind) = behind_number(rest) {
        rest = behind;
    }
    let dots = rest.iter().take_while(|c| matches!(c, '.' | ' ')).count();
    let deleted = chars.len() - rest.len() + dots;
    chars.drain(..deleted.min(chars.len()));
}

fn behind_number(chars: &[char]) -> Option<&[char]> {
    let digits = chars.iter().take_while(|c| c.is_ascii_digit()).count();
    let behind = chars.get(digits..)?;
    if !(1..=3).contains(&digits) || is_castling_alone(chars, behind) {
        return None;
    }
    match behind {
        ['.' | ',' | ')' | ':', rest @ ..] | [' ', '.' | ',' | ')' | ':', rest @ ..] => {
            let more = rest.iter().take_while(|c| matches!(c, '.' | ' ')).count();
            rest.get(more..)
        }
        // `0 - 0` is castling; `52 54` is a move by numbers, `10 0-0` is not.
        [' ', '-', ..] if chars.first() == Some(&'0') => None,
        [' ', rest @ ..] if !rest.first()?.is_ascii_digit() || is_castling_of_noughts(rest) => Some(rest),
        _ => None,
    }
}

/// What follows a number with nothing between (`12Nf3`). It is asked for only when the whole has no reading:
/// `2e3` is a pawn's move from the second rank.
pub(in crate::reading) fn behind_glued_number(chars: &[char]) -> Option<&[char]> {
    let digits = chars.iter().take_while(|c| c.is_ascii_digit()).count();
    let behind = chars.get(digits..)?;
    ((1..=3).contains(&digits) && behind.first().is_some_and(|c| c.is_alphabetic())).then_some(behind)
}

/// What is said of a castling is hardly longer; a text of noughts must not cost its length squared.
const LONGEST_REMARK: usize = 40;

/// `00` and `000` are castling if no move stands behind them.
fn is_castling_alone(chars: &[char], behind: &[char]) -> bool {
    let noughts = chars.iter().take_while(|&&c| c == '0').count();
    if noughts < 2 || noughts + behind.len() != chars.len() || behind.len() > LONGEST_REMARK {
        return false;
    }
    let mut rest = behind.to_vec();
    tail::cut(&mut rest, &mut Hints::default());
    rest.is_empty()
}

fn is_castling_of_noughts(chars: &[char]) -> bool {
    chars.starts_with(&['0', '-', '0'])
}
