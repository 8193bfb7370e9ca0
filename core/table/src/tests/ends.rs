//! How games end, and what can be done afterwards.

use palgak_rules::Side;

use crate::command::Command;
use crate::common::{Seat, two_players};
use crate::snapshot::{Action, Event, Review};

/// Han lets its king into the corner, and the chariot mates it there.
const MATE: &str = "a4b4 g7f7 i4h4 f10f9 a1a5 e9f10 a5g5 d10e9 g5g10";

#[test]
fn mate() {
    let mut seat = Seat::new(two_players());
    seat.play(MATE);
    let snapshot = seat.last();
    assert_eq!(snapshot.events, [Event::Capture, Event::Mate]);
    assert_eq!(snapshot.turn, None);
    assert_eq!(snapshot.status, "Cho wins. Han is mated");
    assert_eq!(snapshot.result.as_ref().and_then(|card| card.winner), Some(Side::First));
    assert_eq!(snapshot.bottom_panel.message, "Won");
    assert_eq!(snapshot.top_panel.message, "Lost");
    assert_eq!(
        snapshot.actions,
        [Action::Undo, Action::Flip, Action::Rematch, Action::Review, Action::Analyse]
    );
}

#[test]
fn a_finished_game_is_stepped_through() {
    let mut seat = Seat::new(two_players());
    let start = seat.last().points.clone();
    let end = seat.play(MATE).clone();
    seat.send(Command::Step(0));
    assert_eq!(seat.last().review, Some(Review { ply: 0, of: 9 }));
    let pieces = |points: &[crate::snapshot::Point]| -> Vec<_> {
        points.iter().map(|point| point.piece.clone()).collect()
    };
    assert_eq!(pieces(&seat.last().points), pieces(&start));
    assert_eq!(seat.last().status, "Move 0 of 9");
    assert_eq!(seat.last().bottom_panel.score, "72.0");

    seat.send(Command::Step(1));
    assert_eq!(seat.last().events, [Event::Place]);
    let motion = seat.last().motion.clone().expect("the first move is seen");
    assert_eq!((motion.from, motion.to), (crate::common::index("a4"), crate::common::index("b4")));
    assert_eq!(seat.last().announcement.as_deref(), Some("Move 1 of 9. Cho’s soldier, a4 to b4"));

    seat.send(Command::Step(0));
    let motion = seat.last().motion.clone().expect("the first move is seen backwards");
    assert_eq!((motion.from, motion.to), (crate::common::index("b4"), crate::common::index("a4")));

    seat.tap("e4");
    assert!(seat.last().refusal.is_some(), "nothing is moved in a review");
    seat.send(Command::Step(9));
    assert_eq!(seat.last().review, None);
    assert_eq!(seat.last().points, end.points);
}

#[test]
fn giving_up_ends_the_game_for_the_side_that_does() {
    for (side, winner) in
        [(None, Side::Second), (Some(Side::First), Side::Second), (Some(Side::Second), Side::First)]
    {
        let mut seat = Seat::new(two_players());
        seat.send(Command::Resign(side));
        assert_eq!(seat.last().events, [Event::End]);
        assert_eq!(seat.last().result.as_ref().and_then(|card| card.winner), Some(winner));
    }
}

#[test]
fn the_fourth_time_the_points_decide() {
    let mut seat = Seat::new(two_players());
    let round = "b1c3 b10c8 c3b1 c8b10";
    seat.play(round);
    seat.play(round);
    assert!(seat.last().result.is_none(), "the start has come up three times");
    seat.play(round);
    let card = seat.last().result.clone().expect("the fourth time");
    assert_eq!(card.winner, Some(Side::Second));
    assert_eq!(card.reason, "The same position for the fourth time: 73.5 points to 72.0");
    assert_eq!(seat.last().events, [Event::Place, Event::End]);
}

#[test]
fn playing_again_keeps_the_choices() {
    let mut seat = Seat::new(two_players());
    let start = seat.last().clone();
    seat.send(Command::SetBikjang(false));
    seat.play("e4e5");
    seat.send(Command::Resign(None));
    seat.send(Command::Rematch);
    let again = seat.last();
    assert_eq!(again.events, [Event::Start]);
    assert_eq!(again.points, start.points);
    assert_eq!(again.moves, []);
    assert_eq!(again.result, None);
    assert!(!again.bikjang, "the rule stays as it was last");
}
