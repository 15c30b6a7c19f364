//! Laws of reading and writing PGN: any list comes back letter for letter, no bytes stop the reader, and its time
//! and memory stay in proportion to what it reads.

#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test reads its fixtures and stops at what it does not expect"
)]

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use scoresheet_rules::notation::san;
use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_session::pgn::{self, GameResult, Note, NoteKind, PgnGame, Reader, Tag};
use scoresheet_session::{Edition, Game, GameRecord, Replay, Start, clean};

/// Texts as somebody may type or paste them: anything, and things near to moves and to what PGN itself means.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => any::<String>(),
        3 => "[a-hKQRBNO0-9x=+#!? -]{0,8}",
        2 => "[-\\\\{}()\\[\\];%$\"'~_:^.*<>@,/ ]{0,6}",
        1 => "[a-zA-Z ♔-♟äéßЖ½]{0,300}",
        1 => Just("[%scoresheet 0:e4]".into()),
        1 => Just("]} 1-0 [Event \"x\"]".into()),
        1 => "x{900,1000}",
    ]
    .prop_filter_map("too long", |typed: String| clean(&typed).ok().map(String::from))
}

fn start() -> impl Strategy<Value = Start> {
    let number = || (0..960_u16).prop_map(|number| StartNumber::new(number).unwrap());
    prop_oneof![
        4 => Just(Start::Standard),
        1 => number().prop_map(Start::Chess960),
        1 => (number(), number()).prop_map(|(white, black)| Start::Chess960Apart { white, black }),
        1 => Just(Start::from_fen("r3k2r/8/8/8/8/8/6p1/R3K2R b KQkq - 3 40").unwrap()),
        1 => Just(Start::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap()),
    ]
}

/// A list: legal moves chosen by `choices`, SAN or decorated, and behind them or between them other texts.
fn list(start: &Start, choices: &[u16], others: &[(prop::sample::Index, String)]) -> Vec<Box<str>> {
    let mut position = start.position();
    let mut texts: Vec<Box<str>> = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        let san = san::write(&position, mv);
        texts.push(match choice % 7 {
            0 => format!("{san}!?").into(),
            1 => format!("{san} {{a comment}}").into(),
            _ => san.into(),
        });
        position = position.play(mv);
    }
    for (at, text) in others {
        texts.insert(at.index(texts.len() + 1), text.as_str().into());
    }
    texts
}

/// Words that may stand anywhere in a line, and anything else.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![2 => "([a-zA-Zäß½!?.,:]{1,12} ){1,30}", 1 => text(), 1 => any::<String>()]
}

fn note() -> impl Strategy<Value = NoteKind> {
    prop_oneof![
        3 => words().prop_map(NoteKind::Comment),
        1 => any::<u16>().prop_map(NoteKind::Glyph),
        1 => words().prop_map(NoteKind::Variation),
        1 => "[a-h1-8NQx+#.$ (){};%\\[\\]\n]{0,40}".prop_map(NoteKind::Variation),
    ]
}

/// Notes at so many places of the list, in order.
fn placed(notes: Vec<(prop::sample::Index, NoteKind)>, entries: usize) -> Vec<Note> {
    let mut notes: Vec<Note> = notes.into_iter().map(|(at, kind)| Note { ply: at.index(entries + 1), kind }).collect();
    notes.sort_by_key(|note| note.ply);
    notes
}

