//! Xiangqi at the table, by hand-worked cases.

use palgak_rules::{Game, Match, Side, xiangqi};

use crate::Table;
use crate::command::{Command, Effect, Pacing};
use crate::common::{Seat, VIEW, index};
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::new_game::{NewGame, XiangqiChoices, XiangqiHandicap, XiangqiPreset};
use crate::snapshot::{Action, BannerKind, Event, Mark, Mode, OfferKind};
use crate::view::{Letters, NotationStyle, Seating, View};

fn two_players() -> NewGame {
    NewGame { game: Game::Xiangqi, mode: Mode::TwoPlayers, seed: Some(1), ..NewGame::default() }
}

fn seat_with(fen: &str, choices: NewGame, view: View) -> Seat {
    let preset = match choices.xiangqi.preset {
        XiangqiPreset::Simple => xiangqi::Preset::Simple,
        XiangqiPreset::Tabletop => xiangqi::Preset::Tabletop,
    };
    let position = xiangqi::Position::from_fen(fen, xiangqi::Rules { preset }).expect("a FEN of the tests");
    let mut table = Table::new(choices, view, Pacing::INSTANT, 7);
    table.contest = Contest::of(AnyMatch::Xiangqi(Box::new(Match::new(position))));
    Seat::at(table)
}

fn seat_at(fen: &str) -> Seat {
    seat_with(fen, two_players(), VIEW)
}

/// The texts of the moves played.
fn texts(seat: &Seat) -> Vec<&str> {
    seat.last().moves.iter().map(|entry| entry.text.as_str()).collect()
}

#[test]
fn a_new_table_shows_the_board_of_xiangqi() {
    let seat = Seat::new(two_players());
    let snapshot = seat.last();
    assert_eq!((snapshot.game, snapshot.files, snapshot.ranks), (Game::Xiangqi, 9, 10));
    assert_eq!(snapshot.points.iter().filter(|point| point.piece.is_some()).count(), 32);
    assert_eq!(seat.glyph("e1").as_deref(), Some("帥"));
    assert_eq!(seat.glyph("e10").as_deref(), Some("將"));
    assert_eq!((snapshot.bottom_panel.name.as_str(), snapshot.top_panel.name.as_str()), ("Red", "Black"));
    assert_eq!(snapshot.bottom_panel.score, "");
    assert_eq!(snapshot.bottom_panel.spoken, "Red, to move");
    assert_eq!(snapshot.status, "Red to move");
    assert!(!snapshot.bikjang);
    assert_eq!(snapshot.actions, [Action::Hint, Action::Flip, Action::Resign, Action::OfferDraw]);
    let soldier = snapshot.points.iter().find(|point| point.index == index("e4")).expect("a point");
    assert_eq!(soldier.spoken, "e3, Red’s soldier, can move");
}

#[test]
fn moves_are_written_in_the_notation_chosen() {
    let mut seat = Seat::new(two_players());
    seat.play("h3e3 h10g8");
    assert_eq!(texts(&seat), ["炮二平五", "馬8進7"], "what Xiangqi does not have falls back to its own");
    assert_eq!(seat.last().announcement.as_deref(), Some("Black’s horse, h9 to g7. Red to move"));
    for (notation, expected) in [
        (NotationStyle::Chinese, ["炮二平五", "馬8進7"]),
        (NotationStyle::Wxf, ["C2=5", "H8+7"]),
        (NotationStyle::Iccs, ["h2e2", "h9g7"]),
        (NotationStyle::Machine, ["h3e3", "h10g8"]),
    ] {
        seat.send(Command::SetView(View { notation, ..VIEW }));
        assert_eq!(texts(&seat), expected);
    }
    for (letters, face) in [(Letters::Latin, "C"), (Letters::Symbols, ""), (Letters::Hangul, "炮")] {
        seat.send(Command::SetView(View { letters, ..VIEW }));
        assert_eq!(seat.glyph("e3").as_deref(), Some(face));
    }
}

