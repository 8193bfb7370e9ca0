//! What is called, what sounds, and in which order.

use palgak_rules::Side;

use super::seat_at;
use crate::command::Command;
use crate::common::{Seat, two_players};
use crate::snapshot::{Action, Banner, BannerKind, Event, Mark};

fn banner(seat: &Seat) -> (BannerKind, String, Side) {
    let Banner { kind, text, facing, .. } = seat.last().banner.clone().expect("something is called");
    (kind, text, facing)
}

#[test]
fn a_check_and_its_answer() {
    let mut seat = seat_at("3k5/9/9/9/9/9/9/R8/9/5K3 w", true);
    seat.play("a3a10");
    assert_eq!(seat.last().events, [Event::Place, Event::Janggun]);
    assert_eq!(banner(&seat), (BannerKind::Janggun, "Janggun!".to_owned(), Side::Second));
    assert_eq!(seat.marked(Mark::Check), ["d10"]);
    assert!(seat.last().top_panel.in_check);
    assert!(!seat.last().actions.contains(&Action::Pass));
    assert_eq!(
        seat.last().announcement.as_deref(),
        Some("Cho’s chariot, a3 to a10. Janggun! Han is in check")
    );
    seat.play("d10d9");
    assert_eq!(seat.last().events, [Event::Place, Event::Meonggun]);
    assert_eq!(banner(&seat), (BannerKind::Meonggun, "Meonggun!".to_owned(), Side::First));
    assert_eq!(seat.marked(Mark::Check), [""; 0]);
}

#[test]
fn a_check_that_answers_a_check() {
    // Han's king steps off the file, out of the chariot's rank, and uncovers its own chariot.
    let mut seat = seat_at("4r4/R3k4/9/9/9/9/9/9/9/4K4 b", false);
    seat.play("e9d8");
    assert_eq!(seat.last().events, [Event::Place, Event::Meonggun, Event::Janggun]);
    assert_eq!(banner(&seat), (BannerKind::Janggun, "Meonggun, janggun!".to_owned(), Side::First));
}

#[test]
fn facing_kings_offer_a_draw() {
    let mut seat = seat_at("4k4/9/9/9/9/9/9/R8/9/3K5 w", true);
    seat.play("d1e1");
    assert_eq!(seat.last().events, [Event::Place]);
    assert_eq!(banner(&seat), (BannerKind::Bikjang, "Bikjang!".to_owned(), Side::Second));
    let actions = &seat.last().actions;
    assert!(actions.contains(&Action::AcceptBikjang) && !actions.contains(&Action::Pass), "{actions:?}");
    seat.send(Command::AcceptBikjang);
    assert_eq!(seat.last().events, [Event::End]);
    assert_eq!(banner(&seat).0, BannerKind::End);
    let result = seat.last().result.clone().expect("a draw");
    assert_eq!((result.winner, result.title.as_str()), (None, "Draw"));
    assert_eq!(result.reason, "Bikjang: Han accepted the draw");
}

#[test]
fn facing_kings_that_nothing_can_part_draw_at_once() {
    // Cho's chariots hold both neighbouring files.
    let mut seat = seat_at("4k4/9/9/9/9/3R1R3/9/9/9/3K5 w", true);
    seat.play("d1e1");
    assert_eq!(seat.last().events, [Event::Place, Event::End]);
    assert_eq!(seat.last().turn, None);
    assert_eq!(seat.last().result.as_ref().map(|card| card.winner), Some(None));
}

#[test]
fn a_pass_warns_and_a_second_one_counts_the_points() {
    let mut seat = Seat::new(two_players());
    seat.send(Command::Pass);
    assert_eq!(seat.last().events, [Event::Pass]);
    assert_eq!(banner(&seat), (BannerKind::Pass, "Pass".to_owned(), Side::Second));
    assert_eq!(seat.last().motion, None);
    assert_eq!(seat.last().moves[0].text, "한수쉼");
    assert_eq!(seat.last().bottom_panel.message, "Passed");
    assert!(seat.last().top_panel.message.starts_with("The opponent passed"));
    seat.send(Command::Pass);
    assert_eq!(seat.last().events, [Event::Pass, Event::End]);
    let result = seat.last().result.clone().expect("the points decide");
    assert_eq!(result.winner, Some(Side::Second));
    assert_eq!(result.reason, "Both passed: 73.5 points to 72.0");
    assert_eq!(result.details, ["Cho 72.0 points, Han 73.5 points", "2 moves"]);
}

#[test]
fn a_capture_is_heard_counted_and_kept() {
    let mut seat = seat_at("3k5/9/9/9/9/p8/9/R8/9/5K3 w", true);
    assert_eq!(seat.last().top_panel.score, "3.5");
    seat.play("a3a5");
    assert_eq!(seat.last().events, [Event::Capture]);
    assert_eq!(seat.last().top_panel.score, "1.5");
    assert_eq!(seat.last().bottom_panel.score, "13.0");
    let captured: Vec<&str> =
        seat.last().bottom_panel.captured.iter().map(|piece| piece.glyph.as_str()).collect();
    assert_eq!(captured, ["兵"]);
    assert_eq!(
        seat.last().motion.clone().and_then(|motion| motion.captured).map(|piece| piece.glyph),
        Some("兵".into())
    );
    assert_eq!(
        seat.last().announcement.as_deref(),
        Some("Cho’s chariot, a3 to a5, captures Han’s soldier. Han to move")
    );
}

#[test]
fn news_is_told_once() {
    let mut seat = seat_at("3k5/9/9/9/9/9/9/R8/9/5K3 w", true);
    seat.play("a3a10");
    seat.send(Command::Flip);
    let snapshot = seat.last();
    assert_eq!(snapshot.events, []);
    assert_eq!((&snapshot.banner, &snapshot.motion, &snapshot.announcement), (&None, &None, &None));
}
