//! Positions that stand in a text of games as a FEN, without a tag: each begins a game of its own, and what follows it
//! are that game's moves.

use scoresheet_rules::Fault;
use scoresheet_rules::notation::fen;

use super::scan::{Scanner, Turn};
use super::span::{NoteSort, Span};
use super::tag::{self, is_line_end, skip};
use super::text::decode;
use super::token::{Word, classify, looks_like_move};

/// How much of a line is looked at for a FEN, in bytes.
const MAX_LINE: usize = 1_000;

/// Whether a word holds a piece placement, or what is nearly one. In a web address its strokes may be encoded.
pub(super) fn may_hold_fen(word: &[u8]) -> bool {
    let word = word.get(..MAX_LINE).unwrap_or(word);
    let strokes = word.iter().filter(|byte| **byte == b'/').count();
    let is_encoded = || word.windows(3).filter(|code| code.eq_ignore_ascii_case(b"%2F")).count() >= 7;
    strokes >= 7 && fen::find(word).is_some()
        || strokes >= 5 && is_nearly_fen(word)
        || word.contains(&b'%') && is_encoded()
}

/// Words that announce a position and say nothing else, as people and engines write them.
pub(super) fn is_label(word: &[u8]) -> bool {
    const LABELS: [&str; 6] = ["fen", "epd", "position", "setboard", "startpos", "moves"];
    let plain = word.trim_ascii_end();
    let plain = plain.strip_suffix(b":").or_else(|| plain.strip_suffix(b"=")).unwrap_or(plain);
    LABELS.iter().any(|label| plain.eq_ignore_ascii_case(label.as_bytes()))
}

impl Scanner<'_> {
    /// A word that may begin a FEN and ends at `end`.
    pub(super) fn position(&mut self, end: usize) -> Turn {
        let near = self.bytes.get(self.at..(self.at + MAX_LINE).min(self.bytes.len())).unwrap_or_default();
        let line = skip(near, 0, |byte| !is_line_end(byte));
        if line == near.len() && near.len() < MAX_LINE && !self.is_end {
            return Turn::Short;
        }
        let Some(length) = length_of(near.get(..line).unwrap_or_default(), end - self.at) else {
            return self.word_to(end);
        };
        let end = self.at + length;
        if self.has_moves() || self.found.fen.is_some() || self.found.result.is_some() && !self.found.tokens.is_empty()
        {
            return Turn::Ends;
        }
        if self.found.tags.iter().any(|(name, _)| tag::is_name(name.of(self.bytes), "FEN")) {
            self.note(NoteSort::Comment, self.at, end);
        } else {
            self.drop_heading();
            self.found.fen = Some(Span::new(self.at, end));
            self.found.number = None;
            self.found.result = None;
        }
        self.at = end;
        Turn::On
    }

    /// Words behind a position that are no moves: they may be about the next one.
    pub(super) fn drop_words_of_position(&mut self) {
        if self.found.fen.is_some() {
            self.drop_heading();
        }
    }
}

/// How much of a line is the FEN whose placement is in its first word of so many bytes: without moves that follow.
fn length_of(line: &[u8], word: usize) -> Option<usize> {
    let text = decode(line);
    match fen::read(&text) {
        Ok((_, dropped)) => {
            let tail = dropped.iter().rev().find_map(|fault| match fault {
                Fault::Unread(tail) => Some(&**tail),
                _ => None,
            });
            let before_moves = tail.filter(|tail| begins_moves(tail)).and_then(|tail| text.rfind(tail));
            // What a code page makes longer is not worth the trouble.
            Some(before_moves.filter(|_| text.len() == line.len()).unwrap_or(line.len()))
        }
        Err(_) if is_nearly_fen(line.get(..word).unwrap_or_default()) => Some(line.len()),
        Err(_) => None,
    }
}

/// Whether what stands behind a FEN are moves, or notes on it. The operations of EPD begin with a word that no move is,
/// or have a text in quotes behind it.
pub(super) fn begins_moves(tail: &str) -> bool {
    let mut words = tail.split_whitespace();
    let first = words.next().unwrap_or_default();
    if words.next().is_some_and(|second| second.starts_with('"')) {
        return false;
    }
    if first.starts_with(['{', '(', ';']) {
        return true;
    }
    match classify(first.as_bytes()) {
        Word::Number(_) | Word::Result(_) | Word::Move { number: Some(_), .. } => true,
        Word::Move { number: None, .. } => looks_like_move(first.as_bytes()) || is_label(first.as_bytes()),
        Word::Mark | Word::Suffix => false,
    }
}

/// Whether a word is meant for a piece placement, though it is none.
fn is_nearly_fen(word: &[u8]) -> bool {
    let ranks = word.split(|byte| *byte == b'/');
    let is_rank = |rank: &[u8]| !rank.is_empty() && rank.iter().all(u8::is_ascii_alphanumeric);
    let letters = word.iter().filter(|byte| b"pnbrqkPNBRQK12345678/".contains(byte)).count();
    (6..=9).contains(&ranks.clone().count()) && ranks.clone().all(is_rank) && letters * 4 >= word.len() * 3
}
