//! What is refused, in words, with the squares that explain it.

use super::*;
use crate::new_game::{ChuPreset, ChuPromotion};
use palgak_text::Locale;

/// Taps what is refused; the refusal.
fn refused(sfen: &str, taps: &str) -> (String, Vec<String>) {
    let mut seat = seat_at(sfen);
    let before = seat.last().moves.len();
    tap(&mut seat, taps);
    assert_eq!(seat.last().moves.len(), before);
    assert_eq!(seat.last().announcement, seat.last().refusal.clone().map(|refusal| refusal.text));
    refusal(&seat)
}

fn told(text: &str, squares: &[&str]) -> (String, Vec<String>) {
    (text.to_owned(), squares.iter().map(|square| (*square).to_owned()).collect())
}

#[test]
fn a_protected_lion_names_its_protector() {
    assert_eq!(
        refused("k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1", "7e5f"),
        told("The lion on 5f is two squares away and protected by Gote’s lance on 5c.", &["5f", "5c"])
    );
    // Over an empty square it is the same capture, and the step waits for another end.
    let mut seat = seat_at("k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1");
    tap(&mut seat, "7e6e5f");
    assert!(refusal(&seat).0.starts_with("The lion on 5f is two squares away"));
    assert!(seat.last().pending.is_some());
    assert_eq!(marked(&seat, Mark::Refusal), ["5c", "5f"]);
    tap(&mut seat, "6e");
    assert_eq!(machine(&seat), ["7e6e"]);
}

#[test]
fn hidden_protection_names_the_runner() {
    assert_eq!(
        refused("k11/12/12/3n8/12/5N6/5P6/7b4/12/12/12/11K b - 1", "7f9d"),
        told(
            "The lion on 9d is protected from behind by Gote’s bishop on 5h, whose way opens when your lion leaves.",
            &["9d", "5h"]
        )
    );
}

#[test]
fn a_lion_may_be_taken_with_another_and_not_with_a_pawn_between() {
    const LIONS: &str = "k11/12/12/5n1r4/3gi7/5N6/6s5/7n4/12/12/12/11K b - 1";
    // The jump is refused; the way over the silver is told.
    assert_eq!(
        refused(LIONS, "7f5h"),
        told(
            "The lion on 5h is two squares away and protected by Gote’s silver general on 6g. Step by step, it \
             may be taken together with Gote’s silver general on 6g.",
            &["5h", "6g"]
        )
    );
    let mut seat = seat_at(LIONS);
    tap(&mut seat, "7f6g5h");
    assert_eq!(machine(&seat), ["7f6g5h"]);
    assert_eq!(
        refused(LIONS, "7f8e7d"),
        told(
            "The lion on 7d is two squares away and protected by Gote’s rook on 5d. Taking Gote’s go-between on 8e on \
             the way is not enough.",
            &["7d", "5d"]
        )
    );
}

#[test]
fn senjishi_binds_all_but_lions_for_one_move() {
    let mut seat = seat_at("k11/12/4r7/12/12/8n3/4N7/4G7/5B6/12/12/11K b - 1");
    let snapshot = play(&mut seat, "7i4f");
    assert_eq!(
        snapshot.top_panel.warning.as_deref(),
        Some("Senjishi: a lion was just taken, so only a lion may take a lion now")
    );
    assert_eq!(snapshot.bottom_panel.warning, None);
    tap(&mut seat, "8c8g");
    assert_eq!(
        refusal(&seat),
        told("Senjishi: a lion was just taken on 4f. Only a lion may take this lion now.", &["8g", "4f"])
    );
    // One move later it may.
    play(&mut seat, "12a12b 1l1k");
    assert_eq!(seat.last().top_panel.warning, None);
    tap(&mut seat, "8c8g");
    assert_eq!(seat.last().moves.len(), 4);
}

#[test]
fn a_step_that_could_end_nowhere_does_not_begin() {
    // The falcon faces a lion that senjishi guards: it may neither take it and stay, nor come back, nor go on.
    let board = "k11/12/12/12/5+h6/5N2B3/12/12/12/12/12/11K w 4f 2";
    assert_eq!(
        refused(board, "7e7f"),
        told("Senjishi: a lion was just taken on 4f. Only a lion may take this lion now.", &["7f", "4f"])
    );
    let mut seat = seat_at(board);
    tap(&mut seat, "7e");
    assert!(!marked(&seat, Mark::Ring).contains(&"7f".to_owned()));
    tap(&mut seat, "7f");
    assert_eq!(seat.last().pending, None);
    assert_eq!(marked(&seat, Mark::Selected), ["7e"]);
}

