//! Characters of many kinds made few: spaces, dashes, signs, figurines, look-alikes (rules N1 to N3).

use unicode_normalization::UnicodeNormalization;

/// The entry in compatibility form, with single spaces, plain signs and no quotes around it.
pub(in crate::reading) fn fold(text: &str) -> Vec<char> {
    let mut chars = Vec::with_capacity(text.len());
    if text.is_ascii() {
        push_folded(&mut chars, text.chars());
    } else {
        push_folded(&mut chars, text.chars().filter(|&c| !is_invisible(c)).nfkc());
        latinise(&mut chars);
    }
    while chars.last() == Some(&' ') {
        chars.pop();
    }
    if chars.contains(&'>') || chars.contains(&'→') {
        join_arrows(&mut chars);
    }
    strip_quotes(&mut chars);
    chars
}

fn push_folded(out: &mut Vec<char>, text: impl Iterator<Item = char>) {
    for c in text {
        match plain(c) {
            ' ' if matches!(out.last(), None | Some(' ')) => {}
            '…' => out.extend(['.'; 3]),
            c => out.push(c),
        }
    }
}

/// Zero-width, direction, soft-hyphen and variation-selector characters.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// The plain character for one of many like it.
fn plain(c: char) -> char {
    match c {
        ' '..='W' | 'Y'..='~' => c,
        'X' | '×' | '✕' | '✖' | '✗' | '✘' | '⨯' | '⨉' | 'Х' | 'х' => 'x',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{2D7}' | '\u{2500}' | '\u{2501}' | '\u{2796}' => '-',
        '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' | '\u{2E3A}' | '\u{2E3B}' | '\u{58A}' | '\u{1806}' | '\u{30FB}' => '-',
        '†' => '+',
        '‡' | '≠' => '#',
        '\u{2024}' => '.',
        '⇒' | '➔' | '➜' | '➞' | '➡' | '⟶' | '⟹' | '⇨' | '↦' => '→',
        '’' | '‘' | '´' | 'ʼ' | '′' => '\'',
        '“' | '”' | '„' | '‟' | '«' | '»' | '″' => '"',
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        c if c.is_whitespace() || c.is_control() => ' ',
        c => c,
    }
}

/// Cyrillic and Greek letters that look like the Latin ones of a square, a capture or a castling become these.
fn latinise(chars: &mut [char]) {
    for at in (0..chars.len()).rev() {
        let Some(&c) = chars.get(at) else { continue };
        let near = |step: isize| at.checked_add_signed(step).and_then(|at| chars.get(at)).copied();
        let latin = match c {
            'О' | 'о' | 'Ο' | 'ο' => Some(if c == 'О' || c == 'Ο' { 'O' } else { 'o' }),
            'а' => Some('a'),
            'е' => Some('e'),
            'с' => Some('c'),
            'А' => Some('A'),
            'Е' => Some('E'),
            _ => None,
        };
        let Some(latin) = latin else { continue };
        let before = near(-1);
        let after = near(1);
        let is_rank = |c: Option<char>| matches!(c, Some('1'..='8'));
        let is_capture = |c: Option<char>| matches!(c, Some('x' | ':'));
        let belongs = match latin {
            'O' | 'o' => [before, after].iter().all(|c| {
                matches!(
                    c,
                    None | Some(
                        '-' | ' ' | '0' | 'О' | 'о' | 'Ο' | 'ο' | 'O' | 'o' | '.' | ')' | '+' | '#' | '!' | '?'
                    )
                )
            }),
            'A' | 'E' => is_rank(after),
            // A file in front of a square, as in `Лае1`, but not at the head of the entry, where it may be a bishop.
            _ => {
                is_rank(after)
                    || is_capture(after)
                    || is_capture(before)
                    || (before.is_some_and(char::is_alphanumeric) && matches!(after, Some('a'..='h')))
            }
        };
        if belongs && let Some(slot) = chars.get_mut(at) {
            *slot = latin;
        }
    }
}

/// An arrow (`→`, `->`, `=>`) in front of a square becomes a dash.
fn join_arrows(chars: &mut Vec<char>) {
    let mut joined = Vec::with_capacity(chars.len());
    for (at, &c) in chars.iter().enumerate() {
        let mut rest = chars.iter().skip(at + 1).filter(|&&c| c != ' ');
        let to_square = rest.next().is_some_and(|c| matches!(c, 'a'..='h' | 'A'..='H'))
            && rest.next().is_some_and(|c| matches!(c, '1'..='8'));
        match c {
            '→' if to_square => joined.push('-'),
            '>' if to_square && matches!(joined.last(), Some('-' | '=')) => {
                joined.pop();
                joined.push('-');
            }
            c => joined.push(c),
        }
    }
    *chars = joined;
}

fn strip_quotes(chars: &mut Vec<char>) {
    while let [first @ ('"' | '\''), .., last] = chars.as_slice()
        && first == last
    {
        chars.pop();
        chars.remove(0);
        while chars.last() == Some(&' ') {
            chars.pop();
        }
        while chars.first() == Some(&' ') {
            chars.remove(0);
        }
    }
}

/// This product's own piece shapes, with glyphs like them.
const fn shape(c: char) -> Option<char> {
    Some(match c {
        '○' | '●' | '◯' | '⚪' | '⚫' => 'P',
        '△' | '▲' | '▵' | '▴' => 'B',
        '□' | '■' | '◻' | '◼' | '⬜' | '⬛' | '▢' => 'R',
        '✱' | '*' | '∗' | '✲' | '✳' | '⁎' => 'Q',
        '✚' | '+' | '➕' | '✛' | '✜' => 'K',
        _ => return None,
    })
}

/// Whether this is the glyph of a piece shape.
pub(in crate::reading) const fn is_shape(c: char) -> bool {
    shape(c).is_some()
}

/// A shape in front of a move, or behind `=` or `(`, becomes its piece's letter.
pub(super) fn name_shapes(chars: &mut [char]) {
    if let [first, rest @ ..] = chars
        && let Some(letter) = shape(*first)
        && let Some('a'..='h' | 'A'..='H' | '1'..='8' | 'x' | '-' | ':' | '@' | '(' | '[' | '/') =
            rest.iter().find(|&&c| c != ' ')
        && !is_castling_of_circles(*first, rest)
    {
        *first = letter;
    }
    for at in 1..chars.len() {
        let before = chars.iter().take(at).rev().find(|&&c| c != ' ').copied();
        if let (Some('=' | '('), Some(c)) = (before, chars.get_mut(at))
            && let Some(letter) = shape(*c).filter(|_| !matches!(*c, '+' | '*'))
        {
            *c = letter;
        }
    }
}

/// `○-○`: circles as the letters of castling.
fn is_castling_of_circles(first: char, rest: &[char]) -> bool {
    first == '○' && rest.iter().all(|&c| matches!(c, '○' | '-' | ' ' | 'O' | 'o' | '0' | '+' | '#' | '!' | '?'))
}
