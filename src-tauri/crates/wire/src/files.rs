//! Games and positions that come in and go out as text.

use scoresheet_rules::Fault;
use scoresheet_rules::notation::fen;
use scoresheet_session::pgn::{self, GameResult, ImportError, PgnGame};
use scoresheet_session::{Edition, GameRecord};

use crate::commands::ImportArgs;
use crate::dto::{GameSummary, count};
use crate::play::index;
use crate::wire::{Now, Wire};
use crate::{ErrorCode, WireError};

impl Wire {
    /// Opens a game of a text. What a file brings can be edited, whatever was played before.
    pub(crate) fn import(&mut self, now: Now, arguments: ImportArgs) -> Result<(), WireError> {
        let ImportArgs { text, game } = arguments;
        let game = pgn::import(&text, index(game.unwrap_or(0))).map_err(not_imported)?;
        let (fault, notes) = (game.fen_fault.clone(), game.notes.clone());
        let lost = said_of_start(&game);
        let record: GameRecord = game.into_record(Edition::Editable);
        let is_cut = PgnGame::of_record(&record).notes != notes;
        self.open_game(now, record)?;
        if let Some(fault) = fault {
            let message = format!("The position in the file could not be read: {fault}. The game begins as usual.");
            self.notice("bad_fen", message);
        }
        if let Some(message) = lost {
            self.notice("start_changed", message);
        }
        if is_cut {
            let message = "The comments are longer than a game here keeps. Some are cut short or left out.".to_owned();
            self.notice("comments_cut", message);
        }
        Ok(())
    }

    pub(crate) fn export_pgn(&self) -> String {
        pgn::export(self.session.game())
    }

    pub(crate) fn export_fen(&self) -> String {
        fen::write(self.session.game().replay().position())
    }
}

/// What there is to say of how a game begins: the variant that it is one of, and what its FEN claims and cannot be, lacks or
/// has too much, in the words in which a new game says it.
fn said_of_start(game: &PgnGame) -> Option<String> {
    let variant = game.other_variant.as_ref().map(|name| {
        format!("This is a game of {name}, which is not played here: its moves are read by the rules of chess.")
    });
    let has_name = variant.is_some();
    let faults = game.start.dropped().iter().filter(|fault| !(has_name && matches!(fault, Fault::OtherVariant(_))));
    let faults: Vec<String> = faults.map(ToString::to_string).collect();
    let of_fen = (!faults.is_empty()).then(|| format!("Of the position in the text: {}.", faults.join("; ")));
    let said: Vec<String> = variant.into_iter().chain(of_fen).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The games of a text, to choose from.
pub fn list_games(text: &str) -> Result<Vec<GameSummary>, WireError> {
    let summaries = pgn::summaries(text).map_err(not_imported)?;
    let listed = summaries.into_iter().enumerate().map(|(game, summary)| GameSummary {
        game: count(game),
        white: summary.white,
        black: summary.black,
        event: summary.event,
        date: summary.date,
        result: summary.result.map_or("*", GameResult::text).to_owned(),
        variant: summary.variant.into(),
        plies: count(summary.plies),
    });
    Ok(listed.collect())
}

fn not_imported(error: ImportError) -> WireError {
    let (code, argument) = match error {
        ImportError::NotText | ImportError::NoGame | ImportError::TooLong { .. } => (ErrorCode::NotAGame, "text"),
        ImportError::BadFen(_) => (ErrorCode::BadFen, "text"),
        ImportError::NoSuchGame { .. } => (ErrorCode::NoSuchGame, "game"),
    };
    WireError::argument(code, argument, error.to_string())
}
