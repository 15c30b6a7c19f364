//! Standard algebraic notation (PGN standard 1994-03-12, section 8.2.3).

pub use super::san_read::read;
use crate::attacks;
use crate::{Bitboard, File, Move, MoveKind, Position, Rank, Role, Side, Square};

/// The move as PGN writes it, check and mate signs included. The move must be legal.
///
/// ```
/// use scoresheet_rules::{Position, notation::{san, uci}};
/// let start = Position::standard();
/// let mv = uci::read(&start, "g1f3").unwrap();
/// assert_eq!(san::write(&start, mv), "Nf3");
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = write_bare(position, mv);
    let next = position.play(mv).outlook();
    if next.in_check {
        text.push(if next.can_move { '+' } else { '#' });
    }
    text
}

/// The move without check or mate sign.
#[must_use]
pub fn write_bare(position: &Position, mv: Move) -> String {
    let board = position.board();
    // The longest is such as `Qa1xb2#`, in one piece of memory.
    let mut text = String::with_capacity(8);
    if let Some(side) = mv.castling_side() {
        text.push_str(match side {
            Side::King => "O-O",
            Side::Queen => "O-O-O",
        });
        return text;
    }
    let role = board.role_at(mv.from).unwrap_or(Role::Pawn);
    let captures = mv.kind == MoveKind::EnPassant || board.occupied().has(mv.to);
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
    text.push(mv.to.file().letter());
    text.push(mv.to.rank().digit());
    if let Some(promotion) = mv.promotion() {
        text.push('=');
        text.push(promotion.letter());
    }
    text
}

/// The least that tells the moving piece from the others of its kind that may legally go there: the file, else the
/// rank, else both.
fn disambiguation(position: &Position, mv: Move, role: Role) -> (Option<File>, Option<Rank>) {
    let rivals = arrivals(position, role, mv.to) - Bitboard::of(mv.from);
    if rivals.is_empty() {
        return (None, None);
    }
    let rivals = legal_among(position, rivals, mv.to);
    let (file, rank) = (mv.from.file(), mv.from.rank());
    if rivals.is_empty() {
        (None, None)
    } else if !rivals.meets(Bitboard::file(file)) {
        (Some(file), None)
    } else if !rivals.meets(Bitboard::rank(rank)) {
        (None, Some(rank))
    } else {
        (Some(file), Some(rank))
    }
}

/// The mover's pieces of a kind (pawns apart) whose own movement takes them to the square.
fn arrivals(position: &Position, role: Role, to: Square) -> Bitboard {
    // These movements go both ways: what a piece on the target would reach is where such a piece can come from.
    let board = position.board();
    attacks::of(role, position.turn(), to, board.occupied()) & board.of(position.turn(), role)
}

/// Those that may go to the square without leaving a king attacked.
fn legal_among(position: &Position, from: Bitboard, to: Square) -> Bitboard {
    from.filter(|&from| position.leaves_kings_safe(Move { from, to, kind: MoveKind::Normal })).collect()
}
