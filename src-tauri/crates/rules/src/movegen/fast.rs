//! The moves of a position in which each side has exactly one king, found without trying any: what may go where is
//! cut down beforehand by who gives check and who is pinned.

use super::pawns::{self, PawnMoves};
use super::sink::Sink;
use crate::attacks::{self, Lines};
use crate::{Bitboard, Color, Position, Rank, Role, Side, Square};

const KNIGHT: usize = Role::Knight as usize;
const BISHOP: usize = Role::Bishop as usize;
const ROOK: usize = Role::Rook as usize;
const QUEEN: usize = Role::Queen as usize;
const KING: usize = Role::King as usize;

/// What stands between the mover's king and the enemy.
struct Guard {
    /// Enemy pieces that attack the king.
    checkers: Bitboard,
    /// The squares on which a piece ends a single check, the checker's own included.
    answers: Bitboard,
    /// Lines from the king to enemy pieces with one piece in between: own pieces on them are pinned to them.
    diagonal_pins: Bitboard,
    straight_pins: Bitboard,
}

#[inline(always)]
fn guard<const WHITE: bool>(position: &Position, king: Square) -> Guard {
    let board = &position.board;
    let (us, them) = sides::<WHITE>();
    let theirs = board.of_color(them);
    let occupied = board.occupied();
    let queens = board.of_role(Role::Queen);
    let leapers = (attacks::knight(king) & board.of_role(Role::Knight))
        | (attacks::pawn(us, king) & board.of_role(Role::Pawn))
        | (attacks::king(king) & board.of_role(Role::King));
    let mut guard = Guard {
        checkers: leapers & theirs,
        answers: leapers & theirs,
        diagonal_pins: Bitboard::EMPTY,
        straight_pins: Bitboard::EMPTY,
    };
    for slider in attacks::bishop_rays(king) & (board.of_role(Role::Bishop) | queens) & theirs {
        guard.slider(king, slider, occupied, |guard, line| guard.diagonal_pins |= line);
    }
    for slider in attacks::rook_rays(king) & (board.of_role(Role::Rook) | queens) & theirs {
        guard.slider(king, slider, occupied, |guard, line| guard.straight_pins |= line);
    }
    guard
}

impl Guard {
    #[inline(always)]
    fn slider(&mut self, king: Square, slider: Square, occupied: Bitboard, pin: impl FnOnce(&mut Self, Bitboard)) {
        let between = Bitboard::between(king, slider);
        let blockers = between & occupied;
        if blockers.is_empty() {
            self.checkers |= Bitboard::of(slider);
            self.answers |= between | Bitboard::of(slider);
        } else if !blockers.has_several() {
            pin(self, between | Bitboard::of(slider));
        }
    }
}

#[inline(always)]
const fn sides<const WHITE: bool>() -> (Color, Color) {
    if WHITE { (Color::White, Color::Black) } else { (Color::Black, Color::White) }
}

/// Hands every legal move to the sink. The side to move is `WHITE`'s and each side has exactly one king.
#[inline(always)]
pub(super) fn generate<const WHITE: bool, S: Sink<WHITE>>(position: &Position, sink: &mut S) {
    let board = &position.board;
    let (us, them) = sides::<WHITE>();
    let (ours, theirs) = (board.of_color(us), board.of_color(them));
    let occupied = ours | theirs;
    let queens = board.of_role(Role::Queen);
    let Some(king) = board.of(us, Role::King).first() else { return };
    let guard = guard::<WHITE>(position, king);
    sink.check(!guard.checkers.is_empty());

    let landing = !(ours | board.of_role(Role::King));
    king_moves::<WHITE, S>(position, king, landing, guard.checkers.is_empty(), sink);
    let landing = if guard.checkers.is_empty() {
        landing
    } else if guard.checkers.has_several() {
        return;
    } else {
        landing & guard.answers
    };

    let pins = guard.diagonal_pins | guard.straight_pins;
    if pins.meets(ours) {
        pinned::<WHITE, S>(position, &guard, landing, sink);
    }
    let free = ours - pins;
    let lines = Lines::new(occupied);
    let free_pawns = board.of_role(Role::Pawn) & free;
    let ahead = pawns::ahead::<WHITE>(free_pawns) - occupied;
    sink.pawns(PawnMoves {
        single: ahead & landing,
        double: (pawns::ahead::<WHITE>(ahead & pawns::rank::<WHITE>(Rank::Third)) & landing) - occupied,
        west: pawns::ahead_west::<WHITE>(free_pawns) & theirs & landing,
        east: pawns::ahead_east::<WHITE>(free_pawns) & theirs & landing,
    });
    if let Some(target) = position.en_passant
        && attacks::pawn(them, target).meets(board.of(us, Role::Pawn))
    {
        en_passant::<WHITE, S>(position, target, sink);
    }
    for from in board.of_role(Role::Knight) & free {
        sink.piece::<KNIGHT>(from, attacks::knight(from) & landing);
    }
    for from in board.of_role(Role::Bishop) & free {
        sink.piece::<BISHOP>(from, lines.bishop(from) & landing);
    }
    for from in board.of_role(Role::Rook) & free {
        sink.piece::<ROOK>(from, lines.rook(from) & landing);
    }
    for from in queens & free {
        sink.piece::<QUEEN>(from, lines.queen(from) & landing);
    }
}

