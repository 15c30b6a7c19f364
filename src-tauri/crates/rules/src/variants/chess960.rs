//! Chess960: the 960 starts and their numbers.
//!
//! Numbering: Reinhard Scharnagl's. The number is taken apart by 4 (bishop of the light squares), 4 (bishop of
//! the dark squares), 6 (queen) and 10 (the two knights); rook, king and rook fill what is left.

use crate::{Board, Castling, Color, File, Piece, Position, Rank, Role, Side, Square, Variant};

/// How many starts there are.
pub const STARTS: u16 = 960;

/// The places of the two knights among the five squares left, by the last digit of the numbering.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The number of a start, 0 to 959.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartNumber(u16);

impl StartNumber {
    /// The standard array.
    pub const STANDARD: Self = Self(518);

    /// A number below 960.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if number < STARTS { Some(Self(number)) } else { None }
    }

    /// 0 to 959.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The pieces of the back rank from the a-file to the h-file.
    #[must_use]
    pub fn back_rank(self) -> [Role; 8] {
        let mut rank: [Option<Role>; 8] = [None; 8];
        let n = usize::from(self.0);
        rank[n % 4 * 2 + 1] = Some(Role::Bishop);
        rank[n / 4 % 4 * 2] = Some(Role::Bishop);
        let place = |rank: &mut [Option<Role>; 8], nth: usize, role: Role| {
            if let Some(empty) = rank.iter_mut().filter(|at| at.is_none()).nth(nth) {
                *empty = Some(role);
            }
        };
        place(&mut rank, n / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[n / 96 % 10];
        // The second goes first, so that the first does not shift it.
        place(&mut rank, second, Role::Knight);
        place(&mut rank, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut rank, 0, role);
        }
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The number of a back rank, if it is one of the 960.
    #[must_use]
    pub fn of_back_rank(rank: &[Role; 8]) -> Option<Self> {
        (0..STARTS).map(Self).find(|number| number.back_rank() == *rank)
    }
}

/// The starting position of one number for both sides.
#[must_use]
pub fn start(number: StartNumber) -> Position {
    start_apart(number, number)
}

/// The starting position with a number for each side.
#[must_use]
pub fn start_apart(white: StartNumber, black: StartNumber) -> Position {
    position(&white.back_rank(), &black.back_rank(), Variant::Chess960)
}

/// A starting position from two back ranks, with every castling right that a king between two rooks has.
pub(crate) fn position(white: &[Role; 8], black: &[Role; 8], variant: Variant) -> Position {
    let mut board = Board::default();
    let mut castling = Castling::default();
    for (color, roles) in [(Color::White, white), (Color::Black, black)] {
        let home = |file| Square::new(file, color.rank(Rank::First));
        for (file, &role) in File::ALL.into_iter().zip(roles) {
            board.put(home(file), Piece { color, role });
            board.put(Square::new(file, color.rank(Rank::Second)), Piece { color, role: Role::Pawn });
        }
        let Some(king) = board.of(color, Role::King).first() else { continue };
        for rook in board.of(color, Role::Rook) {
            let side = if rook > king { Side::King } else { Side::Queen };
            castling.grant(color, side, king, rook);
        }
    }
    Position { board, turn: Color::White, castling, en_passant: None, halfmove_clock: 0, fullmove_number: 1, variant }
}
