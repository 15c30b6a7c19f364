//! Where comments and variations end, and what to do if they do not.
//!
//! A comment that is never closed would take every following game with it. It ends at the next tag pair at the
//! latest, and where a move number says that the main line goes on, the main line is taken up there.

use super::Color;
use super::ending::result_of;
use super::tag::{self, is_line_end, is_line_start, skip};
use super::token::{MoveNumber, Word, classify, looks_like_move};

/// A comment or variation to find the end of.
pub(super) struct Place<'a> {
    /// All bytes.
    pub bytes: &'a [u8],
    /// Whether they are all there are.
    pub is_end: bool,
    /// Where the opening sign stands.
    pub from: usize,
}

/// The end of a comment or variation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Close {
    /// The closing sign stands here.
    At(usize),
    /// There is none before this place, where the next game or nothing begins.
    Missing(usize),
    /// The bytes end before it can be told.
    Short,
}

impl Place<'_> {
    fn runs_out(&self) -> Close {
        if self.is_end { Close::Missing(self.bytes.len()) } else { Close::Short }
    }

    /// The end of the comment that opens here with `{`. Comments do not nest.
    pub(super) fn comment(&self) -> Close {
        let mut at = self.from + 1;
        loop {
            // Half of a database is comments: only their ends and those of lines are looked at twice.
            let rest = self.bytes.get(at..).unwrap_or_default();
            let stop = rest.iter().position(|byte| matches!(byte, b'}' | b'\n' | b'\r'));
            match stop.and_then(|offset| rest.get(offset).map(|byte| (at + offset, byte))) {
                None => return self.runs_out(),
                Some((end, b'}')) => return Close::At(end),
                Some((line_end, _)) => at = line_end + 1,
            }
            if self.bytes.get(at) == Some(&b'[') && self.is_next_game(at) {
                return Close::Missing(at);
            }
        }
    }

    /// The end of the comment that opens here, whose first closing brace stands at `close`: people write braces inside
    /// comments, and the words up to the one that is then left over are theirs. A move that follows, or the number of
    /// the next one, says that the main line has gone on at the first.
    pub(super) fn with_braces_inside(&self, close: usize, next: MoveNumber) -> Close {
        let mut end = close;
        let mut opened =
            self.bytes.get(self.from + 1..close).unwrap_or_default().iter().filter(|b| **b == b'{').count();
        let mut best = close;
        loop {
            let from = end + 1;
            let near = self.bytes.get(from..(from + MAX_STRAY).min(self.bytes.len())).unwrap_or_default();
            if goes_on_at(near) {
                return Close::At(best);
            }
            let brace = near.iter().position(|byte| matches!(byte, b'{' | b'}'));
            match brace.and_then(|offset| near.get(offset).map(|byte| (from + offset, *byte))) {
                None if near.len() < MAX_STRAY && !self.is_end => return Close::Short,
                Some((stray, b'}')) if are_words(self.bytes.get(from..stray).unwrap_or_default(), next) => {
                    (end, best) = (stray, stray);
                    opened = opened.saturating_sub(1);
                    if opened == 0 {
                        return Close::At(best);
                    }
                }
                // Another pair inside, as long as the outer one is open.
                Some((open, b'{')) if opened > 0 && are_words(self.bytes.get(from..open).unwrap_or_default(), next) => {
                    match (Self { from: open, ..*self }).comment() {
                        Close::At(inner) if inner < self.from + MAX_STRAY * 4 => end = inner,
                        Close::Short => return Close::Short,
                        Close::At(_) | Close::Missing(_) => return Close::At(best),
                    }
                }
                _ => return Close::At(best),
            }
        }
    }

    /// The end of the variation that opens here with `(`. Variations nest, and hold comments.
    pub(super) fn variation(&self) -> Close {
        let mut depth = 0_usize;
        let mut at = self.from;
        loop {
            match self.bytes.get(at) {
                None => return self.runs_out(),
                Some(b'(') => depth += 1,
                Some(b')') => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return Close::At(at);
                    }
                }
                Some(b'{') => match (Self { from: at, ..*self }).comment() {
                    Close::At(end) => at = end,
                    other => return other,
                },
                Some(b';') => at = skip(self.bytes, at, |byte| !is_line_end(byte)).saturating_sub(1).max(at),
                Some(b'[') if self.is_next_game(at) => return Close::Missing(at),
                Some(_) => {}
            }
            at += 1;
        }
    }

    /// Whether the bracket at `at` begins the tags of another game. Inside a comment that takes a blank line
    /// before it, or the tag that comes first.
    fn is_next_game(&self, at: usize) -> bool {
        if !is_line_start(self.bytes, at) || !tag::begins_at(self.bytes, at) {
            return false;
        }
        let before = self.bytes.get(..at).unwrap_or_default();
        let line_ends = before.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).take(8);
        let is_event = |name: &[u8]| tag::is_name(name, "Event");
        line_ends.filter(|byte| **byte == b'\n').count() >= 2 || self.bytes.get(at + 1..at + 6).is_some_and(is_event)
    }
}

