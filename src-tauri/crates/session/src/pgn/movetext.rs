//! What the scanner does at a word of the movetext: a number, a move, a result, a sign, words about the end.

use super::ending::{self, Ending, ending_at};
use super::position;
use super::said::{self, Said};
use super::scan::{Doubt, Scanner, Turn};
use super::span::{NoteSort, Span};
use super::token::{MoveNumber, Word, classify, looks_like_move, mark_behind, promotes};
use super::word::word_end;
use super::{Color, GameResult};

/// The most words, or notes, that a game's heading has.
const MAX_HEADING: usize = 200;

impl Scanner<'_> {
    pub(super) fn word(&mut self) -> Turn {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        match ending_at(rest, self.is_end) {
            Ending::Short => return Turn::Short,
            Ending::Other => {}
            Ending::Castling(length) => {
                let (end, _) = word_end(self.bytes, self.at + length - 1);
                return if end >= self.bytes.len() && !self.is_end { Turn::Short } else { self.move_at(None, 0, end) };
            }
            Ending::Result { length, result, has_tail: false } => {
                self.result(result, Doubt::None);
                self.at += length;
                return Turn::On;
            }
            Ending::Result { length, result, has_tail: true } => {
                let (end, _) = word_end(self.bytes, self.at + length - 1);
                if end >= self.bytes.len() && !self.is_end {
                    return Turn::Short;
                }
                self.result(result, Doubt::None);
                self.note(NoteSort::Comment, self.at, end);
                self.at = end;
                return Turn::On;
            }
        }
        let (mut end, may_hold_result) = word_end(self.bytes, self.at);
        if end >= self.bytes.len() && !self.is_end {
            return Turn::Short;
        }
        if may_hold_result {
            let word = self.bytes.get(self.at..end).unwrap_or_default();
            if position::may_hold_fen(word) {
                return self.position(end);
            }
            if let Some(length) = ending::cut(word) {
                end = self.at + length;
            }
        }
        self.word_to(end)
    }

    /// The word from here to `end`.
    pub(super) fn word_to(&mut self, end: usize) -> Turn {
        let word = self.bytes.get(self.at..end).unwrap_or_default();
        match classify(word) {
            Word::Mark => self.note(NoteSort::Sign, self.at, end),
            Word::Result(result) => self.result(result, Doubt::None),
            // Dots alone say nothing.
            Word::Number(None) => {}
            // Behind the first move this is a castling and the stop of a sentence.
            Word::Number(Some(_)) if matches!(word, b"00." | b"000.") && !self.found.tokens.is_empty() => {
                let turn = self.move_at(None, 0, end - 1);
                self.at = end;
                return turn;
            }
            Word::Number(number) => {
                if self.ends_before(number) {
                    return Turn::Ends;
                }
                self.number(number);
            }
            Word::Suffix if self.join(end) => {}
            Word::Suffix if self.said_before() => self.say(end),
            Word::Suffix => self.note(NoteSort::Comment, self.at, end),
            Word::Move { number: None, at: 0 } if self.is_said(word) => self.say(end),
            Word::Move { number: None, at: 0 } if position::is_label(word) => {}
            Word::Move { number, at } => return self.move_at(number, at, end),
        }
        self.at = end;
        Turn::On
    }

    /// A move that ends at `end`, behind so many bytes of its number.
    fn move_at(&mut self, number: Option<MoveNumber>, at: usize, end: usize) -> Turn {
        if self.ends_before(number) {
            return Turn::Ends;
        }
        self.number(number);
        let from = self.at + at;
        let mark = mark_behind(self.bytes.get(from..end).unwrap_or_default());
        self.found.tokens.push(Span::new(from, end - mark));
        if mark > 0 {
            self.note(NoteSort::Comment, end - mark, end);
        }
        self.at = end;
        // `Nc6*`: a star on a move is no sign of the move.
        if self.bytes.get(end) == Some(&b'*') && self.found.result.is_none() {
            self.result(None, Doubt::Star(Span::new(end, end + 1)));
            self.at += 1;
        }
        Turn::On
    }

    fn result(&mut self, result: Option<GameResult>, doubt: Doubt) {
        if self.found.result.is_none() || self.found.doubt != Doubt::None {
            self.found.result = Some(result);
            self.found.doubt = doubt;
        }
    }

    fn number(&mut self, number: Option<MoveNumber>) {
        let Some(number) = number else { return };
        if number.value <= 1 && self.found.tags.is_empty() {
            self.drop_heading();
        }
        self.found.number = Some((number, self.found.ply()));
    }

    /// Words before the first move of a game without tags are its heading, if none of them looks like a move.
    pub(super) fn drop_heading(&mut self) {
        let (Some(first), Some(last)) = (self.found.tokens.first(), self.found.tokens.last()) else { return };
        // A heading is short: a file of nothing but headings must not be looked through again at each.
        if self.has_moves() || self.found.notes.len() > MAX_HEADING {
            return;
        }
        let heading = Span::new(first.start(), last.end());
        self.found.tokens.clear();
        self.found.notes.retain(|note| note.span.end() <= heading.start() || note.span.start() >= heading.end());
        for note in &mut self.found.notes {
            note.ply = 0;
        }
        self.note(NoteSort::Comment, heading.start(), heading.end());
    }

    /// Whether a move is among the words so far, or they are too many to be a heading.
    pub(super) fn has_moves(&self) -> bool {
        let tokens = &self.found.tokens;
        tokens.len() > MAX_HEADING || tokens.iter().any(|token| looks_like_move(token.of(self.bytes)))
    }

    /// Whether words about the end of the game stand right before here.
    fn said_before(&self) -> bool {
        let said_until = self.found.said_until;
        let between = self.bytes.get(said_until..self.at).unwrap_or_default();
        said_until > 0 && between.len() < 8 && between.iter().all(u8::is_ascii_whitespace)
    }

    /// Whether a word says something of the end of the game, and is no move.
    fn is_said(&self, word: &[u8]) -> bool {
        match said::said(word) {
            None => false,
            Some(Said::End) => true,
            Some(Said::More) => {
                let is_over = self.found.result.is_some() && self.found.doubt == Doubt::None;
                said::begins_said(word) || is_over || self.said_before()
            }
        }
    }

    /// Notes words about the end of the game, up to `end`. What is said before its first move ends nothing.
    fn say(&mut self, end: usize) {
        let ends = said::said(self.bytes.get(self.at..end).unwrap_or_default()) == Some(Said::End);
        if ends && self.found.result.is_none() && !self.found.tokens.is_empty() {
            self.found.result = Some(None);
            self.found.doubt = Doubt::Said;
        }
        let goes_on = self.said_before();
        let ply = self.found.ply();
        match self.found.notes.last_mut() {
            Some(note) if goes_on && note.ply == ply => note.span = Span::new(note.span.start(), end),
            _ => self.note(NoteSort::Comment, self.at, end),
        }
        self.found.said_until = end;
    }

    /// Whether the game ends before a move, or a move number, that comes next: if a result stands before it. If
    /// the number is the one that follows in this game, that was no result; nor was it before the first move.
    fn ends_before(&mut self, number: Option<MoveNumber>) -> bool {
        if self.found.result.is_none() {
            return false;
        }
        let next = self.found.next_number();
        let goes_on = match (number, self.found.doubt) {
            _ if self.found.tokens.is_empty() => true,
            (Some(number), Doubt::None) => next.value > 1 && number.value == next.value,
            (Some(number), Doubt::Said | Doubt::Star(_)) => {
                number.value > 1 || next.value <= 1 && number.side == Color::Black
            }
            (None, Doubt::None) => false,
            (None, Doubt::Said | Doubt::Star(_)) => !self.after_blank_line,
        };
        if goes_on {
            self.found.result = None;
            if let Doubt::Star(star) = std::mem::take(&mut self.found.doubt) {
                self.note(NoteSort::Sign, star.start(), star.end());
            }
        }
        !goes_on
    }

    /// Lets the last token go on to `end`, if nothing but white space lies between, or the sign of a pawn's promotion
    /// (`a8 = R`), which then is no note.
    pub(super) fn join(&mut self, end: usize) -> bool {
        let before_result = self.found.result.is_none();
        let Some(last) = self.found.tokens.last_mut().filter(|_| before_result) else { return false };
        let promotes = promotes(last.of(self.bytes));
        let between = self.bytes.get(last.end()..self.at).unwrap_or_default();
        let is_joined = between.iter().all(|&byte| byte.is_ascii_whitespace() || promotes && byte == b'=');
        if is_joined {
            let behind = last.end();
            *last = Span::new(last.start(), end);
            while self.found.notes.last().is_some_and(|note| note.span.start() >= behind) {
                self.found.notes.pop();
            }
        }
        is_joined
    }
}
