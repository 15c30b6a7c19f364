//! Illegal moves, carried out as people at the board would (rules M1 to M10, C4).

use scoresheet_rules::{Action, Bitboard, Piece, Position, Rank, Role, Side, Square, Variant};

use super::castling;
use super::coordinates;
use super::legal;
use super::pattern::{Hints, Pattern};
use super::reason::UnreadableReason;

/// Carries out a reading that has no legal move.
pub(super) fn carry_out(position: &Position, pattern: &Pattern, hints: Hints) -> Result<Action, UnreadableReason> {
    let pattern = &binding(position, pattern);
    let to = target(position, pattern)?;
    if let Some(castle) = castle_all_the_same(position, pattern, to)? {
        return Ok(castle);
    }
    let from = match coordinates::origin(pattern).filter(|_| pattern.from_to) {
        Some(from) => source_on(position, pattern, from)?,
        None => source(position, pattern, to, hints)?,
    };
    Ok(shift(position, pattern, from, to, hints))
}

/// The reading with the origin that counts: one that fits no piece is disregarded (rule P6), and on a square written
/// in full the mover's piece is meant, whatever it is called, else the opponent's of the name (rule M2).
fn binding(position: &Position, pattern: &Pattern) -> Pattern {
    let mover = position.turn();
    let Some(role) = pattern.role.filter(|_| !pattern.spaced) else { return *pattern };
    let disregarded = Pattern { from: Bitboard::ALL, from_to: false, ..*pattern };
    if !pattern.from_to {
        let fits = !(position.board().of(mover, role) & pattern.from).is_empty();
        return if fits { *pattern } else { disregarded };
    }
    match pattern.from.first().and_then(|from| position.board().piece_at(from)) {
        Some(piece) if piece.color == mover => Pattern { role: Some(piece.role), ..*pattern },
        Some(piece) if piece.role == role => *pattern,
        Some(_) | None => disregarded,
    }
}

/// The one square meant. Of several, a descriptive name means the only one that is reached when check is ignored;
/// files alone mean none (rule M10).
fn target(position: &Position, pattern: &Pattern) -> Result<Square, UnreadableReason> {
    if let Some(square) = pattern.target() {
        return Ok(square);
    }
    let Some(role) = pattern.role else { return Err(UnreadableReason::NoMove) };
    let mover = position.turn();
    let pieces = position.board().of(mover, role);
    if pieces.is_empty() {
        return Err(UnreadableReason::NoPiece(mover, role));
    }
    if !pattern.descriptive {
        return Err(UnreadableReason::NoneGoesThere);
    }
    let bound = pieces & pattern.from;
    let reached = bound.fold(Bitboard::EMPTY, |set, from| set | position.reach(from)) & pattern.to;
    match (reached.first(), reached.has_several(), pattern.to.is_empty()) {
        (Some(square), false, _) => Ok(square),
        (_, _, true) => Err(UnreadableReason::NothingToTake),
        _ => Err(UnreadableReason::SeveralSquares(pattern.to)),
    }
}

/// Rule C4: while the right is left, the two-square form castles although it is not legal, and in Chess960 so
/// does king takes own rook.
fn castle_all_the_same(position: &Position, pattern: &Pattern, to: Square) -> Result<Option<Action>, UnreadableReason> {
    if !matches!(pattern.role, None | Some(Role::King)) {
        return Ok(None);
    }
    if let Some(side) = pattern.castles
        && (position.kings(position.turn()) & pattern.from).first().is_some()
    {
        return castling::by_hand(position, side).map(Some);
    }
    let color = position.turn();
    let Some(king) = position.castling().king(color).filter(|&king| pattern.from.has(king)) else { return Ok(None) };
    let by_rook =
        |side: &Side| position.variant() == Variant::Chess960 && position.castling().rook(color, *side) == Some(to);
    let by_two = |side: &Side| {
        to == side.king_to(color) && legal::is_two_step(king, to) && position.castling().rook(color, *side).is_some()
    };
    let side = Side::ALL.into_iter().find(by_rook).or_else(|| Side::ALL.into_iter().find(by_two));
    side.map(|side| castling::by_hand(position, side)).transpose()
}

