//! Numbers for Chess960 starts that nobody chose.

use scoresheet_rules::variants::chess960::{STARTS, StartNumber};
use scoresheet_session::Draw;

/// A sequence of numbers from a seed: SplitMix64 (Steele, Lea, Flood 2014). Good enough to shuffle pieces, and no more.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Two numbers of starts, each of the 960 as likely as any other up to one part in 2⁵⁴.
    pub fn draw(&mut self) -> Draw {
        Draw { first: self.start(), second: self.start() }
    }

    fn start(&mut self) -> StartNumber {
        let number = u16::try_from(self.next() % u64::from(STARTS)).unwrap_or(0);
        StartNumber::new(number).unwrap_or(StartNumber::STANDARD)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Random;

    #[test]
    fn every_start_is_drawn_sooner_or_later() {
        let mut random = Random::new(1);
        let drawn: BTreeSet<_> = (0..20_000).map(|_| random.draw().first).collect();
        assert_eq!(drawn.len(), 960);
    }
}
