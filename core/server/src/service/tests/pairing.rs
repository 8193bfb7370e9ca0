//! Waiting, being paired, going away.

use super::*;
use palgak_online::id::Code;

#[test]
fn two_who_wait_for_the_same_game_are_paired() {
    let mut bench = Bench::new();
    bench.open(1);
    assert_eq!(bench.told(1), [ServerMessage::Ready { game: None }]);
    bench.seek(1, 11);
    assert_eq!(bench.told(1), [ServerMessage::Waiting { nonce: 11, game: Kind::Xiangqi, code: None }]);
    bench.open(2);
    bench.say(2, ClientMessage::Seek { nonce: 22, game: Kind::Janggi });
    bench.open(3);
    bench.seek(3, 33);
    assert!(matches!(bench.events(1)[..], [Event::Paired { game: Kind::Xiangqi, .. }]));
    assert!(matches!(bench.events(3)[..], [Event::Paired { game: Kind::Xiangqi, .. }]));
    assert!(bench.events(2).is_empty(), "who waits for another game waits on");
}

#[test]
fn a_player_never_meets_themselves() {
    let mut bench = Bench::with(2);
    bench.open_at(0, 1, None);
    bench.open_at(1, 1, None);
    bench.seek(1, 11);
    bench.seek(101, 12);
    bench.wait(Duration::from_secs(5));
    assert_eq!(bench.memory.games().count(), 0);
    // Nor by a code of their own.
    bench.say(1, ClientMessage::Invite { nonce: 13, game: Kind::Janggi, code: None });
    let code = bench.told(1).iter().find_map(|message| match message {
        ServerMessage::Waiting { code, .. } => *code,
        _ => None,
    });
    bench.told(101);
    bench.say(101, ClientMessage::Join { nonce: 14, code: code.unwrap() });
    assert_eq!(bench.refusals(101), [Refusal::NoSuchCode]);
}

#[test]
fn a_friend_follows_a_code() {
    let mut bench = Bench::new();
    bench.open(1);
    let code = Code::from_number(77);
    bench.say(1, ClientMessage::Invite { nonce: 11, game: Kind::Janggi, code: Some(code) });
    let waiting = ServerMessage::Waiting { nonce: 11, game: Kind::Janggi, code: Some(code) };
    assert!(bench.told(1).contains(&waiting));
    bench.open(2);
    bench.say(2, ClientMessage::Join { nonce: 22, code: Code::from_number(78) });
    assert_eq!(bench.refusals(2), [Refusal::NoSuchCode]);
    bench.say(2, ClientMessage::Join { nonce: 23, code });
    assert!(matches!(bench.events(1)[..], [Event::Paired { game: Kind::Janggi, .. }]));
    assert!(matches!(bench.events(2)[..], [Event::Paired { .. }]));
    // The answer was lost: the same again leads to the same game.
    bench.say(2, ClientMessage::Join { nonce: 23, code });
    assert!(matches!(bench.told(2)[..], [ServerMessage::Sync { .. }]));
    bench.say(2, ClientMessage::Join { nonce: 24, code });
    assert_eq!(bench.refusals(2), [Refusal::Busy]);
}

#[test]
fn another_code_is_given_if_somebody_has_it() {
    let mut bench = Bench::new();
    let code = Code::from_number(77);
    for who in [1, 2] {
        bench.open(who);
        bench.say(who, ClientMessage::Invite { nonce: who, game: Kind::Janggi, code: Some(code) });
    }
    let told = bench.told(2);
    let [_, ServerMessage::Waiting { code: Some(other), .. }] = &told[..] else { panic!("{told:?}") };
    assert_ne!(*other, code);
}

#[test]
fn who_goes_away_is_not_paired() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.seek(1, 11);
    bench.say(1, ClientMessage::Cancel { nonce: 11 });
    assert_eq!(bench.told(1).last(), Some(&ServerMessage::Cancelled { nonce: 11 }));
    bench.say(1, ClientMessage::Cancel { nonce: 11 });
    assert_eq!(bench.told(1), [ServerMessage::Cancelled { nonce: 11 }], "said again, answered again");
    bench.open(2);
    bench.seek(2, 22);
    bench.close(2);
    bench.open(3);
    bench.seek(3, 33);
    bench.wait(Duration::from_secs(3));
    assert_eq!(bench.memory.games().count(), 0);
}

