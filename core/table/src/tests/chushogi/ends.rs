//! Check, exposure, mate, and the ends of games.

use super::*;
use crate::snapshot::{Action, BannerKind, Event};
use crate::view::Seating;

/// Sente's king looks along a file at gote's rook, a gold between.
const PINNED: &str = "k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 b - 1";

#[test]
fn a_move_that_gives_up_the_king_is_warned_of_once() {
    let mut seat = seat_at(PINNED);
    tap(&mut seat, "5k4k");
    let (text, squares) = refusal(&seat);
    assert_eq!(
        text,
        "Your king could be captured then by Gote’s rook on 5a. Do the same again to play it anyway."
    );
    assert_eq!(squares, ["5a"]);
    assert_eq!(marked(&seat, Mark::Selected), ["5k"], "the piece stays chosen");
    // Something else is not the same again.
    tap(&mut seat, "6k");
    assert!(seat.last().refusal.is_some() && seat.last().moves.is_empty());
    tap(&mut seat, "4k");
    assert!(seat.last().refusal.is_some() && seat.last().moves.is_empty());
    let snapshot = tap(&mut seat, "4k").clone();
    assert_eq!(machine(&seat), ["5k4k"]);
    assert_eq!((snapshot.refusal, snapshot.result), (None, None));
    // Then the king is captured, and the game is over.
    let snapshot = tap(&mut seat, "5a5l").clone();
    // A rook that captures may promote.
    assert!(snapshot.pending.is_some() || snapshot.result.is_some());
    let snapshot = seat.send(Command::Promote).clone();
    let result = snapshot.result.expect("the king is captured");
    assert_eq!((result.winner, result.reason.as_str()), (Some(Side::Second), "Sente lost the king"));
    assert_eq!(snapshot.events, [Event::Capture, Event::End]);
    assert_eq!(
        snapshot.actions,
        [Action::Undo, Action::Flip, Action::Rematch, Action::Review, Action::Analyse]
    );
}

#[test]
fn moves_in_full_are_warned_of_too_and_settings_decide() {
    let mv = palgak_rules::chushogi::notation::parse_machine("5k4k").expect("a move");
    let mut seat = seat_at(PINNED);
    assert!(seat.send(Command::of(mv)).refusal.is_some());
    assert_eq!(seat.send(Command::of(mv)).moves.len(), 1);
    let mut seat = seat_with(PINNED, two_players(), View { expose_warning: false, ..VIEW });
    assert_eq!(tap(&mut seat, "5k4k").moves.len(), 1, "no warning is wanted");
    let refuse = with(ChuChoices { refuse_exposure: true, ..ChuChoices::default() });
    let mut seat = seat_with(PINNED, refuse, VIEW);
    tap(&mut seat, "5k4k");
    assert_eq!(
        refusal(&seat),
        (
            "Your king could be captured then by Gote’s rook on 5a. The rules of this game refuse that."
                .to_owned(),
            vec!["5a".to_owned()]
        )
    );
    tap(&mut seat, "4k");
    assert!(seat.last().moves.is_empty(), "the same again changes nothing");
    assert_eq!(marked(&seat, Mark::Dot), ["5j"], "only along the file");
    // A piece that cannot move at all without giving up the king.
    let stuck = "k6r4/12/p11/12/12/12/12/12/12/12/7T4/7K4 b - 1";
    let mut seat = seat_with(stuck, refuse, VIEW);
    let snapshot = tap(&mut seat, "5k").clone();
    assert_eq!(
        snapshot.refusal.map(|refusal| refusal.text).as_deref(),
        Some("With any move of Sente’s blind tiger your king could be captured by Gote’s rook on 5a.")
    );
}

#[test]
fn a_warning_comes_before_the_question_of_promotion() {
    // The silver shields the king and may promote on the way in.
    let mut seat = seat_at("k11/12/p11/12/7S3r/7K4/12/12/12/12/7r4/12 b - 1");
    assert!(seat.last().bottom_panel.in_check);
    tap(&mut seat, "5e5d");
    assert!(seat.last().refusal.is_some() && seat.last().pending.is_none());
    tap(&mut seat, "5d");
    assert!(seat.last().pending.is_some());
    seat.send(Command::Promote);
    assert_eq!(machine(&seat), ["5e5d+"]);
}