/// Rule M2: what stands on the from-square moves.
fn source_on(position: &Position, pattern: &Pattern, from: Square) -> Result<Square, UnreadableReason> {
    let Some(there) = position.board().piece_at(from) else {
        return Err(if pattern.spaced { UnreadableReason::TwoMoves } else { UnreadableReason::NothingThere(from) });
    };
    let named = pattern.role.is_none_or(|role| role == there.role);
    let own = there.color == position.turn();
    if pattern.spaced && !(own && named) { Err(UnreadableReason::TwoMoves) } else { Ok(from) }
}

/// Rule M1: which of the mover's pieces of the kind goes to the square.
fn source(position: &Position, pattern: &Pattern, to: Square, hints: Hints) -> Result<Square, UnreadableReason> {
    let mover = position.turn();
    let Some(role) = pattern.role else { return Err(UnreadableReason::NoMove) };
    let pieces = position.board().of(mover, role);
    if pieces.is_empty() {
        return Err(UnreadableReason::NoPiece(mover, role));
    }
    let candidates = (pieces & pattern.from) - Bitboard::of(to);
    let aside = takes(pattern, hints) || pattern.names_file;
    let class = |from: Square| {
        if position.reach(from).has(to) {
            0
        } else if goes_so(Piece { color: mover, role }, from, to, aside) {
            1
        } else {
            2 + u8::from(role != Role::Pawn || from.file() != to.file())
        }
    };
    // None besides the one that stands there: it stays (rule M6).
    Ok(candidates.min_by_key(|&from| (class(from), legal::order(from, to))).unwrap_or(to))
}

/// Whether the entry says that something is taken.
const fn takes(pattern: &Pattern, hints: Hints) -> bool {
    pattern.takes || pattern.passing || hints.takes || hints.passing
}

/// Whether the piece goes so when nothing is in the way; a pawn aside only if that is `aside`.
pub(super) fn goes_so(piece: Piece, from: Square, to: Square, aside: bool) -> bool {
    let files = from.file().index().abs_diff(to.file().index());
    let ranks = from.rank().index().abs_diff(to.rank().index());
    let (straight, diagonal) = (files == 0 || ranks == 0, files == ranks);
    match piece.role {
        Role::Knight => (files, ranks) == (1, 2) || (files, ranks) == (2, 1),
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => straight || diagonal,
        Role::King => files <= 1 && ranks <= 1,
        Role::Pawn => {
            let steps = (to.rank().index() - from.rank().index()) * piece.color.forward();
            let doubles = steps == 2 && from.rank() == piece.color.rank(Rank::Second);
            (files == 0 && (steps == 1 || doubles)) || (aside && files == 1 && steps == 1)
        }
    }
}

/// Lifts the piece and puts it down, with what a pawn becomes and what it takes in passing (rules M4 to M7, M9).
fn shift(position: &Position, pattern: &Pattern, from: Square, to: Square, hints: Hints) -> Action {
    let piece = position.board().piece_at(from);
    let becomes = piece.and_then(|piece| pattern.becomes.of(piece.role, piece.color.rank(to.rank())));
    let becomes = becomes.filter(|_| from != to);
    let marked = takes(pattern, hints) || pattern.names_file;
    let removes = piece.and_then(|piece| taken_in_passing(position, piece, from, to, marked));
    Action::Shift { from, to, becomes, removes }
}

/// Rule M9: a pawn's step aside from its fifth rank onto an empty square, marked as a capture (or where the right
/// to take in passing stands), takes the enemy pawn beside its start.
fn taken_in_passing(position: &Position, piece: Piece, from: Square, to: Square, marked: bool) -> Option<Square> {
    let Piece { color, role } = piece;
    let aside = from.file().index().abs_diff(to.file().index()) == 1;
    let ranks = from.rank() == color.rank(Rank::Fifth) && to.rank() == color.rank(Rank::Sixth);
    let allowed = marked || (color == position.turn() && position.en_passant() == Some(to));
    if role != Role::Pawn || !aside || !ranks || !allowed || position.board().occupied().has(to) {
        return None;
    }
    let beside = Square::new(to.file(), from.rank());
    let enemy = Piece { color: !color, role: Role::Pawn };
    (position.board().piece_at(beside) == Some(enemy)).then_some(beside)
}
