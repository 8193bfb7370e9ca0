//! Chance that a seed repeats.

use palgak_rules::splitmix::SplitMix64;

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random(SplitMix64);

impl Random {
    /// The stream of a seed and a number below it: streams of neighbouring numbers have nothing in common.
    pub(crate) fn new(seed: u64, number: u64) -> Random {
        let mut of_seed = SplitMix64::new(seed);
        Random(SplitMix64::new(of_seed.next() ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03)))
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0.next()
    }

    /// A number below `bound`, which is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published generator from the state 0.
    #[test]
    fn the_stream_is_the_published_one() {
        let mut random = Random(SplitMix64::new(0));
        assert_eq!(random.next(), 0xE220_A839_7B1D_CDAF);
        assert_eq!(random.next(), 0x6E78_9E6A_A1B9_65F4);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut random = Random::new(7, 3);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|count| (60..140).contains(count)), "{seen:?}");
        assert_ne!(Random::new(7, 3).next(), Random::new(7, 4).next());
        assert_ne!(Random::new(7, 3).next(), Random::new(8, 3).next());
    }
}
