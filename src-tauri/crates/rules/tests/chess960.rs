//! The 960 starts and castling in every geometry.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::collections::HashSet;

use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::variants::chess960::{STARTS, StartNumber, start, start_apart};
use scoresheet_rules::{Fault, Role, Variant};

fn letters(rank: &[Role; 8]) -> String {
    rank.iter().map(|role| role.letter()).collect()
}

fn number(n: u16) -> StartNumber {
    StartNumber::new(n).expect("below 960")
}

/// Scharnagl's number of a back rank by counting, not by his table: bishops by their squares, the queen among the
/// six squares left, the pair of knights among the ten of five squares in order of the first and then the second.
fn counted(rank: &str) -> usize {
    let files = |letter| rank.match_indices(letter).map(|(file, _)| file).collect::<Vec<_>>();
    let bishops = files('B');
    let light = bishops.iter().find(|file| *file % 2 == 1).expect("a bishop on a light square") / 2;
    let dark = bishops.iter().find(|file| *file % 2 == 0).expect("a bishop on a dark square") / 2;
    let without_bishops = rank.replace('B', "");
    let queen = without_bishops.find('Q').expect("a queen");
    let five = without_bishops.replace('Q', "");
    let first = five.find('N').expect("a knight");
    let second = five.rfind('N').expect("a knight");
    let knights = first * (9 - first) / 2 + (second - first - 1);
    light + 4 * dark + 16 * queen + 96 * knights
}

#[test]
fn numbers_are_scharnagls() {
    for (n, rank) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
        assert_eq!(letters(&number(n).back_rank()), rank);
    }
    let mut ranks = HashSet::new();
    for n in 0..STARTS {
        let rank = number(n).back_rank();
        let text = letters(&rank);
        assert_eq!(counted(&text), usize::from(n), "{text}");
        assert_eq!(StartNumber::of_back_rank(&rank), Some(number(n)), "{text}");
        let king = text.find('K').expect("a king");
        assert!(text.find('R').expect("a rook") < king && king < text.rfind('R').expect("a rook"), "{text}");
        ranks.insert(text);
    }
    assert_eq!(ranks.len(), usize::from(STARTS));
    assert_eq!(StartNumber::new(STARTS), None);
    assert_eq!(StartNumber::of_back_rank(&[Role::Rook; 8]), None);
}

#[test]
fn every_start_survives_its_fen_in_both_notations() {
    for n in 0..STARTS {
        let apart = start_apart(number(n), number(STARTS - 1 - n));
        for position in [start(number(n)), apart] {
            let shredder = fen::write(&position);
            let (read, dropped) = fen::read(&shredder).expect("it is a FEN");
            assert_eq!(read.with_variant(Variant::Chess960), position, "{shredder}");
            assert_eq!(dropped, []);
            let mut fields: Vec<&str> = shredder.split(' ').collect();
            fields[2] = "KQkq";
            let (read, dropped) = fen::read(&fields.join(" ")).expect("it is a FEN");
            assert_eq!(read.with_variant(Variant::Chess960), position, "{shredder} as X-FEN");
            assert_eq!(dropped, []);
        }
    }
}

/// Castles in the first position and expects the second; or expects that castling is not legal there.
fn check_castling(before: &str, text: &str, after: Option<&str>) {
    let position = fen::read(before).expect("it is a FEN").0.with_variant(Variant::Chess960);
    let mv = san::read(&position, text);
    let reached = mv.map(|mv| fen::write(&position.play(mv)));
    assert_eq!(reached.as_deref(), after, "{text} in {before}");
    if let Some(mv) = mv {
        // King takes rook in coordinates is the same move.
        assert_eq!(uci::read(&position, &format!("{}{}", mv.from, mv.to)), Some(mv));
    }
}

