//! Moves by taps: jumps, double moves, igui, jitto, stops, cancels, the question of promotion.

use super::*;
use crate::snapshot::{Action, Event, PendingKind};

/// A lion among pieces that it can take, none of which takes back.
const LION: &str = "k11/12/12/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1";

#[test]
fn a_new_table_shows_the_board_of_chu_shogi() {
    let seat = Seat::new(two_players());
    let snapshot = seat.last();
    assert_eq!((snapshot.game, snapshot.files, snapshot.ranks), (Game::ChuShogi, 12, 12));
    assert_eq!(snapshot.points.iter().filter(|point| point.piece.is_some()).count(), 92);
    assert_eq!(snapshot.status, "Sente to move");
    assert_eq!((snapshot.bottom_panel.name.as_str(), snapshot.top_panel.name.as_str()), ("Sente", "Gote"));
    assert_eq!(point(&seat, "7j").spoken, "7j, Sente’s lion, can move");
    // The way a piece points says whose it is, even where both players sit on one side.
    for point in &snapshot.points {
        assert!(point.piece.as_ref().is_none_or(|piece| piece.upside_down == (piece.side == Side::Second)));
    }
}

#[test]
fn two_squares_away_the_lion_jumps_at_once() {
    let mut seat = Seat::new(two_players());
    let snapshot = tap(&mut seat, "7j7h");
    assert_eq!(snapshot.pending, None);
    assert_eq!(machine(&seat), ["7j7h"], "over its own pawn");
}

#[test]
fn a_tap_next_to_the_lion_begins_a_step() {
    let mut seat = seat_at(LION);
    let snapshot = tap(&mut seat, "7g7f").clone();
    let pending = snapshot.pending.clone().expect("a step");
    assert_eq!((pending.from, pending.middle), (index("7g"), Some(index("7f"))));
    assert_eq!(pending.kind, PendingKind::LionStep);
    assert_eq!(snapshot.announcement.as_deref(), Some(pending.text.as_str()));
    assert_eq!(snapshot.events, [Event::Select]);
    assert!(snapshot.moves.is_empty());
    assert!(snapshot.actions.contains(&Action::CancelStep) && !snapshot.actions.contains(&Action::Promote));
    assert_eq!(marked(&seat, Mark::Selected), ["7g"]);
    assert_eq!(marked(&seat, Mark::Step), ["7f"]);
    assert_eq!(marked(&seat, Mark::Ring), ["7e", "8f", "7f", "6f"]);
    assert_eq!(marked(&seat, Mark::Dot), ["8e", "6e", "8g", "7g", "6g"]);
    for (square, spoken) in [
        ("7e", "7e, Gote’s pawn, can be captured"),
        ("8e", "8e, empty, can move here"),
        ("7f", "7f, Gote’s pawn, a tap captures and stays here"),
        ("7g", "7g, Sente’s lion, chosen, a tap comes back here, having captured Gote’s pawn"),
    ] {
        assert_eq!(point(&seat, square).spoken, spoken);
    }
}

#[test]
fn the_second_tap_ends_the_move() {
    for (taps, played, text, said) in [
        (
            "7g7f7e",
            "7g7f7e",
            "7六・7五獅(7七)",
            "Sente’s lion, 7g over 7f to 7e, captures Gote’s pawn, Gote’s pawn",
        ),
        (
            "7g7f7g",
            "7g7f7g",
            "7六居喰い獅(7七)",
            "Sente’s lion on 7g captures Gote’s pawn without leaving its square",
        ),
        ("7g7f7f", "7g7f", "7六獅(7七)", "Sente’s lion, 7g to 7f, captures Gote’s pawn"),
        ("7g7f8e", "7g7f8e", "7六・8五獅(7七)", "Sente’s lion, 7g over 7f to 8e, captures Gote’s pawn"),
        ("7g7h7i", "7g7i", "7九獅(7七)", "Sente’s lion, 7g to 7i"),
        ("7g7h7h", "7g7h", "7八獅(7七)", "Sente’s lion, 7g to 7h"),
        ("7g7h7g", "7g6g7g", "じっと獅(7七)", "Sente’s lion on 7g steps out and back: the turn passes"),
    ] {
        let mut seat = seat_at(LION);
        let snapshot = tap(&mut seat, taps);
        assert_eq!((snapshot.pending.clone(), snapshot.refusal.clone()), (None, None));
        let announcement = snapshot.announcement.clone().expect("a move is told");
        assert_eq!(announcement, format!("{said}. Gote to move"));
        assert_eq!(machine(&seat), [played], "{taps}");
        let japanese = View { notation: crate::view::NotationStyle::Japanese, ..VIEW };
        seat.send(Command::SetView(japanese));
        assert_eq!(seat.last().moves[0].text, text);
        assert!(marked(&seat, Mark::Step).is_empty());
    }
}

