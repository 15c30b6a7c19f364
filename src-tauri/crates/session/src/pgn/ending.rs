//! Results as they are written: with any dash, with spaces or without, glued to what stands beside them.

use super::GameResult;
use super::said::said;
use super::token::{is_suffix, stops_of};
use super::word::wide_space;

/// What stands at a place where a result may begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// A result of so many bytes; `None` is `*`.
    Result {
        /// Its length, with the white space inside it.
        length: usize,
        /// What it says.
        result: Option<GameResult>,
        /// Whether more is written right behind it that belongs to it, such as the letter of a forfeit: `1-0F`.
        has_tail: bool,
    },
    /// Castling with white space between its signs, of so many bytes: no result, though it looks like one.
    Castling(usize),
    /// Neither.
    Other,
    /// The bytes end before it can be told.
    Short,
}

/// One side's share of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    Nothing,
    Half,
    All,
}

/// White space inside a result, at most: a line break and an indent.
const MAX_SPACE: usize = 16;

/// So many bytes tell in any case what stands there.
const MAX_ENDING: usize = 96;

/// What stands at the beginning of `bytes`. With `is_end` they are all there are.
pub(super) fn ending_at(bytes: &[u8], is_end: bool) -> Ending {
    if bytes.first() == Some(&b'*') {
        let rest = bytes.get(1..).unwrap_or_default();
        return match ends_at(rest) {
            _ if rest.len() < MAX_ENDING && !is_end => Ending::Short,
            Some(Tail::None) => Ending::Result { length: 1, result: None, has_tail: false },
            _ => Ending::Other,
        };
    }
    let Some((first, mut at)) = share(bytes) else { return Ending::Other };
    if bytes.len() < MAX_ENDING && !is_end {
        return Ending::Short;
    }
    let first_end = at;
    let is_draw_alone = first == Share::Half && !bytes.starts_with(b".") && !bytes.starts_with(b"0");
    let alone = || match ends_at(bytes.get(first_end..).unwrap_or_default()) {
        Some(Tail::None) if is_draw_alone => {
            Ending::Result { length: first_end, result: Some(GameResult::Draw), has_tail: false }
        }
        _ => Ending::Other,
    };
    let Some(second) = second_share(bytes, &mut at) else { return alone() };
    let result = match (first, second) {
        (Share::All, Share::Nothing) => GameResult::White,
        (Share::Nothing, Share::All) => GameResult::Black,
        (Share::Half, Share::Half) => GameResult::Draw,
        (Share::Nothing, Share::Nothing) => return castling(bytes, at),
        _ => return alone(),
    };
    match ends_at(bytes.get(at..).unwrap_or_default()) {
        Some(tail) => Ending::Result { length: at, result: Some(result), has_tail: tail == Tail::Some },
        None => Ending::Other,
    }
}

/// The share behind the dash at `at`, which then stands behind the share.
fn second_share(bytes: &[u8], at: &mut usize) -> Option<Share> {
    *at += space(bytes, *at);
    let width = dash(bytes.get(*at..).unwrap_or_default());
    if width == 0 {
        return None;
    }
    *at += width;
    *at += space(bytes, *at);
    let (second, length) = share(bytes.get(*at..).unwrap_or_default())?;
    *at += length;
    Some(second)
}

/// The length of the white space at a place, if it is no longer than in a result.
fn space(bytes: &[u8], at: usize) -> usize {
    let mut length = 0;
    loop {
        length += match bytes.get(at + length) {
            Some(b' ' | b'\t' | b'\n' | b'\r') => 1,
            Some(0x80..) => match wide_space(bytes, at + length) {
                0 => return length,
                width => width,
            },
            _ => return length,
        };
        if length > MAX_SPACE {
            return 0;
        }
    }
}

/// The share that is written at the beginning of the bytes, and its length.
fn share(bytes: &[u8]) -> Option<(Share, usize)> {
    Some(match bytes {
        [b'1', b'/', b'2', ..] => (Share::Half, 3),
        [b'1', 0xe2, 0x81, 0x84, b'2', ..] => (Share::Half, 5),
        [0xc2, 0xbd, ..] => (Share::Half, 2),
        // The same sign in Windows-1252.
        [0xbd, ..] => (Share::Half, 1),
        [b'0', b'.' | b',', b'5', ..] => (Share::Half, 3),
        [b'.', b'5', ..] => (Share::Half, 2),
        [b'1', ..] => (Share::All, 1),
        // Zeros come as letters too.
        [b'0' | b'O' | b'o', ..] => (Share::Nothing, 1),
        _ => return None,
    })
}

/// The length of the dash or colon between the halves of a result, or 0.
fn dash(bytes: &[u8]) -> usize {
    match bytes {
        [b'-', b'-', ..] => 2,
        [b'-' | b':', ..] => 1,
        // A soft hyphen, and the dashes of Windows-1252.
        [0xc2, 0xad, ..] => 2,
        [0x96 | 0x97, ..] => 1,
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        _ => 0,
    }
}

/// What stands right behind a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tail {
    /// Nothing of it.
    None,
    /// Letters that belong to it.
    Some,
}

