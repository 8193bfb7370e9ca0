//! Which buttons there are, the line that stands out on a panel, and who stands for a side.

use palgak_rules::{Game, Side};

use super::seat_at;
use crate::Table;
use crate::command::{Command, Pacing};
use crate::common::{Seat, VIEW, against_computer, two_players};
use crate::contest::Contest;
use crate::figure::Figure;
use crate::games::AnyMatch;
use crate::new_game::NewGame;
use crate::snapshot::Action::{
    AcceptBikjang, CancelStep, Flip, Hint, OfferDraw, Pass, Rematch, Resign, Review, Undo,
};
use crate::snapshot::{Action, LineKind, Panel, Snapshot};
use crate::view::{Seating, View};

pub(super) const FACE_TO_FACE: View = View { seating: Seating::FaceToFace, ..VIEW };

pub(super) fn of(game: Game) -> NewGame {
    NewGame { game, ..two_players() }
}

/// A lion next to a pawn that it can take, and no king but a crown prince.
pub(super) fn lion(choices: NewGame, view: View) -> Seat {
    let fen = "k11/12/12/12/5p6/4ppp5/5N6/12/12/12/12/11+E b - 1";
    let choices = NewGame { game: Game::ChuShogi, ..choices };
    let mut table = Table::new(choices, view, Pacing::INSTANT, 7);
    table.contest = Contest::of(AnyMatch::from_fen(&choices, fen).expect("an SFEN of the tests"));
    Seat::at(table)
}

/// The number of a square of Chu Shogi: file from the right, rank from the top.
pub(super) fn square(file: u8, rank: char) -> u8 {
    (b'l' - rank as u8) * 12 + 12 - file
}

fn line(panel: &Panel) -> (LineKind, &str) {
    (panel.line.kind, panel.line.text.as_str())
}

fn buttons(snapshot: &Snapshot) -> [&[Action]; 2] {
    [&snapshot.top_panel.buttons, &snapshot.bottom_panel.buttons]
}

#[test]
fn a_game_for_two_has_its_buttons_under_the_board() {
    let mut seat = Seat::new(two_players());
    assert_eq!(seat.last().bar, [Undo, Pass, Hint, Flip]);
    assert_eq!(buttons(seat.last()), [&[]; 2]);
    assert!(!seat.last().tabletop && !seat.last().fresh, "setups were agreed on");
    seat.send(Command::Resign(None));
    assert_eq!(seat.last().bar, [Review, Flip, Rematch]);

    let mut seat = Seat::new(of(Game::Xiangqi));
    assert_eq!(seat.last().bar, [Undo, OfferDraw, Hint, Flip]);
    assert!(seat.last().fresh);
    seat.play("h3e3");
    assert!(!seat.last().fresh);
}

#[test]
fn over_a_phone_on_the_table_each_side_has_its_own() {
    let mut seat = Seat::with(two_players(), FACE_TO_FACE);
    assert!(seat.last().tabletop);
    assert_eq!(seat.last().bar, []);
    assert_eq!(buttons(seat.last()), [&[Undo, Pass, Hint, Resign]; 2]);
    seat.send(Command::Resign(None));
    assert_eq!(seat.last().bar, [Review, Flip, Rematch]);
    assert_eq!(buttons(seat.last()), [&[]; 2]);
}

#[test]
fn the_computer_is_offered_nothing() {
    assert_eq!(Seat::new(against_computer(Side::First)).last().bar, [Undo, Pass, Hint, Flip]);
    let xiangqi = NewGame { game: Game::Xiangqi, ..against_computer(Side::First) };
    assert_eq!(Seat::new(xiangqi).last().bar, [Undo, Hint, Flip, Resign]);
    let mut seat = lion(against_computer(Side::First), VIEW);
    assert_eq!(seat.last().bar, [Undo, Hint, Flip, Resign]);
    seat.send(Command::Tap(square(7, 'g')));
    seat.send(Command::Tap(square(7, 'f')));
    assert_eq!(seat.last().bar, [Undo, Hint, Flip, CancelStep]);
}

