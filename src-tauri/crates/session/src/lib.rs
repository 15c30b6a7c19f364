//! The game as a list of entries: what two people at one screen may do to it, and what comes of it.
//!
//! Imports the rules alone. Pure: no clock, no files, no JSON, no randomness; the time and drawn numbers are
//! arguments, the forced move's deadline and what is to be saved are data.

mod board_move;
mod check;
mod entry;
mod forced;
mod game;
mod input;
mod label;
mod names;
mod notation;
mod outcome;
pub mod pgn;
pub mod practice;
mod preview;
pub mod reading;
mod record;
mod refusal;
pub mod replay;
mod session;
mod short;
mod snapshot;
mod start;
mod time;
mod words;
mod written;

pub use entry::{Displaced, Entry, Line, MAX_EARLIER, MAX_TEXT, clean};
pub use forced::FORCED_AFTER;
pub use game::Game;
pub use input::{Effects, Input};
pub use label::{label, number};
pub use names::role_name;
pub use notation::Notation;
pub use outcome::{Outcome, Why};
pub use preview::{PositionView, Preview};
pub use record::{Details, Edition, GameRecord, Redo};
pub use refusal::Refusal;
pub use replay::{Replay, Step};
pub use session::{Kept, Restored, Session};
pub use short::ShortText;
pub use snapshot::{CastlingView, Choices, HaltView, Row, Rows, Snapshot};
pub use start::{Draw, FenStart, Start, StartChoice};
pub use time::{Millis, Revision};
pub use words::Words;
