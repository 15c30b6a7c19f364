//! What every host of the session does alike: the time, the wait for what comes next, chance, documents as files, who owns
//! their folder, and where they were under a former name.
//!
//! What is deliberately absent: JSON, the platform, and any look into commands or events.

mod chance;
mod claim;
mod clock;
mod files;
mod former;
mod queue;

pub use chance::random_seed;
pub use claim::Claim;
pub use clock::{Clock, Reading};
pub use files::{read_at_most, read_document, set_aside};
pub use former::{Moved, holds_documents, move_documents};
pub use queue::{Next, next};
