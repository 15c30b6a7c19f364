//! What a word of the movetext is: a move number, a result, a mark, a move.

use super::ending::result_of;
use super::text::decode;
use super::{Color, GameResult};

/// A word of the movetext.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// A move number, or the dots of one.
    Number(Option<MoveNumber>),
    /// How the game ended; nothing for `*`.
    Result(Option<GameResult>),
    /// A sign such as `!?` or `+-`, standing alone.
    Mark,
    /// A sign or word that belongs to the move before it: `e.p.`, `ch`, `=Q`.
    Suffix,
    /// A move, whatever it says. So many bytes in front of it are its number.
    Move {
        /// The number glued to it.
        number: Option<MoveNumber>,
        /// Where the move itself begins.
        at: usize,
    },
}

/// A move number as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveNumber {
    /// The number.
    pub value: u32,
    /// Whose move it announces: Black's with two dots or more.
    pub side: Color,
}

/// Tells what a word is. `word` holds no white space and is not empty.
pub(super) fn classify(word: &[u8]) -> Word {
    match word {
        // Nearly every word of a real file: `e4`, `Nf3+`, `Qxd5`.
        [b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O', .., b'1'..=b'8'] if word.len() <= 6 => {
            Word::Move { number: None, at: 0 }
        }
        [b'0'..=b'9' | b'*' | b'.' | 0x80.., ..] => match plain_number(word) {
            Some(number) => Word::Number(Some(number)),
            None => classify_number(word),
        },
        _ => classify_rest(word, None, 0),
    }
}

/// The numbers of nearly all files: `12.` and `12...`.
fn plain_number(word: &[u8]) -> Option<MoveNumber> {
    let (digits, side) = match word {
        [digits @ .., b'.', b'.', b'.'] => (digits, Color::Black),
        [digits @ .., b'.'] => (digits, Color::White),
        _ => return None,
    };
    let is_number = (1..=3).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    // What is all zeros is looked at once more.
    (is_number && (digits != b"00" && digits != b"000")).then(|| MoveNumber { value: number(digits), side })
}

/// Digits of the largest number of a move that a FEN can begin with: what is written there is read again.
const MAX_DIGITS: usize = 10;

/// The value of digits.
fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |value: u32, digit| value.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
}

fn classify_number(word: &[u8]) -> Word {
    if let Some(result) = result_of(word) {
        return Word::Result(result);
    }
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = word.split_at_checked(digits).unwrap_or((word, &[]));
    let (dots, stops) = stops_of(rest);
    if is_number(digits, rest, stops) {
        let side = if dots >= 2 { Color::Black } else { Color::White };
        let number = MoveNumber { value: number(digits), side };
        return match rest.get(stops..) {
            None | Some([]) => Word::Number(Some(number)),
            Some(after) => match result_of(after) {
                Some(result) => Word::Result(result),
                None => classify_rest(word, Some(number), digits.len() + stops),
            },
        };
    }
    if digits.is_empty() && stops > 0 {
        return if stops == rest.len() { Word::Number(None) } else { classify_rest(word, None, stops) };
    }
    classify_rest(word, None, 0)
}

/// Whether digits before `rest`, which begins with so many bytes of stops, are a move number. It may begin with zeros,
/// but `00`, `000` and `0000` alone are castlings and a null move, and `0.25` is what a program thinks of a position.
fn is_number(digits: &[u8], rest: &[u8], stops: usize) -> bool {
    let is_zero = digits.iter().all(|digit| *digit == b'0');
    match (digits.len(), stops) {
        (0, _) => false,
        (length, 0) => rest.is_empty() && length <= 3 && (length == 1 || !is_zero),
        (length, _) if is_zero => length <= 3 && !rest.get(stops).is_some_and(|next| is_fraction(rest, stops, *next)),
        (length, _) => length <= MAX_DIGITS,
    }
}

/// Whether what stands behind the stops of a zero makes it a decimal fraction: digits and no dash.
fn is_fraction(rest: &[u8], stops: usize, next: u8) -> bool {
    stops == 1 && next.is_ascii_digit() && !rest.contains(&b'-') && rest.len() < 6
}

/// How many dots, and how many bytes, stand between a move's number and the move: `.`, `...`, `)`, `:`, `…`.
pub(super) fn stops_of(mut rest: &[u8]) -> (usize, usize) {
    let (mut dots, mut bytes) = (0, 0);
    loop {
        let (more, taken) = match rest {
            [b'.', ..] => (1, 1),
            [b',' | b')' | b':', ..] => (0, 1),
            [0xe2, 0x80, 0xa6, ..] => (3, 3),
            // The same sign in Windows-1252, where it can be nothing else.
            [0x85, ..] => (3, 1),
            _ => return (dots, bytes),
        };
        dots += more;
        bytes += taken;
        rest = rest.get(taken..).unwrap_or_default();
    }
}

