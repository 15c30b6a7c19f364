//! `perft FEN DEPTH [--divide]`: how many leaves the tree of legal moves has.

use std::io::{self, Write as _};
use std::time::Instant;

use scoresheet_rules::notation::{fen, uci};

use crate::Failure;

/// Prints `nodes N` last; with `--divide` first a line for each move. Time and speed go to standard error.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let (text, depth, divide) = match arguments {
        [text, depth] => (text, depth, false),
        [text, depth, "--divide"] => (text, depth, true),
        _ => return Err(Failure::Usage("perft takes a FEN in quotes, a depth and perhaps --divide".into())),
    };
    let (position, _) = fen::read(text).map_err(|error| Failure::Failed(format!("not a FEN: {error}")))?;
    // Far beyond what can be counted; the search nests as deep as this.
    let depth: u8 = depth.parse().map_err(|_| Failure::Usage(format!("{depth} is not a depth, 0 to 255")))?;
    let depth = u32::from(depth);
    let mut out = io::stdout().lock();
    let begun = Instant::now();
    let nodes = match depth.checked_sub(1).filter(|_| divide) {
        None => position.perft(depth),
        Some(rest) => {
            let mut moves = position.legal_moves();
            moves.sort_by_key(|&mv| uci::write(&position, mv));
            let mut sum: u64 = 0;
            for mv in moves {
                let count = position.play(mv).perft(rest);
                sum = sum.saturating_add(count);
                writeln!(out, "{}: {count}", uci::write(&position, mv))?;
            }
            sum
        }
    };
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(out, "nodes {nodes}")?;
    out.flush()?;
    #[allow(clippy::cast_precision_loss)] // a speed is read to three digits
    let speed = nodes as f64 / 1e6 / seconds.max(1e-9);
    writeln!(io::stderr(), "{seconds:.3} s, {speed:.1} Mnodes/s")?;
    Ok(())
}
