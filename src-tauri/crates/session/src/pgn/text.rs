//! Bytes of a file to text: UTF-8, else Windows-1252, which is what the makers of PGN files really wrote where the
//! standard says ISO 8859-1; and UTF-16, by its byte-order mark or by its zeros.

use std::borrow::Cow;
use std::fmt;

/// A file holds no text: too many bytes in it stand for no character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotText;

impl fmt::Display for NotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a text file")
    }
}

impl std::error::Error for NotText {}

/// What Windows-1252 has at 0x80 to 0x9F (the Unicode consortium's mapping file CP1252.TXT; the five places it
/// leaves open are the control characters of ISO 8859-1). All other bytes are the code points of the same number.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// A stretch of a file as text. Decided for each stretch by itself, so that one name in an old encoding does not
/// spoil the names that were added later.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| single_byte(byte)).collect()),
    }
}

fn single_byte(byte: u8) -> char {
    usize::from(byte).checked_sub(0x80).and_then(|high| WINDOWS_1252.get(high)).copied().unwrap_or(char::from(byte))
}

/// A whole file as text: without byte-order mark, each line in the encoding that fits it.
///
/// ```
/// # use scoresheet_session::pgn;
/// assert_eq!(pgn::text_of(b"[White \"Gr\xfcnfeld\"]").as_deref(), Ok("[White \"Grünfeld\"]"));
/// ```
///
/// # Errors
/// The file is not text.
pub fn text_of(bytes: &[u8]) -> Result<String, NotText> {
    let mut form = Form::default();
    let mut plain = Vec::with_capacity(bytes.len());
    form.plain(bytes, &mut plain);
    form.finish(&mut plain);
    if !is_text(&plain) {
        return Err(NotText);
    }
    String::from_utf8(plain)
        .or_else(|error| Ok(error.as_bytes().split_inclusive(|&byte| byte == b'\n').map(decode).collect()))
}

/// How much of a file is looked at to tell whether it is text.
pub(super) const SAMPLE: usize = 1 << 16;

/// Whether the beginning of a file can be text: no zero bytes but at its end, where a crash or an old system fills up the
/// last block with them, and hardly any control characters that no text has.
pub(super) fn is_text(bytes: &[u8]) -> bool {
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    let filled = sample.iter().rev().take_while(|byte| **byte == 0).count();
    let sample = sample.get(..sample.len() - filled).unwrap_or_default();
    // A form feed, an old end-of-file mark or an escape sequence is no reason to refuse a file.
    let is_odd = |byte: &&u8| matches!(byte, 1..=8 | 14..=25 | 28..=31 | 127);
    let odd = sample.iter().filter(is_odd).count();
    !sample.contains(&0) && odd * 50 <= sample.len()
}

/// Which form the bytes of a stream come in, found at its beginning.
#[derive(Debug, Default)]
pub(super) enum Form {
    /// Nothing has come yet.
    #[default]
    Unknown,
    /// So few bytes that it cannot be told yet.
    Begun(Vec<u8>),
    /// One byte or more a character, ASCII as itself.
    Bytes,
    /// Two bytes a unit.
    Utf16 {
        big_endian: bool,
        /// The first half of a unit whose second half is still to come.
        half: Option<u8>,
        /// A high surrogate whose low one is still to come.
        high: Option<u16>,
    },
}

