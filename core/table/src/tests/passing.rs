//! What is said before a pass that may lose (docs/rules/janggi.md#passing).

use palgak_rules::{Game, Side};
use palgak_text::Locale;

use super::seat_at;
use crate::command::Command;
use crate::common::{Seat, VIEW, against_computer, two_players};
use crate::new_game::NewGame;
use crate::snapshot::Action;
use crate::view::View;

/// What is asked before a pass.
fn asked(seat: &Seat) -> Option<&str> {
    let questions = &seat.last().questions;
    questions.iter().find(|question| question.action == Action::Pass).map(|question| question.detail.as_str())
}

#[test]
fn who_is_behind_is_told_what_a_pass_allows() {
    let mut seat = Seat::new(two_players());
    // Han has the deom.
    let behind = "You are behind on points, 72.0 to 73.5: if the opponent passes too, you lose";
    assert_eq!(asked(&seat), Some(behind));
    assert_eq!((&seat.last().bottom_panel.warning, &seat.last().top_panel.warning), (&None, &None));
    seat.send(Command::Pass);
    // Han is ahead and may end the game.
    assert_eq!(asked(&seat), None);
    assert_eq!((&seat.last().bottom_panel.warning, &seat.last().top_panel.warning), (&None, &None));
    let result = seat.send(Command::Pass).result.clone().expect("two passes end the game");
    assert_eq!(result.winner, Some(Side::Second));
    assert_eq!(asked(&seat), None);
}

#[test]
fn who_would_lose_by_passing_is_warned_on_the_panel() {
    let mut seat = Seat::new(two_players());
    seat.play("e4e5 e9e9");
    let loses = "Passing now ends the game, and you lose by points: 72.0 to 73.5";
    assert_eq!(asked(&seat), Some(loses));
    assert_eq!(seat.last().bottom_panel.warning.as_deref(), Some(loses));
    assert_eq!(seat.last().top_panel.warning, None);
    // The other way round once Cho has taken a soldier.
    let mut seat = Seat::new(two_players());
    seat.play("e4e5 e7e6 e5e6 a7b7");
    assert_eq!(asked(&seat), None, "Cho is ahead");
    seat.play("e2e2");
    assert_eq!(
        seat.last().top_panel.warning.as_deref(),
        Some("Passing now ends the game, and you lose by points: 71.5 to 72.0")
    );
}

#[test]
fn where_no_pass_is_allowed_or_nobody_can_pass_nothing_is_said() {
    let checked = seat_at("4k4/9/9/9/9/9/9/9/4r4/4K4 w", true);
    assert!(checked.last().bottom_panel.in_check);
    assert_eq!(asked(&checked), None);
    let computers = Seat::new(against_computer(Side::Second));
    assert_eq!(asked(&computers), None, "the computer is to move");
    for game in [Game::Xiangqi, Game::ChuShogi] {
        assert_eq!(asked(&Seat::new(NewGame { game, ..two_players() })), None);
    }
}

#[test]
fn every_language_says_both_with_the_points() {
    for locale in Locale::ALL {
        let mut seat = Seat::with(two_players(), View { locale, ..VIEW });
        for moves in ["", "e4e5 e9e9"] {
            seat.play(moves);
            let said = asked(&seat).expect("Cho is behind");
            assert!(said.contains("72.0") && said.contains("73.5") && !said.contains(['{', '}']), "{said}");
            assert!(!said.contains("warning-"), "{said}");
        }
    }
}
