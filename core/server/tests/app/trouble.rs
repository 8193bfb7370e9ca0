//! When connections, apps and servers break.

use std::time::Duration;

use palgak_online::app::{
    ConnectionState, OnlineAction as Action, OnlineCommand, OnlineEvent, OnlinePhase as Phase, Opponent,
};
use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};

use crate::flow::{begun, paired};
use crate::world::World;

#[test]
fn a_move_made_without_a_connection_arrives_later_once() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.apps[first].online = false;
    world.cut(first);
    assert_eq!(world.apps[first].screen().connection.state, ConnectionState::Reconnecting);
    world.play(first, "h3e3");
    assert!(world.apps[first].screen().sending, "it is on the board, and not with the server");
    assert_eq!(world.moves(second), Vec::<String>::new());
    world.pass(Duration::from_secs(4));
    let away = world.apps[second].screen();
    assert_eq!(away.connection.state, ConnectionState::OpponentAway);
    assert_eq!(away.connection.text, "Opponent away, loses in");
    assert!(away.connection.since_ms.is_some_and(|ms| ms >= 4_000), "{:?}", away.connection);
    assert!(world.apps[second].shown.iter().any(|shown| shown.events.contains(&OnlineEvent::OpponentAway)));

    world.apps[first].online = true;
    world.ask(first, OnlineCommand::Resume);
    world.pass(Duration::from_secs(2));
    assert_eq!(world.moves(first), ["h3e3"]);
    assert_eq!(world.moves(second), ["h3e3"]);
    assert!(!world.apps[first].screen().sending);
    assert_eq!(world.apps[second].screen().connection.state, ConnectionState::Online);
    assert!(world.apps[second].shown.iter().any(|shown| shown.events.contains(&OnlineEvent::OpponentBack)));
}

#[test]
fn a_killed_app_comes_back_to_the_game() {
    let (mut world, first, second) = begun(Game::Janggi);
    let stranger = Opponent::Stranger(Game::Janggi);
    world.play(first, "a4b4");
    world.play(second, "a7b7");
    world.kill_and_reopen(first, stranger);
    assert_eq!(world.phase(first), Phase::Playing);
    assert_eq!(world.moves(first), ["a4b4", "a7b7"]);
    assert_eq!(world.board(first).bottom, Side::First);
    world.play(first, "c4d4");
    assert_eq!(world.moves(second), ["a4b4", "a7b7", "c4d4"]);

    // Killed with a move that has not left the phone.
    world.play(second, "c7d7");
    world.apps[first].online = false;
    world.cut(first);
    world.play(first, "i4h4");
    world.kill_and_reopen(first, stranger);
    world.pass(Duration::from_secs(1));
    assert_eq!(world.moves(first).last().unwrap(), "i4h4");
    assert_eq!(world.moves(second).last().unwrap(), "i4h4");
}

#[test]
fn a_killed_app_comes_back_to_the_choice_of_setups() {
    let (mut world, first, second) = paired(Game::Janggi);
    world.ask(first, OnlineCommand::ChooseSetup(Setup::Outer));
    world.pass(Duration::from_secs(3));
    world.kill_and_reopen(first, Opponent::Stranger(Game::Janggi));
    world.pass(Duration::from_secs(1));
    let stage = world.apps[first].screen().setup.clone().unwrap();
    assert_eq!((stage.own, stage.left_ms), (Some(Setup::Outer), 26_000));
    world.ask(second, OnlineCommand::ChooseSetup(Setup::Inner));
    assert_eq!((world.phase(first), world.phase(second)), (Phase::Playing, Phase::Playing));
}

#[test]
fn an_app_that_was_killed_while_waiting_has_nothing_to_come_back_to() {
    let mut world = World::new();
    let one = world.open(1, Opponent::Stranger(Game::Janggi));
    world.kill_and_reopen(one, Opponent::Stranger(Game::Janggi));
    world.pass(Duration::from_secs(1));
    assert_eq!(world.phase(one), Phase::Closed);
    let other = world.open(2, Opponent::Stranger(Game::Janggi));
    world.pass(Duration::from_secs(2));
    assert_eq!(world.phase(other), Phase::Waiting);
}

#[test]
fn a_game_found_in_the_last_moment_is_come_back_to() {
    let mut world = World::new();
    let one = world.open(1, Opponent::Stranger(Game::Janggi));
    let saved_while_waiting = world.apps[one].session.save();
    assert!(!saved_while_waiting.is_empty());
    let two = world.open(2, Opponent::Stranger(Game::Janggi));
    assert_eq!(world.phase(two), Phase::Setup);
    world.kill_and_reopen(one, Opponent::Stranger(Game::Janggi));
    world.pass(Duration::from_secs(1));
    assert_eq!(world.phase(one), Phase::Setup);
}

#[test]
fn a_server_that_is_killed_and_started_again_goes_on_with_the_game() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.play(first, "h3e3");
    world.kill_server();
    assert_eq!(world.apps[second].screen().connection.state, ConnectionState::Reconnecting);
    world.play(second, "h10g8");
    world.pass(Duration::from_secs(3));
    world.start_server();
    world.pass(Duration::from_secs(20));
    assert_eq!(world.moves(first), ["h3e3", "h10g8"]);
    assert_eq!(world.moves(second), ["h3e3", "h10g8"]);
    for number in [first, second] {
        assert_eq!(world.apps[number].screen().connection.state, ConnectionState::Online);
    }
    world.play(first, "h1g3");
    assert_eq!(world.moves(second).len(), 3);
}

#[test]
fn a_server_that_cannot_be_reached_is_said_to_be_so_and_there_is_a_way_out() {
    let mut world = World::new();
    world.kill_server();
    let one = world.open(1, Opponent::Stranger(Game::Janggi));
    assert_eq!(
        (world.phase(one), world.apps[one].screen().text.as_str()),
        (Phase::Connecting, "Connecting to the server…")
    );
    world.pass(Duration::from_secs(20));
    let screen = world.apps[one].screen();
    assert_eq!(screen.phase, Phase::Connecting);
    assert_eq!(screen.text, "The server cannot be reached. Trying again…");
    assert_eq!(screen.actions, [Action::PlayComputerNow, Action::Cancel]);
    world.start_server();
    world.pass(Duration::from_secs(40));
    assert_eq!(world.phase(one), Phase::Waiting);
    world.kill_server();
    world.ask(one, OnlineCommand::Cancel);
    assert_eq!(world.phase(one), Phase::Closed);
}

#[test]
fn two_devices_of_one_player_do_not_take_turns() {
    let (mut world, first, _) = begun(Game::Xiangqi);
    let secret = if world.apps[first].session.player() == world.apps[0].session.player() { 1 } else { 2 };
    let again = world.open(secret, Opponent::Stranger(Game::Xiangqi));
    world.pass(Duration::from_secs(5));
    let screen = world.apps[first].screen();
    if first == usize::from(secret - 1) {
        assert_eq!(
            (screen.phase, screen.text.as_str()),
            (Phase::Failed, "You are playing from another device or window.")
        );
        assert_eq!(screen.actions, [Action::Retry, Action::Leave]);
    }
    assert_eq!(world.phase(again), Phase::Playing, "the newer one has the game");
}

#[test]
fn time_that_runs_out_ends_the_game_by_the_server() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.pass(Duration::from_secs(700));
    for number in [first, second] {
        assert_eq!(world.phase(number), Phase::Over);
    }
    assert_eq!(world.apps[first].screen().text, "The opponent wins. Red ran out of time");
    assert_eq!(world.apps[second].screen().text, "You win. Red ran out of time");
}
