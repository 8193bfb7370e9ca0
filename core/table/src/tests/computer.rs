//! The computer's turns: when it thinks, what is shown, what comes of it.

use std::time::Duration;

use palgak_engine::{Choice, Level};
use palgak_rules::Side;
use palgak_rules::janggi::notation::parse_machine;

use super::seat_with;
use crate::command::{Command, Effect, Input, Pacing, Search};
use crate::common::{Seat, VIEW, against_computer, two_players};
use crate::new_game::NewGame;
use crate::snapshot::{Action, Event, Mark, Thinking};
use crate::{Table, snapshot};

fn searches(seat: &Seat) -> Vec<&Search> {
    seat.effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Think(search) => Some(&**search),
            _ => None,
        })
        .collect()
}

fn choice(mv: &str) -> Option<Choice> {
    Some(Choice::Move(parse_machine(mv).unwrap()))
}

#[test]
fn the_computer_thinks_in_its_turn_and_only_then() {
    let mut seat = Seat::new(against_computer(Side::First));
    assert_eq!(searches(&seat).len(), 0);
    seat.play("e4e5");
    assert_eq!(searches(&seat).len(), 1);
    assert_eq!(searches(&seat)[0].game.history().plies(), 1);
    assert_eq!(seat.last().status, "The computer is thinking");
    assert_eq!(seat.last().thinking, Some(Thinking { permille: 0 }));
    assert!(!seat.last().actions.contains(&Action::Pass));
    assert!(!seat.last().actions.contains(&Action::Hint));
    seat.tap("a4");
    assert_eq!(seat.refusal().0, "It is the computer’s turn.");
    seat.input(Input::Found { search: 1, choice: choice("e7e6") });
    assert_eq!(seat.last().moves.len(), 2);
    assert_eq!(seat.last().thinking, None);
    assert_eq!(seat.last().status, "Cho to move");
    assert_eq!(searches(&seat).len(), 1);
}

#[test]
fn progress_is_shown_as_time_passes() {
    let choices = NewGame { level: Level::Advanced, ..against_computer(Side::Second) };
    let mut seat = Seat::new(choices);
    let start = seat.now;
    assert_eq!(seat.table.wake_at(), Some(start + Duration::from_millis(100)));
    let shown = seat.shown.len();
    seat.now = start + Duration::from_millis(99);
    seat.input(Input::Tick);
    assert_eq!(seat.shown.len(), shown, "too early");
    seat.now = start + Duration::from_millis(300);
    assert_eq!(seat.input(Input::Tick).thinking, Some(Thinking { permille: 200 }));
    seat.now = start + Duration::from_secs(9);
    assert_eq!(seat.input(Input::Tick).thinking, Some(Thinking { permille: 1000 }));
}

#[test]
fn a_quick_answer_waits_until_it_can_be_followed() {
    let table = Table::new(against_computer(Side::Second), VIEW, Pacing::PERSON, 7);
    let mut seat = Seat::at(table);
    let start = seat.now;
    seat.now = start + Duration::from_millis(20);
    seat.input(Input::Found { search: 1, choice: choice("e4e5") });
    assert_eq!(seat.last().moves.len(), 0);
    seat.now = seat.table.wake_at().unwrap();
    while seat.last().moves.is_empty() {
        seat.now = seat.table.wake_at().expect("the answer is due");
        seat.input(Input::Tick);
    }
    assert_eq!(seat.now, start + Pacing::PERSON.reply);
}

#[test]
fn leaving_the_app_stops_the_computer_and_coming_back_starts_it() {
    let mut seat = Seat::new(against_computer(Side::Second));
    assert_eq!(searches(&seat).len(), 1);
    seat.send(Command::Pause);
    assert!(seat.effects.iter().any(|effect| matches!(effect, Effect::StopThinking)));
    assert_eq!(seat.last().thinking, None);
    assert_eq!(seat.table.wake_at(), None, "nothing is left to wake for");
    seat.send(Command::Resume);
    assert_eq!(searches(&seat).len(), 2);
    assert!(seat.last().thinking.is_some());
    let shown = seat.shown.len();
    seat.input(Input::Found { search: 1, choice: choice("e4e5") });
    assert_eq!(seat.shown.len(), shown, "the first search was called off");
    seat.input(Input::Found { search: 2, choice: choice("e4e5") });
    assert_eq!(seat.last().moves.len(), 1);
}