/// What a session takes up of a file.
fn opened(file: &str) -> GameRecord {
    pgn::import(file, 0).unwrap().into_record(Edition::Editable)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_list_comes_back_letter_for_letter(
        start in start(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
        others in prop::collection::vec((any::<prop::sample::Index>(), text()), 0..6),
        white in any::<String>(),
    ) {
        let tags = vec![Tag { name: "White".into(), value: white }];
        let game = PgnGame { tags, result: Some(GameResult::White), ..PgnGame::new(start.clone(), list(&start, &choices, &others)) };
        let written = pgn::write(&game);
        prop_assert!(written.lines().all(|line| line.starts_with('[') || line.chars().count() < 80), "{written}");
        let again = pgn::import(&written, 0).unwrap();
        prop_assert_eq!(&again.entries, &game.entries, "{}", &written);
        prop_assert_eq!(again.start.position(), start.position());
        prop_assert_eq!(pgn::write(&again), written.as_str());

        // Other readers pass over comments: they get the legal part.
        let mut replay = Replay::new(start.position());
        replay.extend(game.entries.iter().map(|text| &**text));
        let legal = replay.first_illegal().unwrap_or(replay.reached());
        let bare = written.split_once(" {[%scoresheet").or(written.split_once("{[%scoresheet")).map_or(written.as_str(), |(before, _)| before);
        let others_see = pgn::import(bare, 0).unwrap();
        prop_assert_eq!(others_see.entries.len(), legal);
        let mut seen = Replay::new(start.position());
        seen.extend(others_see.entries.iter().map(|text| &**text));
        prop_assert_eq!(seen.position(), &replay.position_after(legal));
        prop_assert_eq!(seen.first_illegal(), None);
    }

    #[test]
    fn what_a_file_says_comes_back_with_its_entry(
        start in start(),
        choices in prop::collection::vec(any::<u16>(), 0..30),
        others in prop::collection::vec((any::<prop::sample::Index>(), text()), 0..4),
        notes in prop::collection::vec((any::<prop::sample::Index>(), note()), 0..12),
        tags in prop::collection::btree_map("X[a-z0-9_]{0,20}", any::<String>(), 0..5),
    ) {
        let entries = list(&start, &choices, &others);
        let tags = tags.into_iter().map(|(name, value)| Tag { name, value }).collect();
        let notes = placed(notes, entries.len());
        let game = PgnGame { tags, notes, ..PgnGame::new(start, entries) };
        let record = game.into_record(Edition::Editable);
        let written = pgn::export(&Game::new(record.clone()));
        // A start that has two names may come back under the other.
        let again = GameRecord { start: record.start.clone(), ..opened(&written) };
        prop_assert_eq!(&again, &record, "{}", &written);
    }

    #[test]
    fn notes_are_set_in_lines(
        choices in prop::collection::vec(any::<u16>(), 0..30),
        notes in prop::collection::vec((any::<prop::sample::Index>(), "([a-zA-Zäß½!?.,:]{1,12} ){1,30}"), 0..12),
    ) {
        let entries = list(&Start::Standard, &choices, &[]);
        let notes = notes.into_iter().map(|(at, words)| (at, NoteKind::Comment(words))).collect();
        let game = PgnGame { notes: placed(notes, entries.len()), ..PgnGame::new(Start::Standard, entries) };
        let written = pgn::write(&game);
        prop_assert!(written.lines().all(|line| line.chars().count() < 80), "{}", written);
    }

    #[test]
    fn any_text_can_be_looked_at(text in any::<String>(), near in "[\\[\\]\"{}();%$ \n1-9.a-hNO*-]{0,200}") {
        for text in [text, near] {
            let count = pgn::summaries(&text).map_or(0, |games| games.len());
            prop_assert!(pgn::import(&text, count).is_err());
            for game in 0..count {
                let read = pgn::import(&text, game).unwrap();
                let again = pgn::import(&pgn::write(&read), 0).unwrap();
                prop_assert_eq!(again.entries, read.entries);
            }
        }
    }
}

/// A generator of numbers for mutations: xorshift64 (Marsaglia 2003).
fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 16).unwrap()
}

