//! `tests/fixtures/notation.jsonl`: lists of entries in all notations, with the position that they lead to and
//! how many of them are applied. Read as a replay does: reading, then applying, until an entry cannot be
//! interpreted.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]
#![allow(clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Position, Variant};
use scoresheet_session::reading::{Reading, read};
use serde_json::Value;

/// One line of the file.
struct Case {
    id: String,
    kind: String,
    start: Position,
    entries: Vec<String>,
    reached: usize,
    fen: String,
    outcome: String,
}

fn cases() -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/notation.jsonl");
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| case(&serde_json::from_str(line).unwrap())).collect()
}

fn case(line: &Value) -> Case {
    let text = |field: &str| line[field].as_str().unwrap().to_owned();
    let variant = if text("variant") == "chess960" { Variant::Chess960 } else { Variant::Standard };
    let start = line["start"].as_str().map_or_else(Position::standard, |start| fen::read(start).unwrap().0);
    Case {
        id: text("id"),
        kind: text("kind"),
        start: start.with_variant(variant),
        entries: line["entries"].as_array().unwrap().iter().map(|entry| entry.as_str().unwrap().to_owned()).collect(),
        reached: usize::try_from(line["reached"].as_u64().unwrap()).unwrap(),
        fen: text("fen"),
        outcome: text("outcome"),
    }
}

/// How many entries are applied, the position after them, and what came of the list.
fn replay(case: &Case) -> (usize, String, &'static str) {
    let mut position = case.start;
    let mut outcome = "legal";
    let mut reached = 0;
    for entry in &case.entries {
        match read(&position, entry) {
            Reading::Play(play) => {
                if play.illegal.is_some() {
                    outcome = "free";
                }
                position = position.apply(&play.action);
                reached += 1;
            }
            Reading::Blank | Reading::Unreadable(_) => {
                outcome = "halts";
                break;
            }
        }
    }
    (reached, fen::write(&position), outcome)
}

#[test]
fn every_case_reaches_its_position() {
    let mut tally: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for case in cases() {
        let (reached, fen, outcome) = replay(&case);
        let right = reached == case.reached && fen == case.fen && outcome == case.outcome;
        let count = tally.entry(case.kind.clone()).or_default();
        count.0 += usize::from(right);
        count.1 += 1;
        if !right {
            let Case { id, entries, reached: wanted, fen: wanted_fen, outcome: wanted_outcome, .. } = case;
            wrong.push(format!(
                "{id} {entries:?}\n  wanted {wanted} {wanted_fen} {wanted_outcome}\n  got    {reached} {fen} {outcome}"
            ));
        }
    }
    let total: usize = tally.values().map(|(_, all)| all).sum();
    println!("{} of {total} right", total - wrong.len());
    for (kind, (right, all)) in tally.iter().filter(|(_, (right, all))| right < all) {
        println!("  {kind}: {right} of {all}");
    }
    assert!(total >= 858, "the file is whole");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
