//! Draws that are offered, declined, taken, and still there after whatever happens to connections and apps.

use std::time::Duration;

use palgak_online::app::{OnlineCommand, OnlinePhase, Opponent};
use palgak_rules::{Game, Side};
use palgak_table::command::Command;
use palgak_table::snapshot::Action;

use crate::flow::begun;
use crate::world::World;

/// The first side has played and offers a draw.
fn offered() -> (World, usize, usize) {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.play(first, "h3e3");
    world.ask(first, OnlineCommand::Table(Command::OfferDraw(None)));
    assert!(world.board(second).actions.contains(&Action::AcceptDraw));
    (world, first, second)
}

/// The connection of an app is gone for a while.
fn lose_for_a_while(world: &mut World, number: usize) {
    world.apps[number].online = false;
    world.cut(number);
    world.pass(Duration::from_secs(12));
    world.apps[number].online = true;
    world.ask(number, OnlineCommand::Resume);
    world.pass(Duration::from_secs(3));
}

fn both_see_a_draw(world: &World, apps: [usize; 2]) {
    for number in apps {
        assert_eq!(world.phase(number), OnlinePhase::Over);
        assert_eq!(world.apps[number].screen().text, "Draw. Both sides agreed");
    }
    let digests = apps.map(|number| world.apps[number].session.game().unwrap().own_digest());
    assert_eq!(digests[0], digests[1]);
}

#[test]
fn a_draw_is_offered_declined_offered_and_taken() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.play(first, "h3e3");
    assert!(world.board(first).actions.contains(&Action::OfferDraw));
    world.ask(first, OnlineCommand::Table(Command::OfferDraw(None)));
    assert!(!world.board(first).actions.contains(&Action::OfferDraw));
    assert_eq!(world.board(first).offer.as_ref().unwrap().text, "You have offered a draw");
    assert!(!world.board(first).actions.contains(&Action::AcceptDraw), "nobody takes their own offer");
    let offer = world.board(second).offer.clone().unwrap();
    assert_eq!((offer.by, offer.text.as_str()), (Side::First, "Red offers a draw"));
    assert!(world.board(second).actions.contains(&Action::AcceptDraw));
    world.ask(second, OnlineCommand::Table(Command::DeclineDraw));
    assert_eq!(world.board(first).offer, None);
    let said = world.apps[first].shown.iter().filter_map(|shown| shown.table.as_ref()?.announcement.clone());
    assert!(said.collect::<Vec<_>>().contains(&"Not accepted: the game goes on".to_owned()));
    world.ask(second, OnlineCommand::Table(Command::OfferDraw(None)));
    world.ask(first, OnlineCommand::Table(Command::AcceptDraw));
    for number in [first, second] {
        assert_eq!(world.board(number).result.as_ref().unwrap().title, "Draw");
        assert_eq!(world.apps[number].screen().text, "Draw. Both sides agreed");
    }
}

#[test]
fn an_offer_lapses_with_the_next_move() {
    let (mut world, first, second) = begun(Game::ChuShogi);
    world.ask(second, OnlineCommand::Table(Command::OfferDraw(None)));
    assert!(world.board(first).offer.is_some());
    world.play(first, "7i7h");
    assert_eq!((&world.board(first).offer, &world.board(second).offer), (&None, &None));
}

#[test]
fn an_open_offer_is_there_after_a_connection_was_lost() {
    for loses in [[true, false], [false, true], [true, true]] {
        let (mut world, first, second) = offered();
        for (number, loses) in [first, second].into_iter().zip(loses) {
            if loses {
                lose_for_a_while(&mut world, number);
            }
        }
        assert_eq!(world.board(first).offer.as_ref().unwrap().text, "You have offered a draw");
        assert_eq!(world.board(second).offer.as_ref().unwrap().text, "Red offers a draw");
        world.ask(second, OnlineCommand::Table(Command::AcceptDraw));
        both_see_a_draw(&world, [first, second]);
    }
}

#[test]
fn an_open_offer_is_there_after_the_app_was_killed() {
    let (mut world, first, second) = offered();
    let stranger = Opponent::Stranger(Game::Xiangqi);
    world.kill_and_reopen(second, stranger);
    world.kill_and_reopen(first, stranger);
    assert_eq!(world.board(first).offer.as_ref().unwrap().text, "You have offered a draw");
    assert_eq!(world.board(second).offer.as_ref().unwrap().by, Side::First);
    world.ask(second, OnlineCommand::Table(Command::DeclineDraw));
    assert_eq!((&world.board(first).offer, &world.board(second).offer), (&None, &None));
    world.play(second, "h10g8");
    assert_eq!(world.moves(first), ["h3e3", "h10g8"], "the game goes on");
}

#[test]
fn an_answer_without_a_connection_arrives_later() {
    let (mut world, first, second) = offered();
    world.apps[second].online = false;
    world.cut(second);
    world.ask(second, OnlineCommand::Table(Command::AcceptDraw));
    assert_eq!(world.phase(second), OnlinePhase::Playing, "only the server can say that it is a draw");
    assert!(world.apps[second].screen().sending);
    world.apps[second].online = true;
    world.ask(second, OnlineCommand::Resume);
    world.pass(Duration::from_secs(3));
    both_see_a_draw(&world, [first, second]);
}

#[test]
fn an_offer_that_was_answered_while_away_is_gone() {
    let (mut world, first, second) = offered();
    world.apps[first].online = false;
    world.cut(first);
    world.ask(second, OnlineCommand::Table(Command::DeclineDraw));
    assert!(world.board(first).offer.is_some(), "nobody has told yet");
    world.apps[first].online = true;
    world.ask(first, OnlineCommand::Resume);
    world.pass(Duration::from_secs(3));
    assert_eq!((&world.board(first).offer, &world.board(second).offer), (&None, &None));
    assert_eq!(world.phase(first), OnlinePhase::Playing);
}

#[test]
fn an_offer_outlives_the_server() {
    let (mut world, first, second) = offered();
    world.kill_server();
    world.start_server();
    world.pass(Duration::from_secs(20));
    assert_eq!(world.board(second).offer.as_ref().unwrap().by, Side::First);
    world.ask(second, OnlineCommand::Table(Command::AcceptDraw));
    both_see_a_draw(&world, [first, second]);
}
