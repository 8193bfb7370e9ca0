//! Hand-worked cases: the lion rules in words, promotion, ends of games, repetition, handicaps, bad input; and
//! properties of random games.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::collections::BTreeSet;

use palgak_rules::chushogi::notation::{NotationError, machine, parse_machine, square_name};
use palgak_rules::chushogi::written::{Style, write};
use palgak_rules::chushogi::{
    Cell, Handicap, Kind, LionRule, Position, Promotion, Refusal, Rules, Senjishi, SfenError, explain, reach,
};
use palgak_rules::{Match, Move, MoveList, Outcome, PlayError, Position as _, Reason, Side, Square};
use proptest::prelude::*;

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Rules::STANDARD).unwrap()
}

fn mv(text: &str) -> Move {
    parse_machine(text).unwrap()
}

fn at(name: &str) -> Square {
    let other = if name == "1a" { "1b" } else { "1a" };
    mv(&format!("{name}{other}")).from()
}

fn legal(position: &Position) -> BTreeSet<Move> {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    list.into_iter().collect()
}

#[test]
fn the_start_and_the_handicaps() {
    let start = Position::start(Handicap::Even, Rules::STANDARD);
    assert_eq!(
        start.fen(),
        "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/\
         MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1"
    );
    let fen = |handicap| Position::start(handicap, Rules::STANDARD).fen();
    assert!(fen(Handicap::ThreeLions).contains("a1b1txxt1b1a"));
    assert!(fen(Handicap::ThreeLions).contains("A1B1T+O+OT1B1A/LFCSGKEGSCFL w"));
    assert!(fen(Handicap::TwoLions).contains("A1B1T+OXT1B1A/LFCSGKEGSCFL w"));
    assert!(fen(Handicap::TwoKings).contains("A1B1TOXT1B1A/LFCSGK+EGSCFL w"));
}

#[test]
fn a_refused_lion_says_what_protects_it() {
    let refusal = |sfen: &str, text: &str| explain(&position(sfen), mv(text)).unwrap();
    // Protected by a lance above.
    assert_eq!(
        refusal("k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1", "7e5f"),
        Refusal::Lion(at("5f"), LionRule::Protected(at("5c")))
    );
    // A bishop behind the taking lion.
    assert_eq!(
        refusal("k11/12/12/3n8/12/5N6/5P6/7b4/12/12/12/11K b - 1", "7f9d"),
        Refusal::Lion(at("9d"), LionRule::HiddenProtection(at("5h")))
    );
    // A lion was taken by a bishop just before.
    assert_eq!(
        refusal("k11/12/4r7/12/12/8B3/4N7/4G7/12/12/12/11K w 4f 2", "8c8g"),
        Refusal::Lion(at("8g"), LionRule::Senjishi(at("4f")))
    );
    // Over a go-between nothing is taken together.
    assert!(matches!(
        refusal("k11/12/12/5n1r4/3gi7/5N6/6s5/7n4/12/12/12/11K b - 1", "7f8e7d"),
        Refusal::Lion(_, LionRule::Protected(_))
    ));
    let start = Position::start(Handicap::Even, Rules::STANDARD);
    for (text, expected) in [
        ("6f6e", Refusal::EmptySquare(at("6f"))),
        ("4e4f", Refusal::NotYours(at("4e"))),
        ("12l12i", Refusal::OwnPiece(at("12i"))),
        ("12l12h", Refusal::Blocked(at("12k"))),
        ("4h4h5h", Refusal::Shape(Kind::GoBetween)),
        ("7j7g7f", Refusal::Shape(Kind::Lion)),
    ] {
        if let Ok(mv) = parse_machine(text) {
            assert_eq!(explain(&start, mv), Some(expected), "{text}");
        }
    }
}

#[test]
fn local_rules_change_what_is_legal() {
    let sfen = "k11/12/4r7/12/12/8B3/4N7/12/12/12/12/11K w 4f 2";
    let rules = |senjishi| Rules { senjishi, ..Rules::STANDARD };
    let read = |rules| Position::from_sfen(sfen, rules).unwrap();
    assert!(!read(rules(Senjishi::EveryLion)).is_legal(mv("8c8g")));
    assert!(!read(rules(Senjishi::ExceptSameSquare)).is_legal(mv("8c8g")));
    // The lion on 8g has nothing that could take back.
    assert!(read(rules(Senjishi::ProtectedLion)).is_legal(mv("8c8g")));

    let inside = "11k/12/3S8/12/12/12/12/12/12/12/12/11K b - 1";
    let shogi = Rules { promotion: Promotion::Shogi, ..Rules::STANDARD };
    assert!(!position(inside).is_legal(mv("9c9b+")));
    assert!(Position::from_sfen(inside, shogi).unwrap().is_legal(mv("9c9b+")));
}

