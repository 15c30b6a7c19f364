//! What every host of the session does alike: the time, the wait for what comes next, and chance.
//!
//! What is deliberately absent: JSON, the platform, and any look into commands or events.

mod chance;
mod clock;
mod queue;

pub use chance::random_seed;
pub use clock::{Clock, Reading};
pub use queue::{Next, next};
