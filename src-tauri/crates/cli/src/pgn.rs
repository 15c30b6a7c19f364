//! `pgn [--stats] FILE…`: judges the games of files, a JSON line for each.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Read as _, Write};
use std::time::Instant;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Occurrences, Verdict};
use scoresheet_session::Start;
use scoresheet_session::pgn::Reader;
use scoresheet_session::reading::{self, Reading};
use serde::Serialize;

use crate::Failure;

/// How much of a file is read at a time, in bytes.
const PIECE: usize = 1 << 16;

/// What came of a game.
#[derive(Serialize)]
struct Judged {
    /// Counted from 1 over all files.
    game: usize,
    /// Entries written.
    plies: usize,
    /// Entries applied.
    reached: usize,
    /// Whether every applied entry is a legal move.
    legal: bool,
    verdict: &'static str,
    score: Option<&'static str>,
    fen: String,
}

/// Counts over all games.
#[derive(Default, Serialize)]
struct Stats {
    games: usize,
    /// Half-moves applied.
    half_moves: usize,
    /// Legal moves after each half-move, summed.
    legal_moves: usize,
    /// Positions reached in which the side to move is in check.
    checks: usize,
    checkmates: usize,
    stalemates: usize,
    seconds: f64,
    half_moves_per_second: f64,
}

/// Judges every game of every file.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let with_stats = arguments.contains(&"--stats");
    let files: Vec<&str> = arguments.iter().copied().filter(|&argument| argument != "--stats").collect();
    if files.is_empty() || files.iter().any(|file| file.starts_with("--")) {
        return Err(Failure::Usage("pgn takes files, and perhaps --stats".into()));
    }
    let mut output = BufWriter::with_capacity(PIECE, io::stdout().lock());
    let mut stats = Stats::default();
    let begun = Instant::now();
    for path in files {
        judge_file(path, with_stats, &mut stats, &mut output)?;
    }
    if with_stats {
        stats.seconds = begun.elapsed().as_secs_f64();
        #[allow(clippy::cast_precision_loss)] // a speed is read to three digits
        let half_moves = stats.half_moves as f64;
        stats.half_moves_per_second = half_moves / stats.seconds.max(1e-9);
        write_line(&mut output, &stats)?;
    }
    output.flush()?;
    Ok(())
}

fn judge_file(path: &str, count: bool, stats: &mut Stats, output: &mut impl Write) -> Result<(), Failure> {
    let failed = |why: String| Failure::Failed(format!("{path}: {why}"));
    let mut file = File::open(path).map_err(|error| failed(error.to_string()))?;
    let mut reader = Reader::new();
    let mut piece = vec![0; PIECE];
    let mut seen = Occurrences::new();
    let games_before = stats.games;
    loop {
        let length = file.read(&mut piece).map_err(|error| failed(error.to_string()))?;
        match piece.get(..length).filter(|read| !read.is_empty()) {
            Some(read) => reader.feed(read).map_err(|error| failed(error.to_string()))?,
            None => reader.finish(),
        }
        while let Some(game) = reader.next_game() {
            stats.games += 1;
            let (number, start, stats) = (stats.games, game.start(), count.then_some(&mut *stats));
            let judged = if game.has_exact_entries() {
                let entries = game.to_game().entries;
                judge(number, &start, entries.iter().map(|text| Cow::Borrowed(&**text)), &mut seen, stats)
            } else {
                judge(number, &start, game.tokens(), &mut seen, stats)
            };
            write_line(output, &judged)?;
        }
        if length == 0 {
            break;
        }
    }
    if stats.games == games_before { Err(failed("there is no game in it".into())) } else { Ok(()) }
}

/// Applies the entries up to the first that is blank or unreadable. As the session's replay does, but keeping
/// nothing of what an entry was read as: a database is judged in a third of the time.
fn judge<'a>(
    number: usize,
    start: &Start,
    entries: impl ExactSizeIterator<Item = Cow<'a, str>>,
    seen: &mut Occurrences,
    mut stats: Option<&mut Stats>,
) -> Judged {
    let plies = entries.len();
    let mut position = start.position();
    seen.truncate(0);
    seen.push(&position);
    let mut reached = 0;
    let mut legal = true;
    let mut survey = None;
    for text in entries {
        let Reading::Play(play) = reading::read(&position, &text) else { break };
        legal &= play.illegal.is_none();
        position = position.apply(&play.action);
        seen.push(&position);
        reached += 1;
        if let Some(stats) = &mut stats {
            let here = position.survey();
            stats.legal_moves += here.legal_moves as usize;
            stats.checks += usize::from(here.in_check);
            survey = Some(here);
        }
    }
    let verdict = Verdict::given(&position, survey.unwrap_or_else(|| position.survey()), seen.last());
    if let Some(stats) = stats {
        stats.half_moves += reached;
        match verdict {
            Verdict::Checkmate { .. } => stats.checkmates += 1,
            Verdict::Stalemate => stats.stalemates += 1,
            _ => {}
        }
    }
    Judged {
        game: number,
        plies,
        reached,
        legal,
        verdict: verdict.text(),
        score: verdict.score(),
        fen: fen::write(&position),
    }
}

fn write_line(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")
}
