//! Edits of long lists, on the Rust side: from the command to the snapshot as JSON, rows from the first changed one
//! on. The edit is a mark behind a move (`Nf3!`), so that every entry after it is read and played again.

use std::time::Duration;

use cpu_time::ThreadTime;
use scoresheet_session::{Edition, GameRecord, Input, Millis, Session, Start};
use scoresheet_wire::{Now, Wire};
use serde_json::json;

use crate::game;

/// The list that quality is measured on, and others to see how the cost grows.
const LENGTHS: [usize; 3] = [1_000, 10_000, 100_000];

/// Prints a line for each length and place of the edit, and what an entry takes in memory.
pub fn run(rounds: usize) {
    // Before anything else has been allocated and given back.
    let memory = memory_of_an_entry(LENGTHS[2]);
    println!("| entries | edited | replay | with JSON | JSON |\n| ---: | --- | ---: | ---: | ---: |");
    for length in LENGTHS {
        let texts = game::moves(length);
        let mut session = session(&texts);
        assert_eq!(session.game().replay().reached(), length);
        let mut wire = open(&texts);
        for (place, ply) in [("last", length - 1), ("middle", length / 2), ("first", 0)] {
            let replayed = median(rounds, |round| {
                let text = marked(&texts[ply], round);
                session.handle(Millis(0), Input::EditEntry { ply, text }).expect("the edit is taken");
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
    if let Some(bytes) = memory {
        println!("\nan entry of {} takes {bytes:.0} bytes of the session's memory, its text included", LENGTHS[2]);
    }
}

/// How much the resident memory of the process grows by for each entry of a list. Nothing where the system does not say.
fn memory_of_an_entry(length: usize) -> Option<f64> {
    let texts = game::moves(length);
    let before = resident()?;
    let session = session(&texts);
    let grown = resident()?.checked_sub(before)?;
    assert_eq!(session.game().len(), length);
    Some(grown as f64 / length as f64)
}

/// Resident memory of this process in bytes.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// A session with this list.
fn session(texts: &[String]) -> Session {
    let mut session = Session::new(Millis(0));
    let texts = texts.iter().map(|text| (**text).into());
    let record = GameRecord::with_entries(Edition::Editable, Start::Standard, texts);
    session.handle(Millis(0), Input::Open { record: Box::new(record) }).expect("a game opens");
    session
}

const NOW: Now = Now { monotonic: Millis(0), wall_ms: 0 };

fn marked(text: &str, round: usize) -> String {
    format!("{text}{}", if round.is_multiple_of(2) { "!" } else { "?" })
}

/// A session behind the wire with this list.
fn open(texts: &[String]) -> Wire {
    let mut wire = Wire::open(None, NOW, 1);
    wire.dispatch(NOW, "import_pgn", json!({ "text": game::pgn(texts) })).reply.expect("the game is read");
    wire
}

/// The median of the processor time that several rounds took, and what the last returned. A first round is not counted.
fn median(rounds: usize, mut work: impl FnMut(usize) -> usize) -> (Duration, usize) {
    let mut counted = work(1);
    let mut times: Vec<Duration> = (2..rounds.max(3) + 2)
        .map(|round| {
            let began = ThreadTime::now();
            counted = std::hint::black_box(work(round));
            began.elapsed()
        })
        .collect();
    times.sort_unstable();
    (times[times.len() / 2], counted)
}