/// Two wait, the first of whom was cut off for a while; then a third comes. Who plays with the third?
fn first_after(bench: &mut Bench, away: Duration, nonce: Nonce) -> bool {
    for who in [1, 2, 3] {
        bench.open(who);
    }
    bench.seek(1, 11);
    bench.wait(Duration::from_secs(1));
    bench.close(1);
    bench.wait(away);
    // While the first is away, nobody is there to play with.
    bench.holding = true;
    bench.seek(2, 22);
    bench.open(1);
    bench.seek(1, nonce);
    bench.seek(3, 33);
    // All three are in the queue before anybody is paired.
    let (pairings, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut bench.held).into_iter().partition(|(_, _, op)| matches!(op, Op::Pair(..)));
    assert!(pairings.is_empty());
    let since = |who| {
        rest.iter().find_map(|(_, _, op)| match op {
            Op::Enqueue(ticket) if ticket.player == player(who) => Some(ticket.since_ms),
            _ => None,
        })
    };
    let (first, second) = (since(1), since(2));
    assert!(first.is_some() && second.is_some());
    bench.holding = false;
    bench.held = rest;
    bench.release();
    first < second
}

#[test]
fn who_is_cut_off_and_comes_back_soon_keeps_the_place_in_the_queue() {
    let seconds = Duration::from_secs;
    assert!(first_after(&mut Bench::new(), seconds(29), 11));
    assert!(!first_after(&mut Bench::new(), seconds(31), 11), "that was too long");
    assert!(!first_after(&mut Bench::new(), seconds(5), 12), "this is another wish");
}

#[test]
fn nobody_is_paired_with_who_is_cut_off() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.seek(1, 11);
    bench.close(1);
    bench.open(2);
    bench.seek(2, 22);
    bench.wait(Duration::from_secs(5));
    assert_eq!(bench.memory.games().count(), 0);
    bench.open(1);
    bench.wait(Duration::from_secs(2));
    assert_eq!(bench.memory.games().count(), 0, "being there again is not yet asking");
    bench.seek(1, 11);
    assert_eq!(bench.memory.games().count(), 1);
}

#[test]
fn a_place_is_kept_for_who_is_away_while_the_opponent_calls_off() {
    let mut bench = Bench::new();
    let began = MORNING_MS + u64::try_from(bench.now.as_millis()).unwrap();
    let (id, first, second) = bench.paired();
    bench.wait(Duration::from_secs(3));
    bench.close(first);
    bench.act(second, id, 0, Act::Leave);
    assert_eq!(bench.memory.waiting().count(), 0);
    bench.wait(Duration::from_secs(5));
    bench.open(first);
    bench.seek(first, first);
    let ticket = bench.memory.waiting().next().expect("the player waits again");
    assert_eq!((ticket.player, ticket.since_ms), (player(first), began));
    // Who withdraws the wish gives up the place with it.
    bench.close(first);
    bench.open(first);
    bench.say(first, ClientMessage::Cancel { nonce: first });
    bench.seek(first, first);
    let ticket = bench.memory.waiting().next().expect("the player waits");
    assert_eq!(ticket.since_ms, began + 8_000);
}

#[test]
fn going_away_that_crosses_with_a_pairing_is_settled_for_both() {
    // Whatever the store gets to first, and whichever answer comes first.
    for (cancel_first, answers_turned) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut bench = Bench::new();
        for who in [1, 2, 3] {
            bench.open(who);
        }
        bench.seek(1, 11);
        bench.wait(Duration::from_millis(100));
        bench.quiet();
        bench.holding = true;
        bench.seek(2, 22);
        // The second player is enqueued, the pairing is asked for, and the first goes away.
        let (number, request, op) = bench.held.remove(0);
        bench.answer(number, request, op);
        bench.say(1, ClientMessage::Cancel { nonce: 11 });
        assert_eq!(bench.held.len(), 2, "a pairing and a withdrawal: {:?}", bench.held);
        if cancel_first {
            bench.held.reverse();
        }
        let mut answers = Vec::new();
        for (number, request, op) in std::mem::take(&mut bench.held) {
            answers.push((number, request, bench.memory.carry_out(op, bench.now)));
        }
        if answers_turned {
            answers.reverse();
        }
        bench.holding = false;
        for (number, request, reply) in answers {
            bench.feed(number, Input::Stored { request, reply: Ok(reply) });
        }
        bench.release();
        let first = bench.told(1);
        assert!(first.contains(&ServerMessage::Cancelled { nonce: 11 }), "{first:?}");
        assert_eq!(bench.memory.open_game(player(1)), None);
        // The second waits on, before anybody who came later.
        let told = bench.told(2);
        let waiting = ServerMessage::Waiting { nonce: 22, game: Kind::Xiangqi, code: None };
        assert_eq!(
            told.iter().filter(|message| **message == waiting).count(),
            if cancel_first { 1 } else { 2 }
        );
        bench.wait(Duration::from_millis(100));
        bench.seek(3, 33);
        let events = bench.events(2);
        assert!(matches!(events[..], [Event::Paired { .. }]), "{cancel_first} {answers_turned} {events:?}");
    }
}

