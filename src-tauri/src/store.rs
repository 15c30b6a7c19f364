//! Where saved games are put: `scoresheet-keep`'s port over tauri-plugin-store, a store for each document.
//!
//! What the plugin does was read in its source (2.5.0): saving a store truncates its file and writes it anew, with neither a
//! temporary file nor a sync; building one swallows a file that cannot be read; and the program's exit saves every store
//! again. So reading goes past it, a store lives only for one write, and what a kill leaves behind is keep's to judge.

use std::collections::HashMap;
use std::error::Error;
use std::fs::OpenOptions;
use std::path::PathBuf;

use scoresheet_host::{Claim, read_document, set_aside};
use scoresheet_keep::{Port, PortError};
use serde_json::Value;
use tauri::AppHandle;
use tauri_plugin_store::{StoreBuilder, resolve_store_path};

use crate::former::Former;

/// The key under which a store holds its document. It never reaches the file.
const DOCUMENT: &str = "document";

/// The app's data folder on this system.
pub struct DataFolder {
    app: AppHandle,
    claim: Claim,
    former: Former,
}

impl DataFolder {
    /// The folder, made when it is claimed.
    pub fn new(app: AppHandle) -> Self {
        Self { app, claim: Claim::default(), former: Former::default() }
    }

    fn path(&self, file: &str) -> Result<PathBuf, PortError> {
        resolve_store_path(&self.app, file).map_err(from_store)
    }
}

impl Port for DataFolder {
    /// A second start hands itself to the first through the single-instance plugin, but only where the system has the means:
    /// on Linux a session bus. What was saved under the program's former identifier is here before anything is read.
    fn claim(&mut self) -> Result<(), PortError> {
        let any = self.path(&file_name("any"))?;
        let Some(folder) = any.parent() else { return Ok(()) };
        self.claim.take(folder)?;
        self.former.move_into(folder)
    }

    fn read(&mut self, name: &str, most: u64) -> Result<Option<Vec<u8>>, PortError> {
        read_document(&self.path(&file_name(name))?, most)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        let file = file_name(name);
        let store = StoreBuilder::new(&self.app, &file)
            .create_new()
            .disable_auto_save()
            .serialize(as_it_is)
            .build()
            .map_err(from_store)?;
        store.set(DOCUMENT, text);
        let saved = store.save().map_err(from_store);
        store.close_resource();
        saved?;
        // Windows flushes only what it may write to.
        let written = OpenOptions::new().write(true).open(self.path(&file)?)?;
        Ok(written.sync_all()?)
    }

    fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
        set_aside(name, |name| self.path(&file_name(name)))
    }
}

fn file_name(name: &str) -> String {
    format!("{name}.json")
}

/// Writes the document letter for letter: keep has proven it whole by its very bytes.
fn as_it_is(cache: &HashMap<String, Value>) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    match cache.get(DOCUMENT) {
        Some(Value::String(text)) => Ok(text.as_bytes().to_vec()),
        _ => Err("the store holds no document".into()),
    }
}

fn from_store(error: tauri_plugin_store::Error) -> PortError {
    match error {
        tauri_plugin_store::Error::Io(error) => error.into(),
        other => PortError::Failed(other.to_string()),
    }
}
