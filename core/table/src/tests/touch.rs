//! Touch-move: a piece that was chosen has to move, unless it cannot.

use palgak_rules::{Game, Side};
use palgak_text::Locale;

use crate::command::Command;
use crate::common::{Seat, VIEW, against_computer, index, two_players};
use crate::new_game::NewGame;
use crate::snapshot::{Action, Event, Mark};
use crate::view::View;

const TOUCH: View = View { touch_move: true, ..VIEW };

#[test]
fn a_piece_that_was_chosen_has_to_move() {
    let mut seat = Seat::with(two_players(), TOUCH);
    seat.tap("e4");
    // Another piece, the same again, putting it away, a pass, another piece in full: all leave it chosen.
    let other = Command::Move { from: index("a4"), to: index("a5"), middle: None, promotes: false };
    for command in
        [Command::Tap(index("a4")), Command::Tap(index("e4")), Command::Dismiss, Command::Pass, other]
    {
        // What was said is put away first.
        seat.send(Command::Hint);
        assert_eq!(seat.send(command).events, [Event::Refused], "{command:?}");
        let (text, points) = seat.refusal();
        assert_eq!(text, "Cho’s soldier on e4 was touched and has to move.");
        assert_eq!(points, ["e4"]);
        assert_eq!(seat.marked(Mark::Selected), ["e4"]);
    }
    assert!(!seat.last().actions.contains(&Action::Pass));
    assert!(seat.last().points.iter().all(|point| !point.spoken.ends_with("can move")));
    // Putting away takes the words and leaves the piece.
    seat.send(Command::Dismiss);
    assert_eq!((seat.last().refusal.clone(), seat.marked(Mark::Selected)), (None, vec!["e4".to_owned()]));
    // Where it cannot go is told as ever, and then it goes.
    seat.tap("e6");
    assert_eq!(seat.refusal().0, "The soldier moves one step forward or sideways.");
    assert_eq!(seat.tap("e5").moves.len(), 1);
    // The other player's turn begins free.
    assert!(seat.last().actions.contains(&Action::Pass));
    seat.tap("a7");
    assert_eq!(seat.tap("c7").refusal.as_ref().map(|refusal| refusal.points.len()), Some(1));
    assert_eq!(seat.marked(Mark::Selected), ["a7"]);
}

#[test]
fn a_piece_that_cannot_move_binds_nobody() {
    let mut seat = Seat::with(two_players(), TOUCH);
    seat.tap("a4");
    assert_eq!(seat.send(Command::SetView(VIEW)).refusal, None);
    assert_eq!(seat.tap("e4").refusal, None, "without the option another piece is chosen");
    assert_eq!(seat.marked(Mark::Selected), ["e4"]);
    // The elephant has its own soldiers in its way: it is chosen, and lets go.
    let mut seat = Seat::with(two_players(), TOUCH);
    seat.tap("c1");
    assert_eq!(seat.refusal().0, "Cho’s elephant has nowhere to go now.");
    assert_eq!(seat.tap("a4").refusal, None);
    assert_eq!(seat.marked(Mark::Selected), ["a4"]);
}

#[test]
fn taking_back_frees_the_hand() {
    let mut seat = Seat::with(two_players(), TOUCH);
    seat.tap("e4");
    seat.tap("e5");
    seat.tap("a7");
    seat.send(Command::Undo);
    assert!(seat.marked(Mark::Selected).is_empty() && seat.last().moves.is_empty());
    assert_eq!(seat.tap("a4").refusal, None);
    // A switch of the rule does not.
    seat.send(Command::SetBikjang(false));
    assert_eq!(seat.marked(Mark::Selected), ["a4"]);
    seat.tap("e4");
    assert_eq!(seat.refusal().1, ["a4"]);
}

#[test]
fn the_computers_opponent_is_held_to_it_too() {
    for game in [Game::Janggi, Game::Xiangqi] {
        let mut seat = Seat::with(NewGame { game, ..against_computer(Side::First) }, TOUCH);
        seat.tap("a4");
        seat.tap("e4");
        assert_eq!(seat.refusal().1, ["a4"]);
        assert_eq!(seat.tap("a5").moves.len(), 1);
        assert!(seat.last().thinking.is_some());
    }
}

#[test]
fn every_language_says_so() {
    for locale in Locale::ALL {
        let mut seat = Seat::with(two_players(), View { locale, ..TOUCH });
        seat.tap("e4");
        seat.tap("a4");
        let text = seat.refusal().0;
        assert!(!text.contains(['{', '}']) && !text.contains("refusal-") && text.len() > 12, "{text}");
    }
}