#[test]
fn with_a_prince_the_king_may_be_given_up() {
    let mut seat = seat_at("k6r4/12/p11/12/12/12/12/12/12/12/7G4/4+E2K4 b - 1");
    tap(&mut seat, "5k4k");
    assert_eq!(machine(&seat), ["5k4k"]);
    play(&mut seat, "5a5l");
    let snapshot = seat.last();
    assert_eq!(snapshot.result, None, "the prince goes on");
    assert!(snapshot.top_panel.captured.iter().any(|piece| piece.figure == crate::figure::Figure::King));
    assert_eq!(marked(&seat, Mark::Check), ["8l"], "it is the last royal piece now");
    assert_eq!(seat.last().banner.as_ref().map(|banner| banner.kind), Some(BannerKind::Janggun));
}

#[test]
fn check_is_called() {
    let mut seat = seat_at("k11/12/11p/12/12/12/12/12/12/12/1R10/11K b - 1");
    let snapshot = play(&mut seat, "11k12k").clone();
    let banner = snapshot.banner.expect("a check");
    assert_eq!(
        (banner.kind, banner.text.as_str(), banner.facing),
        (BannerKind::Janggun, "Check!", Side::Second)
    );
    assert_eq!(snapshot.events, [Event::Place, Event::Janggun]);
}

#[test]
fn mate_is_shown_and_may_be_played_on() {
    // Two rooks on the last two ranks.
    let mut seat = seat_at("k11/10R1/9R2/12/12/12/12/12/11p/12/12/11K b - 1");
    let snapshot = play(&mut seat, "3c3a").clone();
    let banner = snapshot.banner.expect("mate");
    assert_eq!(
        (banner.kind, banner.text.as_str(), banner.detail.as_str(), banner.facing),
        (
            BannerKind::Mate,
            "Mate!",
            "Nothing helps any more. Resign, or play on to the capture",
            Side::Second
        )
    );
    assert_eq!(snapshot.events, [Event::Place, Event::Mate]);
    // Who asks what helps is told that nothing does, and nothing is searched for.
    assert!(snapshot.actions.contains(&Action::Hint));
    seat.effects.clear();
    let asked = seat.send(Command::Hint).clone();
    let nothing = "Nothing helps any more. Resign, or play on to the capture";
    assert_eq!((asked.hint.as_deref(), asked.announcement.as_deref()), (Some(nothing), Some(nothing)));
    assert_eq!((asked.thinking, asked.refusal), (None, None));
    assert!(marked(&seat, Mark::HintFrom).is_empty() && marked(&seat, Mark::HintTo).is_empty());
    assert!(!seat.effects.iter().any(|effect| matches!(effect, crate::command::Effect::Think(_))));
    assert_eq!(seat.send(Command::Dismiss).hint, None);
    assert_eq!(snapshot.status, "Mate: Gote may resign or play on");
    assert_eq!(snapshot.top_panel.message, "Mate: resign, or play on");
    assert!(snapshot.result.is_none() && snapshot.actions.contains(&Action::Resign));
    assert_eq!(marked(&seat, Mark::Check), ["12a"]);
    // Nothing is warned of any more: every move loses the king.
    let mut resigned = Seat::at(seat.table.clone());
    tap(&mut seat, "12a11a");
    assert_eq!(machine(&seat), ["3c3a", "12a11a"]);
    play(&mut seat, "3a11a");
    assert_eq!(seat.last().result.as_ref().map(|card| card.reason.as_str()), Some("Gote lost the king"));
    let snapshot = resigned.send(Command::Resign(Some(Side::Second)));
    assert_eq!(snapshot.result.as_ref().map(|card| card.reason.as_str()), Some("Gote resigned"));
}

/// The result after moves played in full.
fn result(sfen: &str, choices: ChuChoices, moves: &str) -> Option<(Option<Side>, String)> {
    let mut seat = seat_with(sfen, with(choices), VIEW);
    let snapshot = play(&mut seat, moves);
    snapshot.result.clone().map(|card| (card.winner, card.reason))
}

#[test]
fn a_bare_king_loses_where_it_is_so_chosen() {
    let board = "k11/12/p11/R11/12/12/12/12/12/12/12/11K b - 1";
    let on = ChuChoices::default();
    assert_eq!(
        result(board, on, "12d12c"),
        Some((Some(Side::First), "Gote has nothing left but the king".to_owned()))
    );
    assert_eq!(result(board, ChuChoices { bare_king: false, ..on }, "12d12c"), None);
}

