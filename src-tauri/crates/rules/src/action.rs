//! Everything an entry of the move list may do to a position, legal or not.

use crate::{Move, Role, Side, Square};

/// What one ply does to a position. Applying one judges nothing and never fails: see
/// [`Position::apply`](crate::Position::apply).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A move that the generator of legal moves made.
    Move(Move),
    /// Whatever stands on `from` goes to `to`, in place of what stands there, and becomes `becomes` if given.
    /// `removes` is a further square, emptied first (a late en-passant capture); it cannot be `from`. With `from` =
    /// `to` nothing moves.
    Shift {
        /// Where the piece is lifted.
        from: Square,
        /// Where it is put down.
        to: Square,
        /// What it becomes.
        becomes: Option<Role>,
        /// A square emptied besides.
        removes: Option<Square>,
    },
    /// King and rook are put on their castled squares from wherever they are, in place of what stands there.
    CastleByHand {
        /// Where the king is lifted.
        king: Square,
        /// Where the rook is lifted.
        rook: Square,
        /// Which pair of squares they go to.
        side: Side,
    },
    /// A new piece of the mover's colour is put on the square, in place of what stands there.
    Drop {
        /// What is put down.
        role: Role,
        /// Where.
        square: Square,
    },
    /// Nothing moves; the turn passes.
    Pass,
}
