use super::*;
use crate::clock::Shown;

const XIANGQI_WIN: &str = "win red resignation";

fn left(ms: u64) -> Shown {
    Shown { left_ms: ms, periods: 3, in_period: false }
}

fn shown(bench: &Bench) -> [Shown; 2] {
    bench.session.clocks(bench.now).unwrap()
}

#[test]
fn moves_come_in_order_and_twice_is_once() {
    let mut bench = Bench::playing();
    bench.news(4, played(1, "h3e3"));
    bench.news(4, played(1, "h3e3"));
    bench.news(2, News::Chosen { side: Side::First });
    bench.news(5, played(2, "h10g8"));
    assert_eq!(bench.moves(), ["h3e3", "h10g8"]);
    assert_eq!(
        bench.take_events(),
        [
            Event::Played { ply: 1, side: Side::First, text: "h3e3".to_owned() },
            Event::Clocks,
            Event::Played { ply: 2, side: Side::Second, text: "h10g8".to_owned() },
            Event::Clocks,
        ]
    );
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn a_gap_is_filled_by_the_whole_state_asked_for_once() {
    let mut bench = Bench::playing();
    bench.news(5, played(2, "h10g8"));
    bench.news(6, played(3, "h1g3"));
    assert_eq!(bench.moves(), Vec::<String>::new());
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.sync(6, state(protocol::Phase::Playing, &["h3e3", "h10g8", "h1g3"]));
    assert_eq!(bench.take_events(), [Event::Synced, Event::Clocks]);
    bench.news(7, played(4, "i10h10"));
    assert_eq!(bench.moves().len(), 4);
    bench.wait(secs(8));
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn the_state_is_asked_for_again_until_it_comes() {
    let mut bench = Bench::playing();
    bench.news(5, played(2, "h10g8"));
    bench.take_sent();
    bench.wait(millis(4_999));
    assert_eq!(bench.take_sent(), []);
    bench.wait(millis(1));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    bench.say(refused(None, Some(GAME), Refusal::TooFast));
    bench.wait(secs(1));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
}

#[test]
fn a_move_with_the_wrong_ply_and_news_that_cannot_be_read_ask_for_the_state() {
    let mut bench = Bench::playing();
    bench.news(4, played(2, "h10g8"));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    assert_eq!(bench.moves(), Vec::<String>::new());

    let mut bench = Bench::playing();
    let attempt = bench.attempt();
    bench.input(Input::Unreadable { attempt });
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
}

#[test]
fn after_a_reconnection_the_state_comes_or_is_asked_for() {
    let mut bench = Bench::playing();
    let ClientMessage::Hello { resume: Some(resume), .. } = bench.reconnect(Some(GAME)) else { panic!() };
    assert_eq!((resume.id, resume.have), (GAME, 3));
    // What was missed may come first. When it happened is not known until the state comes.
    bench.events.clear();
    bench.news(4, played(1, "h3e3"));
    assert_eq!(bench.take_events(), [Event::Played { ply: 1, side: Side::First, text: "h3e3".to_owned() }]);
    assert_eq!(bench.session.game().map(|game| game.clocks_are_fresh()), Some(false));
    bench.sync(4, State { elapsed_ms: 20_000, ..state(protocol::Phase::Playing, &["h3e3"]) });
    assert_eq!(bench.take_events(), [Event::Clocks]);
    assert_eq!(shown(&bench), [left(600_000), left(580_000)]);
    bench.wait(secs(5));
    assert_eq!(bench.take_sent(), []);

    bench.reconnect(Some(GAME));
    bench.wait(secs(2));
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
}

#[test]
fn an_old_state_is_not_believed_unless_it_is_all_there_is() {
    let mut bench = Bench::playing();
    bench.news(4, played(1, "h3e3"));
    for _ in 0..2 {
        bench.sync(3, state(protocol::Phase::Playing, &[]));
        assert_eq!(bench.moves(), ["h3e3"]);
        bench.wait(secs(1));
        assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    }
    bench.sync(3, state(protocol::Phase::Playing, &[]));
    assert_eq!(bench.moves(), Vec::<String>::new());
}

#[test]
fn the_clock_of_the_turn_runs_and_half_the_round_trip_is_counted() {
    let mut bench = Bench::playing();
    assert_eq!(shown(&bench), [left(600_000); 2]);
    bench.wait(secs(7));
    assert_eq!(shown(&bench), [left(593_000), left(600_000)]);
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: Some(120) });
    let clocks = [Budget { main_ms: 593_100, ..FULL }, FULL];
    bench.news(4, News::Played { ply: 1, text: "h3e3".to_owned(), clocks });
    assert_eq!(shown(&bench), [left(593_100), left(599_940)]);
    bench.wait(secs(1));
    assert_eq!(shown(&bench), [left(593_100), left(598_940)]);
    bench.sync(4, State { clocks, elapsed_ms: 5_000, ..state(protocol::Phase::Playing, &["h3e3"]) });
    assert_eq!(shown(&bench), [left(593_100), left(594_940)]);
}

