//! Attacks along lines, by subtraction: with the blockers `o` of one line and the piece `r` on it, `o - 2r` flips
//! all squares above the piece up to and including the first blocker. The squares below are done the same way on
//! the board turned upside down (byte swap); ranks, which a byte swap does not turn, come from a table of bytes.
//!
//! The method is known as hyperbola quintessence (Chess Programming Wiki, "Hyperbola Quintessence", after Aleks
//! Peshkov and Gerd Isenberg). Its tables take 4 KB and so stay in the nearest cache.

use crate::{Bitboard, Square};

/// The masks of a square's three lines that are not its rank, without the square itself; each also upside down.
#[derive(Clone, Copy)]
struct Masks {
    file: u64,
    diagonal: u64,
    anti: u64,
    file_turned: u64,
    diagonal_turned: u64,
    anti_turned: u64,
    /// The square twice over: the `2r` of the subtraction, upright and upside down.
    twice: u64,
    twice_turned: u64,
}

const fn ray(square: Square, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut at = square;
    while let Some(next) = at.offset(files, ranks) {
        set |= 1 << next.index();
        at = next;
    }
    set
}

const fn masks_of(square: Square) -> Masks {
    let file = ray(square, 0, 1) | ray(square, 0, -1);
    let diagonal = ray(square, 1, 1) | ray(square, -1, -1);
    let anti = ray(square, 1, -1) | ray(square, -1, 1);
    let bit = 1u64 << square.index();
    Masks {
        file,
        diagonal,
        anti,
        file_turned: file.swap_bytes(),
        diagonal_turned: diagonal.swap_bytes(),
        anti_turned: anti.swap_bytes(),
        twice: bit << 1,
        twice_turned: bit.swap_bytes() << 1,
    }
}

static MASKS: [Masks; 64] = {
    let mut table = [masks_of(Square::wrap(0)); 64];
    let mut i = 0;
    while i < 64 {
        table[i as usize] = masks_of(Square::wrap(i));
        i += 1;
    }
    table
};

/// Attacks along a rank as a byte, by the six inner bits of its occupancy (the outer two never block) and the file.
static RANK: [[u8; 8]; 64] = {
    let mut table = [[0; 8]; 64];
    let mut inner = 0;
    while inner < 64 {
        let occupied = (inner as u64) << 1;
        let mut file = 0;
        while file < 8 {
            let mut set = 0u64;
            let mut at = file;
            while at < 7 {
                at += 1;
                set |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
            }
            at = file;
            while at > 0 {
                at -= 1;
                set |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
            }
            table[inner][file] = set as u8;
            file += 1;
        }
        inner += 1;
    }
    table
};

/// Occupied squares, ready for asking what lines are open: the board upright and upside down.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    upright: u64,
    turned: u64,
}

impl Lines {
    #[inline(always)]
    pub(crate) const fn new(occupied: Bitboard) -> Self {
        Self { upright: occupied.0, turned: occupied.0.swap_bytes() }
    }

    #[inline(always)]
    const fn along(self, mask: u64, mask_turned: u64, twice: u64, twice_turned: u64) -> u64 {
        let above = (self.upright & mask).wrapping_sub(twice);
        let below = (self.turned & mask_turned).wrapping_sub(twice_turned);
        (above ^ below.swap_bytes()) & mask
    }

    /// The squares a bishop attacks, the first piece on each line included.
    #[inline(always)]
    pub(crate) fn bishop(self, square: Square) -> Bitboard {
        let m = &MASKS[square.index()];
        let diagonal = self.along(m.diagonal, m.diagonal_turned, m.twice, m.twice_turned);
        Bitboard(diagonal | self.along(m.anti, m.anti_turned, m.twice, m.twice_turned))
    }

    /// The squares a rook attacks, the first piece on each line included.
    #[inline(always)]
    pub(crate) fn rook(self, square: Square) -> Bitboard {
        let m = &MASKS[square.index()];
        let start = square.index() as u32 & 56;
        let inner = self.upright >> (start + 1) & 63;
        let rank = u64::from(RANK[inner as usize][square.index() & 7]) << start;
        Bitboard(rank | self.along(m.file, m.file_turned, m.twice, m.twice_turned))
    }

    /// The squares a queen attacks, the first piece on each line included.
    #[inline(always)]
    pub(crate) fn queen(self, square: Square) -> Bitboard {
        self.bishop(square) | self.rook(square)
    }
}

static BISHOP_RAYS: [u64; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let m = masks_of(Square::wrap(i));
        table[i as usize] = m.diagonal | m.anti;
        i += 1;
    }
    table
};

static ROOK_RAYS: [u64; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::wrap(i);
        table[i as usize] = masks_of(square).file | ray(square, 1, 0) | ray(square, -1, 0);
        i += 1;
    }
    table
};

/// The squares a bishop attacks on an empty board.
#[inline(always)]
pub(crate) fn bishop_rays(square: Square) -> Bitboard {
    Bitboard(BISHOP_RAYS[square.index()])
}

/// The squares a rook attacks on an empty board.
#[inline(always)]
pub(crate) fn rook_rays(square: Square) -> Bitboard {
    Bitboard(ROOK_RAYS[square.index()])
}

static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let mut i = 0;
        while i < 8 {
            let mut set = 0;
            let mut at = Square::wrap(a);
            while let Some(next) = at.offset(steps[i].0, steps[i].1) {
                table[a as usize][next.index()] = set;
                set |= 1 << next.index();
                at = next;
            }
            i += 1;
        }
        a += 1;
    }
    table
};

impl Bitboard {
    /// The squares strictly between two squares on one rank, file or diagonal; none if they share no line.
    ///
    /// ```
    /// use scoresheet_rules::{Bitboard, Square};
    ///
    /// let [a1, d4, e6]: [Square; 3] = ["a1", "d4", "e6"].map(|name| name.parse().unwrap());
    /// assert_eq!(Bitboard::between(a1, d4).into_iter().map(|square| square.to_string()).collect::<String>(), "b2c3");
    /// assert_eq!(Bitboard::between(a1, e6), Bitboard::EMPTY);
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn between(a: Square, b: Square) -> Self {
        Self(BETWEEN[a.index()][b.index()])
    }
}

/// For each square of a king, from where on an empty board a bishop or a rook attacks any square beside it.
static AROUND: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut i = 0;
    while i < 64 {
        let king = Square::wrap(i);
        let mut files = -1;
        while files <= 1 {
            let mut ranks = -1;
            while ranks <= 1 {
                if let Some(beside) = king.offset(files, ranks)
                    && (files != 0 || ranks != 0)
                {
                    table[i as usize][0] |= BISHOP_RAYS[beside.index()];
                    table[i as usize][1] |= ROOK_RAYS[beside.index()];
                }
                ranks += 1;
            }
            files += 1;
        }
        i += 1;
    }
    table
};

/// From where on an empty board a bishop, and a rook, attacks any square beside a king.
#[inline(always)]
pub(crate) fn around(king: Square) -> [Bitboard; 2] {
    AROUND[king.index()].map(Bitboard)
}
