//! One process at a time over a folder of saved documents.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;
use std::thread;
use std::time::Duration;

use scoresheet_keep::PortError;

/// The file that is locked while a process has the folder. The system lets go of it with the process, however that ends.
const LOCK: &str = "scoresheet.lock";

/// How often a new process asks for a folder that another has, and how long it waits in between: one that was killed a
/// moment ago may not be quite gone.
const ASKED_AT_FIRST: u32 = 100;
const BETWEEN: Duration = Duration::from_millis(20);

/// How a folder stands to this process.
#[derive(Default)]
pub enum Claim {
    /// Nobody has asked for it yet.
    #[default]
    Unasked,
    /// Another process has it.
    Refused,
    /// It is ours, and the open file says so to others. Where nothing can be locked there is no file, and nobody is kept out.
    Ours {
        /// Locked for as long as it is open.
        lock: Option<File>,
    },
}

impl Claim {
    /// Takes the folder for this process, as `Port::claim` has it; makes it if it is not there.
    ///
    /// # Errors
    /// [`PortError::InUse`] while another process has it. The first time that is only said after two seconds.
    pub fn take(&mut self, folder: &Path) -> Result<(), PortError> {
        let mut asked = match self {
            Self::Ours { .. } => return Ok(()),
            Self::Unasked => 0,
            Self::Refused => ASKED_AT_FIRST,
        };
        loop {
            *self = Self::lock(folder);
            if matches!(self, Self::Ours { .. }) {
                return Ok(());
            }
            if asked >= ASKED_AT_FIRST {
                return Err(PortError::InUse);
            }
            asked += 1;
            thread::sleep(BETWEEN);
        }
    }

    /// Locks the folder if nobody else has.
    fn lock(folder: &Path) -> Self {
        // If it cannot be made, every reading and writing will say why.
        let _ = fs::create_dir_all(folder);
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(folder.join(LOCK));
        let Ok(file) = opened else { return Self::Ours { lock: None } };
        match file.try_lock() {
            Ok(()) => Self::Ours { lock: Some(file) },
            Err(TryLockError::WouldBlock) => Self::Refused,
            Err(TryLockError::Error(_)) => Self::Ours { lock: None },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_one_claims_until_that_goes() {
        let folder = std::env::temp_dir().join(format!("scoresheet-host-claim-{}", std::process::id()));
        let (mut first, mut second) = (Claim::default(), Claim::Refused);
        assert_eq!(first.take(&folder), Ok(()));
        assert_eq!(first.take(&folder), Ok(()), "taking it again changes nothing");
        assert_eq!(second.take(&folder), Err(PortError::InUse));
        drop(first);
        assert_eq!(second.take(&folder), Ok(()));
        fs::remove_dir_all(&folder).unwrap();
    }
}
