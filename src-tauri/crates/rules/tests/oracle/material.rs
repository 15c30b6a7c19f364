//! The verdict of a position that occurs for the first time, from the words of the rules.

use super::{Oracle, other, places};
use scoresheet_rules::{Color, Role};

impl Oracle {
    /// The places of one side's pieces of a kind.
    fn all(&self, color: Color, role: Role) -> Vec<(i32, i32)> {
        places().filter(|&at| self.is(at, color, role)).collect()
    }

    fn could_mate(&self, side: Color) -> bool {
        let count = |color, role| self.all(color, role).len();
        let enemy = other(side);
        let is_dark = |at: &(i32, i32)| (at.0 + at.1) % 2 == 0;
        if count(enemy, Role::King) == 0 {
            return false;
        }
        if count(side, Role::Pawn) + count(side, Role::Rook) + count(side, Role::Queen) > 0 {
            return true;
        }
        // Each further king counts as if it were a knight.
        let knights = |color| count(color, Role::Knight) + count(color, Role::King).max(1) - 1;
        let bishops = self.all(side, Role::Bishop);
        let dark = bishops.iter().filter(|at| is_dark(at)).count();
        let light = bishops.len() - dark;
        let blockers = count(enemy, Role::Pawn) + knights(enemy) + count(enemy, Role::Rook);
        if knights(side) + bishops.len() >= 2 && !(knights(side) == 0 && (dark == 0 || light == 0)) {
            return true;
        }
        if knights(side) == 1 {
            return blockers + count(enemy, Role::Bishop) > 0;
        }
        if bishops.is_empty() {
            return false;
        }
        let of_other_colour = |at: &&(i32, i32)| is_dark(at) != (dark > 0);
        blockers + self.all(enemy, Role::Bishop).iter().filter(of_other_colour).count() > 0
    }

    /// The verdict's exact text, given how many legal moves there are.
    pub fn verdict(&self, legal_moves: usize) -> &'static str {
        match (legal_moves, self.in_check(self.turn), self.turn) {
            (0, true, Color::White) => "Checkmate — Black wins",
            (0, true, Color::Black) => "Checkmate — White wins",
            (0, false, _) => "Stalemate",
            _ if !self.could_mate(Color::White) && !self.could_mate(Color::Black) => "Draw — insufficient material",
            _ if self.clock >= 100 => "Draw — fifty-move rule",
            (_, true, Color::White) => "White to move, in check",
            (_, true, Color::Black) => "Black to move, in check",
            (_, false, Color::White) => "White to move",
            (_, false, Color::Black) => "Black to move",
        }
    }
}