/// Whether a result can end before these bytes.
fn ends_at(rest: &[u8]) -> Option<Tail> {
    match rest {
        [b'.', b'0'..=b'9', ..] => None,
        // The number of the next move: digits and a stop.
        [b'0'..=b'9', ..] => {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let (_, stops) = stops_of(rest.get(digits..).unwrap_or_default());
            (digits <= 3 && stops > 0).then_some(Tail::None)
        }
        [b'-' | b'/' | b':' | b'+' | b'=' | b'@' | b'_' | b'%', ..] => None,
        [byte, ..] if byte.is_ascii_alphabetic() => Some(Tail::Some),
        [0x80..=0xff, ..] if wide_space(rest, 0) == 0 => {
            // Another dash or half would be part of something else.
            (dash(rest) == 0 && share(rest).is_none()).then_some(Tail::Some)
        }
        _ => Some(Tail::None),
    }
}

/// Castling up to `at`, and perhaps one sign more, if there is white space in it; without, it is a word as any other.
fn castling(bytes: &[u8], at: usize) -> Ending {
    let mut more = at;
    let end = match second_share(bytes, &mut more) {
        Some(Share::Nothing) => more,
        Some(_) => return Ending::Other,
        None => at,
    };
    let written = bytes.get(..end).unwrap_or_default();
    let is_apart = written.iter().any(u8::is_ascii_whitespace);
    let is_whole = !bytes.get(end).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'-');
    if is_apart && is_whole { Ending::Castling(end) } else { Ending::Other }
}

/// The result a word stands for, if it is one; `Some(None)` for `*`.
pub(super) fn result_of(word: &[u8]) -> Option<Option<GameResult>> {
    // A full stop may end the last sentence of a game: `1-0.`
    let word = word.strip_suffix(b".").unwrap_or(word);
    match ending_at(word, true) {
        Ending::Result { length, result, .. } if length == word.len() => Some(result),
        _ => None,
    }
}

/// What the value of the tag `Result` says, and whether that is all of it: `1-0 (time)`, `1-0F`, and the signs of a
/// game that was not played, `+/-`, tell how it ended as well.
pub(super) fn result_of_tag(value: &str) -> (Option<GameResult>, bool) {
    let value = value.trim();
    if matches!(value, "" | "?" | "*") {
        return (None, true);
    }
    let plain: String = value.chars().filter(|c| !c.is_whitespace()).collect();
    match plain.as_str() {
        "+/-" | "+:-" | "+--" => return (Some(GameResult::White), false),
        "-/+" | "-:+" | "--+" => return (Some(GameResult::Black), false),
        _ => {}
    }
    match ending_at(value.as_bytes(), true) {
        Ending::Result { length, result, has_tail } => (result, length == value.len() && !has_tail),
        _ => (None, false),
    }
}

/// Longer words are not looked through for a result inside them: nothing that is played is so long.
const MAX_GLUED: usize = 64;

/// Where a word ends before a result that is glued to it: `Qxf7#1-0`, `Nc6*`, `34.½-½`.
pub(super) fn cut(word: &[u8]) -> Option<usize> {
    if word.len() > MAX_GLUED {
        return None;
    }
    (1..word.len()).find(|&at| {
        let (head, rest) = word.split_at(at);
        let may_begin = matches!(rest, [b'0' | b'1' | b'*' | b'.' | 0xbd | 0xc2, ..]);
        may_begin && ends_before(head, rest) && matches!(ending_at(rest, true), Ending::Result { .. })
    })
}

/// Whether a word can end before `result`: behind a whole move, a number, a sign.
fn ends_before(head: &[u8], result: &[u8]) -> bool {
    let is_file = |byte: &u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'h');
    let is_star = result.starts_with(b"*");
    match head {
        // A star is a queen behind the sign of a promotion.
        [.., b'=' | b'('] => false,
        _ if is_suffix(head) || said(head).is_some() => true,
        [.., b'+' | b'#' | b'!' | b'?' | b'.' | b')' | b']' | b'"'] => true,
        [.., before, b'1'..=b'8'] if is_file(before) || matches!(before, b'K' | b'Q' | b'R' | b'N') => true,
        [b'1'..=b'8', b'1'..=b'8', b'1'..=b'8', b'1'..=b'8'] => true,
        [.., b'O' | b'o' | b'0'] => is_castling(head),
        [b'-', .., b'-'] => head.iter().all(|byte| *byte == b'-'),
        // `e7e8q`, `e8Q`, and `e8=Q`.
        [.., b'1' | b'8' | b'=', letter] if letter.is_ascii_alphabetic() => true,
        [.., last @ 0x80..=0xff] => *last != 0xc2,
        // A file whose rank is the first digit of the result is no whole square.
        [.., last] if is_file(last) && !is_star && result.starts_with(b"1") => false,
        [_, _, ..] => head.iter().all(u8::is_ascii_alphabetic) || head.last().is_some_and(u8::is_ascii_uppercase),
        _ => false,
    }
}

