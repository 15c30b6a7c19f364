//! Finds one game in bytes: where its tags, its move tokens and its notes stand. Copies nothing.
//!
//! The scanner never fails. What stands in the main line is a token, whatever it says; what is opened and not
//! closed (a comment, a variation) ends where the main line can be seen to go on, or else with the game.

use super::ending::result_of;
use super::recover::{self, Place};
use super::span::{NoteSort, NoteSpan, Span};
use super::tag::{self, Found, is_line_end, is_line_start, skip};
use super::token::{MoveNumber, promotes};
use super::word::{bracket_in_word, wide_space};
use super::{Color, GameResult};

/// The longest game in bytes; what goes on beyond that is cut there. No game is, but a file of something else may
/// seem to be, and a stream must not grow without bound.
pub(super) const MAX_GAME: usize = 64 << 20;

/// What was found of a game. Used again and again, so that a database is read without an allocation a game.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// Names and values as written.
    pub tags: Vec<(Span, Span)>,
    /// A FEN that stands in the movetext, where the game begins.
    pub fen: Option<Span>,
    /// The moves of the main line as written, without their numbers.
    pub tokens: Vec<Span>,
    /// What stands beside the main line.
    pub notes: Vec<NoteSpan>,
    /// The result behind the moves; nothing if there is none, `Some(None)` for `*`.
    pub result: Option<Option<GameResult>>,
    /// How sure the result is.
    pub(super) doubt: Doubt,
    /// Where the words about the end of the game end that were read last.
    pub(super) said_until: usize,
    /// How many unclosed comments and variations were got over.
    recoveries: u32,
    /// The last move number, and the number of tokens before its move.
    pub(super) number: Option<(MoveNumber, u32)>,
}

/// Whether a result ends its game whatever comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Doubt {
    /// It does, but for the number of the very next move.
    #[default]
    None,
    /// It was said in words, or in brackets: only another game can follow, with its first number or behind a blank line.
    Said,
    /// It is a star on a move, which may refer to a footnote.
    Star(Span),
}

/// Why a scan ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A game, or what may be one, was found; the next begins behind so many bytes.
    Game {
        /// The bytes that belong to it.
        used: usize,
    },
    /// The bytes end before the game does.
    Short,
    /// Nothing is left.
    End,
}

/// After so many unclosed comments and variations the next one takes the rest of its game with it: each may cost
/// a look at all that follows.
const MAX_RECOVERIES: u32 = 8;

/// Finds the next game at the beginning of `bytes`. With `is_end` the bytes are all there are.
pub(super) fn scan(bytes: &[u8], is_end: bool, found: &mut Scan) -> Step {
    found.clear();
    Scanner { bytes, is_end, at: 0, after_blank_line: false, found }.run()
}

impl Scan {
    fn clear(&mut self) {
        self.tags.clear();
        self.fen = None;
        self.tokens.clear();
        self.notes.clear();
        self.result = None;
        self.doubt = Doubt::None;
        self.said_until = 0;
        self.recoveries = 0;
        self.number = None;
    }

    /// Whether any move has a number.
    pub(super) fn is_numbered(&self) -> bool {
        self.number.is_some()
    }

    pub(super) fn ply(&self) -> u32 {
        u32::try_from(self.tokens.len()).unwrap_or(u32::MAX)
    }

    /// Number and side of the next move, by the numbers written so far.
    pub(super) fn next_number(&self) -> MoveNumber {
        let (number, at) = self.number.unwrap_or((MoveNumber { value: 1, side: Color::White }, 0));
        let half_moves = u64::from(number.value) * 2 + u64::from(number.side == Color::Black);
        let next = half_moves + u64::from(self.ply().saturating_sub(at));
        let side = if next.is_multiple_of(2) { Color::White } else { Color::Black };
        MoveNumber { value: u32::try_from(next / 2).unwrap_or(u32::MAX), side }
    }
}

/// A look through bytes for one game. What it does at a word is in [`movetext`](super::movetext).
pub(super) struct Scanner<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) is_end: bool,
    pub(super) at: usize,
    /// Whether a blank line stands before `at`, behind the last thing that was found.
    pub(super) after_blank_line: bool,
    pub(super) found: &'a mut Scan,
}