#[test]
fn too_little_to_mate_with_is_a_draw_where_it_is_so_chosen() {
    let board = "k11/12/p11/P11/12/12/12/12/12/12/12/11K b - 1";
    let on = ChuChoices { insufficient_material: true, ..ChuChoices::default() };
    assert_eq!(result(board, on, "12d12c"), Some((None, "Too little is left to mate with".to_owned())));
    assert_eq!(
        result(board, ChuChoices::default(), "12d12c"),
        Some((Some(Side::First), "Gote has nothing left but the king".to_owned()))
    );
}

#[test]
fn no_move_is_mate_in_check_and_a_loss_without() {
    // The king may not be given up, so no move is left.
    let chosen = ChuChoices { refuse_exposure: true, bare_king: false, ..ChuChoices::default() };
    let board = "k11/12/11R/12/12/1R10/12/12/12/12/12/11K b - 1";
    assert_eq!(result(board, chosen, "1c1b"), Some((Some(Side::First), "Gote has no move left".to_owned())));
    let board = "k11/11R/10R1/12/12/12/12/12/12/12/12/11K b - 1";
    let mut seat = seat_with(board, with(chosen), VIEW);
    let snapshot = play(&mut seat, "2c2a").clone();
    let banner = snapshot.banner.expect("mate");
    assert_eq!((banner.kind, banner.detail.as_str()), (BannerKind::Mate, "Sente wins"));
    assert_eq!(snapshot.events, [Event::Place, Event::Mate]);
    assert_eq!(snapshot.result.map(|card| card.reason).as_deref(), Some("Gote is mated"));
    let record = seat.table.record();
    assert!(record.contains("[Reason \"stalemate\"]"), "{record}");
}

#[test]
fn quiet_play_is_a_draw_where_it_is_so_chosen() {
    let chosen = ChuChoices { quiet_draw: true, ..ChuChoices::default() };
    let board = "5k6/p11/12/12/12/12/12/12/12/12/P11/5K6 b - 1";
    let mut seat = seat_with(board, with(chosen), VIEW);
    // Kings stroll on their own three ranks, each time on to another square.
    let (mut ply, mut step) = (0_usize, 7_usize);
    while seat.last().result.is_none() {
        let side = seat.last().turn.expect("the game goes on");
        let home = |square: Square| match side {
            Side::First => square.number() / 12 < 4,
            Side::Second => square.number() / 12 >= 8,
        };
        let position = seat.table.game().position();
        let strolls: Vec<palgak_rules::Move> = seat
            .table
            .game()
            .legal()
            .into_iter()
            .filter(|mv| {
                position.piece_at(mv.from()).is_some_and(|piece| piece.kind == crate::figure::Figure::King)
            })
            .filter(|mv| position.piece_at(mv.to()).is_none() && home(mv.to()))
            .collect();
        step = (step * 31 + 17) % 1009;
        seat.send(Command::of(strolls[step % strolls.len()]));
        ply += 1;
        assert_eq!(seat.last().moves.len(), ply);
    }
    assert_eq!(ply, 199);
    let card = seat.last().result.clone().expect("a draw");
    assert_eq!((card.winner, card.reason.as_str()), (None, "199 moves without a capture or a promotion"));
    assert_eq!(card.details, ["199 moves"]);
}

#[test]
fn kings_alone_are_told_that_they_may_agree() {
    let mut seat = seat_at("k11/12/12/p11/P11/12/12/12/12/12/12/11K b - 1");
    assert_eq!(seat.last().bottom_panel.warning, None);
    let alone = seat_at("k11/12/12/12/12/12/12/12/12/12/12/11K b - 1");
    assert_eq!(
        alone.last().bottom_panel.warning.as_deref(),
        Some("Only kings are left: you may agree to a draw")
    );
    seat.send(Command::OfferDraw(None));
    assert_eq!(seat.send(Command::DeclineDraw).result, None);
}

#[test]
fn over_a_phone_between_them_each_reads_what_is_theirs() {
    let view = View { seating: Seating::FaceToFace, ..VIEW };
    let mut seat = seat_with("k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 w - 1", two_players(), view);
    let panel = seat.last().top_panel.clone();
    assert!(panel.upside_down && panel.actions.contains(&Action::Resign));
    // Gote's refusal is turned to gote, and so is the step's button.
    tap(&mut seat, "12c12b");
    assert!(seat.last().refusal.as_ref().is_some_and(|refusal| refusal.upside_down));
    let mut seat = seat_with("k11/12/12/5n6/12/12/12/12/12/12/12/P10K w - 1", two_players(), view);
    tap(&mut seat, "7d7e");
    assert!(seat.last().top_panel.actions.contains(&Action::CancelStep));
    assert!(!seat.last().bottom_panel.actions.contains(&Action::CancelStep));
}
