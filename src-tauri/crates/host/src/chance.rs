//! Chance, for the drawing of Chess960 starts.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// A number that differs from start to start: from the keys of a hasher, which the standard library takes from the system's
/// source of randomness.
#[must_use]
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