#[test]
fn castling_in_every_geometry() {
    // King already on its square; rook already on its square; both pass each other; they change places.
    check_castling("k7/8/8/8/8/8/8/6KR w H - 0 1", "O-O", Some("k7/8/8/8/8/8/8/5RK1 b - - 1 1"));
    check_castling("k7/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O", Some("k7/8/8/8/8/8/8/5RK1 b - - 1 1"));
    check_castling("k7/8/8/8/8/8/8/1RK5 w B - 0 1", "O-O-O", Some("k7/8/8/8/8/8/8/2KR4 b - - 1 1"));
    check_castling("7k/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", Some("7k/8/8/8/8/8/8/2KR4 b - - 1 1"));
    check_castling("k7/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", Some("k7/8/8/8/8/8/8/5RK1 b - - 1 1"));
    check_castling("k7/8/8/8/8/8/8/2KR4 w D - 0 1", "O-O", Some("k7/8/8/8/8/8/8/5RK1 b - - 1 1"));
    // The king walks over the rook, five files to the east.
    check_castling("7k/8/8/8/8/8/8/1KR5 w C - 0 1", "O-O", Some("7k/8/8/8/8/8/8/5RK1 b - - 1 1"));
    // Something stands where the king, or only the rook, has to pass.
    check_castling("k7/8/8/8/8/8/8/4K1NR w H - 0 1", "O-O", None);
    check_castling("7k/8/8/8/8/8/8/RNK5 w A - 0 1", "O-O-O", None);
    check_castling("7k/8/8/8/8/8/8/RNBK4 w A - 0 1", "O-O-O", None);
    // From check, through check, into check; the rook may pass an attacked square.
    check_castling("k3r3/8/8/8/8/8/8/4K2R w H - 0 1", "O-O", None);
    check_castling("k4r2/8/8/8/8/8/8/4K2R w H - 0 1", "O-O", None);
    check_castling("k5r1/8/8/8/8/8/8/4K2R w H - 0 1", "O-O", None);
    check_castling("1r4k1/8/8/8/8/8/8/R3K3 w A - 0 1", "O-O-O", Some("1r4k1/8/8/8/8/8/8/2KR4 b - - 1 1"));
    // The rook was the king's shield along the rank.
    check_castling("7k/8/8/8/8/8/8/rR1K4 w B - 0 1", "O-O-O", None);
    check_castling("7k/8/8/8/8/8/8/bR1K4 w B - 0 1", "O-O-O", Some("7k/8/8/8/8/8/8/b1KR4 b - - 1 1"));
}

#[test]
fn rights_end_with_what_they_stand_on() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (moves, rights) in [
        ("e1e2", "kq"),
        ("a1b1", "Kkq"),
        ("h1g1", "Qkq"),
        ("a1a8", "Kk"),
        ("e1g1", "kq"),
        // Back again: the right is gone for good.
        ("e1e2 h8g8 e2e1 g8h8", "q"),
        ("h1g1 a8b8 g1h1 b8a8", "Qk"),
    ] {
        let mut position = fen::read(start).expect("it is a FEN").0;
        for text in moves.split(' ') {
            position = position.play(uci::read(&position, text).expect("the move is legal"));
        }
        assert_eq!(fen::write(&position).split(' ').nth(2), Some(rights), "{moves}");
    }
}

#[test]
fn rights_that_cannot_be_are_dropped_and_named() {
    let check = |text: &str, castling: &str, expected: &[&str]| {
        let (position, dropped) = fen::read(text).expect("it is a FEN");
        assert_eq!(fen::write(&position).split(' ').nth(2), Some(castling), "{text}");
        let names: Vec<String> = dropped.iter().map(Fault::to_string).collect();
        assert_eq!(names, expected, "{text}");
    };
    check(
        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
        "K",
        &["White cannot castle on the queen's side: king or rook is not in place"],
    );
    check(
        "4k3/8/8/8/8/8/4K3/7R w H - 0 1",
        "-",
        &["White cannot castle with a rook on the h-file: king or rook is not in place"],
    );
    check("4k3/8/8/8/8/8/8/R3K2R w KQAH - 0 1", "KQ", &[]);
    // Of several kings on the back rank the one nearest the a-file has the right.
    check("8/8/8/8/8/8/8/RK1K3R w KQ - 0 1", "HA", &[]);
    check(
        "8/8/8/8/8/8/8/KR1K3R w Q - 0 1",
        "-",
        &["White cannot castle on the queen's side: king or rook is not in place"],
    );
    // X-FEN: the outermost rook, and a file letter for an inner one.
    check("4k3/8/8/8/8/8/8/4KRR1 w K - 0 1", "G", &[]);
    check("4k3/8/8/8/8/8/8/4KRR1 w F - 0 1", "F", &[]);
    check(
        "4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1",
        "F",
        &["White cannot castle with a rook on the g-file: king or rook is not in place"],
    );
}
