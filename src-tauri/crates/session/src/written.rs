//! The short texts of what an entry did: SAN and UCI, and which pieces took part.

use std::fmt::Write as _;

use scoresheet_rules::notation::san;
use scoresheet_rules::{Action, Color, Move, MoveKind, Position, Role, Side, Square, Variant};

use crate::check::Check;
use crate::short::ShortText;

/// A legal move as PGN writes it, given what it leads to.
pub(crate) fn san(before: &Position, mv: Move, check: Check) -> Option<ShortText> {
    let mut text = ShortText::new(&san::write_bare(before, mv))?;
    text.write_str(check.sign()).ok()?;
    Some(text)
}

/// From, to and promotion wherever one piece moves, and castling as UCI writes it; nothing for drops, passes and
/// pieces that stay.
pub(crate) fn uci(action: &Action, mover: Color, variant: Variant) -> Option<ShortText> {
    let (from, to, becomes) = match *action {
        Action::Move(Move { from, to, kind }) => match kind {
            MoveKind::Castle(side) => (from, castled_to(side, to, mover, variant), None),
            MoveKind::Promote(role) => (from, to, Some(role)),
            MoveKind::Normal | MoveKind::EnPassant => (from, to, None),
        },
        Action::Shift { from, to, becomes, .. } => (from, to, becomes),
        Action::CastleByHand { king, rook, side } => (king, castled_to(side, rook, mover, variant), None),
        Action::Drop { .. } | Action::Pass => return None,
    };
    if from == to {
        return None;
    }
    let mut text = ShortText::default().square(from)?.square(to)?;
    if let Some(role) = becomes {
        text.write_char(role.letter().to_ascii_lowercase()).ok()?;
    }
    Some(text)
}

fn castled_to(side: Side, rook: Square, mover: Color, variant: Variant) -> Square {
    match variant {
        Variant::Standard => side.king_to(mover),
        Variant::Chess960 => rook,
    }
}

/// From and to as the screen marks them; a drop marks its square twice. Nothing for a pass.
pub(crate) fn marks(action: &Action, mover: Color) -> Option<(Square, Square)> {
    match *action {
        Action::Move(Move { from, to, kind: MoveKind::Castle(side) })
        | Action::CastleByHand { king: from, rook: to, side } => {
            let king_to = side.king_to(mover);
            // A king that castles where it stands is marked by its rook.
            Some(if king_to == from { (to, side.rook_to(mover)) } else { (from, king_to) })
        }
        Action::Move(Move { from, to, .. }) | Action::Shift { from, to, .. } => Some((from, to)),
        Action::Drop { square, .. } => Some((square, square)),
        Action::Pass => None,
    }
}

/// The kind of piece that an action moves or drops, and the kind that leaves the board by it.
pub(crate) fn pieces(before: &Position, action: &Action) -> (Option<Role>, Option<Role>) {
    let board = before.board();
    match *action {
        Action::Move(Move { kind: MoveKind::Castle(_), .. }) | Action::CastleByHand { .. } => (Some(Role::King), None),
        Action::Move(Move { from, kind: MoveKind::EnPassant, .. }) => (board.role_at(from), Some(Role::Pawn)),
        Action::Move(Move { from, to, .. }) => (board.role_at(from), board.role_at(to)),
        Action::Shift { from, to, .. } if from == to => (board.role_at(from), None),
        Action::Shift { from, to, removes, .. } => {
            (board.role_at(from), board.role_at(to).or_else(|| removes.and_then(|square| board.role_at(square))))
        }
        Action::Drop { role, square } => (Some(role), board.role_at(square)),
        Action::Pass => (None, None),
    }
}
