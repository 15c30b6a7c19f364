//! `scoresheet-cli`: the rules, the reading of lists and the whole session from a command line. For scripts and
//! checks, and the host of the session behind the dev server.

mod chess960;
mod folder;
mod lines;
mod perft;
mod pgn;
mod replay;
mod serve;

use std::io::{self, Write as _};
use std::process::ExitCode;

/// What each subcommand is and takes.
const USAGE: &str = "\
usage: scoresheet-cli COMMAND

  perft FEN DEPTH [--divide]     count the leaves of the tree of legal moves
  chess960 N                     the FEN of Chess960 start N (0 to 959)
  pgn [--stats] FILE...          judge the games of files: a JSON line for each
  serve [--store DIR] [--manual-clock]
                                 one session: JSON lines on standard input and output
  replay                         judge move lists: JSON lines on standard input and output
";

/// Why a command ended without its result.
enum Failure {
    /// The arguments are not as they should be.
    Usage(String),
    /// The arguments are right in form, but nothing can be done with them.
    Failed(String),
    /// Standard input or output broke. A reader that has gone away is no fault of anybody.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["perft", rest @ ..] => perft::run(rest),
        ["chess960", rest @ ..] => chess960::run(rest),
        ["pgn", rest @ ..] => pgn::run(rest),
        ["replay"] => replay::run(io::stdin(), io::stdout().lock()).map_err(Failure::from),
        ["serve", rest @ ..] => serve::run(rest),
        ["--help" | "-h" | "help"] => Ok(io::stdout().write_all(USAGE.as_bytes())?),
        ["--version"] => Ok(writeln!(io::stdout(), "scoresheet-cli {}", env!("CARGO_PKG_VERSION"))?),
        [] => Err(Failure::Usage("a command is missing".into())),
        [other, ..] => Err(Failure::Usage(format!("there is no such command, or not with these arguments: {other}"))),
    }
}

fn main() -> ExitCode {
    // Arguments that are no text are shown as well as they can be: no command takes any.
    let arguments: Vec<String> = std::env::args_os().skip(1).map(|one| one.to_string_lossy().into_owned()).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => complain(&error.to_string(), 1),
        Err(Failure::Failed(why)) => complain(&why, 1),
        Err(Failure::Usage(why)) => complain(&format!("{why}\n\n{USAGE}"), 2),
    }
}

/// Says on standard error what went wrong. If even that is closed, the exit code has to do.
fn complain(why: &str, code: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "scoresheet-cli: {why}");
    ExitCode::from(code)
}
