//! What a file says beside its moves: comments, glyphs and variations. They stay with the entry that they stand behind,
//! and are shown as one line of words.

use std::fmt;

use super::recover::{Close, Place};
use super::text::one_line;
use super::{exact, token};
use crate::GameRecord;

/// The most that one entry keeps of its notes, in characters; a glyph counts as one.
pub const MAX_ANNOTATION: usize = 10_000;

/// The most that all entries of a game keep together, in characters: the whole list is saved after every change.
pub const MAX_ANNOTATIONS: usize = 500_000;

/// A note on a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NoteKind {
    /// A comment in words, on one line.
    Comment(String),
    /// A numeric annotation glyph (PGN standard, section 10): 1 for `!`, 2 for `?` and so on.
    Glyph(u16),
    /// Another line of play, as written, without the brackets around it.
    Variation(String),
}

impl NoteKind {
    /// The note as PGN can say it, so that it is read again as it was written; nothing if it says nothing.
    #[must_use]
    pub fn clean(self) -> Option<Self> {
        match self {
            Self::Glyph(_) => Some(self),
            Self::Comment(text) => {
                // A comment ends at the first brace that closes: one that has braces inside is written with brackets.
                let line = one_line(&text);
                let text = if line.contains('}') { line.replace('{', "(").replace('}', ")") } else { line };
                (!text.is_empty()).then(|| Self::Comment(exact::disarm(&text).into_owned()))
            }
            Self::Variation(text) => {
                let text = one_line(&text);
                // A variation that is not whole is but words about one.
                if text.is_empty() || !is_whole(&text) {
                    Self::Comment(text).clean()
                } else {
                    Some(Self::Variation(text))
                }
            }
        }
    }

    /// What it takes of an annotation's room.
    fn size(&self) -> usize {
        match self {
            Self::Glyph(_) => 1,
            Self::Comment(text) | Self::Variation(text) => text.chars().count(),
        }
    }

    /// The note, or as much of it as there is room for.
    fn cut(self, room: usize) -> Option<Self> {
        if self.size() <= room {
            return Some(self);
        }
        let (Self::Comment(text) | Self::Variation(text)) = self else { return None };
        let kept: String = text.chars().take(room.checked_sub(1)?).collect();
        Self::Comment(kept.trim_end().to_owned() + "…").clean()
    }

    /// What the screen shows of it; nothing if it only speaks to programs.
    fn readable(&self) -> Option<String> {
        let text = match self {
            // 0 is the glyph that says nothing.
            Self::Glyph(0) => return None,
            Self::Glyph(number) => token::sign_of(*number).map_or_else(|| format!("${number}"), str::to_owned),
            Self::Comment(text) => without_commands(text),
            Self::Variation(text) => {
                let words = without_commands(text).replace("{}", "");
                let signs = words.split_whitespace().map(|word| {
                    let number = word.strip_prefix('$').and_then(|number| number.parse().ok());
                    number.and_then(token::sign_of).unwrap_or(word)
                });
                format!("({})", signs.collect::<Vec<_>>().join(" "))
            }
        };
        (!text.is_empty()).then_some(text)
    }
}

/// Whether brackets around a text would hold it as one variation.
fn is_whole(text: &str) -> bool {
    let written = format!("({text})");
    let place = Place { bytes: written.as_bytes(), is_end: true, from: 0 };
    place.variation() == Close::At(written.len() - 1)
}

/// A text without what it says to programs, such as `[%clk 0:05:00]`.
fn without_commands(text: &str) -> String {
    let mut words = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, (_, after))) =
        rest.split_once("[%").and_then(|(before, command)| Some((before, command.split_once(']')?)))
    {
        words.push_str(before);
        rest = after;
    }
    words.push_str(rest);
    one_line(&words)
}

/// The notes on one entry, or those before the first, in the order of the file. There is at least one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Annotation {
    notes: Vec<NoteKind>,
}

impl Annotation {
    /// As much of these notes as an entry keeps, each [clean](NoteKind::clean). Boxed, so that an entry without notes
    /// costs no more than a pointer.
    ///
    /// ```
    /// # use scoresheet_session::pgn::{Annotation, NoteKind};
    /// let notes = [NoteKind::Comment(" over\ntwo lines ".into()), NoteKind::Comment(" ".into())];
    /// assert_eq!(Annotation::new(notes).unwrap().notes(), [NoteKind::Comment("over two lines".into())]);
    /// assert_eq!(Annotation::new([]), None);
    /// ```
    #[must_use]
    pub fn new(notes: impl IntoIterator<Item = NoteKind>) -> Option<Box<Self>> {
        let mut room = MAX_ANNOTATION;
        let mut kept = Vec::new();
        // All are taken from the iterator, whether or not there is room for them.
        for note in notes {
            if let Some(note) = note.clean().and_then(|note| note.cut(room)) {
                room = room.saturating_sub(note.size());
                kept.push(note);
            }
        }
        (!kept.is_empty()).then(|| Box::new(Self { notes: kept }))
    }

