//! `scoresheet-bench NAME [options]`: measures the project beside other libraries and prints a table. Nothing here
//! passes or fails; nothing here ships. `scoresheet-bench game [ENTRIES]` prints the long game that lists are measured on.

mod edit;
mod game;
mod machine;
mod measure;
mod notation;
mod perft;
mod replay;

/// A benchmark: its name, what it measures, and what runs it with the number of rounds.
type Bench = (&'static str, &'static str, fn(usize));

/// All benchmarks. A new one is a file and a line here.
const BENCHES: [Bench; 4] = [
    ("perft", "legal moves: leaves of the move tree, counted in bulk", perft::run),
    ("replay", "whole games: SAN read, played, judged after every half-move", replay::run),
    ("notation", "entries in any notation: read and applied, start positions included", notation::run),
    ("edit", "edits of long lists: read and played again, ready as JSON", edit::run),
];

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let number = args.next().and_then(|text| text.parse().ok());
    if name == "game" {
        return print!("{}", game::pgn(&game::moves(number.unwrap_or(10_000))));
    }
    let rounds = number.unwrap_or(5);
    match BENCHES.iter().find(|bench| bench.0 == name) {
        Some((_, about, run)) => {
            println!("{name} — {about}\n{}\n", machine::describe());
            run(rounds);
        }
        None => {
            eprintln!("usage: scoresheet-bench NAME [ROUNDS], NAME one of:");
            for (name, about, _) in BENCHES {
                eprintln!("  {name:<8} {about}");
            }
            std::process::exit(2);
        }
    }
}
