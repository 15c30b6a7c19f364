//! Characters of many kinds made few: spaces, dashes, signs, figurines, look-alikes (rules N1 to N3).

use unicode_normalization::UnicodeNormalization;

/// The entry in compatibility form, with single spaces, plain signs and no quotes around it.
pub(in crate::reading) fn fold(text: &str) -> Vec<char> {
    let mut chars = Vec::with_capacity(text.len());
    if text.is_ascii() {
        push_folded(&mut chars, text.chars());
    } else {
        push_folded(&mut chars, text.chars().filter(|&c| !is_invisible(c)).nfkc());
    }
    while chars.last() == Some(&' ') {
        chars.pop();
    }
    if chars.contains(&'>') || chars.contains(&'→') {
        join_arrows(&mut chars);
    }
    strip_quotes(&mut chars);
    if !text.is_ascii() {
        latinise(&mut chars);
    }
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
        ' '..='W' | 'Y'..='_' | 'a'..='~' => c,
        'X' | '×' | '✕' | '✖' | '✗' | '✘' | '⨯' | '⨉' | 'Х' | 'х' => 'x',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{2D7}' | '\u{2500}' | '\u{2501}' | '\u{2796}' => '-',
        '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' | '\u{2E3A}' | '\u{2E3B}' | '\u{58A}' | '\u{1806}' | '\u{30FB}' => '-',
        '†' => '+',
        '‡' | '≠' => '#',
        '\u{2024}' => '.',
        '⇒' | '➔' | '➜' | '➞' | '➡' | '⟶' | '⟹' | '⇨' | '↦' => '→',
        '’' | '‘' | '‚' | '‛' | '‹' | '›' | '´' | '`' | 'ʼ' | '′' => '\'',
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
    // From the end, so that a letter in front of a square finds that square Latin already.
    for at in (0..chars.len()).rev() {
        let near = |step: isize| at.checked_add_signed(step).and_then(|at| chars.get(at)).copied();
        let (before, after) = (near(-1), near(1));
        let Some(latin) = near(0).and_then(latin) else { continue };
        let in_square = matches!(after, Some('1'..='8'));
        let in_capture = [before, after].iter().any(|c| matches!(c, Some('x' | ':')));
        let before_file = matches!(after, Some('a'..='h'));
        let belongs = match latin {
            'O' | 'o' => [before, after].into_iter().all(is_beside_castling),
            'A' | 'E' => in_square,
            'C' => in_square && before.is_some(),
            // At the head of an entry it may be a bishop.
            'c' => in_square || in_capture || (before_file && before.is_some_and(char::is_alphanumeric)),
            _ => in_square || in_capture || before_file || after == Some('-'),
        };
        if belongs && let Some(slot) = chars.get_mut(at) {
            *slot = latin;
        }
    }
}

/// The Latin letter that another alphabet's looks like.
const fn latin(c: char) -> Option<char> {
    Some(match c {
        'О' | 'Ο' => 'O',
        'о' | 'ο' => 'o',
        'а' => 'a',
        'е' => 'e',
        'с' => 'c',
        'А' => 'A',
        'Е' => 'E',
        'С' => 'C',
        _ => return None,
    })
}

/// What may stand on either side of a castling's letter.
fn is_beside_castling(c: Option<char>) -> bool {
    c.is_none_or(|c| matches!(latin(c), Some('O' | 'o')) || matches!(c, 'O' | 'o' | '0') || !c.is_alphanumeric())
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

/// Takes quotes away that stand around the whole.
pub(super) fn strip_quotes(chars: &mut Vec<char>) {
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
pub(super) const fn is_shape(c: char) -> bool {
    shape(c).is_some()
}

/// A shape in front of a move, or behind `=` or a bracket, becomes its piece's letter.
pub(super) fn name_shapes(chars: &mut [char]) {
    if let [first, rest @ ..] = chars
        && let Some(letter) = shape(*first)
        && is_shape_of_mover(*first, rest)
    {
        *first = letter;
    }
    for at in 1..chars.len() {
        let before = chars.iter().take(at).rev().find(|&&c| c != ' ').copied();
        if let (Some('=' | '(' | '['), Some(c)) = (before, chars.get_mut(at))
            && let Some(letter) = shape(*c).filter(|_| *c != '+')
        {
            *c = letter;
        }
    }
}

/// Whether what follows a shape is the rest of a move: a square, a sign, or a word (`○ to e4`), but no castling
/// of circles (`○-○`).
fn is_shape_of_mover(first: char, rest: &[char]) -> bool {
    let castling = first == '○'
        && rest.iter().find(|c| !matches!(c, '-' | ' ')).is_some_and(|c| matches!(c, '○' | 'O' | 'o' | '0'));
    let next = rest.iter().find(|&&c| c != ' ');
    // An asterisk is a result, and a plus with a dash an evaluation, unless a square follows.
    let dash_and_square = matches!(rest, ['-', 'a'..='h' | 'A'..='H', '1'..='8', ..]);
    !castling
        && next.is_some_and(|&c| match first {
            // These two are signs of other things, too.
            '+' | '*' if dash_and_square => true,
            '+' | '*' => matches!(c, 'a'..='h' | 'A'..='H' | '1'..='8' | 't' | 'x' | ':' | '@' | '(' | '[' | '/'),
            _ => c.is_alphanumeric() || matches!(c, '-' | ':' | '@' | '(' | '[' | '/'),
        })
}
