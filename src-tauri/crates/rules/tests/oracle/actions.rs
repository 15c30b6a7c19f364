//! What entries do that are no legal moves, from the words of the rules.

use super::{Oracle, ahead, ends, first_rank, other, place};
use scoresheet_rules::{Action, Color, Piece, Role, Square};

impl Oracle {
    /// The position after anything an entry may do.
    pub fn act(&self, action: &Action) -> Self {
        let mut next = self.clone();
        next.passed = None;
        next.clock += 1;
        match *action {
            Action::Move(mv) => return self.after(mv),
            Action::Pass => {}
            Action::Drop { role, square } => {
                next.put(square, Piece { color: self.turn, role });
                if role == Role::Pawn {
                    next.clock = 0;
                }
            }
            Action::Shift { from, to, becomes, removes } => {
                if let Some(square) = removes.filter(|&square| square != from) {
                    next.take(square);
                }
                if let Some(piece) = next.get(place(from)).filter(|_| from != to) {
                    next.set(place(from), None);
                    next.put(to, Piece { role: becomes.unwrap_or(piece.role), ..piece });
                    next.forget(&[from]);
                    if piece.role == Role::Pawn {
                        next.clock = 0;
                        next.passed = next.passed_by(piece, from, to);
                    }
                }
            }
            Action::CastleByHand { king, rook, side } => {
                let pair = (self.get(place(king)), self.get(place(rook)));
                if let ((Some(king_piece), Some(rook_piece)), true) = (pair, king != rook) {
                    let rank = first_rank(self.turn);
                    next.set(place(king), None);
                    next.set(place(rook), None);
                    next.put(super::square((ends(side).0, rank)), king_piece);
                    next.put(super::square((ends(side).1, rank)), rook_piece);
                    next.forget(&[king, rook]);
                    next.rights.retain(|right| right.color != self.turn);
                }
            }
        }
        next.number += u32::from(self.turn == Color::Black);
        next.turn = other(self.turn);
        next
    }

    /// Rights end whose king's or rook's home is among the squares.
    fn forget(&mut self, squares: &[Square]) {
        for &square in squares {
            let at = place(square);
            self.rights.retain(|right| {
                let rank = first_rank(right.color);
                at != (right.king, rank) && at != (right.rook, rank)
            });
        }
    }

    fn take(&mut self, square: Square) {
        if self.get(place(square)).is_some() {
            self.set(place(square), None);
            self.clock = 0;
            self.forget(&[square]);
        }
    }

    fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.forget(&[square]);
        self.set(place(square), Some(piece));
    }

    fn passed_by(&self, piece: Piece, from: Square, to: Square) -> Option<(i32, i32)> {
        let (from, to) = (place(from), place(to));
        let over = (from.0, from.1 + ahead(self.turn));
        let is_double = piece.color == self.turn
            && from.1 == first_rank(self.turn) + ahead(self.turn)
            && to == (from.0, from.1 + 2 * ahead(self.turn))
            && self.is(to, self.turn, Role::Pawn);
        (is_double && self.get(over).is_none()).then_some(over)
    }
}
