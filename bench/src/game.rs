//! A long game, always the same one, for what is measured on long lists.

use std::fmt::Write as _;

use scoresheet_rules::{Move, Position, Role, notation::san};

/// These moves as PGN, a line each.
///
/// # Panics
/// Never: writing to a string does not fail.
#[must_use]
pub fn pgn(texts: &[String]) -> String {
    let mut pgn = String::from("[Event \"bench\"]\n\n");
    for text in texts {
        writeln!(pgn, "{text}").expect("a string");
    }
    pgn
}

/// Legal moves at random (xorshift, always the same), quiet piece moves after the opening so that the board stays
/// full however long the game becomes. What the verdict says on the way does not stop a list.
///
/// # Panics
/// Every legal move ends the game, which has not come up in a game of this kind.
#[must_use]
pub fn moves(length: usize) -> Vec<String> {
    let mut state = 20_240_229_u64;
    let mut below = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    let mut position = Position::standard();
    let mut texts = Vec::with_capacity(length);
    while texts.len() < length {
        let goes_on = |mv: &Move| position.play(*mv).has_legal_move();
        let board = position.board();
        let takes = |mv: &Move| board.occupied().has(mv.to);
        let is_pawns = |mv: &Move| board.role_at(mv.from) == Some(Role::Pawn);
        let all: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
        let of = |wanted: &dyn Fn(&Move) -> bool| all.iter().copied().filter(wanted).collect::<Vec<_>>();
        let wishes = match texts.len() {
            // A move that begins the count of fifty anew: the game is not over at the end of the list.
            last if last + 1 == length => vec![of(&|mv| is_pawns(mv) || takes(mv)), all],
            0..30 => vec![all],
            _ => vec![of(&|mv| !is_pawns(mv) && !takes(mv)), of(&|mv| !takes(mv)), all],
        };
        let choice = wishes.into_iter().find(|wish| !wish.is_empty()).expect("the game goes on");
        let mv = choice[below(choice.len())];
        texts.push(san::write(&position, mv));
        position = position.play(mv);
    }
    texts
}
