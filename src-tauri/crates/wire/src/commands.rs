//! Every command: its name, its arguments, its answer and what gives it. This table is the only place that lists them.

use scoresheet_session::Input;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use specta::Type;

use crate::arguments::{read_arguments, take_revision};
use crate::dto::{
    ArchiveItem, Chess960View, Details, Edition, Exercise, FenReport, GameSummary, PositionView, PracticeMove,
    PracticeView, Preview, Settings, StartArgs, Variant,
};
use crate::event::json;
use crate::files::list_games;
use crate::play::{index, refused};
use crate::practice::{exercises, practice};
use crate::questions::{inspect_chess960, inspect_fen};
use crate::wire::{Now, Wire};
use crate::{ErrorCode, WireError};

/// Makes of the table the list of names, the dispatcher and what TypeScript is told. That a line's answer is what its
/// function gives is checked by the compiler.
macro_rules! commands {
    ($($(#[doc = $about:literal])* $name:literal: $arguments:ty => $answer:ty = $handler:expr;)*) => {
        /// The names of all commands.
        pub const COMMANDS: &[&str] = &[$($name),*];

        impl Wire {
            /// Carries out a command and answers it as JSON.
            pub(crate) fn carry_out(&mut self, now: Now, name: &str, arguments: Value) -> Result<Box<RawValue>, WireError> {
                match name {
                    $($name => self.answer::<$arguments, $answer>(now, arguments, $handler),)*
                    _ => Err(WireError::argument(ErrorCode::BadCommand, "cmd", "there is no such command")),
                }
            }
        }

        /// For the generated TypeScript.
        pub fn signatures(types: &mut specta::Types) -> Vec<Signature> {
            vec![$(Signature {
                name: $name,
                about: concat!($($about),*).trim(),
                arguments: <$arguments as Type>::definition(types),
                answer: <$answer as Type>::definition(types),
            }),*]
        }
    };
}

commands! {
    /// Emits a whole snapshot.
    "status": NoArgs => () = |wire, now, _| wire.show(now, 0);
    /// The page was loaded anew: brings back what is saved.
    "page_loaded": NoArgs => () = |wire, now, _| wire.page_loaded(now);
    /// Plays a legal move.
    "move": MoveArgs => () = Wire::play;
    /// Takes back the last entry.
    "undo": NoArgs => () = |wire, now, _| wire.put(now, Input::Undo);
    /// Puts back what Undo or Cut took.
    "redo": RedoArgs => () = |wire, now, RedoArgs { times }| {
        wire.put(now, Input::Redo { times: index(times.unwrap_or(1)) })
    };
    /// Gives an entry another text; the index after the last appends.
    "edit_entry": EntryText => () = |wire, now, EntryText { ply, text }| {
        wire.put(now, Input::EditEntry { ply: index(ply), text })
    };
    /// Puts an entry's earlier text back.
    "revert_edit": EntryAt => () = |wire, now, EntryAt { ply }| wire.put(now, Input::RevertEdit { ply: index(ply) });
    /// Puts a new entry before another.
    "insert_entry": EntryText => () = |wire, now, EntryText { ply, text }| {
        wire.put(now, Input::InsertEntry { ply: index(ply), text })
    };
    /// Takes an entry out.
    "delete_entry": EntryAt => () = |wire, now, EntryAt { ply }| wire.put(now, Input::DeleteEntry { ply: index(ply) });
    /// Puts the entry back that was deleted last, if nothing but forced moves came after: the list is then as it was.
    "put_back": NoArgs => () = |wire, now, _| wire.put(now, Input::PutBack);
    /// Takes an entry and all after it off the list.
    "cut": EntryAt => () = |wire, now, EntryAt { ply }| wire.put(now, Input::Cut { ply: index(ply) });
    /// Restores the game that New game left behind.
    "bring_back": NoArgs => () = |wire, now, _| wire.put(now, Input::BringBack);
    /// Begins a game.
    "new_game": NewGameArgs => () = Wire::new_game;
    /// Begins a game of the same edition and kind of start as the one in play: another number in Chess960, the same FEN.
    "new_game_alike": NoArgs => () = |wire, now, _| wire.new_game_alike(now);
    /// Begins a game from a text of PGN or FEN.
    "import_pgn": ImportArgs => () = Wire::import;
    /// Sets players, event, date and result.
    "set_details": DetailsArgs => () = Wire::set_details;
    /// Writes every legal entry anew in the chosen notation.
    "rewrite_notation": NoArgs => () = |wire, now, _| wire.put(now, Input::RewriteNotation);
    /// Opens a game of the archive.
    "archive_open": ArchiveId => () = |wire, now, ArchiveId { id }| wire.archive_open(now, &id);
    /// Deletes a game of the archive.
    "archive_delete": ArchiveId => () = |wire, _, ArchiveId { id }| wire.archive_delete(&id);
    /// Puts the game deleted last back.
    "archive_restore": NoArgs => () = |wire, _, _| wire.archive_restore();
    /// Names a game of the archive.
    "archive_rename": ArchiveName => () = |wire, _, ArchiveName { id, name }| wire.archive_rename(&id, &name);
    /// Chooses settings; emits them as an event.
    "set_settings": SettingsArgs => () = |wire, _, SettingsArgs { settings }| wire.set_settings(settings);
    /// What an entry would come to with another text. Changes nothing.
    "preview_entry": EntryText => Preview = |wire, _, EntryText { ply, text }| wire.preview(ply, &text);
    /// The position after so many entries.
    "position_at": PlyArgs => PositionView = |wire, _, PlyArgs { ply }| wire.position_at(ply);
    /// The game as PGN.
    "export_pgn": NoArgs => String = |wire, _, _| Ok(wire.export_pgn());
    /// The position shown as FEN.
    "export_fen": NoArgs => String = |wire, _, _| Ok(wire.export_fen());
    /// The games of a file.
    "list_games": GamesArgs => Vec<GameSummary> = |_, _, GamesArgs { text }| list_games(&text);
    /// The games of the archive, newest first.
    "archive_list": NoArgs => Vec<ArchiveItem> = |wire, _, _| Ok(wire.archive_items());
    /// All settings.
    "get_settings": NoArgs => Settings = |wire, _, _| Ok(wire.settings.clone());
    /// What a FEN would begin with.
    "inspect_fen": FenArgs => FenReport = |_, _, FenArgs { fen }| Ok(inspect_fen(&fen));
    /// One of the 960 starts.
    "inspect_chess960": NumberArgs => Chess960View = |_, _, NumberArgs { number }| inspect_chess960(number);
    /// A practice board after its moves.
    "practice": PracticeArgs => PracticeView = |_, _, arguments| practice(&arguments);
    /// All exercises.
    "exercises": NoArgs => Vec<Exercise> = |_, _, _| Ok(exercises());
}

impl Wire {
    /// Reads the arguments, makes sure that the game is still in the state that the call is meant for, and answers.
    fn answer<A: DeserializeOwned, R: Serialize>(
        &mut self,
        now: Now,
        mut arguments: Value,
        handler: fn(&mut Self, Now, A) -> Result<R, WireError>,
    ) -> Result<Box<RawValue>, WireError> {
        let revision = take_revision(&mut arguments)?;
        let arguments = read_arguments(arguments)?;
        if let Some(revision) = revision {
            self.session.expect(revision).map_err(refused)?;
        }
        json(&handler(self, now, arguments)?)
    }
}

/// What the generated TypeScript says of a command.
pub struct Signature {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The type of its arguments.
    pub arguments: specta::datatype::DataType,
    /// The type of its answer.
    pub answer: specta::datatype::DataType,
}

/// No arguments.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct NoArgs {}

/// How much to put back.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct RedoArgs {
    /// How many entries; one if left out.
    #[specta(optional)]
    pub times: Option<u32>,
}

/// A move on the board.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct MoveArgs {
    /// The square left.
    pub from: String,
    /// The square reached; for castling the king's final square or its own rook's.
    pub to: String,
    /// `q`, `r`, `b` or `n` where a pawn promotes.
    #[specta(optional)]
    pub promotion: Option<String>,
}

