//! Whether there is a legal move at all, without counting them: what a verdict asks after every half-move.

use super::pawns;
use crate::attacks::{self, Lines};
use crate::{Bitboard, Color, File, Position, Role};

/// What a verdict needs to know of the moves.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    /// Whether any king of the side to move is attacked.
    pub(crate) in_check: bool,
    /// Whether there is a legal move.
    pub(crate) can_move: bool,
}

impl Position {
    /// Whether the side to move is in check, and whether it can move.
    #[inline]
    pub(crate) fn outlook(&self) -> Outlook {
        if !self.has_one_king_each() {
            return Outlook { in_check: self.is_check(), can_move: super::total::has_move(self) };
        }
        match self.turn {
            Color::White => self.outlook_of::<true>(),
            Color::Black => self.outlook_of::<false>(),
        }
    }

    #[inline(always)]
    fn outlook_of<const WHITE: bool>(&self) -> Outlook {
        let board = &self.board;
        let (us, them) = (self.turn, !self.turn);
        let Some(king) = board.of(us, Role::King).first() else {
            return Outlook { in_check: false, can_move: self.count_legal() > 0 };
        };
        let (occupied, theirs) = (board.occupied(), board.of_color(them));
        let queens = board.of_role(Role::Queen);
        let (bishops, rooks) = (board.of_role(Role::Bishop) | queens, board.of_role(Role::Rook) | queens);
        let lines = Lines::new(occupied);
        let (diagonal, straight) = (lines.bishop(king), lines.rook(king));
        let checkers = (diagonal & bishops)
            | (straight & rooks)
            | (attacks::knight(king) & board.of_role(Role::Knight))
            | (attacks::pawn(us, king) & board.of_role(Role::Pawn))
            | (attacks::king(king) & board.of_role(Role::King));
        let in_check = checkers.meets(theirs);
        // Only what the king sees can be pinned. Whatever else has an empty square before it can move there; in
        // nearly every position that is so, and nothing need be tried.
        let free = board.of_color(us) - (diagonal | straight | Bitboard::of(king));
        let steps = pawns::ahead::<WHITE>(free & board.of_role(Role::Pawn))
            | orthogonal_steps(free & rooks)
            | diagonal_steps(free & bishops);
        let can_move = if !in_check && !(steps - occupied).is_empty() { true } else { self.count_legal() > 0 };
        Outlook { in_check, can_move }
    }
}

/// The set one file towards the h-file, and one towards the a-file.
#[inline(always)]
const fn sideways(set: Bitboard) -> (Bitboard, Bitboard) {
    (Bitboard((set.0 & !Bitboard::file(File::H).0) << 1), Bitboard((set.0 & !Bitboard::file(File::A).0) >> 1))
}

#[inline(always)]
fn orthogonal_steps(set: Bitboard) -> Bitboard {
    let (east, west) = sideways(set);
    east | west | Bitboard(set.0 << 8 | set.0 >> 8)
}

#[inline(always)]
fn diagonal_steps(set: Bitboard) -> Bitboard {
    let (east, west) = sideways(set);
    let both = (east | west).0;
    Bitboard(both << 8 | both >> 8)
}
