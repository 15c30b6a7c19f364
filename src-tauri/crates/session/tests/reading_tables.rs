//! What the rules of reading come to, spelling by spelling: `tests/fixtures/reading/*.txt`.
//!
//! A line is `entry | how it is read`, with `— illegal: why` or `unreadable: why`; `fen …` sets the position
//! (`fen 960 …` in Chess960), `fen start` the usual start.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]
#![allow(clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::fs;
use std::path::Path;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Position, Variant};
use scoresheet_session::reading::{Reading, read};

fn position(text: &str) -> Position {
    match text.strip_prefix("960 ") {
        _ if text == "start" => Position::standard(),
        Some(text) => fen::read(text).expect(text).0.with_variant(Variant::Chess960),
        None => fen::read(text).expect(text).0,
    }
}

fn shown(position: &Position, entry: &str) -> String {
    match read(position, entry) {
        Reading::Blank => "blank".into(),
        Reading::Unreadable(why) => format!("unreadable: {why}"),
        Reading::Play(play) => match play.illegal {
            Some(why) => format!("{} — illegal: {why}", play.how),
            None => play.how.to_string(),
        },
    }
}

#[test]
fn every_spelling_is_read_as_its_table_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/reading");
    let mut wrong = Vec::new();
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let mut at = Position::standard();
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some(text) = line.strip_prefix("fen ") {
                at = position(text);
            } else if let Some((entry, wanted)) = line.rsplit_once(" | ") {
                count += 1;
                let got = shown(&at, entry);
                if got != wanted {
                    wrong.push(format!("{}: {entry:?}\n  wanted {wanted}\n  got    {got}", path.display()));
                }
            }
        }
    }
    assert!(count > 800, "the tables are in place: {count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
