//! A hash of positions for the counting of repetitions.

use std::hash::{Hash, Hasher};

use scoresheet_rules::Position;

/// Equal for positions that count as the same. Whoever finds two hashes equal still has to compare the keys.
pub(crate) fn hash(position: &Position) -> u64 {
    let mut hasher = Words::default();
    position.repetition_key().hash(&mut hasher);
    hasher.finish()
}

/// A repetition key hashes to one well-mixed word, which is kept as it is; more words would be folded in.
#[derive(Default)]
struct Words(u64);

impl Hasher for Words {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        // An odd number with its bits well spread: the golden ratio as a fraction of 2^64.
        self.0 = self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ word;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