#[test]
fn facing_kings_are_answered_where_a_pass_would_be() {
    let mut seat = seat_at("4k4/9/9/9/9/9/9/R8/9/3K5 w", true);
    seat.play("d1e1");
    assert_eq!(seat.last().bar, [Undo, AcceptBikjang, Hint, Flip]);
    seat.send(Command::SetView(FACE_TO_FACE));
    assert_eq!(
        buttons(seat.last()),
        [&[Undo, AcceptBikjang, Hint, Resign], &[Undo, Pass, Hint, Resign]],
        "it is Han who accepts"
    );
}

#[test]
fn what_stands_out_is_told_to_whom_it_concerns() {
    let mut seat = Seat::new(two_players());
    let top = |seat: &Seat| seat.last().top_panel.clone();
    let bottom = |seat: &Seat| seat.last().bottom_panel.clone();
    assert_eq!(line(&bottom(&seat)), (LineKind::Message, "Your turn"));
    assert_eq!(line(&top(&seat)), (LineKind::Message, ""));

    // Cho may not move Han's soldier, nor Han, next, Cho's.
    seat.tap("e7");
    let refused = seat.last().refusal.clone().expect("it is refused").text;
    assert_eq!(line(&bottom(&seat)), (LineKind::Refusal, refused.as_str()));
    assert_eq!(top(&seat).line.kind, LineKind::Message);
    seat.play("e4e5");
    seat.tap("e5");
    assert_eq!((top(&seat).line.kind, bottom(&seat).line.kind), (LineKind::Refusal, LineKind::Message));

    // Nobody is to move after the end: who holds the phone was refused.
    seat.send(Command::Resign(None));
    seat.tap("e5");
    assert_eq!((top(&seat).line.kind, bottom(&seat).line.kind), (LineKind::Message, LineKind::Refusal));

    // In the middle of a lion's move its player reads what is waited for.
    let mut seat = lion(two_players(), VIEW);
    seat.send(Command::Tap(square(7, 'g')));
    seat.send(Command::Tap(square(7, 'f')));
    let pending = seat.last().pending.clone().expect("a step").text;
    assert_eq!(line(&bottom(&seat)), (LineKind::Pending, pending.as_str()));
    assert_eq!(top(&seat).line.kind, LineKind::Message);
}

#[test]
fn a_warning_stands_out_over_a_message() {
    // Han has passed and Cho, behind on points, would lose by passing as well.
    let mut seat = seat_at("4k4/9/9/r8/9/9/9/9/9/4K4 b", false);
    seat.send(Command::Pass);
    let panel = &seat.last().bottom_panel;
    assert!(panel.warning.is_some());
    assert_eq!(Some(panel.line.text.as_str()), panel.warning.as_deref());
    assert_eq!(panel.line.kind, LineKind::Warning);
}

#[test]
fn an_offer_is_answered_by_the_other_side() {
    let mut seat = Seat::new(of(Game::Xiangqi));
    assert!(!seat.last().top_panel.answers && !seat.last().bottom_panel.answers);
    seat.send(Command::OfferDraw(Some(Side::First)));
    assert!(seat.last().top_panel.answers && !seat.last().bottom_panel.answers);
    seat.send(Command::DeclineDraw);
    assert!(!seat.last().top_panel.answers);
}

#[test]
fn a_side_is_known_by_its_king_or_who_outlived_it() {
    let seat = Seat::with(two_players(), FACE_TO_FACE);
    let emblem = |panel: &Panel| panel.emblem.clone().expect("a king");
    assert_eq!(emblem(&seat.last().bottom_panel).glyph, "楚");
    let han = emblem(&seat.last().top_panel);
    assert_eq!((han.glyph.as_str(), han.upside_down), ("漢", false), "the right way up in its own panel");

    let seat = lion(two_players(), VIEW);
    assert_eq!(emblem(&seat.last().bottom_panel).figure, Figure::CrownPrince);
    assert_eq!(emblem(&seat.last().top_panel).figure, Figure::King);
}
