//! Which part of the code answers which command: one line for each.

use scoresheet_session::Input;
use serde_json::value::RawValue;

use crate::commands::{EntryAt, OfRevision, RedoArgs};
use crate::event::json;
use crate::files::list_games;
use crate::play::index;
use crate::practice::{exercises, practice};
use crate::questions::{inspect_chess960, inspect_fen};
use crate::wire::{Now, Wire};
use crate::{Command, WireError};

impl Wire {
    /// Carries out a command and answers it as JSON.
    pub(crate) fn carry_out(&mut self, now: Now, command: Command) -> Result<Box<RawValue>, WireError> {
        match command {
            Command::Status(_) => json(&self.show(now, 0)?),
            Command::PageLoaded(_) => json(&self.page_loaded(now)?),
            Command::Move(arguments) => json(&self.play(now, arguments)?),
            Command::Undo(OfRevision { revision }) => json(&self.put(now, revision, Input::Undo)?),
            Command::Redo(RedoArgs { times, revision }) => {
                json(&self.put(now, revision, Input::Redo { times: index(times.unwrap_or(1)) })?)
            }
            Command::EditEntry(arguments) => json(&self.edit(now, arguments)?),
            Command::RevertEdit(EntryAt { ply, revision }) => {
                json(&self.put(now, revision, Input::RevertEdit { ply: index(ply) })?)
            }
            Command::InsertEntry(arguments) => json(&self.insert(now, arguments)?),
            Command::DeleteEntry(EntryAt { ply, revision }) => {
                json(&self.put(now, revision, Input::DeleteEntry { ply: index(ply) })?)
            }
            Command::Cut(EntryAt { ply, revision }) => {
                json(&self.put(now, revision, Input::Cut { ply: index(ply) })?)
            }
            Command::BringBack(OfRevision { revision }) => json(&self.put(now, revision, Input::BringBack)?),
            Command::NewGame(arguments) => json(&self.new_game(now, arguments)?),
            Command::NewGameAlike(OfRevision { revision }) => json(&self.new_game_alike(now, revision)?),
            Command::SetDetails(arguments) => json(&self.set_details(now, arguments)?),
            Command::RewriteNotation(OfRevision { revision }) => {
                json(&self.put(now, revision, Input::RewriteNotation)?)
            }
            Command::ArchiveOpen(arguments) => json(&self.archive_open(now, &arguments)?),
            Command::ArchiveDelete(arguments) => json(&self.archive_delete(&arguments.id)?),
            Command::ArchiveRestore(_) => json(&self.archive_restore()?),
            Command::ArchiveRename(arguments) => json(&self.archive_rename(&arguments)?),
            Command::SetSettings(arguments) => json(&self.set_settings(arguments)?),
            Command::PreviewEntry(arguments) => json(&self.preview(&arguments)?),
            Command::PositionAt(arguments) => json(&self.position_at(arguments.ply)?),
            Command::ExportFen(_) => json(&self.export_fen()),
            Command::ArchiveList(_) => json(&self.archive_items()),
            Command::GetSettings(_) => json(&self.settings),
            Command::InspectFen(arguments) => json(&inspect_fen(&arguments.fen)),
            Command::InspectChess960(arguments) => json(&inspect_chess960(arguments.number)?),
            Command::ImportPgn(arguments) => json(&self.import(now, &arguments)?),
            Command::ExportPgn(_) => json(&self.export_pgn()),
            Command::ListGames(arguments) => json(&list_games(&arguments.text)?),
            Command::Practice(arguments) => json(&practice(&arguments)?),
            Command::Exercises(_) => json(&exercises()),
        }
    }
}
