//! What one family makes of an entry, before it is held against the position's moves.

use scoresheet_rules::{Bitboard, Rank, Role, Side, Square};

/// What was said beside the move: it never makes a reading fail (rule N6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hints {
    /// `+`, `ch`, …
    pub check: bool,
    /// `#`, `mate`, …
    pub mate: bool,
    /// `e.p.`
    pub passing: bool,
    /// `:` behind the move.
    pub takes: bool,
    /// What a letter in brackets behind the move names, for a move that names nothing else.
    pub becomes: Becomes,
}

/// The piece that a move is said to make of the moved one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Becomes {
    /// None is named: a pawn on its last rank becomes a queen.
    #[default]
    Unsaid,
    /// This one, whatever moves and wherever (rule M5).
    Named(Role),
    /// This one if a pawn moves, on any rank; behind another piece the letter is a mark.
    NamedOfPawn(Role),
    /// This one if a pawn arrives on its last rank; else the letter is a mark or a captured piece (rule P8).
    IfPromoting(Role),
}

impl Becomes {
    /// What a piece becomes that arrives on a rank counted from its own side.
    pub(super) fn of(self, piece: Role, arrives: Rank) -> Option<Role> {
        let promotes = piece == Role::Pawn && arrives == Rank::Eighth;
        match self {
            // An officer that "becomes" what it is stays so.
            Self::Named(role) if role == piece && piece != Role::Pawn => None,
            Self::Named(role) => Some(role),
            Self::NamedOfPawn(role) => (piece == Role::Pawn).then_some(role),
            Self::IfPromoting(role) => promotes.then_some(role),
            Self::Unsaid => promotes.then_some(Role::Queen),
        }
    }
}

/// A reading of an entry by one family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pattern {
    /// The kind of piece that moves; nothing for bare coordinates: whatever stands there.
    pub role: Option<Role>,
    /// The squares that the written origin leaves; all if none was written.
    pub from: Bitboard,
    /// The squares that are meant as target.
    pub to: Bitboard,
    /// The origin was written as a square in full, so that the entry says from where to where (rule M2).
    pub from_to: bool,
    /// From and to with nothing but a space between them.
    pub spaced: bool,
    /// A capture sign stands in it.
    pub takes: bool,
    /// A pawn's file is named (`ed6`, `exd6`).
    pub names_file: bool,
    /// Smith notation's `E`.
    pub passing: bool,
    /// Smith notation's `c` or `C`: the side is told by the king's target.
    pub castles: Option<Side>,
    /// The piece named for promotion.
    pub becomes: Becomes,
    /// What that letter may be instead: the captured piece, if such a one is taken legally (Smith notation).
    pub captured: Option<Role>,
    /// Square names are seen from the mover and may mean two squares (rule M10).
    pub descriptive: bool,
    /// The first letter is an English piece letter, so that its foreign senses may be tried (rule L3).
    pub lettered: bool,
    /// Counts for a legal move only; never carried out as an illegal one.
    pub legal_only: bool,
}

impl Pattern {
    /// A piece of this kind (nothing: whatever stands on the origin) to one of these squares, and nothing more said.
    pub(super) const fn new(role: Option<Role>, to: Bitboard) -> Self {
        Self {
            role,
            from: Bitboard::ALL,
            to,
            from_to: false,
            spaced: false,
            takes: false,
            names_file: false,
            passing: false,
            castles: None,
            becomes: Becomes::Unsaid,
            captured: None,
            descriptive: false,
            lettered: false,
            legal_only: false,
        }
    }

    /// From one square to another, whatever stands there.
    pub(super) const fn coordinates(from: Square, to: Square) -> Self {
        let mut pattern = Self::new(None, Bitboard::of(to));
        pattern.from = Bitboard::of(from);
        pattern.from_to = true;
        pattern
    }

    /// The one target square, if only one is meant.
    pub(super) const fn target(&self) -> Option<Square> {
        if self.to.has_several() { None } else { self.to.first() }
    }

    /// Whether an origin was written.
    pub(super) fn has_origin(&self) -> bool {
        self.from != Bitboard::ALL
    }
}
