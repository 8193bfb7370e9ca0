use super::*;
use crate::client::{Subject, Wanting};
use crate::id::Code;

#[test]
fn a_stranger_is_sought_found_and_played() {
    let (mut bench, _) = Bench::waiting();
    let wanting = Wanting::Stranger(Game::Xiangqi);
    assert_eq!(bench.phase(), Phase::Waiting { since: secs(100), wanting, code: None });
    bench.news(1, paired(Game::Xiangqi));
    let deadline = bench.now + secs(30);
    let setup = Phase::Setup { id: GAME, deadline, chosen: false, opponent_chosen: false };
    assert_eq!(bench.take_events(), [Event::Phase(setup)]);
    bench.act(Act::Ready);
    let (nonce, ..) = bench.sent_act();
    bench.say(ServerMessage::Done { id: GAME, nonce, seq: 2, event: News::Chosen { side: Side::First } });
    bench.news(3, News::Chosen { side: Side::Second });
    assert_eq!(bench.phase(), Phase::Setup { id: GAME, deadline, chosen: true, opponent_chosen: true });
    bench.events.clear();
    bench.news(4, started());
    assert_eq!(bench.take_events(), [Event::Clocks, Event::Phase(Phase::Playing { id: GAME })]);
    assert_eq!(bench.session.game().map(|game| game.side()), Some(Side::First));
}

#[test]
fn a_wish_is_made_again_over_a_new_connection_with_the_same_number() {
    let (mut bench, nonce) = Bench::waiting();
    bench.reconnect(None);
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
    // And on the same one if nothing is answered.
    bench.wait(secs(8));
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
    bench.say(ServerMessage::Waiting { nonce, game: Game::Xiangqi, code: None });
    bench.wait(secs(60));
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn an_invitation_keeps_its_code() {
    let mut bench = Bench::new();
    bench.want(Command::Invite(Game::ChuShogi));
    bench.greet(None);
    let [ClientMessage::Invite { nonce, game: Game::ChuShogi, code: None }] = bench.take_sent()[..] else {
        panic!()
    };
    let code = Some(Code::from_number(77));
    bench.say(ServerMessage::Waiting { nonce, game: Game::ChuShogi, code });
    let wanting = Wanting::Friend(Game::ChuShogi);
    assert_eq!(bench.phase(), Phase::Waiting { since: secs(100), wanting, code });
    bench.reconnect(None);
    assert_eq!(bench.take_sent(), [ClientMessage::Invite { nonce, game: Game::ChuShogi, code }]);
}

#[test]
fn a_code_that_nobody_waits_with_is_refused() {
    let mut bench = Bench::new();
    let code = Code::from_number(77);
    bench.want(Command::Join(code));
    bench.greet(None);
    let [ClientMessage::Join { nonce, .. }] = bench.take_sent()[..] else { panic!() };
    bench.events.clear();
    bench.say(refused(Some(nonce), None, Refusal::NoSuchCode));
    assert_eq!(
        bench.take_events(),
        [
            Event::Refused {
                subject: Subject::Wish(Wanting::Host(code)),
                code: Refusal::NoSuchCode,
                message: "no".to_owned()
            },
            Event::Phase(Phase::Idle)
        ]
    );
}

#[test]
fn what_the_server_cannot_do_just_then_is_asked_again() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Xiangqi));
    bench.greet(None);
    let [ClientMessage::Seek { nonce, .. }] = bench.take_sent()[..] else { panic!() };
    bench.say(refused(Some(nonce), None, Refusal::Unavailable));
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
    bench.wait(millis(999));
    assert_eq!(bench.take_sent(), []);
    bench.wait(millis(1));
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
}

#[test]
fn leaving_the_queue_is_at_once_and_told_until_it_is_known() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
    bench.reconnect(None);
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
    bench.say(ServerMessage::Cancelled { nonce });
    bench.wait(secs(15));
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn a_pairing_that_crosses_with_leaving_is_called_off_unseen() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, over(&[], "aborted"));
    bench.say(ServerMessage::Cancelled { nonce });
    assert_eq!(bench.phase(), Phase::Idle);
    assert_eq!(bench.take_events(), [Event::Phase(Phase::Idle)]);
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
}