#[test]
fn promotion_is_by_entry_by_capture_and_at_the_end() {
    let entering = position("11k/12/12/12/3P8/12/12/12/12/12/12/11K b - 1");
    assert!(entering.is_legal(mv("9e9d+")) && entering.is_legal(mv("9e9d")));
    let inside = position("11k/12/3P8/12/12/12/12/12/12/12/12/11K b - 1");
    assert!(!inside.is_legal(mv("9c9b+")));
    assert_eq!(explain(&inside, mv("9c9b+")), Some(Refusal::Promotion(Kind::Pawn)));
    let last = position("11k/3P8/12/12/12/12/12/12/12/12/12/11K b - 1");
    assert!(last.is_legal(mv("9b9a+")) && last.is_legal(mv("9b9a")));
    let capture = position("11k/3p8/3S8/12/12/12/12/12/12/12/12/11K b - 1");
    assert!(capture.is_legal(mv("9c9b+")));
    // What was promoted does not promote again.
    let tokin = position("11k/3p8/3+P8/12/12/12/12/12/12/12/12/11K b - 1");
    assert!(!tokin.is_legal(mv("9c9b+")));
}

#[test]
fn taking_the_king_wins_unless_a_prince_is_left() {
    let mut game = Match::new(position("k11/R10p/12/12/12/12/12/12/12/12/12/P10K b - 1"));
    game.play(mv("12b12a")).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::KingCaptured)));
    let mut game = Match::new(position("k10+e/R11/12/12/12/12/12/12/12/12/12/P10K b - 1"));
    game.play(mv("12b12a")).unwrap();
    assert_ne!(game.outcome().map(|outcome| outcome.reason), Some(Reason::KingCaptured));
}

/// Sente has one piece that can move, and it has only one move at a time.
#[test]
fn a_side_whose_last_move_repeats_too_often_is_out_of_moves() {
    let start = position("KP7PIP/PP7P1P/9PBP/9P1P/12/12/12/12/12/12/12/4p1k5 w");
    let mut game = Match::new(start);
    let cycle = ["6l6k", "2a2b", "6k6l", "2b2a"];
    for text in cycle.iter().cycle().take(11) {
        assert_eq!(game.outcome(), None);
        game.play(mv(text)).unwrap();
    }
    assert_eq!(legal(game.position()), BTreeSet::from([mv("2b2a")]));
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::Stalemate)));
}

#[test]
fn the_fourth_time_is_forbidden() {
    let mut game = Match::new(position("k10r/12/12/12/12/12/12/12/12/12/12/K10R b - 1"));
    // Neither checks: the rooks walk up and down their own files' far end.
    for _ in 0..2 {
        for text in ["1l2l", "1a2a", "2l1l", "2a1a"] {
            game.play(mv(text)).unwrap();
        }
    }
    for text in ["1l2l", "1a2a", "2l1l"] {
        game.play(mv(text)).unwrap();
    }
    assert_eq!(game.history().occurrences(), 3);
    assert_eq!(game.play(mv("2a1a")), Err(PlayError::Repetition));
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    assert!(!list.contains(&mv("2a1a")));
    game.play(mv("2a3a")).unwrap();
}

#[test]
fn written_moves() {
    let start = Position::start(Handicap::Even, Rules::STANDARD);
    assert_eq!(write(&start, mv("5i5h"), Style::Japanese), "5八歩(5九)");
    assert_eq!(write(&start, mv("4h4g"), Style::Western), "GB4h-4g");
    let lion = position("k11/12/6g5/5n6/5+p6/5N6/12/12/12/12/12/11K b - 1");
    assert_eq!(write(&lion, mv("7f7e7d"), Style::Japanese), "7五・7四獅(7六)");
    assert_eq!(write(&lion, mv("7f7e7d"), Style::Western), "Ln7fx7ex7d");
    assert_eq!(write(&lion, mv("7f7e7f"), Style::Japanese), "7五居喰い獅(7六)");
    assert_eq!(write(&lion, mv("7f7e7f"), Style::Western), "Ln7fx!7e");
    assert_eq!(write(&lion, mv("7f6e7f"), Style::Western), "Ln7f-!");
    assert_eq!(write(&lion, mv("7f6e7f"), Style::Japanese), "じっと獅(7六)");
}

