//! Numbers nobody can foresee who does not know the seed: SplitMix64.
//!
//! They name games and codes and toss for sides. None of them keeps a secret from an attacker: who knows the number of
//! a game they are not in gets nothing by it.

use palgak_rules::splitmix::SplitMix64;

#[derive(Debug)]
pub(super) struct Random(SplitMix64);

impl Random {
    pub(super) const fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0.next()
    }

    pub(super) fn toss(&mut self) -> bool {
        self.next() >> 63 == 1
    }
}
