//! Random numbers of a session: from a seed, so that a session can be run again.

use palgak_rules::splitmix::SplitMix64;

/// Numbers from a seed.
#[derive(Clone, Debug)]
pub(super) struct Random(SplitMix64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    /// A number for a request: below 2⁵³, so that every JSON reader keeps it whole.
    pub(super) fn nonce(&mut self) -> u64 {
        self.0.next() >> 11
    }

    /// A number from `from` to `to`, both included.
    pub(super) fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.0.next() % (to - from + 1)
    }
}