/// What the thing just looked at means for the scan.
pub(super) enum Turn {
    /// It was taken; `at` stands behind it.
    On,
    /// The game ends before it.
    Ends,
    /// It goes on beyond the bytes.
    Short,
}

impl Scanner<'_> {
    fn run(mut self) -> Step {
        loop {
            self.skip_space();
            let Some(&byte) = self.bytes.get(self.at) else {
                return if self.is_end { self.end() } else { Step::Short };
            };
            let turn = match byte {
                b'%' if is_line_start(self.bytes, self.at) => self.line(),
                b'[' => self.bracket(),
                b'{' => self.comment(),
                b';' => self.rest_of_line(),
                b'(' => self.variation(),
                b'$' => self.glyph(),
                b')' | b'}' | b']' => {
                    self.at += 1;
                    Turn::On
                }
                _ => self.word(),
            };
            match turn {
                Turn::On => self.after_blank_line = false,
                Turn::Ends => {
                    self.drop_words_of_position();
                    return Step::Game { used: self.at };
                }
                Turn::Short => return Step::Short,
            }
        }
    }

    fn end(&mut self) -> Step {
        self.drop_words_of_position();
        if self.found.tags.is_empty() && self.found.tokens.is_empty() && self.found.fen.is_none() {
            Step::End
        } else {
            Step::Game { used: self.bytes.len() }
        }
    }

    /// Goes over white space, noting blank lines on the way.
    fn skip_space(&mut self) {
        // One space and no more: nearly always.
        if let Some([b' ', b'!'..=b'~']) = self.bytes.get(self.at..self.at + 2) {
            self.at += 1;
            return;
        }
        let mut line_ends = 0;
        loop {
            match self.bytes.get(self.at) {
                Some(b' ') => self.at += 1,
                Some(b'\n') => {
                    line_ends += 1;
                    self.at += 1;
                }
                // Line ends of the oldest Macintosh; before a line feed it is half of one.
                Some(b'\r') => {
                    line_ends += u32::from(self.bytes.get(self.at + 1) != Some(&b'\n'));
                    self.at += 1;
                }
                Some(byte) if *byte <= b' ' => self.at += 1,
                Some(0x80..) => match wide_space(self.bytes, self.at) {
                    0 => break,
                    width => self.at += width,
                },
                _ => break,
            }
        }
        self.after_blank_line |= line_ends >= 2;
    }

    fn line_end(&self) -> Result<usize, Turn> {
        let end = skip(self.bytes, self.at, |byte| !is_line_end(byte));
        if end == self.bytes.len() && !self.is_end { Err(Turn::Short) } else { Ok(end) }
    }

    /// A line that is no part of the game: `%` in the first column.
    fn line(&mut self) -> Turn {
        match self.line_end() {
            Ok(end) => {
                self.at = end;
                Turn::On
            }
            Err(short) => short,
        }
    }

    pub(super) fn note(&mut self, sort: NoteSort, start: usize, end: usize) {
        self.found.notes.push(NoteSpan { ply: self.found.ply(), sort, span: Span::new(start, end) });
    }

    fn rest_of_line(&mut self) -> Turn {
        match self.line_end() {
            Ok(end) => {
                self.note(NoteSort::Comment, self.at + 1, end);
                self.at = end;
                Turn::On
            }
            Err(short) => short,
        }
    }

    fn bracket(&mut self) -> Turn {
        let has_moves = !self.found.tokens.is_empty() || self.found.result.is_some() || self.found.fen.is_some();
        if has_moves && tag::begins_at(self.bytes, self.at) {
            return Turn::Ends;
        }
        match tag::read(self.bytes, self.at, self.is_end) {
            Found::Short => Turn::Short,
            Found::Pair { name, value, end } => {
                let text = name.of(self.bytes);
                let is_known = |&(known, _): &(Span, Span)| known.of(self.bytes).eq_ignore_ascii_case(text);
                let is_double = self.found.tags.iter().any(is_known);
                // Two games without moves, one behind the other.
                if is_double && (self.after_blank_line || tag::is_name(text, "Event")) {
                    return Turn::Ends;
                }
                if !is_double && self.found.tags.len() < MAX_TAGS {
                    self.found.tags.push((name, value));
                }
                self.at = end;
                Turn::On
            }
            Found::Other => {
                // `[%clk 1:00]` or `[+0.3]` outside of a comment: a note, if it is closed near by.
                let from = self.at + 1;
                if self.letter_in_brackets() {
                    return Turn::On;
                }
                let near = self.bytes.get(from..(from + MAX_BRACKET).min(self.bytes.len())).unwrap_or_default();
                let stop = near.iter().position(|&byte| matches!(byte, b'[' | b']') || is_line_end(byte));
                match stop.and_then(|offset| near.get(offset).map(|byte| (from + offset, *byte))) {
                    Some((close, b']')) => {
                        self.note(NoteSort::Comment, self.at, close + 1);
                        self.result_in(Span::new(from, close));
                        self.at = close + 1;
                    }
                    None if near.len() < MAX_BRACKET && !self.is_end => return Turn::Short,
                    _ => self.at = from,
                }
                Turn::On
            }
        }
    }

    fn place(&self, from: usize) -> Place<'_> {
        Place { bytes: self.bytes, is_end: self.is_end, from }
    }

    fn comment(&mut self) -> Turn {
        let close = match self.place(self.at).comment() {
            recover::Close::At(end) => self.place(self.at).with_braces_inside(end, self.found.next_number()),
            other => other,
        };
        self.enclosed(NoteSort::Comment, close, 1)
    }

    /// A letter in brackets: it belongs to the move before it if that is a promotion (`e8 (Q)`), else it is a mark for
    /// the reader (`c4! (D)`). So do the few longer signs that a move may end in. False if there is none here.
    fn letter_in_brackets(&mut self) -> bool {
        let width = bracket_in_word(self.bytes.get(self.at..).unwrap_or_default());
        if width == 0 {
            return false;
        }
        let end = self.at + width;
        let last = self.found.tokens.last().map(|token| token.of(self.bytes));
        let is_letter = width == 3 && self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_alphanumeric);
        let belongs = !is_letter || last.is_some_and(promotes);
        if belongs && self.join(end) {
            self.at = end;
            true
        } else if is_letter {
            self.note(NoteSort::Comment, self.at, end);
            self.at = end;
            true
        } else {
            false
        }
    }

    /// A result alone in brackets or braces may end the game, as far as what follows does not go on with it.
    fn result_in(&mut self, inside: Span) {
        let result = result_of(inside.of(self.bytes).trim_ascii());
        if result.is_some() && self.found.result.is_none() && !self.found.tokens.is_empty() {
            self.found.result = result;
            self.found.doubt = Doubt::Said;
        }
    }

    fn variation(&mut self) -> Turn {
        if self.letter_in_brackets() {
            return Turn::On;
        }
        let close = self.place(self.at).variation();
        self.enclosed(NoteSort::Variation, close, 2)
    }

    /// A comment or variation with its end. `sightings` is how often the number of the main line's next move must
    /// be seen in one that is not closed before the main line is taken to go on there.
    fn enclosed(&mut self, sort: NoteSort, close: recover::Close, sightings: u32) -> Turn {
        let start = self.at + 1;
        match close {
            recover::Close::Short => return Turn::Short,
            recover::Close::At(end) => {
                self.note(sort, start, end);
                self.result_in(Span::new(start, end));
                self.at = end + 1;
            }
            recover::Close::Missing(limit) => {
                self.found.recoveries += 1;
                let resumed = (self.found.recoveries <= MAX_RECOVERIES)
                    .then(|| recover::resume(self.bytes, start, limit, self.found.next_number(), sightings))
                    .flatten();
                let end = resumed.unwrap_or_else(|| recover::before_result(self.bytes, start, limit));
                // A variation that is not whole is but words about one.
                self.note(NoteSort::Comment, start, end);
                self.at = end;
            }
        }
        Turn::On
    }

    fn glyph(&mut self) -> Turn {
        let end = skip(self.bytes, self.at + 1, |byte| byte.is_ascii_digit());
        if end == self.bytes.len() && !self.is_end {
            return Turn::Short;
        }
        self.note(NoteSort::Sign, self.at, end);
        self.at = end;
        Turn::On
    }
}

/// More tags than any game has.
const MAX_TAGS: usize = 1_000;

/// How far the end of a bracket in the movetext is looked for, in bytes.
const MAX_BRACKET: usize = 400;
