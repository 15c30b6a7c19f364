//! Tag pairs: `[White "Kasparov, G"]`, and what becomes of them in real files: quotes missing or not escaped,
//! brackets missing, values broken across lines.

use std::borrow::Cow;

use super::span::Span;
use super::text::decode;

/// Names that make a tag pair even of a line whose quotes are missing (the PGN standard's sections 8 and 9, and
/// the names that the great databases added).
const KNOWN: [&str; 32] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "Variant",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "ECO",
    "Opening",
    "Variation",
    "TimeControl",
    "Time",
    "UTCDate",
    "UTCTime",
    "Termination",
    "Annotator",
    "PlyCount",
    "EventDate",
    "Source",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFideId",
    "BlackFideId",
    "Mode",
    "Board",
];

/// How many tags a game keeps beside those that it has a place of its own for.
pub const MAX_TAGS: usize = 100;

/// The longest value of a tag that is kept, in characters.
pub const MAX_TAG_VALUE: usize = 1_000;

/// A tag pair.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: String,
    /// Its value, with nothing escaped.
    pub value: String,
}

impl Tag {
    /// The tag as PGN can say it and a game keeps it; nothing if its name is none.
    ///
    /// ```
    /// # use scoresheet_session::pgn::Tag;
    /// assert_eq!(Tag::new("ECO", " C\n42 ").unwrap().value, "C42");
    /// assert_eq!(Tag::new("no name", "x"), None);
    /// ```
    #[must_use]
    pub fn new(name: &str, value: &str) -> Option<Self> {
        let is_whole = name.len() <= MAX_NAME && name.bytes().all(is_name_byte);
        let is_name = is_whole && name.starts_with(|first: char| first.is_ascii_alphabetic());
        is_name.then(|| Self { name: name.to_owned(), value: kept_value(value) })
    }
}

/// As much of a value as a game keeps, as PGN can say it.
pub(super) fn kept_value(value: &str) -> String {
    let plain: String = value.trim().chars().filter(|c| !c.is_control()).collect();
    let kept: String = plain.trim_start().chars().take(MAX_TAG_VALUE).collect();
    kept.trim_end().to_owned()
}

/// Whether a value says something, and does not stand for "not known" as `?` and `????.??.??` do.
pub(super) fn is_said(value: &str) -> bool {
    value.chars().any(|c| !matches!(c, '?' | '.' | ' '))
}

/// The longest name, in bytes: that of the standard's "symbol" token.
const MAX_NAME: usize = 255;

/// What stands at an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A tag pair: its name, its value as written without the quotes around it, and where it ends.
    Pair {
        /// The name.
        name: Span,
        /// The value, still escaped.
        value: Span,
        /// The first byte behind it.
        end: usize,
    },
    /// No tag pair.
    Other,
    /// The bytes end before it can be told.
    Short,
}

/// The same name, whatever its case.
pub(super) fn is_name(name: &[u8], known: &str) -> bool {
    name.eq_ignore_ascii_case(known.as_bytes())
}

/// Whether a tag of this name is one that files of games have.
pub(super) fn is_known(name: &[u8]) -> bool {
    KNOWN.iter().any(|known| is_name(name, known))
}

/// Whether a tag pair begins at `at`, where a `[` stands, and how long its name is. Without a quotation mark it
/// must have a known name and begin a line.
///
/// # Errors
/// The bytes end before it can be told.
fn begins(bytes: &[u8], at: usize) -> Result<Option<(Span, usize)>, ()> {
    let from = skip(bytes, at + 1, is_blank);
    // A name that is longer than any is none.
    let to = skip(bytes.get(..from + MAX_NAME + 1).unwrap_or(bytes), from, is_name_byte);
    let value = skip(bytes, to, is_blank);
    let name = bytes.get(from..to).unwrap_or_default();
    let Some(next) = bytes.get(value) else { return Err(()) };
    let is_spaced = value > to;
    let is_tag = matches!(name, [first, ..] if first.is_ascii_alphabetic())
        && (*next == b'"' || is_spaced && is_line_start(bytes, at) && is_known(name));
    Ok(is_tag.then_some((Span::new(from, to), value)))
}

/// Whether a tag pair begins at `at`, where a `[` stands.
pub(super) fn begins_at(bytes: &[u8], at: usize) -> bool {
    matches!(begins(bytes, at), Ok(Some(_)))
}

/// Reads the tag pair at `at`, where a `[` stands. With `is_end` the bytes are all there are.
pub(super) fn read(bytes: &[u8], at: usize, is_end: bool) -> Found {
    let (name, from) = match begins(bytes, at) {
        Ok(Some(found)) => found,
        Ok(None) => return Found::Other,
        Err(()) => return if is_end { Found::Other } else { Found::Short },
    };
    let is_quoted = bytes.get(from) == Some(&b'"');
    let start = if is_quoted { from + 1 } else { from };
    let pair = |value_end, end| Found::Pair { name, value: Span::new(start, value_end), end };
    let line_end = match closing(bytes, start) {
        Ok((value_end, end)) if is_quoted => return pair(value_end, end),
        Ok(_) => skip(bytes, start, |byte| !is_line_end(byte)),
        Err(line_end) => line_end,
    };
    let next = match (bytes.get(line_end), bytes.get(line_end + 1)) {
        (None, _) | (Some(b'\r'), None) if !is_end => return Found::Short,
        (Some(b'\r'), Some(b'\n')) => line_end + 2,
        _ => line_end + 1,
    };
    let line = bytes.get(start..line_end).unwrap_or_default();
    let last_bracket = line.iter().rposition(|&byte| byte == b']').map(|offset| start + offset);
    // The value goes on in the next line, if that one closes it.
    if is_quoted && last_bracket.is_none() {
        match closing(bytes, next) {
            Ok((value_end, end)) if !bytes.get(next..value_end).unwrap_or_default().contains(&b'[') => {
                return pair(value_end, end);
            }
            Err(next_end) if next_end >= bytes.len() && !is_end => return Found::Short,
            _ => {}
        }
    }
    // No quotation mark closes it: the bracket does, or else the line.
    let mut value_end = last_bracket.unwrap_or(line_end);
    while value_end > start && bytes.get(value_end - 1).is_some_and(|&byte| is_blank(byte) || byte == b'"') {
        value_end -= 1;
    }
    pair(value_end, last_bracket.map_or(line_end, |bracket| bracket + 1))
}

