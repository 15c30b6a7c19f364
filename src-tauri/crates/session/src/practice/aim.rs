//! What a goal may ask of a move or of the position it leads to.

use std::fmt;
use std::str::FromStr;

use scoresheet_rules::{MoveKind, Rank, Role, Side, Square, Verdict};

use super::Ply;
use crate::names::role_name;

/// One thing to be done. Written by [`fmt::Display`] as [`FromStr`] reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// `mate`: checkmate the other side.
    Mate,
    /// `check`: give check.
    Check,
    /// `stalemate`: leave a stalemate.
    Stalemate,
    /// `insufficient`: a draw for want of material.
    Insufficient,
    /// `threefold`: a draw by repetition.
    Threefold,
    /// `fifty`: a draw by the fifty-move rule.
    FiftyMoves,
    /// `castle_short`, `castle_long`, in either variant.
    Castle(Side),
    /// `capture_en_passant`.
    CaptureEnPassant,
    /// `promote`: to anything.
    Promote,
    /// `promote_to:knight`.
    PromoteTo(Role),
    /// `capture`: of anything.
    Capture,
    /// `capture:rook`.
    CaptureOf(Role),
    /// `move:knight`: with a piece of this kind; castling is a king's move.
    With(Role),
    /// `to:e4`: onto this square; castling is onto the king's final square.
    To(Square),
    /// `double_step`: a pawn's two squares.
    DoubleStep,
    /// `only_move`: the one legal move.
    OnlyMove,
    /// `answer_by_king`: out of check with the king.
    AnswerByKing,
    /// `answer_by_capture`: out of check by taking the attacker, not with the king.
    AnswerByCapture,
    /// `answer_by_block`: out of check by standing in between.
    AnswerByBlock,
    /// `answer_without_king`: out of check without moving the king.
    AnswerWithoutKing,
}

/// Names of roles in goals, in the words of [`role_name`].
fn role_named(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| role_name(role) == name)
}

/// A text was not the name of an aim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownAim;

impl FromStr for Aim {
    type Err = UnknownAim;

    fn from_str(text: &str) -> Result<Self, UnknownAim> {
        let plain = |aim: &Self| aim.to_string() == text;
        if let Some(aim) = PLAIN.iter().find(|aim| plain(aim)) {
            return Ok(*aim);
        }
        let (name, of) = text.split_once(':').ok_or(UnknownAim)?;
        match name {
            "promote_to" => role_named(of).filter(|role| Role::PROMOTIONS.contains(role)).map(Self::PromoteTo),
            "capture" => role_named(of).filter(|&role| role != Role::King).map(Self::CaptureOf),
            "move" => role_named(of).map(Self::With),
            "to" => of.parse().ok().map(Self::To),
            _ => None,
        }
        .ok_or(UnknownAim)
    }
}

/// The aims whose name stands alone.
const PLAIN: [Aim; 17] = [
    Aim::Mate,
    Aim::Check,
    Aim::Stalemate,
    Aim::Insufficient,
    Aim::Threefold,
    Aim::FiftyMoves,
    Aim::Castle(Side::King),
    Aim::Castle(Side::Queen),
    Aim::CaptureEnPassant,
    Aim::Promote,
    Aim::Capture,
    Aim::DoubleStep,
    Aim::OnlyMove,
    Aim::AnswerByKing,
    Aim::AnswerByCapture,
    Aim::AnswerByBlock,
    Aim::AnswerWithoutKing,
];

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate => f.write_str("mate"),
            Self::Check => f.write_str("check"),
            Self::Stalemate => f.write_str("stalemate"),
            Self::Insufficient => f.write_str("insufficient"),
            Self::Threefold => f.write_str("threefold"),
            Self::FiftyMoves => f.write_str("fifty"),
            Self::Castle(Side::King) => f.write_str("castle_short"),
            Self::Castle(Side::Queen) => f.write_str("castle_long"),
            Self::CaptureEnPassant => f.write_str("capture_en_passant"),
            Self::Promote => f.write_str("promote"),
            Self::PromoteTo(role) => write!(f, "promote_to:{}", role_name(*role)),
            Self::Capture => f.write_str("capture"),
            Self::CaptureOf(role) => write!(f, "capture:{}", role_name(*role)),
            Self::With(role) => write!(f, "move:{}", role_name(*role)),
            Self::To(square) => write!(f, "to:{square}"),
            Self::DoubleStep => f.write_str("double_step"),
            Self::OnlyMove => f.write_str("only_move"),
            Self::AnswerByKing => f.write_str("answer_by_king"),
            Self::AnswerByCapture => f.write_str("answer_by_capture"),
            Self::AnswerByBlock => f.write_str("answer_by_block"),
            Self::AnswerWithoutKing => f.write_str("answer_without_king"),
        }
    }
}

