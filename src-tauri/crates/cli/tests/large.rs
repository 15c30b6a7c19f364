//! Files and lists beyond all measure: read in bounded memory, or refused in a sentence.
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

mod common;

use std::path::Path;

use common::{Folder, Session};
use serde_json::{Value, json};

/// Twenty megabytes of real games.
const FILE: usize = 20 << 20;

/// A line of ten megabytes.
const LINE: usize = 10 << 20;

/// A list of a hundred thousand entries.
const LIST: usize = 100_000;

/// The ordinary suite runs the same on a tenth of it.
const PART: usize = 10;

/// The most memory that any of this may take, in kB: some copies of the file.
const MOST_MEMORY: u64 = 256 << 10;

/// The most memory the process has taken so far, in kB, where the system tells.
fn peak(session: &Session) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", session.child.id())).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    peak.unwrap_or(0)
}

fn check_memory(what: &str, session: &Session) {
    let peak = peak(session);
    println!("peak memory: {} MB, {what}", peak >> 10);
    assert!(peak < MOST_MEMORY, "{peak} kB");
}

/// Not on systems where a file with nothing in it takes its room on the disk all the same.
#[cfg(unix)]
#[test]
fn saved_files_of_gigabytes_are_set_aside_unread() {
    let folder = Folder::new();
    for name in ["scoresheet-game", "scoresheet-archive", "scoresheet-settings"] {
        let file = std::fs::File::create(folder.path().join(format!("{name}-a.json"))).unwrap();
        file.set_len(4 << 30).unwrap();
    }
    let mut session = Session::over(&folder);
    assert_eq!(session.ask("status", json!({})).notices(), ["set_aside"; 3]);
    check_memory("saved files of 4 GB each", &session);
    session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
    session.end();
    let aside = folder.files().into_iter().filter(|file| file.contains("unreadable"));
    assert_eq!(aside.count(), 3);
    let mut session = Session::over(&folder);
    assert_eq!(session.ask("status", json!({})).snapshot()["row_count"], 1);
}

#[test]
fn a_long_file_is_listed_and_opened() {
    list_and_open(FILE / PART);
}

#[test]
fn a_long_line_is_refused_wherever_it_turns_up() {
    refuse(LINE / PART);
}

#[test]
fn a_long_list_is_played_on() {
    play_on(LIST / PART);
}

#[test]
#[ignore = "takes half a minute unoptimised: part of the deep suite"]
fn the_longest_are_as_good() {
    list_and_open(FILE);
    refuse(LINE);
    play_on(LIST);
}

fn list_and_open(size: usize) {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/games.pgn");
    let games = std::fs::read_to_string(games).unwrap();
    let text = games.repeat(size / games.len() + 1);
    let mut session = Session::start(&["--manual-clock"]);
    let list = session.ask("list_games", json!({ "text": text })).result.unwrap();
    let count = list.as_array().unwrap().len();
    assert_eq!(count, 438 * (size / games.len() + 1));
    let reply = session.ask("import_pgn", json!({ "text": text, "game": count - 1 }));
    assert_eq!(reply.snapshot()["row_count"], list[count - 1]["plies"]);
    assert_eq!(session.ask("import_pgn", json!({ "text": text, "game": count })).code(), "no_such_game");
    check_memory(&format!("a file of {} kB listed and opened", size >> 10), &session);
}

fn refuse(size: usize) {
    let long = "x".repeat(size);
    let fen = "8/".repeat(size / 2);
    let mut session = Session::start(&["--manual-clock"]);
    for (command, arguments, code) in [
        ("import_pgn", json!({ "text": long }), "not_a_game"),
        ("import_pgn", json!({ "text": "e4 ".repeat(size / 3) }), "not_a_game"),
        ("import_pgn", json!({ "text": "(".repeat(size) }), "not_a_game"),
        ("edit_entry", json!({ "ply": 0, "text": long }), "text_too_long"),
        ("preview_entry", json!({ "ply": 0, "text": long }), "text_too_long"),
        ("new_game", json!({ "start": { "kind": "fen", "fen": fen } }), "bad_fen"),
        ("new_game", json!({ "edition": long }), "bad_command"),
        ("practice", json!({ "fen": fen, "variant": "standard", "moves": [], "goal": null }), "bad_fen"),
        ("archive_open", json!({ "id": long }), "no_such_game"),
        ("set_settings", json!({ "settings": { "theme": long } }), "bad_command"),
    ] {
        let reply = session.ask(command, arguments);
        assert_eq!(reply.code(), code, "{command}");
        assert!(reply.result.unwrap_err().to_string().len() < 500, "{command}: a short complaint");
    }
    assert_eq!(session.ask("inspect_fen", json!({ "fen": fen })).result.unwrap()["ok"], false);
    // A comment of that size is no move: the game around it opens.
    let reply = session.ask("import_pgn", json!({ "text": format!("1. e4 {{{long}}} e5 *") }));
    assert_eq!(reply.snapshot()["reached"], 2);
    assert_eq!(session.status()["row_count"], 2);
    check_memory(&format!("a line of {} kB refused", size >> 10), &session);
}

fn play_on(length: usize) {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let text = moves.join(" ").to_string() + " ";
    let mut session = Session::start(&["--manual-clock"]);
    let reply = session.ask("import_pgn", json!({ "text": text.repeat(length / 4) }));
    assert_eq!(reply.snapshot()["reached"], length);
    let reply = session.ask("edit_entry", json!({ "ply": length, "text": "Nf3" }));
    assert_eq!(reply.snapshot()["rows"].as_array().unwrap().len(), 1, "only what changed is sent");
    let reply = session.ask("edit_entry", json!({ "ply": length / 2, "text": "zz" }));
    assert_eq!(reply.snapshot()["halted"]["ply"], length / 2);
    assert_eq!(session.ask("undo", json!({})).snapshot()["row_count"], length);
    assert_eq!(session.ask("cut", json!({ "ply": 1 })).snapshot()["row_count"], 1);
    assert_eq!(session.ask("page_loaded", Value::Null).snapshot()["row_count"], 1);
    check_memory(&format!("a list of {length} entries played on"), &session);
}