/// The king's own moves and castling. Which squares are attacked is found out only as far as it matters: for the
/// squares beside the king and on its castling paths, and not at all if pawns, knights and king hold all of these.
#[inline(always)]
fn king_moves<const WHITE: bool, S: Sink<WHITE>>(
    position: &Position,
    king: Square,
    landing: Bitboard,
    may_castle: bool,
    sink: &mut S,
) {
    let board = &position.board;
    let (us, them) = sides::<WHITE>();
    let theirs = board.of_color(them);
    let mut paths = [Bitboard::EMPTY; 2];
    let mut zone = attacks::king(king) & landing;
    if may_castle && position.castling.king(us) == Some(king) {
        for side in Side::ALL {
            paths[side as usize] = position.castling_path(us, side, king);
            zone |= paths[side as usize];
        }
    }
    let pawns = board.of_role(Role::Pawn) & theirs;
    let mut attacked = match WHITE {
        true => pawns::ahead_west::<false>(pawns) | pawns::ahead_east::<false>(pawns),
        false => pawns::ahead_west::<true>(pawns) | pawns::ahead_east::<true>(pawns),
    };
    for their_king in board.of_role(Role::King) & theirs {
        attacked |= attacks::king(their_king);
    }
    for knight in board.of_role(Role::Knight) & theirs {
        attacked |= attacks::knight(knight);
    }
    if !(zone - attacked).is_empty() {
        let queens = board.of_role(Role::Queen);
        // The king is no shield for the squares behind it.
        let lines = Lines::new(board.occupied() ^ Bitboard::of(king));
        let [near_diagonal, near_straight] =
            if (paths[0] | paths[1]).is_empty() { attacks::around(king) } else { [Bitboard::ALL; 2] };
        for slider in (board.of_role(Role::Bishop) | queens) & theirs & near_diagonal {
            attacked |= lines.bishop(slider);
        }
        for slider in (board.of_role(Role::Rook) | queens) & theirs & near_straight {
            attacked |= lines.rook(slider);
        }
        sink.piece::<KING>(king, (attacks::king(king) & landing) - attacked);
        for side in Side::ALL {
            let path = paths[side as usize];
            if !path.is_empty()
                && !path.meets(attacked)
                && let Some(rook) = position.castling.rook(us, side)
                && position.castled_is_safe(us, side, king, rook)
            {
                sink.castle(side, king, rook);
            }
        }
    }
}

/// The moves of pinned pieces: along the line of the pin.
#[cold]
#[inline(never)]
fn pinned<const WHITE: bool, S: Sink<WHITE>>(position: &Position, guard: &Guard, landing: Bitboard, sink: &mut S) {
    let board = &position.board;
    let (us, them) = sides::<WHITE>();
    let (ours, theirs) = (board.of_color(us), board.of_color(them));
    let lines = Lines::new(board.occupied());
    let (diagonal, straight) = (ours & guard.diagonal_pins, ours & guard.straight_pins);
    let (along_diagonal, along_straight) = (landing & guard.diagonal_pins, landing & guard.straight_pins);
    for from in diagonal & board.of_role(Role::Bishop) {
        sink.piece::<BISHOP>(from, lines.bishop(from) & along_diagonal);
    }
    for from in diagonal & board.of_role(Role::Queen) {
        sink.piece::<QUEEN>(from, lines.bishop(from) & along_diagonal);
    }
    for from in straight & board.of_role(Role::Rook) {
        sink.piece::<ROOK>(from, lines.rook(from) & along_straight);
    }
    for from in straight & board.of_role(Role::Queen) {
        sink.piece::<QUEEN>(from, lines.rook(from) & along_straight);
    }
    let pawns = board.of_role(Role::Pawn);
    if pawns.meets(diagonal | straight) {
        let ahead = (pawns::ahead::<WHITE>(pawns & straight) & guard.straight_pins) - board.occupied();
        let twice = pawns::ahead::<WHITE>(ahead & pawns::rank::<WHITE>(Rank::Third)) - board.occupied();
        sink.pawns(PawnMoves {
            single: ahead & landing,
            double: twice & along_straight,
            west: pawns::ahead_west::<WHITE>(pawns & diagonal) & theirs & along_diagonal,
            east: pawns::ahead_east::<WHITE>(pawns & diagonal) & theirs & along_diagonal,
        });
    }
}

/// Captures in passing take two pieces off one rank and may answer a check in odd ways: each is tried.
#[inline(never)]
fn en_passant<const WHITE: bool, S: Sink<WHITE>>(position: &Position, target: Square, sink: &mut S) {
    for from in position.en_passant_captors(target) {
        sink.en_passant(from, target);
    }
}
