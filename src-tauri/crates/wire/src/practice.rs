//! Practice boards and exercises.

use scoresheet_rules::notation::fen;
use scoresheet_session::practice::{self, Goal, GoalState, PracticeError};

use crate::commands::PracticeArgs;
use crate::dto::{CastlingView, Destinations, Exercise, PracticeMove, PracticeView, Promotion, SquarePair, squares};
use crate::play::{promotion_piece, square};
use crate::{ErrorCode, WireError};

/// The longest line on a practice board, in half-moves. No exercise comes near it.
const MOST_MOVES: usize = 1_000;

/// A practice board after its moves.
pub fn practice(arguments: &PracticeArgs) -> Result<PracticeView, WireError> {
    let PracticeArgs { fen, variant, moves, goal } = arguments;
    let (position, _) =
        fen::read(fen).map_err(|error| WireError::argument(ErrorCode::BadFen, "fen", error.to_string()))?;
    if moves.len() > MOST_MOVES {
        return Err(WireError::argument(ErrorCode::BadCommand, "moves", "there are too many moves"));
    }
    let goal: Option<Goal> = goal.as_deref().map(str::parse).transpose().map_err(|_| {
        WireError::argument(ErrorCode::BadCommand, "goal", "the argument “goal” is no goal of practice")
    })?;
    let moves = moves.iter().map(practice_move).collect::<Result<Vec<_>, _>>()?;
    let view = practice::view(&position.with_variant((*variant).into()), &moves, goal.as_ref()).map_err(refused)?;
    Ok(view.into())
}

fn practice_move(made: &PracticeMove) -> Result<practice::PracticeMove, WireError> {
    let PracticeMove { from, to, promotion } = made;
    let promotion = promotion.as_deref().map(promotion_piece).transpose()?;
    Ok(practice::PracticeMove { from: square("from", from)?, to: square("to", to)?, promotion })
}

fn refused(error: PracticeError) -> WireError {
    let code = match error {
        PracticeError::IllegalMove(_) => ErrorCode::IllegalMove,
        PracticeError::GameOver(_) => ErrorCode::GameOver,
    };
    WireError::argument(code, "moves", error.to_string())
}

impl From<practice::PracticeView> for PracticeView {
    fn from(view: practice::PracticeView) -> Self {
        let goal_missed = match view.goal {
            GoalState::Missed(missed) => Some(missed.to_string()),
            GoalState::Open | GoalState::Met => None,
        };
        Self {
            fen: view.fen,
            turn: view.turn.into(),
            over: view.verdict.is_over(),
            verdict: view.verdict.text().to_owned(),
            checked_kings: squares(&view.checked_kings),
            promotions: view.choices.promotions.iter().copied().map(Promotion::from).collect(),
            castlings: view.choices.castlings.iter().copied().map(CastlingView::from).collect(),
            destinations: Destinations(view.choices.destinations),
            last_move: view.last_move.map(SquarePair::from),
            san: view.san,
            goal_met: view.goal == GoalState::Met,
            goal_missed,
        }
    }
}

/// All exercises, in the order in which they are offered.
pub fn exercises() -> Vec<Exercise> {
    let exercise = |one: &practice::Exercise| Exercise {
        id: one.id.to_owned(),
        title: one.title.to_owned(),
        task: one.task.to_owned(),
        hint: one.hint.to_owned(),
        fen: one.fen.to_owned(),
        variant: fen::read(one.fen).map_or_else(|_| Default::default(), |(position, _)| position.variant().into()),
        goal: one.goal.to_owned(),
        rule: one.rule.to_owned(),
    };
    practice::exercises().map(exercise).collect()
}

#[cfg(test)]
mod tests {
    use scoresheet_rules::notation::fen;
    use scoresheet_session::practice::{Goal, exercises};

    #[test]
    fn exercises_can_be_asked_for() {
        for exercise in exercises() {
            assert!(fen::read(exercise.fen).is_ok(), "{}", exercise.id);
            assert!(exercise.goal.parse::<Goal>().is_ok(), "{}", exercise.id);
        }
    }
}
