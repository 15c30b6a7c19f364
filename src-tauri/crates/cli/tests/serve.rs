//! `serve` as other programs meet it: scripts of commands and what comes of each.
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

mod common;

use common::{Folder, Session, texts};
use serde_json::{Value, json};

/// A chain of forced moves from end to end: it ends in a threefold repetition.
const FORCED: &str = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";

fn from_fen(fen: &str) -> Value {
    json!({ "start": { "kind": "fen", "fen": fen } })
}

fn practice(moves: Value) -> Value {
    json!({ "fen": FORCED, "variant": "standard", "moves": moves })
}

#[test]
fn a_game_is_played_edited_and_undone() {
    let mut session = Session::start(&["--manual-clock"]);
    assert_eq!(session.status()["first_row"], 0);
    let reply = session.ask("move", json!({ "from": "e2", "to": "e4", "promotion": null }));
    assert_eq!(reply.result, Ok(Value::Null));
    assert_eq!(reply.snapshot()["last_move"], json!({ "from": "e2", "to": "e4" }));
    session.ask("move", json!({ "from": "e7", "to": "e5" }));
    let reply = session.ask("edit_entry", json!({ "ply": 0, "text": "d4" }));
    let snapshot = reply.snapshot();
    assert_eq!(texts(snapshot), ["d4", "e5"]);
    assert_eq!(snapshot["rows"][0]["earlier"], "e4");
    assert_eq!(snapshot["fen"], "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
    let reply = session.ask("edit_entry", json!({ "ply": 1, "text": "" }));
    assert_eq!(reply.snapshot()["halted"]["ply"], 1);
    assert_eq!(reply.snapshot()["first_row"], 1);
    assert_eq!(session.ask("undo", json!({})).snapshot()["row_count"], 1);
    assert_eq!(session.ask("redo", json!({})).snapshot()["row_count"], 2);
    let reply = session.ask("edit_entry", json!({ "ply": 1, "text": "Nf6" }));
    assert_eq!(reply.snapshot()["turn"], "white");
    assert_eq!(session.ask("undo", json!({})).snapshot()["undo_label"], "1. d4");
    session.end();
}

#[test]
fn refusals_have_a_code_and_name_the_argument() {
    let mut session = Session::start(&["--manual-clock"]);
    let table = [
        ("move", json!({ "from": "e2", "to": "e5" }), "illegal_move", Value::Null),
        ("move", json!({ "from": "e2" }), "bad_command", json!("to")),
        ("move", json!({ "from": "e9", "to": "e4" }), "bad_square", json!("from")),
        ("move", json!({ "from": "e2", "to": "e4", "promotion": "k" }), "bad_square", json!("promotion")),
        ("move", json!({ "from": "e2", "to": "e4", "with": 1 }), "bad_command", json!("with")),
        ("move", json!([1, 2]), "bad_command", json!("args")),
        ("move", json!({ "from": null, "to": "e4" }), "bad_command", json!("from")),
        ("move", json!({ "from": "e2", "to": "e4", "revision": "9" }), "bad_command", json!("revision")),
        ("status", json!({ "ply": 1 }), "bad_command", json!("ply")),
        ("practice", json!({ "fen": FORCED, "moves": [] }), "bad_command", json!("variant")),
        ("practice", practice(json!([{ "from": "e2", "to": 4 }])), "bad_command", json!("moves")),
        ("set_details", json!({ "details": { "white": "C" } }), "bad_command", json!("details")),
        ("new_game", json!({ "start": { "kind": "fen" } }), "bad_command", json!("start")),
        ("undo", json!({}), "nothing_to_undo", Value::Null),
        ("redo", json!({}), "nothing_to_redo", Value::Null),
        ("put_back", json!({}), "nothing_to_put_back", Value::Null),
        ("bring_back", json!({}), "nothing_to_bring_back", Value::Null),
        ("edit_entry", json!({ "ply": 5, "text": "e4" }), "no_such_entry", json!("ply")),
        ("edit_entry", json!({ "ply": -1, "text": "e4" }), "bad_command", json!("ply")),
        ("edit_entry", json!({ "ply": 0, "text": 4 }), "bad_command", json!("text")),
        ("edit_entry", json!({ "ply": 0, "text": "x".repeat(1001) }), "text_too_long", json!("text")),
        ("edit_entry", json!({ "ply": 0, "text": "e4", "revision": 9 }), "stale", json!("revision")),
        ("revert_edit", json!({ "ply": 0 }), "no_such_entry", json!("ply")),
        ("delete_entry", json!({ "ply": 0 }), "no_such_entry", json!("ply")),
        ("new_game", json!({ "edition": "blitz" }), "bad_command", json!("edition")),
        ("new_game", json!({ "start": { "kind": "chess960", "number": 960 } }), "bad_number", json!("start")),
        ("new_game", from_fen("hello"), "bad_fen", json!("start")),
        ("inspect_chess960", json!({ "number": 1000 }), "bad_number", json!("number")),
        ("import_pgn", json!({ "text": "", "": 1 }), "bad_command", json!("")),
        ("import_pgn", json!({ "text": "" }), "not_a_game", json!("text")),
        ("import_pgn", json!({ "text": "1. e4 *", "game": 3 }), "no_such_game", json!("game")),
        ("archive_open", json!({ "id": "77" }), "no_such_game", json!("id")),
        ("archive_restore", json!({}), "no_such_game", Value::Null),
        ("no_such_command", json!({}), "bad_command", json!("cmd")),
    ];
    for (command, arguments, code, argument) in table {
        let reply = session.ask(command, arguments.clone());
        assert_eq!(reply.code(), code, "{command} {arguments}");
        assert_eq!(
            reply.result.as_ref().unwrap_err().get("argument").cloned().unwrap_or_default(),
            argument,
            "{command}"
        );
        assert!(reply.events.is_empty(), "a refusal changes nothing: {command} {arguments}");
    }
    assert_eq!(session.status()["revision"], 0);
}

#[test]
fn every_command_that_changes_the_game_takes_the_state_that_it_was_meant_for() {
    let mut session = Session::start(&["--manual-clock"]);
    session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
    session.ask("new_game", json!({}));
    let archived = session.ask("archive_list", json!({})).result.unwrap()[0]["id"].clone();
    for (ply, text) in ["e4", "d5", "Nf3"].iter().enumerate() {
        session.ask("edit_entry", json!({ "ply": ply, "text": text }));
    }
    session.ask("edit_entry", json!({ "ply": 1, "text": "e5" }));
    session.ask("undo", json!({}));
    let mut details = session.status()["details"].clone();
    details["white"] = json!("Ada");
    let table = [
        ("redo", json!({})),
        ("undo", json!({})),
        ("move", json!({ "from": "g1", "to": "f3" })),
        ("edit_entry", json!({ "ply": 0, "text": "d4" })),
        ("revert_edit", json!({ "ply": 1 })),
        ("insert_entry", json!({ "ply": 0, "text": "a3" })),
        ("delete_entry", json!({ "ply": 0 })),
        ("put_back", json!({})),
        ("delete_entry", json!({ "ply": 0 })),
        ("edit_entry", json!({ "ply": 0, "text": "1. e4" })),
        ("rewrite_notation", json!({})),
        ("cut", json!({ "ply": 1 })),
        ("set_details", json!({ "details": details })),
        ("import_pgn", json!({ "text": "1. c4 *" })),
        ("archive_open", json!({ "id": archived })),
        ("bring_back", json!({})),
        ("new_game", json!({})),
        ("new_game_alike", json!({})),
    ];
    for (command, mut arguments) in table {
        let before = session.status();
        let present = before["revision"].as_u64().unwrap();
        for other in [present - 1, present + 1] {
            arguments["revision"] = json!(other);
            let reply = session.ask(command, arguments.clone());
            assert_eq!(reply.code(), "stale", "{command} {arguments}");
            assert!(reply.events.is_empty(), "{command}");
            assert_eq!(session.status(), before, "{command}");
        }
        arguments["revision"] = json!(present);
        let reply = session.ask(command, arguments);
        assert_eq!(reply.result, Ok(Value::Null), "{command}");
        assert!(reply.snapshot()["revision"].as_u64().unwrap() > present, "{command}");
    }
}

#[test]
fn nothing_on_the_input_ends_the_session_but_its_end() {
    let mut session = Session::start(&["--manual-clock"]);
    for line in [
        "garbage",
        "{",
        "[]",
        "null",
        "7",
        "\"status\"",
        "{}",
        "{\"cmd\":7}",
        "{\"id\":1}",
        "\u{0}",
        &"[".repeat(100_000),
        &format!("{{\"id\":2,\"cmd\":\"{}\"}}", "x".repeat(100_000)),
    ] {
        session.send(line).unwrap();
        let answer = session.line().unwrap();
        assert_eq!(answer["error"]["code"], "bad_command", "{answer}");
        assert!(answer.to_string().len() < 500);
    }
    session.send("").unwrap();
    session.send("  \r").unwrap();
    session.send(r#"{"id":"mine","cmd":"export_fen"}"#).unwrap();
    assert_eq!(session.line().unwrap()["id"], "mine");
    assert_eq!(session.ask("status", Value::Null).snapshot()["reached"], 0);
    session.end();
}

#[test]
fn forced_moves_come_one_by_one() {
    let mut session = Session::start(&["--manual-clock"]);
    assert_eq!(session.ask("new_game", from_fen(FORCED)).snapshot()["forced_in_ms"], 800);
    assert!(session.ask("advance", json!({ "ms": 799 })).events.is_empty());
    let reply = session.ask("advance", json!({ "ms": 1 }));
    assert_eq!(texts(reply.snapshot()), ["Ka4"]);
    // A machine that slept plays one step, then goes on at 800 ms.
    let reply = session.ask("advance", json!({ "ms": 1_000_000 }));
    assert_eq!(reply.events.len(), 1);
    assert_eq!(reply.snapshot()["reached"], 2);
    assert_eq!(reply.snapshot()["forced_in_ms"], 800);
    session.ask("undo", json!({}));
    let mut last = Value::Null;
    for _ in 0..7 {
        last = session.ask("advance", json!({ "ms": 800 })).snapshot().clone();
    }
    assert_eq!(last["verdict"], "Draw — threefold repetition");
    assert_eq!(last["score"], "1/2-1/2");
    assert_eq!(last["forced_in_ms"], Value::Null);
    assert!(session.ask("advance", json!({ "ms": 5_000 })).events.is_empty());
    let whole = session.status();
    assert_eq!(texts(&whole), ["Ka4", "Kh5", "Ka3", "Kh6", "Ka4", "Kh5", "Ka3", "Kh6"]);
    assert_eq!(session.ask("advance", json!({ "ms": -1 })).code(), "bad_command");
    // However long the machine slept, even to the end of time, it is one step.
    session.ask("undo", json!({}));
    assert_eq!(session.ask("advance", json!({ "ms": u64::MAX })).snapshot()["row_count"], 8);
    assert!(session.ask("advance", json!({ "ms": u64::MAX })).events.is_empty());
}

#[test]
fn the_clock_of_the_machine_plays_forced_moves_and_nobody_else_moves_it() {
    let mut session = Session::start(&[]);
    assert_eq!(session.ask("advance", json!({ "ms": 800 })).code(), "bad_command");
    let began = std::time::Instant::now();
    session.ask("new_game", from_fen(FORCED));
    for text in ["Ka4", "Kh5"] {
        let event = session.line().unwrap();
        assert_eq!(event["event"], "snapshot");
        assert_eq!(texts(&event["data"]), [text]);
    }
    assert!(began.elapsed().as_millis() >= 1_600, "never early");
    session.end();
}

#[test]
fn a_reload_keeps_a_legal_game_and_replaces_an_illegal_one() {
    let mut session = Session::start(&["--manual-clock"]);
    session.ask("move", json!({ "from": "e2", "to": "e4" }));
    assert_eq!(texts(session.ask("page_loaded", json!({})).snapshot()), ["e4"]);
    // A piece that moves onto its own side's.
    let reply = session.ask("edit_entry", json!({ "ply": 1, "text": "d8d7" }));
    let snapshot = reply.snapshot();
    assert_eq!((&snapshot["saved"], &snapshot["rows"][0]["outcome"]), (&json!(false), &json!("illegal")));
    assert_eq!(snapshot["unsaved_why"], "1… d8d7 is illegal");
    let reply = session.ask("page_loaded", json!({}));
    assert_eq!(reply.snapshot()["row_count"], 0);
    // The last legal state is in the archive.
    let list = session.ask("archive_list", json!({})).result.unwrap();
    assert_eq!(list[0]["first_moves"], "1. e4");
    let id = list[0]["id"].as_str().unwrap();
    assert_eq!(texts(session.ask("archive_open", json!({ "id": id })).snapshot()), ["e4"]);
}

#[test]
fn the_archive_keeps_opens_names_deletes_and_restores() {
    let mut session = Session::start(&["--manual-clock"]);
    for first in ["e4", "d4", "c4"] {
        session.ask("edit_entry", json!({ "ply": 0, "text": first }));
        session.ask("new_game", json!({ "start": { "kind": "chess960", "number": 518 } }));
    }
    let list = |session: &mut Session| -> Vec<(String, String)> {
        let list = session.ask("archive_list", json!({})).result.unwrap();
        let item = |item: &Value| (item["id"].as_str().unwrap().into(), item["first_moves"].as_str().unwrap().into());
        list.as_array().unwrap().iter().map(item).collect()
    };
    let games = list(&mut session);
    assert_eq!(games.iter().map(|(_, moves)| moves.as_str()).collect::<Vec<_>>(), ["1. c4", "1. d4", "1. e4"]);
    let middle = games[1].0.clone();
    session.ask("archive_rename", json!({ "id": middle, "name": " Sunday\u{7} " }));
    session.ask("archive_delete", json!({ "id": middle }));
    assert_eq!(list(&mut session).len(), 2);
    assert_eq!(session.ask("archive_open", json!({ "id": middle })).code(), "no_such_game");
    session.ask("archive_restore", json!({}));
    assert_eq!(list(&mut session), games);
    let all = session.ask("archive_list", json!({})).result.unwrap();
    assert_eq!(all[1]["name"], "Sunday");
    // Opened and left again unchanged, a game is not there twice.
    session.ask("archive_open", json!({ "id": middle }));
    session.ask("new_game", json!({}));
    let again = list(&mut session);
    assert_eq!(again.len(), 3);
    assert_eq!(again[0].0, middle);
}

#[test]
fn settings_are_chosen_told_and_kept() {
    let folder = Folder::new();
    let mut session = Session::over(&folder);
    let mut settings = session.ask("get_settings", json!({})).result.unwrap();
    settings["theme"] = json!("dark");
    settings["notation"] = json!("uci");
    let reply = session.ask("set_settings", json!({ "settings": settings }));
    assert_eq!(reply.events, [("settings".to_owned(), settings.clone())]);
    assert!(session.ask("set_settings", json!({ "settings": settings })).events.is_empty());
    assert_eq!(texts(session.ask("move", json!({ "from": "g1", "to": "f3" })).snapshot()), ["g1f3"]);
    let mut wrong = settings.clone();
    wrong["theme"] = json!("purple");
    assert_eq!(session.ask("set_settings", json!({ "settings": wrong })).code(), "bad_command");
    session.end();
    let mut session = Session::over(&folder);
    assert_eq!(session.ask("get_settings", json!({})).result.unwrap(), settings);
    assert_eq!(texts(session.ask("move", json!({ "from": "g8", "to": "f6" })).snapshot()), ["g8f6"]);
}

#[test]
fn files_come_in_and_go_out() {
    let mut session = Session::start(&["--manual-clock"]);
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 xyz *\n\n[White \"B\"]\n\n1. d4 *\n";
    let games = session.ask("list_games", json!({ "text": text })).result.unwrap();
    assert_eq!((&games[1]["white"], &games[1]["plies"], &games[1]["game"]), (&json!("B"), &json!(1), &json!(1)));
    let reply = session.ask("import_pgn", json!({ "text": text }));
    assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Ke3", "xyz"]);
    assert_eq!(reply.snapshot()["details"]["white"], "A");
    let written = session.ask("export_pgn", json!({})).result.unwrap();
    let games = session.ask("list_games", json!({ "text": written })).result.unwrap();
    assert_eq!(games[0]["plies"], 4, "those that the movetext does not have are counted too");
    session.ask("new_game", json!({}));
    session.ask("import_pgn", json!({ "text": written }));
    assert_eq!(texts(&session.status()), ["e4", "e5", "Ke3", "xyz"]);
    session.ask("import_pgn", json!({ "text": FORCED }));
    assert_eq!(session.ask("export_fen", json!({})).result.unwrap(), FORCED);
    session.ask("set_details", json!({ "details": { "white": "C", "black": "", "event": "", "site": "", "date": "", "round": "", "result": "1-0" } }));
    assert_eq!(session.status()["details"]["white"], "C");
    assert_eq!(session.ask("set_details", json!({ "details": { "white": "C" } })).code(), "bad_command");
}

#[test]
fn questions_change_nothing() {
    let mut session = Session::start(&["--manual-clock"]);
    session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
    let before = session.status();
    let preview = session.ask("preview_entry", json!({ "ply": 1, "text": "Nf6" }));
    assert!(preview.events.is_empty());
    let preview = preview.result.unwrap();
    assert_eq!((&preview["san"], &preview["reached"], &preview["stops_at"]), (&json!("Nf6"), &json!(2), &Value::Null));
    let revision = before["revision"].as_u64().unwrap();
    let preview = |revision: u64| json!({ "ply": 1, "text": "Nf6", "revision": revision });
    assert!(session.ask("preview_entry", preview(revision)).result.is_ok());
    assert_eq!(session.ask("preview_entry", preview(revision - 1)).code(), "stale");
    let start = session.ask("position_at", json!({ "ply": 0 })).result.unwrap();
    assert_eq!((&start["turn"], &start["label"]), (&json!("white"), &Value::Null));
    let report = session.ask("inspect_fen", json!({ "fen": "8/8/8/8/8/8/8/8 w KQkq -" })).result.unwrap();
    assert_eq!(report["ok"], true);
    assert!(report["faults"].as_array().unwrap().len() >= 2);
    let report = session.ask("inspect_fen", json!({ "fen": "9/8" })).result.unwrap();
    assert_eq!((&report["ok"], &report["fen"]), (&json!(false), &Value::Null));
    let chess960 = session.ask("inspect_chess960", json!({ "number": 518 })).result.unwrap();
    assert_eq!(chess960["rank"], "RNBQKBNR");
    for exercise in session.ask("exercises", json!({})).result.unwrap().as_array().unwrap() {
        let board =
            json!({ "fen": exercise["fen"], "variant": exercise["variant"], "moves": [], "goal": exercise["goal"] });
        let view = session.ask("practice", board).result.unwrap();
        assert_eq!((&view["goal_met"], &view["over"]), (&json!(false), &json!(false)), "{exercise}");
    }
    assert_eq!(session.status(), before);
}

#[test]
fn the_classic_edition_is_played_and_not_edited() {
    let mut session = Session::start(&["--manual-clock"]);
    session.ask("new_game", json!({ "edition": "classic" }));
    session.ask("move", json!({ "from": "e2", "to": "e4" }));
    assert_eq!(session.ask("edit_entry", json!({ "ply": 0, "text": "d4" })).code(), "read_only");
    assert_eq!(session.ask("undo", json!({})).snapshot()["row_count"], 0);
    // An illegal or legal game that was left comes back exactly.
    session.ask("new_game", json!({}));
    session.ask("edit_entry", json!({ "ply": 0, "text": "e1e2" }));
    session.ask("new_game", json!({}));
    let reply = session.ask("bring_back", json!({}));
    assert_eq!(texts(reply.snapshot()), ["e1e2"]);
}
