//! A place in memory that fails on demand, for tests.

use std::collections::BTreeMap;

use crate::{Port, PortError};

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mischief {
    /// Writes end after so many bytes, as on a full disk or when the process is killed.
    CutAt(usize),
    /// Nothing can be set aside.
    NothingMoves,
}

/// Texts by name.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    pub texts: BTreeMap<String, Vec<u8>>,
    pub mischief: Option<Mischief>,
}

impl Port for Memory {
    fn read(&mut self, name: &str, most: u64) -> Result<Option<Vec<u8>>, PortError> {
        let text = self.texts.get(name);
        if text.is_some_and(|text| text.len() as u64 > most) { Err(PortError::TooLarge) } else { Ok(text.cloned()) }
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
        let bytes = text.as_bytes();
        let length = match self.mischief {
            Some(Mischief::CutAt(length)) => length.min(bytes.len()),
            Some(Mischief::NothingMoves) | None => bytes.len(),
        };
        self.texts.insert(name.to_owned(), bytes[..length].to_vec());
        if length < bytes.len() { Err(PortError::Full) } else { Ok(()) }
    }

    fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
        if self.mischief == Some(Mischief::NothingMoves) {
            return Err(PortError::NotAllowed);
        }
        let text = self.texts.remove(name).ok_or_else(|| PortError::Failed("nothing is there".into()))?;
        let aside = (1..).map(|n| format!("{name}-unreadable-{n}")).find(|aside| !self.texts.contains_key(aside));
        let aside = aside.unwrap_or_default();
        self.texts.insert(aside.clone(), text);
        Ok(aside)
    }
}
