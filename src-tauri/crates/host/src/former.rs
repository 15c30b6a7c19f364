//! Saved documents of a folder that the program had under a former name, moved to the one it has now.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use scoresheet_keep::PortError;

/// What all saved documents begin with, whether in use or set aside.
const OURS: &str = "scoresheet-";

/// The file that stands in the new folder while documents are being moved into it. Where it is found, a move was interrupted
/// and nothing has been saved here since: what is still in the former folder belongs here too.
const MOVING: &str = "scoresheet.moving";

/// How a move ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moved {
    /// There was nothing to be moved.
    Nothing,
    /// Both folders hold documents. Those of the former one stay where they are, and nothing looks at them.
    BothThere,
    /// The documents are in the new folder.
    All,
    /// So they are, but for these, which cannot be read and are where they were.
    AllBut(Vec<String>),
}

/// Whether a folder holds saved documents. One that cannot be looked into holds none that anybody could read.
#[must_use]
pub fn holds_documents(folder: &Path) -> bool {
    !documents(folder).is_empty()
}

/// Moves the saved documents of `former` into `folder`, which is made if need be. Both are to be claimed by this process before.
/// A move that was interrupted, however that happened, is gone on with by the next one. Documents that `folder` has of its own
/// are never written over.
///
/// # Errors
/// The new folder cannot be written to, or not as much. What was not moved is where it was, and nothing may be saved in the
/// new folder before another attempt has gone well: it would be taken for newer than what is missing.
pub fn move_documents(former: &Path, folder: &Path) -> Result<Moved, PortError> {
    move_each(former, folder, move_file)
}

fn move_each(
    former: &Path,
    folder: &Path,
    mut move_file: impl FnMut(&Path, &Path) -> Result<(), Stuck>,
) -> Result<Moved, PortError> {
    let names = documents(former);
    let moving = folder.join(MOVING);
    let interrupted = moving.try_exists()?;
    if names.is_empty() && !interrupted {
        return Ok(Moved::Nothing);
    }
    if !interrupted && holds_documents(folder) {
        return Ok(Moved::BothThere);
    }
    fs::create_dir_all(folder)?;
    File::create(&moving)?.sync_all()?;
    settle(folder);
    let mut left = Vec::new();
    for name in names {
        match move_file(&former.join(&name), &folder.join(&name)) {
            Ok(()) => {}
            Err(Stuck::Here) => left.push(name),
            Err(Stuck::NotThere(error)) => return Err(error.into()),
        }
    }
    settle(folder);
    fs::remove_file(&moving)?;
    settle(folder);
    Ok(if left.is_empty() { Moved::All } else { Moved::AllBut(left) })
}

/// Why a file is still where it was.
#[derive(Debug)]
enum Stuck {
    /// It cannot be read, or its place is taken by another.
    Here,
    /// It cannot be put into its new place.
    NotThere(io::Error),
}

/// Moves a file, into another file system too. At no moment is it in neither place, nor half in its new one.
fn move_file(from: &Path, to: &Path) -> Result<(), Stuck> {
    // A rename would write over what is there.
    if !to.try_exists().map_err(Stuck::NotThere)? && fs::rename(from, to).is_ok() {
        return Ok(());
    }
    copy_over(from, to)
}

/// Moves a file by copying it. An interrupted move may have left both: the older one goes only if they are the same.
fn copy_over(from: &Path, to: &Path) -> Result<(), Stuck> {
    let bytes = fs::read(from).map_err(|_| Stuck::Here)?;
    match fs::read(to) {
        Ok(there) if there == bytes => {}
        Ok(_) => return Err(Stuck::Here),
        Err(error) if error.kind() == ErrorKind::NotFound => put(&bytes, to).map_err(Stuck::NotThere)?,
        Err(_) => return Err(Stuck::Here),
    }
    // If it cannot be removed, it is a copy that nobody reads.
    let _ = fs::remove_file(from);
    Ok(())
}

/// Writes a file beside its place and then takes it.
fn put(bytes: &[u8], to: &Path) -> io::Result<()> {
    let part = to.with_extension("part");
    let written = File::create(&part)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, to));
    if written.is_err() {
        // Half a file would only take the room that the next attempt needs.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Names of the documents' files in a folder, in one order on all systems.
fn documents(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    let mut names: Vec<String> = files.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| name.starts_with(OURS) && name.ends_with(".json"));
    names.sort_unstable();
    names
}

