//! A move in words, for the live region: `knight takes d5, check`.

use std::fmt;

use scoresheet_rules::{Action, Move, MoveKind, Square};

use crate::Step;
use crate::check::Check;
use crate::names::{color_name, role_name, side_name};
use crate::reading::How;

/// An applied entry in words, written by [`fmt::Display`].
#[derive(Clone, Copy, Debug)]
pub struct Words<'a>(&'a Step);

impl<'a> Words<'a> {
    /// The words for an applied entry.
    #[must_use]
    pub const fn of(step: &'a Step) -> Self {
        Self(step)
    }
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = self.0;
        let name = step.role.map_or("nothing", role_name);
        match step.action {
            Action::Move(Move { kind: MoveKind::Castle(side), .. }) | Action::CastleByHand { side, .. } => {
                write!(f, "castles {} side", side_name(side))?;
            }
            Action::Move(Move { to, kind, .. }) => {
                travel(f, name, to, step.captured.is_some())?;
                match kind {
                    MoveKind::EnPassant => f.write_str(" en passant")?,
                    MoveKind::Promote(role) => write!(f, ", promotes to {}", role_name(role))?,
                    MoveKind::Normal | MoveKind::Castle(_) => {}
                }
            }
            Action::Shift { from, to, .. } if from == to => write!(f, "{name} stays on {to}")?,
            Action::Shift { to, becomes, removes, .. } => {
                if let How::Moves { foreign: Some(color), .. } = step.how {
                    write!(f, "{} ", color_name(color))?;
                }
                travel(f, name, to, step.captured.is_some())?;
                if removes.is_some() {
                    f.write_str(" en passant")?;
                }
                if let Some(role) = becomes.filter(|&role| Some(role) != step.role) {
                    write!(f, ", becomes a {}", role_name(role))?;
                }
            }
            Action::Drop { square, .. } => write!(f, "{name} put on {square}")?,
            Action::Pass => f.write_str("no move")?,
        }
        f.write_str(match step.check {
            Check::None => "",
            Check::Given => ", check",
            Check::Mate => ", checkmate",
        })?;
        if step.illegal.is_some() { f.write_str(", illegal") } else { Ok(()) }
    }
}

fn travel(f: &mut fmt::Formatter<'_>, name: &str, to: Square, takes: bool) -> fmt::Result {
    f.write_str(name)?;
    f.write_str(if takes { " takes " } else { " to " })?;
    fmt::Display::fmt(&to, f)
}