fn classify_rest(word: &[u8], number: Option<MoveNumber>, at: usize) -> Word {
    let rest = word.get(at..).unwrap_or_default();
    if rest.iter().any(u8::is_ascii_alphanumeric) {
        return if at == 0 && is_suffix(rest) { Word::Suffix } else { Word::Move { number, at } };
    }
    let text = decode(rest);
    let is_null = matches!(text.as_ref(), "<>" | "@@@@") || text.chars().count() <= 3 && text.chars().all(is_dash);
    if is_null || text.chars().any(|c| c.is_alphanumeric() || is_figurine(c)) {
        Word::Move { number, at }
    } else if number.is_some() {
        Word::Number(number)
    } else {
        Word::Mark
    }
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{ad}' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

const fn is_figurine(c: char) -> bool {
    matches!(c, '♔'..='♟')
}

/// Words and signs that are written apart from the move they say something of.
pub(super) fn is_suffix(mut word: &[u8]) -> bool {
    while let [head @ .., b'+' | b'#' | b'!' | b'?'] = word {
        word = head;
    }
    match word {
        [b'=' | b'/', letter] | [b'=', b'(', letter, b')'] | [b'(', letter, b')'] => letter.is_ascii_alphabetic(),
        _ => matches!(
            word.strip_suffix(b".").unwrap_or(word),
            b"e.p"
                | b"ep"
                | b"a.p"
                | b"ch"
                | b"dbl"
                | b"dis"
                | b"disc"
                | b"check"
                | b"mate"
                | b"checkmate"
                | b"Q"
                | b"R"
                | b"B"
                | b"N"
                | b"TN"
                | b"D"
        ),
    }
}

/// The annotation signs that have a number (PGN standard, section 10, and the Informator signs that programs
/// agree on). The first sign of a number is the one it is shown by.
const GLYPHS: [(&str, u16); 19] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
];

/// The number of an annotation sign.
pub(super) fn glyph_of(sign: &str) -> Option<u16> {
    GLYPHS.iter().find(|(known, _)| *known == sign).map(|&(_, number)| number)
}

/// The sign of an annotation's number, if it has one.
pub(super) fn sign_of(number: u16) -> Option<&'static str> {
    GLYPHS.iter().find(|(_, known)| *known == number).map(|&(sign, _)| sign)
}

/// Whether a move is a pawn's onto a last rank, behind which a letter in brackets is what it becomes. A descriptive
/// capture does not say where it ends.
pub(super) fn promotes(mut word: &[u8]) -> bool {
    while let [head @ .., b'+' | b'#' | b'!' | b'?' | b'='] = word {
        word = head;
    }
    match word {
        [0xe2, 0x99, 0x99 | 0x9f, .., b'1' | b'8'] | [b'a'..=b'h' | b'P', .., b'1' | b'8'] => true,
        [b'P', middle @ .., b'K' | b'Q' | b'R' | b'B' | b'N' | b'A' | b'C' | b'T' | b'D'] => {
            middle.iter().any(|byte| matches!(byte, b'x' | b'X' | b'1' | b'8'))
        }
        _ => false,
    }
}

/// The length of a letter in brackets at the end of a word where it is no promotion, but a mark for the reader:
/// `Nf3(D)`, a diagram belongs here.
pub(super) fn mark_behind(word: &[u8]) -> usize {
    match word {
        [head @ .., b'(', letter, b')'] | [head @ .., b'[', letter, b']']
            if letter.is_ascii_alphanumeric() && !promotes(head) && looks_like_move(head) =>
        {
            3
        }
        _ => 0,
    }
}

