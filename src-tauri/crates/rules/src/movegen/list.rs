//! A list of moves that needs no heap in ordinary positions.

use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::{Bitboard, Move, MoveKind, Square};

/// How many moves fit without the heap. Positions of real games have some 30, hardly one more than 100.
const INLINE: usize = 120;

const NO_MOVE: Move = Move { from: Square::wrap(0), to: Square::wrap(0), kind: MoveKind::Normal };

/// Legal moves, in no promised order. Behaves as a slice of [`Move`]s.
#[derive(Clone)]
pub struct MoveList {
    near: [Move; INLINE],
    /// How many there are, in whichever place they are.
    len: usize,
    /// All moves, once they are more than fit in `near`.
    far: Vec<Move>,
}

impl MoveList {
    /// An empty list.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { near: [NO_MOVE; INLINE], len: 0, far: Vec::new() }
    }

    /// Appends a move.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        match self.near.get_mut(self.len) {
            Some(place) => *place = mv,
            None => self.push_far(mv),
        }
        self.len += 1;
    }

    /// Appends a plain move to each of the squares.
    #[inline(always)]
    pub(crate) fn push_all(&mut self, from: Square, targets: Bitboard) {
        // Counted in a variable of its own, which need not go through memory for every move.
        let mut len = self.len;
        for to in targets {
            let mv = Move { from, to, kind: MoveKind::Normal };
            match self.near.get_mut(len) {
                Some(place) => *place = mv,
                None => {
                    self.len = len;
                    self.push_far(mv);
                }
            }
            len += 1;
        }
        self.len = len;
    }

    #[cold]
    #[inline(never)]
    fn push_far(&mut self, mv: Move) {
        if self.far.is_empty() {
            self.far.extend_from_slice(&self.near);
        }
        self.far.push(mv);
    }

    /// The moves as a slice.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[Move] {
        self.near.get(..self.len).unwrap_or(&self.far)
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        self.near.get_mut(..self.len).unwrap_or(&mut self.far)
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        moves.into_iter().for_each(|mv| self.push(mv));
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut list = Self::new();
        list.extend(moves);
        list
    }
}

/// The moves of a [`MoveList`], one after the other.
#[derive(Clone, Debug)]
pub struct IntoIter {
    list: MoveList,
    next: usize,
}

impl Iterator for IntoIter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let mv = self.list.as_slice().get(self.next).copied()?;
        self.next += 1;
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for IntoIter {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = IntoIter;

    #[inline]
    fn into_iter(self) -> IntoIter {
        IntoIter { list: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}
