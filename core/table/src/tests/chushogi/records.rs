//! Games saved, written, and read back; handicaps; takebacks and rematches.

use super::*;
use crate::import::{RecordError, import_record};
use crate::new_game::{ChuHandicap, ChuPreset, ChuPromotion};
use crate::snapshot::{Action, OfferKind};
use crate::summary::saved_summary;
use crate::view::{Letters, NotationStyle, Seating};
use palgak_text::Locale;

fn read(text: &str) -> Seat {
    let bytes = import_record(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    Seat::at(Table::restore(&bytes, VIEW, Pacing::INSTANT).expect("what was read comes back"))
}

/// The first moves of a game, with jumps, igui, jitto and a double capture.
const MOVES: &str = "7j7h 12d12e 7h7f 11d11e 7f7e 10d10e 7e7d7e 1d1e 7e6d5d";

#[test]
fn a_game_comes_back_from_its_bytes() {
    let mut seat = Seat::new(two_players());
    play(&mut seat, MOVES);
    let saved = seat.table.save();
    let table = Table::restore(&saved, VIEW, Pacing::INSTANT).expect("what was saved comes back");
    assert_eq!(table.save(), saved);
    let again = Seat::at(table);
    assert_eq!(again.last().points, {
        let mut shown = seat.last().clone();
        shown.points.sort_by_key(|point| (point.row, point.column));
        shown.points
    });
    assert_eq!(again.last().moves, seat.last().moves);
    assert_eq!(again.last().bottom_panel.captured, seat.last().bottom_panel.captured);
    let summary = saved_summary(&saved, Locale::En).expect("a summary");
    assert_eq!(
        (summary.title.as_str(), summary.subtitle.as_str()),
        ("Chu Shogi, Two players", "9 moves, Gote to move")
    );
}

#[test]
fn moves_are_written_in_the_notation_chosen() {
    let mut seat = Seat::new(two_players());
    play(&mut seat, MOVES);
    let texts =
        |seat: &Seat| -> Vec<String> { seat.last().moves.iter().map(|entry| entry.text.clone()).collect() };
    for (notation, igui, double) in [
        (NotationStyle::Korean, "7四居喰い獅(7五)", "6四・5四獅(7五)"),
        (NotationStyle::Japanese, "7四居喰い獅(7五)", "6四・5四獅(7五)"),
        (NotationStyle::Western, "Ln7ex!7d", "Ln7ex6dx5d"),
        (NotationStyle::Machine, "7e7d7e", "7e6d5d"),
    ] {
        seat.send(Command::SetView(View { notation, ..VIEW }));
        assert_eq!((texts(&seat)[6].as_str(), texts(&seat)[8].as_str()), (igui, double));
    }
    for (letters, face) in [
        (Letters::Hanja, "獅"),
        (Letters::HanjaLong, "獅子"),
        (Letters::Latin, "Ln"),
        (Letters::Symbols, ""),
        (Letters::Hangul, "獅"),
    ] {
        seat.send(Command::SetView(View { letters, ..VIEW }));
        assert_eq!(point(&seat, "5d").piece.as_ref().map(|piece| piece.glyph.as_str()), Some(face));
    }
}

#[test]
fn a_record_is_written_and_read_back() {
    let mut seat = Seat::new(two_players());
    play(&mut seat, "7j7h 12d12e 7h7g7h");
    seat.send(Command::Resign(Some(Side::Second)));
    let record = seat.table.record();
    assert_eq!(
        record,
        "[Game \"chushogi\"]\n[Sente \"person\"]\n[Gote \"person\"]\n[Rules \"preset=standard\"]\n\
         [SFEN \"lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/\
         A1B1TOXT1B1A/LFCSGKEGSCFL b - 1\"]\n[Result \"sente\"]\n[Reason \"resignation\"]\n\n\
         1. 7八獅(7十) {7j7h} 12五歩(12四) {12d12e} 2. じっと獅(7八) {7h6g7h} sente\n"
    );
    let again = read(&record);
    assert_eq!(again.table.record(), record);
    assert_eq!(again.last().result, seat.last().result);
}

#[test]
fn records_in_every_notation_are_read() {
    for moves in [
        "1. 7八獅(7十) 12五歩(12四) 2. 7六獅(7八) 11五歩(11四)",
        "1. Ln7j-7h P12d-12e 2. Ln7h-7f P11d-11e",
        "7j7h 12d12e 7h7f {jump} 11d11e",
        "1.7j7h 12d12e 2.7h7g7f 11d11e *",
    ] {
        let seat = read(&format!("[Sente \"A\"]\n[Gote \"B\"]\n\n{moves}"));
        assert_eq!(machine(&seat), ["7j7h", "12d12e", "7h7f", "11d11e"], "{moves}");
    }
    let seat = read(
        "[Game \"中将棋\"]\n[SFEN \"k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1\"]\n\n1. 7四銀成(7五)",
    );
    assert_eq!(machine(&seat), ["7e7d+"]);
    let record = seat.table.record();
    assert!(record.contains("[SFEN \"k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1\"]"), "{record}");
    assert_eq!(read(&record).table.record(), record);
}

#[test]
fn faults_of_a_record_are_named() {
    let error = |text: &str| import_record(text).expect_err("a fault").to_string();
    assert_eq!(
        error("[Game \"chushogi\"]\n[SFEN \"k11/12 b - 1\"]\n"),
        error("[Game \"chushogi\"]\n[FEN \"k11/12 b - 1\"]\n").replace("tag FEN", "tag SFEN")
    );
    assert!(
        error("[Game \"chushogi\"]\n[SFEN \"k11/12 b - 1\"]\n")
            .starts_with("the position of the tag SFEN cannot be read: ")
    );
    assert_eq!(
        error("[Game \"chushogi\"]\n[Rules \"preset=new\"]\n"),
        "the tag Rules is \"preset=new\", which stands for nothing"
    );
    assert_eq!(
        error("[Game \"chushogi\"]\n[Handicap \"rook\"]\n"),
        "the tag Handicap is \"rook\", which stands for nothing"
    );
    assert!(matches!(
        import_record("[Game \"chushogi\"]\n\n7j7h 7h7f"),
        Err(RecordError::Move { ply: 2, .. })
    ));
}

#[test]
fn handicaps_give_sente_more_and_gote_the_first_move() {
    for (handicap, lions, princes) in [
        (ChuHandicap::None, 1, 0),
        (ChuHandicap::ThreeLions, 3, 0),
        (ChuHandicap::TwoLions, 2, 0),
        (ChuHandicap::TwoKings, 1, 1),
    ] {
        let mut seat = Seat::new(with(ChuChoices { handicap, ..ChuChoices::default() }));
        let own = |figures: &[crate::figure::Figure]| {
            let pieces = seat.last().points.iter().filter_map(|point| point.piece.as_ref());
            pieces.filter(|piece| piece.side == Side::First && figures.contains(&piece.figure)).count()
        };
        use crate::figure::Figure;
        assert_eq!(own(&[Figure::Lion, Figure::PromotedKirin]), lions);
        assert_eq!(own(&[Figure::CrownPrince]), princes);
        let first = if handicap == ChuHandicap::None { Side::First } else { Side::Second };
        assert_eq!(seat.last().turn, Some(first));
        // The one with the gift keeps it when they play again.
        seat.send(Command::Resign(None));
        let record = seat.table.record();
        assert_eq!(record.contains("[Handicap"), handicap != ChuHandicap::None);
        assert_eq!(read(&record).table.record(), record);
        let bottom = seat.send(Command::Rematch).bottom;
        assert_eq!(bottom, if handicap == ChuHandicap::None { Side::Second } else { Side::First });
    }
}

#[test]
fn local_rules_go_with_the_record_and_the_saved_game() {
    let local = ChuChoices {
        preset: ChuPreset::SenjishiProtected,
        promotion: ChuPromotion::Shogi,
        bare_king: false,
        quiet_draw: true,
        insufficient_material: true,
        refuse_exposure: true,
        handicap: ChuHandicap::TwoLions,
    };
    let mut seat = Seat::new(with(local));
    play(&mut seat, "6c6e");
    let again = read(&seat.table.record());
    assert_eq!(again.table.record(), seat.table.record());
    assert_eq!(again.table.choices.chushogi, local);
    let saved = Table::restore(&seat.table.save(), VIEW, Pacing::INSTANT).expect("a saved game");
    assert_eq!(saved.choices.chushogi, local);
}

#[test]
fn a_move_is_taken_back_by_consent() {
    let mut seat = Seat::new(two_players());
    play(&mut seat, "7j7h 12d12e 7h7g7h");
    let offer = seat.send(Command::Undo).offer.clone().expect("an offer");
    assert_eq!((offer.kind, offer.by, offer.plies), (OfferKind::Takeback, Side::First, 1));
    // Whoever answers may be in the middle of a step.
    tap(&mut seat, "12e");
    let snapshot = seat.send(Command::AcceptTakeback);
    assert_eq!((snapshot.moves.len(), snapshot.pending.clone()), (2, None));
    assert!(snapshot.actions.contains(&Action::Undo));
    // Without consent at once, and in the middle of a step too.
    seat.send(Command::SetView(View { takeback_consent: false, ..VIEW }));
    tap(&mut seat, "7h7g");
    assert!(seat.last().pending.is_some());
    let snapshot = seat.send(Command::Undo);
    assert_eq!((snapshot.moves.len(), snapshot.pending.clone()), (1, None));
}

#[test]
fn a_draw_is_agreed() {
    let mut seat = Seat::new(two_players());
    tap(&mut seat, "7j7i");
    seat.send(Command::OfferDraw(Some(Side::First)));
    let snapshot = seat.send(Command::AcceptDraw);
    assert_eq!(snapshot.result.as_ref().map(|card| card.reason.as_str()), Some("Both sides agreed"));
    assert_eq!(snapshot.pending, None);
}

#[test]
fn the_pieces_point_away_from_their_owner_however_the_board_lies() {
    for (seating, flip) in [
        (Seating::OneSide, false),
        (Seating::OneSide, true),
        (Seating::FaceToFace, false),
        (Seating::FaceToFace, true),
        (Seating::TurnAfterMove, false),
    ] {
        let mut seat = Seat::with(two_players(), View { seating, ..VIEW });
        if flip {
            seat.send(Command::Flip);
        }
        for text in ["", "7j7h", "12d12e"] {
            let snapshot = play(&mut seat, text);
            let bottom = snapshot.bottom;
            for point in &snapshot.points {
                assert!(point.piece.as_ref().is_none_or(|piece| piece.upside_down == (piece.side != bottom)));
            }
        }
    }
}
