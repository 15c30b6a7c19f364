//! The wait between two things a host does: the queue of commands is also the clock that forced moves wait on.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use scoresheet_wire::Millis;

use crate::Clock;

/// What a host turns to next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<T> {
    /// Something was asked.
    Asked(T),
    /// The session's wake time has come: `Wire::tick` is wanted.
    Due,
    /// Nothing can be asked any more.
    End,
}

/// Waits for something of the queue, and no longer than until the session's wake time.
#[must_use]
pub fn next<T>(queue: &Receiver<T>, clock: &Clock, wake_at: Option<Millis>) -> Next<T> {
    let asked = match wake_at.and_then(|due| clock.until(due)) {
        // What is due comes before anything that has waited with it.
        Some(Duration::ZERO) => return Next::Due,
        Some(wait) => queue.recv_timeout(wait),
        None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
    };
    match asked {
        Ok(asked) => Next::Asked(asked),
        Err(RecvTimeoutError::Timeout) => Next::Due,
        Err(RecvTimeoutError::Disconnected) => Next::End,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn what_is_due_comes_before_what_was_asked_and_that_before_the_end() {
        let clock = Clock::real();
        let (asks, queue) = channel();
        asks.send("a move").unwrap();
        drop(asks);
        assert_eq!(next(&queue, &clock, Some(Millis(0))), Next::Due);
        assert_eq!(next(&queue, &clock, Some(Millis(u64::MAX))), Next::Asked("a move"));
        assert_eq!(next(&queue, &clock, None), Next::End);
    }

    #[test]
    fn the_wait_ends_when_something_is_due() {
        let (_asks, queue) = channel::<()>();
        assert_eq!(next(&queue, &Clock::real(), Some(Millis(5))), Next::Due);
    }

    #[test]
    fn nothing_is_due_by_itself_on_a_clock_that_stands() {
        let (asks, queue) = channel();
        asks.send(()).unwrap();
        assert_eq!(next(&queue, &Clock::manual(), Some(Millis(0))), Next::Asked(()));
    }
}
