//! Standard chess.

use crate::variants::{Variant, chess960};
use crate::{Position, Role};

/// The standard array from the a-file to the h-file; number 518 of Chess960.
pub const BACK_RANK: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// The standard starting position.
#[must_use]
pub fn start() -> Position {
    chess960::position(&BACK_RANK, &BACK_RANK, Variant::Standard)
}
