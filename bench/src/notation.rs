//! Entries in any notation: all of `tests/fixtures/notation.jsonl`, each list from its start position on; the
//! plain games for comparison; and the slowest of many random texts.

use std::path::Path;
use std::time::{Duration, Instant};

use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::{Position, Variant};
use scoresheet_session::reading::{Reading, read};
use serde_json::Value;

use crate::measure::{contestant, millions, race};

#[path = "../../src-tauri/crates/session/tests/common/dice.rs"]
mod dice;
#[path = "../../src-tauri/crates/session/tests/common/near.rs"]
mod near;

use dice::Dice;

/// A list of entries and where it begins; the start is read anew in every pass.
struct List {
    start: Option<String>,
    variant: Variant,
    entries: Vec<String>,
}

fn lists() -> Vec<List> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/notation.jsonl");
    let text = std::fs::read_to_string(path).expect("the cases are in the repository");
    text.lines().map(|line| list(&serde_json::from_str(line).expect("a line is JSON"))).collect()
}

fn list(line: &Value) -> List {
    let entries = line["entries"].as_array().expect("a list of entries");
    List {
        start: line["start"].as_str().map(str::to_owned),
        variant: if line["variant"] == "chess960" { Variant::Chess960 } else { Variant::Standard },
        entries: entries.iter().filter_map(|entry| entry.as_str().map(str::to_owned)).collect(),
    }
}

/// Replays a list; how many entries were read.
fn replay(list: &List) -> u64 {
    let start = list.start.as_deref().map_or_else(Position::standard, |text| fen::read(text).expect("a position").0);
    let mut position = start.with_variant(list.variant);
    let mut entries = 0;
    for text in &list.entries {
        entries += 1;
        match read(&position, text) {
            Reading::Play(play) => position = position.apply(&play.action),
            Reading::Blank | Reading::Unreadable(_) => break,
        }
    }
    entries
}

/// A pass takes some milliseconds; several of them make a round.
const PASSES: u64 = 20;

/// Random texts whose slowest reading is told.
const TEXTS: usize = 1_000_000;

/// Prints the figures.
pub fn run(rounds: usize) {
    let lists = lists();
    let (entries, times) = race(
        rounds,
        &mut [contestant("scoresheet", || (0..PASSES).map(|_| lists.iter().map(replay).sum::<u64>()).sum::<u64>())],
    );
    println!("{} lists, {} entries read in a pass", lists.len(), entries / PASSES);
    println!(
        "{:.0} entries/s, median of {rounds} rounds of {PASSES} passes\n",
        millions(entries, times[0].median) * 1e6
    );
    plain(rounds);
    slowest();
}

/// What reading any notation costs where plain SAN is written.
fn plain(rounds: usize) {
    let mut position = Position::standard();
    let mut dice = Dice(5);
    let mut game = Vec::new();
    for _ in 0..2_000 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position = Position::standard();
            continue;
        }
        let mv = moves[dice.below(moves.len())];
        game.push((position, san::write(&position, mv)));
        position = position.play(mv);
    }
    let count = game.len() as u64 * PASSES;
    let any = || {
        (0..PASSES)
            .map(|_| game.iter().filter(|(at, text)| matches!(read(at, text), Reading::Play(_))).count())
            .sum::<usize>()
    };
    let only =
        || (0..PASSES).map(|_| game.iter().filter(|(at, text)| san::read(at, text).is_some()).count()).sum::<usize>();
    let (_, times) = race(rounds, &mut [contestant("any notation", any), contestant("SAN only", only)]);
    for (name, time) in ["as any notation", "as SAN only"].iter().zip(&times) {
        println!("plain SAN read {name:<15} {:>6.2} M/s", millions(count, time.median));
    }
}

/// The slowest reading of random texts, many near to moves. A text is timed again before it counts, so that a pause
/// of the machine is not taken for the reader's.
fn slowest() {
    let mut dice = Dice(8);
    let mut position = Position::standard();
    let mut worst = (Duration::ZERO, String::new());
    for _ in 0..TEXTS {
        if dice.one_in(40) {
            position = if dice.one_in(2) { Position::standard() } else { near::position(&mut dice) };
        }
        let text = near::text(&mut dice, "Ng1xf3+ {e2-e4}");
        let time = |_| {
            let began = Instant::now();
            std::hint::black_box(read(&position, &text));
            began.elapsed()
        };
        let once = time(0);
        if once > worst.0 {
            let least = (0..5).map(time).min().unwrap_or(once);
            if least > worst.0 {
                worst = (least, text);
            }
        }
    }
    let shown: String = worst.1.chars().take(60).collect();
    println!(
        "\nslowest of {TEXTS} random texts: {:.1} µs ({} characters: {shown:?})",
        worst.0.as_secs_f64() * 1e6,
        worst.1.chars().count()
    );
}
