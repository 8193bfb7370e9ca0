use super::*;
use crate::client::Subject;

fn a_move(text: &str) -> Act {
    Act::Move { text: text.to_owned() }
}

#[test]
fn an_act_is_sent_with_its_ply_until_it_is_answered() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    let (nonce, ply, act) = bench.sent_act();
    assert_eq!((ply, act), (0, a_move("h3e3")));
    assert_eq!(bench.session.pending().collect::<Vec<_>>(), [&a_move("h3e3")]);
    bench.wait(millis(7_999));
    assert_eq!(bench.take_sent(), []);
    bench.wait(millis(1));
    assert_eq!(bench.sent_act(), (nonce, 0, a_move("h3e3")));
    bench.events.clear();
    let done = ServerMessage::Done { id: GAME, nonce, seq: 4, event: played(1, "h3e3") };
    bench.say(done.clone());
    let moved = Event::Played { ply: 1, side: Side::First, text: "h3e3".to_owned() };
    assert_eq!(bench.take_events(), [moved, Event::Clocks, Event::Done(a_move("h3e3"))]);
    bench.say(done);
    assert_eq!(bench.take_events(), [], "an answer that comes twice is one");
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: None });
    bench.wait(secs(8));
    assert_eq!(bench.take_sent(), [ClientMessage::Pong { ping: 1 }]);
}

#[test]
fn it_is_sent_again_over_a_new_connection_with_the_same_number() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    let (nonce, ..) = bench.sent_act();
    bench.reconnect(Some(GAME));
    assert_eq!(bench.sent_act(), (nonce, 0, a_move("h3e3")));
    // The move turns out to have been played: the ply stays that of the decision.
    bench.sync(4, state(protocol::Phase::Playing, &["h3e3"]));
    bench.reconnect(Some(GAME));
    assert_eq!(bench.sent_act(), (nonce, 0, a_move("h3e3")));
    bench.say(ServerMessage::Done { id: GAME, nonce, seq: 4, event: played(1, "h3e3") });
    assert_eq!(bench.session.pending().count(), 0);
    assert_eq!(bench.session.game().map(|game| game.moves().len()), Some(1), "it was known from the state");
}

#[test]
fn what_is_done_without_a_connection_is_sent_with_the_next() {
    let mut bench = Bench::playing();
    bench.cut();
    bench.play("h3e3");
    bench.act(Act::OfferDraw);
    assert_eq!(bench.take_sent(), []);
    bench.wait(secs(1));
    bench.greet(Some(GAME));
    let sent = bench.take_sent();
    let [ClientMessage::Act { act: first, .. }, ClientMessage::Act { act: second, .. }] = &sent[..] else {
        panic!("{sent:?}")
    };
    assert_eq!((first, second), (&a_move("h3e3"), &Act::OfferDraw));
}

#[test]
fn a_refusal_ends_it_and_asks_what_the_matter_is() {
    let mut bench = Bench::playing();
    bench.play("h3h9");
    let (nonce, ..) = bench.sent_act();
    bench.say(refused(Some(nonce), Some(GAME), Refusal::Illegal));
    let refusal = Event::Refused {
        subject: Subject::Act(a_move("h3h9")),
        code: Refusal::Illegal,
        message: "no".to_owned(),
    };
    assert_eq!(bench.take_events(), [refusal]);
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(3, state(protocol::Phase::Playing, &[]));
    bench.play("h3e3");
    assert_ne!(bench.sent_act().0, nonce);
}

#[test]
fn what_the_server_cannot_do_just_then_is_sent_again_before_what_came_after() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    let (nonce, ..) = bench.sent_act();
    bench.say(refused(Some(nonce), Some(GAME), Refusal::Unavailable));
    bench.act(Act::Resign);
    assert_eq!(bench.take_sent(), []);
    bench.wait(secs(1));
    let sent = bench.take_sent();
    let [ClientMessage::Act { nonce: first, .. }, ClientMessage::Act { act: Act::Resign, .. }] = sent[..]
    else {
        panic!("{sent:?}")
    };
    assert_eq!(first, nonce);
}

#[test]
fn when_the_server_drops_a_message_unread_everything_is_sent_again() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    bench.act(Act::OfferDraw);
    let sent = bench.take_sent();
    bench.say(refused(None, None, Refusal::TooFast));
    bench.wait(millis(999));
    assert_eq!(bench.take_sent(), []);
    bench.wait(millis(1));
    assert_eq!(bench.take_sent(), sent);
}

#[test]
fn what_makes_no_sense_is_not_sent() {
    let mut bench = Bench::new();
    bench.cannot(Command::Act(Act::Resign), CommandError::NoGame);
    let (mut bench, _) = Bench::waiting();
    bench.cannot(Command::Act(Act::Ready), CommandError::NoGame);
    bench.news(1, paired(Game::Xiangqi));
    bench.cannot(Command::Act(a_move("h3e3")), CommandError::NotNow);
    bench.cannot(Command::Act(Act::Resign), CommandError::NotNow);
    bench.act(Act::Ready);
    bench.cannot(Command::Act(Act::Setup { setup: "left".to_owned() }), CommandError::Pending);
    bench.news(2, started());
    bench.cannot(Command::Act(Act::Ready), CommandError::NotNow);
    bench.cannot(Command::Act(a_move(&"e".repeat(33))), CommandError::TooLong);
    bench.play("h3e3");
    bench.cannot(Command::Act(a_move("h3e3")), CommandError::Pending);
    bench.news(3, played(1, "h3e3"));
    bench.cannot(Command::Act(a_move("h3e3")), CommandError::NotYourTurn);
    bench.cannot(Command::Act(Act::Rematch), CommandError::NotNow);
}

#[test]
fn the_own_setup_is_known_once_the_server_has_it() {
    let (mut bench, _) = Bench::waiting();
    bench.news(1, paired(Game::Janggi));
    bench.act(Act::Setup { setup: "inner".to_owned() });
    let own = |bench: &Bench| bench.session.game().and_then(|game| game.state().own_setup.clone());
    assert_eq!(own(&bench), None);
    let (nonce, ..) = bench.sent_act();
    let event = News::Chosen { side: Side::First };
    bench.say(ServerMessage::Done { id: GAME, nonce, seq: 2, event });
    assert_eq!(own(&bench).as_deref(), Some("inner"));
    assert!(matches!(bench.phase(), Phase::Setup { chosen: true, .. }));
}

#[test]
fn an_answer_of_another_game_is_not_taken_for_one_of_this() {
    let mut bench = Bench::playing();
    bench.play("h3e3");
    let (nonce, ..) = bench.sent_act();
    bench.say(ServerMessage::Done { id: OTHER_GAME, nonce, seq: 4, event: played(1, "h3e3") });
    assert_eq!(bench.session.pending().count(), 1);
}
