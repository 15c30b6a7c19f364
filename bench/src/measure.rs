//! Timing of several contestants side by side. They take turns, round by round, so that a busy machine disturbs all
//! of them alike; what counts is each one's median.

use std::time::{Duration, Instant};

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

/// Medians of the rounds, in the contestants' order.
///
/// # Panics
/// Two contestants counted differently: then the comparison means nothing.
pub fn medians<T: PartialEq + std::fmt::Debug>(
    rounds: usize,
    contestants: &mut [Contestant<'_, T>],
) -> (T, Vec<Duration>) {
    let mut times = vec![Vec::with_capacity(rounds); contestants.len()];
    let mut agreed: Option<T> = None;
    for _ in 0..rounds.max(1) {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let began = Instant::now();
            let counted = std::hint::black_box((contestant.work)());
            times.push(began.elapsed());
            match &agreed {
                Some(known) => assert_eq!(*known, counted, "{} counts differently", contestant.name),
                None => agreed = Some(counted),
            }
        }
    }
    let medians = times
        .into_iter()
        .map(|mut times| {
            times.sort_unstable();
            times[times.len() / 2]
        })
        .collect();
    (agreed.expect("there was a round"), medians)
}

/// The geometric mean of ratios.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

/// Millions per second.
pub fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
