//! Moves: durable before they are told, once however often they come, and in time.

use super::*;

#[test]
fn a_move_is_told_once_it_is_stored_and_not_before() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.holding = true;
    let nonce = bench.act(first, id, 0, a_move("h3e3"));
    assert!(bench.told(first).is_empty() && bench.told(second).is_empty());
    // Nor does the state tell.
    bench.say(second, ClientMessage::Resync { id });
    assert!(bench.told(second).is_empty());
    bench.holding = false;
    bench.release();
    let told = bench.told(second);
    assert!(
        matches!(&told[..], [ServerMessage::Event { event: Event::Played { ply: 1, .. }, .. }, ServerMessage::Sync { state, .. }] if state.moves == ["h3e3"])
    );
    assert!(
        matches!(&bench.told(first)[..], [ServerMessage::Done { nonce: of, event: Event::Played { ply: 1, .. }, .. }] if *of == nonce)
    );
}

#[test]
fn a_move_that_comes_again_is_answered_and_played_once() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    let message = ClientMessage::Act { id, nonce: 5, ply: 0, act: a_move("h3e3") };
    let done = |told: Vec<ServerMessage>| {
        told.into_iter().find(|message| matches!(message, ServerMessage::Done { nonce: 5, .. }))
    };
    // While it is being stored, twice.
    bench.holding = true;
    bench.say(first, message.clone());
    bench.say(first, message.clone());
    bench.holding = false;
    bench.release();
    let answer = done(bench.told(first)).expect("it is answered");
    bench.say(first, message.clone());
    assert_eq!(bench.told(first), vec![answer.clone()]);
    // After the connection and the process were gone, and after the end.
    bench.restart(0);
    bench.open_at(0, first, Some(id));
    bench.open_at(0, second, Some(id));
    bench.quiet();
    bench.say(first, message.clone());
    assert_eq!(done(bench.told(first)), Some(answer.clone()));
    bench.act(second, id, 1, Act::Resign);
    bench.quiet();
    bench.say(first, message.clone());
    assert_eq!(bench.told(first), vec![answer.clone()]);
    // And after the game was forgotten.
    bench.wait(Duration::from_secs(700));
    assert_eq!(bench.services[0].stats().games, 0);
    bench.open(first);
    bench.quiet();
    bench.say(first, message);
    assert_eq!(bench.told(first), [answer]);
    let moves = bench.state(first, id).moves;
    assert_eq!(moves, ["h3e3"]);
}

#[test]
fn a_move_in_time_wins_over_the_clock_though_the_store_is_slow() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.wait(Duration::from_millis(689_900));
    keep_alive(&mut bench, [first, second]);
    bench.holding = true;
    // The opponent's offer is being stored, and the move waits for that; meanwhile the time runs out.
    bench.act(second, id, 0, Act::OfferDraw);
    let nonce = bench.act(first, id, 0, a_move("h3e3"));
    bench.now += Duration::from_secs(5);
    bench.feed(0, Input::Tick);
    bench.holding = false;
    bench.release();
    let told = bench.told(first);
    assert!(
        told.iter().any(|message| matches!(message, ServerMessage::Done { nonce: of, .. } if *of == nonce))
    );
    assert_eq!(bench.state(first, id).phase, Phase::Playing);
}

/// Opens the connections anew: in these tests nobody answers pings.
fn keep_alive(bench: &mut Bench, connections: [u64; 2]) {
    for connection in connections {
        bench.open_at(0, connection, None);
    }
    bench.quiet();
}

#[test]
fn a_move_too_late_is_refused_though_nobody_had_looked_at_the_clock() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.wait(Duration::from_secs(600));
    keep_alive(&mut bench, [first, second]);
    bench.now += Duration::from_secs(90);
    bench.act(first, id, 0, a_move("h3e3"));
    assert_eq!(bench.refusals(first), [Refusal::Over]);
    let events = bench.events(second);
    assert_eq!(events.first().and_then(over), Some("win black time"), "{events:?}");
}

#[test]
fn time_is_called_by_the_service_itself() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.wait(Duration::from_secs(685));
    keep_alive(&mut bench, [first, second]);
    bench.wait(Duration::from_millis(4_990));
    assert!(bench.events(second).is_empty());
    bench.wait(Duration::from_millis(20));
    assert_eq!(bench.events(second).first().and_then(over), Some("win black time"));
    assert_eq!(bench.memory.open_game(player(first)), None);
    assert_eq!(bench.state(first, id).result.as_deref(), Some("win black time"));
}

#[test]
fn two_who_do_not_choose_are_started_by_time() {
    let mut bench = Bench::new();
    let (_, first, _) = bench.paired();
    bench.wait(Duration::from_secs(28));
    keep_alive(&mut bench, [1, 2]);
    bench.wait(Duration::from_secs(3));
    assert!(matches!(bench.events(first)[..], [Event::Started { .. }]));
}

#[test]
fn requests_of_strangers_and_to_unknown_games_are_refused_alike() {
    let mut bench = Bench::new();
    let (id, ..) = bench.begun();
    bench.open(3);
    bench.quiet();
    for id in [id, GameId(12_345)] {
        bench.act(3, id, 0, Act::Resign);
        assert_eq!(bench.refusals(3), [Refusal::NoSuchGame]);
        bench.say(3, ClientMessage::Resync { id });
        assert_eq!(bench.refusals(3), [Refusal::NoSuchGame]);
    }
    assert_eq!(bench.state(1, id).phase, Phase::Playing);
}

#[test]
fn a_flood_is_cut_short_and_harms_nobody() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.begun();
    bench.holding = true;
    bench.act(first, id, 0, Act::OfferDraw);
    for _ in 0..100 {
        bench.act(second, id, 0, a_move("h10g8"));
    }
    let refused = bench.refusals(second);
    assert_eq!(refused.len(), 84, "sixteen may wait");
    assert!(refused.iter().all(|code| *code == Refusal::TooFast));
    let nonce = bench.act(first, id, 0, a_move("h3e3"));
    bench.holding = false;
    bench.release();
    assert!(
        bench
            .told(first)
            .iter()
            .any(|message| matches!(message, ServerMessage::Done { nonce: of, .. } if *of == nonce))
    );
    assert_eq!(bench.refusals(second), [Refusal::NotYourTurn; 16]);
    // The same of wishes.
    bench.open(3);
    bench.quiet();
    bench.holding = true;
    for nonce in 0..50 {
        bench.seek(3, nonce);
    }
    assert_eq!(bench.refusals(3).len(), 50 - 9);
}
