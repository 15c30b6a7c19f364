//! What is done with an input of each fuzz target, and what has to hold then. The targets in `fuzz_targets` hand inputs
//! over; the test in `tests` does the same with the kept ones.

pub mod command;
pub mod entry;
pub mod fen;
pub mod legal_moves;
mod memory;
#[allow(unused_imports, reason = "what the oracle draws at random comes from the inputs here")]
#[path = "../../src-tauri/crates/rules/tests/oracle/mod.rs"]
mod oracle;
pub mod pgn;
pub mod saved;
#[path = "../../src-tauri/crates/wire/tests/support/screen.rs"]
mod screen;

/// A target: its name, which is also that of its corpus, and what it does with an input.
pub type Target = (&'static str, fn(&[u8]));

/// All targets. A new one is a module, a file in `fuzz_targets` and a line here.
pub const TARGETS: [Target; 6] = [
    ("command", command::run),
    ("entry", entry::run),
    ("fen", fen::run),
    ("legal_moves", legal_moves::run),
    ("pgn", pgn::run),
    ("saved", saved::run),
];
