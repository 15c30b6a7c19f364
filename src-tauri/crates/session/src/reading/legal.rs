//! The legal moves that a reading means (rules P2, P5, P6, C2).

use scoresheet_rules::{Action, Bitboard, Move, MoveKind, Position, Rank, Role, Side, Square};

use super::pattern::{Becomes, Hints, Pattern};

/// What the legal moves of a reading come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// This move.
    Move(Move),
    /// Moves to several squares: these (rule P4).
    Several(Bitboard),
    /// No legal move.
    Nothing,
}

/// The legal move that a reading means.
pub(super) fn find(position: &Position, pattern: &Pattern, hints: Hints) -> Found {
    let mut moves = plain_moves(position, pattern);
    if moves.is_empty()
        && let Some(role) = pattern.captured
    {
        let to = pattern.to & position.board().of(!position.turn(), role);
        moves = plain_moves(position, &Pattern { to, becomes: Becomes::Unsaid, ..*pattern });
    }
    if moves.is_empty() {
        return castling(position, pattern).map_or(Found::Nothing, Found::Move);
    }
    if moves.len() > 1 {
        narrow(position, &mut moves, pattern, hints);
    }
    let targets: Bitboard = moves.iter().map(|mv| mv.to).collect();
    if targets.has_several() {
        return Found::Several(targets);
    }
    let takes = pattern.takes || hints.takes || hints.passing;
    let best = moves.into_iter().min_by_key(|mv| {
        let pawn = position.board().of_role(Role::Pawn).has(mv.from);
        let straight = mv.from.file() == mv.to.file();
        (hints.passing && mv.kind != MoveKind::EnPassant, pawn && straight == takes, order(mv.from, mv.to))
    });
    best.map_or(Found::Nothing, Found::Move)
}

/// A move carried out as illegal that is legal after all, since the entry only named its piece wrongly (`Bg1-f3`
/// of a knight, `Qe1-g1` of a king).
pub(super) fn recognise(position: &Position, action: Action) -> Action {
    let (from, to, becomes, removes) = match action {
        Action::Shift { from, to, becomes, removes } => (from, to, becomes, removes),
        Action::CastleByHand { king, side, .. } if position.castling().king(position.turn()) == Some(king) => {
            return position.legal_castling(side).map_or(action, Action::Move);
        }
        Action::CastleByHand { .. } | Action::Move(_) | Action::Drop { .. } | Action::Pass => return action,
    };
    let kind = match (becomes, removes) {
        (None, None) => MoveKind::Normal,
        (None, Some(_)) => MoveKind::EnPassant,
        (Some(role), _) => MoveKind::Promote(role),
    };
    let mv = Move { from, to, kind };
    if position.is_legal(mv) { Action::Move(mv) } else { action }
}

/// Nearest first, then by file, then by rank (rule D3).
pub(super) fn order(from: Square, to: Square) -> (u8, i8, i8) {
    (from.distance(to), from.file().index(), from.rank().index())
}

/// Legal moves of the reading, castling apart.
fn plain_moves(position: &Position, pattern: &Pattern) -> Vec<Move> {
    let mut moves = Vec::new();
    let board = position.board();
    let mover = position.turn();
    let own = board.of_color(mover);
    let sources = pattern.from & pattern.role.map_or(own, |role| board.of(mover, role));
    let pawns = board.of(mover, Role::Pawn);
    let targets = pattern.to - board.of_role(Role::King);
    for from in sources {
        let reached = position.reach(from) & targets;
        for to in reached {
            let role = if pawns.has(from) { Role::Pawn } else { Role::King };
            let arrives = mover.rank(to.rank());
            let promotes = role == Role::Pawn && arrives == Rank::Eighth;
            let kind = match pattern.becomes.of(role, arrives) {
                Some(becomes) if promotes => MoveKind::Promote(becomes),
                Some(_) => continue, // a promotion is named where none can be
                None if role == Role::Pawn && Some(to) == position.en_passant() && from.file() != to.file() => {
                    MoveKind::EnPassant
                }
                None => MoveKind::Normal,
            };
            let mv = Move { from, to, kind };
            if position.is_legal(mv) {
                moves.push(mv);
            }
        }
    }
    moves
}

/// A king's move from its castling square that is castling: two or more squares to the c- or g-file of its rank,
/// or onto the rook that has the right. Asked only when the plain king's move is not legal.
fn castling(position: &Position, pattern: &Pattern) -> Option<Move> {
    if !matches!(pattern.role, None | Some(Role::King)) {
        return None;
    }
    let king = position.castling().king(position.turn()).filter(|&king| pattern.from.has(king))?;
    if let Some(side) = pattern.castles {
        return position.legal_castling(side);
    }
    let meant = Side::ALL.into_iter().filter(|&side| side_is_meant(position, pattern.to, king, side));
    let mut legal = meant.filter_map(|side| position.legal_castling(side));
    let first = legal.next()?;
    // Both sides at once can only be a descriptive name for two squares.
    if legal.next().is_some() { None } else { Some(first) }
}

/// Whether a king's move to one of the squares means castling to a side whose right stands.
fn side_is_meant(position: &Position, to: Bitboard, king: Square, side: Side) -> bool {
    let color = position.turn();
    let Some(rook) = position.castling().rook(color, side) else { return false };
    let king_to = side.king_to(color);
    to.has(rook) || (to.has(king_to) && is_two_step(king, king_to))
}

/// Whether a king goes two squares or more along its rank.
pub(super) fn is_two_step(king: Square, to: Square) -> bool {
    king.rank() == to.rank() && king.distance(to) >= 2
}

/// Leaves out what the hints exclude, unless that is all; of descriptive moves also those that take although no
/// capture was written.
fn narrow(position: &Position, moves: &mut Vec<Move>, pattern: &Pattern, hints: Hints) {
    if hints.passing || pattern.passing {
        keep(moves, |mv| mv.kind == MoveKind::EnPassant);
    }
    if pattern.descriptive && !pattern.takes {
        keep(moves, |mv| mv.kind != MoveKind::EnPassant && !position.board().occupied().has(mv.to));
    }
    if moves.len() > 1 && (hints.check || hints.mate) {
        keep(moves, |&mv| position.play(mv).is_check());
        if hints.mate {
            keep(moves, |&mv| {
                let next = position.play(mv);
                next.is_check() && !next.has_legal_move()
            });
        }
    }
}

fn keep(moves: &mut Vec<Move>, good: impl Fn(&Move) -> bool) {
    if moves.iter().any(&good) {
        moves.retain(good);
    }
}
