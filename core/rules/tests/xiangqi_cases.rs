//! Hand-worked cases: refusals, notations, names of mates, long check, handicaps, FENs.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use palgak_rules::xiangqi::notation::{Style, parse, parse_as, parse_machine, write};
use palgak_rules::xiangqi::{
    FenError, Handicap, MateName, Position, Preset, Refusal, Rules, explain, name_mate,
};
use palgak_rules::{Game, Match, Move, Outcome, PieceKind, Position as _, Reason, Side, Square};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn mv(text: &str) -> Move {
    parse_machine(text).unwrap()
}

fn at(name: &str) -> Square {
    mv(&format!("{name}{}", if name == "a1" { "a2" } else { "a1" })).from()
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Rules::default()).unwrap()
}

fn refusal(fen: &str, text: &str) -> Refusal {
    explain(&position(fen), mv(text)).unwrap_or_else(|| panic!("{text} is legal in {fen}"))
}

fn points(refusal: Refusal) -> Vec<String> {
    refusal.points().into_iter().map(palgak_rules::family::geometry::name).collect()
}

#[test]
fn the_start_is_the_usual_one() {
    let start = Position::start(Handicap::Even, Rules::default());
    assert_eq!(start.fen(), START);
    assert_eq!(start.legal_count(), 44);
}

#[test]
fn handicaps_take_horses_away() {
    let fen = |handicap| Position::start(handicap, Rules::default()).fen();
    assert!(fen(Handicap::OneHorse(Side::First)).contains("/R1BAKABNR w"));
    assert!(fen(Handicap::TwoHorses(Side::First)).contains("/R1BAKAB1R w"));
    // Black's own left is the right of the board.
    assert!(fen(Handicap::OneHorse(Side::Second)).starts_with("rnbakab1r/"));
    assert!(fen(Handicap::TwoHorses(Side::Second)).starts_with("r1bakab1r/"));
}

#[test]
fn pieces_say_what_stops_them() {
    for (text, expected) in [
        ("a5a6", Refusal::EmptyPoint(at("a5"))),
        ("a7a6", Refusal::NotYours(at("a7"))),
        ("a1a4", Refusal::OwnPiece(at("a4"))),
        ("a1a5", Refusal::Blocked(at("a4"))),
        ("b1d2", Refusal::HorseLeg(at("c1"))),
        ("b1b2", Refusal::Shape(PieceKind::Horse)),
        ("b3b9", Refusal::Blocked(at("b8"))),
        ("b3c8", Refusal::Shape(PieceKind::Cannon)),
        ("a4a3", Refusal::Backward),
        ("a4b4", Refusal::Sideways),
        ("a4a6", Refusal::Shape(PieceKind::Soldier)),
        ("e1e3", Refusal::Shape(PieceKind::King)),
        ("d1c2", Refusal::Palace(PieceKind::Guard)),
        ("d1d2", Refusal::Shape(PieceKind::Guard)),
        ("c1c3", Refusal::Shape(PieceKind::Elephant)),
    ] {
        assert_eq!(refusal(START, text), expected, "{text}");
    }
    let fen = "3k5/9/9/9/2b6/2B6/9/1c7/3p5/C1B1K4 w - - 0 1";
    assert_eq!(refusal(fen, "c5e7"), Refusal::River);
    let eye = "3k5/9/9/9/9/9/9/9/3p5/2B1K4 w - - 0 1";
    assert_eq!(refusal(eye, "c1e3"), Refusal::ElephantEye(at("d2")));
    // A cannon that captures needs exactly one piece between.
    let cannon = "3k5/9/9/9/r8/9/9/9/9/C3K4 w - - 0 1";
    assert_eq!(refusal(cannon, "a1a6"), Refusal::NoScreen);
    let cannon = "3k5/9/9/9/r8/p8/9/P8/9/C3K4 w - - 0 1";
    assert!(Position::from_fen(cannon, Rules::default()).is_err(), "a soldier behind where it began");
    let cannon = "3k5/9/9/9/r8/p8/P8/9/9/C3K4 w - - 0 1";
    assert_eq!(refusal(cannon, "a1a6"), Refusal::TwoScreens(at("a4"), at("a5")));
}

