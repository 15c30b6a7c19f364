//! Where comments and variations end, and what to do if they do not.
//!
//! A comment that is never closed would take every following game with it. It ends at the next tag pair at the
//! latest, and where a move number says that the main line goes on, the main line is taken up there.

use super::Color;
use super::tag::{self, is_line_end, is_line_start, skip};
use super::token::{MoveNumber, result_of};

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