#[test]
fn a_pairing_that_happened_while_away_is_called_off_too() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.take_sent();
    bench.reconnect(Some(GAME));
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
    assert_eq!(bench.phase(), Phase::Idle);
}

#[test]
fn if_it_is_too_late_to_call_it_off_the_user_is_told_of_the_game() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, started());
    bench.take_sent();
    bench.say(refused(Some(nonce), None, Refusal::NothingToCancel));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(2, state(protocol::Phase::Playing, &[]));
    assert_eq!(bench.phase(), Phase::Playing { id: GAME });
}

#[test]
fn a_wish_after_a_withdrawn_one_waits_for_its_answer() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Seek(Game::Janggi));
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
    // This pairing is of the old wish.
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, over(&[], "aborted"));
    assert!(matches!(bench.phase(), Phase::Waiting { wanting: Wanting::Stranger(Game::Janggi), .. }));
    bench.say(ServerMessage::Cancelled { nonce });
    let sent = bench.take_sent();
    let [ClientMessage::Seek { nonce: next, game: Game::Janggi }] = sent[..] else { panic!("{sent:?}") };
    assert_ne!(next, nonce);
}

#[test]
fn a_wish_that_was_never_sent_needs_no_withdrawal() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    bench.want(Command::Leave);
    assert_eq!((bench.phase(), bench.connection()), (Phase::Idle, Connection::Offline));
    assert_eq!(bench.closes, 1);
}

#[test]
fn a_withdrawal_that_cannot_be_told_is_given_up_in_the_end() {
    let (mut bench, _) = Bench::waiting();
    bench.want(Command::Leave);
    bench.cut();
    while bench.session.attempt().is_some() || bench.session.wake_at().is_some() {
        bench.wait(secs(1));
        if bench.session.attempt().is_some() {
            bench.cut();
        }
        assert!(bench.now < secs(300));
    }
    assert_eq!(bench.connection(), Connection::Offline);
    assert!(bench.now >= secs(220), "{:?}", bench.now);
}

#[test]
fn when_the_opponent_calls_the_game_off_the_waiting_goes_on() {
    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.act(Act::Ready);
    bench.take_sent();
    bench.events.clear();
    bench.news(2, over(&[], "aborted"));
    let wanting = Wanting::Stranger(Game::Xiangqi);
    let waiting = Phase::Waiting { since: secs(100), wanting, code: None };
    assert_eq!(bench.take_events(), [Event::CalledOff, Event::Phase(waiting)]);
    bench.say(ServerMessage::Waiting { nonce, game: Game::Xiangqi, code: None });
    bench.say(ServerMessage::Event { id: OTHER_GAME, seq: 1, event: paired(Game::Xiangqi) });
    assert!(matches!(bench.phase(), Phase::Setup { id: OTHER_GAME, chosen: false, .. }));
    bench.wait(secs(8));
    assert_eq!(bench.take_sent(), [], "what was done in the game that is off is forgotten");
}

#[test]
fn if_the_server_forgets_to_let_the_player_wait_on_it_is_asked() {
    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, over(&[], "aborted"));
    bench.wait(secs(2));
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
}

#[test]
fn a_game_called_off_while_away_is_found_out_on_return() {
    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.take_sent();
    bench.reconnect(None);
    let News::Over { result, digest } = over(&[], "aborted") else { panic!() };
    let off = State { result: Some(result), digest: Some(digest), ..state(protocol::Phase::Over, &[]) };
    bench.sync(2, State { chosen: [false; 2], ..off });
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
    bench.wait(secs(2));
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
}

#[test]
fn who_joined_a_friend_who_calls_off_sees_that() {
    let mut bench = Bench::new();
    bench.want(Command::Join(Code::from_number(77)));
    bench.greet(None);
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, over(&[], "aborted"));
    assert!(matches!(bench.phase(), Phase::Over { ref result, .. } if result == "aborted"));
    assert!(bench.events.contains(&Event::CalledOff));
    bench.want(Command::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
}

