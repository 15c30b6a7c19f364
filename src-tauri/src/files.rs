//! Files that somebody chose in a dialogue, dropped on the window, or opened from the system. The page gets their text and
//! name, never a path, and has no other way to a file.

#[cfg(desktop)]
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use scoresheet_host::read_at_most;
use scoresheet_wire::{ErrorCode, WireError};
use serde::Serialize;
#[cfg(desktop)]
use tauri::Manager;
use tauri::{AppHandle, DragDropEvent, WindowEvent, Wry};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};
use tauri_plugin_fs::{FsExt, OpenOptions};

#[cfg(desktop)]
use crate::MAIN_WINDOW;
use crate::guard::guarded;
use crate::page;

/// Largest file that is read, in bytes: no collection that the session takes is larger.
const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// A kind of file as a dialogue offers it: its name, and how names of such files end.
type Kind = (&'static str, &'static [&'static str]);

const GAMES: Kind = ("Chess games", &["pgn", "fen", "txt"]);
const PICTURES: Kind = ("Pictures", &["svg"]);

/// A text file as the page sees it.
#[derive(Debug, Clone, Serialize, PartialEq, Eq)]
pub struct TextFile {
    /// Name without the folder.
    name: String,
    text: String,
}

/// Lets somebody choose a file and reads it; `None` when the choice is given up.
///
/// # Errors
/// The file cannot be read, or is too large to be a collection of games.
pub fn ask_and_read(app: &AppHandle) -> Result<Option<TextFile>, WireError> {
    match dialogue(app, "Open a game", GAMES).blocking_pick_file() {
        Some(file) => read(app, file).map(Some),
        None => Ok(None),
    }
}

/// Lets somebody choose a place and writes `text` there; `false` when the choice is given up.
///
/// # Errors
/// The file cannot be written. One that stood there before is then unchanged, wherever the system has ordinary paths.
pub fn ask_and_write(app: &AppHandle, name: &str, text: &str) -> Result<bool, WireError> {
    let asked = match name.ends_with(".svg") {
        true => dialogue(app, "Save the picture", PICTURES),
        false => dialogue(app, "Save the game", GAMES),
    };
    let Some(place) = asked.set_file_name(name).blocking_save_file() else { return Ok(false) };
    let written = match place {
        FilePath::Path(path) => replace(&path, text),
        // Android names files by URIs that only the platform can open.
        url @ FilePath::Url(_) => app
            .fs()
            .open(url, OpenOptions::new().write(true).create(true).truncate(true).clone())
            .and_then(|mut file| file.write_all(text.as_bytes())),
    };
    written.map_err(|error| {
        WireError::new(ErrorCode::Storage, format!("the file could not be written: {}", in_words(&error)))
    })?;
    Ok(true)
}

/// A dialogue that belongs to the window: it stays in front of it, and there is one at a time.
fn dialogue(app: &AppHandle, title: &str, (kind, endings): Kind) -> FileDialogBuilder<Wry> {
    let asked = app.dialog().file().set_title(title).add_filter(kind, endings);
    #[cfg(desktop)]
    if let Some(window) = app.get_webview_window(MAIN_WINDOW) {
        return asked.set_parent(&window);
    }
    asked
}

/// Writes beside the file and then takes its place, so that a full disk costs nothing that was there.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = fs::File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // Best effort: what is left of the attempt is of no use to anybody.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Opens what a start of the program was given: paths, relative to `folder`. Options of the web view's own are passed over.
#[cfg(desktop)]
pub fn open_arguments(app: &AppHandle, arguments: impl Iterator<Item: Into<OsString>>, folder: &Path) {
    // Names of files need not be Unicode.
    for argument in arguments.map(Into::into).filter(|argument| !argument.as_encoded_bytes().starts_with(b"-")) {
        open(app, FilePath::Path(folder.join(argument)));
    }
}

/// Opens files that macOS, iOS or Android hand over while the program runs.
#[cfg(any(target_os = "macos", target_os = "ios", target_os = "android"))]
pub fn open_urls(app: &AppHandle, urls: Vec<tauri::Url>) {
    for url in urls {
        open(app, FilePath::Url(url));
    }
}

/// Takes files that are dropped on the window.
pub fn on_window_event(app: &AppHandle, event: &WindowEvent) {
    if let WindowEvent::DragDrop(DragDropEvent::Drop { paths, .. }) = event {
        for path in paths {
            open(app, FilePath::Path(path.clone()));
        }
    }
}

fn open(app: &AppHandle, file: FilePath) {
    match guarded(|| read(app, file)) {
        Ok(file) => page::tell(app, "opened", &file),
        Err(error) => page::tell(app, "notice", &error),
    }
}

fn read(app: &AppHandle, file: FilePath) -> Result<TextFile, WireError> {
    let name = name_of(&file);
    let opened = app.fs().open(file, OpenOptions::new().read(true).clone());
    let bytes = opened.and_then(read_whole).map_err(|error| {
        WireError::new(ErrorCode::Storage, format!("{name} could not be read: {}", in_words(&error)))
    })?;
    match scoresheet_wire::text_of(&bytes) {
        Ok(text) => Ok(TextFile { name, text }),
        Err(_) => Err(WireError::new(ErrorCode::NotAGame, format!("{name} is not a text file."))),
    }
}

/// All of a file that is not too large.
fn read_whole(file: impl Read) -> io::Result<Vec<u8>> {
    read_at_most(file, LARGEST_FILE)?.ok_or_else(|| io::Error::other("it is larger than 64 MB"))
}

/// Why a file could not be read or written, as people say it; in the system's words where there are no better ones.
fn in_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "it is not there".into(),
        io::ErrorKind::PermissionDenied => "that is not allowed".into(),
        io::ErrorKind::IsADirectory => "it is a folder".into(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".into(),
        _ => error.to_string(),
    }
}

/// The last part of a path or address, as shown to people.
fn name_of(file: &FilePath) -> String {
    match file {
        FilePath::Path(path) => path.file_name().map(|name| name.to_string_lossy().into_owned()),
        FilePath::Url(url) => url.path_segments().and_then(Iterator::last).map(str::to_owned),
    }
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_larger_than_the_limit_is_refused_without_being_kept() {
        assert!(read_whole(io::repeat(b' ')).is_err());
        assert_eq!(read_whole(&b"1. e4"[..]).unwrap(), b"1. e4");
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_and_nothing_beside_it() {
        let folder = std::env::temp_dir().join(format!("scoresheet-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let game = folder.join("game.pgn");
        replace(&game, "1. e4").unwrap();
        replace(&game, "1. d4").unwrap();
        assert_eq!(fs::read_to_string(&game).unwrap(), "1. d4");
        assert!(replace(&folder.join("no folder").join("game.pgn"), "1. c4").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
