//! A button does what it says, for the side whose button it is, and what is asked before some of them.

use std::collections::HashSet;

use palgak_rules::{Game, Side};

use super::buttons::{FACE_TO_FACE, lion, of, square};
use super::seat_at;
use crate::Table;
use crate::command::{Command, Pacing};
use crate::common::{Seat, VIEW, against_computer, two_players};
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::snapshot::Action::{
    AcceptBikjang, CancelStep, Flip, Hint, KeepUnpromoted, OfferDraw, Pass, Promote, Rematch, Resign, Review,
    SwitchBikjang, Undo,
};
use crate::snapshot::{Action, Snapshot};

const ALL: [Action; 19] = [
    Pass,
    AcceptBikjang,
    Undo,
    Hint,
    Flip,
    Resign,
    Rematch,
    Review,
    SwitchBikjang,
    OfferDraw,
    Action::AcceptDraw,
    Action::DeclineDraw,
    Action::AcceptTakeback,
    Action::DeclineTakeback,
    CancelStep,
    Promote,
    KeepUnpromoted,
    Action::Analyse,
    Action::StopAnalysis,
];

/// Tables on which each of the buttons can be used somewhere.
fn tables() -> Vec<fn() -> Seat> {
    vec![
        || Seat::new(two_players()),
        || Seat::with(two_players(), FACE_TO_FACE),
        || {
            let mut seat = Seat::new(two_players());
            seat.play("e4e5 e9e9");
            seat
        },
        || seat_at("3k5/9/9/9/9/9/9/9/4K4/R8 w", true),
        || {
            let mut seat = Seat::with(of(Game::Xiangqi), FACE_TO_FACE);
            seat.play("h3e3 h8e8");
            seat
        },
        || {
            let mut seat = Seat::new(of(Game::Xiangqi));
            seat.play("h3e3 h8e8");
            seat.send(Command::OfferDraw(Some(Side::First)));
            seat
        },
        || {
            let mut seat = Seat::new(of(Game::Xiangqi));
            seat.play("h3e3");
            seat.send(Command::TakeBack(Side::First));
            seat
        },
        || {
            let mut seat = Seat::new(of(Game::Janggi));
            seat.play("e4e5");
            seat.send(Command::Resign(None));
            seat
        },
        || {
            let mut seat = Seat::new(of(Game::Janggi));
            seat.play("e4e5");
            seat.send(Command::Resign(None));
            seat.send(Command::Analyse);
            seat
        },
        || {
            let mut seat = lion(two_players(), VIEW);
            seat.send(Command::Tap(square(7, 'g')));
            seat.send(Command::Tap(square(7, 'f')));
            seat
        },
        || {
            let fen = "k11/12/p11/12/7S4/12/12/12/12/12/12/7K4 b - 1";
            let choices = of(Game::ChuShogi);
            let mut table = Table::new(choices, VIEW, Pacing::INSTANT, 7);
            table.contest = Contest::of(AnyMatch::from_fen(&choices, fen).expect("an SFEN of the tests"));
            let mut seat = Seat::at(table);
            seat.send(Command::Tap(square(5, 'e')));
            seat.send(Command::Tap(square(5, 'd')));
            seat
        },
        || {
            let mut seat = seat_at("4k4/9/9/9/9/9/9/R8/9/3K5 w", true);
            seat.play("d1e1");
            seat
        },
        || Seat::new(against_computer(Side::First)),
    ]
}

#[test]
fn what_a_button_offers_is_done() {
    let mut done = HashSet::new();
    for table in tables() {
        for action in table().last().actions.clone() {
            let mut seat = table();
            let before = seat.last().clone();
            // To look at the game is a matter of what is shown beside the board.
            if action == Review {
                let _ = seat.send(Command::Do(action, None));
                assert_eq!(seat.last().sequence, before.sequence);
            } else {
                let after = seat.send(Command::Do(action, None)).clone();
                assert_eq!(after.refusal, None, "{action:?}");
                assert_ne!(Snapshot { sequence: before.sequence, ..after }, before);
            }
            done.insert(action);
        }
        for panel in [table().last().top_panel.clone(), table().last().bottom_panel.clone()] {
            for action in panel.actions.into_iter().filter(|action| *action != Review) {
                let after = table().send(Command::Do(action, Some(panel.side))).clone();
                assert_eq!(after.refusal, None, "{action:?} of {:?}", panel.side);
            }
        }
    }
    let missing: Vec<_> = ALL.iter().filter(|action| !done.contains(*action)).collect();
    assert_eq!(missing, [] as [&Action; 0], "each is offered on one of the tables");
}

#[test]
fn a_button_acts_for_its_own_side() {
    let mut seat = Seat::with(two_players(), FACE_TO_FACE);
    let result = seat.send(Command::Do(Resign, Some(Side::Second))).result.clone();
    assert_eq!(result.expect("Han has resigned").winner, Some(Side::First));

    let mut seat = Seat::with(of(Game::Xiangqi), FACE_TO_FACE);
    seat.play("h3e3");
    let offer = seat.send(Command::Do(OfferDraw, Some(Side::Second))).offer.clone();
    assert_eq!(offer.map(|offer| offer.by), Some(Side::Second));

    let mut seat = Seat::new(two_players());
    assert!(!seat.send(Command::Do(SwitchBikjang, None)).bikjang);
    assert!(seat.send(Command::Do(SwitchBikjang, None)).bikjang);
}

#[test]
fn giving_up_is_asked_about_and_an_end_asks_nothing() {
    let asked = |seat: &Seat| -> Vec<_> { seat.last().questions.iter().map(|asked| asked.action).collect() };
    let mut seat = Seat::new(of(Game::ChuShogi));
    let question = &seat.last().questions[0];
    assert_eq!((question.title.as_str(), question.yes.as_str()), ("Resign this game?", "Resign"));
    assert_eq!(question.detail, "You will lose the game.");
    assert_eq!(asked(&seat), [Resign]);
    assert_eq!(asked(&Seat::new(two_players())), [Resign, Pass], "Han has more points");
    seat.send(Command::Do(Resign, None));
    assert_eq!(asked(&seat), []);
}
