//! Any commands with any arguments: none fails inside, and what they show is always the state of a fresh replay.
//!
//! Every line is a command: its name, a space, its arguments as JSON. `advance 800` lets that many milliseconds pass.

use scoresheet_wire::{ErrorCode, Event, Millis, Now, Wire};
use serde_json::Value;

use crate::memory::Memory;
use crate::screen::Screen;

/// The most commands that are carried out.
const MOST_COMMANDS: usize = 40;

/// Longer lists are not replayed after every command: what they would show, shorter ones show too.
const LONG_LIST: u64 = 300;

/// Carries the commands out and holds each event to the laws.
///
/// # Panics
/// One of them is broken.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut now = Now { monotonic: Millis(0), wall_ms: 1_000_000_000_000 };
    let mut wire = Wire::open(Some(Box::new(Memory::default())), now, 1);
    let mut listener = Listener::default();
    let outcome = wire.dispatch(now, "status", Value::Null);
    listener.hear(&outcome.events, true);
    for line in text.split('\n').take(MOST_COMMANDS) {
        let (name, arguments) = line.split_once(' ').unwrap_or((line, "{}"));
        if name == "advance" {
            let passed = arguments.trim().parse::<u32>().unwrap_or(0);
            now.monotonic = now.monotonic.after(Millis(passed.into()));
            now.wall_ms += u64::from(passed);
            listener.hear(&wire.tick(now), false);
            listener.hear(&wire.save(now), false);
            continue;
        }
        let Ok(arguments) = serde_json::from_str::<Value>(arguments) else { continue };
        let outcome = wire.dispatch(now, name, arguments);
        listener.hear(&outcome.events, name == "status");
        if let Err(error) = &outcome.reply {
            assert_ne!(error.code, ErrorCode::Internal, "{line}");
            assert!(outcome.events.is_empty(), "a refusal shows nothing: {line}");
            assert!(!error.message.is_empty());
        }
        listener.hear(&wire.save(now), false);
    }
}

/// The page on the other side.
#[derive(Default)]
struct Listener {
    screen: Screen,
    revision: u64,
}

impl Listener {
    /// Takes events in; only a whole snapshot that was asked for may repeat a revision.
    fn hear(&mut self, events: &[Event], is_asked_for: bool) {
        for event in events {
            let data: Value = serde_json::from_str(event.data.get()).expect("an event is JSON");
            match event.name {
                "snapshot" => {
                    let revision = data["revision"].as_u64().expect("a number");
                    assert!(revision > self.revision || is_asked_for && revision == self.revision);
                    self.revision = revision;
                    self.screen.take(data);
                    if self.screen.snapshot["row_count"].as_u64().is_some_and(|rows| rows <= LONG_LIST) {
                        self.screen.check_against_replay();
                    }
                }
                "notice" => assert_ne!(data["code"], "internal", "{data}"),
                _ => {}
            }
        }
    }
}
