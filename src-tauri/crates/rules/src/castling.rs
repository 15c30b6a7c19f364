//! Castling rights, kept as squares so that every Chess960 start is the ordinary case.

use crate::{Bitboard, Color, File, Rank, Square};

/// The side to castle to, named as in standard chess: the king ends on the g-file or on the c-file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// To the g-file, `O-O`.
    King,
    /// To the c-file, `O-O-O`.
    Queen,
}

impl Side {
    /// King's side, then queen's side.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The file on which the king ends (FIDE Laws 3.8 and Guideline II).
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file on which the rook ends.
    const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }

    /// Where the king of a colour ends.
    #[must_use]
    pub const fn king_to(self, color: Color) -> Square {
        Square::new(self.king_file(), color.rank(Rank::First))
    }

    /// Where the rook of a colour ends.
    #[must_use]
    pub const fn rook_to(self, color: Color) -> Square {
        Square::new(self.rook_file(), color.rank(Rank::First))
    }
}

/// Marks the king's square of a side without rights.
const NOWHERE: u8 = 64;

/// The rights still standing: for each colour the home square of its castling king and of its rooks.
///
/// Kept as one set of home squares, so that a move that touches none of them (nearly every move) is seen by one
/// test. The king's square parts a colour's rooks into its two sides; a king is in the set exactly while one of
/// its rooks is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling {
    homes: Bitboard,
    kings: [u8; 2],
}

impl Default for Castling {
    fn default() -> Self {
        Self { homes: Bitboard::EMPTY, kings: [NOWHERE; 2] }
    }
}

impl Castling {
    /// All rights of both sides: the homes of kings and rooks, and White's and Black's king among them.
    pub(crate) const fn of_homes(homes: Bitboard, kings: [Square; 2]) -> Self {
        Self { homes, kings: [kings[0].index() as u8, kings[1].index() as u8] }
    }

    /// Grants a right. The king of a colour is the same for both sides: the last one given holds. Rook and king
    /// must stand on the colour's first rank, the rook on that side of the king; otherwise nothing is granted.
    pub fn grant(&mut self, color: Color, side: Side, king: Square, rook: Square) {
        let rank = color.rank(Rank::First);
        let is_beside = match side {
            Side::King => rook > king,
            Side::Queen => rook < king,
        };
        if king.rank() != rank || rook.rank() != rank || !is_beside {
            return;
        }
        let other = match side {
            Side::King => self.rook(color, Side::Queen).filter(|&other| other < king),
            Side::Queen => self.rook(color, Side::King).filter(|&other| other > king),
        };
        self.end(color);
        self.homes |= Bitboard::of(king) | Bitboard::of(rook) | other.map_or(Bitboard::EMPTY, Bitboard::of);
        self.kings[color.index()] = king.index() as u8;
    }

    /// The home square of the rook, if the right stands.
    #[must_use]
    pub const fn rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.kings[color.index()];
        if king == NOWHERE {
            return None;
        }
        let up_to_king = u64::MAX >> (63 - (king & 63));
        let homes = self.homes.0 & Bitboard::rank(color.rank(Rank::First)).0;
        match side {
            Side::King => Bitboard(homes & !up_to_king).first(),
            Side::Queen => Bitboard(homes & (up_to_king >> 1)).first(),
        }
    }

    /// The home square of the castling king, if any right of the colour stands.
    #[must_use]
    pub const fn king(&self, color: Color) -> Option<Square> {
        Square::from_index(self.kings[color.index()])
    }

    /// Whether no right stands.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.homes.is_empty()
    }

    /// The home squares of all kings and rooks whose right stands.
    #[must_use]
    pub const fn homes(&self) -> Bitboard {
        self.homes
    }

    /// Ends every right whose king's or rook's home is among the squares.
    #[inline]
    pub fn disturb(&mut self, squares: Bitboard) {
        if self.homes.meets(squares) {
            self.disturb_homes(squares);
        }
    }

    #[cold]
    fn disturb_homes(&mut self, squares: Bitboard) {
        for color in Color::ALL {
            let Some(king) = self.king(color) else { continue };
            let rank = Bitboard::rank(color.rank(Rank::First));
            let left = (self.homes & rank) - squares;
            if !left.has(king) || !left.has_several() {
                self.end(color);
            } else {
                self.homes = (self.homes - rank) | left;
            }
        }
    }

    /// Ends both rights of a colour.
    pub fn end(&mut self, color: Color) {
        self.homes = self.homes - Bitboard::rank(color.rank(Rank::First));
        self.kings[color.index()] = NOWHERE;
    }
}
