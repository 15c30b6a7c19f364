//! Counts of legal-move trees against published values (`tests/fixtures/perft-*.epd`).

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use scoresheet_rules::notation::fen;

/// One count: a line's FEN, a depth in half-moves and the number of leaves.
struct Count {
    fen: String,
    depth: u32,
    leaves: u64,
}

fn counts(file: &str) -> Vec<Count> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures").join(file);
    let text = std::fs::read_to_string(path).expect("the fixture is in the repository");
    let mut counts = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut parts = line.split(';');
        let fen = parts.next().expect("a line has a FEN").trim();
        for part in parts {
            let (depth, leaves) = part.trim().trim_start_matches('D').split_once(' ').expect("depth and count");
            counts.push(Count {
                fen: fen.to_owned(),
                depth: depth.parse().expect("a depth"),
                leaves: leaves.trim().parse().expect("a count"),
            });
        }
    }
    counts
}

/// Checks all counts of a file whose size lies in the range, on every processor; there must be `expected` of them.
fn check_file(file: &str, sizes: Range<u64>, expected: usize) {
    let mut counts = counts(file);
    counts.retain(|count| sizes.contains(&count.leaves));
    assert_eq!(counts.len(), expected, "counts of {file} in {sizes:?}");
    // The longest first, so that none is left over for one processor at the end.
    counts.sort_by_key(|count| std::cmp::Reverse(count.leaves));
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(count) = counts.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (position, dropped) = fen::read(&count.fen).expect("the FEN is one");
            assert_eq!(position.perft(count.depth), count.leaves, "{} at depth {}", count.fen, count.depth);
            assert!(file == "perft-odd.epd" || dropped.is_empty(), "{}: {dropped:?}", count.fen);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
}

const ORDINARY: Range<u64> = 0..5_000_001;
const DEEP: Range<u64> = 5_000_001..u64::MAX;

#[test]
fn standard() {
    check_file("perft-standard.epd", ORDINARY, 730);
}

#[test]
fn odd() {
    check_file("perft-odd.epd", ORDINARY, 43);
}

#[test]
fn chess960() {
    check_file("perft-chess960.epd", ORDINARY, 2573);
}

#[test]
#[ignore = "long: part of the deep tests"]
fn standard_deep() {
    check_file("perft-standard.epd", DEEP, 60);
}

#[test]
#[ignore = "long: part of the deep tests"]
fn odd_deep() {
    check_file("perft-odd.epd", DEEP, 1);
}

#[test]
#[ignore = "long: part of the deep tests, some minutes"]
fn chess960_deep() {
    check_file("perft-chess960.epd", DEEP, 1267);
}
