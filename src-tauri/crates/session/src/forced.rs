//! The clock of forced moves: a deadline as data. The host sleeps until it and calls back.

use crate::Millis;

/// How long a forced position stands before its move plays itself (game rules, section 8).
pub const FORCED_AFTER: Millis = Millis(800);

/// A step played up to this late still counts as on time: the next one is due 800 ms after this one *was* due, so
/// that the lateness of timers does not add up. Later than this the machine slept, and 800 ms begin anew.
const ON_TIME: Millis = Millis(25);

/// The moment at which the next forced move is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ForcedClock {
    due: Option<Millis>,
}

impl ForcedClock {
    pub(crate) const fn due(self) -> Option<Millis> {
        self.due
    }

    pub(crate) fn is_due(self, now: Millis) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// Starts the wait anew, or stops it where no move is forced.
    pub(crate) fn arm(&mut self, now: Millis, is_forced: bool) {
        self.due = is_forced.then(|| now.after(FORCED_AFTER));
    }

    /// Goes on after a step that was due.
    pub(crate) fn go_on(&mut self, now: Millis, is_forced: bool) {
        let from = self.due.filter(|&due| now.since(due) <= ON_TIME).unwrap_or(now);
        self.arm(from, is_forced);
    }
}
