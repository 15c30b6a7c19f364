//! The exercises: positions with a goal.

/// An exercise. Texts are in the language of the interface; the goal is read by [`Goal`](super::Goal).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// Stays the same for good: progress is kept by it.
    pub id: &'static str,
    /// A short name.
    pub title: &'static str,
    /// What to do, in one sentence.
    pub task: &'static str,
    /// A help for who asks.
    pub hint: &'static str,
    /// The position; its variant is the one the FEN shows.
    pub fen: &'static str,
    /// What Rust checks.
    pub goal: &'static str,
    /// Which rule it is about.
    pub rule: &'static str,
}

/// All exercises, in the order in which they are offered.
pub const EXERCISES: &[Exercise] = &[
    Exercise {
        id: "castle-long",
        title: "Castle long",
        task: "Bring the king to safety on the queen's side.",
        hint: "The king goes two squares towards the rook on a1, which jumps to its other side.",
        fen: "r3kbnr/pppq1ppp/2np4/4p3/4P1b1/2NPBN2/PPPQ1PPP/R3KB1R w KQkq - 0 1",
        goal: "castle_long",
        rule: "castling",
    },
    Exercise {
        id: "in-passing",
        title: "Taken in passing",
        task: "Black has just played d7–d5. Take that pawn as if it had gone one square.",
        hint: "The white pawn on e5 moves to d6.",
        fen: "rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        goal: "capture_en_passant",
        rule: "en passant",
    },
    Exercise {
        id: "knight-not-queen",
        title: "Less is more",
        task: "Promote so that Black is checkmated at once.",
        hint: "A queen on f8 attacks neither g6 nor h7 at once; another piece reaches where a queen cannot.",
        fen: "8/5P1k/5Q1p/8/8/8/8/6RK w - - 0 1",
        goal: "promote_to:knight+mate",
        rule: "promotion",
    },
];
