//! What stands behind the move: annotation signs, evaluations, check and mate, `e.p.` (rule N6).

use super::super::pattern::Hints;
use super::brackets;

/// Cuts from the end, as long as something goes, and keeps what was said.
pub(in crate::reading) fn cut(chars: &mut Vec<char>, hints: &mut Hints) {
    loop {
        cut_signs(chars, hints);
        match novelty(chars, hints).or_else(|| brackets::letter_at_end(chars, hints)) {
            Some(length) => chars.truncate(chars.len().saturating_sub(length)),
            None => return,
        }
    }
}

/// Cuts all but letters: those of a novelty and a diagram, which need a move in front, and those in brackets.
fn cut_signs(chars: &mut Vec<char>, hints: &mut Hints) {
    loop {
        while chars.last() == Some(&' ') {
            chars.pop();
        }
        let length = word(chars, hints)
            .or_else(|| evaluation(chars))
            .or_else(|| sign(chars, hints))
            .or_else(|| equals(chars))
            .or_else(|| colon(chars, hints));
        match length {
            Some(length) if length > 0 => chars.truncate(chars.len().saturating_sub(length)),
            _ => return,
        }
    }
}

#[derive(Clone, Copy)]
enum Said {
    Check,
    Mate,
    Passing,
}

/// Words behind a move. `~` stands for spaces, dots and dashes in any number; `.` for a dot and a space, if any.
const WORDS: &[(&str, Said)] = &[
    ("double~check~mate", Said::Mate),
    ("dbl~check~mate", Said::Mate),
    ("dbl~ch~mate", Said::Mate),
    ("discovered~check~mate", Said::Mate),
    ("disc~ch~mate", Said::Mate),
    ("dis~check~mate", Said::Mate),
    ("dis~ch~mate", Said::Mate),
    ("and~checkmate", Said::Mate),
    ("and~mate", Said::Mate),
    ("with~checkmate", Said::Mate),
    ("check~mate", Said::Mate),
    ("ch~mate", Said::Mate),
    ("mates", Said::Mate),
    ("mate", Said::Mate),
    ("matt", Said::Mate),
    ("mat", Said::Mate),
    ("double~check", Said::Check),
    ("double~ch", Said::Check),
    ("dble~ch", Said::Check),
    ("dbl~check", Said::Check),
    ("dbl~ch", Said::Check),
    ("discovered~check", Said::Check),
    ("discovering~check", Said::Check),
    ("disc~check", Said::Check),
    ("disc~ch", Said::Check),
    ("dis~check", Said::Check),
    ("dis~ch", Said::Check),
    ("with~check", Said::Check),
    ("and~check", Said::Check),
    ("checks", Said::Check),
    ("check", Said::Check),
    ("chk", Said::Check),
    ("ch", Said::Check),
    ("en~passant", Said::Passing),
    ("e.p", Said::Passing),
    ("a.p", Said::Passing),
];

fn word(chars: &[char], hints: &mut Hints) -> Option<usize> {
    if !chars.last()?.is_alphabetic() {
        return None;
    }
    let (length, said) = WORDS.iter().find_map(|(word, said)| Some((ends_with(chars, word)?, said)))?;
    match said {
        Said::Check => hints.check = true,
        Said::Mate => hints.mate = true,
        Said::Passing => hints.passing = true,
    }
    Some(length)
}

/// How many characters at the end are the word; it is a word of its own, or glued to a digit, a sign or a capital.
fn ends_with(chars: &[char], word: &str) -> Option<usize> {
    let mut left = chars;
    for wanted in word.bytes().rev() {
        match wanted {
            b'~' => {
                while let [head @ .., ' ' | '.' | '-'] = left {
                    left = head;
                }
            }
            b'.' => {
                if let [head @ .., '.'] | [head @ .., '.', ' '] = left {
                    left = head;
                }
            }
            letter => match left {
                [head @ .., c] if c.to_ascii_lowercase() == char::from(letter) => left = head,
                _ => return None,
            },
        }
    }
    let first = chars.get(left.len())?;
    let apart = match left.last() {
        None => true,
        Some(before) => !before.is_alphabetic() || (before.is_uppercase() && first.is_lowercase()),
    };
    apart.then_some(chars.len() - left.len())
}

/// Evaluations in several characters, the longer first: `+-` goes before `+` is taken for a check.
const EVALUATIONS: &[&str] = &["+/-", "-/+", "+/=", "=/+", "+--", "--+", "+-", "-+", "+=", "=+", "==", "~"];

