//! What a board needs beside a position: where pieces may go.

use scoresheet_rules::Square;
use scoresheet_session as session;
use serde::{Serialize, Serializer};
use specta::Type;

use crate::shown::Shown;

/// A square by its name.
pub type SquareName = Shown<Square>;

/// The names of squares.
pub(crate) fn squares(squares: &[Square]) -> Vec<SquareName> {
    squares.iter().copied().map(Shown).collect()
}

/// For each square with a movable piece the squares it may go to; written as a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destinations(pub Vec<(Square, Vec<Square>)>);

impl Serialize for Destinations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(from, to)| (Shown(from), squares(to))))
    }
}

/// From and to in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promotion {
    from: Square,
    to: Square,
}

impl From<(Square, Square)> for Promotion {
    fn from((from, to): (Square, Square)) -> Self {
        Self { from, to }
    }
}

impl Serialize for Promotion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}{}", self.from, self.to))
    }
}

/// A castling that is legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct CastlingView {
    /// Where the king stands.
    #[specta(type = String)]
    pub king_from: SquareName,
    /// Where the rook stands.
    #[specta(type = String)]
    pub rook_from: SquareName,
    /// Where the king ends.
    #[specta(type = String)]
    pub king_to: SquareName,
    /// Where the rook ends.
    #[specta(type = String)]
    pub rook_to: SquareName,
    /// Whether `king_to` is an ordinary king's move too; the castling is then asked for by the rook's square.
    pub shared: bool,
}

impl From<session::CastlingView> for CastlingView {
    fn from(view: session::CastlingView) -> Self {
        Self {
            king_from: Shown(view.king_from),
            rook_from: Shown(view.rook_from),
            king_to: Shown(view.king_to),
            rook_to: Shown(view.rook_to),
            shared: view.shared,
        }
    }
}

/// Two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct SquarePair {
    /// The square left.
    #[specta(type = String)]
    pub from: SquareName,
    /// The square reached.
    #[specta(type = String)]
    pub to: SquareName,
}

impl From<(Square, Square)> for SquarePair {
    fn from((from, to): (Square, Square)) -> Self {
        Self { from: Shown(from), to: Shown(to) }
    }
}
