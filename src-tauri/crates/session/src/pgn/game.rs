//! A game as a file has it.

use scoresheet_rules::{FenError, Variant};

use super::annotation::NoteKind;
use super::ending::{result_of, result_of_tag};
use super::exact::Restorer;
use super::scan::{self, Scan};
use super::span::NoteSort;
use super::start::{self, Opening};
use super::tag::Tag;
use super::{exact, tag, text, token};
use crate::{MAX_TEXT, Start};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Nobody won.
    Draw,
}

impl GameResult {
    /// As PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// The result a text stands for, in any of the ways to write it: `1-0`, `½–½`, `0:1`. Nothing for `*` and for
    /// what is no result.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        result_of(text.trim().as_bytes()).flatten()
    }
}

/// Something that a file says beside the main line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Note {
    /// How many entries stand before it.
    pub ply: usize,
    /// What it is.
    pub kind: NoteKind,
}

/// What a list of games shows of one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Summary {
    /// White's name, or nothing.
    pub white: String,
    /// Black's name, or nothing.
    pub black: String,
    /// The event, or nothing.
    pub event: String,
    /// The date as the file has it, or nothing.
    pub date: String,
    /// How it ended, as the file says.
    pub result: Option<GameResult>,
    /// Whose conventions hold for it.
    pub variant: Variant,
    /// How many half-moves are written.
    pub plies: usize,
}

/// A game read from a file, or to be written to one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PgnGame {
    /// Where it begins.
    pub start: Start,
    /// What is wrong with the file's FEN, if that could not be used; `start` is then the usual array.
    pub fen_fault: Option<FenError>,
    /// The variant that the file names, if it is one that is not played here: the game is read by the rules of chess.
    pub other_variant: Option<String>,
    /// Its tags in the file's order, but for those that `start` and `result` tell.
    pub tags: Vec<Tag>,
    /// The words of the main line, each as written.
    pub entries: Vec<Box<str>>,
    /// What stands beside the main line, in order.
    pub notes: Vec<Note>,
    /// How it ended, as the file says.
    pub result: Option<GameResult>,
}

impl PgnGame {
    /// A game with these entries and nothing else.
    #[must_use]
    pub fn new(start: Start, entries: Vec<Box<str>>) -> Self {
        Self { start, entries, ..Self::default() }
    }

    /// The value of a tag, if there is one; its name is taken in any case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// What the value of a tag says: nothing if it is missing, or stands for "not known" as `?` and `????.??.??` do.
    #[must_use]
    pub fn known(&self, name: &str) -> &str {
        self.tag(name).filter(|value| tag::is_said(value)).unwrap_or_default()
    }

    /// Copies what was found out of the bytes.
    pub(super) fn copy(bytes: &[u8], found: &Scan) -> Self {
        let value_of = |name: &str| {
            let mut tags = found.tags.iter();
            tags.find(|(known, _)| tag::is_name(known.of(bytes), name)).map(|(_, value)| tag::value(value.of(bytes)))
        };
        let Opening { start, fault: fen_fault, moves, other_variant } = start::of_game(bytes, found);
        let tag_result = value_of("Result");
        let (by_tag, is_plain) = tag_result.as_deref().map_or((None, true), result_of_tag);
        let mut game = Self {
            tags: found
                .tags
                .iter()
                .filter_map(|(name, value)| kept_tag(name.of(bytes), value.of(bytes), &start))
                .collect(),
            entries: found.tokens.iter().map(|token| entry_text(&text::decode(token.of(bytes)))).collect(),
            notes: Vec::with_capacity(found.notes.len()),
            result: by_tag.or(found.result.flatten()),
            start,
            fen_fault,
            other_variant,
        };
        if game.entries.is_empty() && !moves.is_empty() {
            let mut behind = Scan::default();
            scan::scan(moves.as_bytes(), true, &mut behind);
            game.entries = behind.tokens.iter().filter_map(|token| token.text(&moves).map(entry_text)).collect();
        }
        let mut restorer = Restorer::new(&game.start);
        for note in &found.notes {
            let raw = text::decode(note.span.of(bytes));
            if note.sort == NoteSort::Comment
                && let Some(texts) = exact::decode(&raw)
            {
                restorer.restore(&mut game.entries, texts);
            } else if let Some(kind) = note_of(note.sort, &raw) {
                let ply = note.ply as usize;
                // Behind the movetext a note is one on the last entry so far, which may stand in a comment itself.
                let ply = if ply < found.tokens.len() { ply } else { game.entries.len() };
                game.notes.push(Note { ply, kind });
            }
        }
        // What the tag says beside the result has no other place.
        let said = tag_result.filter(|_| !is_plain).and_then(|value| NoteKind::Comment(value.into()).clean());
        if let Some(kind) = said.filter(|kind| game.notes.iter().all(|note| note.kind != *kind)) {
            game.notes.push(Note { ply: game.entries.len(), kind });
        }
        game
    }
}

/// A tag that nothing else of the game tells.
fn kept_tag(name: &[u8], value: &[u8], start: &Start) -> Option<Tag> {
    let value = tag::value(value);
    let is = |known| tag::is_name(name, known);
    let is_told = is("FEN")
        || is("SetUp")
        || is("Result")
        || is("Variant") && (value.eq_ignore_ascii_case("standard") || start.position().variant() == Variant::Chess960);
    (!is_told).then(|| Tag { name: text::decode(name).into_owned(), value: value.into_owned() })
}

/// A token as the text of an entry: on one line, without control characters. What is too long for an entry is no
/// move either; its beginning stands for it, so that the entries behind it keep their places.
fn entry_text(token: &str) -> Box<str> {
    if token.len() <= MAX_TEXT && token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return token.into();
    }
    text::one_line(token).chars().take(MAX_TEXT).collect::<String>().trim().into()
}

fn note_of(sort: NoteSort, raw: &str) -> Option<NoteKind> {
    let note = match sort {
        NoteSort::Comment => NoteKind::Comment(raw.to_owned()),
        NoteSort::Variation => NoteKind::Variation(closed_comments(raw)),
        NoteSort::Sign => match (raw.strip_prefix('$'), token::glyph_of(raw)) {
            // A dollar without a number says nothing. One that is beyond all glyphs there are is kept in words.
            (Some(""), _) => return None,
            (Some(number), _) => number.parse().map_or_else(|_| NoteKind::Comment(raw.to_owned()), NoteKind::Glyph),
            (None, Some(number)) => NoteKind::Glyph(number),
            (None, None) => NoteKind::Comment(raw.to_owned()),
        },
    };
    note.clean()
}

/// A variation with its comments to the ends of lines put into braces, so that it can stand on one line.
fn closed_comments(raw: &str) -> String {
    let mut closed = String::with_capacity(raw.len());
    let mut in_braces = false;
    for line in raw.split(['\n', '\r']) {
        let comment = line.char_indices().find(|&(_, c)| {
            match c {
                '{' => in_braces = true,
                '}' => in_braces = false,
                _ => {}
            }
            c == ';' && !in_braces
        });
        match comment.and_then(|(at, _)| line.split_at_checked(at)) {
            Some((moves, comment)) => {
                closed.push_str(moves);
                closed.push('{');
                closed.extend(comment.chars().skip(1).filter(|c| !matches!(c, '{' | '}')));
                closed.push('}');
            }
            None => closed.push_str(line),
        }
        closed.push('\n');
    }
    closed
}
