//! What is done with moves as they are found: listed, counted, or carried out.

use crate::{Bitboard, Move, MoveKind, MoveList, Position, Role, Side, Square};

use super::pawns::PawnMoves;

/// Takes the moves that the generator finds, set by set. Positions are the mover's; `WHITE` says who moves.
pub(crate) trait Sink<const WHITE: bool> {
    /// Whether the side to move is in check; comes before any move.
    fn check(&mut self, in_check: bool);
    /// The moves of one piece other than a pawn, castling apart. `ROLE` is the index of its role.
    fn piece<const ROLE: usize>(&mut self, from: Square, targets: Bitboard);
    /// The moves of all pawns, en passant apart. Promotions are among them.
    fn pawns(&mut self, moves: PawnMoves);
    /// One en-passant capture.
    fn en_passant(&mut self, from: Square, to: Square);
    /// One castling.
    fn castle(&mut self, side: Side, king: Square, rook: Square);
}

/// Lists the moves.
pub(crate) struct Listing {
    pub(crate) moves: MoveList,
}

impl<const WHITE: bool> Sink<WHITE> for Listing {
    #[inline(always)]
    fn check(&mut self, _in_check: bool) {}

    #[inline(always)]
    fn piece<const ROLE: usize>(&mut self, from: Square, targets: Bitboard) {
        self.moves.push_all(from, targets);
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        moves.for_each::<WHITE>(|from, to, promotes| {
            if promotes {
                for role in Role::PROMOTIONS {
                    self.moves.push(Move { from, to, kind: MoveKind::Promote(role) });
                }
            } else {
                self.moves.push(Move { from, to, kind: MoveKind::Normal });
            }
        });
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.moves.push(Move { from, to, kind: MoveKind::EnPassant });
    }

    fn castle(&mut self, side: Side, king: Square, rook: Square) {
        self.moves.push(Move { from: king, to: rook, kind: MoveKind::Castle(side) });
    }
}

/// What a position holds for the side to move, short of the moves themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Survey {
    /// How many legal moves there are; the four promotions of a pawn are four.
    pub legal_moves: u32,
    /// Whether any king of the side to move is attacked.
    pub in_check: bool,
}

/// Counts the moves.
#[derive(Default)]
pub(crate) struct Count {
    tally: Tally,
    extra: u32,
    in_check: bool,
}

impl Count {
    #[inline(always)]
    pub(crate) fn total(&self) -> u32 {
        self.tally.total() + self.extra
    }

    #[inline(always)]
    pub(crate) fn survey(&self) -> Survey {
        Survey { legal_moves: self.total(), in_check: self.in_check }
    }
}

/// Adds up the sizes of sets. Processors of the plain x86-64 kind have no instruction for the size of one, so the
/// sums of the eight bytes (ranks) are kept apart and added up once. No byte overflows: a square is reached by at most
/// one own piece from each of 8 directions and 8 knight's squares, so that a rank counts at most 8 * 16 + 8.
#[derive(Default)]
struct Tally {
    bytes: u64,
}

impl Tally {
    #[inline(always)]
    fn add(&mut self, set: Bitboard) {
        let pairs = set.0 - (set.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        self.bytes += (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    }

    #[inline(always)]
    fn total(&self) -> u32 {
        let words = (self.bytes & 0x00FF_00FF_00FF_00FF) + (self.bytes >> 8 & 0x00FF_00FF_00FF_00FF);
        (words.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
}

impl<const WHITE: bool> Sink<WHITE> for Count {
    #[inline(always)]
    fn check(&mut self, in_check: bool) {
        self.in_check = in_check;
    }

    #[inline(always)]
    fn piece<const ROLE: usize>(&mut self, _from: Square, targets: Bitboard) {
        self.tally.add(targets);
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        self.tally.add(moves.as_one_set::<WHITE>());
        if moves.has_promotions::<WHITE>() {
            self.extra += 3 * moves.promotions::<WHITE>();
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.extra += 1;
    }

    #[inline(always)]
    fn castle(&mut self, _side: Side, _king: Square, _rook: Square) {
        self.extra += 1;
    }
}

/// Carries out every move and counts the leaves of the trees below.
pub(crate) struct Perft<'a> {
    pub(crate) position: &'a Position,
    /// Half-moves left after the one carried out; at least 1.
    pub(crate) depth: u32,
    pub(crate) leaves: u64,
}

impl Perft<'_> {
    #[inline(always)]
    fn descend<const WHITE: bool>(&mut self, next: &Position) {
        self.leaves += match WHITE {
            true => next.perft_of::<false>(self.depth),
            false => next.perft_of::<true>(self.depth),
        };
    }
}

impl<const WHITE: bool> Sink<WHITE> for Perft<'_> {
    #[inline(always)]
    fn check(&mut self, _in_check: bool) {}

    #[inline(always)]
    fn piece<const ROLE: usize>(&mut self, from: Square, targets: Bitboard) {
        let occupied = self.position.board.occupied();
        for to in targets - occupied {
            self.descend::<WHITE>(&self.position.step::<WHITE, ROLE>(from, to));
        }
        for to in targets & occupied {
            self.descend::<WHITE>(&self.position.capture::<WHITE, ROLE>(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        let position = self.position;
        if moves.has_promotions::<WHITE>() {
            moves.for_each::<WHITE>(|from, to, promotes| {
                if promotes {
                    for role in Role::PROMOTIONS {
                        let mv = Move { from, to, kind: MoveKind::Promote(role) };
                        self.descend::<WHITE>(&position.play(mv));
                    }
                } else {
                    self.descend::<WHITE>(&position.play(Move { from, to, kind: MoveKind::Normal }));
                }
            });
            return;
        }
        for to in moves.single {
            self.descend::<WHITE>(&position.step::<WHITE, 0>(super::pawns::back::<WHITE>(to, 0), to));
        }
        for to in moves.double {
            self.descend::<WHITE>(&position.double_step::<WHITE>(to));
        }
        for to in moves.west {
            self.descend::<WHITE>(&position.capture::<WHITE, 0>(super::pawns::back::<WHITE>(to, 1), to));
        }
        for to in moves.east {
            self.descend::<WHITE>(&position.capture::<WHITE, 0>(super::pawns::back::<WHITE>(to, -1), to));
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        let mv = Move { from, to, kind: MoveKind::EnPassant };
        self.descend::<WHITE>(&self.position.play(mv));
    }

    fn castle(&mut self, side: Side, king: Square, rook: Square) {
        let mv = Move { from: king, to: rook, kind: MoveKind::Castle(side) };
        self.descend::<WHITE>(&self.position.play(mv));
    }
}
