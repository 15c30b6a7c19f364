//! Saved documents as files of a folder.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use scoresheet_host::{read_document, set_aside};
use scoresheet_keep::{Port, PortError};

/// The file that is locked while a process has the folder. The system lets go of it with the process, however that ends.
const LOCK: &str = "scoresheet.lock";

/// How often a new process asks for a folder that another has, and how long it waits in between: one that was killed a
/// moment ago may not be quite gone.
const ASKED_AT_FIRST: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(20);

/// A folder with a file for each document.
pub struct Folder {
    path: PathBuf,
    /// Whether it is ours, and the open file that says so to others.
    claim: Claim,
}

/// How a folder stands to this process.
enum Claim {
    /// Nobody has asked for it yet.
    Unasked,
    /// Another process has it.
    Refused,
    /// It is ours. Where nothing can be locked there is no file, and nobody is kept out.
    Ours { _lock: Option<File> },
}

impl Folder {
    /// The folder, made if it is not there. If it cannot be, every reading and writing will say why.
    pub fn new(path: &Path) -> Self {
        // Not worth an end: the session starts without saving and says so at its first change.
        let _ = fs::create_dir_all(path);
        Self { path: path.to_owned(), claim: Claim::Unasked }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.json"))
    }

    /// Locks the folder if nobody else has.
    fn lock(&self) -> Claim {
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(self.path.join(LOCK));
        let Ok(file) = opened else { return Claim::Ours { _lock: None } };
        match file.try_lock() {
            Ok(()) => Claim::Ours { _lock: Some(file) },
            Err(TryLockError::WouldBlock) => Claim::Refused,
            Err(TryLockError::Error(_)) => Claim::Ours { _lock: None },
        }
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
        let mut asked = match self.claim {
            Claim::Ours { .. } => return Ok(()),
            Claim::Unasked => 0,
            Claim::Refused => ASKED_AT_FIRST,
        };
        loop {
            self.claim = self.lock();
            if matches!(self.claim, Claim::Ours { .. }) {
                return Ok(());
            }
            if asked >= ASKED_AT_FIRST {
                return Err(PortError::InUse);
            }
            asked += 1;
            thread::sleep(BETWEEN);
        }
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
