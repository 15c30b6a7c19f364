//! Legal moves of any position: a fast path where each side has exactly one king, and a path that takes any
//! position there can be. Callers see one face.

mod any;
mod fast;
mod list;
mod pawns;
mod sink;
#[cfg(test)]
mod tests;
mod total;

pub use list::{IntoIter, MoveList};
pub use sink::Survey;

use crate::attacks::{self, Lines};
use crate::{Bitboard, Color, Move, MoveKind, Position, Rank, Role, Side, Square};
use sink::{Count, Listing, Perft, Sink};

impl Position {
    /// Every legal move (game rules: a movement of the mover's piece that lands on no own piece, captures no
    /// king and leaves no king of the mover attacked; and castling).
    ///
    /// ```
    /// use scoresheet_rules::{Position, notation::fen};
    /// assert_eq!(Position::standard().legal_moves().len(), 20);
    /// // Two kings, both attacked by one knight: no move saves both.
    /// let (position, _) = fen::read("k7/8/8/8/8/3n4/8/2K1K3 w - - 0 1")?;
    /// assert!(position.legal_moves().is_empty());
    /// # Ok::<(), scoresheet_rules::FenError>(())
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = Listing { moves: MoveList::new() };
        match self.turn {
            Color::White => self.generate::<true, _>(&mut list),
            Color::Black => self.generate::<false, _>(&mut list),
        }
        list.moves
    }

    /// How many legal moves there are, and whether the side to move is in check: at the price of the count alone.
    #[must_use]
    pub fn survey(&self) -> Survey {
        match self.turn {
            Color::White => self.count::<true>().survey(),
            Color::Black => self.count::<false>().survey(),
        }
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_legal(&self) -> usize {
        self.survey().legal_moves as usize
    }

    #[inline]
    fn count<const WHITE: bool>(&self) -> Count {
        let mut count = Count::default();
        self.generate::<WHITE, _>(&mut count);
        count
    }

    /// Whether each side has exactly one king.
    #[inline(always)]
    fn has_one_king_each(&self) -> bool {
        let kings = self.board.of_role(Role::King);
        let [white, black] = Color::ALL.map(|color| kings & self.board.of_color(color));
        !white.is_empty() && !black.is_empty() && !white.has_several() && !black.has_several()
    }

    #[inline(always)]
    fn generate<const WHITE: bool, S: Sink<WHITE>>(&self, sink: &mut S) {
        if self.has_one_king_each() {
            fast::generate::<WHITE, S>(self, sink);
        } else {
            total::generate::<WHITE, S>(self, sink);
        }
    }

    /// Counts the leaves of the tree of legal moves to a depth in half-moves. Nests as deep as that.
    ///
    /// ```
    /// assert_eq!(scoresheet_rules::Position::standard().perft(3), 8_902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match (depth, self.turn) {
            (0, _) => 1,
            (_, Color::White) => self.perft_of::<true>(depth),
            (_, Color::Black) => self.perft_of::<false>(depth),
        }
    }

    /// As [`Position::perft`], for a depth of at least 1 and the side to move known.
    fn perft_of<const WHITE: bool>(&self, depth: u32) -> u64 {
        if depth <= 1 {
            return u64::from(self.count::<WHITE>().total());
        }
        let mut perft = Perft { position: self, depth: depth - 1, leaves: 0 };
        self.generate::<WHITE, _>(&mut perft);
        perft.leaves
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.outlook().can_move
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        let Move { from, to, kind } = mv;
        if let MoveKind::Castle(side) = kind {
            return self.legal_castling(side) == Some(mv);
        }
        if !self.board.of_color(self.turn).has(from) || !(self.reach(from) - self.board.of_role(Role::King)).has(to) {
            return false;
        }
        let is_promotion = self.board.of_role(Role::Pawn).has(from) && to.rank() == self.turn.rank(Rank::Eighth);
        let is_such = match kind {
            MoveKind::Promote(role) => is_promotion && Role::PROMOTIONS.contains(&role),
            _ => !is_promotion && kind == self.kind_of(from, to),
        };
        is_such && self.leaves_kings_safe(mv)
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

    /// Whether no king of the mover is attacked after a movement that could be made here but for check.
    pub(crate) fn leaves_kings_safe(&self, mv: Move) -> bool {
        let Move { from, to, kind } = mv;
        let (from_set, to_set) = (Bitboard::of(from), Bitboard::of(to));
        let passed = match kind {
            MoveKind::Castle(_) => return self.play(mv).checked_kings(self.turn).is_empty(),
            MoveKind::EnPassant => passed_pawn(to, self.turn).map_or(Bitboard::EMPTY, Bitboard::of),
            MoveKind::Normal | MoveKind::Promote(_) => Bitboard::EMPTY,
        };
        let occupied = (self.board.occupied() - from_set - passed) | to_set;
        let kings = self.kings(self.turn);
        let mut kings = if kings.has(from) { (kings - from_set) | to_set } else { kings };
        // What was taken on the target attacks nothing any more.
        kings.all(|king| (self.attackers(king, !self.turn, occupied) - to_set).is_empty())
    }

    /// Castling to this side, if it is legal.
    #[must_use]
    pub fn legal_castling(&self, side: Side) -> Option<Move> {
        let color = self.turn;
        let king = self.castling.king(color)?;
        let rook = self.castling.rook(color, side)?;
        let path = self.castling_path(color, side, king);
        if path.is_empty() {
            return None;
        }
        let lifted = self.board.occupied() - Bitboard::of(king);
        if !(path | Bitboard::of(king)).all(|square| self.attackers(square, !color, lifted).is_empty()) {
            return None;
        }
        let mv = Move { from: king, to: rook, kind: MoveKind::Castle(side) };
        self.leaves_kings_safe(mv).then_some(mv)
    }

    /// The squares the king crosses and lands on by castling, if the right stands and nothing is in the way of king
    /// and rook; else no square.
    #[inline]
    fn castling_path(&self, color: Color, side: Side, king: Square) -> Bitboard {
        let Some(rook) = self.castling.rook(color, side) else { return Bitboard::EMPTY };
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        let king_path = Bitboard::between(king, king_to) | Bitboard::of(king_to);
        let rook_path = Bitboard::between(rook, rook_to) | Bitboard::of(rook_to);
        let others = self.board.occupied() - (Bitboard::of(king) | Bitboard::of(rook));
        if (king_path | rook_path).meets(others) { Bitboard::EMPTY } else { king_path }
    }

    /// Whether castling on a safe path leaves the only king safe: the rook may have been its shield along the rank.
    #[inline]
    fn castled_is_safe(&self, color: Color, side: Side, king: Square, rook: Square) -> bool {
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        let lifted = self.board.occupied() - (Bitboard::of(king) | Bitboard::of(rook));
        let lines = Lines::new(lifted | Bitboard::of(king_to) | Bitboard::of(rook_to));
        let straight = self.board.of_role(Role::Rook) | self.board.of_role(Role::Queen);
        !lines.rook(king_to).meets(straight & self.board.of_color(!color))
    }

    /// The pawns of the mover that may legally capture in passing.
    fn en_passant_captors(&self, target: Square) -> Bitboard {
        let pawns = attacks::pawn(!self.turn, target) & self.board.of(self.turn, Role::Pawn);
        pawns.filter(|&from| self.leaves_kings_safe(Move { from, to: target, kind: MoveKind::EnPassant })).collect()
    }

    pub(crate) fn has_legal_en_passant(&self) -> bool {
        self.en_passant.is_some_and(|target| !self.en_passant_captors(target).is_empty())
    }
}

/// The square of the pawn that an en-passant capture to `target` by `mover` takes.
pub(crate) fn passed_pawn(target: Square, mover: Color) -> Option<Square> {
    target.offset(0, -mover.forward())
}