#[test]
fn anything_else_gives_the_step_up() {
    let mut seat = seat_at(LION);
    // A square out of reach: the lion stays chosen.
    let snapshot = tap(&mut seat, "7g7f1a");
    assert_eq!((snapshot.pending.clone(), snapshot.refusal.clone()), (None, None));
    assert_eq!(snapshot.announcement.as_deref(), Some("Given up: choose again where it goes"));
    assert_eq!(marked(&seat, Mark::Selected), ["7g"]);
    // Another piece of one's own is chosen instead.
    tap(&mut seat, "7f1l");
    assert_eq!(seat.last().pending, None);
    assert_eq!(marked(&seat, Mark::Selected), ["1l"]);
    // The command keeps the lion chosen, putting away does not, and the app that is left lets go of the step.
    tap(&mut seat, "7g7f");
    assert_eq!(seat.send(Command::CancelStep).pending, None);
    assert_eq!(marked(&seat, Mark::Selected), ["7g"]);
    tap(&mut seat, "7f");
    assert_eq!(seat.send(Command::Dismiss).pending, None);
    assert!(marked(&seat, Mark::Selected).is_empty());
    tap(&mut seat, "7g7f");
    assert_eq!(seat.send(Command::Pause).pending, None);
    seat.send(Command::Resume);
    seat.send(Command::CancelStep);
    assert_eq!(refusal(&seat).0, "No move has begun that waits for more.");
    assert!(seat.last().moves.is_empty());
}

#[test]
fn with_touch_move_a_step_may_be_given_up_but_not_the_piece() {
    let view = View { touch_move: true, ..VIEW };
    let mut seat = seat_with(LION, two_players(), view);
    // The command, a square out of reach, and putting away lead back to the lion.
    tap(&mut seat, "7g7f");
    assert_eq!(seat.send(Command::CancelStep).refusal, None);
    assert_eq!(tap(&mut seat, "7f1a").pending, None);
    tap(&mut seat, "7f");
    let snapshot = seat.send(Command::Dismiss).clone();
    assert_eq!((snapshot.pending, snapshot.refusal), (None, None));
    assert_eq!(marked(&seat, Mark::Selected), ["7g"]);
    // So does another piece, which is not to be had.
    let snapshot = tap(&mut seat, "7f1l").clone();
    assert_eq!(snapshot.pending, None);
    assert_eq!(
        refusal(&seat),
        ("Sente’s lion on 7g was touched and has to move.".to_owned(), vec!["7g".to_owned()])
    );
    assert_eq!(marked(&seat, Mark::Selected), ["7g"]);
    tap(&mut seat, "7f7e");
    assert_eq!(machine(&seat), ["7g7f7e"]);
}

#[test]
fn a_step_is_not_saved_and_turning_the_board_keeps_it() {
    let mut seat = seat_at(LION);
    tap(&mut seat, "7g7f");
    let saved = seat.table.save();
    assert!(seat.send(Command::Flip).pending.is_some());
    let again = Seat::at(Table::restore(&saved, VIEW, Pacing::INSTANT).expect("what was saved comes back"));
    assert_eq!(again.last().pending, None);
    assert_eq!(again.table.save(), saved);
}

#[test]
fn falcons_and_eagles_step_in_their_lion_directions_alone() {
    // A horned falcon: straight ahead.
    let mut seat = seat_at("k11/12/12/12/5p6/4ppp5/5+H6/12/12/12/12/11K b - 1");
    tap(&mut seat, "7g8f");
    assert_eq!(machine(&seat), ["7g8f"], "aslant it runs");
    let mut seat = seat_at("k11/12/12/12/5p6/4ppp5/5+H6/12/12/12/12/11K b - 1");
    tap(&mut seat, "7g7f");
    assert!(seat.last().pending.is_some());
    assert_eq!(marked(&seat, Mark::Ring), ["7e", "7f"]);
    assert_eq!(marked(&seat, Mark::Dot), ["7g"]);
    tap(&mut seat, "8e");
    assert_eq!(seat.last().pending, None, "not aslant from there");
    tap(&mut seat, "7f7e");
    assert_eq!(machine(&seat), ["7g7f7e"]);
    // A soaring eagle: the two forward diagonals.
    let eagle = "k11/12/12/12/3p8/4ppp5/5+D6/12/12/12/12/11K b - 1";
    for (taps, played) in
        [("7g8f9e", "7g8f9e"), ("7g8f7g", "7g8f7g"), ("7g9e", "7g9e"), ("7g7f", "7g7f"), ("7g6f6f", "7g6f")]
    {
        let mut seat = seat_at(eagle);
        tap(&mut seat, taps);
        assert_eq!(machine(&seat), [played], "{taps}");
    }
    let mut seat = seat_at("k11/12/p11/12/12/12/5+D6/12/12/12/12/11K b - 1");
    tap(&mut seat, "7g6f7g");
    assert_eq!(machine(&seat), ["7g6f7g"], "the first of its empty squares by name");
}

