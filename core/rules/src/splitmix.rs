//! A small generator of numbers that gives the same sequence for the same seed everywhere.

/// SplitMix64: a full period, and no number twice within it. Made for hash keys, openings and simulations, not for
/// secrets.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// The number of a seed's sequence that follows so many others.
    #[inline]
    #[must_use]
    pub const fn nth(seed: u64, others: u64) -> u64 {
        mix(seed.wrapping_add(STEP.wrapping_mul(others + 1)))
    }
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Spreads every bit of a number over all the others.
#[inline]
#[must_use]
pub const fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        let mut numbers = SplitMix64::new(1_234_567);
        assert_eq!(numbers.next(), 6_457_827_717_110_365_317);
        assert_eq!(numbers.next(), 3_203_168_211_198_807_973);
        assert_eq!(SplitMix64::nth(1_234_567, 0), 6_457_827_717_110_365_317);
        assert_eq!(SplitMix64::nth(1_234_567, 1), 3_203_168_211_198_807_973);
    }
}
