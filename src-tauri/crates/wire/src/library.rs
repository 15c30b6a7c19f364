//! The archive, and the choosing of settings.

use scoresheet_keep::{Archive, KeptGame, Summary};

use crate::dto::{ArchiveItem, Edition, Settings, StartArgs, count};
use crate::settings;
use crate::wire::{Leaving, Now, Wire};
use crate::{ErrorCode, WireError};

impl Wire {
    /// Another game is in play: its states before an illegal edit are none of the last game's.
    pub(crate) fn leaves_game(&mut self) {
        self.put_away();
        self.legal_copy = None;
    }

    /// Puts the games that were left into the archive.
    pub(crate) fn put_away(&mut self) {
        for Leaving { record, wall_ms, goes_on } in std::mem::take(&mut self.leaving) {
            let summary = Summary::of(&record);
            // While one game goes back and forth between legal and illegal, the archive holds one copy of it.
            let instead_of = if goes_on { self.legal_copy } else { None };
            let id = self.archive.add(record, summary, wall_ms, instead_of);
            if goes_on {
                self.legal_copy = Some(id);
            }
        }
    }

    /// Takes in what another process left: the game it played last, and behind those of this session its archive.
    pub(crate) fn take_in(&mut self, last: Option<KeptGame>, others: Archive, wall_ms: u64) {
        if let Some(KeptGame::Game(record)) = last
            && !record.entries.is_empty()
        {
            self.leaving.push(Leaving { record: *record, wall_ms, goes_on: false });
        }
        self.put_away();
        self.archive.add_behind(others);
    }

    pub(crate) fn archive_items(&mut self) -> Vec<ArchiveItem> {
        self.put_away();
        let item = |game: &scoresheet_keep::ArchivedGame| ArchiveItem {
            id: game.id.to_string(),
            name: game.name.clone(),
            saved_at_ms: game.saved_at_ms,
            start: game.summary.start.clone(),
            variant: game.record.start.position().variant().into(),
            first_moves: game.summary.first_moves.clone(),
            score: game.summary.score.clone(),
            plies: count(game.record.entries.len()),
            white: game.record.details.white.clone(),
            black: game.record.details.black.clone(),
        };
        self.archive.games().iter().map(item).collect()
    }

    pub(crate) fn archive_open(&mut self, now: Now, id: &str) -> Result<(), WireError> {
        self.put_away();
        let game = id.parse().ok().and_then(|id| self.archive.get(id)).ok_or_else(no_such_game)?;
        let record = game.record.clone();
        self.open_game(now, record)
    }

    pub(crate) fn archive_delete(&mut self, id: &str) -> Result<(), WireError> {
        self.put_away();
        let id = id.parse().map_err(|_| no_such_game())?;
        if !self.archive.delete(id) {
            return Err(no_such_game());
        }
        self.archive_changed();
        Ok(())
    }

    pub(crate) fn archive_restore(&mut self) -> Result<(), WireError> {
        if !self.archive.restore() {
            return Err(WireError::new(ErrorCode::NoSuchGame, "no game of the archive was deleted"));
        }
        self.archive_changed();
        Ok(())
    }

    pub(crate) fn archive_rename(&mut self, id: &str, name: &str) -> Result<(), WireError> {
        self.put_away();
        if !id.parse().is_ok_and(|id| self.archive.rename(id, name)) {
            return Err(no_such_game());
        }
        self.archive_changed();
        Ok(())
    }

    fn archive_changed(&mut self) {
        self.unsaved.archive = true;
        self.unsaved.is_new = true;
    }

    pub(crate) fn set_settings(&mut self, settings: Settings) -> Result<(), WireError> {
        settings::check(&settings)?;
        self.choose(settings)
    }

    /// The edition and start of a new game are offered for the next.
    pub(crate) fn remember_choice(&mut self, edition: Edition, start: StartArgs) -> Result<(), WireError> {
        let settings = Settings { last_edition: edition, last_start: start, ..self.settings.clone() };
        // A FEN that is a game but too long to remember is no reason to refuse the game.
        if settings::check(&settings).is_err() {
            return Ok(());
        }
        self.choose(settings)
    }

    fn choose(&mut self, settings: Settings) -> Result<(), WireError> {
        if settings == self.settings {
            return Ok(());
        }
        self.session.set_notation(settings.notation.into());
        self.settings = settings;
        self.unsaved.settings = true;
        self.unsaved.is_new = true;
        let chosen = self.settings.clone();
        self.emit("settings", &chosen)
    }
}

fn no_such_game() -> WireError {
    WireError::argument(ErrorCode::NoSuchGame, "id", "the archive has no such game")
}
