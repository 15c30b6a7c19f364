//! Time and counters as values: this crate has no clock.

/// A moment in milliseconds on the host's monotonic clock, or a span of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment so much later.
    #[must_use]
    pub const fn after(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// How long after `earlier` this is; nothing if it is not after it.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

/// Counts the changes of a session, from 0. Rises by one with each, so that a listener sees a gap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Revision(pub u32);

impl Revision {
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}