/// Makes what was moved outlast a power cut. Systems that cannot open folders need no such thing.
fn settle(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// A former folder and a new one, of one test's own; gone with it.
    struct Folders {
        root: PathBuf,
        former: PathBuf,
        new: PathBuf,
    }

    impl Folders {
        /// `former` holds these documents, each with its own name in it, and what is no document.
        fn with(test: &str, documents: &[&str]) -> Self {
            let root = std::env::temp_dir().join(format!("scoresheet-host-former-{test}-{}", std::process::id()));
            let (former, new) = (root.join("former"), root.join("new"));
            fs::create_dir_all(former.join("logs")).unwrap();
            fs::write(former.join("scoresheet.lock"), "").unwrap();
            for name in documents {
                fs::write(former.join(name), name).unwrap();
            }
            Self { root, former, new }
        }

        fn moved(&self) -> Result<Moved, PortError> {
            move_documents(&self.former, &self.new)
        }

        /// The documents of both folders: name and text.
        fn all(&self) -> [Vec<(String, String)>; 2] {
            [&self.former, &self.new].map(|folder| {
                let read = |name: String| (name.clone(), fs::read_to_string(folder.join(name)).unwrap());
                documents(folder).into_iter().map(read).collect()
            })
        }
    }

    impl Drop for Folders {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.root);
        }
    }

    const DOCUMENTS: [&str; 4] = [
        "scoresheet-archive-a.json",
        "scoresheet-game-a.json",
        "scoresheet-game-a.unreadable-1.json",
        "scoresheet-settings-b.json",
    ];

    /// Those documents, each with its own name in it.
    fn of(names: &[&str]) -> Vec<(String, String)> {
        names.iter().map(|name| ((*name).to_owned(), (*name).to_owned())).collect()
    }

    #[test]
    fn all_documents_are_moved_once_and_nothing_else() {
        let folders = Folders::with("all", &DOCUMENTS);
        assert_eq!(folders.moved(), Ok(Moved::All));
        assert_eq!(folders.all(), [of(&[]), of(&DOCUMENTS)]);
        assert!(folders.former.join("logs").is_dir());
        assert!(!folders.new.join(MOVING).exists());
        assert_eq!(folders.moved(), Ok(Moved::Nothing));
    }

    #[test]
    fn where_there_is_nothing_to_move_nothing_is_made() {
        let folders = Folders::with("nothing", &[]);
        assert_eq!(folders.moved(), Ok(Moved::Nothing));
        assert!(!folders.new.exists());
    }

    #[test]
    fn of_two_folders_with_documents_both_stay_as_they_are() {
        let folders = Folders::with("both", &DOCUMENTS);
        fs::create_dir_all(&folders.new).unwrap();
        fs::write(folders.new.join("scoresheet-game-a.json"), "newer").unwrap();
        let before = folders.all();
        assert_eq!(folders.moved(), Ok(Moved::BothThere));
        assert_eq!(folders.all(), before);
    }

    #[test]
    fn a_move_that_fails_at_any_document_loses_none_and_is_gone_on_with() {
        for fails_at in 0..DOCUMENTS.len() {
            let folders = Folders::with(&format!("half-{fails_at}"), &DOCUMENTS);
            let mut done = 0;
            let failed = move_each(&folders.former, &folders.new, |from, to| {
                if done == fails_at {
                    return Err(Stuck::NotThere(ErrorKind::StorageFull.into()));
                }
                done += 1;
                move_file(from, to)
            });
            assert_eq!(failed, Err(PortError::Full));
            let [former, new] = folders.all();
            assert_eq!((new, former), (of(&DOCUMENTS[..fails_at]), of(&DOCUMENTS[fails_at..])));
            assert_eq!(folders.moved(), Ok(Moved::All));
            assert_eq!(folders.all(), [of(&[]), of(&DOCUMENTS)]);
        }
    }

    #[test]
    fn a_move_that_was_cut_off_after_its_last_document_ends() {
        let folders = Folders::with("end", &[]);
        fs::create_dir_all(&folders.new).unwrap();
        fs::write(folders.new.join(MOVING), "").unwrap();
        fs::write(folders.new.join(DOCUMENTS[0]), DOCUMENTS[0]).unwrap();
        assert_eq!(folders.moved(), Ok(Moved::All));
        assert!(!folders.new.join(MOVING).exists());
        assert_eq!(folders.all(), [of(&[]), of(&DOCUMENTS[..1])]);
    }

    #[test]
    fn a_document_that_cannot_be_read_stays_and_keeps_no_other_back() {
        let folders = Folders::with("unreadable", &DOCUMENTS);
        let moved = move_each(&folders.former, &folders.new, |from, to| {
            if from.ends_with(DOCUMENTS[1]) { Err(Stuck::Here) } else { move_file(from, to) }
        });
        assert_eq!(moved, Ok(Moved::AllBut(vec![DOCUMENTS[1].to_owned()])));
        let [former, new] = folders.all();
        assert_eq!(former, of(&DOCUMENTS[1..2]));
        assert_eq!(new, of(&[DOCUMENTS[0], DOCUMENTS[2], DOCUMENTS[3]]));
    }

    #[test]
    fn a_copy_takes_the_place_of_nothing_else() {
        let folders = Folders::with("copy", &DOCUMENTS);
        fs::create_dir_all(&folders.new).unwrap();
        let paths = |name: &str| (folders.former.join(name), folders.new.join(name));
        let (from, to) = paths(DOCUMENTS[0]);
        copy_over(&from, &to).unwrap();
        let (from, to) = paths(DOCUMENTS[1]);
        fs::copy(&from, &to).unwrap();
        copy_over(&from, &to).unwrap();
        let (from, to) = paths(DOCUMENTS[2]);
        fs::write(&to, "another").unwrap();
        assert!(matches!(move_file(&from, &to), Err(Stuck::Here)));
        let [former, new] = folders.all();
        assert_eq!(former, of(&DOCUMENTS[2..]));
        assert_eq!(new[..2], of(&DOCUMENTS[..2]));
        assert_eq!(new[2].1, "another");
    }

    #[test]
    fn a_place_that_cannot_be_made_is_an_error_and_costs_nothing() {
        let folders = Folders::with("no-place", &DOCUMENTS);
        fs::write(&folders.new, "a file").unwrap();
        assert!(folders.moved().is_err());
        assert_eq!(folders.all()[0], of(&DOCUMENTS));
    }
}
