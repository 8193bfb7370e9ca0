//! Hand-worked cases: why moves are refused, why FENs are refused, how games end.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use palgak_rules::janggi::notation::{NotationError, korean, parse, parse_machine};
use palgak_rules::janggi::{FenError, Position, Refusal, Rules, Setup, explain, explain_pass};
use palgak_rules::{Game, Match, Move, Outcome, PieceKind, PlayError, Position as _, Reason, Side, Square};

fn at(name: &str) -> Square {
    parse_machine(&format!("{name}{name}")).unwrap().from()
}

fn mv(text: &str) -> Move {
    parse_machine(text).unwrap()
}

fn position(fen: &str, bikjang: bool) -> Position {
    Position::from_fen(fen, Rules { bikjang }).unwrap()
}

fn refusal(fen: &str, text: &str) -> Refusal {
    explain(&position(fen, true), mv(text)).unwrap_or_else(|| panic!("{text} is legal in {fen}"))
}

fn points(refusal: Refusal) -> Vec<String> {
    refusal.points().into_iter().map(palgak_rules::family::geometry::name).collect()
}

const START: &str = "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1";

#[test]
fn pieces_say_what_stops_them() {
    for (text, expected) in [
        ("a5a6", Refusal::EmptyPoint(at("a5"))),
        ("a7a6", Refusal::NotYours(at("a7"))),
        ("a1a4", Refusal::OwnPiece(at("a4"))),
        ("a1a5", Refusal::Blocked(at("a4"))),
        ("a1b2", Refusal::Shape(PieceKind::Chariot)),
        // A horse on c1 going two files left steps over b1; going up it steps over c2.
        ("c1a2", Refusal::HorseLeg(at("b1"))),
        ("c1c2", Refusal::Shape(PieceKind::Horse)),
        // The elephant on g1 goes by f1 to d3: a guard stands on f1.
        ("g1d3", Refusal::ElephantPath(at("f1"))),
        ("g1g2", Refusal::Shape(PieceKind::Elephant)),
        ("b3b5", Refusal::NoScreen),
        ("b3g3", Refusal::NoScreen),
        ("b3i3", Refusal::CannonScreen(at("h3"))),
        ("h3h8", Refusal::NoScreen),
        ("a4a3", Refusal::Backward),
        ("a4b5", Refusal::NoDiagonal(PieceKind::Soldier)),
        ("a4a6", Refusal::Shape(PieceKind::Soldier)),
        ("e2e5", Refusal::Palace(PieceKind::King)),
        ("d1c1", Refusal::OwnPiece(at("c1"))),
        ("d1d3", Refusal::Shape(PieceKind::Guard)),
        ("d1d4", Refusal::Palace(PieceKind::Guard)),
        ("d1e2", Refusal::OwnPiece(at("e2"))),
        ("a1a1", Refusal::OwnPiece(at("a1"))),
    ] {
        assert_eq!(refusal(START, text), expected, "{text}");
    }
}

#[test]
fn cannons_say_what_stops_them() {
    // A cannon on a1 with a soldier on a3, a cannon of Han on a6; another on d1 with pieces on d4 and d5.
    let fen = "3k5/9/9/9/c8/3p5/3P5/P8/5K3/C2C5 w - - 0 1";
    assert_eq!(refusal(fen, "a1a6"), Refusal::CannonTarget(at("a6")));
    assert_eq!(refusal(fen, "a1a7"), Refusal::TwoScreens(at("a3"), at("a6")));
    assert_eq!(refusal(fen, "d1d6"), Refusal::TwoScreens(at("d4"), at("d5")));
    assert_eq!(refusal(fen, "a1i1"), Refusal::CannonScreen(at("d1")));
    assert_eq!(explain(&position(fen, true), mv("d1d5")), None);
    // Along a palace diagonal: from a corner over the centre, where a piece that is no cannon must stand.
    let empty = "4k4/9/9/9/9/9/9/9/9/3C1K3 w - - 0 1";
    assert_eq!(refusal(empty, "d1f3"), Refusal::NoScreen);
    let guard = "4k4/9/9/9/9/9/9/9/4A4/3C1K3 w - - 0 1";
    assert_eq!(explain(&position(guard, true), mv("d1f3")), None);
    let cannon = "4k4/9/9/9/9/9/9/9/4C4/3C1K3 w - - 0 1";
    assert_eq!(refusal(cannon, "d1f3"), Refusal::CannonScreen(at("e2")));
    // No line is drawn from the middle of an edge.
    assert_eq!(
        refusal("4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1", "d2e3"),
        Refusal::NoDiagonal(PieceKind::Chariot)
    );
    assert_eq!(refusal("3k5/9/9/9/9/9/9/3A5/3K5/9 w - - 0 1", "d2e3"), Refusal::NoDiagonal(PieceKind::King));
}

