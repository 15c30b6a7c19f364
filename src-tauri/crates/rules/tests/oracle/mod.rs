//! A second, naive set of rules to hold the engine against: a board of 64 places, one step at a time, everything
//! tried out. It shares the words square, piece and move with the engine, and no code: neither bitboards nor tables,
//! nor the reading of a FEN.

#![allow(dead_code, unused_imports, reason = "each test that includes the oracle uses a part of it")]

mod actions;
mod claims;
mod material;
mod random;

use scoresheet_rules::{Color, Move, MoveKind, Piece, Role, Side, Square};

pub use random::{Random, random_action, random_fen};

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// A castling right: whose, to which side, and the two home files on the first rank of that colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Right {
    pub color: Color,
    pub side: Side,
    pub king: i32,
    pub rook: i32,
}

/// A position, as (file, rank) from 0 to 7 each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oracle {
    pub at: [[Option<Piece>; 8]; 8],
    pub turn: Color,
    pub rights: Vec<Right>,
    pub passed: Option<(i32, i32)>,
    pub clock: u32,
    pub number: u32,
}

const fn first_rank(color: Color) -> i32 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

const fn ahead(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

const fn other(color: Color) -> Color {
    match color {
        Color::White => Color::Black,
        Color::Black => Color::White,
    }
}

fn on_board((file, rank): (i32, i32)) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// The engine's name of a place.
pub fn square((file, rank): (i32, i32)) -> Square {
    let name: String = [char::from(b'a' + file as u8), char::from(b'1' + rank as u8)].into_iter().collect();
    name.parse().expect("a place on the board has a name")
}

fn place(square: Square) -> (i32, i32) {
    let name = square.to_string().into_bytes();
    (i32::from(name[0] - b'a'), i32::from(name[1] - b'1'))
}

fn places() -> impl Iterator<Item = (i32, i32)> {
    (0..64).map(|n| (n % 8, n / 8))
}

impl Oracle {
    pub fn get(&self, (file, rank): (i32, i32)) -> Option<Piece> {
        if on_board((file, rank)) { self.at[rank as usize][file as usize] } else { None }
    }

    fn set(&mut self, (file, rank): (i32, i32), piece: Option<Piece>) {
        self.at[rank as usize][file as usize] = piece;
    }

    fn is(&self, at: (i32, i32), color: Color, role: Role) -> bool {
        self.get(at) == Some(Piece { color, role })
    }

    fn slides(&self, from: (i32, i32), steps: &[(i32, i32)]) -> Vec<(i32, i32)> {
        let mut found = Vec::new();
        for step in steps {
            let mut at = (from.0 + step.0, from.1 + step.1);
            while on_board(at) {
                found.push(at);
                if self.get(at).is_some() {
                    break;
                }
                at = (at.0 + step.0, at.1 + step.1);
            }
        }
        found
    }

    /// Every place that the piece here attacks.
    fn attacks(&self, from: (i32, i32)) -> Vec<(i32, i32)> {
        let Some(piece) = self.get(from) else { return Vec::new() };
        let near = |steps: &[(i32, i32)]| -> Vec<(i32, i32)> {
            steps.iter().map(|step| (from.0 + step.0, from.1 + step.1)).filter(|&at| on_board(at)).collect()
        };
        match piece.role {
            Role::Pawn => near(&[(-1, ahead(piece.color)), (1, ahead(piece.color))]),
            Role::Knight => near(&LEAPS),
            Role::Bishop => self.slides(from, &DIAGONAL),
            Role::Rook => self.slides(from, &STRAIGHT),
            Role::Queen => [self.slides(from, &DIAGONAL), self.slides(from, &STRAIGHT)].concat(),
            Role::King => [near(&STRAIGHT), near(&DIAGONAL)].concat(),
        }
    }

    fn is_attacked(&self, target: (i32, i32), by: Color) -> bool {
        places()
            .filter(|&from| self.get(from).is_some_and(|piece| piece.color == by))
            .any(|from| self.attacks(from).contains(&target))
    }

    fn kings(&self, color: Color) -> Vec<(i32, i32)> {
        places().filter(|&at| self.is(at, color, Role::King)).collect()
    }

    /// Whether a king of this side is attacked.
    pub fn in_check(&self, color: Color) -> bool {
        self.kings(color).into_iter().any(|king| self.is_attacked(king, other(color)))
    }

    /// Where the piece here may go but for check: empty places and enemies, pawns by their own ways.
    fn movements(&self, from: (i32, i32)) -> Vec<(i32, i32)> {
        let Some(piece) = self.get(from) else { return Vec::new() };
        let is_enemy = |at| self.get(at).is_some_and(|there| there.color != piece.color && there.role != Role::King);
        if piece.role != Role::Pawn {
            let mut to = self.attacks(from);
            to.retain(|&at| self.get(at).is_none() || is_enemy(at));
            return to;
        }
        let mut to = self.attacks(from);
        to.retain(|&at| is_enemy(at) || self.passed == Some(at));
        let one = (from.0, from.1 + ahead(piece.color));
        if on_board(one) && self.get(one).is_none() {
            to.push(one);
            let two = (one.0, one.1 + ahead(piece.color));
            if from.1 == first_rank(piece.color) + ahead(piece.color) && self.get(two).is_none() {
                to.push(two);
            }
        }
        to
    }

    /// All legal moves, sorted.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in places().filter(|&at| self.get(at).is_some_and(|piece| piece.color == self.turn)) {
            let is_pawn = self.is(from, self.turn, Role::Pawn);
            for to in self.movements(from) {
                let (from, to, last) = (square(from), square(to), 7 - first_rank(self.turn));
                let kinds = if is_pawn && place(to).1 == last {
                    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(MoveKind::Promote).to_vec()
                } else if is_pawn && self.passed == Some(place(to)) && place(from).0 != place(to).0 {
                    vec![MoveKind::EnPassant]
                } else {
                    vec![MoveKind::Normal]
                };
                moves.extend(kinds.into_iter().map(|kind| Move { from, to, kind }));
            }
        }
        moves.retain(|&mv| !self.after(mv).in_check(self.turn));
        moves.extend(self.castlings());
        moves.sort();
        moves
    }

    fn castlings(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for right in self.rights.iter().filter(|right| right.color == self.turn) {
            let rank = first_rank(self.turn);
            let (king_to, rook_to) = ends(right.side);
            let walk = |from: i32, to: i32| (from.min(to)..=from.max(to)).collect::<Vec<_>>();
            let (king_walk, rook_walk) = (walk(right.king, king_to), walk(right.rook, rook_to));
            let is_free = |&file: &i32| file == right.king || file == right.rook || self.get((file, rank)).is_none();
            let is_safe = |&file: &i32| !self.is_attacked((file, rank), other(self.turn));
            let mv = Move {
                from: square((right.king, rank)),
                to: square((right.rook, rank)),
                kind: MoveKind::Castle(right.side),
            };
            if king_walk.iter().chain(&rook_walk).all(is_free)
                && king_walk.iter().all(is_safe)
                && !self.after(mv).in_check(self.turn)
            {
                moves.push(mv);
            }
        }
        moves
    }

    /// The position after a move.
    pub fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let (from, to) = (place(mv.from), place(mv.to));
        let moved = self.get(from);
        let is_pawn = self.is(from, self.turn, Role::Pawn);
        let mut touched = vec![from, to];
        let mut is_capture = false;
        if let MoveKind::Castle(side) = mv.kind {
            let (king_to, rook_to) = ends(side);
            let rook = self.get(to);
            next.set(from, None);
            next.set(to, None);
            next.set((king_to, from.1), moved);
            next.set((rook_to, from.1), rook);
            touched.extend([(king_to, from.1), (rook_to, from.1)]);
        } else {
            is_capture = self.get(to).is_some();
            next.set(from, None);
            next.set(to, moved);
            if let MoveKind::Promote(role) = mv.kind {
                next.set(to, Some(Piece { color: self.turn, role }));
            }
            if mv.kind == MoveKind::EnPassant {
                next.set((to.0, from.1), None);
                touched.push((to.0, from.1));
                is_capture = true;
            }
        }
        next.rights.retain(|right| {
            let rank = first_rank(right.color);
            !touched.contains(&(right.king, rank)) && !touched.contains(&(right.rook, rank))
        });
        next.passed = (is_pawn && (to.1 - from.1).abs() == 2).then_some((from.0, (from.1 + to.1) / 2));
        next.clock = if is_pawn || is_capture { 0 } else { self.clock + 1 };
        next.number += u32::from(self.turn == Color::Black);
        next.turn = other(self.turn);
        next
    }
}

/// The files on which king and rook end.
fn ends(side: Side) -> (i32, i32) {
    match side {
        Side::King => (6, 5),
        Side::Queen => (2, 3),
    }
}
