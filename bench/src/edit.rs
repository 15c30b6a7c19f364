//! Edits of long lists, on the Rust side: from the command to the snapshot as JSON, rows from the first changed one
//! on. The edit is a mark behind a move (`Nf3!`), so that every entry after it is read and played again.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use scoresheet_rules::{Move, Position, Role, notation::san};
use scoresheet_session::{Edition, GameRecord, Input, Millis, Session, Start};
use scoresheet_wire::{Now, Wire};
use serde_json::json;

/// The list that quality is measured on, and others to see how the cost grows.
const LENGTHS: [usize; 3] = [1_000, 10_000, 100_000];

/// Prints a line for each length and place of the edit.
pub fn run(rounds: usize) {
    println!("| entries | edited | replay | with JSON | JSON |\n| ---: | --- | ---: | ---: | ---: |");
    for length in LENGTHS {
        let texts = random_game(length);
        let mut session = Session::new(Millis(0));
        let record =
            GameRecord::with_entries(Edition::Editable, Start::Standard, texts.iter().map(|text| (**text).into()));
        session.handle(Millis(0), None, Input::Open { record: Box::new(record) }).expect("a game opens");
        assert_eq!(session.game().replay().reached(), length);
        let mut wire = open(&texts);
        for (place, ply) in [("last", length - 1), ("middle", length / 2), ("first", 0)] {
            let replayed = median(rounds, |round| {
                let text = marked(&texts[ply], round);
                session.handle(Millis(0), None, Input::EditEntry { ply, text }).expect("the edit is taken");
                0
            });
            let whole = median(rounds, |round| {
                let text = marked(&texts[ply], round);
                let outcome = wire.dispatch(NOW, "edit_entry", json!({ "ply": ply, "text": text }));
                assert!(outcome.reply.is_ok());
                outcome.events.iter().map(|event| event.data.get().len()).sum()
            });
            let (milliseconds, whole_ms) = (replayed.0.as_secs_f64() * 1e3, whole.0.as_secs_f64() * 1e3);
            println!("| {length} | {place} | {milliseconds:.3} ms | {whole_ms:.3} ms | {} kB |", whole.1 / 1000);
        }
    }
}

const NOW: Now = Now { monotonic: Millis(0), wall_ms: 0 };

fn marked(text: &str, round: usize) -> String {
    format!("{text}{}", if round.is_multiple_of(2) { "!" } else { "?" })
}

/// A session behind the wire with this list.
fn open(texts: &[String]) -> Wire {
    let mut wire = Wire::open(None, NOW, 1);
    let mut pgn = String::from("[Event \"bench\"]\n\n");
    for text in texts {
        writeln!(pgn, "{text}").expect("a string");
    }
    wire.dispatch(NOW, "import_pgn", json!({ "text": pgn })).reply.expect("the game is read");
    wire
}

/// The median time of several rounds and what the last returned. A first round is not counted.
fn median(rounds: usize, mut work: impl FnMut(usize) -> usize) -> (Duration, usize) {
    let mut counted = work(1);
    let mut times: Vec<Duration> = (2..rounds.max(3) + 2)
        .map(|round| {
            let began = Instant::now();
            counted = std::hint::black_box(work(round));
            began.elapsed()
        })
        .collect();
    times.sort_unstable();
    (times[times.len() / 2], counted)
}

/// Legal moves at random (xorshift, always the same), quiet piece moves after the opening so that the board stays
/// full however long the game becomes. What the verdict says on the way does not stop a list.
fn random_game(length: usize) -> Vec<String> {
    let mut state = 20_240_229_u64;
    let mut below = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    let mut position = Position::standard();
    let mut texts = Vec::with_capacity(length);
    while texts.len() < length {
        let goes_on = |mv: &Move| position.play(*mv).has_legal_move();
        let board = position.board();
        let quiet = |mv: &Move| board.role_at(mv.from) != Some(Role::Pawn) && !board.occupied().has(mv.to);
        let all: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
        let calm: Vec<Move> = all.iter().copied().filter(quiet).collect();
        let choice = if texts.len() < 30 || calm.is_empty() { &all } else { &calm };
        let mv = choice[below(choice.len())];
        texts.push(san::write(&position, mv));
        position = position.play(mv);
    }
    texts
}