#[test]
fn elephants_are_blocked_on_both_points() {
    let near = "3k5/9/9/9/9/9/9/9/B2p1K3/9 w - - 0 1";
    assert_eq!(explain(&position(near, true), mv("a2d4")), None);
    let near = "3k5/9/9/9/9/9/9/9/Bp3K3/9 w - - 0 1";
    assert_eq!(refusal(near, "a2d4"), Refusal::ElephantPath(at("b2")));
    let far = "3k5/9/9/9/9/9/9/2p6/B4K3/9 w - - 0 1";
    assert_eq!(refusal(far, "a2d4"), Refusal::ElephantPath(at("c3")));
}

#[test]
fn checks_and_pins_name_the_attackers() {
    // A chariot on e8 checks the king on e2; a soldier may not move elsewhere, a guard may come between.
    let fen = "3k5/9/4r4/9/9/9/P8/9/4K4/3A5 w - - 0 1";
    let refused = refusal(fen, "a4a5");
    assert!(matches!(refused, Refusal::AnswerCheck(_)), "{refused:?}");
    assert_eq!(points(refused), ["e8"]);
    assert_eq!(points(explain_pass(&position(fen, true)).unwrap()), ["e8"]);
    assert!(matches!(refusal(fen, "e2e2"), Refusal::PassInCheck(_)));
    // The guard stands between; it is bound to the file.
    let pinned = "3k5/9/4r4/9/9/9/9/4A4/4K4/9 w - - 0 1";
    let refused = refusal(pinned, "e3f3");
    assert!(matches!(refused, Refusal::LeavesKing(_)), "{refused:?}");
    assert_eq!(points(refused), ["e8"]);
    // A step between a cannon and the king makes the screen the cannon lacks.
    let screen = "3k5/9/4c4/9/9/3P5/9/9/4K4/9 w - - 0 1";
    assert_eq!(points(refusal(screen, "d5e5")), ["e8"]);
    // The king may not step where a horse strikes.
    let horse = "5k3/9/9/9/9/9/3n5/9/9/4K4 w - - 0 1";
    let refused = refusal(horse, "e1e2");
    assert!(matches!(refused, Refusal::KingAttacked(_)), "{refused:?}");
    assert_eq!(points(refused), ["d4"]);
}

#[test]
fn bikjang_binds_the_side_to_move() {
    let fen = "4k4/9/9/9/9/3P5/9/9/4K4/9 w - - 0 1";
    let position = position(fen, true);
    assert!(position.facing());
    assert_eq!(refusal(fen, "d5d6"), Refusal::Bikjang(at("e2"), at("e10")));
    assert_eq!(refusal(fen, "e2e1"), Refusal::Bikjang(at("e2"), at("e10")));
    assert_eq!(refusal(fen, "e2e2"), Refusal::PassFacing(at("e2"), at("e10")));
    assert_eq!(explain(&position, mv("d5e5")), None);
    assert_eq!(explain(&position, mv("e2d1")), None);
    let mut game = Match::new(position);
    game.accept_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::BikjangAccepted)));
    assert_eq!(game.play(mv("e2d1")), Err(PlayError::Over { ply: 0, reason: Reason::BikjangAccepted }));
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
    // Off, facing means nothing.
    let off = Position::from_fen(fen, Rules { bikjang: false }).unwrap();
    assert_eq!(explain(&off, mv("e2e2")), None);
    assert_eq!(Match::new(off).accept_draw(), Err(PlayError::NoDraw));
}

#[test]
fn a_check_no_move_answers_is_mate_even_while_the_kings_face() {
    // Chariots on d1 and f1 hold the flanks of a king on e1 that another on e2's line checks: facing or not, mate.
    let mate = "4k4/9/9/9/9/9/9/9/3rr4/4K4 w - - 0 1";
    let position = position(mate, true);
    assert_eq!(position.terminal(), Some(Outcome::win(Side::Second, Reason::Checkmate)));
}

#[test]
fn two_passes_and_four_occurrences_end_by_points() {
    let start = Position::start(Setup::Left, Setup::Left, Rules::default());
    let mut game = Match::new(start.clone());
    game.play(mv("e2d3")).unwrap();
    game.play(mv("e9e9")).unwrap();
    assert!(game.position().fen().contains(" w - p "), "{}", game.position().fen());
    game.play(mv("d3d3")).unwrap();
    // 72 points against 73.5.
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::DoublePass)));
    assert_eq!(game.undo(), Some(mv("d3d3")));
    assert_eq!(game.outcome(), None);

    let mut game = Match::new(start);
    let cycle = ["a1a2", "a10a9", "a2a1", "a9a10"];
    for round in 0..3 {
        for (index, text) in cycle.iter().enumerate() {
            assert_eq!(game.outcome(), None, "round {round} ply {index}");
            game.play(mv(text)).unwrap();
        }
    }
    assert_eq!(game.occurrences(), 4);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::Repetition)));
}