#[test]
fn senjishi_as_it_was_chosen() {
    let kirin = "k6r4/12/12/7n4/12/7O4/12/12/12/12/12/11K b - 1";
    for (preset, refused, warning) in [
        (ChuPreset::Standard, true, "Senjishi: a lion was just taken, so only a lion may take a lion now"),
        (
            ChuPreset::Lishogi,
            false,
            "Senjishi: apart from the piece that just took a lion, only a lion may take a lion now",
        ),
        (
            ChuPreset::SenjishiProtected,
            false,
            "Senjishi: a lion was just taken, so only a lion may take a protected lion now",
        ),
    ] {
        let mut seat = seat_with(kirin, with(ChuChoices { preset, ..ChuChoices::default() }), VIEW);
        play(&mut seat, "5f5d+");
        assert_eq!(seat.last().top_panel.warning.as_deref(), Some(warning));
        tap(&mut seat, "5a5d");
        assert_eq!(seat.last().refusal.is_some(), refused, "{preset:?}");
    }
}

#[test]
fn ways_that_a_piece_does_not_go_are_told() {
    let board = "k11/12/p11/12/12/2B2R2p3/12/5P6/12/12/8S3/10+IK b - 1";
    for (taps, text, squares) in [
        ("7f6e", "The rook does not go there. Runs forward, back and sideways.", &[][..]),
        ("7f3f", "Gote’s pawn on 4f is in the way.", &["4f"]),
        ("7f7i", "Sente’s pawn on 7h is in the way.", &["7h"]),
        ("4k4l", "The silver general does not go there. One step forward or diagonally.", &[]),
        ("2l2a", "The drunk elephant does not go there. One step anywhere but straight back.", &[]),
        ("12a", "That is Gote’s king; Sente is to move.", &["12a"]),
        ("6f", "Choose one of your pieces first.", &[]),
    ] {
        assert_eq!(refused(board, taps), told(text, squares), "{taps}");
    }
    assert_eq!(
        refused("k11/12/p11/12/12/12/12/12/12/12/10PP/10PK b - 1", "2l"),
        told("Sente’s pawn has no square to go to now.", &[])
    );
}

#[test]
fn every_kind_says_how_it_moves_in_every_language() {
    for locale in Locale::ALL {
        for kind in palgak_rules::chushogi::Kind::ALL {
            let letter = kind.letter().to_ascii_uppercase();
            let piece = if kind.unpromoted().is_some() { format!("+{letter}") } else { letter.to_string() };
            let king = if kind.is_royal() { "11P" } else { "11K" };
            let sfen = format!("k11/12/p11/12/12/5{piece}6/12/12/12/12/12/{king} b - 1");
            let mut seat = seat_with(&sfen, two_players(), View { locale, ..VIEW });
            // No piece goes three files aside and one rank back at once.
            tap(&mut seat, "7f4g");
            let (text, _) = refusal(&seat);
            assert!(text.chars().count() > 8 && !text.contains("chushogi"), "{kind:?}: {text}");
        }
    }
}

#[test]
fn a_promotion_that_is_none_is_refused() {
    let full = |seat: &mut Seat, text: &str| {
        let (from, to) = (squares(text)[0], squares(text)[1]);
        seat.send(Command::Move { from, to, middle: None, promotes: true });
        refusal(seat).0
    };
    let board = "k11/12/p11/5+P6/12/5S6/12/12/12/12/12/10QK b - 1";
    let mut seat = seat_at(board);
    assert_eq!(full(&mut seat, "7f7e"), "The silver general does not promote with this move.");
    assert_eq!(full(&mut seat, "7d7c"), "The promoted pawn has promoted already.");
    assert_eq!(full(&mut seat, "2l2k"), "The free king never promotes.");
    // As in shogi it may inside the zone.
    let inside = "k11/12/p11/5S6/12/12/12/12/12/12/12/11K b - 1";
    let mut seat = seat_at(inside);
    assert_eq!(full(&mut seat, "7d7c"), "The silver general does not promote with this move.");
    let shogi = with(ChuChoices { promotion: ChuPromotion::Shogi, ..ChuChoices::default() });
    let mut seat = seat_with(inside, shogi, VIEW);
    tap(&mut seat, "7d7c");
    assert!(seat.last().pending.is_some());
}

