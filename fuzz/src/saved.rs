//! Any bytes as a saved document: the app starts, keeps what it cannot read, and goes on with what it can.
//!
//! The first byte says which document it is and whether the rest is the whole file (capital letters) or only the body,
//! which is then sealed with the right checksum, as a fault of ours or a forger would write it.

use scoresheet_keep::{Keep, KeptGame};
use scoresheet_wire::{ErrorCode, Millis, Now, Wire};
use serde_json::{Value, json};

use crate::memory::Memory;

const NOW: Now = Now { monotonic: Millis(0), wall_ms: 1_000_000_000_000 };

/// Starts over the document and uses what was found.
///
/// # Panics
/// Something is lost, or fails inside.
pub fn run(data: &[u8]) {
    let Some((&kind, rest)) = data.split_first() else { return };
    let name = match kind.to_ascii_lowercase() {
        b'g' => "scoresheet-game",
        b'a' => "scoresheet-archive",
        b's' => "scoresheet-settings",
        _ => return,
    };
    let text = if kind.is_ascii_uppercase() { rest.to_vec() } else { sealed(name, rest) };
    keep(name, &text);
    use_it(name, &text);
}

/// The written form of a document with this body.
fn sealed(name: &str, body: &[u8]) -> Vec<u8> {
    let generation = 7_u64;
    // FNV-1a over generation and body, as keep describes it.
    let checksum = generation
        .to_le_bytes()
        .iter()
        .chain(body)
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let head =
        format!(r#"{{"format":"{name}","schema":1,"generation":{generation},"checksum":"{checksum:016x}","body":"#);
    [head.as_bytes(), body, b"}"].concat()
}

/// What is found is the same after it was saved again, and what is not is kept under another name.
fn keep(name: &str, text: &[u8]) {
    let memory = Memory::with(&format!("{name}-a"), text);
    let (_, found) = Keep::open(Box::new(memory.clone()));
    assert!(memory.texts().values().any(|kept| kept == text), "nothing is thrown away");
    assert!(found.troubles.iter().all(|trouble| !trouble.to_string().is_empty()));
    let again = Memory::default();
    let (mut keep, _) = Keep::open(Box::new(again.clone()));
    match &found.game {
        Some(KeptGame::Game(record)) => keep.save_game(record),
        Some(KeptGame::Fresh { edition, start }) => keep.save_kind(*edition, start),
        None => Ok(()),
    }
    .expect("memory takes everything");
    keep.save_archive(&found.archive).expect("memory takes everything");
    let (_, reread) = Keep::open(Box::new(again));
    assert_eq!(reread.game, found.game);
    assert_eq!(reread.archive, found.archive);
    assert_eq!(reread.troubles, []);
}

/// A session over it does whatever one does with a game, and the next shows what was left.
fn use_it(name: &str, text: &[u8]) {
    let memory = Memory::with(&format!("{name}-b"), text);
    let mut wire = Wire::open(Some(Box::new(memory.clone())), NOW, 1);
    let length = ask(&mut wire, "status", json!({})).as_u64().unwrap_or(0);
    let games = ask(&mut wire, "archive_list", json!({}));
    let ids = games.as_array().map(|games| games.iter().map(|game| game["id"].clone()).collect::<Vec<_>>());
    for (command, arguments) in [
        ("export_pgn", json!({})),
        ("position_at", json!({ "ply": length })),
        ("undo", json!({})),
        ("redo", json!({})),
        ("revert_edit", json!({ "ply": 0 })),
        ("rewrite_notation", json!({})),
        ("delete_entry", json!({ "ply": 0 })),
        ("put_back", json!({})),
        ("get_settings", json!({})),
    ] {
        ask(&mut wire, command, arguments);
    }
    for id in ids.unwrap_or_default() {
        ask(&mut wire, "archive_open", json!({ "id": id }));
        ask(&mut wire, "undo", json!({}));
    }
    let left = ask(&mut wire, "page_loaded", json!({}));
    let mut next = Wire::open(Some(Box::new(memory)), NOW, 1);
    assert_eq!(ask(&mut next, "status", json!({})), left, "the next start goes on with the list");
}

/// Carries a command out and saves. Answers its value or, if it has none, how many entries are shown.
fn ask(wire: &mut Wire, command: &str, arguments: Value) -> Value {
    let outcome = wire.dispatch(NOW, command, arguments);
    let mut shown = Value::Null;
    for event in outcome.events.iter().filter(|event| event.name == "snapshot") {
        shown = serde_json::from_str::<Value>(event.data.get()).expect("an event is JSON")["row_count"].clone();
    }
    let value = match outcome.reply {
        Ok(value) => serde_json::from_str(value.get()).expect("a reply is JSON"),
        Err(error) => {
            assert_ne!(error.code, ErrorCode::Internal, "{command}");
            Value::Null
        }
    };
    wire.save(NOW);
    if value.is_null() { shown } else { value }
}
