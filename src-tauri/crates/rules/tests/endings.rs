//! Verdicts and named faults, on ordinary and on impossible positions.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::{Occurrences, Position, Verdict};

fn check(text: &str, verdict: &str, score: Option<&str>) {
    let position = fen::read(text).expect("it is a FEN").0;
    let found = Verdict::of(&position, 1);
    assert_eq!(found.to_string(), verdict, "{text}");
    assert_eq!(found.score(), score, "{text}");
    assert_eq!(found.is_over(), score.is_some(), "{text}");
}

const DRAW: Option<&str> = Some("1/2-1/2");

#[test]
fn mate_and_stalemate_come_first() {
    check("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "Checkmate — Black wins", Some("0-1"));
    check("R5k1/5ppp/8/8/8/8/8/K7 b - - 100 80", "Checkmate — White wins", Some("1-0"));
    check("k7/2Q5/8/8/8/8/8/K7 b - - 100 80", "Stalemate", DRAW);
    check("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "Stalemate", DRAW);
}

#[test]
fn impossible_positions_have_verdicts_too() {
    check("8/8/8/8/8/8/8/8 w - - 0 1", "Stalemate", DRAW);
    check("8/8/8/8/8/8/8/4K3 b - - 0 1", "Stalemate", DRAW);
    check("8/8/8/8/8/8/8/4K3 w - - 0 1", "Draw — insufficient material", DRAW);
    check("8/8/8/8/8/8/8/Q3K3 w - - 0 1", "Draw — insufficient material", DRAW);
    check("8/8/8/8/8/8/8/Q7 w - - 0 1", "Draw — insufficient material", DRAW);
    check("4k3/8/8/8/8/8/8/Q7 w - - 0 1", "White to move", None);
    // Two kings, one of them attacked; both sides in check; a king beside a king.
    check("k3r3/8/8/8/8/8/8/K3K3 w - - 0 1", "White to move, in check", None);
    check("k3r3/8/8/8/8/8/8/R3K3 w - - 0 1", "White to move, in check", None);
    check("8/8/8/3kK3/8/8/8/R7 w - - 0 1", "White to move, in check", None);
    // Two kings attacked at once by one knight: no move saves both.
    check("k7/8/8/8/8/3n4/8/2K1K3 w - - 0 1", "Checkmate — Black wins", Some("0-1"));
    // Pawns on their last rank have no moves.
    check("P6k/8/8/8/8/8/5q2/7K w - - 0 1", "Stalemate", DRAW);
}

#[test]
fn material_decides_who_could_mate() {
    check("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Draw — insufficient material", DRAW);
    check("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "Draw — insufficient material", DRAW);
    check("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", "White to move", None);
    check("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "Draw — insufficient material", DRAW);
    check("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "White to move", None);
    check("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "White to move", None);
    check("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", "White to move", None);
    check("4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", "White to move", None);
    check("4kq2/8/8/8/8/8/8/4K3 w - - 0 1", "White to move", None);
    // A further king counts as a knight: two kings and a knight against one king could mate, two kings could not.
    check("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "Draw — insufficient material", DRAW);
    check("4k3/8/8/8/8/8/8/K3KN2 w - - 0 1", "White to move", None);
}

#[test]
fn fifty_moves_and_repetition() {
    check("4k3/8/8/8/8/8/8/R3K3 b - - 99 80", "Black to move", None);
    check("4k3/8/8/8/8/8/8/R3K3 b - - 100 80", "Draw — fifty-move rule", DRAW);
    let position = Position::standard();
    assert_eq!(Verdict::of(&position, 2).to_string(), "White to move");
    assert_eq!(Verdict::of(&position, 3).to_string(), "Draw — threefold repetition");
    let late = fen::read("4k3/8/8/8/8/8/8/R3K3 b - - 100 80").expect("it is a FEN").0;
    assert_eq!(Verdict::of(&late, 4), Verdict::Threefold);
}

#[test]
fn an_en_passant_right_counts_only_if_it_can_be_used() {
    let key = |text: &str| fen::read(text).expect("it is a FEN").0.repetition_key();
    let with = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    assert_ne!(key(with), key(&with.replace("d3", "-")));
    // No pawn beside it; a pawn beside it that is pinned, along its file or by what both pawns hide on the rank.
    for text in [
        "4k3/8/8/8/3P4/4p3/8/4K3 b - d3 0 1",
        "4k3/8/8/8/3Pp3/8/8/K3R3 b - d3 0 1",
        "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
    ] {
        assert_eq!(key(text), key(&text.replace("d3", "-")), "{text}");
        assert_eq!(fen::write(&fen::read(text).expect("it is a FEN").0).split(' ').nth(3), Some("-"), "{text}");
    }
}

#[test]
fn occurrences_can_be_taken_back() {
    let mut position = Position::standard();
    let mut seen = Occurrences::new();
    let mut counts = vec![seen.push(&position)];
    // Long enough for the table to grow several times.
    for text in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(5_000) {
        position = position.play(san::read(&position, text).expect("the move is legal"));
        counts.push(seen.push(&position));
    }
    assert_eq!(counts.get(..9), Some([1, 1, 1, 1, 2, 2, 2, 2, 3].as_slice()));
    assert_eq!(seen.last(), 1_251);
    seen.truncate(4_001);
    assert_eq!((seen.len(), seen.last(), seen.get(4)), (4_001, 1_001, Some(2)));
    assert_eq!(seen.push(&Position::standard()), 1_002);
    seen.truncate(0);
    assert_eq!(seen.push(&Position::standard()), 1);
}

#[test]
fn faults_are_named() {
    let check = |text: &str, expected: &[&str]| {
        let faults = fen::read(text).expect("it is a FEN").0.faults();
        assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), expected, "{text}");
    };
    check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]);
    check("8/8/8/8/8/8/8/KK6 w - - 0 1", &["White has several kings", "Black has no king"]);
    check("P3k3/8/8/8/8/8/8/4K2p w - - 0 1", &["a pawn stands on h1", "a pawn stands on a8"]);
    check("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", &["Black is in check and not to move"]);
    check("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", &["White has more than sixteen pieces"]);
}
