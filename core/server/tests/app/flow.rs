//! From the wish to the result.

use std::time::Duration;

use palgak_online::app::{
    ConnectionState, OnlineAction as Action, OnlineCommand, OnlineEvent, OnlinePhase as Phase, Opponent,
};
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{Game, Position as _, Side};
use palgak_table::command::Command;
use palgak_table::snapshot::{Action as OnBoard, Event, Mode};

use crate::world::World;

/// Two strangers who were brought together; the first side first.
pub(crate) fn paired(game: Game) -> (World, usize, usize) {
    let mut world = World::new();
    let stranger = Opponent::Stranger(game);
    let (one, other) = (world.open(1, stranger), world.open(2, stranger));
    let side = world.apps[one].session.game().unwrap().side();
    let (first, second) = if side == Side::First { (one, other) } else { (other, one) };
    (world, first, second)
}

/// A game that has begun; in Janggi with the left elephant for both.
pub(crate) fn begun(game: Game) -> (World, usize, usize) {
    let (mut world, first, second) = paired(game);
    if game == Game::Janggi {
        world.ask(first, OnlineCommand::ChooseSetup(Setup::Left));
        world.ask(second, OnlineCommand::ChooseSetup(Setup::Left));
    } else {
        // So long the opponent is shown.
        world.pass(Duration::from_millis(800));
    }
    assert_eq!((world.phase(first), world.phase(second)), (Phase::Playing, Phase::Playing));
    (world, first, second)
}

#[test]
fn a_stranger_is_waited_for_with_the_time_shown() {
    let mut world = World::new();
    let one = world.open(1, Opponent::Stranger(Game::Xiangqi));
    world.pass(Duration::from_millis(12_300));
    let screen = world.apps[one].screen();
    assert_eq!(screen.phase, Phase::Waiting);
    assert_eq!(screen.title, "Quick match: Xiangqi");
    assert_eq!(screen.text, "Looking for an opponent…");
    assert_eq!(screen.waited_ms, Some(12_300));
    assert_eq!(screen.connection.state, ConnectionState::Online);
    assert_eq!(screen.actions, [Action::PlayComputerNow, Action::Cancel]);
    assert_eq!(screen.table, None);
    assert_eq!(world.apps[one].shown[0].phase, Phase::Connecting);
}

#[test]
fn setups_are_hidden_until_both_have_chosen() {
    let (mut world, first, second) = paired(Game::Janggi);
    let screen = world.apps[first].screen();
    assert_eq!(screen.phase, Phase::Setup);
    assert_eq!(
        screen.text,
        "An opponent is found. You play Cho: choose your setup. The opponent sees it when both have chosen."
    );
    assert!(screen.opponent.starts_with("Opponent "), "{}", screen.opponent);
    let stage = screen.setup.as_ref().unwrap();
    assert_eq!((stage.side, stage.own, stage.opponent_chosen), (Side::First, None, false));
    assert_eq!((stage.left_ms, stage.of_ms, stage.choices.len()), (30_000, 30_000, 4));

    world.pass(Duration::from_secs(5));
    world.ask(first, OnlineCommand::ChooseSetup(Setup::Inner));
    let stage = world.apps[first].screen().setup.clone().unwrap();
    assert_eq!((stage.own, stage.left_ms), (Some(Setup::Inner), 25_000));
    assert!(!world.apps[first].screen().actions.contains(&Action::ChooseSetup));
    assert_eq!(world.apps[first].screen().text, "Waiting for the opponent’s choice…");
    let stage = world.apps[second].screen().setup.clone().unwrap();
    assert_eq!((stage.own, stage.opponent_chosen), (None, true));
    assert!(world.apps[second].shown.iter().any(|shown| shown.events.contains(&OnlineEvent::OpponentChose)));

    world.ask(second, OnlineCommand::ChooseSetup(Setup::Outer));
    for number in [first, second] {
        assert_eq!(world.phase(number), Phase::Playing);
        let board = world.board(number);
        assert_eq!(board.mode, Mode::Online);
        assert!(board.bikjang);
        let fen = world.apps[number].brain.table().unwrap().game().position().fen();
        let rules = Rules { bikjang: true };
        assert_eq!(fen, Position::start(Setup::Inner, Setup::Outer, rules).fen());
    }
    assert_eq!(world.board(first).bottom, Side::First);
    assert_eq!(world.board(second).bottom, Side::Second);
}

