//! Where documents are put: the narrow port through which this crate reads and writes.

use std::fmt;
use std::io;

/// Why a port could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PortError {
    /// Nothing more fits on the disk.
    Full,
    /// The place may not be written to, or not be read.
    NotAllowed,
    /// Another process has the place.
    InUse,
    /// The text is larger than what is read again.
    TooLarge,
    /// Anything else, in the system's words.
    Failed(String),
}

impl fmt::Display for PortError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the disk is full"),
            Self::NotAllowed => f.write_str("the folder of saved games may not be written to"),
            Self::InUse => f.write_str("the saved games are open in another window or program"),
            Self::TooLarge => f.write_str("it is too large"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for PortError {}

impl From<io::Error> for PortError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            _ => Self::Failed(error.to_string()),
        }
    }
}

/// A place with named texts in it.
///
/// Names are of small letters, digits and dashes. A write need not be atomic: a process that is killed in the middle
/// of one may leave any part of it behind, as long as texts of other names stay whole.
pub trait Port: Send {
    /// Takes the place for this process, for as long as the port lives; taking it again changes nothing. Until then
    /// nothing of it is read or written. Hosts that never run twice have nothing to do.
    ///
    /// # Errors
    /// [`PortError::InUse`] while another process has it.
    fn claim(&mut self) -> Result<(), PortError> {
        Ok(())
    }

    /// The whole text of that name; nothing if there is none.
    ///
    /// # Errors
    /// There may be one, but it cannot be read. [`PortError::TooLarge`] is for one of more than `most` bytes, which is not
    /// taken into memory.
    fn read(&mut self, name: &str, most: u64) -> Result<Option<Vec<u8>>, PortError>;

    /// Puts a text in place of the one of that name. When this returns, the text survives the end of the process.
    ///
    /// # Errors
    /// It could not be put there whole. What the name holds now is then open.
    fn write(&mut self, name: &str, text: &str) -> Result<(), PortError>;

    /// Moves what stands under that name to another that nobody else uses, and answers that name.
    ///
    /// # Errors
    /// It stays where it was.
    fn set_aside(&mut self, name: &str) -> Result<String, PortError>;
}
