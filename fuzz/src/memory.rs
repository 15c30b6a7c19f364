//! A place in memory to keep documents in, which outlives the session over it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use scoresheet_keep::{Port, PortError};

/// Texts by name.
pub type Texts = BTreeMap<String, Vec<u8>>;

/// A port to texts that its clones share.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<Texts>>);

impl Memory {
    /// A place with one document in it.
    pub fn with(name: &str, text: &[u8]) -> Self {
        Self(Arc::new(Mutex::new(Texts::from([(name.to_owned(), text.to_vec())]))))
    }

    /// What is there now.
    pub fn texts(&self) -> Texts {
        self.0.lock().expect("no holder panics").clone()
    }
}

impl Port for Memory {
    fn read(&mut self, name: &str, _: u64) -> Result<Option<Vec<u8>>, PortError> {
        Ok(self.0.lock().expect("no holder panics").get(name).cloned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        self.0.lock().expect("no holder panics").insert(name.to_owned(), text.as_bytes().to_vec());
        Ok(())
    }

    fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
        let mut texts = self.0.lock().expect("no holder panics");
        let text = texts.remove(name).ok_or_else(|| PortError::Failed("nothing is there".to_owned()))?;
        let aside = (1..).map(|n| format!("{name}-unreadable-{n}")).find(|aside| !texts.contains_key(aside));
        let aside = aside.expect("numbers do not end");
        texts.insert(aside.clone(), text);
        Ok(aside)
    }
}
