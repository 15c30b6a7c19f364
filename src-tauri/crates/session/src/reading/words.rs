//! English words and the phonetic alphabet, translated into the signs that the other families read: `pawn takes
//! d5`, `echo four`, `P. to K's 4th`, `circle to e4` (rule P1, last sentence).

use scoresheet_rules::Role;

use super::letters;

/// What a word becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sense {
    /// These characters.
    Sign(&'static str),
    /// Nothing: it may be left out.
    Filler,
}

use Sense::{Filler, Sign};

const WORDS: &[(&str, Sense)] = &[
    ("king", Sign("K")),
    ("kings", Sign("K")),
    ("queen", Sign("Q")),
    ("queens", Sign("Q")),
    ("rook", Sign("R")),
    ("rooks", Sign("R")),
    ("bishop", Sign("B")),
    ("bishops", Sign("B")),
    ("knight", Sign("N")),
    ("knights", Sign("N")),
    ("horse", Sign("N")),
    ("pawn", Sign("P")),
    ("pawns", Sign("P")),
    // this product's own shapes
    ("circle", Sign("P")),
    ("triangle", Sign("B")),
    ("square", Sign("R")),
    ("asterisk", Sign("Q")),
    ("star", Sign("Q")),
    ("cross", Sign("K")),
    ("plus", Sign("K")),
    ("lshape", Sign("N")),
    ("ell", Sign("N")),
    // doing
    ("takes", Sign("x")),
    ("take", Sign("x")),
    ("took", Sign("x")),
    ("taking", Sign("x")),
    ("captures", Sign("x")),
    ("capture", Sign("x")),
    ("captured", Sign("x")),
    ("capturing", Sign("x")),
    ("eats", Sign("x")),
    ("to", Sign("-")),
    ("into", Sign("-")),
    ("promotes", Sign("=")),
    ("promote", Sign("=")),
    ("promoted", Sign("=")),
    ("promoting", Sign("=")),
    ("promotion", Sign("=")),
    ("underpromotes", Sign("=")),
    ("becomes", Sign("=")),
    ("become", Sign("=")),
    ("becoming", Sign("=")),
    ("equals", Sign("=")),
    ("makes", Sign("=")),
    // left out
    ("the", Filler),
    ("an", Filler),
    ("please", Filler),
    ("my", Filler),
    ("i", Filler),
    ("now", Filler),
    ("move", Filler),
    ("moves", Filler),
    ("moved", Filler),
    ("moving", Filler),
    ("go", Filler),
    ("goes", Filler),
    ("going", Filler),
    ("play", Filler),
    ("plays", Filler),
    ("played", Filler),
    ("from", Filler),
    ("on", Filler),
    ("at", Filler),
    ("white", Filler),
    ("black", Filler),
    ("whites", Filler),
    ("blacks", Filler),
    ("piece", Filler),
    // numbers
    ("one", Sign("1")),
    ("two", Sign("2")),
    ("three", Sign("3")),
    ("four", Sign("4")),
    ("five", Sign("5")),
    ("six", Sign("6")),
    ("seven", Sign("7")),
    ("eight", Sign("8")),
    ("first", Sign("1")),
    ("second", Sign("2")),
    ("third", Sign("3")),
    ("fourth", Sign("4")),
    ("fifth", Sign("5")),
    ("sixth", Sign("6")),
    ("seventh", Sign("7")),
    ("eighth", Sign("8")),
    // the phonetic alphabet
    ("alpha", Sign("a")),
    ("alfa", Sign("a")),
    ("bravo", Sign("b")),
    ("charlie", Sign("c")),
    ("delta", Sign("d")),
    ("echo", Sign("e")),
    ("foxtrot", Sign("f")),
    ("golf", Sign("g")),
    ("hotel", Sign("h")),
];

/// The longest run of letters that may be notation and no word: `QBP`, `KKt`.
const LONGEST_SIGN: usize = 4;

/// The entry with its words translated, or nothing if it has none, or one that is unknown.
pub(super) fn translate(chars: &[char]) -> Option<Vec<char>> {
    let mut out = Vec::with_capacity(chars.len());
    let mut translated = false;
    let mut rest = chars;
    while let Some(&c) = rest.first() {
        if !c.is_alphabetic() {
            rest = rest.get(1..)?;
            push_sign(&mut out, c);
            if c.is_ascii_digit() {
                let in_square = matches!(out.as_slice(), [.., 'a'..='h', _]);
                rest = behind_ordinal(rest, in_square, &mut translated);
            }
            continue;
        }
        let (word, possessive, behind) = take_word(rest);
        rest = behind;
        translated |= possessive;
        match sense(&word, &out, possessive, rest) {
            Some(Sign(sign)) => {
                translated = true;
                push_word(&mut out, sign.chars());
            }
            Some(Filler) => {
                translated = true;
                if out.last().is_some_and(|&c| c != ' ') {
                    out.push(' ');
                }
            }
            None if word.chars().count() <= LONGEST_SIGN => push_word(&mut out, word.chars()),
            None => return None,
        }
    }
    put_piece_first(&mut out);
    while out.first().is_some_and(|c| matches!(c, ' ' | '-')) {
        out.remove(0);
    }
    translated.then_some(out)
}

