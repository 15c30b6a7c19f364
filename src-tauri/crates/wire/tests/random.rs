//! Random commands, valid and not: nothing panics, revisions rise, what a screen puts together from the events is the state,
//! and the state is always that of a fresh replay.
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

#[path = "support/screen.rs"]
mod screen;

use scoresheet_wire::{COMMANDS, ErrorCode, Millis, Now, Wire};
use screen::Screen;
use serde_json::{Value, json};

/// Lists are cut back beyond this, so that the run's time is that of its commands.
const LONG_LIST: usize = 200;

/// SplitMix64: the same numbers in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(limit.max(1)).unwrap()).unwrap()
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

const TEXTS: [&str; 28] = [
    "",
    " ",
    "e4",
    "e5",
    "Nf3",
    "Nc6",
    "Ke2",
    "Qxh7#",
    "O-O",
    "O-O-O",
    "0-0",
    "--",
    "e2e4",
    "a7a8q",
    "N@d5",
    "exd5 e.p.",
    "12. Bb5+!?",
    "♘f3",
    "rubbish",
    "1-0",
    "<script>alert(1)</script>",
    "P-K4",
    "{a comment}",
    "h8=Q",
    "Kxe8",
    "d4\nd5",
    "e\u{301}\u{202e}4",
    "🙂",
];

const FENS: [&str; 8] = [
    "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/8/8/8/8/8/8/8 b - - 99 7",
    "KKKKKKKK/PPPPPPPP/8/8/8/8/pppppppp/kkkkkkkk w - - 0 1",
    "8/P6k/8/8/8/8/7K/8 w - - 0 4294967295",
    "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
    "not a fen",
    "",
];

/// A value of no particular kind.
fn anything(random: &mut Random) -> Value {
    match random.below(9) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1e300),
        4 => json!(4_294_967_296_u64),
        5 => json!([]),
        6 => json!({ "kind": "fen" }),
        7 => json!("x".repeat(random.below(3_000))),
        _ => json!(random.below(300)),
    }
}

fn start(random: &mut Random) -> Value {
    match random.below(6) {
        0 => json!({ "kind": "standard" }),
        1 => json!({ "kind": "chess960", "number": random.below(970) }),
        2 => json!({ "kind": "chess960", "number": null }),
        3 => json!({ "kind": "chess960_apart", "white": random.below(960), "black": null }),
        4 => json!({ "kind": "chess960_apart" }),
        _ => json!({ "kind": "fen", "fen": random.pick(&FENS) }),
    }
}

/// Arguments that the command may well take, in a game of this length.
fn arguments(random: &mut Random, command: &str, snapshot: &Value) -> Value {
    let length = usize::try_from(snapshot["row_count"].as_u64().unwrap()).unwrap();
    let ply = random.below(length + 2);
    let text = *random.pick(&TEXTS);
    match command {
        "move" => {
            let moves = snapshot["destinations"].as_object().unwrap();
            let Some(from) = moves.keys().nth(random.below(moves.len().max(1))) else {
                return json!({ "from": "e2", "to": "e4" });
            };
            let to = random.pick(moves[from].as_array().unwrap()).as_str().unwrap();
            let asks = snapshot["promotions"].as_array().unwrap().contains(&json!(format!("{from}{to}")));
            json!({ "from": from, "to": to, "promotion": asks.then(|| random.pick(&["q", "r", "b", "n"])) })
        }
        "edit_entry" | "insert_entry" | "preview_entry" => json!({ "ply": ply, "text": text }),
        "revert_edit" | "delete_entry" | "position_at" => json!({ "ply": ply }),
        "cut" => json!({ "ply": length.saturating_sub(random.below(4)) }),
        "undo" | "redo" | "put_back" | "bring_back" | "new_game_alike" if random.below(4) == 0 => {
            json!({ "revision": snapshot["revision"] })
        }
        "new_game" => json!({ "edition": random.pick(&["editable", "editable", "classic"]), "start": start(random) }),
        "import_pgn" | "list_games" => {
            let moves = (0..random.below(20)).map(|_| *random.pick(&TEXTS)).collect::<Vec<_>>().join(" ");
            json!({ "text": format!("[FEN \"{}\"]\n\n{moves} *\n\n1. e4 e5 *", random.pick(&FENS)) })
        }
        "set_details" => json!({ "details": { "white": text, "black": "", "event": text, "site": "", "date": "",
            "round": "", "result": random.pick(&[None, Some("1-0"), Some("*")]) } }),
        "archive_open" | "archive_delete" => json!({ "id": random.below(400).to_string() }),
        "archive_rename" => json!({ "id": random.below(400).to_string(), "name": text }),
        "inspect_fen" => json!({ "fen": random.pick(&FENS) }),
        "inspect_chess960" => json!({ "number": random.below(970) }),
        "practice" => json!({ "fen": random.pick(&FENS), "variant": "standard",
            "moves": [{ "from": "e2", "to": "e4", "promotion": null }], "goal": null }),
        "set_settings" => json!({ "settings": anything(random) }),
        _ => json!({}),
    }
}

