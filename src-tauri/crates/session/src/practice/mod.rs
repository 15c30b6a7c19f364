//! Practice boards: a position, the moves made so far, and a goal. Nothing is remembered between two questions,
//! and the game in play is not touched.

mod aim;
mod exercises;
mod goal;

pub use aim::Aim;
pub use exercises::{Exercise, exercises};
pub use goal::{Goal, GoalState, Missed, UnknownGoal};

use std::fmt;

use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::{Action, Color, Move, Occurrences, Position, Role, Square, Verdict};

use crate::snapshot::Choices;
use crate::{board_move, written};

/// A move as made on the practice board; castling as in [`Input::Move`](crate::Input::Move).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PracticeMove {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

/// Why a list of practice moves cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PracticeError {
    /// The move with this index is not legal.
    IllegalMove(usize),
    /// The game had ended before the move with this index.
    GameOver(usize),
}

impl fmt::Display for PracticeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove(_) => f.write_str("that move is not legal here"),
            Self::GameOver(_) => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for PracticeError {}

/// What a practice board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PracticeView {
    pub fen: String,
    pub turn: Color,
    pub verdict: Verdict,
    pub checked_kings: Vec<Square>,
    /// What may be clicked: nothing once the game is over.
    pub choices: Choices,
    pub last_move: Option<(Square, Square)>,
    /// The moves made, as PGN writes them.
    pub san: Vec<String>,
    /// How the goal stands.
    pub goal: GoalState,
}

/// One move of a practice line, with all that an aim may ask about.
#[derive(Clone, Debug)]
pub(crate) struct Ply<'a> {
    /// The side that practises: the one to move at the start.
    pub(crate) learner: Color,
    pub(crate) before: &'a Position,
    pub(crate) mv: Move,
    pub(crate) after: &'a Position,
    pub(crate) verdict: Verdict,
}

/// Plays the moves from the position under the real rules, and says how the goal stands.
///
/// # Errors
/// A move is not legal, or comes after the end of the game.
pub fn view(start: &Position, moves: &[PracticeMove], goal: Option<&Goal>) -> Result<PracticeView, PracticeError> {
    let learner = start.turn();
    let mut position = *start;
    let mut seen = Occurrences::new();
    seen.push(&position);
    let mut verdict = Verdict::of(&position, 1);
    let mut san = Vec::new();
    let mut last_move = None;
    let mut state = GoalState::Open;
    for (index, &PracticeMove { from, to, promotion }) in moves.iter().enumerate() {
        if verdict.is_over() {
            return Err(PracticeError::GameOver(index));
        }
        let turn = position.turn();
        let mv = board_move::find(&position.legal_moves(), turn, from, to, promotion)
            .ok_or(PracticeError::IllegalMove(index))?;
        let next = position.play(mv);
        verdict = Verdict::of(&next, seen.push(&next));
        san.push(san::write(&position, mv));
        last_move = written::marks(&Action::Move(mv), turn);
        if let (Some(goal), GoalState::Open) = (goal, state) {
            let ply = Ply { learner, before: &position, mv, after: &next, verdict };
            state = goal.judge(&ply, index / 2 + 1);
        }
        position = next;
    }
    let choices =
        if verdict.is_over() { Choices::default() } else { Choices::of(&position.legal_moves(), position.turn()) };
    Ok(PracticeView {
        fen: fen::write(&position),
        turn: position.turn(),
        verdict,
        checked_kings: position.checked_kings(position.turn()).collect(),
        choices,
        last_move,
        san,
        goal: state,
    })
}
