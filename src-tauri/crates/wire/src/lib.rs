//! The one place that knows JSON: commands, events and the shapes of both, and the dispatcher behind every host.
//!
//! What is deliberately absent: clocks, files, threads and the platform. A host brings the time, a [`Port`] to keep things
//! in, and sends on what comes out of [`Wire`].
//!
//! [`Port`]: scoresheet_keep::Port

mod arguments;
pub mod commands;
pub mod dto;
mod error;
mod event;
mod files;
mod library;
mod play;
mod practice;
mod questions;
mod random;
mod settings;
mod shown;
mod wire;

pub use arguments::read_arguments;
pub use commands::COMMANDS;
pub use error::{ErrorCode, WireError};
pub use event::{Answered, Event};
pub use scoresheet_session::Millis;
pub use scoresheet_session::pgn::text_of;
pub use shown::Shown;
pub use wire::{Now, Wire};
