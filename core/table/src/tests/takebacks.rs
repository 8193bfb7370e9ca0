//! Taking back, and the rule that can be switched.

use palgak_rules::Side;

use super::seat_at;
use crate::command::{Command, Effect, Input};
use crate::common::{Seat, against_computer, index, two_players};
use crate::snapshot::{Action, Event};
use palgak_engine::Choice;
use palgak_rules::janggi::notation::parse_machine;

/// Lets the computer play a move.
fn answer(seat: &mut Seat, mv: &str) {
    let search = seat
        .effects
        .iter()
        .rev()
        .find_map(|effect| match effect {
            Effect::Think(search) => Some(search.id),
            _ => None,
        })
        .expect("the computer thinks");
    let choice = Some(Choice::Move(parse_machine(mv).unwrap()));
    seat.input(Input::Found { search, choice });
}

#[test]
fn two_players_take_back_move_by_move_to_the_start() {
    let mut seat = Seat::new(two_players());
    let start = seat.last().clone();
    seat.play("e4e5 e7e6 e5e6");
    seat.send(Command::Undo);
    let snapshot = seat.last();
    assert_eq!(snapshot.events, [Event::Undo]);
    assert_eq!(snapshot.moves.len(), 2);
    assert_eq!(
        snapshot.motion.clone().map(|motion| (motion.from, motion.to)),
        Some((index("e6"), index("e5")))
    );
    assert_eq!(seat.glyph("e6").as_deref(), Some("兵"), "what was captured is back");
    seat.send(Command::Undo);
    seat.send(Command::Undo);
    assert_eq!(seat.last().points, start.points);
    assert!(!seat.last().actions.contains(&Action::Undo));
}

#[test]
fn an_end_that_is_no_move_is_taken_back_alone() {
    let mut seat = Seat::new(two_players());
    seat.play("e4e5");
    seat.send(Command::Resign(None));
    assert!(seat.last().result.is_some());
    seat.send(Command::Undo);
    assert_eq!(seat.last().result, None);
    assert_eq!(seat.last().moves.len(), 1);
    assert_eq!(seat.last().turn, Some(Side::Second));

    let mut seat = seat_at("4k4/9/9/9/9/9/9/R8/9/4K4 w", true);
    seat.send(Command::AcceptBikjang);
    seat.send(Command::Undo);
    assert_eq!(seat.last().turn, Some(Side::First));
    assert!(seat.last().actions.contains(&Action::AcceptBikjang));
}

#[test]
fn against_the_computer_the_last_turn_of_the_person_comes_back() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.play("e4e5");
    answer(&mut seat, "a7b7");
    seat.play("e5e6");
    answer(&mut seat, "b7c7");
    assert_eq!(seat.last().moves.len(), 4);
    seat.send(Command::Undo);
    assert_eq!(seat.last().moves.len(), 2);
    assert_eq!(seat.last().turn, Some(Side::First));
    assert_eq!(seat.last().motion, None, "two moves at once are not animated");
    seat.send(Command::Undo);
    assert_eq!(seat.last().moves.len(), 0);
    assert!(!seat.last().actions.contains(&Action::Undo));
}

#[test]
fn taking_back_stops_the_computer() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.play("e4e5");
    assert!(seat.last().thinking.is_some());
    seat.effects.clear();
    seat.send(Command::Undo);
    assert!(seat.effects.iter().any(|effect| matches!(effect, Effect::StopThinking)));
    assert!(!seat.effects.iter().any(|effect| matches!(effect, Effect::Think(_))));
    assert_eq!(seat.last().thinking, None);
    assert_eq!(seat.last().moves.len(), 0);
    // What the stopped search found comes too late.
    let shown = seat.shown.len();
    let choice = Some(Choice::Move(parse_machine("a7b7").unwrap()));
    seat.input(Input::Found { search: 1, choice });
    assert_eq!(seat.shown.len(), shown);
}

#[test]
fn the_computers_first_move_cannot_be_taken_back() {
    let mut seat = Seat::new(against_computer(Side::Second));
    assert!(seat.last().thinking.is_some(), "Cho begins");
    answer(&mut seat, "a4b4");
    assert!(!seat.last().actions.contains(&Action::Undo));
    seat.play("a7b7");
    assert!(seat.last().actions.contains(&Action::Undo));
    seat.send(Command::Undo);
    assert_eq!(seat.last().moves.len(), 1);
    assert_eq!(seat.last().turn, Some(Side::Second));
}

#[test]
fn after_a_mate_by_the_computer_one_gets_the_turn_back() {
    let mut seat = Seat::new(against_computer(Side::Second));
    for (computer, person) in [("a4b4", "g7f7"), ("i4h4", "f10f9"), ("a1a5", "e9f10"), ("a5g5", "d10e9")] {
        answer(&mut seat, computer);
        seat.play(person);
    }
    answer(&mut seat, "g5g10");
    assert_eq!(seat.last().result.as_ref().map(|card| card.title.as_str()), Some("The computer wins"));
    seat.send(Command::Undo);
    assert_eq!(seat.last().moves.len(), 7);
    assert_eq!(seat.last().turn, Some(Side::Second));
    assert_eq!(seat.last().result, None);
}

#[test]
fn the_rule_is_switched_from_here_on() {
    let mut seat = seat_at("4k4/9/9/9/9/9/P8/R8/9/4K4 w", false);
    seat.send(Command::SetBikjang(true));
    assert!(seat.last().bikjang);
    assert_eq!(seat.last().announcement.as_deref(), Some("The bikjang rule is on"));
    assert!(seat.last().actions.contains(&Action::AcceptBikjang));
    assert!(!seat.last().actions.contains(&Action::Pass));
    seat.send(Command::SetBikjang(false));
    assert!(seat.last().actions.contains(&Action::Pass));
}

#[test]
fn a_switch_that_would_end_the_game_is_refused() {
    let mut seat = seat_at("4k4/9/9/9/9/3R1R3/9/9/9/4K4 b", false);
    assert!(!seat.last().actions.contains(&Action::SwitchBikjang));
    seat.send(Command::SetBikjang(true));
    assert_eq!(seat.refusal().0, "The game would end at once: part the kings first.");
    assert!(!seat.last().bikjang);
    assert_eq!(seat.last().result, None);
}

#[test]
fn a_switch_outlives_a_takeback() {
    let mut seat = Seat::new(two_players());
    seat.play("e4e5 e7e6");
    seat.send(Command::SetBikjang(false));
    seat.play("e5e6");
    seat.send(Command::Undo);
    seat.send(Command::Undo);
    assert!(!seat.last().bikjang);
    let rules: Vec<(u32, bool)> =
        seat.table.contest.rules().iter().map(|rule| (rule.ply, rule.bikjang)).collect();
    assert_eq!(rules, [(0, true), (1, false)]);
    seat.send(Command::Undo);
    let rules: Vec<(u32, bool)> =
        seat.table.contest.rules().iter().map(|rule| (rule.ply, rule.bikjang)).collect();
    assert_eq!(rules, [(0, false)]);
}
