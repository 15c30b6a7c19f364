//! The one place that knows JSON: commands, events and the shapes of both.

mod arguments;
mod shown;
pub mod commands;
pub mod dto;
mod error;

pub use commands::{COMMANDS, Command};
pub use error::{ErrorCode, WireError};