/// How far behind a comment a brace is looked for that is left over, in bytes.
const MAX_STRAY: usize = 1_000;

/// Whether the main line goes on right here, as it does behind nearly every comment: with a move, a number, a result, a
/// sign, a variation or a comment.
fn goes_on_at(near: &[u8]) -> bool {
    let rest = near.trim_ascii_start();
    match rest.first() {
        None => false,
        Some(b'0'..=b'9' | b'$' | b'(' | b'{' | b'[' | b'*' | b';' | b'<' | b'@') => true,
        Some(_) => starts_with_move(rest),
    }
}

fn starts_with_move(rest: &[u8]) -> bool {
    let word = rest.split(|byte| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}')).next().unwrap_or_default();
    looks_like_move(word) || result_of(word).is_some()
}

/// Whether what stands between two braces are words of a comment: no number of the next moves is among them, no
/// result, and no tag of another game.
fn are_words(between: &[u8], next: MoveNumber) -> bool {
    let mut words = between.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    words.all(|word| match classify(word) {
        Word::Number(Some(number)) | Word::Move { number: Some(number), .. } => {
            number.value != next.value && number.value != next.value.saturating_add(1)
        }
        Word::Result(_) => false,
        Word::Number(None) | Word::Mark | Word::Suffix | Word::Move { number: None, .. } => !word.starts_with(b"["),
    })
}

/// Where the main line goes on inside a comment or variation that is not closed: at the last sighting of the
/// number of its next move, if there are `sightings` at least; a comment has one only if the main line goes on, a
/// variation of Black's move numbers the same moves itself.
pub(super) fn resume(bytes: &[u8], from: usize, to: usize, next: MoveNumber, sightings: u32) -> Option<usize> {
    let wanted = if next.side == Color::Black { 1 } else { sightings };
    let digits = next.value.to_string();
    let digits = digits.as_bytes();
    let is_announced = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        let rest = bytes.get(at..to).and_then(|rest| rest.strip_prefix(digits)).unwrap_or_default();
        let side = match rest {
            [b'.', b'.', ..] => Color::Black,
            [b'.', ..] => Color::White,
            _ => return false,
        };
        before.is_none_or(|byte| byte.is_ascii_whitespace()) && side == next.side
    };
    let mut seen = 0;
    let mut last = None;
    for at in (from..to).filter(|&at| bytes.get(at) == digits.first() && is_announced(at)) {
        seen += 1;
        last = Some(at);
        if sightings == 1 {
            break;
        }
    }
    last.filter(|_| seen >= wanted)
}

/// Where the result stands behind which nothing but white space comes before `to`, or `to` itself: even a comment
/// that takes the rest of its game with it leaves the result.
pub(super) fn before_result(bytes: &[u8], from: usize, to: usize) -> usize {
    let inside = bytes.get(from..to).unwrap_or_default().trim_ascii_end();
    let word = inside.iter().rposition(u8::is_ascii_whitespace).map_or(0, |space| space + 1);
    match inside.get(word..).and_then(result_of) {
        Some(_) => from + word,
        None => to,
    }
}
