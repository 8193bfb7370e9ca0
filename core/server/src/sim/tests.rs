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