#[test]
fn checks_pins_and_facing_name_their_points() {
    let check = "3k5/9/4r4/9/9/P8/9/9/9/3AK4 w - - 0 1";
    assert!(matches!(refusal(check, "a5a6"), Refusal::AnswerCheck(_)));
    assert_eq!(points(refusal(check, "a5a6")), ["e8"]);
    assert_eq!(explain(&position(check), mv("d1e2")), None);
    let pin = "3k5/9/4r4/9/9/9/9/9/4A4/4K4 w - - 0 1";
    assert_eq!(points(refusal(pin, "e2d3")), ["e8"]);
    assert!(matches!(refusal(pin, "e2d3"), Refusal::LeavesGeneral(_)));
    let facing = "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1";
    assert_eq!(refusal(facing, "e5c6"), Refusal::Facing(at("e1"), at("e10")));
    let step = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(refusal(step, "e1d1"), Refusal::Facing(at("d1"), at("d10")));
    let attacked = "3k5/9/9/9/9/9/9/9/8r/4K4 w - - 0 1";
    assert_eq!(points(refusal(attacked, "e1e2")), ["i2"]);
}

#[test]
fn chinese_wxf_and_iccs() {
    let start = position(START);
    for (machine, chinese, wxf, iccs) in [
        ("h3e3", "炮二平五", "C2=5", "h2e2"),
        ("h1g3", "馬二進三", "H2+3", "h0g2"),
        ("a1a2", "車九進一", "R9+1", "a0a1"),
        ("g4g5", "兵三進一", "P3+1", "g3g4"),
        ("c1e3", "相七進五", "E7+5", "c0e2"),
        ("d1e2", "仕六進五", "A6+5", "d0e1"),
    ] {
        assert_eq!(write(&start, mv(machine), Style::Chinese), chinese);
        assert_eq!(write(&start, mv(machine), Style::Wxf), wxf);
        assert_eq!(write(&start, mv(machine), Style::Iccs), iccs);
        assert_eq!(parse(&start, chinese), Ok(mv(machine)));
        assert_eq!(parse(&start, wxf), Ok(mv(machine)));
        assert_eq!(parse_as(&start, iccs, Style::Iccs), Ok(mv(machine)));
    }
    for text in ["炮2平5", "砲二平五", "包二平五", "C2=5", "c2=5"] {
        assert_eq!(parse(&start, text), Ok(mv("h3e3")), "{text}");
    }
    assert_eq!(parse_as(&start, "H2-E2", Style::Iccs), Ok(mv("h3e3")));
    assert_eq!(parse(&start, "马二进三"), Ok(mv("h1g3")));
    let mut game = Match::new(start);
    game.play(mv("h3e3")).unwrap();
    assert_eq!(write(game.position(), mv("h10g8"), Style::Chinese), "馬8進7");
    assert_eq!(write(game.position(), mv("h10g8"), Style::Wxf), "H8+7");
    for text in ["", "炮二", "炮二平九九", "XX", "e5", "車一進九"] {
        assert!(parse(game.position(), text).is_err(), "{text}");
    }
}

