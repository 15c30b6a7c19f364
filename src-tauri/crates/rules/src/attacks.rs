//! Which squares a piece attacks.

use crate::{Bitboard, Color, Role, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ORTHOGONALS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

const fn steps_from(square: Square, steps: &[(i8, i8)]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < steps.len() {
        if let Some(to) = square.offset(steps[i].0, steps[i].1) {
            set |= 1 << to.index();
        }
        i += 1;
    }
    set
}

const fn table(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i as usize] = steps_from(Square::wrap(i), steps);
        i += 1;
    }
    table
}

static KNIGHT: [u64; 64] = table(&KNIGHT_STEPS);
static KING: [u64; 64] = table(&KING_STEPS);
static PAWN: [[u64; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

pub(crate) fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

pub(crate) fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

pub(crate) fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

fn rays(square: Square, occupied: Bitboard, directions: &[(i8, i8)]) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    for &(files, ranks) in directions {
        let mut at = square;
        while let Some(next) = at.offset(files, ranks) {
            set |= Bitboard::of(next);
            if occupied.has(next) {
                break;
            }
            at = next;
        }
    }
    set
}

pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    rays(square, occupied, &DIAGONALS)
}

pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    rays(square, occupied, &ORTHOGONALS)
}

/// The squares a piece attacks, the first piece on each line included.
pub(crate) fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => bishop(square, occupied) | rook(square, occupied),
        Role::King => king(square),
    }
}

/// The squares strictly between two squares on one line; none if they share no line.
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    let files = b.file().index() - a.file().index();
    let ranks = b.rank().index() - a.rank().index();
    let mut set = Bitboard::EMPTY;
    if files == 0 || ranks == 0 || files.abs() == ranks.abs() {
        let mut at = a;
        while let Some(next) = at.offset(files.signum(), ranks.signum()) {
            if next == b || next == a {
                break;
            }
            set |= Bitboard::of(next);
            at = next;
        }
    }
    set
}
