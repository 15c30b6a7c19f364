//! The order in which the families are asked (rule P1), and what each makes of an entry.

use scoresheet_rules::Position;

use super::pattern::Pattern;
use super::{algebraic, coordinates, descriptive, letters, rank_first, words};

/// Every reading of an entry, the first to be tried first. Empty if no family knows the form.
pub(super) fn readings(position: &Position, chars: &[char]) -> Vec<Pattern> {
    let typed = without_words(position, chars);
    if !typed.is_empty() {
        return typed;
    }
    words::translate(chars).map_or_else(Vec::new, |translated| without_words(position, &translated))
}

/// The families that read signs: as typed, then with the case of letters repaired.
fn without_words(position: &Position, chars: &[char]) -> Vec<Pattern> {
    let mut out = Vec::with_capacity(8);
    // (a) as typed: coordinates, algebraic
    out.extend(coordinates::squares(chars));
    coordinates::numbers(chars, &mut out);
    algebraic::english(chars, &mut out);
    algebraic::foreign(chars, &mut out);
    algebraic::bare(chars, &mut out);
    if let ['с', rest @ ..] = chars {
        // A Cyrillic `с` in front is first of all a file; as a bishop it is among the letters of other languages.
        let latin: Vec<char> = std::iter::once('c').chain(rest.iter().copied()).collect();
        algebraic::bare(&latin, &mut out);
    }
    // (b) descriptive as typed
    let described = described(position, chars).filter(|_| !descriptive::may_be_algebraic(chars));
    match described {
        Some(pattern) => out.push(pattern),
        None => case_repaired(position, chars, &mut out),
    }
    elsewhere(position, &mut out);
    out
}

/// Descriptive in capitals, its dash written or missing.
fn described(position: &Position, chars: &[char]) -> Option<Pattern> {
    descriptive::read(position, chars)
        .or_else(|| rank_first::read(position, chars))
        .or_else(|| descriptive::without_dash(position, chars))
}

/// (c) English with the first letter a piece's or all in lower case, (d) the letters of other languages, (e)
/// descriptive in capitals.
fn case_repaired(position: &Position, chars: &[char], out: &mut Vec<Pattern>) {
    let Some(&first) = chars.first() else { return };
    let lower: Vec<char> = chars.iter().map(|&c| to_lower(c)).collect();
    let mut capital = lower.clone();
    if let Some(slot) = capital.first_mut() {
        *slot = to_upper(first);
    }
    if capital != chars {
        let start = out.len();
        algebraic::english(&capital, out);
        if coordinates::squares(chars).is_some() {
            // The bishop reading of `b1c3` counts only if it is legal (rule P3).
            out.iter_mut().skip(start).for_each(|pattern| pattern.legal_only = true);
        }
    }
    if lower != chars {
        let start = out.len();
        out.extend(coordinates::squares(&lower));
        algebraic::bare(&lower, out);
        // A capital B is the b-pawn only where that is legal (rule P3).
        if first == 'B' {
            out.iter_mut().skip(start).for_each(|pattern| pattern.legal_only = true);
        }
    }
    // A lower-case a to h in front is a file, never a piece (rule P3).
    if capital != chars && !matches!(first, 'a'..='h') {
        algebraic::foreign(&capital, out);
    }
    foreign_promotion(&lower, out);
    let upper: Vec<char> = chars.iter().map(|&c| if c == 'x' { c } else { to_upper(c) }).collect();
    // `P-K3d` is an ordinal of old books, left to the words, and no promotion.
    let is_ordinal = matches!(chars, [.., before, '2' | '3', 'd'] if !matches!(before, 'a'..='h'));
    // In small letters `nb3` is algebraic; in capitals it is so only where that is legal.
    let is_algebraic = upper != chars && descriptive::may_be_algebraic(&upper);
    if !is_ordinal && !is_algebraic {
        out.extend(described(position, &upper));
    }
}

/// `d8t`: a small letter of another language behind a pawn's last step. Elsewhere it would rather be a slip
/// (`e4e`), and so it counts for a legal move only.
fn foreign_promotion(lower: &[char], out: &mut Vec<Pattern>) {
    let [.., '1' | '8', letter] = lower else { return };
    if letters::foreign(to_upper(*letter)).is_empty() {
        return;
    }
    let mut capital = lower.to_vec();
    if let Some(slot) = capital.last_mut() {
        *slot = to_upper(*slot);
    }
    let start = out.len();
    out.extend(coordinates::squares(&capital));
    algebraic::bare(&capital, out);
    out.iter_mut().skip(start).for_each(|pattern| pattern.legal_only = true);
}

fn to_lower(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

fn to_upper(c: char) -> char {
    c.to_uppercase().next().unwrap_or(c)
}

/// Rule L3: the foreign senses of an English letter, when the mover has no such English piece.
fn elsewhere(position: &Position, out: &mut Vec<Pattern>) {
    for at in 0..out.len() {
        let Some(pattern) = out.get(at).copied().filter(|pattern| pattern.lettered) else { continue };
        let Some(role) = pattern.role else { continue };
        if position.board().of(position.turn(), role).is_empty() {
            for &other in letters::elsewhere(role) {
                out.push(Pattern { role: Some(other), legal_only: true, ..pattern });
            }
        }
    }
}
