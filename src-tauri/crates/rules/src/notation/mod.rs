//! Writing and reading positions and moves in the standard notations.

pub mod fen;
pub mod san;
pub mod uci;
