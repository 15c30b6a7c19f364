//! Legal moves: the positions and depths of the project's speed target, one thread, last ply counted in bulk.

use cozy_chess::Board;
use scoresheet_rules::{Variant, notation::fen};
use shakmaty::{CastlingMode, Chess, fen::Fen};

use crate::measure::{contestant, geometric_mean, millions, race, ratios};

const POSITIONS: [(&str, &str, u32); 9] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
    ("middle game", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    ("end game", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
    ("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5),
    ("queen's pawn", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5),
    ("symmetric", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5),
    ("Chess960 (1)", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 5),
    ("Chess960 (2)", "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 5),
    ("Chess960 (3)", "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", 5),
];

fn cozy(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Prints the table.
pub fn run(rounds: usize) {
    println!("Mnodes/s, medians of {rounds} rounds         scoresheet    cozy  shakmaty   × cozy  × shakmaty");
    let mut medians = [Vec::new(), Vec::new()];
    let mut bests = [Vec::new(), Vec::new()];
    for (name, text, depth) in POSITIONS {
        let (ours, _) = fen::read(text).expect("the position is one");
        let is_960 = ours.variant() == Variant::Chess960;
        let theirs = Board::from_fen(text, is_960).expect("the position is one");
        let mode = if is_960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let other: Chess = text.parse::<Fen>().expect("a FEN").into_position(mode).expect("the position is one");
        let (nodes, times) = race(
            rounds,
            &mut [
                contestant("scoresheet", || ours.perft(depth)),
                contestant("cozy-chess", || cozy(&theirs, depth)),
                contestant("shakmaty", || shakmaty::perft(&other, depth)),
            ],
        );
        for peer in 0..2 {
            let (median, best) = ratios(times[0], times[peer + 1]);
            medians[peer].push(median);
            bests[peer].push(best);
        }
        let rate = |index: usize| millions(nodes, times[index].median);
        let [cozy, shakmaty] = [0, 1].map(|peer: usize| medians[peer].last().copied().unwrap_or(1.0));
        println!(
            "{name:<13} depth {depth} {nodes:>11} nodes {:>10.1} {:>7.1} {:>9.1} {cozy:>8.2} {shakmaty:>11.2}",
            rate(0),
            rate(1),
            rate(2),
        );
    }
    for (what, [cozy, shakmaty]) in [("medians", medians), ("best rounds", bests)] {
        let [cozy, shakmaty] = [geometric_mean(&cozy), geometric_mean(&shakmaty)];
        println!("geometric mean of {what}: {cozy:.3} × cozy-chess, {shakmaty:.3} × shakmaty");
    }
}
