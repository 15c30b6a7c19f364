//! Standard chess.

use crate::variants::Variant;
use crate::{Bitboard, Board, Castling, Color, Position, Role, Square};

/// The standard array from the a-file to the h-file; number 518 of Chess960.
const BACK_RANK: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// Written out, since every game that is replayed begins by it; a test holds it against number 518 of Chess960.
const START: Position = {
    let mut roles = [Bitboard::EMPTY; 6];
    let mut file = 0;
    while file < 8 {
        roles[BACK_RANK[file] as usize].0 |= 1 << file | 1 << (file + 56);
        file += 1;
    }
    roles[Role::Pawn as usize].0 = 0x00FF_0000_0000_FF00;
    Position {
        board: Board::of_sets(roles, [Bitboard(0xFFFF), Bitboard(0xFFFF << 48)]),
        turn: Color::White,
        // Kings on e1 and e8, rooks in the corners.
        castling: Castling::of_homes(Bitboard(0x9100_0000_0000_0091), [Square::wrap(4), Square::wrap(60)]),
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
        variant: Variant::Standard,
    }
};

/// The standard starting position.
#[must_use]
pub const fn start() -> Position {
    START
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::chess960::{StartNumber, start as start_960};

    #[test]
    fn is_number_518() {
        assert_eq!(start(), start_960(StartNumber::STANDARD).with_variant(Variant::Standard));
    }
}
