//! From two squares on the board to a legal move.

use scoresheet_rules::{Color, Move, Role, Square};

/// The legal move meant by going from one square to another. An ordinary move comes first; castling is meant by
/// the own rook's square or, where no ordinary move ends there, the king's final square.
#[must_use]
pub fn find(legal: &[Move], turn: Color, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let from_here = || legal.iter().copied().filter(|mv| mv.from == from);
    let ordinary = from_here().filter(|mv| mv.castling_side().is_none() && mv.to == to);
    // An ordinary move to the square, with a fitting promotion or not, keeps castling out.
    if ordinary.clone().next().is_some() {
        return ordinary.clone().find(|mv| mv.promotion() == promotion);
    }
    let castling = || from_here().filter(|_| promotion.is_none() && from != to);
    castling()
        .find(|mv| mv.castling_side().is_some() && mv.to == to)
        .or_else(|| castling().find(|mv| mv.castling_side().is_some_and(|side| side.king_to(turn) == to)))
}