#[test]
fn bad_input_says_what_is_wrong_and_where() {
    let start = Position::start(Handicap::Even, Rules::STANDARD).fen();
    let bad = |text: &str| Position::from_sfen(text, Rules::STANDARD).unwrap_err();
    assert_eq!(bad(""), SfenError::Empty);
    assert_eq!(bad("12/12"), SfenError::Ranks { found: 2 });
    assert_eq!(bad(&start.replace("/12/12/", "/13/12/")), SfenError::Width { rank: 'f', found: 13 });
    assert_eq!(bad(&start.replace("LFCSGK", "LFCSGZ")), SfenError::Letter { letter: 'Z', rank: 'l' });
    assert_eq!(bad(&start.replace("LFCSGK", "LFCSG+K")), SfenError::Promotion { letter: 'K', rank: 'l' });
    assert_eq!(bad(&start.replace("LFCSGK", "LFCSGG")), SfenError::NoRoyal { side: Side::First });
    assert_eq!(bad(&start.replace("lfcsge", "lfcsgk")), SfenError::TooManyRoyals { side: Side::Second });
    assert_eq!(bad(&start.replace(" b ", " x ")), SfenError::Side { found: "x".into() });
    assert_eq!(bad(&start.replace("b -", "b 13a")), SfenError::Senjishi { found: "13a".into() });
    assert_eq!(bad(&start.replace("- 1", "- one")), SfenError::Number { found: "one".into() });
    assert_eq!(bad(&(start + " more")), SfenError::Extra { found: "more".into() });
    for text in ["", "5i", "5i5", "13a1a", "5m5a", "5i5i", "5i5h+x", "0a1a"] {
        assert_eq!(parse_machine(text), Err(NotationError::Syntax { text: text.into() }), "{text}");
    }
    assert_eq!(parse_machine("7f7e7d+"), Err(NotationError::DoublePromotion { text: "7f7e7d+".into() }));
    assert_eq!(
        parse_machine("7f7c7d"),
        Err(NotationError::Middle { text: "7f7c7d".into(), middle: "7c".into() })
    );
}

fn check_position(position: &Position) {
    let legal = legal(position);
    for mv in &legal {
        assert!(position.is_legal(*mv), "{}", machine(*mv));
        assert_eq!(explain(position, *mv), None, "{} in {position:?}", machine(*mv));
        let mut after = position.clone();
        let undo = after.make(*mv);
        if after.royals(Side::First).next().is_some() && after.royals(Side::Second).next().is_some() {
            let read = Position::from_sfen(&after.fen(), position.rules()).unwrap();
            assert_eq!(read, after);
            assert_eq!(read.hash(), after.hash(), "{} in {position:?}", machine(*mv));
            assert_eq!(position.hash_after(*mv), after.hash(), "{} in {position:?}", machine(*mv));
        }
        after.unmake(*mv, undo);
        assert_eq!(&after, position);
        assert_eq!(after.hash(), position.hash());
        assert_eq!(after.fen(), position.fen());
    }
    let mut captures = MoveList::new();
    position.legal_captures(&mut captures);
    let fewer = |mv: &Move| {
        let mut after = position.clone();
        after.make(*mv);
        let count =
            |position: &Position| (0..144).filter(|at| position.piece_at(Square::new(*at)).is_some()).count();
        count(&after) < count(position)
    };
    let expected: BTreeSet<Move> = legal.iter().copied().filter(fewer).collect();
    let captures: BTreeSet<Move> = captures.into_iter().collect();
    assert_eq!(captures, expected, "{position:?}");
    let mut quiet = MoveList::new();
    position.legal_quiet(&mut quiet);
    assert_eq!(quiet.into_iter().collect::<BTreeSet<_>>(), &legal - &captures, "{position:?}");
    // The tables of what pieces reach agree with walking every way.
    for (side, target) in
        Side::BOTH.into_iter().flat_map(|side| (0..144).map(move |at| (side, Square::new(at))))
    {
        let mut found = BTreeSet::new();
        reach::attackers(position.board(), side, Cell::of(target), |cell| !found.insert(cell.square()));
        assert_eq!(found, position.attackers(side, target).collect(), "{target:?} in {position:?}");
    }
    // Whatever is not generated has a reason.
    for from in (0..144).map(Square::new) {
        for to in (0..144).map(Square::new) {
            let mv = Move::new(from, to);
            if from != to {
                assert_eq!(
                    explain(position, mv).is_none(),
                    legal.contains(&mv),
                    "{} in {position:?}",
                    machine(mv)
                );
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]
    #[test]
    fn random_games(
        lishogi: bool,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..300),
    ) {
        let rules = if lishogi { Rules::LISHOGI } else { Rules::STANDARD };
        let mut game = Match::new(Position::start(Handicap::Even, rules));
        for (ply, choice) in choices.iter().enumerate() {
            let mut list = MoveList::new();
            game.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            if ply % 40 == 0 {
                check_position(game.position());
            }
            game.play(list[choice.index(list.len())]).unwrap();
        }
        if game.outcome().is_none() {
            check_position(game.position());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let _ = Position::from_sfen(&text, Rules::STANDARD);
        let _ = parse_machine(&text);
        let _ = palgak_rules::chushogi::written::parse(&Position::start(Handicap::Even, Rules::STANDARD), &text);
        let _ = square_name(Square::new(0));
    }
}
