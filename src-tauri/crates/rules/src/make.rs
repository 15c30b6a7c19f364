//! Carrying out what an entry does. Nothing here judges.

use crate::movegen::passed_pawn;
use crate::{Action, Bitboard, Color, Move, MoveKind, Piece, Position, Rank, Role, Side, Square};

impl Position {
    /// The position after a legal move.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        let mut next = *self;
        next.make(mv);
        next
    }

    /// Makes a legal move here, as [`Position::play`] does on a copy.
    pub fn make(&mut self, mv: Move) {
        match mv.kind {
            MoveKind::Normal => self.relocate(mv, None),
            MoveKind::Promote(role) => self.relocate(mv, Some(role)),
            MoveKind::EnPassant | MoveKind::Castle(_) => *self = self.apply(&Action::Move(mv)),
        }
    }

    /// The position after an action of the side to move. Never fails: an action that names an empty square
    /// passes the turn and changes nothing else.
    ///
    /// ```
    /// use scoresheet_rules::{Action, Position, Role, notation::fen};
    /// let start = Position::standard();
    /// let action = Action::Drop { role: Role::Queen, square: "e4".parse()? };
    /// assert_eq!(fen::write(&start.apply(&action)), "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn apply(&self, action: &Action) -> Self {
        let mut next = *self;
        let target = next.en_passant.take();
        next.halfmove_clock = next.halfmove_clock.saturating_add(1);
        match *action {
            Action::Move(Move { from, to, kind }) => match kind {
                MoveKind::Normal => next.shift(from, to, None),
                MoveKind::Promote(role) => next.shift(from, to, Some(role)),
                MoveKind::EnPassant => {
                    next.shift(from, to, None);
                    if let Some(pawn) = target.and_then(|target| passed_pawn(target, self.turn)) {
                        next.empty(pawn);
                    }
                }
                MoveKind::Castle(side) => next.castle(from, to, side),
            },
            Action::Shift { from, to, becomes, removes } => {
                if let Some(square) = removes.filter(|&square| square != from) {
                    next.empty(square);
                }
                next.shift(from, to, becomes);
            }
            Action::CastleByHand { king, rook, side } => next.castle(king, rook, side),
            Action::Drop { role, square } => {
                next.empty(square);
                next.castling.disturb(Bitboard::of(square));
                next.board.put(square, Piece { color: self.turn, role });
                if role == Role::Pawn {
                    next.halfmove_clock = 0;
                }
            }
            Action::Pass => {}
        }
        next.turn = !self.turn;
        if self.turn == Color::Black {
            next.fullmove_number = next.fullmove_number.saturating_add(1);
        }
        next
    }

    /// Takes what stands on the square off the board, with all that follows from it.
    fn empty(&mut self, square: Square) {
        if self.board.remove(square).is_some() {
            self.halfmove_clock = 0;
            self.castling.disturb(Bitboard::of(square));
        }
    }

    fn shift(&mut self, from: Square, to: Square, becomes: Option<Role>) {
        if from == to {
            return;
        }
        let Some(piece) = self.board.remove(from) else { return };
        self.empty(to);
        self.castling.disturb(Bitboard::of(from) | Bitboard::of(to));
        self.board.put(to, Piece { role: becomes.unwrap_or(piece.role), ..piece });
        if piece.role == Role::Pawn {
            self.halfmove_clock = 0;
            self.en_passant = self.passed_square(piece, from, to);
        }
    }

    /// The square passed by a pawn of the mover on a straight double step from its start rank over an empty
    /// square.
    fn passed_square(&self, piece: Piece, from: Square, to: Square) -> Option<Square> {
        let mover = self.turn;
        let is_double = piece.color == mover
            && from.file() == to.file()
            && from.rank() == mover.rank(Rank::Second)
            && to.rank() == mover.rank(Rank::Fourth);
        let stands = self.board.piece_at(to) == Some(Piece { color: mover, role: Role::Pawn });
        let passed = from.offset(0, mover.forward())?;
        (is_double && stands && self.board.color_at(passed).is_none()).then_some(passed)
    }

    fn castle(&mut self, king: Square, rook: Square, side: Side) {
        if king == rook {
            return;
        }
        let color = self.turn;
        let (Some(king_piece), Some(rook_piece)) = (self.board.piece_at(king), self.board.piece_at(rook)) else {
            return;
        };
        self.board.remove(king);
        self.board.remove(rook);
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        self.empty(king_to);
        self.empty(rook_to);
        self.board.put(king_to, king_piece);
        self.board.put(rook_to, rook_piece);
        self.castling.disturb(Bitboard::of(king) | Bitboard::of(rook) | Bitboard::of(king_to) | Bitboard::of(rook_to));
        self.castling.end(color);
    }
}
