//! `chess960 N`: the FEN of a start.

use std::io::{self, Write as _};

use scoresheet_rules::notation::fen;
use scoresheet_rules::variants::chess960::{self, StartNumber};

use crate::Failure;

/// Prints the FEN, castling rights in Shredder letters.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let [number] = arguments else { return Err(Failure::Usage("chess960 takes one number".into())) };
    let number = number
        .parse()
        .ok()
        .and_then(StartNumber::new)
        .ok_or_else(|| Failure::Failed(format!("{number} is not a number from 0 to 959")))?;
    writeln!(io::stdout(), "{}", fen::write(&chess960::start(number)))?;
    Ok(())
}
