//! Writing and reading positions and moves in the standard notations.

pub mod fen;
pub mod san;
mod san_read;
pub mod uci;
