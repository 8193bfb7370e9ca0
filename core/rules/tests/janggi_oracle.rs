//! Every row of the Janggi oracle data (`tests/oracle/janggi`) against the rules.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use palgak_rules::janggi::{Position, Rules, notation};
use palgak_rules::{Match, MoveList, Position as _, Side, perft};

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests/oracle/janggi/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn position(fen: &str, bikjang: bool) -> Position {
    Position::from_fen(fen, Rules { bikjang }).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What the last moves of all lines are, as the data counts them.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    nodes: u64,
    passes: u64,
    captures: u64,
    checks: u64,
    mates: u64,
}

fn detailed(position: &mut Position, depth: u64, counts: &mut Counts) {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    for mv in list {
        let captures = !mv.is_pass() && position.piece_at(mv.to()).is_some();
        let undo = position.make(mv);
        if depth > 1 {
            detailed(position, depth - 1, counts);
        } else {
            counts.nodes += 1;
            counts.passes += u64::from(mv.is_pass());
            counts.captures += u64::from(captures);
            counts.checks += u64::from(position.in_check());
            // The data calls every check without a legal reply a mate, also where another reply would answer the
            // check and leave the kings facing: that is a draw by bikjang.
            counts.mates += u64::from(position.in_check() && position.legal_count() == 0);
        }
        position.unmake(mv, undo);
    }
}

/// Rows of up to this many nodes are checked by every run; the rest in release mode (see `deep_rows`).
const SHALLOW: u64 = 2_000_000;

fn check_perft(only: impl Fn(u64) -> bool) -> usize {
    let mut checked = 0;
    for row in rows("perft.tsv") {
        let [id, bikjang, fen, depth, nodes, passes, captures, checks, mates] = row.as_slice() else {
            panic!("{row:?}")
        };
        let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
        if !only(nodes) {
            continue;
        }
        let mut position = position(fen, bikjang == "on");
        assert_eq!(perft(&mut position, depth), nodes, "{id} bikjang {bikjang} depth {depth}");
        if passes != "-" && nodes <= SHALLOW {
            let mut counts = Counts::default();
            detailed(&mut position, u64::from(depth), &mut counts);
            let expected = Counts {
                nodes,
                passes: passes.parse().unwrap(),
                captures: captures.parse().unwrap(),
                checks: checks.parse().unwrap(),
                mates: mates.parse().unwrap(),
            };
            assert_eq!(counts, expected, "{id} bikjang {bikjang} depth {depth}");
        }
        checked += 1;
    }
    checked
}

#[test]
fn perft_rows() {
    assert!(check_perft(|nodes| nodes <= SHALLOW) > 300);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "slow without optimisation: run in release mode")]
fn deep_rows() {
    assert!(check_perft(|nodes| nodes > SHALLOW) >= 1);
}

/// The start position, five plies deep, under both settings of the bikjang rule.
#[test]
#[cfg_attr(debug_assertions, ignore = "slow without optimisation: run in release mode")]
fn start_to_depth_five() {
    let fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    for (bikjang, counts) in [
        (false, [32, 1024, 33_316, 1_083_563, 36_282_067]),
        // Fairy-Stockfish counts 35,243,995 at depth 5 because accepting a draw is a move there. The kings face
        // after 15,364 lines of four plies (counted below): the difference.
        (true, [32, 1024, 32_988, 1_064_981, 35_243_995 - 15_364]),
    ] {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&mut position(fen, bikjang), depth), count, "bikjang {bikjang} depth {depth}");
        }
    }
}

/// Lines of a length after which the side to move may accept a draw.
fn acceptances(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return u64::from(position.claimable_draw().is_some());
    }
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let mut count = 0;
    for mv in list {
        let undo = position.make(mv);
        count += acceptances(position, depth - 1);
        position.unmake(mv, undo);
    }
    count
}

#[test]
fn acceptances_after_four_plies() {
    let fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    assert_eq!(acceptances(&mut position(fen, true), 4), 15_364);
}

#[test]
fn move_lists_points_and_flags() {
    let mut checked = 0;
    for row in rows("legal.tsv") {
        let [id, _tags, fen, in_check, facing, off, pass_off, on, pass_on, cho, han] = row.as_slice() else {
            panic!("{row:?}")
        };
        for (bikjang, moves, pass) in [(false, off, pass_off), (true, on, pass_on)] {
            let position = position(fen, bikjang);
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            let mut found: Vec<String> =
                list.iter().filter(|mv| !mv.is_pass()).map(|mv| notation::machine(*mv)).collect();
            found.sort();
            let expected: Vec<&str> = moves.split_ascii_whitespace().collect();
            assert_eq!(found, expected, "{id} bikjang {bikjang} {fen}");
            assert_eq!(list.iter().any(|mv| mv.is_pass()), pass == "1", "{id} bikjang {bikjang}: pass");
            assert_eq!(position.can_pass(), pass == "1", "{id}: can_pass");
            assert_eq!(position.in_check(), in_check == "1", "{id}: in check");
            assert_eq!(position.facing(), facing == "1", "{id}: facing");
            assert_eq!(position.legal_count(), list.len(), "{id}: count");
        }
        let position = position(fen, false);
        assert_eq!(position.points(Side::First).halves(), halves(cho), "{id}");
        assert_eq!(position.points(Side::Second).halves(), halves(han), "{id}");
        checked += 1;
    }
    assert!(checked > 150);
}

fn halves(points: &str) -> u16 {
    let points: f64 = points.parse().unwrap();
    (points * 2.0) as u16
}

#[test]
fn whole_games() {
    let mut checked = 0;
    for row in rows("games.tsv") {
        let [id, bikjang, fen, plies, moves, final_fen, cho, han, result, reason] = row.as_slice() else {
            panic!("{row:?}")
        };
        let mut game = Match::new(position(fen, bikjang == "on"));
        let moves: Vec<&str> = moves.split_ascii_whitespace().collect();
        assert_eq!(moves.len().to_string(), *plies, "{id}");
        for (index, text) in moves.iter().enumerate() {
            assert_eq!(game.outcome(), None, "{id} before ply {}", index + 1);
            let mv = notation::parse_machine(text).unwrap();
            // Both notations lead back to the same move.
            let korean = notation::korean(game.position(), mv);
            assert_eq!(notation::parse(game.position(), &korean).unwrap(), mv, "{id} {korean}");
            if mv.is_pass() && game.position().claimable_draw().is_some() {
                game.accept_draw().unwrap();
            } else {
                game.play(mv).unwrap_or_else(|error| panic!("{id} ply {} {text}: {error}", index + 1));
            }
        }
        let outcome = game.outcome().unwrap_or_else(|| panic!("{id}: no result"));
        let found = match outcome.winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2-1/2",
        };
        assert_eq!((found, outcome.reason.as_str()), (result.as_str(), reason.as_str()), "{id}");
        let board = |fen: &str| fen.split(' ').next().unwrap().to_owned();
        assert_eq!(board(&game.position().fen()), board(final_fen), "{id}");
        assert_eq!(game.position().points(Side::First).halves(), halves(cho), "{id}");
        assert_eq!(game.position().points(Side::Second).halves(), halves(han), "{id}");
        checked += 1;
    }
    assert!(checked > 20);
}