#[test]
fn damaged_files_are_read_to_the_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/pgn");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    files.sort();
    let signs = b"{}()[];%$\"\\\n\r *1.-\xff\xa0\xe2\x80";
    let mut state = 0x5eed;
    for round in 0..4_000 {
        let mut bytes = files[round % files.len()].clone();
        for _ in 0..=next(&mut state) % 6 {
            let at = next(&mut state) % bytes.len().max(1);
            match next(&mut state) % 4 {
                0 => bytes.insert(at.min(bytes.len()), signs[next(&mut state) % signs.len()]),
                1 if at < bytes.len() => bytes[at] = signs[next(&mut state) % signs.len()],
                2 if at < bytes.len() => drop(bytes.remove(at)),
                _ => bytes.truncate(bytes.len().max(50) - next(&mut state) % 50),
            }
        }
        let mut reader = Reader::new();
        let mut plies = 0;
        for piece in bytes.chunks(97) {
            if reader.feed(piece).is_err() {
                break;
            }
            while let Some(game) = reader.next_game() {
                plies += game.to_game().entries.len();
            }
        }
        reader.finish();
        while let Some(game) = reader.next_game() {
            plies += game.to_game().entries.len();
        }
        assert!(plies <= bytes.len());
    }
}

/// Big files of the kinds that cost most. A quadratic reader would take minutes here; the test only says that it
/// comes to an end, and what it finds.
#[test]
fn big_files_of_bad_kinds_come_to_an_end() {
    const SIZE: usize = 2 << 20;
    let repeated = |unit: &str| unit.repeat(SIZE / unit.len());
    let check = |text: String, expected: usize| {
        let count = pgn::summaries(&text).map_or(0, |games| games.len());
        let beginning: String = text.chars().take(40).collect();
        assert_eq!(count, expected, "{beginning}");
        let mut reader = Reader::new();
        let mut streamed = 0;
        for piece in text.as_bytes().chunks(1 << 16) {
            if reader.feed(piece).is_err() {
                break;
            }
            while reader.next_game().is_some() {
                streamed += 1;
            }
        }
        reader.finish();
        while reader.next_game().is_some() {
            streamed += 1;
        }
        assert_eq!(streamed, expected, "{beginning}");
    };
    check("1. e4 ".to_owned() + &repeated("x"), 1);
    check("1. e4 ".to_owned() + &repeated(" "), 1);
    check("1. e4 ".to_owned() + &repeated("("), 1);
    check("1. e4 ".to_owned() + &repeated("{ 1. "), 1);
    check("1. e4 ".to_owned() + &repeated("( 1... "), 1);
    check("1. e4 ".to_owned() + &repeated("{\n"), 1);
    check("1. e4 ".to_owned() + &repeated("["), 1);
    check("1. e4 ".to_owned() + &repeated("[A "), 1);
    check("[Event ".to_owned() + &repeated("\""), 1);
    check(repeated("[A \"x\"]"), 0);
    check(repeated("[Event \"x\"]"), SIZE / 11);
    check(repeated("[Event \""), 1);
    check(repeated("[Event \"\n"), SIZE / 9);
    check(repeated("1. e4 * "), SIZE / 8);
    check(repeated("Nf3 "), 1);
}

#[test]
fn a_long_list_is_read_and_written() {
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let entries: Vec<Box<str>> = (0..100_000).map(|ply| knights[ply % 4].into()).collect();
    let game = PgnGame::new(Start::Standard, entries);
    let written = pgn::write(&game);
    assert_eq!(pgn::import(&written, 0).unwrap().entries, game.entries);
    let entries: Vec<Box<str>> = (0..=pgn::MAX_ENTRIES).map(|_| "Qxz9".into()).collect();
    let refused = pgn::import(&pgn::write(&PgnGame::new(Start::Standard, entries)), 0);
    assert!(matches!(refused, Err(pgn::ImportError::TooLong { .. })), "{refused:?}");
}

#[test]
fn a_line_of_ten_megabytes_and_a_file_of_twenty_are_read() {
    let line = "1. e4 e5 2. Nf3 {".to_owned() + &"word ".repeat(2 << 20) + "} Nc6 1-0";
    assert_eq!(pgn::import(&line, 0).unwrap().entries.len(), 4);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/games.pgn");
    let file = pgn::text_of(&fs::read(path).unwrap()).unwrap().repeat(21);
    assert_eq!(pgn::summaries(&file).unwrap().len(), 438 * 21);
    assert_eq!(pgn::import(&file, 438 * 21 - 1).unwrap(), pgn::import(&file, 437).unwrap());
}
