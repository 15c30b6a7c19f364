//! Why an action that is no legal move is illegal.

use scoresheet_rules::{Action, Bitboard, File, Piece, Position, Rank, Role, Side, Square, Variant};

use super::illegal::goes_so;
use super::legal::is_two_step;
use super::reason::IllegalReason;

/// The reason, or nothing for a legal move.
pub(super) fn judge(position: &Position, action: &Action) -> Option<IllegalReason> {
    match *action {
        Action::Move(_) => None,
        Action::Shift { from, to, becomes, removes } => Some(shift(position, from, to, becomes, removes)),
        Action::CastleByHand { king, rook, side } => {
            let castled = position.apply(action);
            Some(castling(position, &castled, king, rook, side))
        }
        Action::Drop { .. } => Some(IllegalReason::Drop),
        Action::Pass => Some(IllegalReason::Null),
    }
}

fn shift(
    position: &Position,
    from: Square,
    to: Square,
    becomes: Option<Role>,
    removes: Option<Square>,
) -> IllegalReason {
    let board = position.board();
    let Some(piece) = board.piece_at(from) else { return IllegalReason::Null };
    let role = piece.role;
    if from == to {
        return IllegalReason::Stays(role, to);
    }
    if piece.color != position.turn() {
        return IllegalReason::OpponentsPiece(role);
    }
    match board.piece_at(to) {
        Some(taken) if taken.color == piece.color => return IllegalReason::CapturesOwn(taken.role, to),
        Some(Piece { role: Role::King, .. }) => return IllegalReason::CapturesKing,
        Some(_) | None => {}
    }
    if let Some(reason) = becomes.and_then(|becomes| promotion(position, piece, to, becomes)) {
        return reason;
    }
    if position.reach(from).has(to) {
        return IllegalReason::LeavesKingInCheck;
    }
    if removes.is_some() {
        return IllegalReason::LateEnPassant;
    }
    if !goes_so(piece, from, to, true) {
        let castles = role == Role::King && Side::ALL.iter().any(|side| side.king_to(piece.color) == to);
        let home = piece.color.rank(Rank::First);
        let at_home = position.variant() == Variant::Chess960 || from.file() == File::E;
        let by_two = is_two_step(from, to) && from.rank() == home && at_home && castles;
        return if by_two { IllegalReason::NoCastlingRight } else { IllegalReason::NotItsMove(role) };
    }
    let aside = from.file() != to.file();
    if role == Role::Pawn && aside {
        return IllegalReason::PawnTakesNothing;
    }
    let on_the_way = Bitboard::between(from, to) | Bitboard::of(to);
    nearest(on_the_way & board.occupied(), from)
        .map_or(IllegalReason::LeavesKingInCheck, |square| IllegalReason::Blocked(role, square))
}

fn promotion(position: &Position, piece: Piece, to: Square, becomes: Role) -> Option<IllegalReason> {
    if piece.role != Role::Pawn {
        Some(IllegalReason::OnlyPawnsPromote)
    } else if to.rank() != position.turn().rank(Rank::Eighth) {
        Some(IllegalReason::PromotesEarly)
    } else if !Role::PROMOTIONS.contains(&becomes) {
        Some(IllegalReason::PromotesTo(becomes))
    } else {
        None
    }
}

/// Why castling with this king and rook, which leads to the position `castled`, is not legal.
fn castling(position: &Position, castled: &Position, king: Square, rook: Square, side: Side) -> IllegalReason {
    let color = position.turn();
    if position.castling().rook(color, side) != Some(rook) || position.castling().king(color) != Some(king) {
        return IllegalReason::NoCastlingRight;
    }
    let king_path = Bitboard::between(king, side.king_to(color)) | Bitboard::of(side.king_to(color));
    let rook_path = Bitboard::between(rook, side.rook_to(color)) | Bitboard::of(side.rook_to(color));
    let pair = Bitboard::of(king) | Bitboard::of(rook);
    let occupied = position.board().occupied();
    if let Some(square) = nearest((king_path | rook_path) & (occupied - pair), king) {
        return IllegalReason::CastlesThroughPiece(square);
    }
    let attacked = |square: Square| !position.attackers(square, !color, occupied - Bitboard::of(king)).is_empty();
    if attacked(king) {
        IllegalReason::CastlesOutOfCheck
    } else if attacked(side.king_to(color)) {
        IllegalReason::CastlesIntoCheck
    } else if king_path.into_iter().any(attacked) {
        IllegalReason::CastlesThroughCheck
    } else if castled.checked_kings(color).has(side.king_to(color)) {
        // The rook was its shield.
        IllegalReason::CastlesIntoCheck
    } else {
        IllegalReason::LeavesKingInCheck
    }
}

fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares.min_by_key(|square| square.distance(from))
}
