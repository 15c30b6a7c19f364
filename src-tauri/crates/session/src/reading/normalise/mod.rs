//! From an entry's text to the characters that the families read (rules N1 to N7). Nothing here depends on the
//! position.

mod brackets;
mod characters;
mod commentary;
mod remarks;
mod tail;

pub(super) use characters::fold;
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
    let chars = unwrapped(text);
    (!chars.is_empty()).then(|| ready(chars))
}

/// The text in plain characters, without brackets around all of it.
fn unwrapped(text: &str) -> Vec<char> {
    let mut chars = fold(text);
    brackets::unwrap(&mut chars);
    chars
}

/// The text in plain characters as far as it stands in no comment.
pub(super) fn without_comments(text: &str) -> Vec<char> {
    let mut chars = unwrapped(text);
    remarks::delete_comments(&mut chars, &mut Hints::default());
    chars
}

/// Cuts all but the move.
pub(super) fn ready(mut chars: Vec<char>) -> Line {
    let mut hints = Hints::default();
    remarks::delete_comments(&mut chars, &mut hints);
    if remarks::is_dots(&chars) {
        return Line { chars, hints, dots: true };
    }
    remarks::delete_number(&mut chars);
    characters::name_shapes(&mut chars);
    tail::cut(&mut chars, &mut hints);
    if commentary::delete(&mut chars) {
        tail::cut(&mut chars, &mut hints);
    }
    Line { chars, hints, dots: false }
}
