//! When what is written: over a place in memory that fails on demand.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test may stop at what it does not expect

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use scoresheet_keep::{Port, PortError};
use scoresheet_wire::{Answered, Event, Millis, Now, Wire};
use serde_json::{Value, json};

const NOW: Now = Now { monotonic: Millis(0), wall_ms: 1_700_000_000_000 };

#[derive(Default)]
struct Place {
    texts: BTreeMap<String, String>,
    /// Names that cannot be written to, by their beginning.
    refused: Vec<&'static str>,
    panics: bool,
    writes: usize,
}

/// A place that the test holds too.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Place>>);

impl Shared {
    fn with<T>(&self, look: impl FnOnce(&mut Place) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// Another place with the same in it.
    fn copy(&self) -> Self {
        let texts = self.with(|place| place.texts.clone());
        Self(Arc::new(Mutex::new(Place { texts, ..Place::default() })))
    }

    fn open(&self) -> Wire {
        Wire::open(Some(Box::new(self.clone())), NOW, 1)
    }
}

impl Port for Shared {
    fn read(&mut self, name: &str, _: u64) -> Result<Option<Vec<u8>>, PortError> {
        self.with(|place| Ok(place.texts.get(name).map(|text| text.clone().into_bytes())))
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        self.with(|place| {
            assert!(!place.panics, "a fault inside a port");
            place.writes += 1;
            if place.refused.iter().any(|refused| name.starts_with(refused)) {
                return Err(PortError::Full);
            }
            place.texts.insert(name.to_owned(), text.to_owned());
            Ok(())
        })
    }

    fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
        self.with(|place| {
            let text = place.texts.remove(name).unwrap();
            place.texts.insert(format!("aside-{name}"), text);
            Ok(format!("aside-{name}"))
        })
    }
}

/// Asks, saves, and answers the last snapshot and the notices of both.
fn ask(wire: &mut Wire, command: &str, arguments: Value) -> (Value, Vec<String>) {
    let Answered { mut events, reply } = wire.dispatch(NOW, command, arguments);
    reply.unwrap();
    events.extend(wire.save(NOW));
    told(&events)
}

fn told(events: &[Event]) -> (Value, Vec<String>) {
    let data = |event: &Event| serde_json::from_str::<Value>(event.data.get()).unwrap();
    let snapshot = events.iter().rev().find(|event| event.name == "snapshot").map(data).unwrap_or_default();
    let notices = events.iter().filter(|event| event.name == "notice").map(data);
    (snapshot, notices.map(|notice| notice["code"].as_str().unwrap().to_owned()).collect())
}

fn append(wire: &mut Wire, ply: u32, text: &str) -> (Value, Vec<String>) {
    ask(wire, "edit_entry", json!({ "ply": ply, "text": text }))
}

