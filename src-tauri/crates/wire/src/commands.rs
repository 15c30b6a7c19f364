//! Every command: its name, its arguments, its answer. This table is the only place that lists them.

use serde_json::Value;

use crate::arguments::arguments;
use crate::dto::{
    ArchiveItem, Chess960View, Details, Edition, Exercise, FenReport, GameSummary, PositionView, PracticeMove,
    PracticeView, Preview, Settings, StartArgs, Variant,
};
use crate::{ErrorCode, WireError};

arguments! {
    /// No arguments.
    NoArgs {}
}
arguments! {
    /// Only the state that the command is meant for.
    OfRevision {
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// How much to put back.
    RedoArgs {
        /// How many entries; one if left out.
        times?: u32,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// A move on the board.
    MoveArgs {
        /// The square left.
        from: String,
        /// The square reached; for castling the king's final square or its own rook's.
        to: String,
        /// `q`, `r`, `b` or `n` where a pawn promotes.
        promotion?: String,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// An entry and a text for it.
    EntryText {
        /// The index of the entry.
        ply: u32,
        /// One line.
        text: String,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// An entry.
    EntryAt {
        /// The index of the entry.
        ply: u32,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// How many entries are to be applied.
    PlyArgs {
        /// 0 is the start.
        ply: u32,
    }
}
arguments! {
    /// What to begin.
    NewGameArgs {
        /// Editable if left out.
        edition?: Edition,
        /// Standard if left out.
        start?: StartArgs,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// A file of games, or a FEN.
    ImportArgs {
        /// The whole text.
        text: String,
        /// Which game of the file, counted from 0; the first if left out.
        game?: u32,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// Players, event, date and result.
    DetailsArgs {
        /// All of them.
        details: Details,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// A game of the archive.
    ArchiveId {
        /// As `archive_list` names it.
        id: String,
    }
}
arguments! {
    /// A game of the archive, to be put in the place of the present one.
    ArchiveGame {
        /// As `archive_list` names it.
        id: String,
        /// Refused as stale if given and not the present one.
        revision?: u32,
    }
}
arguments! {
    /// A game of the archive and a name for it.
    ArchiveName {
        /// As `archive_list` names it.
        id: String,
        /// Empty to take the name away.
        name: String,
    }
}
arguments! {
    /// All settings.
    SettingsArgs {
        /// The whole of them.
        settings: Settings,
    }
}
arguments! {
    /// A file of games.
    GamesArgs {
        /// The whole text.
        text: String,
    }
}
arguments! {
    /// A text that may be a FEN.
    FenArgs {
        /// The text.
        fen: String,
    }
}
arguments! {
    /// A Chess960 number.
    NumberArgs {
        /// 0 to 959.
        number: u32,
    }
}
arguments! {
    /// A practice board: where it began and what was played.
    PracticeArgs {
        /// Where it began.
        fen: String,
        /// Whose conventions hold.
        variant: Variant,
        /// The moves so far.
        moves: Vec<PracticeMove>,
        /// What is to be reached, as the exercise names it.
        goal?: String,
    }
}

/// Makes the enum of commands, the list of their names, their reading and the TypeScript map of them.
macro_rules! commands {
    ($($(#[doc = $about:literal])* $name:literal $variant:ident($arguments:ty) -> $answer:ty;)*) => {
        /// A command with its arguments.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[doc = $about])* $variant($arguments),)*
        }

        /// The names of all commands.
        pub const COMMANDS: &[&str] = &[$($name),*];

        impl Command {
            /// Reads a command.
            ///
            /// # Errors
            /// There is no such command, or an argument is missing, wrong or too many.
            pub fn read(name: &str, arguments: Value) -> Result<Self, WireError> {
                match name {
                    $($name => <$arguments>::read(arguments).map(Self::$variant),)*
                    _ => Err(WireError::argument(ErrorCode::BadCommand, "cmd", "there is no such command")),
                }
            }
        }

        /// For the generated TypeScript: each command's name, type of arguments and type of answer.
        pub fn signatures(types: &mut specta::Types) -> Vec<Signature> {
            vec![$(Signature {
                name: $name,
                about: concat!($($about),*).trim(),
                arguments: <$arguments as specta::Type>::definition(types),
                answer: <$answer as specta::Type>::definition(types),
            }),*]
        }
    };
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

commands! {
    /// Emits a whole snapshot.
    "status" Status(NoArgs) -> ();
    /// The page was loaded anew: brings back what is saved.
    "page_loaded" PageLoaded(NoArgs) -> ();
    /// Plays a legal move.
    "move" Move(MoveArgs) -> ();
    /// Takes back the last entry.
    "undo" Undo(OfRevision) -> ();
    /// Puts back what Undo or Cut took.
    "redo" Redo(RedoArgs) -> ();
    /// Gives an entry another text; the index after the last appends.
    "edit_entry" EditEntry(EntryText) -> ();
    /// Puts an entry's earlier text back.
    "revert_edit" RevertEdit(EntryAt) -> ();
    /// Puts a new entry before another.
    "insert_entry" InsertEntry(EntryText) -> ();
    /// Takes an entry out.
    "delete_entry" DeleteEntry(EntryAt) -> ();
    /// Takes an entry and all after it off the list.
    "cut" Cut(EntryAt) -> ();
    /// Restores the game that New game left behind.
    "bring_back" BringBack(OfRevision) -> ();
    /// Begins a game.
    "new_game" NewGame(NewGameArgs) -> ();
    /// Begins a game of the same edition and kind of start as the one in play: another number in Chess960, the same FEN.
    "new_game_alike" NewGameAlike(OfRevision) -> ();
    /// Begins a game from a text of PGN or FEN.
    "import_pgn" ImportPgn(ImportArgs) -> ();
    /// Sets players, event, date and result.
    "set_details" SetDetails(DetailsArgs) -> ();
    /// Writes every legal entry anew in the chosen notation.
    "rewrite_notation" RewriteNotation(OfRevision) -> ();
    /// Opens a game of the archive.
    "archive_open" ArchiveOpen(ArchiveGame) -> ();
    /// Deletes a game of the archive.
    "archive_delete" ArchiveDelete(ArchiveId) -> ();
    /// Puts the game deleted last back.
    "archive_restore" ArchiveRestore(NoArgs) -> ();
    /// Names a game of the archive.
    "archive_rename" ArchiveRename(ArchiveName) -> ();
    /// Chooses settings; emits them as an event.
    "set_settings" SetSettings(SettingsArgs) -> ();
    /// What an entry would come to with another text. Changes nothing.
    "preview_entry" PreviewEntry(EntryText) -> Preview;
    /// The position after so many entries.
    "position_at" PositionAt(PlyArgs) -> PositionView;
    /// The game as PGN.
    "export_pgn" ExportPgn(NoArgs) -> String;
    /// The position shown as FEN.
    "export_fen" ExportFen(NoArgs) -> String;
    /// The games of a file.
    "list_games" ListGames(GamesArgs) -> Vec<GameSummary>;
    /// The games of the archive, newest first.
    "archive_list" ArchiveList(NoArgs) -> Vec<ArchiveItem>;
    /// All settings.
    "get_settings" GetSettings(NoArgs) -> Settings;
    /// What a FEN would begin with.
    "inspect_fen" InspectFen(FenArgs) -> FenReport;
    /// One of the 960 starts.
    "inspect_chess960" InspectChess960(NumberArgs) -> Chess960View;
    /// A practice board after its moves.
    "practice" Practice(PracticeArgs) -> PracticeView;
    /// All exercises.
    "exercises" Exercises(NoArgs) -> Vec<Exercise>;
}
