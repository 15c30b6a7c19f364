//! The fast path held against the path for all positions, and lists longer than fit without the heap.

#![allow(clippy::expect_used, reason = "a test says by it what it relies on")]

use super::sink::{Count, Listing};
use super::{MoveList, fast, total};
use crate::notation::fen;
use crate::{Color, Move, MoveKind, Position, Square};

fn sorted(mut moves: MoveList) -> MoveList {
    moves.sort();
    moves
}

/// The moves and their number by the path for exactly one king each.
fn by_fast(position: &Position) -> (MoveList, u32) {
    let mut list = Listing { moves: MoveList::new() };
    let mut count = Count::default();
    match position.turn {
        Color::White => {
            fast::generate::<true, _>(position, &mut list);
            fast::generate::<true, _>(position, &mut count);
        }
        Color::Black => {
            fast::generate::<false, _>(position, &mut list);
            fast::generate::<false, _>(position, &mut count);
        }
    }
    (sorted(list.moves), count.total())
}

/// The same by the path for all positions.
fn by_total(position: &Position) -> (MoveList, u32) {
    let mut list = Listing { moves: MoveList::new() };
    let mut count = Count::default();
    match position.turn {
        Color::White => {
            total::generate::<true, _>(position, &mut list);
            total::generate::<true, _>(position, &mut count);
        }
        Color::Black => {
            total::generate::<false, _>(position, &mut list);
            total::generate::<false, _>(position, &mut count);
        }
    }
    (sorted(list.moves), count.total())
}

#[test]
fn both_paths_agree_on_ordinary_positions() {
    let mut tried = 0;
    for text in [
        include_str!("../../../../../tests/fixtures/perft-standard.epd"),
        include_str!("../../../../../tests/fixtures/perft-odd.epd"),
        include_str!("../../../../../tests/fixtures/perft-chess960.epd"),
    ] {
        for line in text.lines() {
            let mut position = fen::read(line.split(';').next().expect("a FEN").trim()).expect("it is a FEN").0;
            // A line of play that never repeats a choice: the third, fifth, seventh … move of each list.
            for step in 0..40 {
                let (moves, count) = by_fast(&position);
                assert_eq!(
                    (&moves, count),
                    (&by_total(&position).0, by_total(&position).1),
                    "{}",
                    fen::write(&position)
                );
                assert_eq!(moves.len() as u32, count);
                assert_eq!(total::has_move(&position), position.outlook().can_move, "{}", fen::write(&position));
                tried += 1;
                if moves.is_empty() {
                    break;
                }
                position = position.play(moves[(2 * step + 3) % moves.len()]);
            }
        }
    }
    assert!(tried > 25_000, "only {tried} positions");
}

#[test]
fn a_list_grows_beyond_its_room() {
    // Queens with nothing in the way: several times as many moves as any legal game shows.
    let position = fen::read("Q6Q/8/2Q5/5Q2/8/1Q4Q1/4Q3/k6K w - - 0 1").expect("it is a FEN").0;
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.count_legal());
    assert!(moves.len() > 120, "{} moves", moves.len());
    let again: MoveList = moves.iter().copied().collect();
    assert_eq!(again, moves);
    assert_eq!(moves.clone().into_iter().collect::<Vec<_>>(), moves.to_vec());
    let squares = || Square::all().map(|to| Move { from: to, to, kind: MoveKind::Normal });
    for size in [119, 120, 121, 250] {
        let list: MoveList = squares().cycle().take(size).collect();
        assert_eq!(list.to_vec(), squares().cycle().take(size).collect::<Vec<_>>());
    }
}