#[test]
fn a_handicap_takes_the_horses_of_the_giver() {
    let choices = |handicap, giver| NewGame {
        xiangqi: XiangqiChoices { handicap, giver, ..XiangqiChoices::default() },
        ..two_players()
    };
    let seat = Seat::new(choices(XiangqiHandicap::OneHorse, Side::Second));
    assert_eq!(seat.glyph("h10"), None, "black's own left");
    assert_eq!(seat.glyph("b10").as_deref(), Some("馬"));
    let seat = Seat::new(choices(XiangqiHandicap::TwoHorses, Side::First));
    assert_eq!((seat.glyph("b1"), seat.glyph("h1")), (None, None));
    assert_eq!(seat.last().turn, Some(Side::First), "red moves first all the same");
    assert!(seat.last().bottom_panel.captured.is_empty(), "what was never there was not captured");
}

#[test]
fn every_refusal_is_said_with_its_points() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let cases: [(&str, &str, &str, &str, &[&str]); 22] = [
        (start, "e5", "e5", "Choose one of your pieces first.", &[]),
        (start, "a7", "a7", "That is Black’s soldier; Red is to move.", &["a7"]),
        (start, "a1", "a5", "Red’s soldier on a3 is in the way.", &["a4"]),
        (start, "b1", "d2", "Red’s elephant on c0 blocks the horse’s leg.", &["c1"]),
        (start, "b1", "b2", "The horse moves one step straight, then one diagonally outward.", &[]),
        (start, "b3", "c9", "The cannon moves straight, and captures over exactly one piece.", &[]),
        (start, "a4", "a3", "A soldier never moves back.", &[]),
        (start, "a4", "b4", "A soldier moves sideways only across the river.", &[]),
        (
            start,
            "a4",
            "a6",
            "The soldier moves one step forward, and across the river also one step sideways.",
            &[],
        ),
        (start, "e1", "e3", "The general moves one step straight within its palace.", &[]),
        (start, "d1", "c2", "The advisor never leaves its palace.", &[]),
        (start, "d1", "d2", "The advisor moves one step diagonally within its palace.", &[]),
        (start, "c1", "c3", "The elephant moves exactly two steps diagonally.", &[]),
        ("3k5/9/9/9/2b6/2B6/9/1c7/3p5/C1B1K4 w", "c5", "e7", "The elephant never crosses the river.", &[]),
        (
            "3k5/9/9/9/9/9/9/9/3p5/2B1K4 w",
            "c1",
            "e3",
            "Black’s soldier on d1 blocks the elephant’s eye.",
            &["d2"],
        ),
        (
            "3k5/9/9/9/r8/9/9/9/9/C3K4 w",
            "a1",
            "a6",
            "The cannon captures over a piece, and nothing stands between.",
            &[],
        ),
        (
            "3k5/9/9/9/r8/p8/P8/9/9/C3K4 w",
            "a1",
            "a6",
            "The cannon captures over one piece only, and more stand between.",
            &["a4", "a5"],
        ),
        (
            "3k5/9/4r4/9/9/9/9/9/4A4/4K4 w",
            "e2",
            "d3",
            "That would leave the general in check: Black’s chariot on e7.",
            &["e8"],
        ),
        (
            "4k4/9/9/9/9/4N4/9/9/9/4K4 w",
            "e5",
            "c6",
            "The generals would face on an open file.",
            &["e1", "e10"],
        ),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w", "e1", "d1", "The generals would face on an open file.", &["d1", "d10"]),
        (
            "3k5/9/9/9/9/9/9/9/8r/4K4 w",
            "e1",
            "e2",
            "The general would be in check there: Black’s chariot on i1.",
            &["i2"],
        ),
        (
            "3k5/9/4r4/9/9/9/9/9/9/3AK4 w",
            "e1",
            "e2",
            "The general would be in check there: Black’s chariot on e7.",
            &["e8"],
        ),
    ];
    for (fen, from, to, text, points) in cases {
        let mut seat = seat_at(fen);
        let before = seat.last().clone();
        seat.tap(from);
        if from != to {
            seat.tap(to);
        }
        let (said, shown) = seat.refusal();
        assert_eq!((said.as_str(), shown.as_slice()), (text, owned(points).as_slice()), "{from}{to}");
        assert_eq!(seat.marked(Mark::Refusal), shown);
        assert_eq!(seat.last().events, [Event::Refused]);
        assert_eq!(seat.last().announcement.as_deref(), Some(text));
        assert_eq!(seat.last().moves, before.moves);
        assert_eq!(seat.last().turn, before.turn);
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn in_check_only_what_helps_can_be_chosen() {
    let mut seat = seat_at("3k5/9/4r4/9/9/P8/9/9/9/3AK4 w");
    assert_eq!(seat.last().status, "Red is in check");
    assert_eq!(seat.last().bottom_panel.message, "Check: answer it");
    seat.tap("a5");
    let (text, points) = seat.refusal();
    assert_eq!(text, "The check must be answered, and Red’s soldier cannot help: Black’s chariot on e7.");
    assert_eq!(points, ["e1", "e8"]);
    assert_eq!(seat.marked(Mark::Selected), [""; 0], "it is not chosen");
    seat.tap("d1");
    assert_eq!(seat.last().refusal, None);
    assert_eq!(seat.marked(Mark::Dot), ["e2"], "the advisor can come between");
    seat.tap("c2");
    assert_eq!(seat.refusal().0, "The advisor never leaves its palace.");
    // A move said in full is told what it leaves open.
    seat.send(Command::Move { from: index("a5"), to: index("a6"), middle: None, promotes: false });
    assert_eq!(
        seat.refusal(),
        (
            "The check must be answered: Black’s chariot on e7.".to_owned(),
            vec!["e1".to_owned(), "e8".to_owned()],
        )
    );
}

#[test]
fn a_piece_that_must_stay_says_why() {
    let mut seat = seat_at("3k5/9/4r4/9/9/9/9/9/4A4/4K4 w");
    seat.tap("e2");
    assert_eq!(
        seat.refusal().0,
        "Red’s advisor must stay: it shields the general from Black’s chariot on e7."
    );
    let mut seat = seat_at("4k4/9/9/9/9/4N4/9/9/9/4K4 w");
    seat.tap("e5");
    assert_eq!(seat.refusal().0, "Red’s horse must stay: it keeps the generals apart.");
}

#[test]
fn checks_and_mates_are_called_in_the_games_own_words() {
    let mut seat = seat_at("3k5/9/9/9/9/9/9/R8/9/4K4 w");
    seat.play("a3a10");
    assert_eq!(seat.last().events, [Event::Place, Event::Janggun]);
    let banner = seat.last().banner.clone().expect("a check is called");
    assert_eq!(
        (banner.kind, banner.text.as_str(), banner.facing),
        (BannerKind::Janggun, "Check!", Side::Second)
    );
    seat.play("d10d9");
    assert_eq!(seat.last().events, [Event::Place], "the answer is not called");
    assert_eq!(seat.last().banner, None);
}

#[test]
fn the_result_names_the_mate() {
    for (fen, mv, name) in [
        ("3k5/4R4/9/9/9/9/9/R8/9/4K4 w", "a3a10", "Mate by the chariot"),
        ("3aka3/9/9/4C4/9/9/9/7C1/9/3K5 w", "h3e3", "Double cannon (重炮)"),
    ] {
        let mut seat = seat_at(fen);
        seat.play(mv);
        let result = seat.last().result.clone().unwrap_or_else(|| panic!("no mate in {fen}"));
        assert_eq!(result.mate.as_deref(), Some(name));
        assert_eq!((result.winner, result.title.as_str()), (Some(Side::First), "Red wins"));
        assert_eq!(result.reason, "Black is mated");
        assert_eq!(result.details, ["1 move"]);
        assert!(seat.last().events.contains(&Event::Mate));
    }
}

#[test]
fn a_stalemate_loses_and_has_no_name_of_a_mate() {
    // Black's general has d9 and the open e file taken away.
    let mut seat = seat_at("3k5/9/9/9/9/9/9/9/R8/4K4 w");
    seat.play("a2a9");
    let result = seat.last().result.clone().expect("black cannot move");
    assert_eq!((result.winner, result.mate), (Some(Side::First), None));
    assert_eq!(result.reason, "Black has no move left");
}

#[test]
fn a_draw_is_offered_declined_and_agreed() {
    let face = View { seating: Seating::FaceToFace, ..VIEW };
    let mut seat = Seat::with(two_players(), face);
    seat.send(Command::AcceptDraw);
    assert_eq!(seat.refusal().0, "There is no offer to answer.");
    seat.send(Command::OfferDraw(Some(Side::First)));
    let offer = seat.last().offer.clone().expect("a draw is offered");
    assert_eq!((offer.kind, offer.by, offer.plies), (OfferKind::Draw, Side::First, 0));
    assert_eq!(offer.text, "Red offers a draw");
    assert_eq!(seat.last().announcement.as_deref(), Some("Red offers a draw"));
    let answers = [Action::AcceptDraw, Action::DeclineDraw];
    let has = |seat: &Seat, top: bool| {
        let panel = if top { &seat.last().top_panel } else { &seat.last().bottom_panel };
        answers.iter().all(|action| panel.actions.contains(action))
    };
    assert!(has(&seat, true) && !has(&seat, false), "the other side answers");
    seat.send(Command::OfferDraw(Some(Side::Second)));
    assert_eq!(seat.refusal().0, "Answer the offer first.");
    seat.send(Command::DeclineDraw);
    assert_eq!(seat.last().offer, None);
    assert_eq!(seat.last().announcement.as_deref(), Some("Not accepted: the game goes on"));

    seat.send(Command::OfferDraw(None));
    assert_eq!(seat.last().offer.as_ref().map(|offer| offer.by), Some(Side::First), "who is to move");
    seat.play("h3e3");
    assert_eq!(seat.last().offer, None, "it lapses with the next move");

    seat.send(Command::OfferDraw(Some(Side::First)));
    seat.send(Command::AcceptDraw);
    let result = seat.last().result.clone().expect("a draw");
    assert_eq!(
        (result.winner, result.title.as_str(), result.reason.as_str()),
        (None, "Draw", "Both sides agreed")
    );
    seat.send(Command::OfferDraw(None));
    assert_eq!(seat.refusal().0, "The game is over.");
}

#[test]
fn the_computer_is_offered_nothing_and_janggi_knows_no_draw_by_agreement() {
    let mut seat = Seat::new(NewGame { mode: Mode::Computer, ..two_players() });
    seat.send(Command::OfferDraw(None));
    assert_eq!(seat.refusal().0, "The computer takes no offers.");
    let mut seat = Seat::new(crate::common::two_players());
    seat.send(Command::OfferDraw(None));
    assert_eq!(seat.refusal().0, "This game has no such thing.");
    assert!(!seat.last().actions.contains(&Action::OfferDraw));
    let mut seat = Seat::new(two_players());
    seat.send(Command::SetBikjang(true));
    assert_eq!(seat.refusal().0, "This game has no such thing.");
    seat.send(Command::Pass);
    assert_eq!(seat.refusal().0, "This game has no such thing.");
}

#[test]
fn taking_back_needs_consent() {
    let mut seat = Seat::new(two_players());
    seat.send(Command::Undo);
    assert_eq!(seat.refusal().0, "There is nothing to take back.");
    seat.play("h3e3");
    // Just after its own move red asks for that move.
    seat.send(Command::Undo);
    let offer = seat.last().offer.clone().expect("red asks");
    assert_eq!((offer.kind, offer.by, offer.plies), (OfferKind::Takeback, Side::First, 1));
    assert_eq!(offer.text, "Red asks to take back the last move");
    assert_eq!(seat.last().moves.len(), 1, "nothing is taken back yet");
    seat.send(Command::DeclineTakeback);
    assert_eq!((seat.last().moves.len(), seat.last().offer.clone()), (1, None));
    seat.send(Command::TakeBack(Side::First));
    seat.send(Command::AcceptTakeback);
    assert_eq!((seat.last().moves.len(), seat.last().offer.clone()), (0, None));
    assert_eq!(seat.last().events, [Event::Undo]);
    assert_eq!(
        seat.last().motion.clone().map(|motion| (motion.from, motion.to)),
        Some((index("e3"), index("h3")))
    );

    // On its own turn a side takes back the reply as well.
    seat.play("h3e3 h10g8");
    seat.send(Command::TakeBack(Side::First));
    let offer = seat.last().offer.clone().expect("red asks");
    assert_eq!((offer.by, offer.plies), (Side::First, 2));
    assert_eq!(offer.text, "Red asks to take back two moves, the reply as well");
    seat.send(Command::AcceptTakeback);
    assert_eq!((seat.last().moves.len(), seat.last().turn), (0, Some(Side::First)));
    // Black has not moved yet: there are not two moves.
    seat.play("h3e3");
    seat.send(Command::TakeBack(Side::Second));
    assert_eq!(seat.refusal().0, "There is nothing to take back.");
    // An offer lapses with the next move.
    seat.send(Command::Undo);
    seat.play("h10g8");
    assert_eq!(seat.last().offer, None);
}

#[test]
fn consent_can_be_switched_off() {
    let mut seat = Seat::with(two_players(), View { takeback_consent: false, ..VIEW });
    seat.play("h3e3 h10g8 h1g3");
    seat.send(Command::Undo);
    assert_eq!((seat.last().moves.len(), seat.last().offer.clone()), (2, None));
    seat.send(Command::TakeBack(Side::First));
    assert_eq!((seat.last().moves.len(), seat.last().turn), (0, Some(Side::First)));
}

#[test]
fn an_end_that_a_player_brought_about_is_taken_back_by_consent() {
    let mut seat = Seat::new(two_players());
    seat.play("h3e3");
    seat.send(Command::Resign(Some(Side::First)));
    seat.send(Command::TakeBack(Side::First));
    let offer = seat.last().offer.clone().expect("red asks");
    assert_eq!((offer.plies, offer.text.as_str()), (0, "Red asks to go on with the game"));
    seat.send(Command::AcceptTakeback);
    assert_eq!((seat.last().result.clone(), seat.last().moves.len()), (None, 1));
}

/// A chariot that checks, and a general that steps to and fro.
const LONG_CHECK: &str = "4k4/9/9/9/9/9/9/9/R8/3K5 w";

#[test]
fn a_long_check_is_warned_of_and_loses() {
    let mut seat = seat_at(LONG_CHECK);
    seat.play("a2e2 e10f10 e2f2 f10e10");
    assert_eq!(seat.last().bottom_panel.warning, None);
    seat.play("f2e2");
    let warning = "Long check: the same position once more, and you lose";
    assert_eq!(seat.last().bottom_panel.warning.as_deref(), Some(warning));
    assert_eq!(seat.last().top_panel.warning, None, "the side that is checked does nothing wrong");
    seat.play("e10f10 e2f2 f10e10");
    assert_eq!(seat.last().bottom_panel.warning.as_deref(), Some(warning));

    // A quiet move in between clears it.
    let mut quiet = Seat::at(seat.table.clone());
    quiet.play("f2g2");
    assert_eq!((quiet.last().result.clone(), quiet.last().bottom_panel.warning.clone()), (None, None));

    seat.play("f2e2");
    let result = seat.last().result.clone().expect("red loses");
    assert_eq!((result.winner, result.title.as_str()), (Some(Side::Second), "Black wins"));
    assert_eq!(result.reason, "Red gave check without end");
    assert_eq!(seat.last().bottom_panel.warning, None);
}

#[test]
fn the_simple_rules_draw_at_the_third_occurrence() {
    let simple = NewGame {
        xiangqi: XiangqiChoices { preset: XiangqiPreset::Simple, ..XiangqiChoices::default() },
        ..two_players()
    };
    let mut seat = seat_with(LONG_CHECK, simple, VIEW);
    seat.play("a2e2 e10f10 e2f2 f10e10 f2e2 e10f10 e2f2 f10e10");
    assert_eq!(seat.last().bottom_panel.warning, None);
    seat.play("f2e2");
    let result = seat.last().result.clone().expect("a draw");
    assert_eq!((result.winner, result.reason.as_str()), (None, "The same position for the third time"));
}

#[test]
fn two_players_are_told_when_a_draw_may_be_offered() {
    let mut seat = Seat::new(two_players());
    seat.play("a1a2 a10a9 a2a1 a9a10");
    assert_eq!(seat.last().bottom_panel.warning, None);
    seat.play("a1a2 a10a9 a2a1 a9a10");
    let warning = Some("The position has come up three times: you may offer a draw");
    assert_eq!(seat.last().bottom_panel.warning.as_deref(), warning);
    assert_eq!(seat.last().top_panel.warning.as_deref(), warning);
    seat.send(Command::SetView(View { locale: palgak_text::Locale::ZhHans, ..VIEW }));
    assert_eq!(seat.last().top_panel.warning.as_deref(), Some("同一局面已出现三次，可以提和"));

    // 60 moves of each side without a capture.
    let mut seat = seat_at("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 119 60");
    seat.play("a2a3");
    assert_eq!(
        seat.last().top_panel.warning.as_deref(),
        Some("60 moves each without a capture: you may offer a draw")
    );
}

#[test]
fn a_rematch_changes_sides_and_the_giver_gives_again() {
    let handicap = XiangqiChoices {
        handicap: XiangqiHandicap::OneHorse,
        giver: Side::First,
        ..XiangqiChoices::default()
    };
    let mut seat = Seat::new(NewGame { xiangqi: handicap, ..two_players() });
    assert_eq!(seat.last().bottom, Side::First);
    assert_eq!(seat.glyph("b1"), None);
    seat.play("h3e3");
    seat.send(Command::Resign(Some(Side::Second)));
    seat.send(Command::Rematch);
    assert_eq!(seat.last().bottom, Side::Second, "who sat below with red now has black");
    assert_eq!(seat.last().turn, Some(Side::First));
    assert_eq!(seat.glyph("b1").as_deref(), Some("馬"));
    assert_eq!(seat.glyph("h10"), None, "and gives the horse with black");
    // A saved game remembers who sits where.
    let again = Seat::at(Table::restore(&seat.table.save(), VIEW, Pacing::INSTANT).expect("a saved game"));
    assert_eq!(again.last().bottom, Side::Second);
    assert_eq!(again.last().points, seat.last().points);
    seat.send(Command::Resign(None));
    seat.send(Command::Rematch);
    assert_eq!(seat.last().bottom, Side::First);
    assert_eq!(seat.glyph("b1"), None);
}

#[test]
fn against_the_computer_a_rematch_keeps_the_sides_and_taking_back_is_free() {
    let mut seat = Seat::new(NewGame { mode: Mode::Computer, human: Side::First, ..two_players() });
    seat.play("h3e3");
    let search = seat.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think(search) => Some(search.clone()),
        _ => None,
    });
    let search = search.expect("the computer thinks");
    assert!(matches!(search.game, AnyMatch::Xiangqi(_)));
    seat.send(Command::Undo);
    assert_eq!((seat.last().moves.len(), seat.last().offer.clone()), (0, None));
    seat.send(Command::Resign(None));
    seat.send(Command::Rematch);
    assert_eq!(seat.last().bottom, Side::First);
}
