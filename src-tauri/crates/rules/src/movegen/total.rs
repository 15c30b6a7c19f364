//! The moves of any position at all: each movement is tried and kept if it leaves no king of the mover attacked.

use super::pawns::PawnMoves;
use super::sink::Sink;
use crate::{Bitboard, Move, MoveKind, Position, Role, Side, Square};

/// Hands every legal move to the sink. The side to move is `WHITE`'s.
#[inline(never)]
pub(super) fn generate<const WHITE: bool, S: Sink<WHITE>>(position: &Position, sink: &mut S) {
    let board = position.board();
    sink.check(position.is_check());
    for from in board.of_color(position.turn()) {
        let targets = legal_targets(position, from).collect();
        match board.role_at(from) {
            Some(Role::Knight) => sink.piece::<{ Role::Knight as usize }>(from, targets),
            Some(Role::Bishop) => sink.piece::<{ Role::Bishop as usize }>(from, targets),
            Some(Role::Rook) => sink.piece::<{ Role::Rook as usize }>(from, targets),
            Some(Role::Queen) => sink.piece::<{ Role::Queen as usize }>(from, targets),
            Some(Role::King) => sink.piece::<{ Role::King as usize }>(from, targets),
            Some(Role::Pawn) => one_pawn::<WHITE, S>(position, from, targets, sink),
            None => {}
        }
    }
    for side in Side::ALL {
        if let Some(mv) = position.legal_castling(side) {
            sink.castle(side, mv.from, mv.to);
        }
    }
}

/// Where the piece may legally go, castling apart.
fn legal_targets(position: &Position, from: Square) -> impl Iterator<Item = Square> {
    (position.reach(from) - position.board().of_role(Role::King))
        .filter(move |&to| position.leaves_kings_safe(Move { from, to, kind: position.kind_of(from, to) }))
}

/// Whether there is a legal move.
#[inline(never)]
pub(super) fn has_move(position: &Position) -> bool {
    let mut own = position.board().of_color(position.turn());
    own.any(|from| legal_targets(position, from).next().is_some())
        || Side::ALL.into_iter().any(|side| position.legal_castling(side).is_some())
}

fn one_pawn<const WHITE: bool, S: Sink<WHITE>>(position: &Position, from: Square, targets: Bitboard, sink: &mut S) {
    let mut moves = PawnMoves::default();
    for to in targets {
        let set = Bitboard::of(to);
        if position.kind_of(from, to) == MoveKind::EnPassant {
            sink.en_passant(from, to);
        } else if to.file() < from.file() {
            moves.west |= set;
        } else if to.file() > from.file() {
            moves.east |= set;
        } else if from.rank().index().abs_diff(to.rank().index()) == 2 {
            moves.double |= set;
        } else {
            moves.single |= set;
        }
    }
    sink.pawns(moves);
}

impl Position {
    /// What kind of movement this is, promotions taken as plain ones.
    pub(crate) fn kind_of(&self, from: Square, to: Square) -> MoveKind {
        let is_pawn = self.board.of_role(Role::Pawn).has(from);
        if is_pawn && Some(to) == self.en_passant && from.file() != to.file() {
            MoveKind::EnPassant
        } else {
            MoveKind::Normal
        }
    }
}
