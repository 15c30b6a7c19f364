//! Timing of several contestants side by side. They take turns, round by round, so that a busy machine disturbs all
//! of them alike, and only the time that the thread was given is counted; what counts is each one's median.

use std::time::Duration;

use cpu_time::ThreadTime;

/// One that is measured: a name and its work, which returns what it counted.
pub struct Contestant<'a, T> {
    /// Whose work it is.
    pub name: &'static str,
    /// The work.
    pub work: Box<dyn FnMut() -> T + 'a>,
}

/// Makes a contestant.
pub fn contestant<'a, T>(name: &'static str, work: impl FnMut() -> T + 'a) -> Contestant<'a, T> {
    Contestant { name, work: Box::new(work) }
}

/// The times of one contestant's rounds.
#[derive(Clone, Copy)]
pub struct Times {
    /// Half of the rounds took longer.
    pub median: Duration,
    /// The shortest round: what is left when nothing disturbs.
    pub best: Duration,
}

/// Runs the rounds and gives what was counted and the contestants' times in their order.
///
/// # Panics
/// Two contestants counted differently: then the comparison means nothing.
pub fn race<T: PartialEq + std::fmt::Debug>(rounds: usize, contestants: &mut [Contestant<'_, T>]) -> (T, Vec<Times>) {
    let mut times = vec![Vec::with_capacity(rounds); contestants.len()];
    let mut agreed: Option<T> = None;
    for _ in 0..rounds.max(1) {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let began = ThreadTime::now();
            let counted = std::hint::black_box((contestant.work)());
            times.push(began.elapsed());
            match &agreed {
                Some(known) => assert_eq!(*known, counted, "{} counts differently", contestant.name),
                None => agreed = Some(counted),
            }
        }
    }
    let summary = |mut times: Vec<Duration>| {
        times.sort_unstable();
        Times { median: times[times.len() / 2], best: times[0] }
    };
    (agreed.expect("there was a round"), times.into_iter().map(summary).collect())
}

/// How many times as long the peer takes, by medians and by best rounds.
pub fn ratios(ours: Times, peer: Times) -> (f64, f64) {
    let ratio = |peer: Duration, ours: Duration| peer.as_secs_f64() / ours.as_secs_f64();
    (ratio(peer.median, ours.median), ratio(peer.best, ours.best))
}

/// The geometric mean of ratios.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

/// Millions per second.
pub fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
