//! Legal moves of any position.

use crate::attacks;
use crate::{Action, Bitboard, Color, Move, MoveKind, Position, Rank, Role, Side, Square};

/// Legal moves, in no promised order.
pub type MoveList = Vec<Move>;

impl Position {
    /// Every legal move (game rules: a movement of the mover's piece that lands on no own piece, captures no
    /// king and leaves no king of the mover attacked; and castling).
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        for from in self.board.of_color(self.turn) {
            self.pseudo_moves(from, &mut moves);
        }
        moves.retain(|&mv| self.leaves_kings_safe(mv));
        for side in Side::ALL {
            moves.extend(self.legal_castling(side));
        }
        moves
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_legal(&self) -> usize {
        self.legal_moves().len()
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The squares a piece of either side reaches by its own movement: blocked lines end, own pieces (of the
    /// piece's colour) are not landed on; check is ignored and a king may be landed on. Castling is not in it.
    #[must_use]
    pub fn reach(&self, from: Square) -> Bitboard {
        let Some(piece) = self.board.piece_at(from) else { return Bitboard::EMPTY };
        let occupied = self.board.occupied();
        let own = self.board.of_color(piece.color);
        if piece.role != Role::Pawn {
            return attacks::of(piece.role, piece.color, from, occupied) - own;
        }
        let mut targets = attacks::pawn(piece.color, from) & (occupied - own);
        if piece.color == self.turn {
            targets |= attacks::pawn(piece.color, from) & self.en_passant.map_or(Bitboard::EMPTY, Bitboard::of);
        }
        let forward = piece.color.forward();
        if let Some(one) = from.offset(0, forward).filter(|&one| !occupied.has(one)) {
            targets |= Bitboard::of(one);
            if from.rank() == piece.color.rank(Rank::Second) {
                targets |=
                    one.offset(0, forward).filter(|&two| !occupied.has(two)).map_or(Bitboard::EMPTY, Bitboard::of);
            }
        }
        targets
    }

    fn pseudo_moves(&self, from: Square, moves: &mut MoveList) {
        let is_pawn = self.board.of_role(Role::Pawn).has(from);
        for to in self.reach(from) - self.board.of_role(Role::King) {
            if is_pawn && to.rank() == self.turn.rank(Rank::Eighth) {
                moves.extend(Role::PROMOTIONS.map(|role| Move { from, to, kind: MoveKind::Promote(role) }));
            } else {
                let passing = is_pawn && Some(to) == self.en_passant && from.file() != to.file();
                let kind = if passing { MoveKind::EnPassant } else { MoveKind::Normal };
                moves.push(Move { from, to, kind });
            }
        }
    }

    fn leaves_kings_safe(&self, mv: Move) -> bool {
        self.apply(&Action::Move(mv)).checked_kings(self.turn).is_empty()
    }

    /// Castling to this side, if it is legal.
    #[must_use]
    pub fn legal_castling(&self, side: Side) -> Option<Move> {
        let color = self.turn;
        let king = self.castling.king(color)?;
        let rook = self.castling.rook(color, side)?;
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        let pair = Bitboard::of(king) | Bitboard::of(rook);
        let king_path = attacks::between(king, king_to) | Bitboard::of(king_to);
        let rook_path = attacks::between(rook, rook_to) | Bitboard::of(rook_to);
        let occupied = self.board.occupied();
        if (king_path | rook_path).meets(occupied - pair) {
            return None;
        }
        let safe = |square| self.attackers(square, !color, occupied - Bitboard::of(king)).is_empty();
        if !(king_path | Bitboard::of(king)).into_iter().all(safe) {
            return None;
        }
        let mv = Move { from: king, to: rook, kind: MoveKind::Castle(side) };
        self.leaves_kings_safe(mv).then_some(mv)
    }

    pub(crate) fn has_legal_en_passant(&self) -> bool {
        let Some(target) = self.en_passant else { return false };
        let pawns = attacks::pawn(!self.turn, target) & self.board.of(self.turn, Role::Pawn);
        pawns.into_iter().any(|from| self.leaves_kings_safe(Move { from, to: target, kind: MoveKind::EnPassant }))
    }

    /// Counts the leaves of the tree of legal moves to a depth in half-moves.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal() as u64,
            _ => self.legal_moves().into_iter().map(|mv| self.play(mv).perft(depth - 1)).sum(),
        }
    }
}

/// The square of the pawn that an en-passant capture to `target` by `mover` takes.
pub(crate) fn passed_pawn(target: Square, mover: Color) -> Option<Square> {
    target.offset(0, -mover.forward())
}
