use super::*;
use crate::auth::verify;
use crate::client::Problem;

#[test]
fn there_is_no_connection_without_a_wish() {
    let mut bench = Bench::new();
    bench.wait(secs(1_000));
    assert_eq!(bench.connects, Vec::<String>::new());
    assert_eq!(bench.connection(), Connection::Offline);
    assert_eq!(bench.session.wake_at(), None);
}

#[test]
fn the_hello_answers_the_challenge() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    assert_eq!(bench.connection(), Connection::Connecting);
    let ClientMessage::Hello { version: 1, key, signature, resume: None } = bench.greet(None) else {
        panic!()
    };
    assert_eq!(key, me());
    assert_eq!(verify(key, &[9; 32], &signature), Ok(()));
    assert_eq!(bench.connection(), Connection::Online);
}

#[test]
fn a_ping_is_answered_as_soon_as_the_hello_is_sent() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    let attempt = bench.attempt();
    bench.input(Input::Connected { attempt });
    bench.say(ServerMessage::Welcome { version: 1, challenge: write_challenge(&[9; 32]) });
    bench.take_sent();
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: None });
    assert_eq!(bench.take_sent(), [ClientMessage::Pong { ping: 1 }]);
}

#[test]
fn another_version_is_told_and_not_tried_again() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    let attempt = bench.attempt();
    bench.input(Input::Connected { attempt });
    bench.say(ServerMessage::Welcome { version: 2, challenge: write_challenge(&[9; 32]) });
    let problem = Problem::Version { server: 2, own: 1 };
    assert!(bench.events.contains(&Event::Problem(problem.clone())));
    assert_eq!(bench.session.problem(), Some(&problem));
    assert_eq!((bench.closes, bench.connection()), (1, Connection::Offline));
    bench.wait(secs(1_000));
    assert_eq!(bench.connects.len(), 1);
    bench.want(Command::Retry);
    assert_eq!(bench.connects.len(), 2);
}

#[test]
fn a_newer_connection_of_the_same_player_is_not_fought() {
    let (mut bench, _) = Bench::waiting();
    bench.say(refused(None, None, Refusal::Replaced));
    assert_eq!(bench.session.problem(), Some(&Problem::Replaced));
    bench.wait(secs(1_000));
    assert_eq!(bench.connects.len(), 1);
}

#[test]
fn a_refused_signature_is_a_problem_and_a_refused_hello_a_failure() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    let attempt = bench.attempt();
    bench.input(Input::Connected { attempt });
    bench.say(refused(None, None, Refusal::TooFast));
    assert!(bench.events.contains(&Event::Trouble { failures: 1, why: "no".to_owned() }));
    bench.wait(secs(1));
    assert_eq!(bench.connects.len(), 2);
    let attempt = bench.attempt();
    bench.input(Input::Connected { attempt });
    bench.say(refused(None, None, Refusal::Signature));
    assert_eq!(bench.session.problem(), Some(&Problem::Identity("no".to_owned())));
}

#[test]
fn attempts_go_on_with_longer_and_longer_waits() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    let since = bench.now;
    for failures in 1..=12 {
        bench.cut();
        assert!(bench.events.contains(&Event::Trouble { failures, why: "cut".to_owned() }));
        assert_eq!(bench.connection(), Connection::Reconnecting { since });
        let most = match failures {
            1 => 1_000,
            n => (u64::from(n - 1) * 3_500).min(30_000),
        };
        bench.wait(millis(most));
        assert_eq!(bench.connects.len(), 1 + failures as usize);
    }
    bench.greet(None);
    assert_eq!(bench.connection(), Connection::Online);
}

#[test]
fn a_connection_that_held_makes_the_next_failure_the_first() {
    let (mut bench, _) = Bench::waiting();
    bench.cut();
    bench.wait(secs(1));
    bench.greet(None);
    bench.events.clear();
    bench.cut();
    assert!(bench.events.contains(&Event::Trouble { failures: 2, why: "cut".to_owned() }));
    bench.wait(millis(3_500));
    bench.greet(None);
    bench.wait(secs(6));
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: None });
    bench.wait(secs(4));
    bench.cut();
    assert!(bench.events.contains(&Event::Trouble { failures: 1, why: "cut".to_owned() }));
}

#[test]
fn a_server_that_says_nothing_is_given_up() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    bench.wait(millis(14_999));
    assert_eq!((bench.connects.len(), bench.closes), (1, 0));
    bench.wait(secs(2));
    assert_eq!((bench.connects.len(), bench.closes), (2, 1));
}

#[test]
fn silence_is_death_soon_while_somebody_counts_on_it_and_late_otherwise() {
    let (mut waiting, _) = Bench::waiting();
    waiting.wait(millis(8_999));
    assert_eq!(waiting.connection(), Connection::Online);
    waiting.wait(millis(1));
    assert_eq!(waiting.connection(), Connection::Reconnecting { since: waiting.now });

    let mut playing = Bench::playing();
    playing.wait(secs(8));
    playing.say(ServerMessage::Ping { ping: 3, rtt_ms: None });
    assert_eq!(playing.take_sent(), [ClientMessage::Pong { ping: 3 }]);
    playing.wait(millis(8_999));
    assert_eq!(playing.connection(), Connection::Online);
    playing.wait(millis(1));
    assert_eq!(playing.connection(), Connection::Reconnecting { since: playing.now });

    // Nothing is asked and nobody waits: a finished game is looked at.
    let mut over = Bench::finished();
    over.wait(millis(89_999));
    assert_eq!(over.connection(), Connection::Online);
    over.wait(millis(1));
    assert_eq!(over.connection(), Connection::Reconnecting { since: over.now });
}