fn texts(wire: &mut Wire) -> Vec<String> {
    let (snapshot, _) = ask(wire, "status", json!({}));
    snapshot["rows"].as_array().unwrap().iter().map(|row| row["text"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_change_is_written_and_nothing_else() {
    let place = Shared::default();
    let mut wire = place.open();
    ask(&mut wire, "status", json!({}));
    ask(&mut wire, "preview_entry", json!({ "ply": 0, "text": "e4" }));
    assert_eq!(place.with(|place| place.writes), 0);
    append(&mut wire, 0, "e4");
    assert_eq!(place.with(|place| place.writes), 1);
    append(&mut wire, 0, "e4");
    assert_eq!(place.with(|place| place.writes), 1, "an unchanged text changes nothing");
    assert_eq!(texts(&mut place.open()), ["e4"]);
}

#[test]
fn all_that_belongs_to_a_game_comes_back() {
    let place = Shared::default();
    let mut wire = place.open();
    for (ply, text) in ["e4", "zz", "Nf3", "d5"].iter().enumerate() {
        append(&mut wire, u32::try_from(ply).unwrap(), text);
    }
    // The move displaces the struck-through tail, an edit is remembered, and Undo can be taken back.
    ask(&mut wire, "move", json!({ "from": "e7", "to": "e5" }));
    append(&mut wire, 0, "d4");
    ask(&mut wire, "undo", json!({}));
    ask(
        &mut wire,
        "set_details",
        json!({ "details": { "white": "Ada", "black": "Bo", "event": "", "site": "", "date": "",
        "round": "", "result": null } }),
    );
    let (before, _) = ask(&mut wire, "status", json!({}));
    let mut again = place.open();
    let (after, notices) = ask(&mut again, "status", json!({}));
    assert_eq!(notices, [""; 0]);
    for field in ["rows", "fen", "can_undo", "can_redo", "redo_label", "details", "start", "edition", "halted"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    for wire in [&mut wire, &mut again] {
        ask(wire, "redo", json!({}));
        assert_eq!(texts(wire), ["d4", "e5"]);
        ask(wire, "undo", json!({}));
        assert_eq!(texts(wire), ["d4", "zz", "Nf3", "d5"]);
        ask(wire, "revert_edit", json!({ "ply": 0 }));
        assert_eq!(texts(wire)[0], "e4");
    }
}

#[test]
fn what_a_file_says_is_kept_with_its_game() {
    let place = Shared::default();
    let mut wire = place.open();
    let file = "[White \"Ann\"]\n[WhiteElo \"2000\"]\n[ECO \"C20\"]\n\n{Club night.} 1. e4 $1 {[%clk 0:05:00] Best.} e5 (1... c5) *";
    ask(&mut wire, "import_pgn", json!({ "text": file }));
    let export = |wire: &mut Wire| {
        let reply = wire.dispatch(NOW, "export_pgn", json!({})).reply.unwrap();
        serde_json::from_str::<String>(reply.get()).unwrap()
    };
    let written = export(&mut wire);
    let said =
        ["[WhiteElo \"2000\"]\n[ECO \"C20\"]\n", "{Club night.} 1. e4 $1 {[%clk 0:05:00] Best.} 1... e5 (1... c5) *"];
    assert!(said.iter().all(|words| written.contains(words)), "{written}");
    let mut again = place.open();
    let (snapshot, _) = ask(&mut again, "status", json!({}));
    assert_eq!(snapshot["rows"][0]["note"], "before it: Club night. · ! Best.");
    assert_eq!(snapshot["rows"][1]["note"], "(1... c5)");
    assert_eq!(export(&mut again), written);
    ask(&mut again, "new_game", json!({}));
    ask(&mut again, "archive_open", json!({ "id": "1" }));
    assert_eq!(export(&mut again), written);
    // The same moves without the notes are another game.
    ask(&mut again, "import_pgn", json!({ "text": "1. e4 e5" }));
    ask(&mut again, "new_game", json!({}));
    let reply = again.dispatch(NOW, "archive_list", json!({})).reply.unwrap();
    assert_eq!(serde_json::from_str::<Vec<Value>>(reply.get()).unwrap().len(), 2);
}

#[test]
fn comments_beyond_all_measure_are_cut_and_that_is_said() {
    let mut wire = Shared::default().open();
    let file = format!("1. e4 {{{}}} e5 {{short}} *", "long ".repeat(10_000));
    let (snapshot, notices) = ask(&mut wire, "import_pgn", json!({ "text": file }));
    assert_eq!(notices, ["comments_cut"]);
    assert!(snapshot["rows"][0]["note"].as_str().unwrap().ends_with("long…"));
    assert_eq!(snapshot["rows"][1]["note"], "short");
}

#[test]
fn an_illegal_list_is_not_kept_and_its_last_legal_state_is_archived() {
    let place = Shared::default();
    let mut wire = place.open();
    ask(&mut wire, "new_game", json!({ "start": { "kind": "chess960", "number": 100 } }));
    append(&mut wire, 0, "e4");
    append(&mut wire, 1, "--");
    let mut again = place.copy().open();
    let (snapshot, _) = ask(&mut again, "status", json!({}));
    assert_eq!((&snapshot["row_count"], &snapshot["start"]["kind"]), (&json!(0), &json!("chess960")));
    let (_, _) = ask(&mut again, "archive_open", json!({ "id": "1" }));
    assert_eq!(texts(&mut again), ["e4"]);
    // Legal again, saving resumes.
    append(&mut wire, 1, "e5");
    assert_eq!(texts(&mut place.open()), ["e4", "e5"]);
    // Back and forth, the archive holds one copy of the game and not one for each time.
    for _ in 0..5 {
        append(&mut wire, 1, "--");
        append(&mut wire, 1, "e5");
    }
    let archive = wire.dispatch(NOW, "archive_list", json!({})).reply.unwrap();
    let archive: Vec<Value> = serde_json::from_str(archive.get()).unwrap();
    assert_eq!(archive.len(), 1);
    assert_eq!((&archive[0]["plies"], &archive[0]["start"]), (&json!(2), &json!("Chess960 100")));
}

#[test]
fn a_game_begun_in_place_of_an_illegal_one_is_there_again_at_the_next_start() {
    let place = Shared::default();
    let mut wire = place.open();
    ask(&mut wire, "new_game", json!({ "start": { "kind": "chess960", "number": 100 } }));
    append(&mut wire, 0, "--");
    // Each start has another seed.
    let start = |seed| {
        let mut wire = Wire::open(Some(Box::new(place.clone())), NOW, seed);
        // Killed before it could save anything more.
        told(&wire.dispatch(NOW, "status", json!({})).events).0["start"].clone()
    };
    let begun = start(2);
    assert_ne!(begun["number"], 100);
    assert_eq!(start(3), begun);
}

#[test]
fn the_last_legal_state_stays_on_disk_until_the_archive_has_it() {
    let place = Shared::default();
    let mut wire = place.open();
    append(&mut wire, 0, "e4");
    place.with(|place| place.refused = vec!["scoresheet-archive"]);
    let (snapshot, notices) = append(&mut wire, 1, "--");
    assert_eq!(notices, ["not_saved"]);
    assert_eq!(snapshot["saved"], false);
    assert_eq!(texts(&mut place.open()), ["e4"]);
    place.with(|place| place.refused.clear());
    append(&mut wire, 2, "d4");
    assert_eq!(texts(&mut place.open()), [""; 0]);
    ask(&mut place.open(), "archive_open", json!({ "id": "1" }));
}

#[test]
fn a_game_that_was_left_stays_on_disk_until_the_archive_has_it() {
    let place = Shared::default();
    let mut wire = place.open();
    append(&mut wire, 0, "e4");
    place.with(|place| place.refused = vec!["scoresheet-archive"]);
    assert_eq!(ask(&mut wire, "new_game", json!({})).1, ["not_saved"]);
    append(&mut wire, 0, "d4");
    assert_eq!(texts(&mut place.copy().open()), ["e4"]);
    place.with(|place| place.refused.clear());
    let (snapshot, _) = append(&mut wire, 1, "d5");
    assert_eq!(snapshot["saved"], true);
    let mut again = place.open();
    assert_eq!(texts(&mut again), ["d4", "d5"]);
    ask(&mut again, "archive_open", json!({ "id": "1" }));
    assert_eq!(texts(&mut again), ["e4"]);
}

#[test]
fn a_failing_disk_is_said_once_and_again_when_it_fails_again() {
    let place = Shared::default();
    let mut wire = place.open();
    place.with(|place| place.refused = vec!["scoresheet-game"]);
    let (snapshot, notices) = append(&mut wire, 0, "e4");
    assert_eq!((notices, &snapshot["unsaved_why"]), (vec!["not_saved".to_owned()], &json!("the disk is full")));
    assert_eq!(append(&mut wire, 1, "e5").1, [""; 0]);
    place.with(|place| place.refused.clear());
    let (snapshot, notices) = append(&mut wire, 2, "Nf3");
    assert_eq!((notices, &snapshot["saved"]), (vec![], &json!(true)));
    assert_eq!(texts(&mut place.open()), ["e4", "e5", "Nf3"]);
    place.with(|place| place.refused = vec!["scoresheet-game"]);
    assert_eq!(append(&mut wire, 3, "Nc6").1, ["not_saved"]);
}

#[test]
fn a_panic_while_saving_is_told_and_the_game_goes_on() {
    let place = Shared::default();
    let mut wire = place.open();
    place.with(|place| place.panics = true);
    let (snapshot, notices) = append(&mut wire, 0, "e4");
    assert_eq!(notices, ["internal"]);
    assert_eq!(snapshot["row_count"], 1);
    place.with(|place| place.panics = false);
    append(&mut wire, 1, "e5");
    assert_eq!(texts(&mut wire), ["e4", "e5"]);
    assert_eq!(texts(&mut place.open()), ["e4", "e5"]);
}

#[test]
fn forced_moves_are_saved_too() {
    let place = Shared::default();
    let mut wire = place.open();
    let fen = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";
    ask(&mut wire, "new_game", json!({ "start": { "kind": "fen", "fen": fen } }));
    let later = Now { monotonic: wire.wake_at().unwrap(), ..NOW };
    assert_eq!(wire.tick(later).len(), 1);
    wire.save(later);
    let mut again = place.open();
    assert_eq!(texts(&mut again), ["Ka4"]);
    assert_eq!(again.wake_at(), Some(Millis(800)), "the clock starts anew");
    let (snapshot, _) = ask(&mut again, "status", json!({}));
    assert_eq!(snapshot["rows"][0]["auto"], true);
}

#[test]
fn the_archive_keeps_fifty_games() {
    let place = Shared::default();
    let mut wire = place.open();
    for number in 0..60_u32 {
        ask(&mut wire, "new_game", json!({ "start": { "kind": "chess960", "number": number } }));
        append(&mut wire, 0, "a3");
    }
    ask(&mut wire, "new_game", json!({}));
    let list = |wire: &mut Wire| -> Vec<Value> {
        serde_json::from_str(wire.dispatch(NOW, "archive_list", json!({})).reply.unwrap().get()).unwrap()
    };
    let games = list(&mut wire);
    assert_eq!(
        (games.len(), &games[0]["start"], &games[49]["start"]),
        (50, &json!("Chess960 59"), &json!("Chess960 10"))
    );
    assert_eq!(games[0]["saved_at_ms"], NOW.wall_ms);
    assert_eq!(list(&mut place.open()), games);
}

#[test]
fn a_fresh_game_has_the_variant_that_a_file_gave_its_position() {
    let shared = Shared::default();
    let mut wire = shared.open();
    let text = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. Ka8 *";
    assert_eq!(ask(&mut wire, "import_pgn", json!({ "text": text })).0["variant"], "chess960");
    let (snapshot, _) = ask(&mut shared.open(), "status", json!({}));
    assert_eq!((&snapshot["variant"], &snapshot["row_count"]), (&json!("chess960"), &json!(0)));
}

#[test]
fn a_reload_goes_on_with_the_same_game_and_its_copy_in_the_archive() {
    let mut wire = Shared::default().open();
    append(&mut wire, 0, "e4");
    let (before, _) = append(&mut wire, 1, "Ke4");
    ask(&mut wire, "undo", json!({}));
    let (after, _) = ask(&mut wire, "page_loaded", json!({}));
    assert_eq!(before["game_number"], after["game_number"]);
    append(&mut wire, 1, "e5");
    append(&mut wire, 2, "Ke5");
    let reply = wire.dispatch(NOW, "archive_list", json!({})).reply.unwrap();
    assert_eq!(serde_json::from_str::<Vec<Value>>(reply.get()).unwrap().len(), 1);
    let (fresh, _) = ask(&mut wire, "page_loaded", json!({}));
    assert_ne!(before["game_number"], fresh["game_number"]);
}
