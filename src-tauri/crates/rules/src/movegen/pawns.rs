//! Moves of all pawns of a side at once, as sets of the squares they go to.

use crate::{Bitboard, Color, File, Rank, Square};

/// The rank of a set seen from the mover's side.
#[inline(always)]
pub(super) const fn rank<const WHITE: bool>(seen: Rank) -> Bitboard {
    Bitboard::rank(if WHITE { Color::White.rank(seen) } else { Color::Black.rank(seen) })
}

/// One step ahead.
#[inline(always)]
pub(super) const fn ahead<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

/// One step ahead and towards the a-file.
#[inline(always)]
pub(super) const fn ahead_west<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.0 & !Bitboard::file(File::A).0;
    Bitboard(if WHITE { set << 7 } else { set >> 9 })
}

/// One step ahead and towards the h-file.
#[inline(always)]
pub(super) const fn ahead_east<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let set = set.0 & !Bitboard::file(File::H).0;
    Bitboard(if WHITE { set << 9 } else { set >> 7 })
}

/// The square a pawn came from by one step ahead and `files` files towards the h-file (see callers: they are the
/// inverse of the steps above, so the square is always on the board).
#[inline(always)]
pub(super) const fn back<const WHITE: bool>(to: Square, files: i8) -> Square {
    let steps = if WHITE { -8 } else { 8 };
    Square::wrap((to.index() as i8 + steps + files) as u8)
}

/// Where the pawns of a side go, en passant apart.
#[derive(Clone, Copy, Default)]
pub(crate) struct PawnMoves {
    pub(super) single: Bitboard,
    pub(super) double: Bitboard,
    pub(super) west: Bitboard,
    pub(super) east: Bitboard,
}

impl PawnMoves {
    /// A set with one square for each move, promotions counted once: single and double steps end on different
    /// empty squares, captures on the enemy's; those towards the h-file are put on the squares they come from.
    #[inline(always)]
    pub(super) fn as_one_set<const WHITE: bool>(self) -> Bitboard {
        let east_from = Bitboard(if WHITE { self.east.0 >> 9 } else { self.east.0 << 7 });
        self.single | self.double | self.west | east_from
    }

    #[inline(always)]
    pub(super) fn has_promotions<const WHITE: bool>(self) -> bool {
        rank::<WHITE>(Rank::Eighth).meets(self.single | self.west | self.east)
    }

    /// How many pawn-and-square pairs promote; each is four moves.
    #[cold]
    pub(super) fn promotions<const WHITE: bool>(self) -> u32 {
        let last = rank::<WHITE>(Rank::Eighth);
        (self.single & last).len() + (self.west & last).len() + (self.east & last).len()
    }

    /// Calls with from, to and whether it is a promotion.
    #[inline(always)]
    pub(super) fn for_each<const WHITE: bool>(self, mut each: impl FnMut(Square, Square, bool)) {
        let last = rank::<WHITE>(Rank::Eighth);
        for (set, files) in [(self.single, 0), (self.west, 1), (self.east, -1)] {
            for to in set {
                each(back::<WHITE>(to, files), to, last.has(to));
            }
        }
        for to in self.double {
            each(back::<WHITE>(back::<WHITE>(to, 0), 0), to, false);
        }
    }
}
