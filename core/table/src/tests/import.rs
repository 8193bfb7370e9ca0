//! Records read back into games.

use palgak_rules::{Game, Side};

use crate::Table;
use crate::command::{Command, Pacing};
use crate::common::{Seat, VIEW, two_players};
use crate::import::{RecordError, import_record};
use crate::new_game::{NewGame, XiangqiChoices, XiangqiHandicap};

fn read(text: &str) -> Seat {
    let bytes = import_record(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    Seat::at(Table::restore(&bytes, VIEW, Pacing::INSTANT).expect("what was read comes back"))
}

fn machine(seat: &Seat) -> Vec<&str> {
    seat.last().moves.iter().map(|entry| entry.machine.as_str()).collect()
}

#[test]
fn what_is_written_is_read_back() {
    let mut janggi = Seat::new(two_players());
    janggi.play("e4e5 e7e6");
    janggi.send(Command::SetBikjang(false));
    janggi.play("e2e2");
    janggi.send(Command::Resign(Some(Side::Second)));
    let xiangqi = NewGame {
        game: Game::Xiangqi,
        xiangqi: XiangqiChoices {
            handicap: XiangqiHandicap::OneHorse,
            giver: Side::Second,
            ..XiangqiChoices::default()
        },
        ..two_players()
    };
    let mut xiangqi = Seat::new(xiangqi);
    xiangqi.play("h3e3 b10c8");
    xiangqi.send(Command::OfferDraw(None));
    xiangqi.send(Command::AcceptDraw);
    for seat in [janggi, xiangqi] {
        let record = seat.table.record();
        let again = read(&record);
        assert_eq!(again.table.record(), record);
        assert_eq!(machine(&again), machine(&seat));
        assert_eq!(again.last().result, seat.last().result);
    }
}

#[test]
fn the_record_of_a_game_of_xiangqi() {
    let mut seat = Seat::new(NewGame { game: Game::Xiangqi, ..two_players() });
    seat.play("h3e3 h10g8");
    assert_eq!(
        seat.table.record(),
        "[Game \"xiangqi\"]\n[Red \"person\"]\n[Black \"person\"]\n[Rules \"preset=tabletop\"]\n\
         [FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n\
         [Result \"*\"]\n\n1. 炮二平五 {h3e3} 馬8進7 {h10g8} *\n"
    );
}

#[test]
fn records_of_others_are_read_in_any_notation() {
    for moves in [
        "1. 炮二平五 馬8進7 2. 馬二進三",
        "1.炮二平五 马8进7\n2.马二进三",
        "1. C2=5 H8+7 2. H2+3",
        "1. H2-E2 H9-G7 2. H0-G2",
        "{the usual} h2e2 h9g7 {well} h0g2",
    ] {
        let seat =
            read(&format!("[Red \"A \\\"B\\\"\"]\r\n[Black \"C\"]\r\n[Result \"1-0\"]\r\n\r\n{moves} 1-0"));
        assert_eq!(machine(&seat), ["h3e3", "h10g8", "h1g3"], "{moves}");
        let result = seat.last().result.clone().expect("black gave up");
        assert_eq!((result.winner, result.reason.as_str()), (Some(Side::First), "Black resigned"));
    }
}

#[test]
fn a_record_may_begin_anywhere() {
    let seat = read("[Game \"xiangqi\"]\n[FEN \"3aka3/9/9/4C4/9/9/9/7C1/9/3K5 w - - 0 1\"]\n\n1. h2e2");
    let result = seat.last().result.clone().expect("a mate");
    assert_eq!(result.mate.as_deref(), Some("Double cannon (重炮)"));
    let record = seat.table.record();
    assert_eq!(read(&record).table.record(), record);
}

#[test]
fn what_is_no_record_is_refused_and_the_fault_named() {
    let error = |text: &str| import_record(text).expect_err("it is no record").to_string();
    assert_eq!(error(""), "the record does not say that it is of a game played here");
    assert_eq!(error("[Game \"go\"]"), "the record does not say that it is of a game played here");
    assert_eq!(
        error("[Game \"xiangqi\"]\n[Red Bob]"),
        "line 2 is no tag: it should look like [Name \"value\"]"
    );
    assert_eq!(
        error("[Game \"xiangqi\"]\n[Rules \"preset=wild\"]"),
        "the tag Rules is \"preset=wild\", which stands for nothing"
    );
    assert!(
        error("[Game \"xiangqi\"]\n[FEN \"9/9 w\"]")
            .starts_with("the position of the tag FEN cannot be read: ")
    );
    assert_eq!(error("[Red \"A\"]\n\n1. h2e2 {and"), "a brace is opened after move 0 and never closed");
    let illegal = import_record("[Red \"A\"]\n\n1. h2e2 h9g7 2. a0a5");
    assert!(matches!(illegal, Err(RecordError::Move { ply: 3, .. })), "{illegal:?}");
    assert_eq!(
        error("[Red \"A\"]\n[Result \"draw\"]\n[Reason \"threefold\"]\n\n1. h2e2"),
        "the game cannot have ended as the record says (threefold)"
    );
    assert!(matches!(import_record(&" ".repeat(2 << 20)), Err(RecordError::TooLong { .. })));
}
