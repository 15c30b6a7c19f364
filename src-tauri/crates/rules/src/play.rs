//! Carrying out moves of known kinds, for the generator: each does only what its kind can change.

use crate::{Bitboard, Color, Position, Rank, Role, Square};

const PAWN: usize = Role::Pawn as usize;
const ROOK: usize = Role::Rook as usize;
const KING: usize = Role::King as usize;

impl Position {
    #[inline(always)]
    fn turn_over<const WHITE: bool>(&self) -> Self {
        let mut next = *self;
        next.en_passant = None;
        next.halfmove_clock = self.halfmove_clock.saturating_add(1);
        if WHITE {
            next.turn = Color::Black;
        } else {
            next.turn = Color::White;
            next.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        next
    }

    /// The mover's piece of role index `ROLE` goes to an empty square.
    #[inline(always)]
    pub(crate) fn step<const WHITE: bool, const ROLE: usize>(&self, from: Square, to: Square) -> Self {
        let mut next = self.turn_over::<WHITE>();
        let both = Bitboard::of(from) | Bitboard::of(to);
        next.board.toggle::<WHITE, ROLE>(both);
        if ROLE == PAWN {
            next.halfmove_clock = 0;
        }
        // Only a king or a rook can stand on a home square.
        if ROLE == ROOK || ROLE == KING {
            next.castling.disturb(both);
        }
        next
    }

    /// The mover's piece of role index `ROLE` takes an enemy piece.
    #[inline(always)]
    pub(crate) fn capture<const WHITE: bool, const ROLE: usize>(&self, from: Square, to: Square) -> Self {
        let mut next = self.turn_over::<WHITE>();
        next.board.clear(Bitboard::of(to));
        next.board.toggle::<WHITE, ROLE>(Bitboard::of(from) | Bitboard::of(to));
        next.halfmove_clock = 0;
        next.castling.disturb(Bitboard::of(from) | Bitboard::of(to));
        next
    }

    /// A pawn of the mover's arrives on `to` by a double step.
    #[inline(always)]
    pub(crate) fn double_step<const WHITE: bool>(&self, to: Square) -> Self {
        let color = if WHITE { Color::White } else { Color::Black };
        let at = |rank| Square::new(to.file(), color.rank(rank));
        let mut next = self.step::<WHITE, PAWN>(at(Rank::Second), to);
        next.en_passant = Some(at(Rank::Third));
        next
    }
}
