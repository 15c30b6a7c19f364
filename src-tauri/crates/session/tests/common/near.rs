//! Texts of all sorts, many of them near to moves, and positions of all sorts.

use scoresheet_rules::{Color, Piece, Position, Role, Square, Variant, notation::fen};

use super::dice::Dice;

const PIECES: [&str; 64] = [
    "e4", "e5", "Nf3", "d8", "xd5", "O-O", "0-0-0", "e2e4", "7163", "N", "B", "b", "K", "P", "x", "-", ":", "=", "@",
    "+", "#", "!", "?", "1.", "12...", "…", " ", "  ", ".", "(", ")", "[", "]", "{", "}", ";", "$5", "e.p.", "ch",
    "mate", "knight", "takes", "to", "four", "castles", "king's", "side", "Kt", "KB3", "QBP", "P4R", "♘", "△", "→",
    "½", "\u{200B}", "Кр", "с", "Ş", "null", "(D)", "[N]", "0.", "blunder",
];

const ALPHABET: &str = concat!(
    "abcdefghABCDEFGH12345678KQRBNPxX-=+#!?.:;,()[]{}<>/@ $%*°'\"’«»–—−×♔♟○□△✱✚→⇒⩲∞½…",
    "ОоасеКрФЛСΡΒΠΑΙşЖé中\u{301}\u{FE0F}\u{202E}\u{1F600}\0\n\t",
);

/// A text: signs thrown together, letters thrown together, one piece repeated, or a text changed in a few places.
pub fn text(dice: &mut Dice, model: &str) -> String {
    let mut text = match dice.below(10) {
        0 => (0..dice.below(6)).map(|_| dice.of(&PIECES)).collect(),
        1 => (0..dice.below(6)).map(|_| format!("{} ", dice.of(&PIECES))).collect(),
        2 => (0..dice.below(12)).map(|_| letter(dice)).collect(),
        3 => dice.of(&PIECES).repeat(dice.below(400)),
        4 => (0..dice.below(400)).map(|_| dice.of(&PIECES)).collect(),
        _ => {
            let mut chars: Vec<char> = model.chars().collect();
            for _ in 0..=dice.below(3) {
                let at = dice.below(chars.len() + 1);
                match dice.below(4) {
                    0 => chars.insert(at, letter(dice)),
                    1 if at < chars.len() => chars[at] = letter(dice),
                    2 if at < chars.len() => {
                        chars.remove(at);
                    }
                    _ => chars.splice(at..at, dice.of(&PIECES).chars()).for_each(drop),
                }
            }
            chars.into_iter().collect()
        }
    };
    while text.chars().count() > 1_000 {
        text.pop();
    }
    text
}

fn letter(dice: &mut Dice) -> char {
    if dice.one_in(20) {
        return char::from_u32(dice.below(0x11_0000) as u32).unwrap_or('\u{FFFD}');
    }
    let at = dice.below(ALPHABET.chars().count());
    ALPHABET.chars().nth(at).unwrap_or(' ')
}

/// A position with any pieces anywhere: no kings or nine, pawns on the first and last rank, rights where they can
/// stand.
pub fn position(dice: &mut Dice) -> Position {
    let mut squares = [None; 64];
    for _ in 0..dice.below(40) {
        let color = if dice.one_in(2) { Color::White } else { Color::Black };
        squares[dice.below(64)] = Some(Piece { color, role: Role::ALL[dice.below(6)] });
    }
    for (square, letter) in [(4, 'K'), (0, 'R'), (7, 'R'), (60, 'k'), (56, 'r'), (63, 'r')] {
        if !dice.one_in(3) {
            squares[square] = Piece::from_letter(letter);
        }
    }
    let mut board = String::new();
    for rank in (0..8).rev() {
        for file in 0..8 {
            let square = Square::from_index(rank * 8 + file).map_or(0, Square::index);
            board.push(squares[square].map_or('1', Piece::letter));
        }
        if rank > 0 {
            board.push('/');
        }
    }
    let turn = if dice.one_in(2) { 'w' } else { 'b' };
    let passed = if turn == 'w' { ["-", "a6", "d6", "e6"] } else { ["-", "h3", "d3", "e3"] };
    let text = format!("{board} {turn} KQkq {} 0 1", passed[dice.below(4)]);
    let position = fen::read(&text).map_or_else(|_| Position::standard(), |(position, _)| position);
    position.with_variant(if dice.one_in(2) { Variant::Standard } else { Variant::Chess960 })
}