#[test]
fn the_user_may_call_off_before_choosing_and_after() {
    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.want(Command::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
    assert_eq!(bench.sent_farewell(), nonce);

    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.act(Act::Ready);
    bench.take_sent();
    bench.want(Command::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
    let sent = bench.take_sent();
    let [ClientMessage::Act { nonce: leave, act: Act::Leave, .. }, ClientMessage::Cancel { .. }] = sent[..]
    else {
        panic!("{sent:?}")
    };
    // It is kept over a new connection, on which the game is known and not shown.
    bench.reconnect(Some(GAME));
    assert_eq!(bench.take_sent(), sent);
    let left = News::Left { side: Side::First };
    bench.say(ServerMessage::Done { id: GAME, nonce: leave, seq: 3, event: left });
    bench.news(4, over(&[], "aborted"));
    bench.say(ServerMessage::Cancelled { nonce });
    bench.wait(secs(15));
    assert_eq!(bench.take_sent(), []);
    assert_eq!(bench.phase(), Phase::Idle);
}

#[test]
fn a_game_that_began_before_it_could_be_called_off_is_shown() {
    let (mut bench, _) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    bench.act(Act::Ready);
    bench.want(Command::Leave);
    let sent = bench.take_sent();
    let [.., ClientMessage::Act { nonce, .. }, ClientMessage::Cancel { nonce: wish }] = sent[..] else {
        panic!()
    };
    bench.say(refused(Some(nonce), Some(GAME), Refusal::NotNow));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.say(refused(Some(wish), Some(GAME), Refusal::NothingToCancel));
    bench.sync(4, state(protocol::Phase::Playing, &[]));
    assert_eq!(bench.phase(), Phase::Playing { id: GAME });
}

#[test]
fn a_pairing_on_another_server_is_gone_to() {
    let (mut bench, nonce) = Bench::waiting();
    bench.say(ServerMessage::Redirect { id: GAME, url: "ws://two.example/v1/play".to_owned() });
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
    let ClientMessage::Hello { resume: Some(resume), .. } = bench.greet(Some(GAME)) else { panic!() };
    assert_eq!((resume.id, resume.have), (GAME, 0));
    bench.sync(1, state(protocol::Phase::Setup, &[]));
    assert!(matches!(bench.phase(), Phase::Setup { id: GAME, .. }));
    assert_eq!(bench.take_sent(), []);
    bench.want(Command::Leave);
    assert_eq!(bench.sent_farewell(), nonce);
}

#[test]
fn a_withdrawal_follows_the_pairing_to_the_other_server() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.take_sent();
    bench.say(ServerMessage::Redirect { id: GAME, url: "ws://two.example/v1/play".to_owned() });
    let ClientMessage::Hello { resume: None, .. } = bench.greet(Some(GAME)) else { panic!() };
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce }]);
    bench.say(ServerMessage::Cancelled { nonce });
    assert_eq!(bench.phase(), Phase::Idle);
}

#[test]
fn an_open_game_that_the_session_knew_nothing_of_comes_first() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Janggi));
    bench.greet(Some(GAME));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(9, state(protocol::Phase::Playing, &["h3e3"]));
    assert_eq!(bench.phase(), Phase::Playing { id: GAME });
    assert_eq!(bench.moves(), ["h3e3"]);
}

#[test]
fn an_open_game_that_ends_in_that_moment_gives_way_to_the_wish() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Xiangqi));
    bench.greet(Some(GAME));
    bench.take_sent();
    let ended = State { result: Some("draw agreement".to_owned()), ..state(protocol::Phase::Over, &[]) };
    bench.sync(9, ended);
    assert!(matches!(bench.take_sent()[..], [ClientMessage::Seek { .. }]));
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
}

#[test]
fn a_busy_player_is_shown_the_game() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Xiangqi));
    bench.greet(None);
    let [ClientMessage::Seek { nonce, .. }] = bench.take_sent()[..] else { panic!() };
    bench.say(refused(Some(nonce), Some(GAME), Refusal::Busy));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(9, state(protocol::Phase::Playing, &[]));
    assert_eq!(bench.phase(), Phase::Playing { id: GAME });
}

#[test]
fn nothing_is_wished_for_in_the_middle_of_a_game() {
    let mut bench = Bench::playing();
    bench.cannot(Command::Seek(Game::Janggi), CommandError::Playing);
    bench.cannot(Command::Leave, CommandError::Playing);
}
