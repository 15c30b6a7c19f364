//! Which positions count as the same, and how often each has occurred in a game.

use std::fmt;

use crate::{Board, Castling, Color, Position, Square};

/// What must be equal for two positions to count as the same: board, side to move, castling rights, and the
/// en-passant target if a legal en-passant capture exists.
///
/// Equality compares all of it. [`Occurrences`] hashes it by a mix of the bitboards themselves, made when a position
/// comes: that takes a few multiplications, less than keeping a hash up to date through every move would cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RepetitionKey {
    board: Board,
    castling: Castling,
    en_passant: Option<Square>,
    turn: Color,
}

impl RepetitionKey {
    #[inline]
    fn mix(&self) -> u64 {
        // Rights and target lie on ranks 1, 8 and 3, 6; bit 27 (d4) is free for the side to move.
        let target = self.en_passant.map_or(0, |square| 1 << square.index());
        let turn = (self.turn as u64) << 27;
        self.board.mix(self.castling.homes().0 ^ target ^ turn)
    }
}

impl Position {
    /// The key by which repetitions are counted.
    #[must_use]
    #[inline]
    pub fn repetition_key(&self) -> RepetitionKey {
        RepetitionKey {
            board: self.board,
            castling: self.castling,
            en_passant: self.legal_en_passant(),
            turn: self.turn,
        }
    }
}

/// One position of the game.
#[derive(Clone)]
struct Entry {
    key: RepetitionKey,
    hash: u64,
    /// How often the position has occurred up to here, this time included.
    count: u32,
    /// The next older entry of the same bucket, as one more than its index; 0 for none.
    older: u32,
}

/// The positions of one line of play in order, each with the number of times it has occurred so far.
///
/// Positions are added and taken off at the end only, each in constant time however long the game is. An equal
/// hash is always confirmed by comparing the positions themselves: a count is never wrong.
///
/// ```
/// use scoresheet_rules::{Occurrences, Position, notation::san};
/// let mut position = Position::standard();
/// let mut seen = Occurrences::new();
/// assert_eq!(seen.push(&position), 1);
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8"] {
///     position = position.play(san::read(&position, text).unwrap());
///     seen.push(&position);
/// }
/// assert_eq!(seen.last(), 2);
/// ```
#[derive(Clone, Default)]
pub struct Occurrences {
    entries: Vec<Entry>,
    /// For each bucket its newest entry, as one more than its index; 0 for none. A power of two of them, or none.
    buckets: Vec<u32>,
}

impl Occurrences {
    /// Buckets to begin with: a game of usual length needs no more.
    const FEW: usize = 256;

    /// No position yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), buckets: Vec::new() }
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How often the position at this index has occurred up to there, itself included.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<u32> {
        self.entries.get(index).map(|entry| entry.count)
    }

    /// How often the last position has occurred; 0 if there is none.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.count)
    }

    /// Adds a position and says for the how-manieth time it occurs: 1 for the first.
    pub fn push(&mut self, position: &Position) -> u32 {
        if self.entries.len() >= self.buckets.len() {
            self.grow();
        }
        let key = position.repetition_key();
        let hash = key.mix();
        let newest = self.bucket(hash).map_or(0, |bucket| *bucket);
        let count = 1 + self.count_in(newest, hash, &key);
        self.link(Entry { key, hash, count, older: newest });
        count
    }

    /// Keeps the first `len` positions and takes the others off.
    pub fn truncate(&mut self, len: usize) {
        if len == 0 {
            self.entries.clear();
            self.buckets.fill(0);
        }
        while self.entries.len() > len {
            // The entry taken off is the newest of all and so the newest of its bucket.
            let Some(entry) = self.entries.pop() else { return };
            if let Some(bucket) = self.bucket(entry.hash) {
                *bucket = entry.older;
            }
        }
    }

    fn bucket(&mut self, hash: u64) -> Option<&mut u32> {
        let mask = self.buckets.len().wrapping_sub(1);
        self.buckets.get_mut(hash as usize & mask)
    }

    /// The count of the newest equal position from this entry of a bucket on; 0 if there is none.
    fn count_in(&self, mut newest: u32, hash: u64, key: &RepetitionKey) -> u32 {
        while let Some(entry) = (newest as usize).checked_sub(1).and_then(|index| self.entries.get(index)) {
            if entry.hash == hash && entry.key == *key {
                return entry.count;
            }
            newest = entry.older;
        }
        0
    }

    fn link(&mut self, entry: Entry) {
        let place = self.entries.len() as u32 + 1;
        if let Some(bucket) = self.bucket(entry.hash) {
            *bucket = place;
        }
        self.entries.push(entry);
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.buckets.len() * 4).max(Self::FEW);
        self.buckets.clear();
        self.buckets.resize(size, 0);
        for mut entry in std::mem::take(&mut self.entries) {
            entry.older = self.bucket(entry.hash).map_or(0, |bucket| *bucket);
            self.link(entry);
        }
    }
}

impl fmt::Debug for Occurrences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|entry| entry.count)).finish()
    }
}
