//! Random users on a random network against a model of the server: nothing is lost and nothing is done twice.

mod model;
mod world;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use world::World;

/// How much happens in one case.
const STEPS: usize = 400;

proptest! {
    // The same cases every time: what a change breaks is then the change's.
    #![proptest_config(ProptestConfig {
        cases: 200,
        rng_seed: RngSeed::Fixed(1),
        ..ProptestConfig::default()
    })]

    /// Connections break with whatever is on its way, the app is killed and started again, the server has no time,
    /// and through all that every move is made once.
    #[test]
    fn every_act_is_carried_out_once_and_both_agree_in_the_end(seed: u64) {
        let mut world = World::new(seed);
        for _ in 0..STEPS {
            world.step();
        }
        world.settle();
        world.compare();
    }
}

/// The cases are worth something: games are begun, cut, restarted and finished.
#[test]
fn the_world_is_an_eventful_one() {
    let mut all = world::Happened::default();
    for seed in 0..40 {
        let mut world = World::new(seed);
        for _ in 0..STEPS {
            world.step();
        }
        world.settle();
        all.add(&world.happened);
    }
    let world::Happened { cuts, kills, moves, games, called_off, resent, resynced } = all;
    for (what, times) in [
        ("connections cut", cuts),
        ("apps killed", kills),
        ("moves played by the user", moves),
        ("games begun", games),
        ("games called off", called_off),
        ("acts that came twice", resent),
        ("whole states asked for", resynced),
    ] {
        assert!(times >= 40, "{what}: {times} times only");
    }
}

/// Worlds in which the client once forgot a game that it was in: one that was taken for the game of a wish being
/// withdrawn, and one that came of a rematch after the app was killed.
#[test]
fn no_game_is_left_behind() {
    for seed in [10_355_593_472_176_872_894, 13_382_057_693_637_527_691] {
        let mut world = World::new(seed);
        for _ in 0..STEPS {
            world.step();
        }
        world.settle();
        world.compare();
    }
}
