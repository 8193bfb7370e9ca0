//! Random users on a random network against a model of the server: nothing is lost and nothing is done twice.

mod model;
mod world;

use proptest::prelude::*;

use world::World;

/// How much happens in one case.
const STEPS: usize = 400;

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

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
