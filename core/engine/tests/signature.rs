//! The signature of the engine's play: it changes exactly when some change in the engine, or in the rules, makes it
//! look at other positions. Then the new number is written down here, on purpose.

use palgak_engine::{bench_chushogi, bench_janggi, bench_xiangqi};

#[test]
fn the_engine_plays_janggi_as_it_did() {
    let nodes = bench_janggi(8).expect("the positions are valid").nodes;
    assert_eq!(nodes, 110_842);
}

#[test]
fn the_engine_plays_xiangqi_as_it_did() {
    let nodes = bench_xiangqi(8).expect("the positions are valid").nodes;
    assert_eq!(nodes, 204_999);
}

#[test]
fn the_engine_plays_chushogi_as_it_did() {
    let nodes = bench_chushogi(6).expect("the positions are valid").nodes;
    assert_eq!(nodes, 97_854);
}
