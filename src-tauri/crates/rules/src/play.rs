//! Carrying out legal moves, the short ways: each does only what its kind of move can change. What any entry may do,
//! legal or not, is in `make`.

use crate::{Bitboard, Color, Move, Position, Rank, Role, Square};

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

    /// Whatever stands on the move's start goes to its target: a legal move other than castling and en passant.
    /// Written without a branch on what moves or is taken, which differs from one move of a game to the next, and so
    /// that every number is read back in the size in which it was written, or the next move would have to wait.
    #[inline(always)]
    pub(crate) fn relocate(&mut self, mv: Move, becomes: Option<Role>) {
        let Move { from, to, .. } = mv;
        let (from_set, to_set) = (Bitboard::of(from), Bitboard::of(to));
        let role = self.board.role_or_pawn(from);
        let is_pawn = role == Role::Pawn;
        let is_quiet = !(is_pawn | self.board.occupied().has(to));
        self.castling.disturb(from_set | to_set);
        self.board.relocate(from_set | to_set, self.turn, becomes.unwrap_or(role), to_set);
        self.halfmove_clock = self.halfmove_clock.saturating_add(1) & 0u32.wrapping_sub(u32::from(is_quiet));
        let is_double = is_pawn & (from.index().abs_diff(to.index()) == 16);
        let passed = Square::wrap((from.index() as u8).midpoint(to.index() as u8));
        self.en_passant = if is_double { Some(passed) } else { None };
        self.fullmove_number = self.fullmove_number.saturating_add(self.turn as u32);
        self.turn = !self.turn;
    }
}
