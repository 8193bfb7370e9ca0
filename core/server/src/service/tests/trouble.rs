//! A store that fails, connections that die.

use super::*;

#[test]
fn while_the_store_is_down_players_are_told_and_nothing_is_lost() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.down = true;
    let nonce = bench.act(first, id, 0, a_move("h3e3"));
    bench.wait(Duration::from_secs(3));
    assert_eq!(bench.refusals(first), [Refusal::Unavailable], "told once, not at every attempt");
    assert!(bench.events(second).is_empty());
    // A client sends it again, which is no second move.
    bench.say(first, ClientMessage::Act { id, nonce, ply: 0, act: a_move("h3e3") });
    bench.down = false;
    bench.wait(Duration::from_secs(3));
    let told = bench.told(first);
    assert_eq!(
        told.iter()
            .filter(|message| matches!(message, ServerMessage::Done { nonce: of, .. } if *of == nonce))
            .count(),
        1
    );
    assert!(matches!(bench.events(second)[..], [Event::Played { ply: 1, .. }]));
    let state = bench.state(first, id);
    assert_eq!(state.moves, ["h3e3"]);
    assert!(state.elapsed_ms < 3_000, "the clock of the second side began when the move was stored");
}

#[test]
fn a_wish_outlives_a_store_that_is_down() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.quiet();
    bench.down = true;
    bench.seek(1, 11);
    bench.wait(Duration::from_secs(1));
    assert_eq!(bench.refusals(1), [Refusal::Unavailable]);
    bench.down = false;
    bench.wait(Duration::from_secs(3));
    assert!(matches!(bench.told(1)[..], [ServerMessage::Waiting { nonce: 11, .. }]));
}

#[test]
fn a_pairing_whose_answer_was_lost_is_not_lost() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.open(2);
    bench.seek(1, 1);
    bench.holding = true;
    bench.seek(2, 2);
    // The second is enqueued, the pairing done, and its answer lost.
    let (number, request, op) = bench.held.remove(0);
    bench.answer(number, request, op);
    let (number, request, op) = bench.held.remove(0);
    assert!(matches!(op, Op::Pair(..)));
    bench.memory.carry_out(op, bench.now);
    let lost = Err(StoreError::Unavailable("the line broke".to_owned()));
    bench.holding = false;
    bench.feed(number, Input::Stored { request, reply: lost });
    bench.wait(Duration::from_secs(1));
    for who in [1, 2] {
        assert!(bench.events(who).iter().any(|event| matches!(event, Event::Paired { .. })));
    }
    assert_eq!(bench.memory.games().count(), 1);
}

#[test]
fn the_newest_connection_of_a_player_is_the_one_that_counts() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    let newer = Connection(50);
    bench.feed(
        0,
        Input::Opened { connection: newer, player: player(first), resume: Some(Resume { id, have: 0 }) },
    );
    assert_eq!(bench.closed, [first]);
    assert_eq!(bench.refusals(first), [Refusal::Replaced]);
    assert!(matches!(
        &bench.told(50)[..],
        [ServerMessage::Ready { game: Some(_) }, ServerMessage::Sync { .. }]
    ));
    // The end of the older one changes nothing.
    bench.close(first);
    bench.quiet();
    bench.act(second, id, 0, Act::Resign);
    assert!(bench.events(50).iter().any(|event| over(event).is_some()));
}

#[test]
fn a_silent_connection_is_given_up_soon_in_a_game_and_late_otherwise() {
    let mut bench = Bench::new();
    bench.open(3);
    let (id, first, second) = bench.begun();
    bench.say(first, ClientMessage::Pong { ping: 1 });
    bench.wait(Duration::from_secs(8));
    for round in 1..=8 {
        bench.say(first, ClientMessage::Pong { ping: round });
    }
    bench.wait(Duration::from_secs(4));
    assert_eq!(bench.closed, [second]);
    let told = bench.told(first);
    assert!(
        told.iter().any(
            |message| matches!(message, ServerMessage::Presence { id: of, here: false, .. } if *of == id)
        )
    );
    bench.wait(Duration::from_secs(75));
    assert!(!bench.closed.contains(&3));
    bench.wait(Duration::from_secs(10));
    assert!(bench.closed.contains(&3));
}

#[test]
fn the_delay_is_measured_by_the_service() {
    let mut bench = Bench::new();
    let (_, first, _) = bench.begun();
    bench.wait(Duration::from_millis(2_500));
    let pings: Vec<u32> = bench
        .told
        .remove(&first)
        .unwrap_or_default()
        .into_iter()
        .filter_map(|message| match message {
            ServerMessage::Ping { ping, .. } => Some(ping),
            _ => None,
        })
        .collect();
    bench.now += Duration::from_millis(120);
    bench.say(first, ClientMessage::Pong { ping: *pings.last().expect("pinged") });
    bench.say(first, ClientMessage::Pong { ping: 999 });
    bench.wait(Duration::from_millis(2_500));
    let told = bench.told.remove(&first).unwrap_or_default();
    assert!(
        told.iter().any(|message| matches!(message, ServerMessage::Ping { rtt_ms: Some(120), .. })),
        "{told:?}"
    );
}

#[test]
fn hello_comes_once_and_who_is_not_there_says_nothing() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.quiet();
    let hello = ClientMessage::Hello { version: 1, key: player(1), signature: String::new(), resume: None };
    bench.say(1, hello.clone());
    assert_eq!(bench.refusals(1), [Refusal::OutOfPlace]);
    bench.say(9, hello);
    bench.close(9);
    assert!(bench.told(9).is_empty());
}
