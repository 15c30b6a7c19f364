//! The case files on repetition, clocks and material (`tests/fixtures`), line by line.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::path::Path;

use scoresheet_rules::notation::{fen, uci};
use scoresheet_rules::{Occurrences, Position, Verdict};
use serde_json::Value;

fn cases(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures").join(file);
    let text = std::fs::read_to_string(path).expect("the fixture is in the repository");
    text.lines().map(|line| serde_json::from_str(line).expect("each line is an object")).collect()
}

fn position_of(case: &Value) -> Position {
    fen::read(case["fen"].as_str().expect("a FEN")).expect("it is a FEN").0
}

/// Plays a case's moves: the last position and how often each one on the way had occurred.
fn play(case: &Value) -> (Position, Vec<u32>) {
    let mut position = position_of(case);
    let mut seen = Occurrences::new();
    let mut counts = vec![seen.push(&position)];
    for text in case["moves"].as_array().expect("moves") {
        let text = text.as_str().expect("a move");
        position = position.play(uci::read(&position, text).expect("the move is legal"));
        counts.push(seen.push(&position));
    }
    (position, counts)
}

#[test]
fn repetitions() {
    let mut lines = 0;
    for case in cases("repetition.jsonl").iter().filter(|case| case["kind"] == "repetition") {
        let (position, counts) = play(case);
        let note = &case["note"];
        let last = counts.last().copied().expect("the start counts");
        assert_eq!(case["final_count"], last, "{note}");
        assert_eq!(case["max_count"], counts.iter().copied().max().expect("the start counts"), "{note}");
        let first = counts.iter().position(|&count| count == 3);
        assert_eq!(case["first_threefold_ply"].as_u64().map(|ply| ply as usize), first, "{note}");
        assert_eq!(Verdict::of(&position, last) == Verdict::Threefold, last >= 3, "{note}");
        lines += 1;
    }
    assert_eq!(lines, 19);
}

#[test]
fn clocks() {
    let mut lines = 0;
    for case in cases("repetition.jsonl").iter().filter(|case| case["kind"] == "clock") {
        let (position, counts) = play(case);
        let note = &case["note"];
        let verdict = Verdict::of(&position, counts.last().copied().expect("the start counts"));
        assert_eq!(case["halfmove_clock"], position.halfmove_clock(), "{note}");
        assert_eq!(case["checkmate"], matches!(verdict, Verdict::Checkmate { .. }), "{note}");
        assert_eq!(case["stalemate"], verdict == Verdict::Stalemate, "{note}");
        assert_eq!(case["fifty_claimable_in_position"], verdict == Verdict::FiftyMoves, "{note}");
        lines += 1;
    }
    assert_eq!(lines, 7);
}

#[test]
fn material() {
    let cases = cases("insufficient.jsonl");
    for case in &cases {
        assert_eq!(case["insufficient_material"], position_of(case).is_insufficient_material(), "{}", case["note"]);
    }
    assert_eq!(cases.len(), 20);
}
