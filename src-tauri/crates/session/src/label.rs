//! Entries by number: `12… Qe7`.

use scoresheet_rules::{Color, Position};

/// A label shows at most so many characters of an entry's text: it stands on a button.
const LABEL_TEXT: usize = 40;

/// The move number and side of the entry at `ply` of a list from this start.
#[must_use]
pub fn number(start: &Position, ply: usize) -> (u32, Color) {
    let plies = ply + start.turn().index();
    let moves = u32::try_from(plies / 2).unwrap_or(u32::MAX);
    let turn = if plies.is_multiple_of(2) { Color::White } else { Color::Black };
    (start.fullmove_number().saturating_add(moves), turn)
}

/// Number, side and text: `12. Nf3`, `12… Qe7`; only the number for an empty text.
#[must_use]
pub fn label(start: &Position, ply: usize, text: &str) -> String {
    let (number, turn) = number(start, ply);
    let dots = match turn {
        Color::White => ".",
        Color::Black => "…",
    };
    let mut label = format!("{number}{dots}");
    if !text.is_empty() {
        label.push(' ');
    }
    match text.char_indices().nth(LABEL_TEXT) {
        Some((end, _)) => {
            label.extend(text.get(..end).unwrap_or_default().trim_end().chars().filter(|&one| !directs(one)));
            label.push('…');
        }
        None => label.extend(text.chars().filter(|&one| !directs(one))),
    }
    label
}

/// Whether a character only says in which direction the text after it is written. It shows nothing itself, and in a
/// sentence it would turn round what follows the label.
const fn directs(one: char) -> bool {
    matches!(one, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
