//! Random legal moves written in many notations are read back as the moves they were made from, in standard chess and
//! Chess960.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]

#[path = "common/dice.rs"]
mod dice;
#[path = "common/spelling.rs"]
mod spelling;

use dice::Dice;
use scoresheet_rules::notation::fen;
use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_rules::{Action, Position, Variant};
use scoresheet_session::Start;
use scoresheet_session::reading::{Play, Reading, read};
use spelling::{STYLES, spell};

/// Positions that random games from the start hardly reach: promotions, castling, few pieces, en passant.
const STARTS: [&str; 6] = [
    "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "4k3/PPPPPPPP/8/8/8/8/pppppppp/4K3 w - - 0 1",
    "1n2k1n1/8/2n2n2/8/8/2N2N2/8/1N2K1N1 b - - 0 1",
    "k1q1b3/8/2b1q2r/8/3R4/1B2Q3/8/K2RB2Q w - - 0 1",
];

fn start(dice: &mut Dice) -> Position {
    match dice.below(4) {
        0 => Position::standard(),
        1 => fen::read(STARTS[dice.below(STARTS.len())]).unwrap().0.with_variant(Variant::Standard),
        _ => Start::Chess960(StartNumber::new(dice.below(960) as u16).unwrap()).position(),
    }
}

/// Plays random games until this many spellings were read.
fn check(spellings: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut counts = [0_usize; STYLES.len()];
    let mut done = 0;
    while done < spellings {
        let mut position = start(&mut dice);
        for _ in 0..dice.below(80) {
            let moves = position.legal_moves();
            if moves.is_empty() || done == spellings {
                break;
            }
            let mut mv = moves[dice.below(moves.len())];
            // Castling and promotion come seldom by themselves.
            if let Some(rare) = moves.iter().find(|mv| mv.castling_side().is_some()).filter(|_| dice.one_in(3)) {
                mv = *rare;
            }
            let at = dice.below(STYLES.len());
            if let Some(text) = spell(&position, mv, STYLES[at], &mut dice) {
                let style = STYLES[at];
                let found = read(&position, &text);
                let read = match &found {
                    Reading::Play(Play { action: Action::Move(read), illegal: None, .. }) => Some(*read),
                    _ => None,
                };
                assert!(read == Some(mv), "{style:?} {text:?} for {mv:?} in {}: {found:?}", fen::write(&position));
                counts[at] += 1;
                done += 1;
            }
            position = position.play(mv);
        }
    }
    println!("seed {seed}: {:?}", STYLES.iter().zip(counts).collect::<Vec<_>>());
    assert!(counts.iter().all(|&count| count > spellings / 30), "every style has its share");
}

#[test]
fn five_thousand_spellings_are_read_back() {
    check(5_000, 1);
}

#[test]
#[ignore = "long: part of the deep tests"]
fn a_hundred_thousand_spellings_are_read_back() {
    check(100_000, 960);
}
