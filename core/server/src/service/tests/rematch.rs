//! Playing again.

use super::*;
use palgak_rules::Side;

/// A game that is over: its name, and who played first.
fn finished(bench: &mut Bench) -> (GameId, u64, u64) {
    let (id, first, second) = bench.begun();
    bench.act(first, id, 0, Act::Resign);
    bench.quiet();
    (id, first, second)
}

#[test]
fn two_who_wish_it_play_again_with_sides_changed() {
    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.act(second, id, 0, Act::Rematch);
    assert_eq!(bench.events(first), [Event::RematchOffered { by: Side::Second }]);
    let nonce = bench.act(first, id, 0, Act::Rematch);
    let next = bench.memory.open_game(player(first)).expect("there is a game");
    assert_ne!(next, id);
    let told = bench.told(first);
    let expected = [player(second), player(first)];
    assert!(
        matches!(&told[..], [
            ServerMessage::Done { nonce: done, event: Event::Rematch { id: of }, .. },
            ServerMessage::Event { id: new, seq: 1, event: Event::Paired { players, .. } },
        ] if *of == next && *new == next && *done == nonce && *players == expected),
        "{told:?}"
    );
    // Asked for again, it is the same.
    bench.say(first, ClientMessage::Act { id, nonce, ply: 0, act: Act::Rematch });
    assert_eq!(bench.told(first), told[..1]);
}

#[test]
fn wishes_that_cross_make_one_game() {
    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.holding = true;
    bench.act(first, id, 0, Act::Rematch);
    bench.act(second, id, 0, Act::Rematch);
    bench.holding = false;
    bench.release();
    assert_eq!(bench.memory.games().count(), 2);
    assert!(bench.events(first).iter().any(|event| matches!(event, Event::Rematch { .. })));
    assert_eq!(bench.memory.open_game(player(1)), bench.memory.open_game(player(2)));
}

#[test]
fn nobody_plays_again_with_who_has_left_or_plays_another() {
    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.act(first, id, 0, Act::Rematch);
    bench.act(first, id, 0, Act::Leave);
    bench.quiet();
    bench.act(second, id, 0, Act::Rematch);
    assert_eq!(bench.refusals(second), [Refusal::NotNow]);
    assert!(bench.told(first).is_empty(), "who has left hears no more of it");

    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.act(first, id, 0, Act::Rematch);
    bench.seek(first, 500);
    bench.open(3);
    bench.seek(3, 501);
    bench.quiet();
    bench.act(second, id, 0, Act::Rematch);
    assert_eq!(bench.refusals(second), [Refusal::Busy]);
    assert_eq!(bench.memory.games().count(), 2);
}

#[test]
fn a_rematch_made_before_a_crash_is_found_again() {
    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.act(first, id, 0, Act::Rematch);
    bench.holding = true;
    let nonce = bench.act(second, id, 0, Act::Rematch);
    // The game is made, and the process dies before it hears of that.
    let (_, _, op) = bench.held.remove(0);
    bench.memory.carry_out(op, bench.now);
    bench.holding = false;
    bench.restart(0);
    let next = bench.memory.open_game(player(first)).expect("it is made");
    for who in [first, second] {
        bench.open_at(0, who, Some(id));
    }
    bench.quiet();
    bench.say(second, ClientMessage::Act { id, nonce, ply: 0, act: Act::Rematch });
    assert!(bench.events(first).contains(&Event::Rematch { id: next }));
    assert!(
        bench
            .told(second)
            .iter()
            .any(|message| matches!(message, ServerMessage::Done { nonce: of, .. } if *of == nonce))
    );
    assert_eq!(bench.memory.games().count(), 2);
}

#[test]
fn a_rematch_that_was_called_off_makes_nobody_wait_for_strangers() {
    let mut bench = Bench::new();
    let (id, first, second) = finished(&mut bench);
    bench.act(first, id, 0, Act::Rematch);
    let nonce = bench.act(second, id, 0, Act::Rematch);
    bench.quiet();
    // By the number of the wish that it came of.
    bench.say(second, ClientMessage::Cancel { nonce });
    assert!(bench.told(second).contains(&ServerMessage::Cancelled { nonce }));
    let told = bench.told(first);
    assert!(
        matches!(&told[..], [ServerMessage::Event { event: Event::Over { result, .. }, .. }] if result == "aborted")
    );
}
