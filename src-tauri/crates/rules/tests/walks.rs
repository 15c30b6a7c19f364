//! Laws that hold in every position, tried along random walks of legal moves.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::variants::chess960::{StartNumber, start};
use scoresheet_rules::{Move, MoveKind, Position, Role, Side, Square};

/// Numbers that look random, the same in every run (xorshift64*, Marsaglia 2003 and Vigna 2016).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }
}

/// Calls with the positions of random games of all kinds of starts.
fn walk(games: usize, mut each: impl FnMut(&Position)) {
    let mut random = Random(20_260_101);
    for game in 0..games {
        let mut position = match game % 3 {
            0 => Position::standard(),
            1 => start(StartNumber::new(random.below(960) as u16).expect("below 960")),
            _ => {
                let text = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2QK2R w KQkq - 0 1";
                fen::read(text).expect("a FEN").0
            }
        };
        for _ in 0..80 {
            each(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[random.below(moves.len())]);
        }
    }
}

#[test]
fn every_move_is_written_apart_and_read_back() {
    walk(60, |position| {
        let mut texts = Vec::new();
        for mv in position.legal_moves() {
            let text = san::write(position, mv);
            assert_eq!(san::read(position, &text), Some(mv), "{text} in {}", fen::write(position));
            let code = uci::write(position, mv);
            assert_eq!(uci::read(position, &code), Some(mv), "{code} in {}", fen::write(position));
            texts.push(text);
        }
        let all = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), all, "two moves are written alike in {}", fen::write(position));
    });
}

#[test]
fn a_move_is_legal_exactly_if_it_is_listed() {
    let mut kinds = vec![MoveKind::Normal, MoveKind::EnPassant];
    kinds.extend(Side::ALL.map(MoveKind::Castle));
    kinds.extend(Role::ALL.map(MoveKind::Promote));
    walk(6, |position| {
        let listed = position.legal_moves();
        assert_eq!(listed.len(), position.count_legal());
        for from in Square::all() {
            for to in Square::all() {
                for &kind in &kinds {
                    let mv = Move { from, to, kind };
                    assert_eq!(position.is_legal(mv), listed.contains(&mv), "{mv:?} in {}", fen::write(position));
                }
            }
        }
    });
}

#[test]
fn a_position_survives_its_fen() {
    walk(60, |position| {
        let text = fen::write(position);
        let (read, dropped) = fen::read(&text).expect("it is a FEN");
        // Rights of a king on the e-file with rooks in the corners do not say by themselves that it is Chess960.
        assert_eq!(fen::write(&read.with_variant(position.variant())), text);
        assert_eq!(dropped, []);
        assert_eq!(read.repetition_key(), position.repetition_key());
    });
}
