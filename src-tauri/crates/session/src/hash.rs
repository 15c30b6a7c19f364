//! A hasher for positions: the counting of repetitions hashes every position of a replay.

use std::hash::Hasher;

/// Folds each word into the state by one wide multiplication, after the idea of wyhash. Not for keys that an
/// enemy chooses; whoever compares by it must compare for real where the hashes agree.
#[derive(Default)]
pub(crate) struct FoldHasher(u64);

/// An odd number with its bits well spread: the golden ratio as a fraction of 2^64.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Hasher for FoldHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn write_u64(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ SPREAD) * u128::from(SPREAD.rotate_left(29) | 1);
        self.0 = (wide as u64) ^ ((wide >> 64) as u64).rotate_left(17);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
