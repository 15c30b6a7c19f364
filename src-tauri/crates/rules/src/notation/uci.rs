//! Moves as the Universal Chess Interface writes them.

use crate::{Move, MoveKind, Position, Role, Side, Square, Variant};

/// From, to and the promotion in lower case. Castling is the king's two squares in standard chess and king takes
/// rook in Chess960 (the UCI_Chess960 convention).
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let to = match (mv.castling_side(), position.variant()) {
        (Some(side), Variant::Standard) => side.king_to(position.turn()),
        (Some(_), Variant::Chess960) | (None, _) => mv.to,
    };
    let mut text = String::with_capacity(5);
    for square in [mv.from, to] {
        text.push(square.file().letter());
        text.push(square.rank().digit());
    }
    text.extend(mv.promotion().map(|role| role.letter().to_ascii_lowercase()));
    text
}

/// The legal move written so, if there is one. Castling may be written both ways in either variant; where the
/// king's two squares are also a plain king move, that is meant.
#[must_use]
pub fn read(position: &Position, text: &str) -> Option<Move> {
    let from: Square = text.get(0..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)?.as_bytes() {
        [] => None,
        [letter] => Some(Role::from_letter(char::from(*letter))?),
        _ => return None,
    };
    let kind = match promotion {
        Some(role) => MoveKind::Promote(role),
        None => position.kind_of(from, to),
    };
    let plain = Move { from, to, kind };
    if position.is_legal(plain) {
        return Some(plain);
    }
    if promotion.is_some() || position.castling().king(position.turn()) != Some(from) {
        return None;
    }
    let castlings = Side::ALL.map(|side| position.legal_castling(side).map(|mv| (side, mv)));
    let mut castlings = castlings.into_iter().flatten();
    let by_rook = castlings.clone().find(|(_, mv)| mv.to == to);
    by_rook.or_else(|| castlings.find(|(side, _)| side.king_to(position.turn()) == to)).map(|(_, mv)| mv)
}
