//! Why no family knows what to make of an entry.

use super::normalise;
use super::reason::UnreadableReason;
use super::{letters, results, words};

/// The reason for characters that have no reading. `text` is the entry as written, `chars` what is left of it;
/// `is_move` asks whether a part would be a move by itself.
pub(super) fn explain(text: &str, chars: &[char], is_move: impl Fn(&[char]) -> bool) -> UnreadableReason {
    let said = normalise::without_comments(text);
    if results::is_result(&said) {
        return UnreadableReason::Result;
    }
    if chars.iter().all(|&c| is_sign(c)) || is_number(&said) {
        return nothing_left(&normalise::fold(text));
    }
    if let Some(reason) = several_parts(chars, is_move) {
        return reason;
    }
    if names_square_off_board(chars) {
        UnreadableReason::NoSuchSquare
    } else if is_piece_alone(chars) {
        UnreadableReason::NoSquare
    } else {
        UnreadableReason::NoMove
    }
}

/// Whether this is a move number without its dot.
fn is_number(chars: &[char]) -> bool {
    // `525` may as well be a move by numbers that lacks a digit.
    let most = if chars.first() == Some(&'0') { 3 } else { 2 };
    (1..=most).contains(&chars.len()) && chars.iter().all(char::is_ascii_digit)
}

/// What an entry is that has no move: a number, a sign or a remark.
fn nothing_left(folded: &[char]) -> UnreadableReason {
    let mut behind = folded.iter().filter(|c| !matches!(c, ' ' | '.' | ',' | ':')).skip_while(|c| c.is_ascii_digit());
    let next = behind.next();
    if next.is_none() && folded.iter().any(char::is_ascii_digit) {
        UnreadableReason::OnlyNumber
    } else if next.is_none_or(|c| is_sign(*c)) && behind.all(|&c| is_sign(c)) {
        UnreadableReason::OnlySign
    } else {
        UnreadableReason::OnlyRemark
    }
}

/// Neither a letter nor a digit, nor what begins a comment or a glyph's number.
fn is_sign(c: char) -> bool {
    !c.is_alphanumeric() && !matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
}

/// More parts than this are looked at by nobody.
const MOST_PARTS: usize = 8;

/// A move with something behind it: another move, a result, or what nobody understands.
fn several_parts(chars: &[char], is_move: impl Fn(&[char]) -> bool) -> Option<UnreadableReason> {
    let between = |c: &char| matches!(c, ' ' | '/' | ',' | ';');
    let mut parts = chars.split(between).filter(|part| !part.is_empty());
    let begins = |part: &[char]| is_move(&normalise::ready(part.to_vec()).chars);
    if !begins(parts.next()?) {
        return None;
    }
    let rest: Vec<&[char]> = parts.take(MOST_PARTS).collect();
    let behind = chars.iter().skip_while(|c| between(c)).skip_while(|c| !between(c));
    if rest.is_empty() {
        None
    } else if rest.iter().any(|part| begins(part)) {
        Some(UnreadableReason::TwoMoves)
    } else if results::is_result(&behind.copied().collect::<Vec<char>>()) {
        Some(UnreadableReason::ResultBehind)
    } else {
        Some(UnreadableReason::Remainder)
    }
}

/// A square that is none, in an entry that is short enough for a move: `Qz9`, `e2e9`, `h2i3`, `a0`, `e10`, `5259`.
fn names_square_off_board(chars: &[char]) -> bool {
    if chars.len() > LONGEST_SIGNS {
        return false;
    }
    if chars.iter().all(char::is_ascii_digit) {
        let off = chars.iter().take(4).filter(|c| matches!(c, '0' | '9')).count();
        return matches!(chars.len(), 4 | 5) && matches!(off, 1 | 2);
    }
    let at = |place: usize| chars.get(place).copied();
    (0..chars.len()).any(|place| {
        let (Some(file), Some(rank)) = (at(place), at(place + 1)) else { return false };
        if !file.is_ascii_alphabetic() || !rank.is_ascii_digit() {
            return false;
        }
        let off_rank = matches!(rank, '0' | '9') || at(place + 2).is_some_and(|c| c.is_ascii_digit());
        match file {
            'a'..='h' => off_rank,
            // `Rx9` names no file, `O0` is a castling that went wrong.
            'x' | 'O' | 'o' => false,
            // The name of a piece or of a file in descriptive notation: `N3`, `Kt5`, `KB9`.
            't' => off_rank && place > 0 && at(place - 1) == Some('K'),
            _ if is_piece(file) && (file.is_uppercase() || place == 0) => off_rank,
            _ => true,
        }
    })
}

/// A move in signs is hardly longer.
const LONGEST_SIGNS: usize = 12;

fn is_piece(letter: char) -> bool {
    let letter = letter.to_ascii_uppercase();
    letters::english(letter).is_some() || !letters::foreign(letter).is_empty()
}

/// A piece, a rank or a capture sign and nothing that tells where: `N`, `N3`, `knight takes`, `S`.
fn is_piece_alone(chars: &[char]) -> bool {
    if let ['K', 't', rest @ ..] | [_, rest @ ..] = chars
        && let Some(first) = chars.first()
        && (first.is_uppercase() || rest.is_empty())
        && is_piece(*first)
        && *first != 'O'
        && rest.iter().all(|c| matches!(c, 'x' | ':' | '-' | ' ' | '1'..='8'))
    {
        return true;
    }
    let is_sign = |c: &char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'x' | '-' | ' ' | '1'..='8');
    let translated = words::translate(chars);
    let signs = translated.as_deref().unwrap_or(chars);
    signs.len() <= LONGEST_SIGNS && signs.iter().all(is_sign) && signs.iter().any(|c| c.is_alphabetic())
}
