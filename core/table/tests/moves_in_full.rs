//! Moves said in full, as somebody who types or sends them does.

mod common;

use common::{Seat, against_computer, index, two_players};
use palgak_rules::Side;
use palgak_table::command::{Command, Effect};
use palgak_table::snapshot::{Event, Mark};

fn full(from: &str, to: &str) -> Command {
    Command::Move { from: index(from), to: index(to), middle: None, promotes: false }
}

#[test]
fn a_move_is_made_whatever_was_chosen_before() {
    let mut seat = Seat::new(two_players());
    seat.tap("a4");
    let snapshot = seat.send(full("e4", "e5"));
    assert_eq!(snapshot.events, [Event::Place]);
    assert_eq!(snapshot.moves[0].machine, "e4e5");
    assert_eq!(seat.marked(Mark::Selected), [""; 0]);
    // The position is there to be asked.
    assert_eq!(seat.table.game().position().side_to_move(), Side::Second);
    let snapshot = seat.send(full("e9", "e9"));
    assert_eq!((snapshot.events[0], snapshot.moves[1].machine.as_str()), (Event::Pass, "e9e9"));
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut seat = Seat::new(two_players());
    for (from, to, text, points) in [
        ("a1", "a4", "Cho’s soldier on a4 is your own.", &["a4"][..]),
        ("a1", "a6", "Cho’s soldier on a4 is in the way.", &["a4"]),
        ("a10", "a9", "That is Han’s chariot; Cho is to move.", &["a10"]),
        ("e5", "e6", "Choose one of your pieces first.", &["e5"]),
        ("a4", "a3", "A soldier never moves back.", &[]),
    ] {
        let snapshot = seat.send(full(from, to));
        assert_eq!((snapshot.events.as_slice(), snapshot.moves.len()), (&[Event::Refused][..], 0));
        assert_eq!(
            seat.refusal(),
            (text.to_owned(), points.iter().map(|p| (*p).to_owned()).collect()),
            "{from}{to}"
        );
    }
    // Beside the board there is nothing to move, and nowhere to go.
    for (from, to) in [(90, 0), (0, 90), (255, 255), (255, 254)] {
        let snapshot = seat.send(Command::Move { from, to, middle: None, promotes: false });
        assert_eq!(
            (snapshot.events.as_slice(), snapshot.moves.len()),
            (&[Event::Refused][..], 0),
            "{from} to {to}"
        );
    }
    let snapshot = seat.send(full("a4", "a4"));
    assert_eq!((snapshot.events.as_slice(), snapshot.moves.len()), (&[Event::Refused][..], 0));
}

#[test]
fn the_computers_turn_is_its_own() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.send(full("e4", "e5"));
    assert!(seat.effects.iter().any(|effect| matches!(effect, Effect::Think(_))));
    seat.send(full("e7", "e6"));
    assert_eq!(seat.refusal().0, "It is the computer’s turn.");
}