/// The next word, whether it has `'s` behind it, and what follows. `L-shape` is one word.
fn take_word(chars: &[char]) -> (String, bool, &[char]) {
    let length = chars.iter().take_while(|c| c.is_alphabetic()).count();
    let word: String = chars.iter().take(length).collect();
    let rest = chars.get(length..).unwrap_or_default();
    if word.eq_ignore_ascii_case("l") {
        let start = rest.iter().take_while(|c| matches!(c, ' ' | '-')).count();
        let behind = rest.get(start..).unwrap_or_default();
        if behind.iter().take(5).map(char::to_ascii_lowercase).eq("shape".chars()) {
            let ending = behind.iter().take_while(|c| c.is_alphabetic()).count();
            return ("lshape".to_owned(), false, behind.get(ending..).unwrap_or_default());
        }
    }
    match rest {
        ['\'', 's' | 'S', behind @ ..] if !behind.first().is_some_and(|c| c.is_alphabetic()) => (word, true, behind),
        ['\'', behind @ ..] if !behind.first().is_some_and(|c| c.is_alphabetic()) => (word, true, behind),
        _ => (word, false, rest),
    }
}

/// What a word means where it stands.
fn sense(word: &str, before: &[char], possessive: bool, rest: &[char]) -> Option<Sense> {
    let word = word.to_lowercase();
    let last = before.iter().rev().find(|&&c| c != ' ').copied();
    match word.as_str() {
        // `becomes a queen`, `takes a pawn`: an article; but a file in `takes a three`.
        "a" if matches!(last, Some('=' | 'x')) && names_piece(rest) => return Some(Filler),
        "to" if last == Some('=') => return Some(Filler),
        // `R to K's square` is the piece's own square; `square to e1` is the shape of the rook.
        "square" | "sq"
            if !possessive && matches!(last, Some('K' | 'Q' | 'B' | 'N' | 'R' | 't')) && before.contains(&'-') =>
        {
            return Some(Sign("1"));
        }
        _ => {}
    }
    meaning(&word)
}

/// What a word in lower case means by itself.
fn meaning(word: &str) -> Option<Sense> {
    WORDS.iter().find(|(known, _)| *known == word).map(|(_, sense)| *sense)
}

/// The piece that a word names, in lower case.
pub(super) fn piece(word: &str) -> Option<Role> {
    match meaning(word)? {
        Sign(sign) => letters::english(sign.chars().next()?),
        Filler => None,
    }
}

/// Whether a word in lower case is a number.
pub(super) fn is_number(word: &str) -> bool {
    matches!(meaning(word), Some(Sign(sign)) if sign.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a word of two letters or more follows that is no number.
fn names_piece(rest: &[char]) -> bool {
    let next: String = rest.iter().skip_while(|&&c| c == ' ').take_while(|c| c.is_alphabetic()).collect();
    next.chars().count() >= 2 && !is_number(&next.to_lowercase())
}

fn push_word(out: &mut Vec<char>, word: impl Iterator<Item = char>) {
    if out.last().is_some_and(|c| c.is_alphabetic()) {
        out.push(' ');
    }
    out.extend(word);
}

/// Signs stay, but for the dots of abbreviations.
fn push_sign(out: &mut Vec<char>, c: char) {
    match c {
        '.' | ',' => out.push(' '),
        '\'' => {}
        c => out.push(c),
    }
}

/// Goes past the `th` of `4th`.
fn behind_ordinal<'a>(chars: &'a [char], in_square: bool, translated: &mut bool) -> &'a [char] {
    if let [first, second, rest @ ..] = chars
        && matches!(
            (first.to_ascii_lowercase(), second.to_ascii_lowercase()),
            ('s', 't') | ('n', 'd') | ('r', 'd') | ('t', 'h')
        )
        && !rest.first().is_some_and(|c| c.is_alphanumeric())
    {
        *translated = true;
        return rest;
    }
    // Old books write `2d` and `3d`; `e3d` is a slip.
    if let ['d', rest @ ..] = chars
        && !in_square
        && !rest.first().is_some_and(|c| c.is_alphanumeric())
    {
        *translated = true;
        return rest;
    }
    chars
}

/// `e pawn`, `g knight`, `e2 pawn`: the piece's letter goes in front of its file or square.
fn put_piece_first(out: &mut [char]) {
    let start = out.iter().take_while(|&&c| c == ' ').count();
    let Some(head) = out.get_mut(start..) else { return };
    let origin = match head {
        ['a'..='h', '1'..='8', ..] => 2,
        ['a'..='h', ..] => 1,
        _ => return,
    };
    let gap = head.iter().skip(origin).take_while(|c| matches!(c, ' ' | '-')).count();
    let place = origin + gap;
    let is_piece = matches!(head.get(place), Some('K' | 'Q' | 'R' | 'B' | 'N' | 'P'));
    let rest = head.get(place + 1..).unwrap_or_default();
    // `d8 queen` is a promotion: nothing follows.
    let goes_on = rest.first() == Some(&' ') && rest.iter().any(|c| c.is_alphanumeric());
    if gap > 0
        && is_piece
        && goes_on
        && let Some(front) = head.get_mut(..=place)
    {
        front.rotate_right(1);
    }
}
