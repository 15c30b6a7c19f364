//! What stands beside the move: comments, numeric glyphs, brackets and move numbers (rules N4 and N5).

use super::super::pattern::Hints;
use super::tail;

/// Deletes `{…}`, `;…`, `[%…]`, `$n`, `(=)` and brackets behind a space.
pub(super) fn delete_comments(chars: &mut Vec<char>, hints: &mut Hints) {
    if !chars.iter().any(|c| matches!(c, '{' | ';' | '[' | '$' | '(')) {
        return;
    }
    let mut kept: Vec<char> = Vec::with_capacity(chars.len());
    let mut brackets = 0_usize;
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
            '(' | '[' if brackets < MOST_BRACKETS => {
                brackets += 1;
                let (inside, end) = bracket(*first, behind);
                if is_remark(&kept, inside, hints) {
                    end
                } else {
                    kept.push(*first);
                    behind
                }
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
fn after(chars: &[char], close: char) -> &[char] {
    let end = chars.iter().position(|&c| c == close).map_or(chars.len(), |at| at + 1);
    chars.get(end..).unwrap_or_default()
}

/// A bracket's inside and what follows it, brackets within counted.
fn bracket(open: char, behind: &[char]) -> (&[char], &[char]) {
    let close = if open == '(' { ')' } else { ']' };
    let mut depth = 1_usize;
    for (at, &c) in behind.iter().enumerate() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
        }
        if depth == 0 {
            let (inside, rest) = behind.split_at(at);
            return (inside, rest.get(1..).unwrap_or_default());
        }
    }
    // Never closed: all of it is inside.
    (behind, &[])
}

/// Brackets beyond this number are left alone: no move has so many, and a text of brackets must not cost its
/// length squared.
const MOST_BRACKETS: usize = 16;

/// Whether a bracket is beside the move: it stands behind a space and names no piece, or it says `=`, `e.p.` or check
/// wherever it stands.
fn is_remark(before: &[char], inside: &[char], hints: &mut Hints) -> bool {
    // `d8(□)` names a rook, `Nf3 (□)` says that the move is the only one; `(+)` is a check.
    if matches!(inside, [shape] if super::is_shape(*shape) && *shape != '+') {
        let start = before.iter().position(|c| c.is_alphabetic()).unwrap_or(0);
        match before.get(start..) {
            Some([mv @ .., ' ']) if !tail::is_pawn_to_end(mv) => {}
            _ => return false,
        }
    }
    let mut rest = inside.to_vec();
    let mut said = *hints;
    tail::cut(&mut rest, &mut said);
    if rest.iter().all(|&c| matches!(c, ' ' | '=')) {
        *hints = said;
        return true;
    }
    let word: String = inside.iter().filter(|c| c.is_alphabetic()).flat_map(|c| c.to_lowercase()).collect();
    let names_piece = inside.iter().filter(|&&c| c != ' ').count() == 1
        && inside.iter().any(|&c| c.is_alphabetic() || super::is_shape(c))
        || matches!(word.as_str(), "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | "kt");
    let names_side = word_before(before).starts_with("castl") && says_side(inside);
    before.last() == Some(&' ') && !names_piece && !names_side
}

/// Whether a bracket behind `castles` tells the side: `(KR)`, `(queen's side)`.
fn says_side(inside: &[char]) -> bool {
    let text: String = inside.iter().flat_map(|c| c.to_lowercase()).collect();
    text.split(|c: char| !c.is_alphabetic()).all(|word| {
        let word = word.strip_suffix("side").unwrap_or(word);
        matches!(
            word,
            "" | "k"
                | "q"
                | "kr"
                | "qr"
                | "king"
                | "queen"
                | "kings"
                | "queens"
                | "s"
                | "rook"
                | "r"
                | "short"
                | "long"
        )
    })
}

/// The last word of the characters, in lower case.
fn word_before(chars: &[char]) -> String {
    let end = chars.iter().rposition(|c| c.is_alphabetic()).map_or(0, |at| at + 1);
    let word = chars.get(..end).unwrap_or_default();
    let start = word.iter().rposition(|c| !c.is_alphabetic()).map_or(0, |at| at + 1);
    word.iter().skip(start).flat_map(|c| c.to_lowercase()).collect()
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
    if !chars.starts_with(&['0', '0']) || behind.len() > LONGEST_REMARK {
        return false;
    }
    let mut rest = behind.to_vec();
    tail::cut(&mut rest, &mut Hints::default());
    rest.is_empty()
}

fn is_castling_of_noughts(chars: &[char]) -> bool {
    chars.starts_with(&['0', '-', '0'])
}
