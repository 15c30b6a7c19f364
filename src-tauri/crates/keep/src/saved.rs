//! The saved form of a game: what [`GameRecord`] holds, as JSON. No position is in it, so that a newer version judges
//! old lists anew.

use std::borrow::Cow;

use scoresheet_rules::Variant;
use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_session::{Details, Displaced, Edition, Entry, GameRecord, Line, Redo, Start, clean};
use serde::{Deserialize, Serialize};

use crate::notes::{SavedNote, SavedTag};

/// What a start of the app goes on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeptGame {
    /// This game.
    Game(Box<GameRecord>),
    /// A fresh game of this edition and kind of start: the list that was played was not to be kept.
    Fresh {
        /// The play options.
        edition: Edition,
        /// The start that was played from.
        start: Start,
    },
}

/// The saved form of a game. Borrows the texts when written.
#[derive(Serialize, Deserialize)]
pub struct SavedGame<'a> {
    /// Set where the list was not to be kept: a game of the same kind begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    kind_only: bool,
    edition: SavedEdition,
    #[serde(borrow)]
    start: SavedStart<'a>,
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    entries: Vec<SavedEntry<'a>>,
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    redo: Vec<SavedRedo<'a>>,
    #[serde(borrow, default)]
    details: SavedDetails<'a>,
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<SavedTag<'a>>,
    /// The notes before the first entry.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    preface: Vec<SavedNote<'a>>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedEdition {
    Editable,
    Classic,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum SavedStart<'a> {
    Standard,
    Chess960 {
        number: u16,
    },
    Chess960Apart {
        white: u16,
        black: u16,
    },
    Fen {
        #[serde(borrow)]
        fen: Cow<'a, str>,
        /// A file of games may call a game Chess960 whose FEN looks standard.
        chess960: bool,
    },
}

/// An entry. Most are nothing but their text.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedEntry<'a> {
    Plain(#[serde(borrow)] Cow<'a, str>),
    Full {
        #[serde(flatten, borrow)]
        line: SavedLine<'a>,
        #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
        displaced: Vec<SavedDisplaced<'a>>,
    },
}

#[derive(Serialize, Deserialize)]
struct SavedLine<'a> {
    #[serde(borrow)]
    text: Cow<'a, str>,
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    auto: bool,
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<SavedNote<'a>>,
}

#[derive(Serialize, Deserialize)]
struct SavedDisplaced<'a> {
    #[serde(flatten, borrow)]
    line: SavedLine<'a>,
    #[serde(default, skip_serializing_if = "is_zero")]
    owns: usize,
}

#[derive(Serialize, Deserialize)]
struct SavedRedo<'a> {
    #[serde(flatten, borrow)]
    line: SavedLine<'a>,
    #[serde(default, skip_serializing_if = "is_zero")]
    displaces: usize,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDetails<'a> {
    #[serde(borrow)]
    white: Cow<'a, str>,
    #[serde(borrow)]
    black: Cow<'a, str>,
    #[serde(borrow)]
    event: Cow<'a, str>,
    #[serde(borrow)]
    site: Cow<'a, str>,
    #[serde(borrow)]
    date: Cow<'a, str>,
    #[serde(borrow)]
    round: Cow<'a, str>,
    #[serde(borrow)]
    result: Option<Cow<'a, str>>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl<'a> From<&'a GameRecord> for SavedGame<'a> {
    fn from(record: &'a GameRecord) -> Self {
        Self {
            kind_only: false,
            edition: record.edition.into(),
            start: SavedStart::from(&record.start),
            entries: record.entries.iter().map(SavedEntry::from).collect(),
            redo: record.redo.iter().map(SavedRedo::from).collect(),
            details: SavedDetails::from(&record.details),
            tags: record.tags.iter().map(SavedTag::from).collect(),
            preface: SavedNote::all_of(record.preface.as_deref()),
        }
    }
}

impl From<Edition> for SavedEdition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Editable => Self::Editable,
            Edition::Classic => Self::Classic,
        }
    }
}

impl<'a> From<&'a Start> for SavedStart<'a> {
    fn from(start: &'a Start) -> Self {
        match start {
            Start::Standard => Self::Standard,
            Start::Chess960(number) => Self::Chess960 { number: number.get() },
            Start::Chess960Apart { white, black } => Self::Chess960Apart { white: white.get(), black: black.get() },
            Start::Fen(start) => {
                Self::Fen { fen: start.text().into(), chess960: start.position().variant() == Variant::Chess960 }
            }
        }
    }
}

impl<'a> From<&'a Entry> for SavedEntry<'a> {
    fn from(entry: &'a Entry) -> Self {
        let Entry { line, displaced } = entry;
        if line.earlier.is_empty() && !line.auto && line.annotation.is_none() && displaced.is_empty() {
            return Self::Plain(Cow::Borrowed(&line.text));
        }
        let displaced =
            displaced.iter().map(|Displaced { line, owns }| SavedDisplaced { line: line.into(), owns: *owns });
        Self::Full { line: line.into(), displaced: displaced.collect() }
    }
}

