//! Every reason for a refusal, with the points that explain it.

use super::seat_at;
use crate::command::Command;
use crate::common::{Seat, two_players};
use crate::snapshot::{Event, Mark};

/// Taps two points, and gives the text and the points of the refusal that follows.
fn refused(seat: &mut Seat, from: &str, to: &str) -> (String, Vec<String>) {
    let moves = seat.last().moves.len();
    seat.tap(from);
    assert_eq!(seat.marked(Mark::Selected), [from]);
    seat.tap(to);
    assert_eq!(seat.last().moves.len(), moves, "{from}{to} was played");
    assert_eq!(seat.last().events, [Event::Refused]);
    assert_eq!(seat.marked(Mark::Selected), [from], "the choice is kept");
    let (text, points) = seat.refusal();
    assert_eq!(seat.marked(Mark::Refusal), points, "the points are marked");
    assert_eq!(seat.last().announcement.as_deref(), Some(text.as_str()));
    (text, points)
}

/// At the start of a game, inner elephant on both sides.
fn at_start(from: &str, to: &str) -> (String, Vec<String>) {
    refused(&mut Seat::new(two_players()), from, to)
}

fn in_position(fen: &str, from: &str, to: &str) -> (String, Vec<String>) {
    refused(&mut seat_at(fen, true), from, to)
}

fn said(text: &str, points: &[&str]) -> (String, Vec<String>) {
    (text.to_owned(), points.iter().map(|point| (*point).to_owned()).collect())
}

#[test]
fn pieces_in_the_way() {
    assert_eq!(at_start("b1", "d2"), said("Cho’s elephant on c1 blocks the horse.", &["c1"]));
    assert_eq!(at_start("c1", "f3"), said("Cho’s guard on d1 blocks the elephant.", &["d1"]));
    assert_eq!(
        in_position("3k5/9/9/9/9/3p5/9/2B6/9/5K3 w", "c3", "e6"),
        said("Han’s soldier on d5 blocks the elephant.", &["d5"])
    );
    assert_eq!(at_start("a1", "a5"), said("Cho’s soldier on a4 is in the way.", &["a4"]));
}

#[test]
fn cannons_and_their_screens() {
    assert_eq!(at_start("b3", "b5"), said("The cannon has nothing to jump over on the way.", &[]));
    assert_eq!(at_start("b3", "b9"), said("A cannon cannot jump over a cannon.", &["b8"]));
    let ladder = "3k5/9/1c7/9/1p7/9/1P7/9/9/1C3K3 w";
    assert_eq!(in_position(ladder, "b1", "b7"), said("A cannon jumps over one piece only.", &["b4", "b6"]));
    assert_eq!(
        in_position("3k5/9/1c7/9/9/9/1P7/9/9/1C3K3 w", "b1", "b8"),
        said("A cannon cannot capture a cannon.", &["b8"])
    );
}

#[test]
fn how_pieces_move() {
    let cases = [
        ("a1", "b5", "The chariot moves straight along a line."),
        ("b1", "b2", "The horse moves one step straight, then one diagonally outward."),
        ("c1", "c2", "The elephant moves one step straight, then two diagonally outward."),
        ("b3", "c5", "The cannon moves straight along a line, over one piece."),
        ("e4", "e6", "The soldier moves one step forward or sideways."),
        ("e4", "e3", "A soldier never moves back."),
        ("e4", "d5", "No diagonal is drawn there."),
        ("d1", "c2", "The guard never leaves its palace."),
        ("d1", "f3", "The guard moves one step along the lines of its palace."),
    ];
    for (from, to, text) in cases {
        assert_eq!(at_start(from, to), said(text, &[]), "{from}{to}");
    }
    let alone = "5k3/9/9/9/9/9/9/9/3K5/9 w";
    assert_eq!(in_position(alone, "d2", "c2"), said("The king never leaves its palace.", &[]));
    assert_eq!(in_position(alone, "d2", "e3"), said("No diagonal is drawn there.", &[]));
    assert_eq!(
        in_position(alone, "d2", "f2"),
        said("The king moves one step along the lines of its palace.", &[])
    );
}

/// Han's chariot on e8 checks the king on e1. Cho's chariot can step between; its soldier can do nothing.
const CHECK: &str = "3k5/9/4r4/9/9/9/P8/R8/9/4K4 w";

#[test]
fn a_check_must_be_answered() {
    let mut seat = seat_at(CHECK, true);
    assert_eq!(seat.last().status, "Cho is in check");
    assert_eq!(seat.marked(Mark::Check), ["e1"]);

    seat.tap("a4");
    assert_eq!(
        seat.refusal(),
        said("Cho’s soldier cannot answer the check: Han’s chariot on e8.", &["e1", "e8"])
    );
    assert_eq!(seat.last().events, [Event::Refused]);
    assert_eq!(seat.marked(Mark::Dot), [""; 0]);

    assert_eq!(
        refused(&mut seat, "a3", "a2"),
        said("The check must be answered: Han’s chariot on e8.", &["e8"])
    );
    assert_eq!(seat.marked(Mark::Dot), ["e3"], "the one point that answers");

    seat.send(Command::Pass);
    assert_eq!(seat.refusal(), said("You cannot pass while in check: Han’s chariot on e8.", &["e8"]));
    seat.play("a3e3");
}

