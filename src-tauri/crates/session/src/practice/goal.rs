//! Goals: what a practice line must do, in how many moves, and how far it is.

use std::fmt;
use std::str::FromStr;

use super::{Aim, Ply};

/// The most moves a goal may allow: enough for every repetition and ending, few enough to practise.
const MOST_MOVES: usize = 60;

/// Aims that one and the same move must fulfil, within so many moves of the side that practises.
///
/// Written `promote_to:knight+mate`, or with more than one move allowed `mate@2`.
///
/// ```
/// use scoresheet_session::practice::Goal;
///
/// let goal: Goal = "promote_to:knight+mate@2".parse().unwrap();
/// assert_eq!(goal.to_string(), "promote_to:knight+mate@2");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    aims: Vec<Aim>,
    within: usize,
}

/// How a goal stands after some moves. Once met or missed it stays so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GoalState {
    /// Neither met nor missed, or no goal was given.
    #[default]
    Open,
    /// Met.
    Met,
    /// Missed.
    Missed(Missed),
}

/// Why a goal was missed; [`fmt::Display`] says it in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Missed {
    /// The last move allowed did not do this.
    Unmet(Aim),
    /// The game ended another way.
    Ended(scoresheet_rules::Verdict),
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unmet(aim) => aim.unmet(f),
            Self::Ended(verdict) => write!(f, "The game ended before: {verdict}."),
        }
    }
}

/// A text was not a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGoal;

impl fmt::Display for UnknownGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a goal of practice")
    }
}

impl std::error::Error for UnknownGoal {}

impl FromStr for Goal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Self, UnknownGoal> {
        let (aims, within) = match text.split_once('@') {
            Some((aims, within)) => (aims, within.parse().map_err(|_| UnknownGoal)?),
            None => (text, 1),
        };
        let aims = aims.split('+').map(str::parse).collect::<Result<Vec<Aim>, _>>().map_err(|_| UnknownGoal)?;
        if (1..=MOST_MOVES).contains(&within) { Ok(Self { aims, within }) } else { Err(UnknownGoal) }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, aim) in self.aims.iter().enumerate() {
            write!(f, "{}{aim}", if index == 0 { "" } else { "+" })?;
        }
        if self.within == 1 { Ok(()) } else { write!(f, "@{}", self.within) }
    }
}

impl Goal {
    /// Judges a ply of a line whose goal is still open; `number` counts the moves of the side that practises,
    /// this one included, from 1.
    pub(crate) fn judge(&self, ply: &Ply<'_>, number: usize) -> GoalState {
        let unmet = self.aims.iter().copied().find(|aim| !aim.is_met(ply));
        let Some(unmet) = unmet else { return GoalState::Met };
        let is_answer = ply.before.turn() != ply.learner;
        if !is_answer && number >= self.within {
            // An ending may still come about by the answer to the last move.
            let waits = self.aims.iter().all(|aim| aim.may_come_by_answer()) && !ply.verdict.is_over();
            return if waits { GoalState::Open } else { GoalState::Missed(Missed::Unmet(unmet)) };
        }
        if number >= self.within {
            return GoalState::Missed(Missed::Unmet(unmet));
        }
        if ply.verdict.is_over() { GoalState::Missed(Missed::Ended(ply.verdict)) } else { GoalState::Open }
    }
}
