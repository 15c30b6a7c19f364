//! Every kept input of every target, without a fuzzer.

use std::path::Path;

/// Hands the inputs of a target's corpus over, in their order.
fn replay(name: &str) {
    let (_, target) = scoresheet_fuzz::TARGETS.iter().find(|(known, _)| *known == name).expect("a target of that name");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a corpus").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "an empty corpus proves nothing");
    for file in &files {
        // The name of the last one printed is that of the input that failed.
        println!("{}", file.display());
        target(&std::fs::read(file).expect("a file can be read"));
    }
}

#[test]
fn commands() {
    replay("command");
}

#[test]
fn entries() {
    replay("entry");
}

#[test]
fn fens() {
    replay("fen");
}

#[test]
fn legal_moves() {
    replay("legal_moves");
}

#[test]
fn games() {
    replay("pgn");
}

#[test]
fn saved_files() {
    replay("saved");
}
