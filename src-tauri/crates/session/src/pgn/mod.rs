//! Files of games: portable game notation (PGN, standard of 1994-03-12) as it is really written, and FEN.
//!
//! Reading keeps every word of the main line as an entry, whatever it says: the list shows where it stops. What is
//! written can be read by any program as far as it is legal, and by this one letter for letter.
//!
//! Invariant: nothing here opens a file. A host feeds bytes to a [`Reader`], or hands over a whole text.

mod annotation;
mod ending;
mod exact;
mod game;
mod import;
mod lines;
mod movetext;
mod plausible;
mod position;
mod record;
mod recover;
mod said;
mod scan;
mod span;
mod start;
mod stream;
mod tag;
mod text;
mod token;
mod word;
mod write;

pub use annotation::{Annotation, MAX_ANNOTATION, MAX_ANNOTATIONS, NoteKind, Remarks};
pub use game::{GameResult, Note, PgnGame, Summary};
pub use import::{ImportError, MAX_ENTRIES, import, summaries};
use scoresheet_rules::Color;
pub use stream::{RawGame, Reader};
pub use tag::{MAX_TAG_VALUE, MAX_TAGS, Tag};
pub use text::{NotText, text_of};
pub use write::{export, write};
