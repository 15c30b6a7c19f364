//! Two processes over one folder: it belongs to the first, the other says that it cannot save, and no game is lost.
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

mod common;

use common::{Folder, Session, texts};
use serde_json::{Value, json};

fn append(session: &mut Session, ply: usize, text: &str) {
    let reply = session.ask("edit_entry", json!({ "ply": ply, "text": text }));
    assert_eq!(reply.result, Ok(Value::Null));
}

/// The first moves of the games in the archive, newest first.
fn archived(session: &mut Session) -> Vec<String> {
    let list = session.ask("archive_list", json!({})).result.unwrap();
    list.as_array().unwrap().iter().map(|item| item["first_moves"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_folder_is_the_first_ones_until_it_ends() {
    let folder = Folder::new();
    let mut first = Session::over(&folder);
    append(&mut first, 0, "g3");
    first.ask("new_game", json!({}));
    append(&mut first, 0, "e4");
    let mut second = Session::over(&folder);
    let reply = second.ask("status", json!({}));
    assert_eq!(reply.notices(), ["not_saved"]);
    assert_eq!((&reply.snapshot()["saved"], &reply.snapshot()["row_count"]), (&json!(false), &json!(0)));
    assert_eq!(reply.snapshot()["unsaved_why"], "the saved games are open in another window or program");
    // Both play on, and only what the first plays is on disk.
    append(&mut second, 0, "d4");
    append(&mut first, 1, "e5");
    second.ask("new_game", json!({}));
    append(&mut second, 0, "c4");
    let reply = second.ask("status", json!({}));
    assert_eq!(reply.notices(), [""; 0], "said once");
    assert_eq!(first.status()["saved"], true);
    first.end();
    // The folder is free: with its next change the second goes on saving there.
    append(&mut second, 1, "c5");
    assert_eq!(second.status()["saved"], true);
    assert_eq!(archived(&mut second), ["1. e4 e5", "1. d4", "1. g3"]);
    second.end();
    let mut third = Session::over(&folder);
    assert_eq!(texts(&third.status()), ["c4", "c5"]);
    assert_eq!(archived(&mut third), ["1. e4 e5", "1. d4", "1. g3"]);
}

#[test]
fn a_process_that_came_second_and_ends_last_leaves_its_game_too() {
    let folder = Folder::new();
    let mut first = Session::over(&folder);
    append(&mut first, 0, "e4");
    let mut second = Session::over(&folder);
    append(&mut second, 0, "d4");
    assert_eq!(second.status()["saved"], false);
    first.end();
    second.end();
    let mut third = Session::over(&folder);
    assert_eq!(texts(&third.status()), ["d4"]);
    assert_eq!(archived(&mut third), ["1. e4"]);
    // One that came second and was not touched leaves everything as it is.
    let untouched = Session::over(&folder);
    third.end();
    untouched.end();
    assert_eq!(texts(&Session::over(&folder).status()), ["d4"]);
}

#[test]
fn the_settings_of_the_folder_outlast_those_of_a_process_that_came_second() {
    let folder = Folder::new();
    let mut first = Session::over(&folder);
    let mut settings = first.ask("get_settings", json!({})).result.unwrap();
    settings["theme"] = json!("dark");
    first.ask("set_settings", json!({ "settings": settings }));
    let mut second = Session::over(&folder);
    second.ask("new_game", json!({ "start": { "kind": "chess960", "number": 7 } }));
    // Saving follows the reply: it has been tried once this is answered.
    second.status();
    first.end();
    append(&mut second, 0, "a3");
    let reply = second.ask("status", json!({}));
    assert!(reply.events.contains(&("settings".to_owned(), settings.clone())), "told");
    second.end();
    assert_eq!(Session::over(&folder).ask("get_settings", json!({})).result.unwrap(), settings);
}
