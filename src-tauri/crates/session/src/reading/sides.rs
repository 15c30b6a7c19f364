//! What descriptive names mean on the board: files named after pieces, the king's and the queen's pieces, the
//! pieces that may be taken.

use scoresheet_rules::{Bitboard, Color, File, Position, Role, Variant};

/// The half of the board that a `K` or `Q` in front of a name tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wing {
    King,
    Queen,
}

impl Wing {
    /// The wing that a letter tells.
    pub(super) const fn of(letter: Role) -> Option<Self> {
        match letter {
            Role::King => Some(Self::King),
            Role::Queen => Some(Self::Queen),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook => None,
        }
    }

    /// The file on which the wing's king or queen begins.
    pub(super) const fn own_file(self) -> File {
        match self {
            Self::King => File::E,
            Self::Queen => File::D,
        }
    }
}

/// The files named after a piece, on one wing or on both: `KB` is the f-file, `B` the c- and f-files.
pub(super) const fn files(wing: Option<Wing>, role: Role) -> Bitboard {
    let (queens, kings) = match role {
        Role::Rook => (File::A, File::H),
        Role::Knight => (File::B, File::G),
        Role::Bishop => (File::C, File::F),
        Role::Queen | Role::King | Role::Pawn => (File::D, File::E),
    };
    match (wing, role) {
        (_, Role::Queen) | (Some(Wing::Queen), _) => Bitboard::file(queens),
        (_, Role::King) | (Some(Wing::King), _) => Bitboard::file(kings),
        (None, _) => Bitboard(Bitboard::file(queens).0 | Bitboard::file(kings).0),
    }
}

/// The king's or queen's pieces of a kind. A bishop is known by the colour of its squares all game long (standard
/// chess); of other pieces, or when colour tells nothing, it is those not outflanked on their wing by another of
/// the kind.
pub(super) fn pieces_of_wing(position: &Position, owner: Color, role: Role, wing: Wing) -> Bitboard {
    let all = position.board().of(owner, role);
    if role == Role::Bishop && position.variant() == Variant::Standard {
        let light = (wing == Wing::King) == (owner == Color::White);
        let known = if light { all & Bitboard::LIGHT } else { all - Bitboard::LIGHT };
        if !known.is_empty() {
            return known;
        }
    }
    let file = |square: scoresheet_rules::Square| square.file();
    let outermost = match wing {
        Wing::King => all.map(file).max(),
        Wing::Queen => all.map(file).min(),
    };
    outermost.map_or(Bitboard::ALL, |file| all & Bitboard::file(file))
}

/// Where `taker` may take a piece of the kind `role` that stands on one of the squares. A pawn that has just made
/// a double step is taken by pawns on the square that it passed, too.
pub(super) fn victims(position: &Position, taker: Role, role: Role, squares: Bitboard) -> Bitboard {
    let enemies = position.board().of(!position.turn(), role) & squares;
    let passed = position.en_passant().filter(|target| {
        let pawn = target.offset(0, -position.turn().forward());
        taker == Role::Pawn && role == Role::Pawn && pawn.is_some_and(|pawn| enemies.has(pawn))
    });
    enemies | passed.map_or(Bitboard::EMPTY, Bitboard::of)
}
