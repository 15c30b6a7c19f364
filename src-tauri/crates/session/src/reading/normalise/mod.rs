//! From an entry's text to the characters that the families read (rules N1 to N7). Nothing here depends on the
//! position.

mod characters;
mod remarks;
mod tail;

pub(super) use characters::{fold, is_shape};
pub(super) use remarks::behind_glued_number;

use super::pattern::Hints;

/// An entry's text made ready.
pub(super) struct Line {
    /// The move, in characters of few kinds; empty if a remark or a number is all there is.
    pub chars: Vec<char>,
    /// What was said beside the move.
    pub hints: Hints,
    /// Dots alone: a null move as ChessBase and others write it (rule G1).
    pub dots: bool,
}

/// Makes a text ready, or nothing if it is blank.
pub(super) fn line(text: &str) -> Option<Line> {
    let mut chars = fold(text);
    if chars.is_empty() {
        return None;
    }
    let mut hints = Hints::default();
    remarks::delete_comments(&mut chars, &mut hints);
    if remarks::is_dots(&chars) {
        return Some(Line { chars, hints, dots: true });
    }
    remarks::delete_number(&mut chars);
    characters::name_shapes(&mut chars);
    tail::cut(&mut chars, &mut hints);
    Some(Line { chars, hints, dots: false })
}
