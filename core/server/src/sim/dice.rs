//! Chance, from a seed.

use std::time::Duration;

/// The same seed throws the same.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed ^ 0x5851_f42d_4c95_7f2d)
    }

    pub(super) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below another, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.number() % end.max(1) as u64).unwrap_or(0)
    }

    /// Whether something happens that happens so many times in a thousand.
    pub(super) fn in_thousand(&mut self, times: usize) -> bool {
        self.below(1_000) < times
    }

    pub(super) fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() { None } else { Some(of[self.below(of.len())]) }
    }

    /// A time between two, in milliseconds.
    pub(super) fn millis(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.number() % (to.saturating_sub(from) + 1))
    }

    /// A die of its own, for somebody who throws on their own.
    pub(super) fn split(&mut self) -> Dice {
        Dice::new(self.number())
    }
}