impl Form {
    /// Appends the next bytes of the stream to `out`, UTF-16 made UTF-8. A byte-order mark in UTF-8 stays: the
    /// scanner takes it for white space, wherever files were strung together.
    pub(super) fn plain(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        match self {
            Self::Unknown if bytes.is_empty() => {}
            Self::Unknown => {
                *self = Self::Begun(Vec::new());
                self.plain(bytes, out);
            }
            Self::Begun(begun) => {
                begun.extend_from_slice(bytes);
                if begun.len() >= TELLING {
                    self.settle(out);
                }
            }
            Self::Bytes => out.extend_from_slice(bytes),
            Self::Utf16 { big_endian, half, high } => {
                for &byte in bytes {
                    let Some(first) = half.take() else {
                        *half = Some(byte);
                        continue;
                    };
                    let pair = [first, byte];
                    let unit = if *big_endian { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) };
                    if high.is_none() && (0xd800..0xdc00).contains(&unit) {
                        *high = Some(unit);
                        continue;
                    }
                    for c in char::decode_utf16(high.take().into_iter().chain([unit])) {
                        let c = c.unwrap_or(char::REPLACEMENT_CHARACTER);
                        out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                    }
                }
            }
        }
    }

    /// Says that no bytes will come: what was too little to tell is taken for what it most likely is.
    pub(super) fn finish(&mut self, out: &mut Vec<u8>) {
        if matches!(self, Self::Begun(_)) {
            self.settle(out);
        }
    }

    /// Tells the form from the first bytes: UTF-16 by its mark, or by the zeros that are every second byte of it where a
    /// text begins with ASCII, as games do.
    fn settle(&mut self, out: &mut Vec<u8>) {
        let Self::Begun(begun) = std::mem::take(self) else { return };
        let (big_endian, rest) = match begun.as_slice() {
            [0xff, 0xfe, rest @ ..] => (Some(false), rest),
            [0xfe, 0xff, rest @ ..] => (Some(true), rest),
            [1..=0x7f, 0, 1..=0x7f, 0, ..] | [1..=0x7f, 0] => (Some(false), begun.as_slice()),
            [0, 1..=0x7f, 0, 1..=0x7f, ..] | [0, 1..=0x7f] => (Some(true), begun.as_slice()),
            all => (None, all),
        };
        *self = match big_endian {
            Some(big_endian) => Self::Utf16 { big_endian, half: None, high: None },
            None => Self::Bytes,
        };
        self.plain(rest, out);
    }
}

/// So many bytes tell the form of a text.
const TELLING: usize = 4;

/// A text with every run of white space as one space, and without other control characters.
pub(super) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split(char::is_whitespace) {
        let mut kept = word.chars().filter(|c| !c.is_control()).peekable();
        if kept.peek().is_some() && !line.is_empty() {
            line.push(' ');
        }
        line.extend(kept);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_read_in_the_encoding_that_fits_it() {
        assert_eq!(text_of("Grünfeld ½".as_bytes()).as_deref(), Ok("Grünfeld ½"));
        assert_eq!(text_of(b"Gr\xfcnfeld \xbd\nJi\xc5\x99\xc3\xad\n\x93x\x94").as_deref(), Ok("Grünfeld ½\nJiří\n“x”"));
        assert_eq!(text_of(b"").as_deref(), Ok(""));
    }

    #[test]
    fn sixteen_bit_text_is_read_by_its_mark() {
        let units: Vec<u16> = "é ♘ 𝄞".encode_utf16().collect();
        let little: Vec<u8> =
            [0xff, 0xfe].into_iter().chain(units.iter().flat_map(|unit| unit.to_le_bytes())).collect();
        let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(units.iter().flat_map(|unit| unit.to_be_bytes())).collect();
        assert_eq!(text_of(&little).as_deref(), Ok("é ♘ 𝄞"));
        assert_eq!(text_of(&big).as_deref(), Ok("é ♘ 𝄞"));
        // Without the mark it is told from the zeros.
        let games: Vec<u16> = "1. e4 ½".encode_utf16().collect();
        let unmarked: [Vec<u8>; 2] = [
            games.iter().flat_map(|unit| unit.to_le_bytes()).collect(),
            games.iter().flat_map(|unit| unit.to_be_bytes()).collect(),
        ];
        for bytes in unmarked {
            assert_eq!(text_of(&bytes).as_deref(), Ok("1. e4 ½"));
        }
        for bytes in [little, big] {
            let (mut form, mut plain) = (Form::default(), Vec::new());
            for byte in bytes {
                form.plain(&[byte], &mut plain);
            }
            assert_eq!(String::from_utf8(plain).as_deref(), Ok("é ♘ 𝄞"), "in single bytes");
        }
    }

    #[test]
    fn a_picture_is_no_text() {
        assert_eq!(text_of(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(NotText));
        assert_eq!(text_of(&[7; 100]), Err(NotText));
        assert!(text_of(b"1. e4 e5 \x1a").is_ok());
        assert!(text_of(b"1. e4 e5 *\n\0\0\0\0\0\0").is_ok(), "filled up with zeros");
        assert_eq!(text_of(b"1. e4\0\0 e5 *"), Err(NotText));
    }
}
