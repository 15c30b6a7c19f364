//! What the status line says of a position.

use std::fmt;

use crate::{Bitboard, Board, Color, Position, Role, Survey};

/// The verdict of a position with its history. [`fmt::Display`] gives the exact text shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The side to move is in check without a legal move.
    Checkmate {
        /// Who gave mate.
        winner: Color,
    },
    /// Not in check, no legal move.
    Stalemate,
    /// Neither side could ever mate.
    InsufficientMaterial,
    /// The position occurs for the third time or more.
    Threefold,
    /// A hundred half-moves without a pawn move or a capture.
    FiftyMoves,
    /// The game goes on.
    Ongoing {
        /// Who is to move.
        turn: Color,
        /// Whether that side is in check.
        check: bool,
    },
}

impl Verdict {
    /// The verdict of a position that occurs for the `occurrences`-th time.
    ///
    /// ```
    /// use scoresheet_rules::{Position, Verdict};
    /// assert_eq!(Verdict::of(&Position::standard(), 1).text(), "White to move");
    /// assert_eq!(Verdict::of(&Position::standard(), 3).score(), Some("1/2-1/2"));
    /// ```
    #[must_use]
    pub fn of(position: &Position, occurrences: u32) -> Self {
        let outlook = position.outlook();
        Self::judge(position, outlook.in_check, outlook.can_move, occurrences)
    }

    /// As [`Verdict::of`], for a caller that has the position's survey at hand.
    #[must_use]
    pub fn given(position: &Position, survey: Survey, occurrences: u32) -> Self {
        Self::judge(position, survey.in_check, survey.legal_moves > 0, occurrences)
    }

    fn judge(position: &Position, check: bool, can_move: bool, occurrences: u32) -> Self {
        if !can_move {
            return if check { Self::Checkmate { winner: !position.turn } } else { Self::Stalemate };
        }
        if position.is_insufficient_material() {
            Self::InsufficientMaterial
        } else if occurrences >= 3 {
            Self::Threefold
        } else if position.halfmove_clock >= 100 {
            Self::FiftyMoves
        } else {
            Self::Ongoing { turn: position.turn, check }
        }
    }

    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Ongoing { .. })
    }

    /// The score as PGN writes it, if the game has ended.
    #[must_use]
    pub const fn score(self) -> Option<&'static str> {
        match self {
            Self::Checkmate { winner: Color::White } => Some("1-0"),
            Self::Checkmate { winner: Color::Black } => Some("0-1"),
            Self::Stalemate | Self::InsufficientMaterial | Self::Threefold | Self::FiftyMoves => Some("1/2-1/2"),
            Self::Ongoing { .. } => None,
        }
    }

    /// The exact text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Checkmate { winner: Color::White } => "Checkmate — White wins",
            Self::Checkmate { winner: Color::Black } => "Checkmate — Black wins",
            Self::Stalemate => "Stalemate",
            Self::InsufficientMaterial => "Draw — insufficient material",
            Self::Threefold => "Draw — threefold repetition",
            Self::FiftyMoves => "Draw — fifty-move rule",
            Self::Ongoing { turn: Color::White, check: false } => "White to move",
            Self::Ongoing { turn: Color::Black, check: false } => "Black to move",
            Self::Ongoing { turn: Color::White, check: true } => "White to move, in check",
            Self::Ongoing { turn: Color::Black, check: true } => "Black to move, in check",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What one side owns, as far as material decides whether anybody can mate.
struct Material {
    kings: u32,
    heavy_or_pawns: u32,
    pawns: u32,
    rooks: u32,
    knights: u32,
    light_bishops: u32,
    dark_bishops: u32,
}

impl Material {
    fn of(board: &Board, color: Color) -> Self {
        let count = |role| board.of(color, role).len();
        let bishops = board.of(color, Role::Bishop);
        let kings = count(Role::King);
        Self {
            kings,
            heavy_or_pawns: count(Role::Pawn) + count(Role::Rook) + count(Role::Queen),
            pawns: count(Role::Pawn),
            rooks: count(Role::Rook),
            // A further king covers squares much as a knight does, and can stand in the way like one.
            knights: count(Role::Knight) + kings.saturating_sub(1),
            light_bishops: (bishops & Bitboard::LIGHT).len(),
            dark_bishops: (bishops - Bitboard::LIGHT).len(),
        }
    }

    fn could_mate(&self, other: &Self) -> bool {
        if other.kings == 0 {
            return false;
        }
        let bishops = self.light_bishops + self.dark_bishops;
        if self.heavy_or_pawns > 0 {
            return true;
        }
        match (self.knights, bishops) {
            (0, 0) => false,
            (1, 0) => other.pawns + other.knights + other.rooks + other.light_bishops + other.dark_bishops > 0,
            (0, _) if self.light_bishops == 0 || self.dark_bishops == 0 => {
                let blockers = if self.light_bishops == 0 { other.light_bishops } else { other.dark_bishops };
                other.pawns + other.knights + other.rooks + blockers > 0
            }
            _ => true,
        }
    }
}

impl Position {
    /// Whether neither side could ever mate with what stands on the board (material, not deadness: blocked
    /// pawns are material).
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        let heavy = self.board.of_role(Role::Pawn) | self.board.of_role(Role::Rook) | self.board.of_role(Role::Queen);
        // The common case first: one pawn, rook or queen mates wherever the other side has a king.
        if Color::ALL.into_iter().any(|color| heavy.meets(self.board.of_color(color)) && !self.kings(!color).is_empty())
        {
            return false;
        }
        let [white, black] = Color::ALL.map(|color| Material::of(&self.board, color));
        !white.could_mate(&black) && !black.could_mate(&white)
    }
}
