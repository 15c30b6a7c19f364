//! Which squares a piece attacks. Tables are computed by the compiler; they cost nothing at start-up.

mod lines;

pub(crate) use lines::{Lines, around, bishop_rays, rook_rays};

use crate::{Bitboard, Color, Role, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

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

/// The squares a pawn of this colour attacks.
#[inline]
pub(crate) fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// The squares a knight attacks.
#[inline]
pub(crate) fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a king attacks.
#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares a piece attacks, the first piece on each line included.
#[inline]
pub(crate) fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => Lines::new(occupied).bishop(square),
        Role::Rook => Lines::new(occupied).rook(square),
        Role::Queen => Lines::new(occupied).queen(square),
        Role::King => king(square),
    }
}
