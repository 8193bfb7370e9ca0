//! Several processes: one keeps a game, another takes it over, the first wakes up.

use super::*;

#[test]
fn who_asks_the_wrong_process_is_sent_to_the_right_one() {
    let mut bench = Bench::with(2);
    let (id, first, _) = bench.begun();
    let there = ServerMessage::Redirect { id, url: "wss://s0".to_owned() };
    let connection = bench.open_at(1, first, Some(id));
    assert_eq!(bench.told(connection), [ServerMessage::Ready { game: Some(id) }, there.clone()]);
    bench.act(connection, id, 0, a_move("h3e3"));
    assert_eq!(bench.told(connection), [there]);
    assert!(bench.state(first, id).moves.is_empty());
}

#[test]
fn a_game_whose_process_died_goes_on_at_another() {
    let mut bench = Bench::with(2);
    let (id, first, second) = bench.begun();
    bench.act(first, id, 0, a_move("h3e3"));
    // Process 0 says and hears nothing any more.
    let dead = std::mem::replace(&mut bench.services[0], service(0, 99));
    drop(dead);
    bench.now += LEASE + Duration::from_secs(1);
    bench.feed(1, Input::Tick);
    let there = bench.open_at(1, second, Some(id));
    let told = bench.told(there);
    assert!(
        matches!(&told[..], [ServerMessage::Ready { game: Some(_) }, ServerMessage::Sync { state, .. }] if state.moves == ["h3e3"]),
        "{told:?}"
    );
    bench.act(there, id, 1, a_move("h10g8"));
    assert!(bench.events(there).iter().any(|event| matches!(event, Event::Played { ply: 2, .. })));
}

#[test]
fn nobodys_games_are_adopted_though_no_player_asks() {
    let mut bench = Bench::with(2);
    let (id, ..) = bench.begun();
    bench.services[0] = service(0, 99);
    bench.now += LEASE + Duration::from_secs(1);
    bench.feed(1, Input::Tick);
    bench.wait(Duration::from_secs(6));
    assert_eq!(bench.services[1].stats().games_adopted, 1);
    // Nobody comes back: the clock runs out in the end.
    bench.wait(Duration::from_secs(720));
    assert_eq!(bench.memory.open_game(player(1)), None);
    let connection = bench.open_at(1, 1, None);
    assert_eq!(bench.state(connection, id).result.as_deref(), Some("win black time"));
}

#[test]
fn an_owner_that_slept_is_fenced_and_sends_its_players_on() {
    let mut bench = Bench::with(2);
    let (id, first, second) = bench.begun();
    // Process 0 stalls for longer than its lease; process 1 takes the game over, and a move is played there.
    bench.now += LEASE + Duration::from_secs(1);
    bench.feed(1, Input::Tick);
    let there = bench.open_at(1, first, Some(id));
    bench.act(there, id, 0, a_move("h3e3"));
    assert!(bench.events(there).iter().any(|event| matches!(event, Event::Played { .. })));
    bench.quiet();
    // It wakes up by a move that contradicts that.
    let nonce = bench.act(first, id, 0, a_move("b3e3"));
    let told = bench.told(first);
    assert!(
        !told
            .iter()
            .any(|message| matches!(message, ServerMessage::Done { .. } | ServerMessage::Event { .. }))
    );
    let redirect = ServerMessage::Redirect { id, url: "wss://s1".to_owned() };
    assert!(told.contains(&redirect), "{told:?}");
    assert!(bench.told(second).contains(&redirect), "the other player there as well");
    bench.say(there, ClientMessage::Act { id, nonce, ply: 0, act: a_move("b3e3") });
    assert_eq!(bench.refusals(there), [Refusal::Late]);
    assert_eq!(bench.state(there, id).moves, ["h3e3"]);
}

#[test]
fn an_owner_that_slept_finds_out_by_itself() {
    let mut bench = Bench::with(2);
    let (id, first, _) = bench.begun();
    bench.now += LEASE + Duration::from_secs(1);
    bench.feed(1, Input::Tick);
    bench.open_at(1, first, Some(id));
    bench.quiet();
    // It wakes up, renews its lease, and asks what is left of its games.
    bench.feed(0, Input::Tick);
    let redirect = ServerMessage::Redirect { id, url: "wss://s1".to_owned() };
    assert!(bench.told(first).contains(&redirect));
    assert_eq!(bench.services[0].stats().games, 0);
}

#[test]
fn an_owner_that_slept_and_lost_nothing_goes_on() {
    let mut bench = Bench::new();
    let (id, first, _) = bench.begun();
    bench.now += LEASE * 2;
    bench.act(first, id, 0, a_move("h3e3"));
    assert!(bench.events(first).iter().any(|event| matches!(event, Event::Played { .. })));
    bench.feed(0, Input::Tick);
    assert_eq!(bench.services[0].stats().games, 1);
}
