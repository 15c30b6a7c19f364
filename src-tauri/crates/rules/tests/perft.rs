//! Counts of legal-move trees against published values (`tests/fixtures/perft-*.epd`).

#![allow(clippy::expect_used, reason = "a test says by it what it relies on")]

use std::path::Path;

use scoresheet_rules::notation::fen;

/// Checks every depth of a file's lines whose count is at most `limit` nodes.
fn check_file(name: &str, limit: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures").join(name);
    let text = std::fs::read_to_string(path).expect("the fixture is in the repository");
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut parts = line.split(';');
        let text = parts.next().expect("a line has a FEN").trim();
        let (position, _) = fen::read(text).expect("the FEN is one");
        for part in parts {
            let (depth, count) = part.trim().trim_start_matches('D').split_once(' ').expect("depth and count");
            let (depth, count): (u32, u64) = (depth.parse().expect("depth"), count.trim().parse().expect("count"));
            if count <= limit {
                assert_eq!(position.perft(depth), count, "{text} at depth {depth}");
            }
        }
    }
}

#[test]
fn standard() {
    check_file("perft-standard.epd", 5_000_000);
}

#[test]
fn odd() {
    check_file("perft-odd.epd", 5_000_000);
}

#[test]
fn chess960() {
    check_file("perft-chess960.epd", 5_000_000);
}
