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
    /// The machine's clock, from now on.
    #[must_use]
    pub fn real() -> Self {
        Self::Real { begun: Instant::now() }
    }

    /// A clock that stands until it is moved.
    #[must_use]
    pub const fn manual() -> Self {
        Self::Manual { elapsed: 0 }
    }

    /// Whether it moves only when told to.
    #[must_use]
    pub const fn is_manual(&self) -> bool {
        matches!(self, Self::Manual { .. })
    }

    /// The present moment, in whole milliseconds since the session began, and the calendar's beside it.
    #[must_use]
    pub fn now(&self, reading: Reading) -> Now {
        let monotonic = match self {
            Self::Real { begun } => {
                let nanos = begun.elapsed().as_nanos();
                let millis = match reading {
                    Reading::Command => nanos.div_ceil(1_000_000),
                    Reading::Tick => nanos / 1_000_000,
                };
                narrow(millis)
            }
            Self::Manual { elapsed } => *elapsed,
        };
        let wall = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Now { monotonic: Millis(monotonic), wall_ms: narrow(wall.as_millis()) }
    }

    /// How long it is until a moment, to the microsecond, since whole milliseconds would wake too early or one too late.
    /// Nothing at all on a clock that does not move by itself.
    #[must_use]
    pub fn until(&self, due: Millis) -> Option<Duration> {
        match self {
            Self::Real { begun } => Some(Duration::from_millis(due.0).saturating_sub(begun.elapsed())),
            Self::Manual { .. } => None,
        }
    }

    /// Moves a manual clock by so many milliseconds. The machine's goes its own way.
    pub const fn advance(&mut self, span: u64) {
        if let Self::Manual { elapsed } = self {
            *elapsed = elapsed.saturating_add(span);
        }
    }
}

fn narrow(millis: u128) -> u64 {
    u64::try_from(millis).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_is_timed_late_and_what_is_due_early() {
        let begun = Instant::now();
        let clock = Clock::Real { begun };
        let at = |reading| Duration::from_millis(clock.now(reading).monotonic.0);
        let before = begun.elapsed();
        assert!(at(Reading::Command) >= before);
        assert!(at(Reading::Tick) <= begun.elapsed());
    }

    #[test]
    fn a_manual_clock_moves_when_told_and_never_beyond_its_end() {
        let mut clock = Clock::manual();
        assert_eq!(clock.now(Reading::Command).monotonic, Millis(0));
        clock.advance(800);
        assert_eq!(clock.now(Reading::Tick).monotonic, Millis(800));
        clock.advance(u64::MAX);
        assert_eq!(clock.now(Reading::Tick).monotonic, Millis(u64::MAX));
        assert_eq!(clock.until(Millis(800)), None);
    }
}
