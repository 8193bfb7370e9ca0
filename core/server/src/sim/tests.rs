//! Many small worlds.

use super::*;

#[test]
fn nothing_that_must_not_happen_happens_in_many_worlds() {
    let mut all = Report::default();
    for seed in 0..20 {
        match run(seed, &Plan::of(seed)) {
            Ok(report) => all.add(&report),
            Err(violation) => panic!("{violation}"),
        }
    }
    println!("{all:#?}");
}

#[test]
fn a_seed_does_the_same_again() {
    for seed in [3, 4] {
        let plan = Plan::of(seed);
        let (once, again) = (run(seed, &plan), run(seed, &plan));
        assert_eq!(once, again);
        assert!(once.is_ok_and(|report| report.moves > 0));
        assert_ne!(run(seed + 100, &plan).map(|report| report.trace), again.map(|report| report.trace));
    }
}

#[test]
fn a_store_that_lies_is_found_out() {
    let found =
        (0..5).filter(|seed| run(*seed, &Plan { lying_store: true, ..Plan::of(*seed) }).is_err()).count();
    assert_eq!(found, 5);
}
