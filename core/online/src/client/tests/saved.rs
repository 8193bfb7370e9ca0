use super::*;
use crate::client::{RestoreError, Wanting};

/// The app is killed and started again. Requests get other numbers than before.
fn again(bench: &Bench) -> Bench {
    let saved = bench.session.save();
    let config = Config { seed: 8, ..config() };
    let mut next = Bench::of(Session::restore(identity(), config, &saved, secs(5)).unwrap());
    next.now = secs(5);
    next
}

#[test]
fn the_game_is_there_at_once_and_what_was_not_answered_is_sent() {
    let mut bench = Bench::playing();
    bench.news(4, played(1, "h3e3"));
    bench.news(5, played(2, "h10g8"));
    bench.play("h1g3");
    let (nonce, ..) = bench.sent_act();

    let mut next = again(&bench);
    assert_eq!(next.phase(), Phase::Playing { id: GAME });
    assert_eq!(next.moves(), ["h3e3", "h10g8"]);
    assert_eq!(next.connects, [HOME]);
    let ClientMessage::Hello { resume: Some(resume), .. } = next.greet(Some(GAME)) else { panic!() };
    assert_eq!((resume.id, resume.have), (GAME, 5));
    assert_eq!(next.sent_act(), (nonce, 2, Act::Move { text: "h1g3".to_owned() }));
    next.sync(6, State { elapsed_ms: 900, ..state(protocol::Phase::Playing, &["h3e3", "h10g8", "h1g3"]) });
    next.say(ServerMessage::Done { id: GAME, nonce, seq: 6, event: played(3, "h1g3") });
    assert_eq!(next.session.pending().count(), 0);
    assert_eq!(next.moves().len(), 3);
}

#[test]
fn a_game_that_came_of_the_wish_after_the_kill_is_found() {
    let (bench, _) = Bench::waiting();
    let mut next = again(&bench);
    assert_eq!(next.phase(), Phase::Idle, "nobody waits without having asked for it");
    next.greet(Some(GAME));
    assert_eq!(next.take_sent(), [ClientMessage::Resync { id: GAME }]);
    next.sync(1, state(protocol::Phase::Setup, &[]));
    assert!(matches!(next.phase(), Phase::Setup { id: GAME, .. }));
}

#[test]
fn a_wish_of_which_nothing_came_is_withdrawn() {
    let (bench, nonce) = Bench::waiting();
    let mut next = again(&bench);
    next.greet(None);
    assert_eq!(next.take_sent(), [ClientMessage::Cancel { nonce }]);
    next.say(refused(Some(nonce), None, Refusal::NothingToCancel));
    next.wait(secs(30));
    assert_eq!((next.phase(), next.connection()), (Phase::Idle, Connection::Offline));
    assert_eq!(next.take_sent(), []);
}

#[test]
fn a_withdrawal_outlives_the_app() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    let mut next = again(&bench);
    next.greet(Some(GAME));
    assert_eq!(next.take_sent(), [ClientMessage::Cancel { nonce }]);
    assert_eq!(next.phase(), Phase::Idle);
}

#[test]
fn nothing_is_kept_of_a_game_that_is_over() {
    let bench = Bench::finished();
    let next = again(&bench);
    assert_eq!((next.phase(), next.connection()), (Phase::Idle, Connection::Offline));
    assert_eq!(Session::new(identity(), config()).save(), bench.session.save());
}

#[test]
fn it_is_told_when_there_is_something_new_to_keep() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    assert!(bench.events.contains(&Event::Persist));
    bench.events.clear();
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: None });
    assert_eq!(bench.events, []);
    bench.news(4, played(1, "h3e3"));
    assert_eq!(bench.events.iter().filter(|event| **event == Event::Persist).count(), 1);
}

#[test]
fn a_new_wish_may_be_made_at_once_after_the_restart() {
    let (bench, nonce) = Bench::waiting();
    let mut next = again(&bench);
    next.want(Command::Seek(Game::Xiangqi));
    next.greet(None);
    assert_eq!(next.take_sent(), [ClientMessage::Cancel { nonce }]);
    next.say(refused(Some(nonce), None, Refusal::NothingToCancel));
    let sent = next.take_sent();
    assert!(matches!(sent[..], [ClientMessage::Seek { nonce: new, .. }] if new != nonce), "{sent:?}");
    assert!(matches!(next.phase(), Phase::Waiting { wanting: Wanting::Stranger(Game::Xiangqi), .. }));
}

#[test]
fn bytes_that_are_no_saved_session_are_refused() {
    let restore = |bytes: &[u8]| Session::restore(identity(), config(), bytes, secs(0)).map(|_| ());
    assert!(matches!(restore(b""), Err(RestoreError::Unreadable(_))));
    assert!(matches!(restore(b"{}"), Err(RestoreError::Unreadable(_))));
    assert_eq!(restore(br#"{"version":2,"game":17}"#), Err(RestoreError::Newer(2)));
    assert_eq!(restore(br#"{"version":1}"#), Ok(()));
    let saved = Bench::playing().session.save();
    for length in 0..saved.len() {
        assert!(matches!(restore(&saved[..length]), Err(RestoreError::Unreadable(_))), "{length}");
    }
}

/// What one version wrote, the next must read.
#[test]
fn what_was_saved_once_is_read_for_ever() {
    let saved = r#"{
        "version": 1, "wish": 5, "cancelling": 6,
        "game": {"id": "000000000000000a", "seq": 3, "state": {
            "game": "xiangqi",
            "players": ["KEY", "8139770ea87d175f56a35466c34c7ecccb8d8a91b4ee37a25df60f5b8fc9b394"],
            "phase": "playing", "chosen": [true, true], "moves": ["h3e3"],
            "clocks": [{"main_ms": 600000, "periods": 3, "period_ms": 30000},
                       {"main_ms": 600000, "periods": 3, "period_ms": 30000}],
            "elapsed_ms": 7, "rematch": [false, false], "here": [true, false]}},
        "acts": [{"id": "000000000000000a", "nonce": 9, "ply": 1, "act": {"act": "resign"}}]
    }"#;
    let saved = saved.replace("KEY", &me().to_string());
    let session = Session::restore(identity(), config(), saved.as_bytes(), secs(0)).unwrap();
    assert_eq!(session.phase(), Phase::Playing { id: GAME });
    assert_eq!(session.pending().collect::<Vec<_>>(), [&Act::Resign]);
}
