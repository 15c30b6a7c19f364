//! How an entry was read, in words, for the quiet line under the list.

use std::fmt;

use scoresheet_rules::{Action, Color, Move, MoveKind, Position, Role, Side, Square};

use crate::names::{color_name, role_name, side_name};

/// How an entry was read: `knight g1–f3`, `castles king's side`, `pawn e4 takes d5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// One piece goes from one square to another.
    Moves {
        /// What moves.
        role: Role,
        /// Whose it is, if it is not the mover's.
        foreign: Option<Color>,
        /// Where it is lifted.
        from: Square,
        /// Where it is put down.
        to: Square,
        /// Whether something stood there.
        takes: bool,
        /// Whether a pawn is taken in passing.
        passing: bool,
        /// What it becomes.
        becomes: Option<Role>,
    },
    /// King and rook castle.
    Castles(Side),
    /// A new piece is put down.
    Drops(Role, Square),
    /// The piece stays on its square; the turn passes.
    Stays(Role, Square),
    /// Nothing is done.
    Passes,
}

impl How {
    /// What an action does in the position before it.
    #[must_use]
    pub fn of(position: &Position, action: &Action) -> Self {
        match *action {
            Action::Move(Move { kind: MoveKind::Castle(side), .. }) | Action::CastleByHand { side, .. } => {
                Self::Castles(side)
            }
            Action::Move(mv @ Move { from, to, kind }) => {
                Self::moves(position, from, to, kind == MoveKind::EnPassant, mv.promotion())
            }
            Action::Shift { from, to, becomes, removes } => Self::moves(position, from, to, removes.is_some(), becomes),
            Action::Drop { role, square } => Self::Drops(role, square),
            Action::Pass => Self::Passes,
        }
    }

    fn moves(position: &Position, from: Square, to: Square, passing: bool, becomes: Option<Role>) -> Self {
        let Some(piece) = position.board().piece_at(from) else { return Self::Passes };
        if from == to {
            return Self::Stays(piece.role, to);
        }
        let foreign = (piece.color != position.turn()).then_some(piece.color);
        let takes = passing || position.board().occupied().has(to);
        Self::Moves { role: piece.role, foreign, from, to, takes, passing, becomes }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Moves { role, foreign, from, to, takes, passing, becomes } => {
                if let Some(color) = foreign {
                    write!(f, "{} ", color_name(color))?;
                }
                // Piece by piece: this is written for every row of a long list.
                f.write_str(role_name(role))?;
                f.write_str(" ")?;
                fmt::Display::fmt(&from, f)?;
                f.write_str(if takes { " takes " } else { "–" })?;
                fmt::Display::fmt(&to, f)?;
                if passing {
                    f.write_str(" en passant")?;
                }
                becomes.map_or(Ok(()), |role| write!(f, ", becomes a {}", role_name(role)))
            }
            Self::Castles(side) => write!(f, "castles {} side", side_name(side)),
            Self::Drops(role, square) => write!(f, "a new {} on {square}", role_name(role)),
            Self::Stays(role, square) => write!(f, "{} stays on {square}", role_name(role)),
            Self::Passes => f.write_str("passes"),
        }
    }
}
