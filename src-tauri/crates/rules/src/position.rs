//! One type for every position there can be, legal in chess or not.

use crate::attacks::{self, Lines};
use crate::{Bitboard, Board, Castling, Color, Role, Square, Variant};

/// Board, side to move, castling rights, en-passant target, clocks and variant.
///
/// What always holds: a castling right's king and rook stand on their home squares; the en-passant target and
/// the square behind it are empty and an enemy pawn stands before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: Castling,
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmove_clock: u32,
    pub(crate) fullmove_number: u32,
    pub(crate) variant: Variant,
}

impl Position {
    /// The standard starting position.
    #[must_use]
    #[inline]
    pub fn standard() -> Self {
        crate::variants::standard::start()
    }

    /// The pieces.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The castling rights that stand.
    #[must_use]
    #[inline]
    pub const fn castling(&self) -> &Castling {
        &self.castling
    }

    /// The square a pawn has just passed by a double step, whether or not it can be taken there.
    #[must_use]
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The en-passant target if a legal en-passant capture exists, as FEN and repetition want it.
    #[must_use]
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        self.en_passant.filter(|_| self.has_legal_en_passant())
    }

    /// Half-moves since a pawn moved or anything left the board.
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, counted up after Black's.
    #[must_use]
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Which game's conventions hold (how castling is written and asked for).
    #[must_use]
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The same position under another variant's conventions.
    #[must_use]
    #[inline]
    pub fn with_variant(mut self, variant: Variant) -> Self {
        self.variant = variant;
        self
    }

    /// The pieces of a side that attack a square when `occupied` blocks the lines.
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let board = &self.board;
        let straight = board.of_role(Role::Rook) | board.of_role(Role::Queen);
        let diagonal = board.of_role(Role::Bishop) | board.of_role(Role::Queen);
        let lines = Lines::new(occupied);
        let set = (attacks::pawn(!by, square) & board.of_role(Role::Pawn))
            | (attacks::knight(square) & board.of_role(Role::Knight))
            | (attacks::king(square) & board.of_role(Role::King))
            | (lines.bishop(square) & diagonal)
            | (lines.rook(square) & straight);
        set & board.of_color(by) & occupied
    }

    /// The squares of a side's kings.
    #[must_use]
    #[inline]
    pub const fn kings(&self, color: Color) -> Bitboard {
        self.board.of(color, Role::King)
    }

    /// The kings of a side that are attacked.
    #[must_use]
    #[inline]
    pub fn checked_kings(&self, color: Color) -> Bitboard {
        self.kings(color).filter(|&king| !self.attackers(king, !color, self.board.occupied()).is_empty()).collect()
    }

    /// Whether any king of the side to move is attacked.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checked_kings(self.turn).is_empty()
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::standard()
    }
}
