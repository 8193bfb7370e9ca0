//! A game as text.

use palgak_rules::Side;

use crate::command::Command;
use crate::common::{Seat, against_computer, two_players};

#[test]
fn a_record_says_who_played_what_and_how_it_ended() {
    let mut seat = Seat::new(two_players());
    seat.play("e4e5 e7e6");
    seat.send(Command::SetBikjang(false));
    seat.play("e5e6 e9e9 e2e2");
    seat.send(Command::Resign(Some(Side::Second)));
    assert_eq!(
        seat.table.record(),
        r#"[Game "janggi"]
[Cho "person"]
[Han "person"]
[ChoSetup "inner"]
[HanSetup "inner"]
[Bikjang "on"]
[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]
[Result "cho"]
[Reason "double-pass"]
[ChoPoints "72.0"]
[HanPoints "71.5"]

1. 75졸65 {e4e5} 45병55 {e7e6} {bikjang off} 2. 65졸55 {e5e6} 한수쉼 {e9e9} 3.
한수쉼 {e2e2} cho
"#
    );
}

#[test]
fn a_record_of_an_open_game_ends_with_a_star() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.play("e4e5");
    let record = seat.table.record();
    assert!(record.contains("[Han \"computer, beginner\"]"), "{record}");
    assert!(record.contains("[Result \"*\"]") && !record.contains("[Reason"), "{record}");
    assert!(record.ends_with("1. 75졸65 {e4e5} *\n"), "{record}");
}
