//! The exercises: positions with a goal, a file for each part of the rules.

mod castling;
mod check;
mod chess960;
mod endings;
mod pawns;
mod pieces;

/// An exercise. Texts are in the language of the interface; the goal is read by [`Goal`](super::Goal). Its variant is
/// the one the FEN shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// Stays the same for good: progress is kept by it.
    pub id: &'static str,
    /// A short name.
    pub title: &'static str,
    /// What to do, in one sentence or two.
    pub task: &'static str,
    /// A help for who asks.
    pub hint: &'static str,
    /// The position; the side to move is the one that practises.
    pub fen: &'static str,
    /// What is checked.
    pub goal: &'static str,
    /// Which section of the rules pages it belongs to, by that section's name.
    pub rule: &'static str,
}

/// All exercises, in the order in which they are offered.
pub fn exercises() -> impl Iterator<Item = &'static Exercise> {
    [pieces::ALL, check::ALL, castling::ALL, pawns::ALL, endings::ALL, chess960::ALL].into_iter().flatten()
}