#[test]
fn who_was_left_alone_comes_before_those_who_came_later() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.paired();
    bench.wait(Duration::from_secs(1));
    bench.open(3);
    bench.seek(3, 33);
    bench.wait(Duration::from_secs(1));
    bench.act(second, id, 0, Act::Leave);
    // The one who stayed is paired with the third at once, and has waited longer.
    let events = bench.events(first);
    assert!(
        matches!(&events[..], [Event::Left { .. }, Event::Over { result, .. }, Event::Paired { .. }] if result == "aborted")
    );
    assert!(bench.memory.open_game(player(3)).is_some());
}

#[test]
fn a_game_that_was_taken_up_is_not_called_off() {
    let mut bench = Bench::new();
    let (id, first, second) = bench.paired();
    bench.act(first, id, 0, Act::Ready);
    bench.quiet();
    bench.say(first, ClientMessage::Cancel { nonce: first });
    assert_eq!(bench.refusals(first), [Refusal::NothingToCancel]);
    bench.say(second, ClientMessage::Cancel { nonce: second });
    assert_eq!(bench.told(second).last(), Some(&ServerMessage::Cancelled { nonce: second }));
}

#[test]
fn who_is_gone_when_paired_is_not_waited_for() {
    let mut bench = Bench::new();
    bench.open(1);
    bench.seek(1, 11);
    bench.open(2);
    bench.holding = true;
    bench.seek(2, 22);
    let (number, request, op) = bench.held.remove(0);
    bench.answer(number, request, op);
    bench.close(1);
    bench.holding = false;
    bench.release();
    let told = bench.told(2);
    assert!(matches!(told.last(), Some(ServerMessage::Waiting { nonce: 22, .. })), "{told:?}");
    assert_eq!(bench.memory.open_game(player(2)), None);
}

#[test]
fn players_of_two_processes_meet() {
    let mut bench = Bench::with(2);
    bench.open_at(0, 1, None);
    bench.open_at(1, 2, None);
    bench.seek(1, 11);
    bench.seek(102, 22);
    let id = bench.memory.open_game(player(2)).unwrap();
    assert!(matches!(bench.events(102)[..], [Event::Paired { .. }]));
    bench.quiet();
    bench.wait(Duration::from_secs(2));
    assert_eq!(bench.told(1), [ServerMessage::Redirect { id, url: "wss://s1".to_owned() }]);
    // There, the player finds the game.
    bench.open_at(1, 1, Some(id));
    let told = bench.told(101);
    assert!(
        matches!(&told[..], [ServerMessage::Ready { game: Some(of) }, ServerMessage::Sync { .. }] if *of == id)
    );
    assert_eq!(bench.told(102), [ServerMessage::Presence { id, side: side_of(&told, 1), here: true }]);
}

fn side_of(told: &[ServerMessage], who: u64) -> palgak_rules::Side {
    let state = told.iter().find_map(|message| match message {
        ServerMessage::Sync { state, .. } => Some(state),
        _ => None,
    });
    let players = state.expect("a state").players;
    if players[0] == player(who) { palgak_rules::Side::First } else { palgak_rules::Side::Second }
}

#[test]
fn going_away_from_a_game_of_another_process_leads_there() {
    let mut bench = Bench::with(2);
    bench.open_at(0, 1, None);
    bench.open_at(1, 2, None);
    bench.seek(1, 11);
    bench.seek(102, 22);
    let id = bench.memory.open_game(player(1)).unwrap();
    bench.quiet();
    bench.say(1, ClientMessage::Cancel { nonce: 11 });
    let there = ServerMessage::Redirect { id, url: "wss://s1".to_owned() };
    assert_eq!(bench.told(1), [there]);
    bench.open_at(1, 1, None);
    bench.say(101, ClientMessage::Cancel { nonce: 11 });
    assert_eq!(bench.told(101).last(), Some(&ServerMessage::Cancelled { nonce: 11 }));
    let told = bench.told(102);
    assert!(matches!(told.last(), Some(ServerMessage::Waiting { nonce: 22, .. })), "{told:?}");
}
