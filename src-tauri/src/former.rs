//! The program's former identifier, which its folders were named after, and what was kept in them.

#[cfg(desktop)]
use std::fs;
use std::path::Path;

use scoresheet_host::{Claim, Moved, holds_documents, move_documents};
use scoresheet_keep::PortError;
#[cfg(desktop)]
use tauri::{AppHandle, Manager};

/// What the identifier was before it is what `tauri.conf.json` says.
const FORMER_IDENTIFIER: &str = "org.scoresheet.app";

/// The folder of saved games under the former identifier, as far as it is still of interest.
#[derive(Default)]
pub struct Former {
    claim: Claim,
    is_dealt_with: bool,
}

impl Former {
    /// Moves what is saved there into `folder`, which this process has claimed. Once it has gone well it is not looked at again.
    ///
    /// # Errors
    /// A program of the former identifier is running, or the folder cannot be written to. As long as that is so, nothing may be
    /// saved there.
    pub fn move_into(&mut self, folder: &Path) -> Result<(), PortError> {
        if self.is_dealt_with {
            return Ok(());
        }
        let former = folder.with_file_name(FORMER_IDENTIFIER);
        // Claiming it would make it.
        if holds_documents(&former) {
            self.claim.take(&former)?;
        }
        match move_documents(&former, folder)? {
            Moved::Nothing => {}
            Moved::All => log::info!("saved games were moved from {}", former.display()),
            Moved::AllBut(left) => log::warn!("{} could not be moved from {}", left.join(", "), former.display()),
            Moved::BothThere => log::warn!("saved games in {} are older than those here, and stay", former.display()),
        }
        *self = Self { is_dealt_with: true, ..Self::default() };
        Ok(())
    }
}

/// Moves where the window was. Without it the window opens as at the first start.
#[cfg(desktop)]
pub fn move_window_state(app: &AppHandle) {
    let Ok(folder) = app.path().app_config_dir() else { return };
    let name = tauri_plugin_window_state::DEFAULT_FILENAME;
    let (from, to) = (folder.with_file_name(FORMER_IDENTIFIER).join(name), folder.join(name));
    if from.is_file() && matches!(to.try_exists(), Ok(false)) {
        let _ = fs::create_dir_all(&folder).and_then(|()| fs::rename(from, to));
    }
}
