//! `pgn [--stats] FILE…`: judges the games of files, a JSON line for each.

use std::fs::File;
use std::io::{self, BufWriter, Read as _, Write};
use std::time::Instant;

use scoresheet_rules::Verdict;
use scoresheet_rules::notation::fen;
use scoresheet_session::Replay;
use scoresheet_session::pgn::{RawGame, Reader};
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
    loop {
        let length = file.read(&mut piece).map_err(|error| failed(error.to_string()))?;
        match piece.get(..length).filter(|read| !read.is_empty()) {
            Some(read) => reader.feed(read).map_err(|error| failed(error.to_string()))?,
            None => reader.finish(),
        }
        while let Some(game) = reader.next_game() {
            stats.games += 1;
            let judged = judge(&game, stats.games, count.then_some(&mut *stats));
            write_line(output, &judged)?;
        }
        if length == 0 {
            return Ok(());
        }
    }
}

fn judge(game: &RawGame<'_>, number: usize, stats: Option<&mut Stats>) -> Judged {
    let mut replay = Replay::new(game.start().position());
    match stats {
        None => {
            for text in game.tokens() {
                if !replay.push(&text) {
                    break;
                }
            }
        }
        Some(stats) => {
            for text in game.tokens() {
                if !replay.push(&text) {
                    break;
                }
                let position = replay.position();
                stats.legal_moves += position.count_legal();
                stats.checks += usize::from(position.is_check());
            }
            stats.half_moves += replay.reached();
            match replay.verdict() {
                Verdict::Checkmate { .. } => stats.checkmates += 1,
                Verdict::Stalemate => stats.stalemates += 1,
                _ => {}
            }
        }
    }
    let verdict = replay.verdict();
    Judged {
        game: number,
        plies: game.plies(),
        reached: replay.reached(),
        legal: replay.first_illegal().is_none(),
        verdict: verdict.text(),
        score: verdict.score(),
        fen: fen::write(replay.position()),
    }
}

fn write_line(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")
}
