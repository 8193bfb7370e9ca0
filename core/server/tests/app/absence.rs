//! What is shown of an opponent who is not there.

use std::time::Duration;

use palgak_online::app::{ConnectionState, ConnectionView, OnlineCommand, OnlinePhase};
use palgak_rules::Game;
use palgak_rules::janggi::Setup;

use crate::flow::{begun, paired};
use crate::world::World;

fn lose(world: &mut World, number: usize) {
    world.apps[number].online = false;
    world.cut(number);
}

/// What is shown of the opponent's absence.
fn away(world: &World, number: usize) -> ConnectionView {
    let connection = world.apps[number].screen().connection.clone();
    assert_eq!(connection.state, ConnectionState::OpponentAway);
    connection
}

#[test]
fn in_their_turn_it_counts_down_to_their_loss_on_time() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.pass(Duration::from_secs(100));
    lose(&mut world, first);
    // Eight minutes and twenty seconds of the main time are left, and three periods.
    let shown = away(&world, second);
    assert_eq!((shown.text.as_str(), shown.ends_in_ms), ("Opponent away, loses in", Some(590_000)));
    // It is not only the running period that counts.
    world.pass(Duration::from_millis(515_000));
    assert_eq!(away(&world, second).ends_in_ms, Some(75_000));
    world.pass(Duration::from_millis(74_999));
    assert_eq!(world.phase(second), OnlinePhase::Playing);
    world.pass(Duration::from_secs(2));
    assert_eq!(world.apps[second].screen().text, "You win. Red ran out of time");
    assert_eq!(world.apps[second].screen().connection.ends_in_ms, None);
}

#[test]
fn in_the_own_turn_they_are_only_away() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.play(first, "h3e3");
    world.pass(Duration::from_secs(4));
    lose(&mut world, first);
    world.pass(Duration::from_secs(5));
    let shown = away(&world, second);
    assert_eq!((shown.text.as_str(), shown.ends_in_ms), ("Opponent away", None));
    world.play(second, "h10g8");
    let shown = away(&world, second);
    assert_eq!((shown.text.as_str(), shown.ends_in_ms), ("Opponent away, loses in", Some(690_000)));
    // Once they are back nothing counts down.
    world.apps[first].online = true;
    world.ask(first, OnlineCommand::Resume);
    world.pass(Duration::from_secs(2));
    let connection = &world.apps[second].screen().connection;
    assert_eq!((connection.state, connection.ends_in_ms), (ConnectionState::Online, None));
}

#[test]
fn before_the_game_it_counts_down_to_the_end_of_the_choice() {
    let (mut world, first, second) = paired(Game::Janggi);
    world.pass(Duration::from_secs(5));
    lose(&mut world, first);
    let shown = away(&world, second);
    assert_eq!((shown.text.as_str(), shown.ends_in_ms), ("Opponent away, called off in", Some(25_000)));
    world.ask(second, OnlineCommand::ChooseSetup(Setup::Left));
    world.pass(Duration::from_millis(24_900));
    assert_eq!(world.phase(second), OnlinePhase::Setup);
    world.pass(Duration::from_secs(2));
    assert_eq!(world.phase(second), OnlinePhase::Waiting, "nobody is made to play someone who is not there");

    // Who has chosen may be away: the game begins without them.
    let (mut world, first, second) = paired(Game::Janggi);
    world.ask(first, OnlineCommand::ChooseSetup(Setup::Left));
    lose(&mut world, first);
    let shown = away(&world, second);
    assert_eq!((shown.text.as_str(), shown.ends_in_ms), ("Opponent away", None));
    world.ask(second, OnlineCommand::ChooseSetup(Setup::Left));
    assert_eq!(away(&world, second).ends_in_ms, Some(690_000));
}
