//! Any bytes as a file of games: listing, opening, streaming and writing agree, and what is written comes back.

use scoresheet_session::Edition;
use scoresheet_session::pgn::{self, ImportError, PgnGame, Reader};

/// How many games of a file are looked at.
const MOST_GAMES: usize = 6;

/// Reads the file in every way there is and holds what comes of it to the laws.
///
/// # Panics
/// One of them is broken.
pub fn run(data: &[u8]) {
    // The first byte says in how large pieces the file is streamed.
    let Some((&piece, bytes)) = data.split_first() else { return };
    let whole = stream(bytes, bytes.len().max(1));
    let in_pieces = stream(bytes, usize::from(piece) + 1);
    // Whether it is text at all is told from what there is so far, which depends on the pieces.
    if whole.is_some() && in_pieces.is_some() {
        assert_eq!(in_pieces, whole, "streamed in pieces or at once");
    }
    let Ok(text) = pgn::text_of(bytes) else { return };
    let count = match pgn::summaries(&text) {
        Ok(games) => games.len(),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(pgn::import(&text, 0).expect_err("no game"), error);
            return;
        }
    };
    let beyond = pgn::import(&text, count).expect_err("beyond the last");
    assert_eq!(beyond, ImportError::NoSuchGame { game: count, games: count });
    for number in 0..count.min(MOST_GAMES) {
        let game = pgn::import(&text, number).expect("the list has it");
        check(&game);
    }
}

/// The entries of each game of a stream; nothing if it is no text.
fn stream(bytes: &[u8], piece: usize) -> Option<Vec<Vec<Box<str>>>> {
    let mut reader = Reader::new();
    let mut games = Vec::new();
    for part in bytes.chunks(piece) {
        reader.feed(part).ok()?;
        while let Some(game) = reader.next_game() {
            games.push(game.to_game().entries);
        }
    }
    reader.finish();
    while let Some(game) = reader.next_game() {
        games.push(game.to_game().entries);
    }
    Some(games)
}

fn check(game: &PgnGame) {
    let written = pgn::write(game);
    let again = pgn::import(&written, 0).expect("what was written is a game");
    assert_eq!(again.entries, game.entries, "{written}");
    assert_eq!(again.start.position(), game.start.position(), "{written}");
    assert_eq!(pgn::write(&again), written, "written again");
    let record = game.clone().into_record(Edition::Editable);
    assert!(record.entries.iter().map(|entry| &entry.line.text).eq(&game.entries));
    let taken_up = PgnGame::of_record(&record);
    assert_eq!(taken_up.entries, game.entries);
    assert_eq!(taken_up.notes, game.notes, "a session keeps what the file says");
    let reopened = pgn::import(&pgn::write(&taken_up), 0).expect("what was written is a game");
    // A FEN that lacks its last fields is written with them.
    let reopened = PgnGame { start: game.start.clone(), ..reopened };
    assert_eq!(reopened.into_record(Edition::Editable), record, "opened, written and opened again");
}
