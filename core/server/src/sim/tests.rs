//! Many small worlds.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::*;

/// How many worlds are run with every test; `cargo run -p palgak-server --example simulate` runs more.
const WORLDS: u64 = 1_200;

#[test]
fn nothing_that_must_not_happen_happens_in_many_worlds() {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Report::default());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= WORLDS {
                        return;
                    }
                    match run(seed, &Plan::of(seed)) {
                        Ok(report) => all.lock().unwrap().add(&report),
                        Err(violation) => panic!("{violation}"),
                    }
                }
            });
        }
    });
    // The worlds are worth something: everything that is hard came up, and often.
    let report = all.into_inner().unwrap();
    for (what, times, least) in [
        ("games", report.games, 5_000),
        ("moves", report.moves, 50_000),
        ("games called off", report.aborted, 500),
        ("games lost on time", report.timeouts, 50),
        ("rematches", report.rematches, 400),
        ("games taken over", report.takeovers, 1_000),
        ("records fenced", report.fenced, 50),
        ("processes that died", report.crashes, 2_000),
    ] {
        assert!(times >= least, "{what}: {times} times only");
    }
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