/// An entry and a text for it.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct EntryText {
    /// The index of the entry.
    pub ply: u32,
    /// One line.
    pub text: String,
}

/// An entry.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct EntryAt {
    /// The index of the entry.
    pub ply: u32,
}

/// How many entries are to be applied.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PlyArgs {
    /// 0 is the start.
    pub ply: u32,
}

/// What to begin.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct NewGameArgs {
    /// Editable if left out.
    #[specta(optional)]
    pub edition: Option<Edition>,
    /// Standard if left out.
    #[specta(optional)]
    pub start: Option<StartArgs>,
}

/// A file of games, or a FEN.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct ImportArgs {
    /// The whole text.
    pub text: String,
    /// Which game of the file, counted from 0; the first if left out.
    #[specta(optional)]
    pub game: Option<u32>,
}

/// Players, event, date and result.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct DetailsArgs {
    /// All of them.
    pub details: Details,
}

/// A game of the archive.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct ArchiveId {
    /// As `archive_list` names it.
    pub id: String,
}

/// A game of the archive and a name for it.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct ArchiveName {
    /// As `archive_list` names it.
    pub id: String,
    /// Empty to take the name away.
    pub name: String,
}

/// All settings.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct SettingsArgs {
    /// The whole of them.
    pub settings: Settings,
}

/// A file of games.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct GamesArgs {
    /// The whole text.
    pub text: String,
}

/// A text that may be a FEN.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct FenArgs {
    /// The text.
    pub fen: String,
}

/// A Chess960 number.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct NumberArgs {
    /// 0 to 959.
    pub number: u32,
}

/// A practice board: where it began and what was played.
#[derive(Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PracticeArgs {
    /// Where it began.
    pub fen: String,
    /// Whose conventions hold.
    pub variant: Variant,
    /// The moves so far.
    pub moves: Vec<PracticeMove>,
    /// What is to be reached, as the exercise names it.
    #[specta(optional)]
    pub goal: Option<String>,
}
