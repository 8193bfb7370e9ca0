//! The opening set-up the computer picks.

use palgak_rules::janggi::Setup;

use crate::rng::Rng;

/// A set-up for the computer. Knowing the opponent's it answers it, otherwise it prefers the balanced ones;
/// the seed decides among what is good.
///
/// The weights follow the guide's advice: the left and right elephant are balanced and most common, an
/// attacking outer elephant is best met by a solid set-up.
#[must_use]
pub fn choose_setup(opponent: Option<Setup>, seed: u64) -> Setup {
    let weights = match opponent {
        None => [2, 2, 4, 4],
        Some(Setup::Inner) => [2, 2, 3, 3],
        Some(Setup::Outer) => [4, 1, 3, 3],
        Some(Setup::Left) => [2, 2, 4, 3],
        Some(Setup::Right) => [2, 2, 3, 4],
    };
    let mut ticket = Rng::new(seed).below(weights.iter().sum());
    for (setup, weight) in Setup::ALL.into_iter().zip(weights) {
        if ticket < weight {
            return setup;
        }
        ticket -= weight;
    }
    Setup::Left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_setup_and_all_come_up() {
        for opponent in [None, Some(Setup::Inner), Some(Setup::Outer), Some(Setup::Left), Some(Setup::Right)]
        {
            let mut seen = [0; 4];
            for seed in 0..400 {
                let setup = choose_setup(opponent, seed);
                assert_eq!(setup, choose_setup(opponent, seed));
                seen[setup as usize] += 1;
            }
            assert!(seen.iter().all(|&count| count > 10), "{opponent:?}: {seen:?}");
        }
    }

    #[test]
    fn balanced_setups_are_preferred() {
        let balanced =
            (0..1200).filter(|&seed| matches!(choose_setup(None, seed), Setup::Left | Setup::Right)).count();
        assert!((700..900).contains(&balanced), "{balanced}");
    }
}