/// The end of the value and of the pair: a quotation mark that is not escaped and stands before a `]` in the same
/// line. Other quotation marks belong to the value, for few programs escape them.
///
/// # Errors
/// There is none: where the line ends.
fn closing(bytes: &[u8], start: usize) -> Result<(usize, usize), usize> {
    let mut at = start;
    loop {
        match bytes.get(at) {
            None => return Err(bytes.len()),
            Some(&byte) if is_line_end(byte) => return Err(at),
            Some(b'\\') if matches!(bytes.get(at + 1), Some(b'\\' | b'"')) => at += 2,
            Some(b'"') => {
                let bracket = skip(bytes, at + 1, is_blank);
                match bytes.get(bracket) {
                    Some(b']') => return Ok((at, bracket + 1)),
                    _ => at = bracket,
                }
            }
            Some(_) => at += 1,
        }
    }
}

/// The value of a tag as it is meant: `\"` and `\\` are a quotation mark and a backslash, line breaks are spaces,
/// control characters are dropped.
pub(super) fn value(bytes: &[u8]) -> Cow<'_, str> {
    let text = decode(bytes);
    let is_plain = |byte: u8| byte >= b' ' && byte != b'\\' && byte != 0x7f;
    // U+0080 to U+009F are the other control characters; they begin with this byte.
    if text.bytes().all(|byte| is_plain(byte) && byte != 0xc2) && text.trim().len() == text.len() {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.trim().chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => plain.push(chars.next_if(|next| matches!(next, '"' | '\\')).unwrap_or(c)),
            '\n' | '\r' | '\t' => {
                if !plain.ends_with(' ') {
                    plain.push(' ');
                }
            }
            c if c.is_control() => {}
            c => plain.push(c),
        }
    }
    // A control character may have stood around white space.
    Cow::Owned(plain.trim().to_owned())
}

/// The first place from `at` on whose byte does not pass.
pub(super) fn skip(bytes: &[u8], at: usize, pass: impl Fn(u8) -> bool) -> usize {
    bytes.get(at..).and_then(|rest| rest.iter().position(|&byte| !pass(byte))).map_or(bytes.len(), |offset| at + offset)
}

/// Whether a line begins at `at`.
pub(super) fn is_line_start(bytes: &[u8], at: usize) -> bool {
    at.checked_sub(1).and_then(|before| bytes.get(before)).is_none_or(|&byte| is_line_end(byte))
}

pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-' | b'.' | b'/')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let shown = match read(text.as_bytes(), 0, true) {
            Found::Pair { name, value: span, end } => {
                let bytes = text.as_bytes();
                let rest = String::from_utf8_lossy(&bytes[end..]).replace('\n', "¶");
                format!("{}={}|{rest}", decode(name.of(bytes)), value(span.of(bytes)))
            }
            Found::Other => "other".into(),
            Found::Short => "short".into(),
        };
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn pairs_are_read_as_they_are() {
        for (text, expected) in [
            (r#"[White "Kasparov, G"]"#, "White=Kasparov, G|"),
            (r#"[ White  "x" ] 1. e4"#, "White=x| 1. e4"),
            (r#"[White"x"][Black "y"]"#, r#"White=x|[Black "y"]"#),
            (r#"[Event "The \"Big\" \\ one"]"#, r#"Event=The "Big" \ one|"#),
            (r#"[Event "The "Big" one"]"#, r#"Event=The "Big" one|"#),
            (r#"[Event "a ] b"]"#, "Event=a ] b|"),
            (r#"[Site "C:\games\"]"#, r"Site=C:\games\|"),
            ("[White Kasparov]\n", "White=Kasparov|¶"),
            ("[White \"Kasparov]\n", "White=Kasparov|¶"),
            ("[White Kasparov\"]\n", "White=Kasparov|¶"),
            ("[White \"Kasparov\"\n[Black \"x\"]", "White=Kasparov|¶[Black \"x\"]"),
            ("[White \"Kasparov\n[Black \"x\"]", "White=Kasparov|¶[Black \"x\"]"),
            ("[Event \"broken\nacross\"]\n", "Event=broken across|¶"),
            ("[Event \"broken\r\nacross\"]\n", "Event=broken across|¶"),
            ("[White \"\"]", "White=|"),
            ("[White \"", "White=|"),
            ("[%clk 0:01]", "other"),
            ("[see this]", "other"),
            ("[Foo \"bar\"]", "Foo=bar|"),
            ("[", "other"),
            ("[+0.3]", "other"),
        ] {
            check(text, expected);
        }
    }

    #[test]
    fn what_may_go_on_is_waited_for() {
        for text in ["[", "[Wh", "[White ", "[White \"Kas", "[White \"Kas\nx", "[White \"Kas]"] {
            assert_eq!(read(text.as_bytes(), 0, false), Found::Short, "{text}");
        }
    }
}
