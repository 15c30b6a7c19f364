//! `replay`: judges move lists, one JSON line in and one out for each.

use std::collections::HashMap;
use std::io::{self, BufReader, BufWriter, Read, Write};

use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::{Action, Position, RepetitionKey, Side, Variant, Verdict};
use scoresheet_session::reading::{self, Play, Reading};
use scoresheet_wire::dto::{self, Outcome};
use scoresheet_wire::{ErrorCode, WireError};
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
    san: Option<String>,
    uci: Option<String>,
    why: Option<String>,
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
    let variant = match task.variant {
        dto::Variant::Standard => Variant::Standard,
        dto::Variant::Chess960 => Variant::Chess960,
    };
    let Some(text) = &task.start else { return Ok(Position::standard().with_variant(variant)) };
    let read = fen::read(text);
    read.map(|(position, _)| position.with_variant(variant))
        .map_err(|error| WireError::argument(ErrorCode::BadFen, "start", error.to_string()))
}

/// Applies the entries in order up to the first that is blank or unreadable.
fn judge<'a>(id: &'a Value, start: Position, texts: &[String]) -> Judged<'a> {
    let mut position = start;
    let mut occurrences: HashMap<RepetitionKey, u32> = HashMap::from([(position.repetition_key(), 1)]);
    let mut entries = Vec::with_capacity(texts.len());
    let mut reached = 0;
    let mut legal = true;
    for text in texts {
        let halting = |outcome, why| Entry { outcome, san: None, uci: None, why };
        if reached < entries.len() {
            entries.push(halting(Outcome::Unreachable, None));
            continue;
        }
        match reading::read(&position, text) {
            Reading::Blank => entries.push(halting(Outcome::Blank, None)),
            Reading::Unreadable(reason) => entries.push(halting(Outcome::Unreadable, Some(reason.to_string()))),
            Reading::Play(play) => {
                entries.push(played(&position, &play));
                legal &= play.illegal.is_none();
                position = position.apply(&play.action);
                reached += 1;
                *occurrences.entry(position.repetition_key()).or_default() += 1;
            }
        }
    }
    let times = occurrences.get(&position.repetition_key()).copied().unwrap_or(1);
    let verdict = Verdict::of(&position, times);
    Judged { id, reached, fen: fen::write(&position), verdict: verdict.text(), score: verdict.score(), legal, entries }
}

fn played(position: &Position, play: &Play) -> Entry {
    let outcome = if play.illegal.is_none() { Outcome::Legal } else { Outcome::Illegal };
    let san = match (play.action, &play.illegal) {
        (Action::Move(mv), None) => Some(san::write(position, mv)),
        _ => None,
    };
    let why = play.illegal.as_ref().map(ToString::to_string);
    Entry { outcome, san, uci: from_and_to(position, &play.action), why }
}

/// From and to wherever one piece moves; a castling is written by its king.
fn from_and_to(position: &Position, action: &Action) -> Option<String> {
    match *action {
        Action::Move(mv) => Some(uci::write(position, mv)),
        Action::Shift { from, to, becomes, .. } if from != to => {
            let letter = becomes.map(|role| role.letter().to_ascii_lowercase().to_string());
            Some(format!("{from}{to}{}", letter.unwrap_or_default()))
        }
        Action::CastleByHand { king, rook, side } => Some(match position.variant() {
            Variant::Standard => format!("{king}{}", Side::king_to(side, position.turn())),
            Variant::Chess960 => format!("{king}{rook}"),
        }),
        Action::Shift { .. } | Action::Drop { .. } | Action::Pass => None,
    }
}
