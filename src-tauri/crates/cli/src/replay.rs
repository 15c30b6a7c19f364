//! `replay`: judges move lists, one JSON line in and one out for each.

use std::io::{self, BufReader, BufWriter, Read, Write};

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Position, Variant};
use scoresheet_session::{Replay, ShortText, Why};
use scoresheet_wire::dto::{self, Outcome};
use scoresheet_wire::{ErrorCode, Shown, WireError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lines::{self, Line};

/// One list to judge. Fields that are not named here are passed over, so that case files can be piped in.
#[derive(Deserialize)]
struct Task {
    #[serde(default)]
    variant: dto::Variant,
    start: Option<String>,
    entries: Vec<String>,
}

/// The answer to a list.
#[derive(Serialize)]
struct Judged<'a> {
    id: &'a Value,
    reached: usize,
    fen: String,
    verdict: &'static str,
    score: Option<&'static str>,
    legal: bool,
    entries: Vec<Entry>,
}

/// What became of one entry.
#[derive(Serialize)]
struct Entry {
    outcome: Outcome,
    san: Option<Shown<ShortText>>,
    uci: Option<Shown<ShortText>>,
    why: Option<Shown<Why>>,
}

/// The answer to a line that is no list.
#[derive(Serialize)]
struct Refused<'a> {
    id: &'a Value,
    error: WireError,
}

/// Answers every line of `input` until it ends.
///
/// # Errors
/// A stream broke.
pub fn run(input: impl Read, output: impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = BufWriter::with_capacity(1 << 16, output);
    loop {
        // Whoever waits for the answer before writing the next line gets it.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        match lines::next(&mut input)? {
            Line::End => return output.flush(),
            Line::TooLong => refuse(&mut output, &Value::Null, bad("the line is too long"))?,
            Line::Whole(line) if line.iter().all(u8::is_ascii_whitespace) => {}
            Line::Whole(line) => answer(&line, &mut output)?,
        }
    }
}

fn answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return refuse(output, &Value::Null, bad(format!("not JSON: {error}"))),
    };
    let id = value.get("id").cloned().unwrap_or_default();
    let task = Task::deserialize(value).map_err(|error| bad(error.to_string()));
    match task.and_then(|task| Ok((start(&task)?, task.entries))) {
        Ok((start, entries)) => write_line(output, &judge(&id, start, &entries)),
        Err(error) => refuse(output, &id, error),
    }
}

fn bad(message: impl Into<String>) -> WireError {
    WireError::new(ErrorCode::BadCommand, message)
}

fn refuse(output: &mut impl Write, id: &Value, error: WireError) -> io::Result<()> {
    write_line(output, &Refused { id, error })
}

fn write_line(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")
}

fn start(task: &Task) -> Result<Position, WireError> {
    let variant = Variant::from(task.variant);
    let Some(text) = &task.start else { return Ok(Position::standard().with_variant(variant)) };
    let read = fen::read(text);
    read.map(|(position, _)| position.with_variant(variant))
        .map_err(|error| WireError::argument(ErrorCode::BadFen, "start", error.to_string()))
}

/// Applies the entries in order up to the first that is blank or unreadable.
fn judge<'a>(id: &'a Value, start: Position, texts: &[String]) -> Judged<'a> {
    let mut replay = Replay::new(start);
    replay.extend(texts.iter().map(String::as_str));
    let entries = (0..texts.len()).map(|ply| entry(&replay, ply)).collect();
    let verdict = replay.verdict();
    Judged {
        id,
        reached: replay.reached(),
        fen: fen::write(replay.position()),
        verdict: verdict.text(),
        score: verdict.score(),
        legal: replay.first_illegal().is_none(),
        entries,
    }
}

fn entry(replay: &Replay, ply: usize) -> Entry {
    Entry {
        outcome: replay.outcome(ply).into(),
        san: replay.steps().get(ply).and_then(|step| step.san).map(Shown),
        uci: replay.uci(ply).map(Shown),
        // That an entry is empty, its outcome says.
        why: replay.why(ply).filter(|why| *why != Why::Blank).map(Shown),
    }
}
