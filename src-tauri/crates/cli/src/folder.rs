//! Saved documents as files of a folder.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use scoresheet_host::{Claim, read_document, set_aside};
use scoresheet_keep::{Port, PortError};

/// A folder with a file for each document.
pub struct Folder {
    path: PathBuf,
    claim: Claim,
}

impl Folder {
    /// The folder, made when it is claimed.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), claim: Claim::default() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.json"))
    }

    /// Makes renames in the folder outlast a power cut. Systems that cannot open folders need no such thing.
    fn settle(&self) {
        if let Ok(folder) = File::open(&self.path) {
            let _ = folder.sync_all();
        }
    }
}

impl Port for Folder {
    fn claim(&mut self) -> Result<(), PortError> {
        self.claim.take(&self.path)
    }

    fn read(&mut self, name: &str, most: u64) -> Result<Option<Vec<u8>>, PortError> {
        read_document(&self.path(name), most)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        let part = self.path.join(format!("{name}.part"));
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
        let aside = set_aside(name, |name| Ok(self.path(name)))?;
        self.settle();
        Ok(aside)
    }
}
