//! Where the words of the movetext end.

/// Where the word at `at` ends: at white space or at a sign that begins or ends something else. Brackets round one
/// piece or a descriptive square belong to it: `e8(Q)`, `P(K4)xP`. And whether there is a sign in it that results have.
pub(super) fn word_end(bytes: &[u8], at: usize) -> (usize, bool) {
    let mut end = at;
    let mut may_hold_result = false;
    loop {
        while bytes.get(end).is_some_and(|&byte| IS_PLAIN[usize::from(byte)]) {
            end += 1;
        }
        match bytes.get(end) {
            // The sign at which the word begins is part of it, whatever it is.
            Some(_) if end == at => end += 1,
            None | Some(0..=b' ' | b'{' | b'}' | b';' | b')' | b'$' | b']') => return (end, may_hold_result),
            Some(b'(' | b'[') => match bracket_in_word(bytes.get(end..).unwrap_or_default()) {
                0 => return (end, may_hold_result),
                width => end += width,
            },
            Some(0x80..) if wide_space(bytes, end) > 0 => return (end, may_hold_result),
            Some(_) => {
                may_hold_result = true;
                end += 1;
            }
        }
    }
}

/// The bytes that belong to a word whatever stands beside them, and are no sign between the halves of a result.
const IS_PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut byte = b'!';
    while byte < 0x80 {
        plain[byte as usize] =
            !matches!(byte, b'{' | b'}' | b';' | b'(' | b')' | b'$' | b'[' | b']' | b'-' | b'/' | b':' | b'*');
        byte += 1;
    }
    plain
};

/// The length of a bracket that belongs to a word, or 0.
pub(super) fn bracket_in_word(rest: &[u8]) -> usize {
    match rest {
        [b'(', letter, b')', ..] | [b'[', letter, b']', ..] if letter.is_ascii_alphanumeric() || *letter == b'=' => 3,
        [b'(', b'K' | b'Q', b'1'..=b'8', b')', ..] | [b'(', b'e', b'p', b')', ..] => 4,
        [b'(', b'K' | b'Q', b'R' | b'B' | b'N', b'1'..=b'8', b')', ..] => 5,
        [b'(', b'e', b'.', b'p', b'.', b')', ..] => 6,
        _ => 0,
    }
}

/// The width in bytes of white space beyond ASCII, or 0: no-break and ideographic spaces, those of U+2000 to
/// U+200A, line separators, and byte-order marks where files were strung together.
pub(super) fn wide_space(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at..).unwrap_or_default() {
        [0xc2, 0xa0 | 0x85, ..] => 2,
        [0xe2, 0x80, 0x80..=0x8a | 0xa8 | 0xa9 | 0xaf, ..] | [0xe3, 0x80, 0x80, ..] | [0xef, 0xbb, 0xbf, ..] => 3,
        // In Windows-1252: the byte begins no character of UTF-8, but may end one.
        [0xa0, ..] if at.checked_sub(1).and_then(|before| bytes.get(before)).is_none_or(u8::is_ascii) => 1,
        _ => 0,
    }
}
