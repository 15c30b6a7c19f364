//! Reading SAN quickly: from the target square back to the one piece that can have come from there.
//!
//! What a game's next move is, no processor can foresee; so the usual forms (`e4`, `exd5`, `Nf3`, `Nbxd2+`) take one
//! path for all pieces, on which the text picks from tables instead of deciding branches. What is rare leaves it.

use crate::attacks::{self, Lines};
use crate::{Bitboard, Color, File, Move, MoveKind, Position, Rank, Role, Side, Square};

/// What the first letter of a move says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Move(Role),
    Castling,
    Nothing,
}

static KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Nothing; 256];
    let mut file = b'a';
    while file <= b'h' {
        kinds[file as usize] = Kind::Move(Role::Pawn);
        file += 1;
    }
    kinds[b'N' as usize] = Kind::Move(Role::Knight);
    kinds[b'B' as usize] = Kind::Move(Role::Bishop);
    kinds[b'R' as usize] = Kind::Move(Role::Rook);
    kinds[b'Q' as usize] = Kind::Move(Role::Queen);
    kinds[b'K' as usize] = Kind::Move(Role::King);
    kinds[b'O' as usize] = Kind::Castling;
    kinds
};

/// The squares that a file letter or a rank digit leaves; none for any other character.
static WITHIN: [Bitboard; 256] = {
    let mut within = [Bitboard::EMPTY; 256];
    let mut i = 0;
    while i < 8 {
        within[b'a' as usize + i] = Bitboard::file(File::ALL[i]);
        within[b'1' as usize + i] = Bitboard::rank(Rank::ALL[i]);
        i += 1;
    }
    within
};

/// The square of a file letter and a rank digit.
#[inline(always)]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if (file | rank) < 8 { Some(Square::wrap(rank * 8 + file)) } else { None }
}

/// All ones or none.
#[inline(always)]
const fn mask(is: bool) -> u64 {
    0u64.wrapping_sub(is as u64)
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
    let bytes = text.as_bytes();
    let (&first, &last) = (bytes.first()?, bytes.last()?);
    let bytes = bytes.get(..bytes.len() - usize::from(last == b'+' || last == b'#'))?;
    match KINDS[usize::from(first)] {
        Kind::Move(role) => read_move(position, role, bytes),
        Kind::Castling => match bytes {
            b"O-O" => position.legal_castling(Side::King),
            b"O-O-O" => position.legal_castling(Side::Queen),
            _ => None,
        },
        Kind::Nothing => None,
    }
}

#[inline(always)]
fn read_move(position: &Position, role: Role, bytes: &[u8]) -> Option<Move> {
    let [ref before @ .., file, rank] = *bytes else { return None };
    if file == b'=' {
        return read_promotion(position, before, rank);
    }
    let to = square(file, rank)?;
    let is_pawn = role == Role::Pawn;
    // Between the piece's letter and the target: what tells the origin, then the capture sign.
    let captures = before.last() == Some(&b'x');
    let origin = before.get(usize::from(!is_pawn)..before.len().saturating_sub(usize::from(captures)))?;
    let within = match *origin {
        // A pawn that takes nothing stays on its file.
        [] => Bitboard(WITHIN[usize::from(file)].0 | mask(!is_pawn)),
        [one] if !is_pawn | captures => WITHIN[usize::from(one)],
        [file, rank] if !is_pawn => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    let last_rank = position.turn().rank(Rank::Eighth);
    if is_pawn & (to.rank() == last_rank) {
        return None;
    }
    arrive(position, role, within, to, captures, None)
}

/// `before`, such as `e8` or `dxe8`, stands in front of the equals sign.
#[cold]
fn read_promotion(position: &Position, before: &[u8], letter: u8) -> Option<Move> {
    let (file, rank, from_file) = match *before {
        [file, rank] => (file, rank, file),
        [from_file, b'x', file, rank] => (file, rank, from_file),
        _ => return None,
    };
    let Kind::Move(becomes) = KINDS[usize::from(letter)] else { return None };
    let to = square(file, rank)?;
    let within = Bitboard::file(File::from_letter(char::from(from_file))?);
    let is_promotion = Role::PROMOTIONS.contains(&becomes) && to.rank() == position.turn().rank(Rank::Eighth);
    if !is_promotion {
        return None;
    }
    arrive(position, Role::Pawn, within, to, before.len() == 4, Some(becomes))
}

/// The one legal move of a piece of this kind from within the squares to the target, taking something or not.
#[inline(always)]
fn arrive(
    position: &Position,
    role: Role,
    within: Bitboard,
    to: Square,
    captures: bool,
    becomes: Option<Role>,
) -> Option<Move> {
    let board = &position.board;
    let turn = position.turn;
    let is_pawn = role == Role::Pawn;
    let is_passing = is_pawn & captures & (position.en_passant == Some(to));
    let takes = (board.of_color(!turn) - board.of_role(Role::King)).has(to) | is_passing;
    // A target that is occupied and yet takes nothing is an own piece's or a king's.
    if captures != takes || (board.occupied().has(to) & !takes) {
        return None;
    }
    let from = origins(position, role, to, captures) & board.of(turn, role) & within;
    let kind = match becomes {
        Some(becomes) => MoveKind::Promote(becomes),
        None if is_passing => MoveKind::EnPassant,
        None => MoveKind::Normal,
    };
    let legal = |from: Square| Some(Move { from, to, kind }).filter(|&mv| position.leaves_kings_safe(mv));
    if !from.has_several() {
        return from.first().and_then(legal);
    }
    let mut moves = from.filter_map(legal);
    moves.next().filter(|_| moves.next().is_none())
}

/// Where a piece of the mover's must stand to come to the square by its own movement.
#[inline(always)]
fn origins(position: &Position, role: Role, to: Square, captures: bool) -> Bitboard {
    /// For each role the parts that count: pawn's, knight's, bishop's, rook's, king's.
    const PARTS: [[u64; 5]; 6] = {
        const YES: u64 = u64::MAX;
        [
            [YES, 0, 0, 0, 0],
            [0, YES, 0, 0, 0],
            [0, 0, YES, 0, 0],
            [0, 0, 0, YES, 0],
            [0, 0, YES, YES, 0],
            [0, 0, 0, 0, YES],
        ]
    };
    let occupied = position.board.occupied();
    let lines = Lines::new(occupied);
    let target = Bitboard::of(to).0;
    let empty = !occupied.0;
    let white = mask(position.turn == Color::White);
    let one = (target >> 8 & white) | (target << 8 & !white);
    let two = ((one & empty) >> 8 & white & Bitboard::rank(Rank::Second).0)
        | ((one & empty) << 8 & !white & Bitboard::rank(Rank::Seventh).0);
    let taking = attacks::pawn(!position.turn, to).0;
    let [pawns, knights, bishops, rooks, kings] = PARTS[role.index() % 6];
    let captures = mask(captures);
    Bitboard(
        ((taking & captures) | ((one | two) & !captures)) & pawns
            | attacks::knight(to).0 & knights
            | lines.bishop(to).0 & bishops
            | lines.rook(to).0 & rooks
            | attacks::king(to).0 & kings,
    )
}
