//! The time of a session: the machine's, or one that only moves when told to.

use std::time::{Duration, Instant, SystemTime};

use scoresheet_wire::{Millis, Now};

/// A clock that never goes back.
pub enum Clock {
    /// The machine's.
    Real {
        /// When the session began.
        begun: Instant,
    },
    /// One that `advance` moves.
    Manual {
        /// Milliseconds since the session began.
        elapsed: u64,
    },
}

/// What the time is read for. A wait is measured from the end of the millisecond in which it begins and is over when its
/// last one has passed: a forced move is never early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Something begins now.
    Command,
    /// Something may be due now.
    Tick,
}

impl Clock {
    pub fn real() -> Self {
        Self::Real { begun: Instant::now() }
    }

    pub const fn manual() -> Self {
        Self::Manual { elapsed: 0 }
    }

    pub const fn is_manual(&self) -> bool {
        matches!(self, Self::Manual { .. })
    }

    pub fn now(&self, reading: Reading) -> Now {
        let monotonic = match self {
            Self::Real { begun } => {
                let nanos = begun.elapsed().as_nanos();
                let millis = match reading {
                    Reading::Command => nanos.div_ceil(1_000_000),
                    Reading::Tick => nanos / 1_000_000,
                };
                u64::try_from(millis).unwrap_or(u64::MAX)
            }
            Self::Manual { elapsed } => *elapsed,
        };
        let wall = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Now { monotonic: Millis(monotonic), wall_ms: u64::try_from(wall.as_millis()).unwrap_or(u64::MAX) }
    }

    /// How long until a moment; nothing at all on a clock that does not move by itself.
    pub fn until(&self, due: Millis) -> Option<Duration> {
        match self {
            Self::Real { begun } => Some(Duration::from_millis(due.0).saturating_sub(begun.elapsed())),
            Self::Manual { .. } => None,
        }
    }

    /// Moves a manual clock. The machine's goes its own way.
    pub const fn advance(&mut self, span: u64) {
        if let Self::Manual { elapsed } = self {
            *elapsed = elapsed.saturating_add(span);
        }
    }
}
