//! The lines of the move list: text as typed, what stood there before, and what a move on the board displaced.

use crate::Refusal;
use crate::pgn::Annotation;

/// The longest text an entry takes, in characters (Unicode scalar values).
pub const MAX_TEXT: usize = 1_000;

/// How many earlier texts an entry remembers; beyond that the oldest is forgotten, so that a list edited by a
/// machine for days cannot grow without bound.
pub const MAX_EARLIER: usize = 500;

/// One line of the list, apart from where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What was typed, letter for letter: one line, trimmed, without control characters.
    pub text: Box<str>,
    /// What stood here before each edit, oldest first.
    pub earlier: Vec<Box<str>>,
    /// Whether it was played by itself, as a forced move.
    pub auto: bool,
    /// What the file it came from says of it. It stays with the line whatever becomes of its text.
    pub annotation: Option<Box<Annotation>>,
}

/// A line of the list with the tail that it displaced when it was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The line itself.
    pub line: Line,
    /// The struck-through lines that this move took the place of, in their order; Undo brings them back.
    pub displaced: Vec<Displaced>,
}

/// A line that was displaced. Displaced lines may have displaced others in their turn; the nest is kept flat, so
/// that no depth of it can exhaust the stack or a reader of saved games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Displaced {
    /// The line itself.
    pub line: Line,
    /// How many of the lines that follow are not its neighbours but what it had displaced itself.
    pub owns: usize,
}

impl Line {
    /// A line with this text, typed or played.
    #[must_use]
    pub fn new(text: Box<str>) -> Self {
        Self { text, ..Self::default() }
    }

    /// Puts another text in place of this one and remembers this one.
    pub(crate) fn rewrite(&mut self, text: Box<str>) {
        if self.earlier.len() >= MAX_EARLIER {
            self.earlier.remove(0);
        }
        self.earlier.push(std::mem::replace(&mut self.text, text));
    }

    /// Puts the last earlier text back. False if there is none.
    pub(crate) fn revert(&mut self) -> bool {
        match self.earlier.pop() {
            Some(text) => {
                self.text = text;
                true
            }
            None => false,
        }
    }
}

impl Entry {
    /// An entry with this text that displaced nothing.
    #[must_use]
    pub fn new(text: Box<str>) -> Self {
        Self { line: Line::new(text), displaced: Vec::new() }
    }
}

/// Lays a tail of entries out flat.
pub(crate) fn flatten(tail: impl IntoIterator<Item = Entry>) -> Vec<Displaced> {
    let mut flat = Vec::new();
    for Entry { line, displaced } in tail {
        flat.push(Displaced { line, owns: displaced.len() });
        flat.extend(displaced);
    }
    flat
}

/// Makes entries of a flat tail again. Total: an `owns` that claims more lines than there are gets what is left.
pub(crate) fn unflatten(flat: Vec<Displaced>) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut rest = flat.into_iter();
    while let Some(Displaced { line, owns }) = rest.next() {
        entries.push(Entry { line, displaced: rest.by_ref().take(owns).collect() });
    }
    entries
}

/// The text an entry keeps of what was typed or pasted: its first line, trimmed, without control characters.
///
/// ```
/// assert_eq!(&*scoresheet_session::clean(" Nf3\u{7}!\r\nNc6 ").unwrap(), "Nf3!");
/// ```
///
/// # Errors
/// [`Refusal::TextTooLong`] if more than [`MAX_TEXT`] characters are left.
pub fn clean(typed: &str) -> Result<Box<str>, Refusal> {
    let is_line_end = |c| matches!(c, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}');
    let line = typed.trim().split(is_line_end).next().unwrap_or_default();
    let kept: String = line.chars().filter(|c| !c.is_control()).collect();
    let kept = kept.trim();
    if kept.chars().count() > MAX_TEXT { Err(Refusal::TextTooLong) } else { Ok(kept.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(text: &str, displaced: Vec<Entry>) -> Entry {
        Entry { displaced: flatten(displaced), ..Entry::new(text.into()) }
    }

    #[test]
    fn flattening_and_back_is_exact() {
        let tail = vec![
            entry("a", vec![]),
            entry("b", vec![entry("c", vec![entry("d", vec![]), entry("e", vec![])]), entry("f", vec![])]),
            entry("g", vec![entry("h", vec![])]),
        ];
        assert_eq!(unflatten(flatten(tail.clone())), tail);
    }

    #[test]
    fn a_claim_on_too_many_lines_is_cut_short() {
        let flat = vec![Displaced { owns: usize::MAX, ..Displaced::default() }, Displaced::default()];
        assert_eq!(unflatten(flat).len(), 1);
    }

    #[test]
    fn cleaning_keeps_one_line_as_typed() {
        for (typed, kept) in [
            ("  Nf3  ", "Nf3"),
            ("\r\n e4 \n e5", "e4"),
            ("e4\u{2028}e5", "e4"),
            ("N\u{0}f\u{1b}3", "Nf3"),
            ("\u{1} e4 \u{2}", "e4"),
            ("♘f3 {a comment}  !?", "♘f3 {a comment}  !?"),
            (" \u{a0}\t", ""),
        ] {
            assert_eq!(clean(typed).as_deref(), Ok(kept), "{typed:?}");
        }
        assert_eq!(clean(&"é".repeat(1_000)).map(|text| text.chars().count()), Ok(1_000));
        assert_eq!(clean(&"é".repeat(1_001)), Err(Refusal::TextTooLong));
        assert_eq!(clean(&"x".repeat(10_000)), Err(Refusal::TextTooLong));
    }
}
