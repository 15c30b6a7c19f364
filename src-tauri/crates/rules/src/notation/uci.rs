//! Moves as the Universal Chess Interface writes them.

use crate::{Move, Position, Role, Variant};

/// From, to and the promotion in lower case. Castling is the king's two squares in standard chess and king takes
/// rook in Chess960 (the UCI_Chess960 convention).
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let to = match (mv.castling_side(), position.variant()) {
        (Some(side), Variant::Standard) => side.king_to(position.turn()),
        (Some(_), Variant::Chess960) | (None, _) => mv.to,
    };
    let promotion = mv.promotion().map(|role| role.letter().to_ascii_lowercase());
    format!("{}{to}{}", mv.from, promotion.map(String::from).unwrap_or_default())
}

/// The legal move written so, if there is one.
#[must_use]
pub fn read(position: &Position, text: &str) -> Option<Move> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter => Some(letter.chars().next().filter(|_| letter.len() == 1).and_then(Role::from_letter)?),
    };
    let moves = position.legal_moves();
    let plain = moves.iter().find(|mv| mv.from == from && mv.to == to && mv.promotion() == promotion);
    plain.copied().or_else(|| {
        let by_king =
            |mv: &&Move| mv.from == from && mv.castling_side().is_some_and(|side| side.king_to(position.turn()) == to);
        moves.iter().filter(|_| promotion.is_none()).find(by_king).copied()
    })
}
