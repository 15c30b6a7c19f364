//! Where the FEN stands in a text that somebody hands on: behind `FEN:`, in quotes, in a web address.

use std::borrow::Cow;

/// A FEN found in a text.
pub(super) struct Found<'a> {
    /// The text, with what a web address encodes decoded.
    plain: Cow<'a, str>,
    /// Where in it the FEN begins and ends, in bytes.
    from: usize,
    to: usize,
    /// For each character of `plain` its number in the text, counted from 1; empty where they are the same.
    columns: Vec<usize>,
    /// Words in front of the FEN, where they are more than a label.
    heading: Option<(usize, usize)>,
}

impl<'a> Found<'a> {
    /// Looks for it. Where there is none, the whole text is taken for one, so that the fault in it can be named.
    pub(super) fn in_text(text: &'a str) -> Self {
        let label = label_length(text);
        let whole =
            Self { plain: Cow::Borrowed(text), from: label, to: text.len(), columns: Vec::new(), heading: None };
        if placement_length(text.get(label..).unwrap_or_default().as_bytes()).is_some() {
            return whole;
        }
        let (plain, columns) = decoded(text);
        let Some(from) = find(plain.as_bytes()) else { return whole };
        if plain.get(..from).is_some_and(is_address) {
            let to = from + parameter_length(plain.get(from..).unwrap_or_default());
            Self { plain, from, to, columns, heading: None }
        } else {
            let to = plain.len();
            Self { plain, from, to, columns, heading: Some((label.min(from), from)) }
        }
    }

    /// The FEN, with whatever stands behind it.
    pub(super) fn fen(&self) -> &str {
        self.plain.get(self.from..self.to).unwrap_or_default()
    }

    /// The number in the text of a character of the FEN, both counted from 1.
    pub(super) fn column(&self, of_fen: usize) -> usize {
        let before = self.plain.get(..self.from).unwrap_or_default().chars().count();
        let column = before + of_fen;
        if self.columns.is_empty() {
            return column;
        }
        let last = self.columns.last().copied().unwrap_or_default();
        self.columns.get(column - 1).copied().unwrap_or(last + 1)
    }

    /// What stands in front of the FEN and is no part of it.
    pub(super) fn heading(&self) -> Option<&str> {
        let (from, to) = self.heading?;
        let words = self.plain.get(from..to)?.trim_matches(|c: char| !c.is_alphanumeric());
        let last = words.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let words = if is_label(last) { words.get(..words.len() - last.len())? } else { words };
        let words = words.trim_matches(|c: char| !c.is_alphanumeric());
        (!words.is_empty()).then_some(words)
    }
}

/// Whether a word announces a FEN: the tag's name, that of EPD, the commands of engines.
fn is_label(word: &str) -> bool {
    ["fen", "epd", "position", "setboard", "startfen"].iter().any(|label| word.eq_ignore_ascii_case(label))
}

/// The length of what may stand in front of a FEN without saying more than that it is one: white space, quotation marks,
/// brackets, labels.
fn label_length(text: &str) -> usize {
    let mut at = 0;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let junk = rest.find(|c: char| !is_wrapping(c)).unwrap_or(rest.len());
        let word = rest.get(junk..).unwrap_or_default();
        let length = word.find(|c: char| !c.is_alphanumeric()).unwrap_or(word.len());
        if !is_label(word.get(..length).unwrap_or_default()) || length == word.len() {
            return at + junk;
        }
        at += junk + length;
    }
}

/// Whether a character can stand around a FEN and is none of it.
pub(super) fn is_wrapping(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '‹' | '›' | '<' | '>')
        || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '=' | ':' | ',' | ';' | '\u{feff}' | '\u{200b}'..='\u{200f}')
}

/// Whether a text is, or ends in, a web address.
fn is_address(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    lower.contains("://")
        || lower.contains("www.")
        || lower.contains("fen=")
        || lower.contains(".org/")
        || lower.contains(".com/")
}

/// How much of an address is the FEN: up to its next parameter, or its end.
fn parameter_length(rest: &str) -> usize {
    rest.find(['&', '#', '?', '"', '\'', '<', '>']).unwrap_or(rest.len())
}

/// The text with the bytes that an address encodes as `%2F`, and `+` as the space that forms make of it, and for each
/// character the number of the one it came from. As it is if there is nothing to decode.
fn decoded(text: &str) -> (Cow<'_, str>, Vec<usize>) {
    let is_encoded = text.contains('%') || text.contains('+') && is_address(text);
    if !is_encoded {
        return (Cow::Borrowed(text), Vec::new());
    }
    let mut plain = String::with_capacity(text.len());
    let mut columns = Vec::with_capacity(text.len());
    let mut chars = text.chars().enumerate();
    while let Some((index, c)) = chars.next() {
        let rest = chars.clone();
        let code = (c == '%').then(|| hexadecimal(rest.map(|(_, c)| c))).flatten();
        let c = match code {
            Some(code) => {
                chars.next();
                chars.next();
                code
            }
            None if c == '+' && is_address(&plain) => ' ',
            None => c,
        };
        plain.push(c);
        columns.push(index + 1);
    }
    (Cow::Owned(plain), columns)
}

/// The ASCII character that two hexadecimal digits stand for.
fn hexadecimal(mut digits: impl Iterator<Item = char>) -> Option<char> {
    let (high, low) = (digits.next()?.to_digit(16)?, digits.next()?.to_digit(16)?);
    char::from_u32(high * 16 + low).filter(|c| c.is_ascii() && !c.is_ascii_control())
}

/// Where in the bytes a whole piece placement begins, if there is one.
pub(super) fn find(bytes: &[u8]) -> Option<usize> {
    let begins =
        |at: &usize| at.checked_sub(1).and_then(|before| bytes.get(before)).is_none_or(|b| !b.is_ascii_alphanumeric());
    (0..bytes.len()).filter(begins).find(|&at| placement_length(bytes.get(at..).unwrap_or_default()).is_some())
}

/// The length of the piece placement at the beginning of the bytes: eight ranks of eight squares, and nothing that could
/// go on with the last.
pub(super) fn placement_length(bytes: &[u8]) -> Option<usize> {
    let (mut squares, mut ranks, mut length) = (0, 0, 0);
    for &byte in bytes {
        match byte {
            b'1'..=b'8' => squares += byte - b'0',
            b'~' if length > 0 => {}
            _ if b"pnbrqkPNBRQK".contains(&byte) => squares += 1,
            b'/' if squares == 8 && ranks < 7 => (squares, ranks) = (0, ranks + 1),
            _ if ranks == 7 && squares == 8 && !byte.is_ascii_alphanumeric() => return Some(length),
            _ => return None,
        }
        if squares > 8 {
            return None;
        }
        length += 1;
    }
    (ranks == 7 && squares == 8).then_some(length)
}
