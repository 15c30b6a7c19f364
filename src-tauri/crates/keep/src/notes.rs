//! The saved form of what a file said beside its moves: notes, and tags that have no field of their own.

use std::borrow::Cow;

use scoresheet_session::pgn::{Annotation, NoteKind, Tag};
use serde::{Deserialize, Serialize};

/// A note on an entry.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedNote<'a> {
    Comment(#[serde(borrow)] Cow<'a, str>),
    Glyph(u16),
    Variation(#[serde(borrow)] Cow<'a, str>),
}

/// Name and value of a tag.
#[derive(Serialize, Deserialize)]
pub struct SavedTag<'a>(#[serde(borrow)] Cow<'a, str>, #[serde(borrow)] Cow<'a, str>);

impl<'a> SavedNote<'a> {
    /// The notes on an entry, or none.
    pub fn all_of(annotation: Option<&'a Annotation>) -> Vec<Self> {
        let notes = annotation.map_or(&[][..], Annotation::notes).iter();
        let saved = notes.map(|note| match note {
            NoteKind::Comment(text) => Self::Comment(text.into()),
            NoteKind::Glyph(number) => Self::Glyph(*number),
            NoteKind::Variation(text) => Self::Variation(text.into()),
        });
        saved.collect()
    }

    /// The notes again, as far as an entry keeps them: one that is odd or too long is no reason to refuse its game.
    pub fn into_annotation(saved: Vec<Self>) -> Option<Box<Annotation>> {
        Annotation::new(saved.into_iter().map(|note| match note {
            Self::Comment(text) => NoteKind::Comment(text.into_owned()),
            Self::Glyph(number) => NoteKind::Glyph(number),
            Self::Variation(text) => NoteKind::Variation(text.into_owned()),
        }))
    }
}

impl<'a> From<&'a Tag> for SavedTag<'a> {
    fn from(Tag { name, value }: &'a Tag) -> Self {
        Self(name.into(), value.into())
    }
}

impl SavedTag<'_> {
    /// The tag again, if it is one that a file can have.
    pub fn into_tag(self) -> Option<Tag> {
        let Self(name, value) = self;
        Tag::new(&name, &value)
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_session::pgn::{self, MAX_ANNOTATION, MAX_TAG_VALUE};
    use scoresheet_session::{Edition, Game, GameRecord};

    use crate::saved::SavedGame;

    fn read(json: &str) -> Result<GameRecord, String> {
        serde_json::from_str::<SavedGame>(json).unwrap().into_record()
    }

    #[test]
    fn notes_and_tags_are_saved_with_their_game() {
        let file =
            "[ECO \"C42\"]\n[Annotator \"A \\\"B\\\"\"]\n\n{first} 1. e4 $1 {good} (1. d4 (1. c4)) e5 2. Ke4 {no} *";
        let record = pgn::import(file, 0).unwrap().into_record(Edition::Editable);
        let json = serde_json::to_string(&SavedGame::from(&record)).unwrap();
        assert_eq!(read(&json).as_ref(), Ok(&record));
        assert!(json.contains(
            r#"[{"text":"e4","notes":[{"glyph":1},{"comment":"good"},{"variation":"1. d4 (1. c4)"}]},"e5","#
        ));
        assert!(json.ends_with(r#""tags":[["ECO","C42"],["Annotator","A \"B\""]],"preface":[{"comment":"first"}]}"#));
    }

    /// What versions wrote that knew no notes is what is written of a game without any.
    #[test]
    fn games_without_notes_are_saved_as_ever() {
        let json = r#"{"edition":"editable","start":{"kind":"standard"},"entries":["e4",{"text":"e5","earlier":["c5"]},{"text":"Nf3","displaced":[{"text":"zz"}]}],"redo":[{"text":"Nc6"}],"details":{"white":"Ann","black":"","event":"","site":"","date":"","round":"","result":null}}"#;
        let record = read(json).unwrap();
        assert_eq!(serde_json::to_string(&SavedGame::from(&record)).unwrap(), json);
    }

    #[test]
    fn what_no_game_can_have_is_left_out_of_it() {
        let long = "x".repeat(2 * MAX_ANNOTATION);
        let json = format!(
            r#"{{"edition":"editable","start":{{"kind":"standard"}},"tags":[["a b","x"],["ECO"," C42\n"],["X","{long}"]],
            "entries":[{{"text":"e4","notes":[{{"comment":" "}},{{"comment":"}}"}},{{"variation":"e5)"}},{{"comment":"{long}"}}]}}]}}"#
        );
        let record = read(&json).unwrap();
        let values: Vec<(&str, usize)> = record.tags.iter().map(|tag| (&*tag.name, tag.value.len())).collect();
        assert_eq!(values, [("ECO", 3), ("X", MAX_TAG_VALUE)]);
        let file = pgn::export(&Game::new(record));
        let movetext: Vec<&str> = file.split_whitespace().skip_while(|word| *word != "1.").collect();
        assert_eq!(movetext[..4], ["1.", "e4", "{)}", "{e5)}"]);
        let kept: usize = movetext[2..5].iter().map(|comment| comment.trim_matches(['{', '}']).chars().count()).sum();
        assert_eq!(kept, MAX_ANNOTATION);
    }
}