fn is_castling(word: &[u8]) -> bool {
    let is_sign = |byte: &u8| matches!(byte, b'O' | b'o' | b'0');
    let signs = word.iter().filter(|byte| is_sign(byte)).count();
    (2..=3).contains(&signs) && word.iter().all(|byte| is_sign(byte) || *byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str) -> String {
        match ending_at(text.as_bytes(), true) {
            Ending::Result { length, result, has_tail } => {
                let tail = if has_tail { "…" } else { "" };
                format!("{}{tail}|{}", result.map_or("*", GameResult::text), &text[length..])
            }
            Ending::Castling(length) => format!("castling|{}", &text[length..]),
            Ending::Other => "other".into(),
            Ending::Short => "short".into(),
        }
    }

    #[test]
    fn results_are_read_with_any_dash_and_space() {
        for (text, expected) in [
            ("1-0", "1-0|"),
            ("1 - 0", "1-0|"),
            ("1- 0 1. e4", "1-0| 1. e4"),
            ("1 -0\n", "1-0|\n"),
            ("1\n-\n0", "1-0|"),
            ("0 – 1", "0-1|"),
            ("0 — 1", "0-1|"),
            ("0 : 1", "0-1|"),
            ("1--0", "1-0|"),
            ("½ - ½", "1/2-1/2|"),
            ("1/2 - 1/2", "1/2-1/2|"),
            ("1/2-\n1/2", "1/2-1/2|"),
            ("1⁄2–1⁄2", "1/2-1/2|"),
            ("½-1/2", "1/2-1/2|"),
            ("0.5 - 0.5", "1/2-1/2|"),
            ("½ e4", "1/2-1/2| e4"),
            ("1/2.", "1/2-1/2|."),
            ("1-O", "1-0|"),
            ("O-1", "0-1|"),
            ("1-01. e4", "1-0|1. e4"),
            ("0-112. e4", "0-1|12. e4"),
            ("½-½1.e4", "1/2-1/2|1.e4"),
            ("1-0[Event", "1-0|[Event"),
            ("1-0{x}", "1-0|{x}"),
            ("1-0(time)", "1-0|(time)"),
            ("1-0F", "1-0…|F"),
            ("*", "*|"),
            ("*1. e4", "*|1. e4"),
            ("*{x}", "*|{x}"),
            ("*f7", "*…"),
            ("0-0", "other"),
            ("0-0-0", "other"),
            ("0-0-1", "other"),
            ("1-0-0", "other"),
            ("0 - 0", "castling|"),
            ("O - O - O e5", "castling| e5"),
            ("0 - 0 - 1", "other"),
            ("1-1", "other"),
            ("1-2", "other"),
            ("1-00", "other"),
            ("1. e4", "other"),
            ("1 e4", "other"),
            ("0.25", "other"),
            ("1/2/3", "other"),
            ("½-", "other"),
            ("O-O", "other"),
        ] {
            let expected = if expected == "*…" { "other" } else { expected };
            assert_eq!(show(text), expected, "{text}");
        }
    }

    #[test]
    fn glued_results_are_cut_off() {
        for (word, head) in [
            ("Qxf7#1-0", Some("Qxf7#")),
            ("Nc6*", Some("Nc6")),
            ("Nc6*1.d4", Some("Nc6")),
            ("Nc61-0", Some("Nc6")),
            ("Nc61/2-1/2", Some("Nc6")),
            ("Nc6½-½", Some("Nc6")),
            ("Ra10-1", Some("Ra1")),
            ("Ra11-0", Some("Ra1")),
            ("Ra1-0", None),
            ("a1-0", None),
            ("34.1-0", Some("34.")),
            ("O-O1-0", Some("O-O")),
            ("0-01-0", Some("0-0")),
            ("0-0-00-1", Some("0-0-0")),
            ("O-O-O*", Some("O-O-O")),
            ("e8=Q1-0", Some("e8=Q")),
            ("e7e8q0-1", Some("e7e8q")),
            ("e8=*", None),
            ("Kg1!?½", Some("Kg1!?")),
            ("--1-0", Some("--")),
            ("resigns0-1", Some("resigns")),
            ("mate1-0", Some("mate")),
            ("P-K41-0", Some("P-K4")),
            ("O-O", None),
            ("0-0-0", None),
            ("e2-e4", None),
            ("11-0", None),
            ("P-K4", None),
            ("12.0-0", None),
            ("1-0", None),
        ] {
            assert_eq!(cut(word.as_bytes()).map(|at| &word[..at]), head, "{word}");
        }
    }

    #[test]
    fn the_tag_says_it_in_more_ways() {
        for (value, expected) in [
            ("1-0", (Some(GameResult::White), true)),
            ("1 - 0", (Some(GameResult::White), true)),
            ("1-0 (time)", (Some(GameResult::White), false)),
            ("0-1F", (Some(GameResult::Black), false)),
            ("+/-", (Some(GameResult::White), false)),
            ("-/+", (Some(GameResult::Black), false)),
            ("½-½", (Some(GameResult::Draw), true)),
            ("*", (None, true)),
            ("?", (None, true)),
            ("adjourned", (None, false)),
        ] {
            assert_eq!(result_of_tag(value), expected, "{value}");
        }
    }
}
