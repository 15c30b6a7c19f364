//! Whether a move gave check.

/// Whether the side to move is attacked after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Check {
    /// No king is attacked.
    #[default]
    None,
    /// A king is attacked.
    Given,
    /// A king is attacked and no legal move is left.
    Mate,
}

impl Check {
    /// The sign behind a move: `+`, `#` or nothing.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Given => "+",
            Self::Mate => "#",
        }
    }
}
