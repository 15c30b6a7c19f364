//! Saving: what is kept of a game, in which form, how it stays whole whatever happens, and what is taken at a start.
//!
//! Nothing here touches a file: reading and writing go through [`Port`], which the app's shell and the command line
//! each have their own of.

mod archive;
mod document;
mod envelope;
mod keep;
mod notes;
mod port;
mod saved;
mod summary;
#[cfg(test)]
mod testing;
mod trouble;

pub use archive::{Archive, ArchivedGame, LONGEST_NAME, MOST_GAMES};
pub use envelope::Unreadable;
pub use keep::{Found, Keep};
pub use port::{Port, PortError};
pub use saved::KeptGame;
pub use summary::Summary;
pub use trouble::Trouble;