/// Whether a word has the shape of a move in one of the notations a file would be in: the test by which text
/// without tags is told from a shopping list.
pub(super) fn looks_like_move(word: &[u8]) -> bool {
    if word.len() > 24 {
        return false;
    }
    let is_square = |pair: &[u8]| matches!(pair, [file, rank] if matches!(file.to_ascii_lowercase(), b'a'..=b'h') && matches!(rank, b'1'..=b'8'));
    let has_square = word.windows(2).any(is_square);
    let is_castling =
        word.len() >= 2 && word.iter().all(|byte| matches!(byte, b'O' | b'o' | b'0' | b'-' | b'+' | b'#' | b' '));
    let is_numeric = (4..=5).contains(&word.len()) && word.iter().all(|digit| matches!(digit, b'1'..=b'8'));
    let is_man = |byte: &u8| matches!(byte, b'K' | b'Q' | b'R' | b'B' | b'N' | b'P' | b'C' | b'A' | b'T' | b'D');
    // `P-K4`, `Kt-KB3`, `BxN`, `P4R`: descriptive, English and Spanish.
    let is_descriptive = word.first().is_some_and(is_man)
        && word.iter().any(|byte| matches!(byte, b'-' | b'x' | b'X' | b'1'..=b'8'))
        && word.last().is_some_and(|byte| is_man(byte) || matches!(byte, b'1'..=b'8' | b'+' | b'#' | b'!' | b'?'));
    has_square || is_castling || is_numeric || is_descriptive
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(word: &str, expected: &str) {
        let shown = match classify(word.as_bytes()) {
            Word::Number(number) => format!("number {}", number_text(number)),
            Word::Result(result) => format!("result {}", result.map_or("*", GameResult::text)),
            Word::Mark => "mark".into(),
            Word::Suffix => "suffix".into(),
            Word::Move { number, at } => format!("{} {}", number_text(number), &word[at..]),
        };
        assert_eq!(shown.trim(), expected, "{word}");
    }

    fn number_text(number: Option<MoveNumber>) -> String {
        number.map_or_else(String::new, |number| match number.side {
            Color::White => format!("{}.", number.value),
            Color::Black => format!("{}...", number.value),
        })
    }

    #[test]
    fn words_are_told_apart() {
        for (word, expected) in [
            ("e4", "e4"),
            ("1.e4", "1. e4"),
            ("12...Nf6", "12... Nf6"),
            ("12…Nf6", "12... Nf6"),
            ("1)e4", "1. e4"),
            ("1:e4", "1. e4"),
            ("...Nf6", "Nf6"),
            ("12", "number 12."),
            ("1...", "number 1..."),
            ("103.", "number 103."),
            ("...", "number"),
            ("…", "number"),
            ("5254", "5254"),
            ("1.5254", "1. 5254"),
            ("0000", "0000"),
            ("00", "00"),
            ("0-0", "0-0"),
            ("12.0-0-0", "12. 0-0-0"),
            ("1-0", "result 1-0"),
            ("1–0", "result 1-0"),
            ("0:1", "result 0-1"),
            ("34.1-0", "result 1-0"),
            ("½-½", "result 1/2-1/2"),
            ("½", "result 1/2-1/2"),
            ("1/2", "result 1/2-1/2"),
            ("1/2-1/2", "result 1/2-1/2"),
            ("1-0.", "result 1-0"),
            ("½-½.", "result 1/2-1/2"),
            ("0,5:0,5", "result 1/2-1/2"),
            ("*", "result *"),
            ("*f7", "*f7"),
            ("!?", "mark"),
            ("±", "mark"),
            ("+-", "mark"),
            ("--", "--"),
            ("–", "–"),
            ("<>", "<>"),
            ("@@@@", "@@@@"),
            ("♘f3", "♘f3"),
            ("♘", "♘"),
            ("△", "mark"),
            ("N@f3", "N@f3"),
            ("Кf3", "Кf3"),
            ("e.p.", "suffix"),
            ("ch", "suffix"),
            ("=Q", "suffix"),
            ("(Q)", "suffix"),
            ("Q", "suffix"),
            ("R+", "suffix"),
            ("=Q#", "suffix"),
            ("e.p.!", "suffix"),
            ("e8=Q+!", "e8=Q+!"),
            ("O-O", "O-O"),
            ("Z0", "Z0"),
            ("resigns", "resigns"),
        ] {
            check(word, expected);
        }
    }

    #[test]
    fn latin_halves_and_dots_count() {
        assert_eq!(classify(b"\xbd-\xbd"), Word::Result(Some(GameResult::Draw)));
        assert!(matches!(classify(b"1\x85Nf6"), Word::Move { at: 2, .. }));
    }

    #[test]
    fn moves_have_a_shape() {
        for word in ["e4", "Nf3", "O-O", "0-0-0", "5254", "P-K4", "Kt-KB3", "BxN", "e2e4", "Sf3", "♘f3", "NF3"] {
            assert!(looks_like_move(word.as_bytes()), "{word}");
        }
        for word in ["milk", "2", "Bread", "the", "Nothing", "x", "-", "DRAW"] {
            assert!(!looks_like_move(word.as_bytes()), "{word}");
        }
    }
}