#[test]
fn a_search_that_fails_does_not_hold_up_the_game() {
    for found in [None, choice("e4e9"), Some(Choice::AcceptDraw)] {
        let mut seat = Seat::new(against_computer(Side::Second));
        seat.input(Input::Found { search: 1, choice: found });
        assert_eq!(seat.last().moves.len(), 1, "{found:?}");
    }
}

#[test]
fn the_computer_accepts_a_draw() {
    let choices = against_computer(Side::First);
    let mut seat = seat_with("4k4/9/9/9/9/9/9/R8/9/3K5 w", choices, VIEW);
    seat.play("d1e1");
    assert!(!seat.last().actions.contains(&Action::AcceptBikjang), "it is not the person's to accept");
    seat.input(Input::Found { search: 1, choice: Some(Choice::AcceptDraw) });
    assert_eq!(seat.last().events, [Event::End]);
    assert_eq!(seat.last().result.as_ref().map(|card| card.winner), Some(None));
    // Taking back gives the person the turn before, not the computer the same choice again.
    seat.send(Command::Undo);
    assert_eq!(seat.last().turn, Some(Side::First));
    assert_eq!(seat.last().moves.len(), 0);
}

#[test]
fn a_hint_is_marked_and_said_until_the_next_command() {
    let mut seat = Seat::new(two_players());
    seat.send(Command::Hint);
    assert_eq!(seat.last().status, "Looking for a good move");
    assert_eq!(searches(&seat)[0].level, Level::Intermediate);
    assert!(!seat.last().actions.contains(&Action::Hint));
    seat.input(Input::Found { search: 1, choice: choice("e4e5") });
    assert_eq!(seat.last().hint.as_deref(), Some("Hint: Cho’s soldier, e4 to e5"));
    assert_eq!(seat.marked(Mark::HintFrom), ["e4"]);
    assert_eq!(seat.marked(Mark::HintTo), ["e5"]);
    assert_eq!(seat.last().moves.len(), 0, "a hint is no move");
    seat.tap("e4");
    assert_eq!(seat.last().hint, None);
    assert_eq!(seat.marked(Mark::HintTo), [""; 0]);
}

#[test]
fn a_tap_ends_the_search_for_a_hint() {
    let mut seat = Seat::new(two_players());
    seat.send(Command::Hint);
    seat.tap("e4");
    assert!(seat.effects.iter().any(|effect| matches!(effect, Effect::StopThinking)));
    assert_eq!(seat.last().thinking, None);
    assert_eq!(seat.marked(Mark::Selected), ["e4"]);
    seat.input(Input::Found { search: 1, choice: choice("e4e5") });
    assert_eq!(seat.last().hint, None);
}

#[test]
fn the_computers_side_is_not_the_persons_to_give_up() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.send(Command::Resign(Some(Side::Second)));
    assert_eq!(seat.refusal().0, "That side is the computer’s.");
    seat.play("e4e5");
    seat.send(Command::Resign(None));
    let snapshot = seat.last();
    assert_eq!(snapshot.result.as_ref().map(|card| card.title.as_str()), Some("The computer wins"));
    assert_eq!(snapshot.thinking, None);
}

#[test]
fn the_computer_picks_its_own_setup_and_another_for_the_next_game() {
    let back_rank = |snapshot: &snapshot::Snapshot| -> Vec<String> {
        snapshot.points[..9]
            .iter()
            .map(|point| point.piece.as_ref().map_or(String::new(), |piece| piece.glyph.clone()))
            .collect()
    };
    let mut seen = std::collections::HashSet::new();
    let mut seat = Seat::new(against_computer(Side::First));
    for _ in 0..40 {
        seen.insert(back_rank(seat.last()));
        assert_eq!(seat.glyph("b1").as_deref(), Some("馬"), "the person's set-up stays");
        seat.send(Command::Resign(None));
        seat.send(Command::Rematch);
    }
    assert_eq!(seen.len(), 4, "each of the four comes up");
}

#[test]
fn a_seed_makes_a_game_repeatable() {
    let games: Vec<_> = (0..2)
        .map(|_| {
            let seat = Seat::new(against_computer(Side::Second));
            (seat.last().points.clone(), searches(&seat)[0].seed)
        })
        .collect();
    assert_eq!(games[0], games[1]);
}
