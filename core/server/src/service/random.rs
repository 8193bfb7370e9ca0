//! Numbers nobody can foresee who does not know the seed: SplitMix64.
//!
//! They name games and codes and toss for sides. None of them keeps a secret from an attacker: who knows the number of
//! a game they are not in gets nothing by it.

#[derive(Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(super) fn toss(&mut self) -> bool {
        self.next() >> 63 == 1
    }
}
