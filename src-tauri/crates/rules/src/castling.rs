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
    #[must_use]
    pub const fn rook_file(self) -> File {
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

/// The rights still standing: for each colour the home square of its castling king and of its rooks.
///
/// A king's square is set exactly while one of its rooks' squares is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling {
    kings: [Option<Square>; 2],
    rooks: [[Option<Square>; 2]; 2],
}

impl Castling {
    /// Grants a right. The king of a colour is the same for both sides: the last one given holds.
    pub fn grant(&mut self, color: Color, side: Side, king: Square, rook: Square) {
        self.kings[color.index()] = Some(king);
        self.rooks[color.index()][side as usize] = Some(rook);
    }

    /// The home square of the rook, if the right stands.
    #[must_use]
    pub const fn rook(&self, color: Color, side: Side) -> Option<Square> {
        self.rooks[color.index()][side as usize]
    }

    /// The home square of the castling king, if any right of the colour stands.
    #[must_use]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.kings[color.index()]
    }

    /// Whether no right stands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kings == [None, None]
    }

    /// The home squares of all kings and rooks whose right stands.
    #[must_use]
    pub fn homes(&self) -> Bitboard {
        self.kings.into_iter().chain(self.rooks.into_iter().flatten()).flatten().collect()
    }

    /// Ends every right whose king's or rook's home is among the squares.
    pub fn disturb(&mut self, squares: Bitboard) {
        for color in Color::ALL {
            let king_gone = self.kings[color.index()].is_some_and(|king| squares.has(king));
            let rooks = &mut self.rooks[color.index()];
            for rook in rooks.iter_mut() {
                if king_gone || rook.is_some_and(|rook| squares.has(rook)) {
                    *rook = None;
                }
            }
            if *rooks == [None, None] {
                self.kings[color.index()] = None;
            }
        }
    }

    /// Ends both rights of a colour.
    pub fn end(&mut self, color: Color) {
        self.kings[color.index()] = None;
        self.rooks[color.index()] = [None, None];
    }
}
