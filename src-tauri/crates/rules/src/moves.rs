//! Moves as the rules know them.

use crate::{Role, Side, Square};

/// A move on the board. For castling, `to` is the square of the *rook* (king takes rook), so that a king's
/// step and a castling that end on one square stay apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub struct Move {
    pub from: Square,
    pub to: Square,
    pub kind: MoveKind,
}

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Nothing besides: also captures and double steps.
    Normal,
    /// The pawn beside the start is taken.
    EnPassant,
    /// The king castles to this side.
    Castle(Side),
    /// The pawn becomes this piece.
    Promote(Role),
}

impl Move {
    /// The piece a pawn becomes by this move.
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promote(role) => Some(role),
            MoveKind::Normal | MoveKind::EnPassant | MoveKind::Castle(_) => None,
        }
    }

    /// The side, if this is castling.
    #[must_use]
    pub const fn castling_side(self) -> Option<Side> {
        match self.kind {
            MoveKind::Castle(side) => Some(side),
            MoveKind::Normal | MoveKind::EnPassant | MoveKind::Promote(_) => None,
        }
    }
}