#[test]
fn several_on_a_file() {
    let two = position("3k5/9/9/9/9/9/4C4/9/4C4/4K4 w - - 0 1");
    assert_eq!(write(&two, mv("e4e5"), Style::Chinese), "前炮進一");
    assert_eq!(write(&two, mv("e2d2"), Style::Chinese), "後炮平六");
    assert_eq!(write(&two, mv("e2d2"), Style::Wxf), "C-=6");
    assert_eq!(parse(&two, "-C=6"), Ok(mv("e2d2")));
    assert_eq!(parse(&two, "后炮平六"), Ok(mv("e2d2")));
    let three = position("3k5/4P4/9/4P4/4P4/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(write(&three, mv("e9d9"), Style::Chinese), "前兵平六");
    assert_eq!(write(&three, mv("e7f7"), Style::Chinese), "中兵平四");
    assert_eq!(write(&three, mv("e6d6"), Style::Chinese), "後兵平六");
    let five = position("3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/4K4 w - - 0 1");
    let written: Vec<String> = ["e9d9", "e8d8", "e7d7", "e6d6", "e5e6"]
        .iter()
        .map(|text| write(&five, mv(text), Style::Chinese))
        .collect();
    assert_eq!(written[..4], ["前兵平六", "二兵平六", "三兵平六", "四兵平六"]);
    let files = position("3k5/4P1P2/9/4P1P2/9/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(write(&files, mv("g9g10"), Style::Chinese), "前兵三進一");
    assert_eq!(write(&files, mv("e7f7"), Style::Chinese), "後兵五平四");
    assert_eq!(write(&files, mv("e7f7"), Style::Wxf), "P-5=4");
    // Two advisors on one file: with the order, or with the file where only one can go.
    let advisors = position("3k5/9/9/9/9/9/9/3A5/9/3AK4 w - - 0 1");
    assert_eq!(write(&advisors, mv("d1e2"), Style::Chinese), "後仕進五");
    assert_eq!(parse(&advisors, "仕六進五"), Ok(mv("d1e2")));
}

#[test]
fn mates_have_names() {
    for (fen, expected) in [
        ("4k4/4R4/9/9/9/9/9/9/9/3AK4 b - - 0 1", None),
        ("3k5/3R5/3R5/9/9/9/9/9/9/4K4 b - - 0 1", Some(MateName::By(PieceKind::Chariot))),
        ("3aka3/9/9/4C4/4C4/9/9/9/9/3K5 b - - 0 1", Some(MateName::DoubleCannon)),
        ("4k4/9/4N4/4C4/9/9/9/9/9/3K5 b - - 0 1", Some(MateName::CannonBehindHorse)),
    ] {
        assert_eq!(name_mate(&position(fen)), expected, "{fen}");
    }
}

/// A chariot checks back and forth; the general steps to and fro.
const LONG_CHECK: &str = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";

#[test]
fn long_check_loses_at_the_third_occurrence() {
    let mut game = Match::new(position(LONG_CHECK));
    let cycle = ["a2e2", "e10f10", "e2f2", "f10e10"];
    game.play(mv("a2e2")).unwrap();
    game.play(mv("e10f10")).unwrap();
    for round in 0..2 {
        for text in ["e2f2", "f10e10", "f2e2", "e10f10"] {
            assert_eq!(game.outcome(), None, "round {round} {text}");
            game.play(mv(text)).unwrap();
            if game.history().occurrences() == 2 {
                assert_eq!(game.history().cycle(2).unwrap().only_checker(), Some(Side::First));
            }
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::PerpetualCheck)));
    assert_eq!(game.ply(), 9, "{cycle:?}");
    // Under the simple rules the same is a draw.
    let mut game = Match::new(Position::from_fen(LONG_CHECK, Rules { preset: Preset::Simple }).unwrap());
    for text in ["a2e2", "e10f10", "e2f2", "f10e10", "f2e2", "e10f10", "e2f2", "f10e10", "f2e2"] {
        assert_eq!(game.outcome(), None);
        game.play(mv(text)).unwrap();
    }
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Threefold)));
}

#[test]
fn one_quiet_move_in_the_cycle_is_no_long_check() {
    // The chariot checks once and retreats once: at the third occurrence nothing is decided.
    let mut game = Match::new(position(LONG_CHECK));
    for _ in 0..3 {
        for text in ["a2e2", "e10f10", "e2a2", "f10e10"] {
            game.play(mv(text)).unwrap();
        }
    }
    assert_eq!(game.history().occurrences(), 4);
    assert_eq!(game.outcome(), None);
}

#[test]
fn no_move_is_a_loss_with_or_without_check() {
    let stuck = position("3k5/R8/9/9/4R4/9/9/9/9/5K3 b - - 0 1");
    assert_eq!(stuck.terminal(), Some(Outcome::win(Side::First, Reason::Stalemate)));
}

#[test]
fn bad_fens_say_what_is_wrong_and_where() {
    let fen = |text: &str| Position::from_fen(text, Rules::default()).unwrap_err();
    assert_eq!(fen("4k4/9/9/9/9/9/9/9/9/4K4 w"), FenError::Facing);
    let place = |side, kind, square| FenError::Place { game: Game::Xiangqi, side, kind, square: at(square) };
    assert_eq!(fen(&START.replace("RNBAKABNR", "RNBKAABNR")), place(Side::First, PieceKind::Guard, "e1"));
    assert_eq!(fen("3k5/9/9/9/9/4B4/9/9/9/4K4 w"), place(Side::First, PieceKind::Elephant, "e5"));
    assert_eq!(fen("3k5/9/9/9/9/9/9/P8/9/4K4 w"), place(Side::First, PieceKind::Soldier, "a3"));
    assert_eq!(fen(&START.replace("w - -", "w - p")), FenError::Pass { found: "p".into() });
    // Letters of other programs.
    assert_eq!(
        position(&START.replace(['N', 'n'], "H").replace("rHbakabHr", "rhbakabhr").replace('B', "E")).fen(),
        START
    );
}