#[test]
fn the_clock_runs_on_without_a_connection_and_stops_at_the_end() {
    let mut bench = Bench::playing();
    bench.cut();
    bench.wait(secs(3));
    assert_eq!(shown(&bench), [left(597_000), left(600_000)]);
    bench.greet(Some(GAME));
    bench.sync(3, State { elapsed_ms: 3_000, ..state(protocol::Phase::Playing, &[]) });
    bench.news(4, over(&[], "win black resignation"));
    bench.wait(secs(60));
    assert_eq!(shown(&bench), [left(597_000), left(600_000)]);
    let News::Over { result, digest } = over(&[], "win black resignation") else { panic!() };
    let ended = State { result: Some(result), digest: Some(digest), ..state(protocol::Phase::Over, &[]) };
    bench.sync(4, ended);
    assert_eq!(shown(&bench), [left(597_000), left(600_000)]);

    let mut late = Bench::playing();
    late.news(4, over(&[], "win black time"));
    assert_eq!(shown(&late), [Shown { left_ms: 0, periods: 0, in_period: true }, left(600_000)]);
}

#[test]
fn the_time_to_choose_is_the_servers() {
    let (mut bench, _) = Bench::waiting();
    bench.say(ServerMessage::Ping { ping: 1, rtt_ms: Some(400) });
    let players = [me(), opponent()];
    bench.news(1, News::Paired { game: Game::Janggi, players, setup_ms: 20_000 });
    let Phase::Setup { deadline, .. } = bench.phase() else { panic!() };
    assert_eq!(deadline, bench.now + millis(19_800));
    bench.reconnect(Some(GAME));
    let janggi = State { game: Game::Janggi, elapsed_ms: 12_000, ..state(protocol::Phase::Setup, &[]) };
    bench.sync(1, janggi);
    let Phase::Setup { deadline, .. } = bench.phase() else { panic!() };
    assert_eq!(deadline, bench.now + millis(17_800));
}

#[test]
fn the_opponents_absence_is_told_with_its_beginning() {
    let mut bench = Bench::playing();
    let absent = |bench: &Bench| bench.session.game().and_then(|game| game.opponent_absent_since());
    bench.say(ServerMessage::Presence { id: GAME, side: Side::First, here: false });
    assert_eq!(absent(&bench), None);
    bench.say(ServerMessage::Presence { id: GAME, side: Side::Second, here: false });
    let since = bench.now;
    bench.wait(secs(4));
    bench.say(ServerMessage::Presence { id: GAME, side: Side::Second, here: false });
    assert_eq!(absent(&bench), Some(since));
    bench.sync(3, state(protocol::Phase::Playing, &[]));
    assert_eq!(absent(&bench), None);
    assert_eq!(
        bench.take_events(),
        [Event::Presence { here: false }, Event::Clocks, Event::Presence { here: true }]
    );
}

#[test]
fn an_offer_of_a_draw_lapses_with_the_next_move() {
    let mut bench = Bench::playing();
    let offered = |bench: &Bench| bench.session.game().and_then(|game| game.state().draw_offered_by);
    bench.news(4, News::DrawOffered { by: Side::Second });
    assert_eq!(offered(&bench), Some(Side::Second));
    bench.news(5, played(1, "h3e3"));
    assert_eq!(offered(&bench), None);
    bench.news(6, News::DrawOffered { by: Side::First });
    bench.news(7, News::DrawDeclined { by: Side::Second });
    assert_eq!(offered(&bench), None);
    assert!(bench.events.contains(&Event::DrawDeclined { by: Side::Second }));
}

