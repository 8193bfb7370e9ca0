//! A table just opened.

mod common;

use common::{Seat, VIEW, index, two_players};
use palgak_rules::Side;
use palgak_table::snapshot::{Action, Event, Mark, PieceSize};
use palgak_table::view::{Letters, View};

#[test]
fn a_new_table_shows_the_whole_board() {
    let seat = Seat::new(two_players());
    let snapshot = seat.last();
    assert_eq!(snapshot.sequence, 1);
    assert_eq!((snapshot.files, snapshot.ranks), (9, 10));
    assert_eq!(snapshot.points.len(), 90);
    assert_eq!(snapshot.turn, Some(Side::First));
    assert_eq!(snapshot.status, "Cho to move");
    assert_eq!(snapshot.events, [Event::Start]);
    assert_eq!(snapshot.bottom_panel.score, "72.0");
    assert_eq!(snapshot.top_panel.score, "73.5");
    assert_eq!(snapshot.bottom_panel.name, "Cho");
    assert_eq!(
        snapshot.actions,
        [Action::Pass, Action::Hint, Action::Flip, Action::Resign, Action::SwitchBikjang]
    );
    // Row by row from the top left, which is Han's right corner: a10.
    let first = &snapshot.points[0];
    assert_eq!((first.index, first.column, first.row), (index("a10"), 0, 0));
    assert_eq!(first.spoken, "a10, Han’s chariot");
    let last = &snapshot.points[89];
    assert_eq!((last.index, last.column, last.row), (index("i1"), 8, 9));
    assert_eq!(last.spoken, "i1, Cho’s chariot, can move");
    let king =
        snapshot.points.iter().find(|point| point.index == index("e2")).and_then(|point| point.piece.clone());
    let king = king.expect("Cho's king stands on the centre of its palace");
    assert_eq!((king.glyph.as_str(), king.size, king.upside_down), ("楚", PieceSize::Large, false));
    assert_eq!(seat.glyph("b1").as_deref(), Some("馬"));
    assert_eq!(seat.glyph("c1").as_deref(), Some("象"));
    assert_eq!(seat.glyph("e1"), None);
}

#[test]
fn a_tap_chooses_a_second_moves_and_the_turn_goes_over() {
    let mut seat = Seat::new(two_players());
    seat.tap("e4");
    assert_eq!(seat.marked(Mark::Selected), ["e4"]);
    assert_eq!(seat.marked(Mark::Dot), ["d4", "e5", "f4"]);
    assert_eq!(seat.last().events, [Event::Select]);
    assert_eq!(seat.last().announcement.as_deref(), Some("Cho’s soldier chosen, 3 points to go to"));
    let snapshot = seat.tap("e5");
    assert_eq!(snapshot.sequence, 3);
    assert_eq!(snapshot.events, [Event::Place]);
    let motion = snapshot.motion.clone().expect("the soldier moves");
    assert_eq!((motion.from, motion.to, motion.captured), (index("e4"), index("e5"), None));
    assert_eq!(snapshot.turn, Some(Side::Second));
    assert_eq!(snapshot.announcement.as_deref(), Some("Cho’s soldier, e4 to e5. Han to move"));
    assert_eq!((snapshot.moves[0].text.as_str(), snapshot.moves[0].machine.as_str()), ("75졸65", "e4e5"));
    assert_eq!(seat.marked(Mark::LastFrom), ["e4"]);
    assert_eq!(seat.marked(Mark::LastTo), ["e5"]);
    assert_eq!(seat.marked(Mark::Selected), [""; 0]);
}

#[test]
fn letters_change_in_the_middle_of_a_game() {
    let mut seat = Seat::new(two_players());
    seat.tap("e4");
    seat.send(palgak_table::command::Command::SetView(View { letters: Letters::Hangul, ..VIEW }));
    assert_eq!(seat.glyph("e4").as_deref(), Some("졸"));
    assert_eq!(seat.glyph("e9").as_deref(), Some("한"));
    assert_eq!(seat.marked(Mark::Selected), ["e4"], "the choice is kept");
}
