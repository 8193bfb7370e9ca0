//! Stopping.

use super::*;

#[test]
fn what_was_begun_is_finished_and_nothing_new_is_taken_in() {
    let mut bench = Bench::with(2);
    let (id, first, second) = bench.begun();
    bench.holding = true;
    let nonce = bench.act(first, id, 0, a_move("h3e3"));
    bench.feed(0, Input::Drain);
    bench.act(second, id, 0, Act::Resign);
    assert_eq!(bench.refusals(second), [Refusal::Unavailable]);
    bench.open(5);
    assert!(matches!(bench.told(5)[..], [ServerMessage::Goodbye { .. }]));
    assert!(bench.drained.is_empty());
    bench.holding = false;
    bench.release();
    let told = bench.told(first);
    assert!(
        matches!(&told[..], [ServerMessage::Done { nonce: of, event: Event::Played { .. }, .. }, ServerMessage::Goodbye { .. }] if *of == nonce),
        "{told:?}"
    );
    assert_eq!(bench.drained, [0]);
    assert!(bench.closed.contains(&first) && bench.closed.contains(&second));
    // Another process has the game at once, with nothing lost.
    let there = bench.open_at(1, second, Some(id));
    assert_eq!(bench.state(there, id).moves, ["h3e3"]);
}

#[test]
fn a_store_that_is_down_does_not_hold_up_the_end_for_ever() {
    let mut bench = Bench::new();
    let (id, first, _) = bench.begun();
    bench.down = true;
    bench.act(first, id, 0, a_move("h3e3"));
    bench.feed(0, Input::Drain);
    assert!(bench.drained.is_empty());
    bench.wait(Duration::from_secs(21));
    assert_eq!(bench.drained, [0]);
}