impl Aim {
    /// Whether this ply does it. What asks for a deed is done by the learner alone; an ending counts whoever's
    /// move brings it about, but a mate must be the learner's.
    pub(crate) fn is_met(self, ply: &Ply<'_>) -> bool {
        let Ply { learner, before, mv, after, verdict } = *ply;
        let by_learner = before.turn() == learner;
        let (role, captured) = crate::written::pieces(before, &scoresheet_rules::Action::Move(mv));
        let answers = by_learner && before.is_check();
        let by_king = role == Some(Role::King);
        match self {
            Self::Mate => verdict == Verdict::Checkmate { winner: learner },
            Self::Stalemate => verdict == Verdict::Stalemate,
            Self::Insufficient => verdict == Verdict::InsufficientMaterial,
            Self::Threefold => verdict == Verdict::Threefold,
            Self::FiftyMoves => verdict == Verdict::FiftyMoves,
            Self::Check => by_learner && after.is_check(),
            Self::Castle(side) => by_learner && mv.castling_side() == Some(side),
            Self::CaptureEnPassant => by_learner && mv.kind == MoveKind::EnPassant,
            Self::Promote => by_learner && mv.promotion().is_some(),
            Self::PromoteTo(role) => by_learner && mv.promotion() == Some(role),
            Self::Capture => by_learner && captured.is_some(),
            Self::CaptureOf(role) => by_learner && captured == Some(role),
            Self::With(wanted) => by_learner && role == Some(wanted),
            Self::To(square) => by_learner && mv.castling_side().map_or(mv.to, |side| side.king_to(learner)) == square,
            Self::DoubleStep => {
                by_learner
                    && role == Some(Role::Pawn)
                    && mv.from.rank() == learner.rank(Rank::Second)
                    && mv.to.rank() == learner.rank(Rank::Fourth)
            }
            Self::OnlyMove => by_learner && before.count_legal() == 1,
            Self::AnswerByKing => answers && by_king,
            Self::AnswerByCapture => answers && !by_king && captured.is_some(),
            Self::AnswerByBlock => answers && !by_king && captured.is_none(),
            Self::AnswerWithoutKing => answers && !by_king,
        }
    }

    /// Whether the answer to the last move allowed may still bring it about: a repetition is completed by either side.
    pub(crate) const fn may_come_by_answer(self) -> bool {
        matches!(self, Self::Threefold)
    }

    /// Said when it was not done.
    pub(crate) fn unmet(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate => f.write_str("That is not checkmate."),
            Self::Check => f.write_str("That gives no check."),
            Self::Stalemate => f.write_str("That is not stalemate."),
            Self::Insufficient => f.write_str("There is still enough material to mate."),
            Self::Threefold => f.write_str("The position has not come up three times."),
            Self::FiftyMoves => f.write_str("The fifty moves are not complete."),
            Self::Castle(Side::King) => f.write_str("That is not castling on the king's side."),
            Self::Castle(Side::Queen) => f.write_str("That is not castling on the queen's side."),
            Self::CaptureEnPassant => f.write_str("That takes no pawn in passing."),
            Self::Promote => f.write_str("No pawn was promoted."),
            Self::PromoteTo(role) => write!(f, "No pawn became a {}.", role_name(role)),
            Self::Capture => f.write_str("Nothing was taken."),
            Self::CaptureOf(role) => write!(f, "No {} was taken.", role_name(role)),
            Self::With(role) => write!(f, "That was not a move of a {}.", role_name(role)),
            Self::To(square) => write!(f, "That did not go to {square}."),
            Self::DoubleStep => f.write_str("No pawn went two squares."),
            Self::OnlyMove => f.write_str("There was another legal move."),
            Self::AnswerByKing => f.write_str("The king did not step out of check."),
            Self::AnswerByCapture => {
                f.write_str("The piece giving check was not taken by another piece than the king.")
            }
            Self::AnswerByBlock => f.write_str("Nothing was put between the king and the piece giving check."),
            Self::AnswerWithoutKing => f.write_str("The king itself moved."),
        }
    }
}