#[test]
fn the_end_is_told_with_the_digest_of_the_same_moves() {
    let mut bench = Bench::playing();
    bench.news(4, played(1, "h3e3"));
    bench.news(5, over(&["h3e3"], XIANGQI_WIN));
    let digest = "5de577795eff288038e34877a8018ff3f258e6bf6efd2c1bfa64caaf48234836";
    let Phase::Over { result, digest: told, .. } = bench.phase() else { panic!() };
    assert_eq!((result.as_str(), told.as_str()), (XIANGQI_WIN, digest));
    assert_eq!(bench.session.game().and_then(|game| game.own_digest()).as_deref(), Some(digest));
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn another_digest_is_looked_into_and_then_told() {
    let mut bench = Bench::playing();
    bench.news(4, played(1, "h3e3"));
    let News::Over { digest: other, .. } = over(&["h3e4"], XIANGQI_WIN) else { panic!() };
    bench.news(5, News::Over { result: XIANGQI_WIN.to_owned(), digest: other.clone() });
    assert_eq!(bench.take_sent(), [ClientMessage::Resync { id: GAME }]);
    let over = State {
        result: Some(XIANGQI_WIN.to_owned()),
        digest: Some(other.clone()),
        ..state(protocol::Phase::Over, &["h3e3"])
    };
    bench.sync(5, over);
    let own = bench.session.game().and_then(|game| game.own_digest()).unwrap();
    assert!(bench.events.contains(&Event::Disagreement { own, server: other }));
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn both_want_to_play_again() {
    let mut bench = Bench::finished();
    bench.act(Act::Rematch);
    let (nonce, ply, act) = bench.sent_act();
    assert_eq!((ply, act), (1, Act::Rematch));
    let event = News::RematchOffered { by: Side::First };
    bench.say(ServerMessage::Done { id: GAME, nonce, seq: 6, event });
    assert!(matches!(bench.phase(), Phase::Over { rematch: [true, false], .. }));
    bench.news(7, News::RematchOffered { by: Side::Second });
    bench.news(8, News::Rematch { id: OTHER_GAME });
    let swapped = News::Paired { game: Game::Xiangqi, players: [opponent(), me()], setup_ms: 30_000 };
    bench.say(ServerMessage::Event { id: OTHER_GAME, seq: 1, event: swapped });
    assert!(matches!(bench.phase(), Phase::Setup { id: OTHER_GAME, .. }));
    assert_eq!(bench.session.game().map(|game| game.side()), Some(Side::Second));
    // Late news of the old game is of no interest.
    bench.news(9, News::Left { side: Side::Second });
    assert_eq!(bench.take_sent(), []);
}

#[test]
fn a_rematch_made_while_away_is_found_on_return() {
    let mut bench = Bench::finished();
    bench.act(Act::Rematch);
    bench.take_sent();
    bench.reconnect(Some(OTHER_GAME));
    let sent = bench.take_sent();
    assert!(sent.contains(&ClientMessage::Resync { id: OTHER_GAME }), "{sent:?}");
    let next = State { players: [opponent(), me()], ..state(protocol::Phase::Setup, &[]) };
    bench.say(ServerMessage::Sync { id: OTHER_GAME, seq: 1, state: next });
    assert!(matches!(bench.phase(), Phase::Setup { id: OTHER_GAME, .. }));
}

#[test]
fn a_rematch_that_crosses_with_leaving_is_called_off() {
    let mut bench = Bench::finished();
    bench.act(Act::Rematch);
    bench.want(Command::Leave);
    assert_eq!(bench.phase(), Phase::Idle);
    bench.take_sent();
    bench.news(7, News::Rematch { id: OTHER_GAME });
    bench.say(ServerMessage::Event { id: OTHER_GAME, seq: 1, event: paired(Game::Xiangqi) });
    assert_eq!(bench.phase(), Phase::Idle);
    let sent = bench.take_sent();
    assert!(matches!(&sent[..], [ClientMessage::Act { id: OTHER_GAME, act: Act::Leave, .. }]), "{sent:?}");
}

#[test]
fn an_opponent_who_left_means_no_rematch() {
    let mut bench = Bench::finished();
    bench.news(6, News::Left { side: Side::Second });
    assert!(matches!(bench.phase(), Phase::Over { opponent_left: true, .. }));
    bench.cannot(Command::Act(Act::Rematch), CommandError::NotNow);
    bench.wait(secs(30));
    assert_eq!(bench.connection(), Connection::Offline);
}

#[test]
fn the_next_opponent_is_sought_from_a_finished_game() {
    let mut bench = Bench::finished();
    bench.want(Command::Seek(Game::Xiangqi));
    let sent = bench.take_sent();
    assert!(
        matches!(
            &sent[..],
            [ClientMessage::Act { id: GAME, act: Act::Leave, .. }, ClientMessage::Seek { .. }]
        ),
        "{sent:?}"
    );
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
}

#[test]
fn a_game_that_the_server_does_not_know_is_gone() {
    let mut bench = Bench::playing();
    bench.reconnect(None);
    bench.events.clear();
    bench.say(refused(None, Some(GAME), Refusal::NoSuchGame));
    assert_eq!(bench.phase(), Phase::Idle);
    assert!(matches!(bench.take_events()[..], [Event::Refused { .. }, Event::Phase(Phase::Idle)]));
    // The end of a finished one is still shown.
    let mut bench = Bench::finished();
    bench.reconnect(None);
    bench.say(refused(None, Some(GAME), Refusal::NoSuchGame));
    assert!(matches!(bench.phase(), Phase::Over { opponent_left: true, .. }));
}

#[test]
fn a_game_of_other_players_is_not_taken_up() {
    let (mut bench, _) = Bench::waiting();
    let players = [opponent(), Identity::from_secret(&[3; 32]).player()];
    bench.news(1, News::Paired { game: Game::Xiangqi, players, setup_ms: 30_000 });
    assert!(matches!(bench.phase(), Phase::Waiting { .. }));
    let mut bench = Bench::playing();
    bench.sync(8, State { players, ..state(protocol::Phase::Playing, &["h3e3"]) });
    assert_eq!(bench.moves(), Vec::<String>::new());
}
