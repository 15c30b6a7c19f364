//! What pieces, colours and sides are called in a sentence.

use scoresheet_rules::{Color, Role, Side};

/// The name of a kind of piece in a sentence.
#[must_use]
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The colour's name in a sentence.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The side's name as in `castles king's side`.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::King => "king's",
        Side::Queen => "queen's",
    }
}
