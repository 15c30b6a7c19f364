//! Standard algebraic notation (PGN standard 1994-03-12, section 8.2.3).

use crate::{File, Move, MoveKind, Position, Rank, Role, Side, Square};

/// The move as PGN writes it, check and mate signs included. The move must be legal.
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = write_bare(position, mv);
    let next = position.play(mv);
    if next.is_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
    text
}

/// The move without check or mate sign.
#[must_use]
pub fn write_bare(position: &Position, mv: Move) -> String {
    let board = position.board();
    match mv.kind {
        MoveKind::Castle(Side::King) => return "O-O".into(),
        MoveKind::Castle(Side::Queen) => return "O-O-O".into(),
        MoveKind::Normal | MoveKind::EnPassant | MoveKind::Promote(_) => {}
    }
    let role = board.role_at(mv.from).unwrap_or(Role::Pawn);
    let captures = mv.kind == MoveKind::EnPassant || board.occupied().has(mv.to);
    let mut text = String::new();
    if role == Role::Pawn {
        if captures {
            text.push(mv.from.file().letter());
        }
    } else {
        text.push(role.letter());
        let (file, rank) = disambiguation(position, mv, role);
        text.extend(file.map(File::letter));
        text.extend(rank.map(Rank::digit));
    }
    if captures {
        text.push('x');
    }
    text.push_str(&mv.to.to_string());
    if let Some(promotion) = mv.promotion() {
        text.push('=');
        text.push(promotion.letter());
    }
    text
}

/// The least that tells the moving piece from the others of its kind that may legally go there: the file, else the
/// rank, else both.
fn disambiguation(position: &Position, mv: Move, role: Role) -> (Option<File>, Option<Rank>) {
    let rivals: Vec<Square> = position
        .legal_moves()
        .iter()
        .filter(|other| other.to == mv.to && other.from != mv.from && other.castling_side().is_none())
        .filter(|other| position.board().role_at(other.from) == Some(role))
        .map(|other| other.from)
        .collect();
    if rivals.is_empty() {
        (None, None)
    } else if rivals.iter().all(|rival| rival.file() != mv.from.file()) {
        (Some(mv.from.file()), None)
    } else if rivals.iter().all(|rival| rival.rank() != mv.from.rank()) {
        (None, Some(mv.from.rank()))
    } else {
        (Some(mv.from.file()), Some(mv.from.rank()))
    }
}
