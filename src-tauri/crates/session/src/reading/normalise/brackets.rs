//! Brackets: around the whole entry, beside the move, and a letter in them behind the move (rules N4 and P8).

use scoresheet_rules::Role;

use super::super::pattern::{Becomes, Hints};
use super::super::scan::Scan;
use super::super::{letters, words};
use super::{characters, ready, remarks, tail};

/// Brackets beyond this number are left alone: no move has so many, and a text of brackets must not cost its
/// length squared.
pub(super) const MOST: usize = 16;

/// Takes brackets away that stand around the whole entry: `(e4)`, `1. [e4]!`.
pub(super) fn unwrap(chars: &mut Vec<char>) {
    for _ in 0..MOST {
        match unwrapped(chars) {
            Some(inside) => {
                *chars = inside;
                characters::strip_quotes(chars);
            }
            None => return,
        }
    }
}

/// What stands in the brackets around the entry and behind them; nothing if there are none.
fn unwrapped(chars: &[char]) -> Option<Vec<char>> {
    if !chars.iter().any(|c| matches!(c, '(' | '[')) {
        return None;
    }
    let mut rest = chars;
    while let [' ', behind @ ..] | ['{', behind @ ..] = rest {
        rest = if rest.first() == Some(&' ') { behind } else { remarks::after(behind, '}') };
    }
    let mut rest = rest.to_vec();
    remarks::delete_number(&mut rest);
    let [open @ ('(' | '['), behind @ ..] = rest.as_slice() else { return None };
    let (inside, end) = split(*open, behind)?;
    let is_beside = letter(inside).is_some() || says_a_hint(inside, &mut Hints::default());
    if inside.starts_with(&['%']) || (is_beside && !remarks::is_dots(inside)) {
        return None;
    }
    // Nothing follows but what may stand behind any move.
    let mut move_before = vec!['e', '4'];
    move_before.extend(end);
    (ready(move_before).chars == ['e', '4']).then(|| {
        let inside = inside.iter().skip_while(|&&c| c == ' ').chain(end);
        inside.copied().collect()
    })
}

/// A bracket's inside and what follows it, brackets within counted; nothing if it never closes.
fn split(open: char, behind: &[char]) -> Option<(&[char], &[char])> {
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
            return Some((inside, rest.get(1..).unwrap_or_default()));
        }
    }
    None
}

/// What follows a bracket that is a remark beside the move; nothing if it belongs to the move. One that never
/// closes goes on to the end.
pub(super) fn behind_remark<'a>(
    before: &[char],
    open: char,
    behind: &'a [char],
    hints: &mut Hints,
) -> Option<&'a [char]> {
    let (inside, end) = split(open, behind).unwrap_or((behind, &[]));
    is_remark(before, inside, hints).then_some(end)
}

/// Whether a bracket is beside the move: it stands behind a space and names no piece, or it says `=`, `e.p.` or check
/// wherever it stands.
fn is_remark(before: &[char], inside: &[char], hints: &mut Hints) -> bool {
    letter(inside).is_none()
        && (says_a_hint(inside, hints) || (before.last() == Some(&' ') && !names_castling_side(before, inside)))
}

/// Whether a bracket says nothing but `=`, `e.p.`, check and the like, which is kept.
fn says_a_hint(inside: &[char], hints: &mut Hints) -> bool {
    let mut rest = inside.to_vec();
    let mut said = *hints;
    tail::cut(&mut rest, &mut said);
    let only = rest.iter().all(|&c| matches!(c, ' ' | '='));
    if only {
        *hints = said;
    }
    only
}

/// The length of a letter in brackets at the end, with what it names: the promotion if a pawn arrives on its last
/// rank, and else it is a mark for the reader (`(D)`, a diagram). Only glued to a pawn's move does an English
/// letter, as `=` does, name a promotion on any rank.
pub(super) fn letter_at_end(chars: &[char], hints: &mut Hints) -> Option<usize> {
    let [head @ .., close @ (')' | ']')] = chars else { return None };
    let open = if *close == ')' { '(' } else { '[' };
    let start = head.len().saturating_sub(LONGEST_NAME);
    let at = start + head.get(start..)?.iter().rposition(|&c| c == open)?;
    let (before, inside) = (head.get(..at)?, head.get(at + 1..)?);
    // `d8=(Q)` is a promotion as any other behind its sign.
    if before.iter().rfind(|&&c| c != ' ') == Some(&'=') || names_castling_side(before, inside) {
        return None;
    }
    let named = letter(inside)?;
    let glued = before.last().is_some_and(|c| c.is_alphanumeric());
    hints.becomes = match named.role {
        None => Becomes::Unsaid,
        Some(role) if named.signed => Becomes::Named(role),
        Some(role) if glued && named.english => Becomes::NamedOfPawn(role),
        Some(role) => Becomes::IfPromoting(role),
    };
    Some(chars.len() - at)
}

/// No name of a piece is longer, spaces and a sign around it counted.
const LONGEST_NAME: usize = 10;

/// One letter or the name of a piece in brackets.
#[derive(Clone, Copy)]
struct Letter {
    /// The piece, if it is the letter of one.
    role: Option<Role>,
    english: bool,
    /// Behind `=`.
    signed: bool,
}

/// What a bracket names with one letter, the shape or the name of a piece.
fn letter(inside: &[char]) -> Option<Letter> {
    let signs: Vec<char> = inside.iter().copied().filter(|&c| c != ' ').take(LONGEST_NAME).collect();
    let (signed, name) = match signs.as_slice() {
        ['=', name @ ..] => (true, name),
        name => (false, name),
    };
    let english = name.len() > 1 || name.first().is_some_and(|c| letters::english(c.to_ascii_uppercase()).is_some());
    let mut scan = Scan::new(name);
    let role = letters::take_any(&mut scan).filter(|_| scan.is_done()).or_else(|| words::piece(&lower(name)));
    let is_mark = matches!(name, [c] if c.is_alphabetic() || (characters::is_shape(*c) && *c != '+'));
    (role.is_some() || (is_mark && !signed)).then_some(Letter { role, english, signed })
}

/// Whether a bracket behind `castles` tells the side: `(KR)`, `(queen's side)`.
fn names_castling_side(before: &[char], inside: &[char]) -> bool {
    word_before(before).starts_with("castl") && says_side(inside)
}

fn says_side(inside: &[char]) -> bool {
    lower(inside).split(|c: char| !c.is_alphabetic()).all(|word| {
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
    lower(word.get(start..).unwrap_or_default())
}

fn lower(chars: &[char]) -> String {
    chars.iter().flat_map(|c| c.to_lowercase()).collect()
}
