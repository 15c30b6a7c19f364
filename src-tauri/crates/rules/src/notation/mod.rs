//! Writing and reading positions and moves in the standard notations.

pub mod fen;
mod fen_fields;
mod fen_text;
pub mod san;
mod san_read;
pub mod uci;
