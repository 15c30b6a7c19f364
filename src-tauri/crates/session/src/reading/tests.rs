//! The short way and the long way agree.

#[path = "../../tests/common/dice.rs"]
mod dice;
#[path = "../../tests/common/near.rs"]
mod near;

use dice::Dice;
use scoresheet_rules::Position;
use scoresheet_rules::notation::{fen, san, uci};

use super::{Reading, fast, read, read_in_full};

/// The characters of plain SAN and UCI.
const PLAIN: &[u8] = b"abcdefgh12345678KQRBNPqrbnxO0-=+#";

/// A text of the length and letters of plain SAN and UCI, or such a move of the position.
fn plain_text(position: &Position, dice: &mut Dice) -> String {
    let moves = position.legal_moves();
    let mut text = match dice.below(4) {
        0 if !moves.is_empty() => san::write(position, moves[dice.below(moves.len())]),
        1 if !moves.is_empty() => uci::write(position, moves[dice.below(moves.len())]),
        2 => {
            let square = |dice: &mut Dice| format!("{}{}", char::from(PLAIN[dice.below(8)]), dice.below(8) + 1);
            let piece =
                dice.of(&["", "N", "B", "b", "K", "Q", "R", "P", "bx", "exd", "Bb", "R1", "Ne4", "b1", "e2e4", "O-O"]);
            format!("{piece}{}", square(dice))
        }
        _ => (0..dice.below(7)).map(|_| char::from(PLAIN[dice.below(PLAIN.len())])).collect(),
    };
    if dice.one_in(6) {
        text = format!(
            "{}{text}{}",
            dice.of(&["", "1.", "12. ", "1... ", "1 "]),
            dice.of(&["", "!", "+!?", "++", "#", "=", "+-"])
        );
    }
    if dice.one_in(4) && !text.is_empty() {
        let at = dice.below(text.len());
        text.replace_range(at..=at, &char::from(PLAIN[dice.below(PLAIN.len())]).to_string());
    }
    text
}

fn agree(texts: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut position = Position::standard();
    let mut short = 0;
    for _ in 0..texts {
        if dice.one_in(50) {
            position = if dice.one_in(3) { Position::standard() } else { near::position(&mut dice) };
        }
        let text = if dice.one_in(6) { near::text(&mut dice, "Nb1-d2") } else { plain_text(&position, &mut dice) };
        let reading = read(&position, &text);
        assert_eq!(reading, read_in_full(&position, &text), "{text:?} in {}", fen::write(&position));
        short += usize::from(fast::read(&position, &text).is_some());
        if let Reading::Play(play) = reading
            && dice.one_in(3)
        {
            position = position.apply(&play.action);
        }
    }
    assert!(short > texts / 8, "the short way was gone only {short} times");
}

#[test]
fn the_short_way_agrees_with_the_long() {
    agree(20_000, 11);
}

#[test]
#[ignore = "long: part of the deep tests"]
fn the_short_way_agrees_with_the_long_a_million_times() {
    agree(1_000_000, 12);
}
