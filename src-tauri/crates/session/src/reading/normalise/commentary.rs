//! Words behind `!` or `?` signs: `e4?? blunder` (rule N4).

use scoresheet_rules::File;

use super::super::scan::Scan;
use super::super::{castling, letters, nulls, results, words};

/// Deletes words behind `!` or `?` signs, unless they name something that a move is made of. Whether any went.
pub(super) fn delete(chars: &mut Vec<char>) -> bool {
    let Some(at) = chars.iter().position(|c| matches!(c, '!' | '?')) else { return false };
    let said = chars.get(at..).unwrap_or_default();
    let is_remark = said.iter().any(|c| c.is_alphabetic()) && !names_part_of_move(said);
    if is_remark {
        chars.truncate(at);
    }
    is_remark
}

/// Whether a piece, a square, castling, a number or a result is named, or a move by a word alone (`exd`, `pass`).
fn names_part_of_move(said: &[char]) -> bool {
    if said.iter().any(|c| c.is_numeric() || matches!(c, '*' | '@')) {
        return true;
    }
    let mut parts = said.split(|c| !c.is_alphabetic() && *c != '-').filter(|part| !part.is_empty());
    if let (Some(part), None) = (parts.next(), parts.next())
        && (nulls::is_null(part) || is_letter_of_piece(part) || is_move_by_files(part))
    {
        return true;
    }
    let mut words = said.split(|c| !c.is_alphabetic()).filter(|word| !word.is_empty());
    castling::is_named(said) || words.any(|word| is_sign_of_pieces(word) || is_capture(word) || names_in_words(word))
}

/// A piece, a number or a result in words.
fn names_in_words(word: &[char]) -> bool {
    let word: String = word.iter().flat_map(|c| c.to_lowercase()).collect();
    words::piece(&word).is_some() || words::is_number(&word) || results::is_word(&word)
}

/// One letter that may be a piece's in some language, in either case.
fn is_letter_of_piece(word: &[char]) -> bool {
    word.len() == 1 && letters::take_any(&mut Scan::new(word)).is_some()
}

/// Capitals of English pieces and nothing else: `N`, `Kt`, `QB`, `PxP`.
fn is_sign_of_pieces(word: &[char]) -> bool {
    word.first().is_some_and(|&c| letters::english(c).is_some())
        && word.iter().all(|&c| letters::english(c).is_some() || matches!(c, 't' | 'x'))
}

/// `exd`, `Nxd`.
fn is_capture(word: &[char]) -> bool {
    match word {
        ['x', file] | [_, 'x', file] => File::from_letter(*file).is_some(),
        _ => false,
    }
}

/// A piece or a pawn's file and the file that it goes to: `Nd`, `ed`.
fn is_move_by_files(word: &[char]) -> bool {
    let [first, second] = word else { return false };
    let Some(to) = File::from_letter(*second) else { return false };
    let from = File::from_letter(*first);
    letters::english(*first).is_some() || from.is_some_and(|from| from.index().abs_diff(to.index()) == 1)
}
