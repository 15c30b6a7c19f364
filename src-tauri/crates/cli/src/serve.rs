//! `serve`: one session over standard input and output, with the very commands of the app.
//!
//! A line in is `{"id", "cmd", "args"}`, the line out `{"id", "ok"}` or `{"id", "error"}`; what changed comes before it as
//! `{"event", "data"}`. Nothing but the end of the input ends the session.

use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use scoresheet_host::{Clock, Next, Reading, next, random_seed};
use scoresheet_keep::Port;
use scoresheet_wire::{Answered, ErrorCode, Event, Wire, WireError, read_arguments};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Failure;
use crate::folder::Folder;
use crate::lines::{self, Line};

/// How many lines wait to be answered before the reader waits too.
const MOST_WAITING: usize = 64;

/// A command as it arrives. What else the line has is passed over.
#[derive(Deserialize)]
struct Asked {
    cmd: String,
    #[serde(default)]
    args: Value,
}

/// The arguments of `advance`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advance {
    ms: u64,
}

#[derive(Serialize)]
struct Sent<'a> {
    event: &'a str,
    data: &'a RawValue,
}

#[derive(Serialize)]
struct Answer<'a> {
    id: &'a Value,
    ok: &'a RawValue,
}

#[derive(Serialize)]
struct Refused<'a> {
    id: &'a Value,
    error: &'a WireError,
}

/// Serves until the input ends.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let mut store: Option<Box<dyn Port>> = None;
    let mut clock = Clock::real();
    let mut rest = arguments.iter();
    while let Some(&argument) = rest.next() {
        match argument {
            "--manual-clock" => clock = Clock::manual(),
            "--store" => {
                let folder = rest.next().ok_or_else(|| Failure::Usage("--store takes a folder".into()))?;
                store = Some(Box::new(Folder::new(Path::new(folder))));
            }
            other => return Err(Failure::Usage(format!("serve does not take {other}"))),
        }
    }
    let wire = Wire::open(store, clock.now(Reading::Command), random_seed());
    let mut serving = Serving { wire, clock, output: BufWriter::with_capacity(1 << 16, io::stdout().lock()) };
    serving.serve(&read_lines()?)?;
    Ok(())
}

/// Reads lines on a thread of its own, so that forced moves are played while nobody types.
fn read_lines() -> io::Result<Receiver<io::Result<Line>>> {
    let (sender, receiver) = mpsc::sync_channel(MOST_WAITING);
    thread::Builder::new().name("input".into()).spawn(move || {
        let mut input = BufReader::with_capacity(1 << 16, io::stdin());
        loop {
            let line = lines::next(&mut input);
            let is_last = matches!(line, Ok(Line::End) | Err(_));
            if sender.send(line).is_err() || is_last {
                return;
            }
        }
    })?;
    Ok(receiver)
}

struct Serving<W> {
    wire: Wire,
    clock: Clock,
    output: W,
}

impl<W: Write> Serving<W> {
    fn serve(&mut self, input: &Receiver<io::Result<Line>>) -> io::Result<()> {
        loop {
            match next(input, &self.clock, self.wire.wake_at()) {
                Next::Asked(Ok(Line::Whole(line))) => self.answer(&line)?,
                Next::Asked(Ok(Line::TooLong)) => self.refuse(&Value::Null, &bad("the line is too long"))?,
                Next::Asked(Ok(Line::End)) | Next::End => {
                    let events = self.wire.finish(self.clock.now(Reading::Command));
                    return self.send(&events);
                }
                Next::Asked(Err(error)) => return Err(error),
                Next::Due => {
                    self.tick()?;
                    self.save()?;
                }
            }
        }
    }

    fn tick(&mut self) -> io::Result<()> {
        let events = self.wire.tick(self.clock.now(Reading::Tick));
        self.send(&events)
    }

    fn answer(&mut self, line: &[u8]) -> io::Result<()> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return Ok(());
        }
        let value: Value = match serde_json::from_slice(line) {
            Ok(value) => value,
            Err(error) => return self.refuse(&Value::Null, &bad(format!("not JSON: {error}"))),
        };
        let id = value.get("id").cloned().unwrap_or_default();
        let Asked { cmd, args } = match Asked::deserialize(value) {
            Ok(asked) => asked,
            Err(error) => return self.refuse(&id, &bad(error.to_string())),
        };
        if cmd == "advance" && self.clock.is_manual() {
            return match self.advance(args) {
                Ok(()) => {
                    self.tick()?;
                    self.write(&Answer { id: &id, ok: RawValue::NULL })?;
                    self.output.flush()?;
                    self.save()
                }
                Err(error) => self.refuse(&id, &error),
            };
        }
        let Answered { events, reply } = self.wire.dispatch(self.clock.now(Reading::Command), &cmd, args);
        self.send(&events)?;
        match reply {
            Ok(ok) => self.write(&Answer { id: &id, ok: &ok })?,
            Err(error) => self.write(&Refused { id: &id, error: &error })?,
        }
        self.output.flush()?;
        self.save()
    }

    /// Puts the clock forward in one jump, as after a sleep of the machine.
    fn advance(&mut self, arguments: Value) -> Result<(), WireError> {
        let Advance { ms } = read_arguments(arguments)?;
        self.clock.advance(ms);
        Ok(())
    }

    /// Writes to the store what changed, now that everybody has been told.
    fn save(&mut self) -> io::Result<()> {
        let events = self.wire.save(self.clock.now(Reading::Command));
        self.send(&events)
    }

    fn send(&mut self, events: &[Event]) -> io::Result<()> {
        for Event { name, data } in events {
            self.write(&Sent { event: name, data })?;
        }
        self.output.flush()
    }

    fn refuse(&mut self, id: &Value, error: &WireError) -> io::Result<()> {
        self.write(&Refused { id, error })?;
        self.output.flush()
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.output, line)?;
        self.output.write_all(b"\n")
    }
}

fn bad(message: impl Into<String>) -> WireError {
    WireError::new(ErrorCode::BadCommand, message)
}