#[test]
fn the_king_must_not_be_left_or_led_into_check() {
    // The horse shields the king; it has no move that still does.
    let mut seat = seat_at("3k5/9/4r4/9/9/9/9/4N4/9/4K4 w", true);
    seat.tap("e3");
    assert_eq!(
        seat.refusal(),
        said("Cho’s horse must stay: it shields the king from Han’s chariot on e8.", &["e8"])
    );
    assert_eq!(
        in_position("3k5/9/4r4/9/9/9/9/4R4/9/4K4 w", "e3", "a3"),
        said("That would leave the king in check: Han’s chariot on e8.", &["e8"])
    );
    assert_eq!(
        in_position("5k3/9/3r5/9/9/9/9/9/9/4K4 w", "e1", "d1"),
        said("The king would be in check there: Han’s chariot on d8.", &["d8"])
    );
}

/// The kings face on the e-file. Cho's chariot can step between, its soldier cannot.
const FACING: &str = "4k4/9/9/9/9/9/P8/R8/9/4K4 w";

#[test]
fn facing_kings_must_be_parted() {
    let mut seat = seat_at(FACING, true);
    seat.tap("a4");
    assert_eq!(seat.refusal(), said("Cho’s soldier cannot part the kings.", &["e1", "e10"]));
    let (text, points) = refused(&mut seat, "a3", "a2");
    assert_eq!(text, "Bikjang: part the kings first, or accept the draw.");
    assert_eq!(points, ["e1", "e10"]);
    seat.send(Command::Pass);
    let (text, points) = seat.refusal();
    assert_eq!(text, "You cannot pass in bikjang: part the kings or accept the draw.");
    assert_eq!(points, ["e1", "e10"]);
    seat.play("a3e3");
}

#[test]
fn without_the_rule_facing_kings_mean_nothing() {
    let mut seat = seat_at(FACING, false);
    seat.send(Command::AcceptBikjang);
    assert_eq!(seat.refusal(), said("The kings do not face: there is no draw to accept.", &[]));
    seat.play("a4a5");
}

#[test]
fn taps_that_choose_nothing() {
    let mut seat = Seat::new(two_players());
    seat.tap("e5");
    assert_eq!(seat.refusal(), said("Choose one of your pieces first.", &[]));
    seat.tap("e7");
    assert_eq!(seat.refusal(), said("That is Han’s soldier; Cho is to move.", &["e7"]));
    // The chariots' corner: the king has no free point that is not its own.
    seat.tap("d1");
    assert_eq!(seat.last().refusal, None, "the guard can go to d2");
    // An elephant shut in by its own neighbours says so.
    let mut seat = seat_at("3k5/9/9/9/9/9/9/9/P8/BP3K3 w", true);
    seat.tap("a1");
    let (text, _) = seat.refusal();
    assert_eq!(text, "Cho’s elephant has nowhere to go now.");
    assert_eq!(seat.marked(Mark::Selected), ["a1"]);
}

#[test]
fn a_second_tap_puts_down_and_another_piece_is_chosen_instead() {
    let mut seat = Seat::new(two_players());
    seat.tap("e4");
    seat.tap("e4");
    assert_eq!(seat.marked(Mark::Selected), [""; 0]);
    assert_eq!(seat.last().events, [], "putting down makes no noise");
    seat.tap("e4");
    seat.tap("g4");
    assert_eq!(seat.marked(Mark::Selected), ["g4"]);
    assert_eq!(seat.last().refusal, None);
    seat.tap("b1");
    assert_eq!(seat.marked(Mark::Dot), ["a3", "c3"]);
    seat.send(Command::Dismiss);
    assert_eq!(seat.marked(Mark::Selected), [""; 0]);
    let shown = seat.shown.len();
    seat.send(Command::Dismiss);
    assert_eq!(seat.shown.len(), shown, "there was nothing to put away");
}

#[test]
fn captures_are_rings() {
    let mut seat = seat_at("3k5/9/9/9/9/p8/9/R8/9/5K3 w", true);
    seat.tap("a3");
    assert_eq!(seat.marked(Mark::Ring), ["a5"]);
    assert!(seat.marked(Mark::Dot).contains(&"a4".to_owned()));
    let spoken = |point: &str| {
        let index = crate::common::index(point);
        seat.last().points.iter().find(|p| p.index == index).map(|p| p.spoken.clone()).unwrap()
    };
    assert_eq!(spoken("a5"), "a5, Han’s soldier, can be captured");
    assert_eq!(spoken("a4"), "a4, empty, can move here");
    assert_eq!(spoken("a3"), "a3, Cho’s chariot, chosen");
    assert_eq!(spoken("f1"), "f1, Cho’s king, can move");
}

#[test]
fn commands_out_of_place() {
    let mut seat = Seat::new(two_players());
    seat.send(Command::Undo);
    assert_eq!(seat.refusal(), said("There is nothing to take back.", &[]));
    seat.send(Command::Rematch);
    assert_eq!(seat.refusal(), said("The game is not over yet.", &[]));
    seat.send(Command::Step(0));
    assert_eq!(seat.refusal(), said("The game is not over yet.", &[]));
    seat.send(Command::AcceptBikjang);
    assert_eq!(seat.refusal(), said("The kings do not face: there is no draw to accept.", &[]));
    seat.play("e4e5");
    seat.send(Command::Resign(None));
    for command in [
        Command::Tap(0),
        Command::Pass,
        Command::AcceptBikjang,
        Command::Hint,
        Command::Resign(None),
        Command::SetBikjang(false),
    ] {
        seat.send(command);
        assert_eq!(seat.refusal(), said("The game is over.", &[]), "{command:?}");
    }
    seat.send(Command::Step(2));
    assert_eq!(seat.refusal(), said("The game has 1 move.", &[]));
    let shown = seat.shown.len();
    seat.send(Command::Tap(90));
    assert_eq!(seat.shown.len(), shown, "a point beside the board is nobody's");
}
