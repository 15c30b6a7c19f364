//! Which piece stands where, and nothing else.

use crate::{Bitboard, Color, Piece, Role, Square};

/// The pieces on the 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
}

impl Board {
    /// A board from its sets, which must agree with one another.
    pub(crate) const fn of_sets(roles: [Bitboard; 6], colors: [Bitboard; 2]) -> Self {
        Self { roles, colors }
    }

    /// The squares with a piece on them.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares of one side's pieces.
    #[must_use]
    #[inline]
    pub const fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of both sides' pieces of a kind.
    #[must_use]
    #[inline]
    pub const fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one side's pieces of a kind.
    #[must_use]
    #[inline]
    pub const fn of(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.colors[color.index()].0 & self.roles[role.index()].0)
    }

    /// What stands on the square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        let role = self.role_at(square)?;
        Some(Piece { color, role })
    }

    /// Whose piece stands on the square.
    #[must_use]
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors[0].has(square) {
            Some(Color::White)
        } else if self.colors[1].has(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What kind of piece stands on the square.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.occupied().has(square).then(|| self.role_or_pawn(square))
    }

    /// What kind of piece stands on the square, a pawn if none. Adds the roles' numbers up instead of looking for
    /// the one that fits: which one it will be is what a processor cannot foresee.
    #[inline]
    pub(crate) fn role_or_pawn(&self, square: Square) -> Role {
        let [_, knights, bishops, rooks, queens, kings] = self.roles.map(|set| set.0 >> square.index());
        // In binary: knights 1, bishops 2, rooks 3, queens 4, kings 5.
        let number = ((knights | rooks | kings) & 1) | ((bishops | rooks) & 1) << 1 | ((queens | kings) & 1) << 2;
        const OF: [Role; 8] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
            // Not reached: no square holds two pieces.
            Role::Pawn,
            Role::Pawn,
        ];
        OF[number as usize & 7]
    }

    /// Puts a piece on the square, in place of what stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.clear(Bitboard::of(square));
        self.place(piece.color, piece.role, Bitboard::of(square));
    }

    /// Puts pieces on empty squares.
    #[inline]
    pub(crate) fn place(&mut self, color: Color, role: Role, squares: Bitboard) {
        self.roles[role.index()] |= squares;
        self.colors[color.index()] |= squares;
    }

    /// Takes whatever stands on the square off the board.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(Bitboard::of(square));
        piece
    }

    /// Empties some squares and puts a piece on one of them, without a branch on what kind it is.
    #[inline(always)]
    pub(crate) fn relocate(&mut self, emptied: Bitboard, color: Color, role: Role, to: Bitboard) {
        /// For each role all ones in its own place.
        const OWN: [[u64; 6]; 6] = {
            let mut own = [[0; 6]; 6];
            let mut role = 0;
            while role < 6 {
                own[role][role] = u64::MAX;
                role += 1;
            }
            own
        };
        let own = OWN[role.index() % 6];
        for (set, own) in self.roles.iter_mut().zip(own) {
            *set = (*set - emptied) | Bitboard(own & to.0);
        }
        let black = 0u64.wrapping_sub(color as u64);
        for (set, own) in self.colors.iter_mut().zip([!black, black]) {
            *set = (*set - emptied) | Bitboard(own & to.0);
        }
    }

    /// Flips the squares in one side's set of the pieces with this role index.
    #[inline(always)]
    pub(crate) fn toggle<const WHITE: bool, const ROLE: usize>(&mut self, squares: Bitboard) {
        self.roles[ROLE] ^= squares;
        self.colors[if WHITE { 0 } else { 1 }] ^= squares;
    }

    /// Empties the squares.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: Bitboard) {
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set = *set - squares;
        }
    }

    /// A number in which every piece and its place has a part: the sets are multiplied into one another, each with
    /// a constant of its own (the fractional digits of the square roots of the first primes, as in FIPS 180-4), by
    /// the full 128-bit product with its halves laid over each other.
    #[inline]
    pub(crate) fn mix(&self, seed: u64) -> u64 {
        const fn fold(a: u64, b: u64) -> u64 {
            let product = a as u128 * b as u128;
            product as u64 ^ (product >> 64) as u64
        }
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles.map(|set| set.0);
        let white = self.colors[0].0;
        // Two sets at a time: a product of constants xor sets is zero only if one set equals its constant, which
        // costs a collision and no error, since equal numbers are always confirmed.
        let one = fold(pawns ^ 0x6A09_E667_F3BC_C908, white ^ 0xBB67_AE85_84CA_A73B);
        let two = fold(knights ^ 0x3C6E_F372_FE94_F82B, bishops ^ 0xA54F_F53A_5F1D_36F1);
        let three = fold(rooks ^ 0x510E_527F_ADE6_82D1, queens ^ 0x9B05_688C_2B3E_6C1F);
        let four = fold(kings ^ 0x1F83_D9AB_FB41_BD6B, seed ^ 0x5BE0_CD19_137E_2179);
        fold(one ^ two.rotate_left(32), three ^ four.rotate_left(32) ^ 0x6A09_E667_F3BC_C908)
    }
}
