//! Chance, from a seed.

use std::time::Duration;

use palgak_rules::splitmix::SplitMix64;

/// The same seed throws the same.
#[derive(Clone, Debug)]
pub(super) struct Dice(SplitMix64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(SplitMix64::new(seed ^ 0x5851_f42d_4c95_7f2d))
    }

    pub(super) fn number(&mut self) -> u64 {
        self.0.next()
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