#[test]
fn squares_beside_the_board_and_impossible_ways_are_refused() {
    let mut seat = seat_at("k11/12/p11/12/12/5N6/12/12/12/12/12/11K b - 1");
    for (from, middle, to) in [
        (144, None, 0),
        (0, None, 200),
        (index("7f"), Some(255), index("7e")),
        (index("7f"), Some(index("7d")), index("7c")),
        (index("7f"), Some(index("7e")), index("7b")),
        (index("7f"), None, index("7f")),
        (index("1l"), Some(index("1k")), index("1l")),
    ] {
        let snapshot = seat.send(Command::Move { from, to, middle, promotes: false });
        assert!(snapshot.refusal.is_some() && snapshot.moves.is_empty(), "{from} {middle:?} {to}");
    }
    assert!(seat.table.apply(crate::command::Input::Command(Command::Tap(144)), seat.now).is_empty());
}

#[test]
fn a_fourth_time_is_refused_by_name() {
    let mut seat = seat_at("k11/12/p11/12/12/12/12/12/12/P11/12/11K b - 1");
    play(&mut seat, &"1l1k 12a11a 1k1l 11a12a ".repeat(2));
    play(&mut seat, "1l1k 12a11a 1k1l");
    tap(&mut seat, "11a12a");
    assert_eq!(
        refusal(&seat),
        told("The same position would come up for the fourth time. Play something else.", &[])
    );
}

#[test]
fn a_game_without_such_things_says_so() {
    let mut seat = Seat::new(two_players());
    for command in [Command::Pass, Command::AcceptBikjang, Command::SetBikjang(true)] {
        seat.send(command);
        assert!(seat.last().refusal.is_some(), "{command:?}");
    }
    let mut janggi = Seat::new(NewGame { mode: Mode::TwoPlayers, ..NewGame::default() });
    for command in [
        Command::Promote,
        Command::CancelStep,
        Command::Move { from: 0, to: 9, middle: Some(1), promotes: false },
        Command::Move { from: 0, to: 9, middle: None, promotes: true },
    ] {
        assert!(janggi.send(command).refusal.is_some());
    }
}

#[test]
fn every_language_has_whole_sentences_for_all_of_it() {
    let whole = |text: &str| {
        assert!(!text.is_empty() && !text.contains(['{', '}', '?']), "{text}");
        assert!(!text.contains("chushogi-") && !text.contains("refusal-") && !text.contains("  "), "{text}");
    };
    for locale in Locale::ALL {
        let view = View { locale, ..VIEW };
        for (sfen, taps) in [
            ("k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1", "7e5f"),
            ("k11/12/12/3n8/12/5N6/5P6/7b4/12/12/12/11K b - 1", "7f9d"),
            ("k11/12/12/5n1r4/3gi7/5N6/6s5/7n4/12/12/12/11K b - 1", "7f5h"),
            ("k11/12/12/5n1r4/3gi7/5N6/6s5/7n4/12/12/12/11K b - 1", "7f8e7d"),
            ("k11/12/4r7/12/12/8B3/4N7/4G7/12/12/12/11K w 4f 2", "8c8g"),
            ("k6r4/12/p11/12/12/12/12/12/12/12/7G4/7K4 b - 1", "5k4k"),
            ("k11/12/p11/12/12/12/12/12/12/12/10PP/10PK b - 1", "2l"),
            ("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1", "7e7f7g"),
            // A move that has begun: what is waited for, and what each tap does.
            ("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1", "7e7d"),
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g7f"),
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g7h"),
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g"),
            // Moves told.
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g7f7g"),
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g7f7e"),
            ("k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1", "7g7h7g"),
        ] {
            let mut seat = seat_with(sfen, two_players(), view);
            let snapshot = tap(&mut seat, taps);
            let said = snapshot.announcement.clone().expect("every tap is answered aloud");
            whole(&said.replace('?', ""));
            for text in snapshot.refusal.iter().map(|refusal| refusal.text.as_str()) {
                whole(text);
            }
            for point in &snapshot.points {
                whole(&point.spoken);
            }
            whole(&snapshot.status);
        }
        let mut mated = seat_with("k11/10R1/9R2/12/12/12/12/12/11p/12/12/11K b - 1", two_players(), view);
        let snapshot = play(&mut mated, "3c3a");
        whole(&snapshot.status);
        whole(&snapshot.top_panel.message);
        whole(&snapshot.banner.as_ref().expect("mate").detail);
    }
}
