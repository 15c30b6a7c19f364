//! Chess as such: positions of any kind, legal moves, endings, FEN, SAN and UCI.
//!
//! Everything here is total: a [`Position`] may hold no king, nine kings or pawns on the first rank, and every
//! function still gives one definite answer. The crate is pure: no input or output, no clock, no randomness,
//! no dependency.

mod action;
mod attacks;
mod bitboard;
mod board;
mod castling;
mod ending;
mod faults;
mod make;
mod movegen;
mod moves;
pub mod notation;
mod piece;
mod play;
mod position;
mod repetition;
mod square;
pub mod variants;

pub use action::Action;
pub use bitboard::Bitboard;
pub use board::Board;
pub use castling::{Castling, Side};
pub use ending::Verdict;
pub use faults::Fault;
pub use movegen::{IntoIter, MoveList, Survey};
pub use moves::{Move, MoveKind};
pub use notation::fen::{FenError, FenField};
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use repetition::{Occurrences, RepetitionKey};
pub use square::{File, Rank, Square};
pub use variants::Variant;
