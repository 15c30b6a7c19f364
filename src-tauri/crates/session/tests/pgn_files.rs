//! Files as they are really written, and the games that are read from them.

#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test reads its fixtures and stops at what it does not expect"
)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use scoresheet_session::Edition;
use scoresheet_session::pgn::{self, ImportError, NoteKind, PgnGame};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/pgn")
}

fn show(game: &PgnGame) -> String {
    let position = game.start.position();
    let mut text = format!("{} {}", position.variant().name(), game.start.kind());
    for number in [game.start.number(), game.start.black_number()].into_iter().flatten() {
        write!(text, " {}", number.get()).unwrap();
    }
    if let Some(fault) = &game.fen_fault {
        write!(text, "\nFEN fault: {fault}").unwrap();
    }
    for tag in &game.tags {
        write!(text, "\n{}: {}", tag.name, tag.value).unwrap();
    }
    write!(text, "\nresult: {}", game.result.map_or("*", pgn::GameResult::text)).unwrap();
    write!(text, "\nentries: {}", game.entries.join(" | ")).unwrap();
    for note in &game.notes {
        let kind = match &note.kind {
            NoteKind::Comment(text) => format!("{{{text}}}"),
            NoteKind::Glyph(number) => format!("${number}"),
            NoteKind::Variation(text) => format!("({text})"),
        };
        write!(text, "\n{}: {kind}", note.ply).unwrap();
    }
    text
}

fn all_games(text: &str) -> Vec<PgnGame> {
    let count = pgn::summaries(text).unwrap().len();
    (0..count).map(|game| pgn::import(text, game).unwrap()).collect()
}

#[test]
fn files_are_read_as_they_are() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    assert!(files.len() > 15, "the fixtures are in place");
    for path in files {
        let text = pgn::text_of(&fs::read(&path).unwrap()).unwrap();
        let games = all_games(&text);
        let shown: Vec<String> = games.iter().map(show).collect();
        expect_file![path.with_extension("txt")].assert_eq(&(shown.join("\n\n") + "\n"));
        // What was read once is written so that it is read the same again.
        for game in games {
            let written = pgn::write(&game);
            let again = pgn::import(&written, 0).unwrap();
            assert_eq!(again.entries, game.entries, "{}\n{written}", path.display());
            assert_eq!(again.start.position(), game.start.position(), "{}\n{written}", path.display());
            assert_eq!(pgn::write(&again), written, "{}", path.display());
            assert_eq!(again.notes, game.notes, "{}\n{written}", path.display());
            let record = game.clone().into_record(Edition::Editable);
            let taken_up = PgnGame::of_record(&record);
            assert_eq!(taken_up.notes, game.notes, "{}", path.display());
            // A FEN that lacks its last fields is written with them.
            let again = PgnGame { start: game.start.clone(), ..pgn::import(&pgn::write(&taken_up), 0).unwrap() };
            assert_eq!(again.into_record(Edition::Editable), record, "{}", path.display());
        }
    }
}

#[test]
fn notes_on_entries_that_no_movetext_has_stay_with_them() {
    let file = "{a} 1. e4 {b} zz {c} 2. yy 3. xx {d} {e} Nf3 {f} *";
    let written = pgn::write(&pgn::import(file, 0).unwrap());
    let movetext = written.split("\n\n").nth(1).unwrap();
    assert_eq!(
        movetext,
        "{a} 1. e4 {b} {[%scoresheet 1:zz]} {c} {[%scoresheet 2:yy xx]} {d} {e}\n{[%scoresheet 4:Nf3]} {f} *\n"
    );
    let read = pgn::import(&written, 0).unwrap();
    let plies: Vec<usize> = read.notes.iter().map(|note| note.ply).collect();
    assert_eq!((read.entries.join(" ").as_str(), plies), ("e4 zz yy xx Nf3", vec![0, 1, 2, 4, 4, 5]));
}

#[test]
fn a_game_keeps_so_many_notes_and_tags_and_no_more() {
    let long = "word ".repeat(3_000);
    let tags: String = (0..200).map(|number| format!("[Tag{number} \"{long}\"]\n")).collect();
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let movetext: String = (0..300).map(|ply| format!("{} {{{long}}} ", moves[ply % 4])).collect();
    let record = pgn::import(&format!("{tags}\n{movetext}*"), 0).unwrap().into_record(Edition::Editable);
    assert_eq!(record.entries.len(), 300);
    assert_eq!((record.tags.len(), record.tags[0].value.chars().count()), (pgn::MAX_TAGS, pgn::MAX_TAG_VALUE - 1));
    let annotated = record.entries.iter().filter(|entry| entry.line.annotation.is_some()).count();
    assert_eq!(annotated, pgn::MAX_ANNOTATIONS / pgn::MAX_ANNOTATION);
}

#[test]
fn what_is_no_game_is_refused_in_one_way() {
    for text in ["", " \n ", "milk\nbread\n2 eggs", "[section]\nkey = \"value\"", "{only a comment}", "<html></html>"] {
        assert_eq!(pgn::import(text, 0), Err(ImportError::NoGame), "{text:?}");
        assert_eq!(pgn::summaries(text), Err(ImportError::NoGame), "{text:?}");
    }
    assert_eq!(pgn::import("PK\u{3}\u{4}\0\0e4 e5", 0), Err(ImportError::NotText));
    assert_eq!(pgn::import("1. e4", 3), Err(ImportError::NoSuchGame { game: 3, games: 1 }));
}

#[test]
fn a_list_of_numbered_words_is_a_game_if_it_has_moves_or_a_result() {
    let entries = |text| pgn::import(text, 0).map(|game| game.entries.join(" "));
    assert_eq!(entries("1. Qxz9 huh 2. e4").as_deref(), Ok("Qxz9 huh e4"));
    assert_eq!(entries("1. Qxz9 huh 1-0").as_deref(), Ok("Qxz9 huh"));
    assert_eq!(entries("1. milk 2. bread"), Err(ImportError::NoGame));
}

#[test]
fn a_fen_is_a_game() {
    let check = |text: &str, kind: &str| {
        let game = pgn::import(text, 0).unwrap();
        assert_eq!((game.start.kind(), game.entries.len()), (kind, 0), "{text}");
        assert_eq!(pgn::summaries(text).unwrap().len(), 1);
    };
    check("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "fen");
    check("\u{feff} 4k3/8/8/8/8/8/4P3/4K3 b\n", "fen");
    check("4k3/8/8/8/8/8/4P3/4K3", "fen");
    check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "standard");
    check("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", "chess960");
    assert!(matches!(pgn::import("4k3/8/8/8/8/8/4P3/4X3 w - - 0 1", 0), Err(ImportError::BadFen(_))));
}