/// Some command: mostly one that can be, now and then one spoilt.
fn command(random: &mut Random, snapshot: &Value) -> (String, Value) {
    if snapshot["row_count"].as_u64().unwrap() > LONG_LIST as u64 {
        return ("cut".into(), json!({ "ply": random.below(20) }));
    }
    let often = ["move", "move", "move", "edit_entry", "edit_entry", "undo", "redo", "insert_entry"];
    let name = if random.below(2) == 0 { *random.pick(&often) } else { *random.pick(COMMANDS) };
    let mut arguments = arguments(random, name, snapshot);
    if random.below(12) == 0 {
        let spoilt = anything(random);
        match (random.below(3), arguments.as_object_mut()) {
            (0, Some(map)) if !map.is_empty() => {
                let key = map.keys().nth(random.below(map.len())).unwrap().clone();
                map.insert(key, spoilt);
            }
            (1, Some(map)) => {
                map.insert("surplus".into(), spoilt);
            }
            _ => arguments = spoilt,
        }
    }
    let name = if random.below(200) == 0 { "nonsense" } else { name };
    (name.to_owned(), arguments)
}

/// Resident memory in kB, where the system tells.
#[allow(clippy::disallowed_methods)] // the system tells it in a file
fn memory_kb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.trim().parse().ok())
}

fn run(commands: u64, seed: u64) {
    let mut random = Random(seed);
    let mut now = Now { monotonic: Millis(0), wall_ms: 1_000_000_000_000 };
    let mut wire = Wire::open(None, now, seed);
    let mut screen = Screen::default();
    let mut revision = 0;
    let mut memory_before = None;
    let (mut refused, mut played) = (0, 0);
    let status = wire.dispatch(now, "status", Value::Null);
    for event in status.events {
        screen.take(serde_json::from_str(event.data.get()).unwrap());
    }
    for count in 0..commands {
        now.monotonic = now.monotonic.after(Millis(random.next() % 1_000));
        now.wall_ms += 1_000;
        let mut events = Vec::new();
        if wire.wake_at().is_some_and(|due| due <= now.monotonic) {
            events.extend(wire.tick(now));
            played += 1;
        }
        let (name, arguments) = command(&mut random, &screen.snapshot);
        let outcome = wire.dispatch(now, &name, arguments.clone());
        if let Err(error) = &outcome.reply {
            refused += 1;
            assert_ne!(error.code, ErrorCode::Internal, "{name} {arguments}");
            assert!(outcome.events.is_empty(), "a refusal shows nothing: {name} {arguments}");
        }
        events.extend(outcome.events);
        events.extend(wire.save(now));
        for event in events.into_iter().filter(|event| event.name == "snapshot") {
            let snapshot: Value = serde_json::from_str(event.data.get()).unwrap();
            let next = snapshot["revision"].as_u64().unwrap();
            let is_whole = name == "status";
            assert!(next > revision || is_whole && next == revision, "{name}: revision {next} after {revision}");
            revision = next;
            screen.take(snapshot);
            screen.check_against_replay();
        }
        if count == commands / 5 {
            memory_before = memory_kb();
        }
    }
    let growth = memory_kb().zip(memory_before).map(|(after, before)| after.saturating_sub(before));
    let grown = growth.map_or_else(|| "unknown".to_owned(), |growth| format!("{growth} kB"));
    println!("commands: {commands}, refused: {refused}, forced moves: {played}, revision: {revision}, growth: {grown}");
    assert!(growth.is_none_or(|growth| growth < 16_384), "memory grew by {growth:?} kB");
    assert!(refused > commands / 20 && refused < commands * 3 / 4, "valid and not");
}

#[test]
fn two_thousand_random_commands() {
    run(2_000, 1);
}

#[test]
#[ignore = "takes minutes: part of the deep suite"]
fn fifty_thousand_random_commands() {
    run(50_000, 2);
}
