//! Standard algebraic notation (PGN standard 1994-03-12, section 8.2.3).

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
    let next = position.play(mv).survey();
    if next.in_check {
        text.push(if next.legal_moves == 0 { '#' } else { '+' });
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
    attacks::of_officer(role, to, board.occupied()) & board.of(position.turn(), role)
}

/// Those that may go to the square without leaving a king attacked.
fn legal_among(position: &Position, from: Bitboard, to: Square) -> Bitboard {
    from.filter(|&from| position.leaves_kings_safe(Move { from, to, kind: MoveKind::Normal })).collect()
}

/// Reads a move as PGN writes it: English letters, capture sign exactly where something is taken, `=` before a
/// promotion, as much of the origin as it takes or more; a check or mate sign may follow and is not judged. The
/// move must be legal and the only one of that text. Everything else is none.
///
/// Works back from the target square and so costs no list of moves.
///
/// ```
/// use scoresheet_rules::{Position, Square, notation::san};
/// let start = Position::standard();
/// assert_eq!(san::read(&start, "Nf3").map(|mv| mv.from), "g1".parse().ok());
/// assert_eq!(san::read(&start, "Nd2"), None);
/// ```
#[must_use]
pub fn read(position: &Position, text: &str) -> Option<Move> {
    let bytes = match text.as_bytes() {
        [bare @ .., b'+' | b'#'] => bare,
        bare => bare,
    };
    match *bytes {
        [b'O', b'-', b'O'] => position.legal_castling(Side::King),
        [b'O', b'-', b'O', b'-', b'O'] => position.legal_castling(Side::Queen),
        [b'a'..=b'h', ..] => read_pawn(position, bytes),
        [letter, ref rest @ ..] => read_piece(position, officer(letter)?, rest),
        [] => None,
    }
}

/// The role of the capital letter of a piece other than a pawn.
const fn officer(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

/// The square of a file letter and a rank digit.
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if file < 8 && rank < 8 { Square::from_index(rank * 8 + file) } else { None }
}

fn read_piece(position: &Position, role: Role, rest: &[u8]) -> Option<Move> {
    let (origin, file, rank) = match *rest {
        [ref origin @ .., file, rank] => (origin, file, rank),
        _ => return None,
    };
    let to = square(file, rank)?;
    let (origin, captures) = match *origin {
        [ref origin @ .., b'x'] => (origin, true),
        _ => (origin, false),
    };
    let within = match *origin {
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(File::from_letter(char::from(file))?),
        [rank @ b'1'..=b'8'] => Bitboard::rank(Rank::from_digit(char::from(rank))?),
        [file, rank] => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    let board = position.board();
    let own = board.of_color(position.turn());
    let taken = board.occupied().has(to);
    if captures != taken || own.has(to) || board.of_role(Role::King).has(to) {
        return None;
    }
    let from = legal_among(position, arrivals(position, role, to) & within, to);
    if from.has_several() {
        return None;
    }
    Some(Move { from: from.first()?, to, kind: MoveKind::Normal })
}

fn read_pawn(position: &Position, bytes: &[u8]) -> Option<Move> {
    let (bytes, promotion) = match *bytes {
        [ref bytes @ .., b'=', letter] => {
            (bytes, Some(officer(letter).filter(|role| Role::PROMOTIONS.contains(role))?))
        }
        _ => (bytes, None),
    };
    let turn = position.turn();
    let back = |square: Square| square.offset(0, -turn.forward());
    let board = position.board();
    let pawns = board.of(turn, Role::Pawn);
    let (from, to, passing) = match *bytes {
        [file, rank] => {
            let to = square(file, rank)?;
            if board.occupied().has(to) {
                return None;
            }
            let one = back(to)?;
            let from = if pawns.has(one) || to.rank() != turn.rank(Rank::Fourth) || board.occupied().has(one) {
                one
            } else {
                back(one)?
            };
            (from, to, false)
        }
        [from_file, b'x', file, rank] => {
            let to = square(file, rank)?;
            let from = Square::new(File::from_letter(char::from(from_file))?, back(to)?.rank());
            let passing = position.en_passant() == Some(to);
            let takes = (board.of_color(!turn) - board.of_role(Role::King)).has(to) || passing;
            if !takes || from.file().index().abs_diff(to.file().index()) != 1 {
                return None;
            }
            (from, to, passing)
        }
        _ => return None,
    };
    let kind = match promotion {
        _ if !pawns.has(from) || promotion.is_some() != (to.rank() == turn.rank(Rank::Eighth)) => return None,
        Some(role) => MoveKind::Promote(role),
        None if passing => MoveKind::EnPassant,
        None => MoveKind::Normal,
    };
    let mv = Move { from, to, kind };
    position.leaves_kings_safe(mv).then_some(mv)
}