#[test]
fn who_does_not_choose_gets_the_left_elephant() {
    let (mut world, first, second) = paired(Game::Janggi);
    world.ask(first, OnlineCommand::ChooseSetup(Setup::Right));
    world.pass(Duration::from_secs(31));
    assert_eq!((world.phase(first), world.phase(second)), (Phase::Playing, Phase::Playing));
    let setups = &world.apps[second].session.game().unwrap().state().setups;
    assert_eq!(setups, &["right".to_owned(), "left".to_owned()]);
}

#[test]
fn a_game_is_played_resigned_and_played_again_with_sides_changed() {
    let (mut world, first, second) = begun(Game::Janggi);
    let heard = |number: usize, event: Event| {
        let tables = world.apps[number].shown.iter().filter_map(|shown| shown.table.as_ref());
        tables.filter(|table| table.events.contains(&event)).count()
    };
    assert_eq!((heard(first, Event::Start), heard(second, Event::Start)), (1, 1));
    world.play(first, "a4b4");
    let shown = world.apps[second].shown.iter().filter_map(|shown| shown.table.as_ref());
    let moving: Vec<_> = shown.filter_map(|table| table.motion.clone()).collect();
    assert_eq!(moving.len(), 1, "it is animated once");
    assert_eq!(world.moves(second), ["a4b4"]);
    assert!(!world.apps[first].screen().sending, "the server knows it");
    world.play(second, "a7b7");
    world.play(first, "e2e2");
    assert_eq!(
        world.board(second).bottom_panel.message,
        "The opponent passed. A second pass ends the game by points"
    );

    assert!(world.board(second).actions.contains(&OnBoard::Resign));
    assert!(!world.board(second).actions.contains(&OnBoard::Undo));
    world.ask(second, OnlineCommand::Table(Command::Resign(None)));
    for number in [first, second] {
        let screen = world.apps[number].screen();
        assert_eq!(screen.phase, Phase::Over);
        assert_eq!(screen.actions, [Action::OfferRematch, Action::NextOpponent, Action::Leave]);
    }
    let result = world.board(first).result.clone().unwrap();
    assert_eq!((result.winner, result.title.as_str()), (Some(Side::First), "You win"));
    assert_eq!(world.apps[first].screen().text, "You win. Han resigned");
    assert_eq!(world.apps[second].screen().text, "The opponent wins. Han resigned");
    assert!(world.board(first).actions.contains(&OnBoard::Review));
    assert!(world.board(first).actions.contains(&OnBoard::Analyse));

    world.ask(first, OnlineCommand::Rematch);
    assert_eq!(world.apps[first].screen().text, "Waiting for the opponent’s answer…");
    assert_eq!(world.apps[first].screen().actions, [Action::NextOpponent, Action::Leave]);
    let offered = world.apps[second].screen();
    assert_eq!(offered.text, "The opponent would like to play again.");
    assert_eq!(offered.actions[0], Action::AcceptRematch);
    world.ask(second, OnlineCommand::Rematch);
    for (number, side) in [(first, Side::Second), (second, Side::First)] {
        assert_eq!(world.phase(number), Phase::Setup);
        assert_eq!(world.apps[number].screen().setup.as_ref().unwrap().side, side);
        assert_eq!(world.apps[number].screen().table, None);
    }
}

#[test]
fn the_next_opponent_is_another() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    let old = world.apps[first].screen().opponent.clone();
    world.ask(first, OnlineCommand::Table(Command::Resign(None)));
    world.ask(first, OnlineCommand::NextOpponent);
    assert_eq!(world.phase(first), Phase::Waiting);
    assert_eq!(world.apps[second].screen().text, "The opponent has left.");
    assert_eq!(world.apps[second].screen().actions, [Action::NextOpponent, Action::Leave]);
    world.open(3, Opponent::Stranger(Game::Xiangqi));
    world.pass(Duration::from_secs(2));
    assert_eq!(world.phase(first), Phase::Playing);
    assert_ne!(world.apps[first].screen().opponent, old);
    assert_eq!(world.moves(first), Vec::<String>::new());
}