impl<'a> From<&'a Line> for SavedLine<'a> {
    fn from(line: &'a Line) -> Self {
        let earlier = line.earlier.iter().map(|text| Cow::Borrowed(&**text)).collect();
        let notes = SavedNote::all_of(line.annotation.as_deref());
        Self { text: Cow::Borrowed(&line.text), earlier, auto: line.auto, notes }
    }
}

impl<'a> From<&'a Redo> for SavedRedo<'a> {
    fn from(redo: &'a Redo) -> Self {
        Self { line: (&redo.line).into(), displaces: redo.displaces }
    }
}

impl<'a> From<&'a Details> for SavedDetails<'a> {
    fn from(details: &'a Details) -> Self {
        let text = |text: &'a String| Cow::Borrowed(text.as_str());
        Self {
            white: text(&details.white),
            black: text(&details.black),
            event: text(&details.event),
            site: text(&details.site),
            date: text(&details.date),
            round: text(&details.round),
            result: details.result.as_ref().map(text),
        }
    }
}

impl<'a> SavedGame<'a> {
    /// Only the edition and the start of a game.
    pub fn kind_only(edition: Edition, start: &'a Start) -> Self {
        Self {
            kind_only: true,
            edition: edition.into(),
            start: start.into(),
            entries: Vec::new(),
            redo: Vec::new(),
            details: SavedDetails::default(),
            tags: Vec::new(),
            preface: Vec::new(),
        }
    }
}

impl SavedGame<'_> {
    /// What to go on with.
    ///
    /// # Errors
    /// As [`SavedGame::into_record`].
    pub fn into_kept(self) -> Result<KeptGame, String> {
        let kind_only = self.kind_only;
        let record = self.into_record()?;
        Ok(if kind_only {
            KeptGame::Fresh { edition: record.edition, start: record.start }
        } else {
            KeptGame::Game(Box::new(record))
        })
    }

    /// The game again.
    ///
    /// # Errors
    /// A start that is none, or a text that no entry could have: the file was not written by this app.
    pub fn into_record(self) -> Result<GameRecord, String> {
        let edition = match self.edition {
            SavedEdition::Editable => Edition::Editable,
            SavedEdition::Classic => Edition::Classic,
        };
        let entries = self.entries.into_iter().map(SavedEntry::into_entry).collect::<Result<_, _>>()?;
        let redo = self
            .redo
            .into_iter()
            .map(|SavedRedo { line, displaces }| Ok::<_, String>(Redo { line: line.into_line()?, displaces }));
        Ok(GameRecord {
            edition,
            start: self.start.into_start()?,
            entries,
            redo: redo.collect::<Result<_, _>>()?,
            details: self.details.into_details(),
            tags: self.tags.into_iter().filter_map(SavedTag::into_tag).collect(),
            preface: SavedNote::into_annotation(self.preface),
        })
    }
}

impl SavedStart<'_> {
    fn into_start(self) -> Result<Start, String> {
        let number = |number: u16| StartNumber::new(number).ok_or_else(|| format!("{number} is no Chess960 start"));
        Ok(match self {
            Self::Standard => Start::Standard,
            Self::Chess960 { number: one } => Start::Chess960(number(one)?),
            Self::Chess960Apart { white, black } => {
                Start::Chess960Apart { white: number(white)?, black: number(black)? }
            }
            Self::Fen { fen, chess960 } => {
                let variant = if chess960 { Variant::Chess960 } else { Variant::Standard };
                Start::from_fen_as(&fen, variant).map_err(|error| error.to_string())?
            }
        })
    }
}

impl SavedEntry<'_> {
    fn into_entry(self) -> Result<Entry, String> {
        match self {
            Self::Plain(text) => Ok(Entry::new(entry_text(&text)?)),
            Self::Full { line, displaced } => {
                let displaced = displaced
                    .into_iter()
                    .map(|SavedDisplaced { line, owns }| Ok::<_, String>(Displaced { line: line.into_line()?, owns }));
                Ok(Entry { line: line.into_line()?, displaced: displaced.collect::<Result<_, _>>()? })
            }
        }
    }
}

impl SavedLine<'_> {
    fn into_line(self) -> Result<Line, String> {
        let earlier = self.earlier.iter().map(|text| entry_text(text)).collect::<Result<_, _>>()?;
        let annotation = SavedNote::into_annotation(self.notes);
        Ok(Line { text: entry_text(&self.text)?, earlier, auto: self.auto, annotation })
    }
}

impl SavedDetails<'_> {
    fn into_details(self) -> Details {
        Details {
            white: self.white.into_owned(),
            black: self.black.into_owned(),
            event: self.event.into_owned(),
            site: self.site.into_owned(),
            date: self.date.into_owned(),
            round: self.round.into_owned(),
            result: self.result.map(Cow::into_owned),
        }
    }
}

/// An entry's text, which has to be one that could have been typed.
fn entry_text(text: &str) -> Result<Box<str>, String> {
    clean(text).ok().filter(|kept| **kept == *text).ok_or_else(|| "a text that no entry can have".to_owned())
}
