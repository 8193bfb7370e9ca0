//! Games and wishes that the server goes on with although the user has turned to something else.

use super::*;

/// The app is killed and started again.
fn again(bench: &Bench) -> Bench {
    let config = Config { seed: 8, ..config() };
    Bench::of(Session::restore(identity(), config, &bench.session.save(), bench.now).unwrap())
}

/// A sync of the game that is not [`GAME`].
fn other_sync(seq: u32, phase: protocol::Phase) -> ServerMessage {
    ServerMessage::Sync { id: OTHER_GAME, seq, state: state(phase, &[]) }
}

#[test]
fn a_rematch_that_was_asked_for_is_remembered_with_its_game() {
    let mut bench = Bench::finished();
    bench.act(Act::Rematch);
    let (nonce, ..) = bench.sent_act();
    let mut next = again(&bench);
    assert!(matches!(next.phase(), Phase::Over { id: GAME, .. }));
    next.greet(None);
    assert_eq!(next.sent_act(), (nonce, 1, Act::Rematch));
    // Going away is told, since the opponent may agree at any time.
    next.want(Command::Leave);
    assert_eq!(next.sent_act().2, Act::Leave);
}

#[test]
fn a_game_that_was_there_before_the_wish_is_left_by_itself() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Xiangqi));
    bench.greet(Some(GAME));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(2, state(protocol::Phase::Setup, &[]));
    bench.want(Command::Leave);
    // The wish was never sent, and there is nothing to withdraw.
    assert_eq!(bench.sent_act().2, Act::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
}

#[test]
fn a_pairing_that_was_not_of_the_withdrawn_wish_is_looked_up() {
    let (mut bench, nonce) = Bench::waiting();
    bench.want(Command::Leave);
    bench.news(1, paired(Game::Xiangqi));
    bench.take_sent();
    bench.say(ServerMessage::Cancelled { nonce });
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(2, state(protocol::Phase::Playing, &[]));
    assert_eq!(bench.phase(), Phase::Playing { id: GAME });
}

#[test]
fn the_game_that_is_on_comes_before_the_one_that_was() {
    let mut bench = Bench::new();
    bench.want(Command::Seek(Game::Xiangqi));
    bench.greet(Some(GAME));
    // Before its state comes, the connection is lost, and the opponents go on to another game.
    bench.reconnect(Some(OTHER_GAME));
    bench.news(1, paired(Game::Xiangqi));
    bench.news(2, over(&[], "win red resignation"));
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
    bench.say(other_sync(3, protocol::Phase::Playing));
    assert_eq!(bench.phase(), Phase::Playing { id: OTHER_GAME });
}

#[test]
fn a_wish_that_nobody_has_any_more_is_withdrawn() {
    let (mut bench, nonce) = Bench::waiting();
    bench.news(1, paired(Game::Xiangqi));
    let mut next = again(&bench);
    next.greet(Some(GAME));
    next.take_sent();
    // The server takes it up again when the opponent calls the game off; whether it says so in time does not matter.
    next.news(2, over(&[], "aborted"));
    assert_eq!(next.take_sent(), [ClientMessage::Cancel { nonce }]);
    next.say(ServerMessage::Waiting { nonce, game: Game::Xiangqi, code: None });
    assert_eq!(next.take_sent(), []);
    // And so does the user's going away, since the opponent may have been first.
    let mut next = again(&again(&bench));
    next.greet(Some(GAME));
    next.take_sent();
    next.want(Command::Leave);
    let sent = next.take_sent();
    assert!(
        matches!(sent[..], [ClientMessage::Act { act: Act::Leave, .. }, ClientMessage::Cancel { nonce: of }] if of == nonce)
    );
}

#[test]
fn a_wish_that_the_server_knows_by_another_number_is_withdrawn() {
    let (mut bench, nonce) = Bench::waiting();
    bench.say(ServerMessage::Waiting { nonce: nonce + 1, game: Game::Xiangqi, code: None });
    assert_eq!(bench.take_sent(), [ClientMessage::Cancel { nonce: nonce + 1 }]);
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
}

#[test]
fn the_state_of_a_game_answers_a_wish() {
    let (mut bench, nonce) = Bench::waiting();
    bench.reconnect(None);
    assert_eq!(bench.take_sent(), [ClientMessage::Seek { nonce, game: Game::Xiangqi }]);
    bench.sync(1, state(protocol::Phase::Setup, &[]));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(1, state(protocol::Phase::Setup, &[]));
    assert!(matches!(bench.phase(), Phase::Setup { id: GAME, .. }));
}

#[test]
fn a_game_that_could_not_be_left_takes_the_place_of_a_finished_one() {
    let mut bench = Bench::finished();
    bench.say(ServerMessage::Event { id: OTHER_GAME, seq: 1, event: paired(Game::Xiangqi) });
    let sent = bench.take_sent();
    let [ClientMessage::Act { id: OTHER_GAME, nonce, act: Act::Leave, .. }] = sent[..] else {
        panic!("{sent:?}")
    };
    bench.say(refused(Some(nonce), Some(OTHER_GAME), Refusal::NotNow));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: OTHER_GAME }]);
    bench.say(other_sync(3, protocol::Phase::Playing));
    assert_eq!(bench.phase(), Phase::Playing { id: OTHER_GAME });
}