#[test]
fn a_question_that_is_not_answered_shows_that_the_connection_is_dead() {
    let mut over = Bench::finished();
    over.wait(secs(40));
    over.act(Act::Rematch);
    over.wait(millis(8_999));
    assert_eq!(over.connection(), Connection::Online);
    over.wait(millis(1));
    assert_eq!(over.connection(), Connection::Reconnecting { since: over.now });
}

#[test]
fn what_is_heard_of_an_old_attempt_is_dropped() {
    let mut bench = Bench::playing();
    let old = bench.attempt();
    bench.reconnect(Some(GAME));
    let message = ServerMessage::Event { id: GAME, seq: 4, event: played(1, "h3e3") };
    bench.input(Input::Received { attempt: old, message });
    bench.input(Input::Disconnected { attempt: old, why: "late".to_owned() });
    bench.input(Input::Connected { attempt: old });
    assert_eq!(bench.moves(), Vec::<String>::new());
    assert_eq!(bench.connection(), Connection::Online);
}

#[test]
fn goodbye_is_waited_out() {
    let mut bench = Bench::playing();
    bench.say(ServerMessage::Goodbye { after_ms: 5_000 });
    assert_eq!(bench.closes, 1);
    bench.wait(millis(4_999));
    assert_eq!(bench.connects.len(), 1);
    bench.wait(millis(1_001));
    assert_eq!(bench.connects.len(), 2);
    // Nobody is kept away for hours.
    bench.greet(Some(GAME));
    bench.say(ServerMessage::Goodbye { after_ms: u64::MAX });
    bench.wait(secs(31));
    assert_eq!(bench.connects.len(), 3);
}

#[test]
fn a_redirect_is_followed_with_the_game_and_failure_leads_home() {
    let mut bench = Bench::playing();
    bench.say(ServerMessage::Redirect { id: GAME, url: "ws://two.example/v1/play".to_owned() });
    assert_eq!(bench.connects, [HOME, "ws://two.example/v1/play"]);
    let ClientMessage::Hello { resume: Some(resume), .. } = bench.greet(Some(GAME)) else { panic!() };
    assert_eq!((resume.id, resume.have), (GAME, 3));
    bench.reconnect(Some(GAME));
    assert_eq!(bench.connects[2..], [HOME]);
}

#[test]
fn redirects_in_circles_end_in_a_wait() {
    let mut bench = Bench::playing();
    for round in 0..5 {
        let url = format!("ws://{round}.example/v1/play");
        bench.say(ServerMessage::Redirect { id: GAME, url: url.clone() });
        assert_eq!(bench.connects.last(), Some(&url));
        bench.greet(Some(GAME));
    }
    bench.say(ServerMessage::Redirect { id: GAME, url: "ws://6.example/v1/play".to_owned() });
    assert_eq!(bench.session.attempt(), None, "not at once");
    bench.wait(secs(1));
    assert_eq!(bench.connects.last().map(String::as_str), Some(HOME));
    // And where a game goes on, the count begins anew.
    bench.greet(Some(GAME));
    bench.sync(3, state(protocol::Phase::Playing, &[]));
    bench.say(ServerMessage::Redirect { id: GAME, url: "ws://7.example/v1/play".to_owned() });
    assert_eq!(bench.connects.last().map(String::as_str), Some("ws://7.example/v1/play"));
}

#[test]
fn a_redirect_of_a_game_that_is_none_of_the_users_is_not_followed() {
    let mut bench = Bench::playing();
    bench.say(ServerMessage::Redirect { id: OTHER_GAME, url: "ws://two.example/v1/play".to_owned() });
    assert_eq!(bench.connects.len(), 1);
}

#[test]
fn in_the_background_there_is_no_connection_and_back_again_at_once() {
    let mut bench = Bench::playing();
    bench.want(Command::Pause);
    assert_eq!((bench.closes, bench.connection()), (1, Connection::Offline));
    bench.wait(secs(100));
    assert_eq!(bench.connects.len(), 1);
    bench.want(Command::Resume);
    assert_eq!(bench.connects.len(), 2);
    let ClientMessage::Hello { resume: Some(resume), .. } = bench.greet(Some(GAME)) else { panic!() };
    assert_eq!(resume.id, GAME);
}

#[test]
fn retry_does_not_wait() {
    let mut bench = Bench::playing();
    for _ in 0..6 {
        bench.cut();
        bench.want(Command::Retry);
    }
    assert_eq!(bench.connects.len(), 7);
}

#[test]
fn a_connection_that_is_needed_no_more_is_kept_for_a_while() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.say(ServerMessage::Cancelled { nonce });
    bench.wait(millis(19_999));
    assert_eq!((bench.closes, bench.connection()), (0, Connection::Online));
    bench.wait(millis(1));
    assert_eq!((bench.closes, bench.connection()), (1, Connection::Offline));
    assert_eq!(bench.session.wake_at(), None);
}