fn evaluation(chars: &[char]) -> Option<usize> {
    // `-+` alone is no null move with a check; `--+` is.
    let known = |sign: &&&str| {
        (sign.len() < chars.len() || **sign != "--+")
            && chars.iter().rev().take(sign.len()).copied().eq(sign.chars().rev())
    };
    EVALUATIONS.iter().find(known).map(|sign| sign.len())
}

/// Single signs: checks, punctuation, and symbols of the annotators' code.
fn sign(chars: &[char], hints: &mut Hints) -> Option<usize> {
    match chars {
        [.., '#', '#'] => {
            hints.mate = true;
            Some(2)
        }
        [.., '#'] => {
            hints.mate = true;
            Some(1)
        }
        [.., '+'] => {
            hints.check = true;
            Some(1)
        }
        [.., '!' | '?' | '.' | ',' | ';'] => Some(1),
        [.., c] if is_symbol(*c) => Some(1),
        // A circle is also a letter of castling (`○-○`), but not behind a square.
        [.., '1'..='8', '○' | '●'] => Some(1),
        [.., '1'..='8', ' ', '○' | '●'] => Some(2),
        _ => None,
    }
}

/// Arrows, mathematical and technical signs, geometric shapes; not the circles, which may be letters of castling.
const fn is_symbol(c: char) -> bool {
    match c {
        '±' | '∓' | '✓' | '✔' | '★' | '☆' => true,
        '○' | '●' => false,
        '\u{2190}'..='\u{23FF}' | '\u{25A0}'..='\u{25FF}' => true,
        '\u{27C0}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' => true,
        _ => false,
    }
}

/// ` N`, ` TN` (a novelty) and ` D` (a diagram) behind a move, with other signs between or not (`Rc8 +- N`); behind
/// a pawn's move to the first or last rank the letter is a promotion. The length of all that goes with them.
fn novelty(chars: &[char], hints: &mut Hints) -> Option<usize> {
    ends_with_novelty(chars)?;
    let (mut before, mut said) = (chars.to_vec(), *hints);
    while let Some(length) = ends_with_novelty(&before) {
        before.truncate(before.len() - length);
        cut_signs(&mut before, &mut said);
        // ` TN` is nothing else behind whatever stands there.
        let is_novelty = length > 2 && !before.is_empty();
        if is_novelty || ends_with_move(&before) {
            if !is_novelty && is_pawn_to_end(&before) {
                return None;
            }
            *hints = said;
            return Some(chars.len() - before.len());
        }
    }
    None
}

/// How many characters at the end are such a letter and the space in front.
fn ends_with_novelty(chars: &[char]) -> Option<usize> {
    match chars {
        [.., ' ', 'T', 'N'] => Some(3),
        [.., ' ', 'N' | 'D'] => Some(2),
        _ => None,
    }
}

/// Whether a square, a castling, a bracket or a promotion is at the end.
fn ends_with_move(chars: &[char]) -> bool {
    match chars {
        [.., 'O' | 'o' | '0' | ')'] => true,
        [.., '=' | '/' | '1' | '8', promoted] if promoted.is_alphabetic() => true,
        [.., c, digit] => digit.is_ascii_digit() && c.is_alphanumeric(),
        _ => false,
    }
}

/// A pawn's move to the first or last rank, by its looks. A capital in front is a piece's letter, unless the
/// whole is in capitals.
fn is_pawn_to_end(chars: &[char]) -> bool {
    let (Some(first), [.., file, '1' | '8']) = (chars.first(), chars) else { return false };
    match first {
        'a'..='h' | 'P' | 'p' | 'x' => file.is_alphabetic(),
        'A'..='H' => file.is_uppercase(),
        _ => false,
    }
}

/// `=` behind anything: an offer of a draw, an even game, or a promotion without a name, which needs no sign.
fn equals(chars: &[char]) -> Option<usize> {
    matches!(chars, [.., _, '=']).then_some(1)
}

/// `:` behind a square: the older sign of a capture.
fn colon(chars: &[char], hints: &mut Hints) -> Option<usize> {
    let [.., file, '1'..='8', ':'] = chars else { return None };
    if !matches!(file, 'a'..='h' | 'A'..='H') {
        return None;
    }
    hints.takes = true;
    Some(1)
}
