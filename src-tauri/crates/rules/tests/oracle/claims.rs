//! A FEN read the oracle's own way, claims that cannot be left out.

use super::{Oracle, Right, ahead, first_rank, on_board, other};
use scoresheet_rules::{Color, Piece, Role, Side};

impl Oracle {
    /// Reads a well-formed FEN of six fields.
    pub fn from_fen(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut oracle = Self {
            at: [[None; 8]; 8],
            turn: if fields[1] == "w" { Color::White } else { Color::Black },
            rights: Vec::new(),
            passed: None,
            clock: fields[4].parse().expect("a clock"),
            number: fields[5].parse().expect("a number"),
        };
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as i32;
                } else {
                    oracle.set((file, 7 - row as i32), Piece::from_letter(letter));
                    file += 1;
                }
            }
        }
        for letter in fields[2].chars().filter(|&letter| letter != '-') {
            oracle.claim_right(letter);
        }
        oracle.claim_passed(fields[3]);
        oracle
    }

    fn claim_right(&mut self, letter: char) {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rank = first_rank(color);
        let Some(king) = (0..8).find(|&file| self.is((file, rank), color, Role::King)) else { return };
        let is_rook = |file: &i32| self.is((*file, rank), color, Role::Rook);
        let rook = match letter.to_ascii_lowercase() {
            'k' => (king + 1..8).rev().find(is_rook),
            'q' => (0..king).find(is_rook),
            file => Some(file as i32 - 'a' as i32).filter(is_rook),
        };
        let Some(rook) = rook else { return };
        let side = if rook > king { Side::King } else { Side::Queen };
        // One right for each side: the first that was claimed stands.
        if !self.rights.iter().any(|right| right.color == color && right.side == side) {
            self.rights.push(Right { color, side, king, rook });
        }
    }

    fn claim_passed(&mut self, name: &str) {
        let [file, rank] = *name.as_bytes() else { return };
        let target = (i32::from(file - b'a'), i32::from(rank - b'1'));
        let pawn = (target.0, target.1 - ahead(self.turn));
        let origin = (target.0, target.1 + ahead(self.turn));
        let is_step = origin.1 == first_rank(other(self.turn)) + ahead(other(self.turn));
        let is_possible = on_board(origin)
            && is_step
            && self.get(target).is_none()
            && self.get(origin).is_none()
            && self.is(pawn, other(self.turn), Role::Pawn);
        self.passed = is_possible.then_some(target);
    }
}
