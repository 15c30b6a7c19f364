//! The engine held against the naive oracle on random arbitrary positions: legal moves, check, verdict, what each
//! move makes of the position, and single moves judged without a list.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a failure is replayed by the seed in ORACLE_SEED")]

mod oracle;

use oracle::{Oracle, Random, random_action, random_fen, square};
use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::{Color, Position, Side, Verdict};

/// Whether both hold the same pieces, turn, rights, target and clocks.
fn assert_same(position: &Position, oracle: &Oracle, about: &str) {
    for file in 0..8 {
        for rank in 0..8 {
            let (file, rank) = (file, rank);
            let at = square((file, rank));
            assert_eq!(position.board().piece_at(at), oracle.get((file, rank)), "{at} {about}");
        }
    }
    assert_eq!(position.turn(), oracle.turn, "turn {about}");
    assert_eq!(position.en_passant(), oracle.passed.map(square), "target {about}");
    assert_eq!(position.halfmove_clock(), oracle.clock, "clock {about}");
    assert_eq!(position.fullmove_number(), oracle.number, "number {about}");
    for color in Color::ALL {
        let rank = if color == Color::White { 0 } else { 7 };
        for side in Side::ALL {
            let right = oracle.rights.iter().find(|right| right.color == color && right.side == side);
            let rook = position.castling().rook(color, side);
            assert_eq!(rook, right.map(|right| square((right.rook, rank))), "{color:?} {side:?} {about}");
            if let Some(right) = right {
                assert_eq!(position.castling().king(color), Some(square((right.king, rank))), "king {about}");
            }
        }
    }
}

/// Holds the two against each other in one position.
fn check(fen: &str) {
    let position = fen::read(fen).expect("it is a FEN").0;
    let oracle = Oracle::from_fen(fen);
    assert_same(&position, &oracle, &format!("read from {fen}"));
    let expected = oracle.legal_moves();
    let mut moves = position.legal_moves();
    moves.sort();
    assert_eq!(moves.as_slice(), expected, "legal moves of {fen}");
    let survey = position.survey();
    assert_eq!(survey.legal_moves as usize, expected.len(), "count of {fen}");
    assert_eq!(survey.in_check, oracle.in_check(oracle.turn), "check in {fen}");
    assert_eq!(position.is_check(), survey.in_check, "check in {fen}");
    assert_eq!(position.has_legal_move(), !expected.is_empty(), "{fen}");
    assert_eq!(Verdict::of(&position, 1).text(), oracle.verdict(expected.len()), "verdict of {fen}");
    let leaves: u64 = expected.iter().map(|&mv| position.play(mv).count_legal() as u64).sum();
    assert_eq!(position.perft(2), leaves, "two half-moves from {fen}");
    for mv in expected {
        assert_same(&position.play(mv), &oracle.after(mv), &format!("after {mv:?} in {fen}"));
        assert!(position.is_legal(mv), "{mv:?} in {fen}");
        assert_eq!(uci::read(&position, &uci::write(&position, mv)).map(|read| read.from), Some(mv.from), "{fen}");
        let text = san::write(&position, mv);
        assert_eq!(san::read(&position, &text), Some(mv), "{text} in {fen}");
    }
}

fn check_many(seed: u64, count: usize) {
    println!("seed {seed}, {count} positions");
    let mut random = Random::new(seed);
    for _ in 0..count {
        check(&random_fen(&mut random));
    }
}

/// Whatever entries do one after the other, both come to the same position.
fn check_actions(seed: u64, count: usize) {
    println!("seed {seed}, {count} lists of actions");
    let mut random = Random::new(seed);
    for _ in 0..count {
        let fen = random_fen(&mut random);
        let mut position = fen::read(&fen).expect("it is a FEN").0;
        let mut oracle = Oracle::from_fen(&fen);
        for _ in 0..12 {
            let action = random_action(&mut random);
            let about = format!("after {action:?} in {}", fen::write(&position));
            (position, oracle) = (position.apply(&action), oracle.act(&action));
            assert_same(&position, &oracle, &about);
            assert_eq!(position.count_legal(), oracle.legal_moves().len(), "legal moves {about}");
        }
    }
}

#[test]
fn agrees_on_arbitrary_positions() {
    check_many(1, 2_000);
}

#[test]
fn agrees_on_whatever_entries_do() {
    check_actions(2, 500);
}

/// A new seed each time; `ORACLE_SEED` repeats one.
#[test]
#[ignore = "long: part of the deep tests"]
fn agrees_on_a_hundred_thousand_arbitrary_positions() {
    let since = std::time::UNIX_EPOCH.elapsed().expect("the clock is past 1970");
    let seed = std::env::var("ORACLE_SEED").ok().and_then(|text| text.parse().ok());
    let seed = seed.unwrap_or(since.as_secs());
    check_many(seed, 100_000);
    check_actions(seed, 10_000);
}