#[test]
fn a_friend_comes_by_the_code() {
    let mut world = World::new();
    let host = world.open(1, Opponent::Friend(Game::ChuShogi));
    let screen = world.apps[host].screen();
    assert_eq!(screen.phase, Phase::Inviting);
    assert_eq!(screen.title, "With a friend: Chu Shogi");
    let code = screen.code.clone().unwrap();
    assert_eq!(code.len(), 6);
    let guest = world.open(2, Opponent::Host(code.parse().unwrap()));
    world.pass(Duration::from_secs(2));
    assert_eq!((world.phase(host), world.phase(guest)), (Phase::Playing, Phase::Playing));
    assert_eq!(world.apps[guest].screen().title, "With a friend: Chu Shogi");
    world.ask(host, OnlineCommand::Table(Command::Resign(None)));
    assert_eq!(world.apps[guest].screen().actions, [Action::OfferRematch, Action::Leave]);
}

#[test]
fn a_code_that_is_none_fails_with_a_way_out() {
    let mut world = World::new();
    let guest = world.open(1, Opponent::Host("ABC234".parse().unwrap()));
    world.pass(Duration::from_secs(1));
    let screen = world.apps[guest].screen();
    assert_eq!(screen.phase, Phase::Failed);
    assert_eq!(screen.text, "There is no such invitation, or it is taken already.");
    assert_eq!(screen.actions, [Action::Leave]);
    world.ask(guest, OnlineCommand::Leave);
    assert_eq!(world.phase(guest), Phase::Closed);
}

#[test]
fn the_computer_now_leaves_the_queue() {
    let mut world = World::new();
    let one = world.open(1, Opponent::Stranger(Game::Janggi));
    world.ask(one, OnlineCommand::PlayComputerNow);
    assert_eq!(world.phase(one), Phase::Closed);
    let other = world.open(2, Opponent::Stranger(Game::Janggi));
    world.pass(Duration::from_secs(5));
    assert_eq!(world.phase(other), Phase::Waiting, "nobody is there to be paired with");
}

#[test]
fn a_pairing_that_crosses_with_it_sends_the_other_back_to_wait() {
    for game in [Game::Janggi, Game::Xiangqi, Game::ChuShogi] {
        let mut world = World::new();
        let one = world.open(1, Opponent::Stranger(game));
        // The wish to stop is on its way while the server pairs.
        world.apps[one].online = false;
        world.ask_alone(one, OnlineCommand::PlayComputerNow);
        assert_eq!(world.phase(one), Phase::Closed);
        let other = world.open(2, Opponent::Stranger(game));
        world.pass(Duration::from_secs(2));
        assert_eq!(world.phase(other), Phase::Waiting);
        let third = world.open(3, Opponent::Stranger(game));
        world.pass(Duration::from_millis(100));
        assert_eq!(world.phase(third), Phase::Setup, "{game:?}");
        assert_eq!(world.phase(other), Phase::Setup, "{game:?}");
    }
}

#[test]
fn an_opponent_can_be_left_before_the_game_begins() {
    for game in [Game::Janggi, Game::Xiangqi, Game::ChuShogi] {
        let (mut world, first, second) = paired(game);
        assert_eq!(world.phase(second), Phase::Setup);
        world.ask(first, OnlineCommand::PlayComputerNow);
        assert_eq!(world.phase(first), Phase::Closed);
        world.pass(Duration::from_secs(3));
        let screen = world.apps[second].screen();
        assert_eq!(
            (screen.phase, screen.text.as_str()),
            (Phase::Waiting, "The opponent has left. Looking for another…")
        );
        assert!(world.apps[second].shown.iter().any(|shown| shown.events.contains(&OnlineEvent::CalledOff)));
    }
}

#[test]
fn a_tap_on_what_was_offered_a_moment_ago_says_that_the_game_has_begun() {
    let (mut world, first, _) = begun(Game::Xiangqi);
    world.ask(first, OnlineCommand::PlayComputerNow);
    assert_eq!(world.phase(first), Phase::Playing);
    let said: Vec<_> =
        world.apps[first].shown.iter().filter_map(|shown| shown.announcement.clone()).collect();
    assert!(said.contains(&"The game has begun.".to_owned()), "{said:?}");
}
