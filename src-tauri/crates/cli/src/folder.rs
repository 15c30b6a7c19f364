//! Saved documents as files of a folder.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use scoresheet_keep::{Port, PortError};

/// The longest file read, in bytes. A game of 100,000 entries takes some three million; fifty of them in an archive fit.
const LONGEST: u64 = 512 << 20;

/// How many unreadable files are kept of one name before the next ones stay where they are.
const MOST_ASIDE: u32 = 1_000;

/// A folder with a file for each document.
pub struct Folder(PathBuf);

impl Folder {
    /// The folder, made if it is not there. If it cannot be, every reading and writing will say why.
    pub fn new(path: &Path) -> Self {
        // Not worth an end: the session starts without saving and says so at its first change.
        let _ = fs::create_dir_all(path);
        Self(path.to_owned())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}.json"))
    }

    /// Makes renames in the folder outlast a power cut. Systems that cannot open folders need no such thing.
    fn settle(&self) {
        if let Ok(folder) = File::open(&self.0) {
            let _ = folder.sync_all();
        }
    }
}

impl Port for Folder {
    fn read(&mut self, name: &str) -> Result<Option<Vec<u8>>, PortError> {
        let file = match File::open(self.path(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let mut bytes = Vec::new();
        file.take(LONGEST).read_to_end(&mut bytes)?;
        Ok(Some(bytes))
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        let part = self.0.join(format!("{name}.part"));
        let written = (|| {
            let mut file = File::create(&part)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&part, self.path(name))
        })();
        if let Err(error) = written {
            // Half a file would only take the room that the next attempt needs.
            let _ = fs::remove_file(&part);
            return Err(error.into());
        }
        self.settle();
        Ok(())
    }

    fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
        for number in 1..=MOST_ASIDE {
            let aside = format!("{name}.unreadable-{number}.json");
            let path = self.0.join(&aside);
            if !fs::exists(&path)? {
                fs::rename(self.path(name), path)?;
                self.settle();
                return Ok(aside);
            }
        }
        Err(PortError::Failed("there are too many unreadable files already".into()))
    }
}