#[test]
fn a_pass_makes_another_position() {
    let a = position(START, true);
    let b = position(&START.replace("w - - 0", "w - p 0"), true);
    assert_ne!(a.hash(), b.hash());
    assert_ne!(a, b);
    let off = position(START, false);
    assert_ne!(a.hash(), off.hash());
}

#[test]
fn rules_change_from_here_on() {
    let fen = "4k4/9/9/9/9/3P5/9/9/4K4/9 w - - 0 1";
    let mut game = Match::new(position(fen, false));
    game.play(mv("d5d6")).unwrap();
    assert_eq!(game.position().claimable_draw(), None);
    game.change_rules(|position| position.set_rules(Rules { bikjang: true }));
    assert_eq!(game.position().claimable_draw(), Some(Reason::BikjangAccepted));
    assert_eq!(game.ply(), 1);
    assert_eq!(game.undo(), Some(mv("d5d6")));
    assert_eq!(game.position().claimable_draw(), Some(Reason::BikjangAccepted));
}

#[test]
fn bad_fens_say_what_is_wrong_and_where() {
    let fen = |text: &str| Position::from_fen(text, Rules::default()).unwrap_err();
    assert_eq!(fen(""), FenError::Empty);
    assert_eq!(fen("9/9"), FenError::Ranks { found: 2 });
    assert_eq!(fen(&START.replace("4k4", "4k5")), FenError::Width { rank: 9, found: 10 });
    assert_eq!(fen(&START.replace("4K4", "4K3")), FenError::Width { rank: 2, found: 8 });
    assert_eq!(fen(&START.replace("1c5c1", "1c5x1")), FenError::Letter { letter: 'x', rank: 8 });
    assert_eq!(
        fen(&START.replace("4k4", "9")),
        FenError::Kings { game: Game::Janggi, side: Side::Second, found: 0 }
    );
    assert_eq!(
        fen(&START.replace("4K4", "3KK4")),
        FenError::Kings { game: Game::Janggi, side: Side::First, found: 2 }
    );
    assert_eq!(
        fen(&START.replace("4k4", "k8")),
        FenError::Place { game: Game::Janggi, side: Side::Second, kind: PieceKind::King, square: at("a9") }
    );
    assert_eq!(
        fen(&START.replace("P1P1P1P1P", "PPPPPPPPP")),
        FenError::TooMany { game: Game::Janggi, side: Side::First, found: 20 }
    );
    assert_eq!(fen(&START.replace(" w ", " x ")), FenError::Side { found: "x".into() });
    assert_eq!(fen(&START.replace("w - -", "w KQ -")), FenError::Third { found: "KQ".into() });
    assert_eq!(fen(&START.replace("w - -", "w - q")), FenError::Pass { found: "q".into() });
    assert_eq!(fen(&START.replace("- 0 1", "- x 1")), FenError::Counter { field: 5, found: "x".into() });
    assert_eq!(fen(&(START.to_owned() + " more")), FenError::Extra { found: "more".into() });
    assert_eq!(
        fen("4k4/9/4R4/9/9/9/9/9/4K4/9 w - - 0 1"),
        FenError::InCheck { game: Game::Janggi, side: Side::Second }
    );
    assert_eq!(fen("9/9").to_string(), "the board has 2 ranks instead of 10");
}

#[test]
fn the_korean_record_form() {
    let start = position(START, true);
    assert_eq!(korean(&start, mv("i4h4")), "79졸78");
    assert_eq!(korean(&start, mv("e2d3")), "95장84");
    assert_eq!(korean(&start, mv("c1d3")), "03마84");
    assert_eq!(korean(&start, mv("e2e2")), "한수쉼");
    for (text, expected) in [
        ("79졸78", "i4h4"),
        ("79卒78", "i4h4"),
        ("79졸78병", "i4h4"),
        ("95궁84", "e2d3"),
        ("03馬84장군", "c1d3"),
        ("한수쉼", "e2e2"),
        ("b1e3", "b1e3"),
        ("a10a9", "a10a9"),
    ] {
        assert_eq!(parse(&start, text), Ok(mv(expected)), "{text}");
    }
    assert_eq!(
        parse(&start, "79차78"),
        Err(NotationError::Piece { text: "79차78".into(), square: at("i4") })
    );
    for text in
        ["", "79졸7", "79졸789", "99", "70졸78", "79졸70", "e2", "e2e11", "e0e1", "j1j2", "e2e3x", "79졸78x"]
    {
        assert_eq!(parse(&start, text), Err(NotationError::Syntax { text: text.into() }), "{text}");
    }
}
