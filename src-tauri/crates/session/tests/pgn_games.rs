//! A real collection of games, read whole, read in pieces, written and read again.

#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test reads its fixtures and stops at what it does not expect"
)]

use std::fs;
use std::path::Path;

use scoresheet_rules::Verdict;
use scoresheet_session::pgn::{self, PgnGame, Reader};
use scoresheet_session::{Edition, Replay};

fn collection() -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/games.pgn")).unwrap()
}

/// All games of a stream that comes in pieces of so many bytes.
fn stream(bytes: &[u8], piece: usize) -> Vec<PgnGame> {
    let mut reader = Reader::new();
    let mut games = Vec::new();
    for piece in bytes.chunks(piece) {
        reader.feed(piece).unwrap();
        while let Some(game) = reader.next_game() {
            games.push(game.to_game());
        }
    }
    reader.finish();
    while let Some(game) = reader.next_game() {
        games.push(game.to_game());
    }
    games
}

#[test]
fn the_collection_counts_as_it_should() {
    let (mut half_moves, mut legal_moves, mut checks, mut mates, mut stalemates) = (0, 0, 0, 0, 0);
    let games = stream(&collection(), 1 << 16);
    for game in &games {
        let mut replay = Replay::new(game.start.position());
        for text in &game.entries {
            assert!(replay.push(text), "{text}");
            half_moves += 1;
            legal_moves += replay.position().count_legal();
            checks += usize::from(replay.position().is_check());
        }
        assert_eq!(replay.first_illegal(), None);
        match replay.verdict() {
            Verdict::Checkmate { .. } => mates += 1,
            Verdict::Stalemate => stalemates += 1,
            _ => {}
        }
    }
    assert_eq!(
        (games.len(), half_moves, legal_moves, checks, mates, stalemates),
        (438, 28_538, 840_347, 2_117, 103, 4)
    );
}

#[test]
fn the_collection_comes_back_from_writing() {
    let games = stream(&collection(), 1 << 20);
    let written: String = games.iter().map(|game| pgn::write(game) + "\n").collect();
    assert!(written.lines().all(|line| line.starts_with('[') || line.chars().count() < 80));
    let again = stream(written.as_bytes(), 4096);
    assert_eq!(again.len(), games.len());
    for (game, again) in games.iter().zip(&again) {
        assert_eq!(again, game);
    }
}

#[test]
fn games_of_a_session_are_written_alike() {
    for game in stream(&collection(), 1 << 20).into_iter().take(40) {
        let record = game.clone().into_record(Edition::Editable);
        assert_eq!(pgn::write(&PgnGame::of_record(&record)), pgn::write(&game));
    }
}

#[test]
fn pieces_of_any_size_give_the_same_games() {
    let bytes = collection();
    let bytes = &bytes[..20_000];
    let whole = stream(bytes, usize::MAX);
    for piece in [1, 2, 3, 7, 64, 1000, 4096] {
        assert_eq!(stream(bytes, piece), whole, "{piece} bytes");
    }
    for path in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/pgn")).unwrap() {
        let path = path.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let whole = stream(&bytes, usize::MAX);
        for piece in [2, 3, 5, 11, 100] {
            assert_eq!(stream(&bytes, piece), whole, "{} by {piece}", path.display());
        }
    }
}