#[test]
fn gote_steps_towards_sente() {
    let mut seat = seat_at("11k/12/12/12/12/5+h6/12/12/12/P11/12/K11 w - 1");
    tap(&mut seat, "7f7g");
    assert!(seat.last().pending.is_some());
    tap(&mut seat, "7h");
    assert_eq!(machine(&seat), ["7f7h"]);
}

#[test]
fn promotion_is_asked_only_where_there_is_a_choice() {
    let silver = "k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1";
    let mut seat = seat_at(silver);
    let snapshot = tap(&mut seat, "7e7d").clone();
    let pending = snapshot.pending.clone().expect("a question");
    assert_eq!((pending.from, pending.middle, pending.kind), (index("7e"), None, PendingKind::Promotion));
    assert_eq!(pending.text, "Does the silver general promote to vertical mover?");
    assert_eq!(snapshot.announcement.as_deref(), Some(pending.text.as_str()));
    assert_eq!(marked(&seat, Mark::Step), ["7d"]);
    assert_eq!(point(&seat, "7d").spoken, "7d, empty, asks here whether to promote");
    let asked = [Action::Promote, Action::KeepUnpromoted, Action::CancelStep];
    assert!(asked.iter().all(|action| snapshot.actions.contains(action)), "{:?}", snapshot.actions);
    // The same square again asks again.
    assert_eq!(tap(&mut seat, "7d").pending, Some(pending));
    let snapshot = seat.send(Command::Promote).clone();
    assert_eq!((snapshot.pending.clone(), snapshot.moves[0].machine.as_str()), (None, "7e7d+"));
    assert_eq!(
        snapshot.announcement.as_deref(),
        Some("Sente’s silver general, 7e to 7d, promotes. Gote to move")
    );
    let piece = point(&seat, "7d").piece.clone().expect("a piece");
    assert!(piece.promoted);

    let mut seat = seat_at(silver);
    tap(&mut seat, "7e7d");
    assert_eq!(seat.send(Command::KeepUnpromoted).moves[0].machine, "7e7d");
    assert_eq!(
        seat.send(Command::Promote).refusal.clone().map(|refusal| refusal.text).as_deref(),
        Some("No move has begun that waits for more.")
    );

    // Elsewhere, and for what never promotes, nothing is asked.
    let mut seat = seat_at("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1");
    tap(&mut seat, "7e6f");
    assert_eq!(machine(&seat), ["7e6f"]);
    let mut seat = seat_at("k11/12/p11/12/5Q6/12/12/12/12/12/12/11K b - 1");
    tap(&mut seat, "7e7d");
    assert_eq!(machine(&seat), ["7e7d"]);

    // Another square gives the question up.
    let mut seat = seat_at(silver);
    tap(&mut seat, "7e7d7i");
    assert_eq!((seat.last().pending.clone(), seat.last().moves.len()), (None, 0));
    assert_eq!(marked(&seat, Mark::Selected), ["7e"]);
}

#[test]
fn a_move_in_full_says_where_it_goes_over_and_whether_it_promotes() {
    let mut seat = seat_at(LION);
    play(&mut seat, "7g7f7e");
    assert_eq!(machine(&seat), ["7g7f7e"]);
    let motion = seat.last().motion.clone().expect("a move");
    assert_eq!((motion.from, motion.over, motion.to), (index("7g"), Some(index("7f")), index("7e")));
    assert!(motion.captured.is_some() && motion.captured_over.is_some());
    assert_eq!(seat.last().events, [Event::Capture]);
    assert_eq!(seat.last().bottom_panel.captured.len(), 2);
    // Over an empty square it is the jump, and a pass is the pass over the first square by name.
    let mut seat = seat_at(LION);
    play(&mut seat, "7g7h7i");
    assert_eq!(machine(&seat), ["7g7i"]);
    let mut seat = seat_at(LION);
    play(&mut seat, "7g7h7g");
    assert_eq!(machine(&seat), ["7g6g7g"]);
    assert_eq!(seat.last().events, [Event::Pass]);
    let mut seat = seat_at("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1");
    play(&mut seat, "7e7d+");
    assert_eq!(machine(&seat), ["7e7d+"]);
}