    /// The notes.
    #[must_use]
    pub fn notes(&self) -> &[NoteKind] {
        &self.notes
    }

    /// How much of a game's room it takes.
    pub(super) fn size(&self) -> usize {
        self.notes.iter().map(NoteKind::size).sum()
    }
}

/// The notes on an entry as the screen shows them: comments, signs such as `!?` and `±`, variations in brackets. With
/// the first entry stand those before it.
#[derive(Clone, Copy, Debug)]
pub struct Remarks<'a> {
    before: &'a [NoteKind],
    after: &'a [NoteKind],
}

impl<'a> Remarks<'a> {
    /// What there is to show with the entry at `ply`, if anything.
    pub(crate) fn of(record: &'a GameRecord, ply: usize) -> Option<Self> {
        let notes = |annotation: &'a Option<Box<Annotation>>| annotation.as_ref().map_or(&[][..], |some| some.notes());
        let before = if ply == 0 { notes(&record.preface) } else { &[] };
        let after = notes(&record.entries.get(ply)?.line.annotation);
        let is_shown = |notes: &[NoteKind]| notes.iter().any(|note| note.readable().is_some());
        (is_shown(before) || is_shown(after)).then_some(Self { before, after })
    }
}

impl fmt::Display for Remarks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |notes: &[NoteKind]| notes.iter().filter_map(NoteKind::readable).collect::<Vec<_>>().join(" ");
        match (words(self.before).as_str(), words(self.after).as_str()) {
            ("", after) => f.write_str(after),
            (before, "") => write!(f, "before it: {before}"),
            (before, after) => write!(f, "before it: {before} · {after}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comment(text: &str) -> NoteKind {
        NoteKind::Comment(text.into())
    }

    fn variation(text: &str) -> NoteKind {
        NoteKind::Variation(text.into())
    }

    #[test]
    fn notes_are_shown_in_words() {
        for (note, shown) in [
            (comment("Best by test."), Some("Best by test.")),
            (comment("[%clk 0:05:00]"), None),
            (comment("[%eval 0.3] good [%cal Ge2e4] and old"), Some("good and old")),
            (comment("[%clk 0:05:00"), Some("[%clk 0:05:00")),
            (NoteKind::Glyph(0), None),
            (NoteKind::Glyph(5), Some("!?")),
            (NoteKind::Glyph(14), Some("⩲")),
            (NoteKind::Glyph(22), Some("$22")),
            (variation("1... c5 $1 {[%clk 1:00]} 2. Nf3 {well}"), Some("(1... c5 ! 2. Nf3 {well})")),
        ] {
            assert_eq!(note.readable().as_deref(), shown, "{note:?}");
        }
    }

    #[test]
    fn notes_are_cleaned_to_what_can_be_written() {
        for (note, clean) in [
            (comment(" a\n\u{1} b}\t"), Some(comment("a b)"))),
            (comment("\u{1}"), None),
            (comment("[%scoresheet 0:e4]"), Some(comment("[%damaged 0:e4]"))),
            (variation(" e4 (d4\nd5) {a ) b} "), Some(variation("e4 (d4 d5) {a ) b}"))),
            (variation(""), None),
            (variation("e4) e5 (d4"), Some(comment("e4) e5 (d4"))),
            (variation("e4 {open"), Some(comment("e4 {open"))),
            (variation("e4 ; to the end"), Some(comment("e4 ; to the end"))),
        ] {
            assert_eq!(note.clone().clean(), clean, "{note:?}");
            assert_eq!(clean.clone().and_then(NoteKind::clean), clean, "{note:?}, cleaned again");
        }
    }

    #[test]
    fn an_entry_keeps_so_much_and_no_more() {
        let long = |length: usize| comment(&"é".repeat(length));
        let kept = |notes: Vec<NoteKind>| Annotation::new(notes).unwrap();
        assert_eq!(kept(vec![long(MAX_ANNOTATION)]).notes(), [long(MAX_ANNOTATION)]);
        for notes in [
            vec![long(MAX_ANNOTATION + 1), NoteKind::Glyph(1)],
            vec![long(100), variation(&"e4 ".repeat(MAX_ANNOTATION))],
        ] {
            let some = kept(notes);
            assert!((MAX_ANNOTATION - 1..=MAX_ANNOTATION).contains(&some.size()), "{}", some.size());
            assert!(matches!(some.notes().last(), Some(NoteKind::Comment(text)) if text.ends_with('…')));
            assert_eq!(kept(some.notes().to_vec()), some);
        }
        let many = kept(vec![NoteKind::Glyph(1); MAX_ANNOTATION + 5]);
        assert_eq!(many.notes().len(), MAX_ANNOTATION);
        assert_eq!(size_of::<Option<Box<Annotation>>>(), size_of::<usize>());
    }
}
