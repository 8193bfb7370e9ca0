//! Who sits where, and what is turned to whom.

use palgak_rules::Side;

use super::seat_with;
use crate::command::Command;
use crate::common::{Seat, VIEW, against_computer, index, two_players};
use crate::snapshot::{Action, Snapshot};
use crate::view::{NotationStyle, Seating, View};

fn seat(seating: Seating) -> Seat {
    Seat::with(two_players(), View { seating, ..VIEW })
}

fn upside_down(snapshot: &Snapshot, side: Side) -> Vec<bool> {
    let mut turned: Vec<bool> = snapshot
        .points
        .iter()
        .filter_map(|point| point.piece.as_ref())
        .filter(|piece| piece.side == side)
        .map(|piece| piece.upside_down)
        .collect();
    turned.dedup();
    turned
}

#[test]
fn face_to_face_the_far_side_is_turned_to_the_far_player() {
    let mut seat = seat(Seating::FaceToFace);
    let snapshot = seat.last();
    assert_eq!(upside_down(snapshot, Side::First), [false]);
    assert_eq!(upside_down(snapshot, Side::Second), [true]);
    assert!(snapshot.top_panel.upside_down && !snapshot.bottom_panel.upside_down);
    assert_eq!(
        snapshot.bottom_panel.actions,
        [Action::Pass, Action::Hint, Action::Resign],
        "what belongs to the turn is with the side to move"
    );
    assert_eq!(snapshot.top_panel.actions, [Action::Resign]);

    seat.send(Command::Pass);
    let snapshot = seat.last();
    assert!(snapshot.banner.as_ref().is_some_and(|banner| banner.upside_down), "it is called to Han");
    assert_eq!(snapshot.bottom, Side::First, "the board stays");
    assert_eq!(snapshot.bottom_panel.actions, [Action::Undo, Action::Resign]);

    // Han's refusal is turned to Han.
    seat.tap("e4");
    assert!(seat.last().refusal.as_ref().is_some_and(|refusal| refusal.upside_down));

    seat.send(Command::Flip);
    let snapshot = seat.last();
    assert_eq!(snapshot.bottom, Side::Second);
    assert_eq!(upside_down(snapshot, Side::First), [true]);
    assert_eq!(upside_down(snapshot, Side::Second), [false]);
    assert_eq!(snapshot.points[0].index, index("i1"));
}

#[test]
fn one_side_up_nothing_is_turned() {
    let mut seat = seat(Seating::OneSide);
    seat.send(Command::Pass);
    let snapshot = seat.last();
    assert_eq!(upside_down(snapshot, Side::Second), [false]);
    assert_eq!(snapshot.bottom, Side::First);
    assert!(!snapshot.top_panel.upside_down);
    assert_eq!(snapshot.top_panel.actions, []);
}

#[test]
fn the_board_turns_to_the_side_to_move() {
    let mut seat = seat(Seating::TurnAfterMove);
    assert_eq!(seat.last().bottom, Side::First);
    seat.play("e4e5");
    assert_eq!(seat.last().bottom, Side::Second);
    assert!(seat.last().motion.is_some());
    assert_eq!(seat.last().bottom_panel.name, "Han");
    seat.send(Command::Undo);
    assert_eq!(seat.last().bottom, Side::First);
    seat.send(Command::Flip);
    assert_eq!(seat.last().bottom, Side::Second);
}

#[test]
fn against_the_computer_the_person_sits_below_and_nothing_is_turned() {
    for seating in [Seating::OneSide, Seating::FaceToFace, Seating::TurnAfterMove] {
        let seat = Seat::with(against_computer(Side::Second), View { seating, ..VIEW });
        let snapshot = seat.last();
        assert_eq!(snapshot.bottom, Side::Second);
        assert_eq!(snapshot.bottom_panel.player, "You");
        assert_eq!(snapshot.top_panel.player, "Computer, beginner");
        assert_eq!(upside_down(snapshot, Side::First), [false]);
    }
}

#[test]
fn both_notations_are_at_hand() {
    let view = View { notation: NotationStyle::Machine, ..VIEW };
    let mut seat = seat_with("3k5/9/9/9/9/9/9/R8/9/5K3 w", two_players(), view);
    seat.play("a3a10");
    let entry = &seat.last().moves[0];
    assert_eq!((entry.ply, entry.side, entry.text.as_str()), (1, Side::First, "a3a10"));
    seat.send(Command::SetView(VIEW));
    // Row 8 from the top, column 1, to row 1, column 1.
    assert_eq!(seat.last().moves[0].text, "81차11");
}
