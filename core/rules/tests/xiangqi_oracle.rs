//! Every row of the Xiangqi oracle data (`tests/oracle/xiangqi`) against the rules.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use palgak_rules::xiangqi::{Position, Preset, Rules};
use palgak_rules::{Match, MoveList, Position as _, Side, janggi::notation, perft};

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests/oracle/xiangqi/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn position(fen: &str, preset: Preset) -> Position {
    Position::from_fen(fen, Rules { preset }).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    nodes: u64,
    captures: u64,
    checks: u64,
    mates: u64,
}

fn detailed(position: &mut Position, depth: u64, counts: &mut Counts) {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    for mv in list {
        let captures = position.piece_at(mv.to()).is_some();
        let undo = position.make(mv);
        if depth > 1 {
            detailed(position, depth - 1, counts);
        } else {
            counts.nodes += 1;
            counts.captures += u64::from(captures);
            counts.checks += u64::from(position.in_check());
            counts.mates += u64::from(position.in_check() && position.legal_count() == 0);
        }
        position.unmake(mv, undo);
    }
}

/// Rows of up to this many nodes are checked by every run; the rest in release mode.
const SHALLOW: u64 = 2_000_000;

fn check_perft(only: impl Fn(u64) -> bool) -> usize {
    let mut checked = 0;
    for row in rows("perft.tsv") {
        let [id, fen, depth, nodes, captures, checks, mates] = row.as_slice() else { panic!("{row:?}") };
        let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
        if !only(nodes) {
            continue;
        }
        let mut position = position(fen, Preset::Tabletop);
        assert_eq!(perft(&mut position, depth), nodes, "{id} depth {depth}");
        if captures != "-" && nodes <= SHALLOW {
            let mut counts = Counts::default();
            detailed(&mut position, u64::from(depth), &mut counts);
            let expected = Counts {
                nodes,
                captures: captures.parse().unwrap(),
                checks: checks.parse().unwrap(),
                mates: mates.parse().unwrap(),
            };
            assert_eq!(counts, expected, "{id} depth {depth}");
        }
        checked += 1;
    }
    checked
}

#[test]
fn perft_rows() {
    assert!(check_perft(|nodes| nodes <= SHALLOW) > 100);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "slow without optimisation: run in release mode")]
fn start_to_depth_five() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    for (depth, count) in (1..).zip([44, 1920, 79_666, 3_290_240, 133_312_995]) {
        assert_eq!(perft(&mut position(fen, Preset::Simple), depth), count, "depth {depth}");
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "slow without optimisation: run in release mode")]
fn deep_rows() {
    check_perft(|nodes| nodes > SHALLOW);
}

#[test]
fn move_lists() {
    let mut checked = 0;
    for row in rows("legal.tsv") {
        let [id, _tags, fen, in_check, moves] = row.as_slice() else { panic!("{row:?}") };
        let position = position(fen, Preset::Tabletop);
        let mut list = MoveList::new();
        position.legal_moves(&mut list);
        let mut found: Vec<String> = list.iter().map(|mv| notation::machine(*mv)).collect();
        found.sort();
        let expected: Vec<&str> = moves.split_ascii_whitespace().collect();
        assert_eq!(found, expected, "{id} {fen}");
        assert_eq!(position.in_check(), in_check == "1", "{id}: in check");
        checked += 1;
    }
    assert!(checked > 100);
}

#[test]
fn whole_games() {
    let mut checked = 0;
    for row in rows("games.tsv") {
        let [id, fen, _plies, moves, final_fen, simple @ ..] = row.as_slice() else { panic!("{row:?}") };
        let [result1, reason1, ply1, result2, reason2, ply2] = simple else { panic!("{row:?}") };
        for (preset, result, reason, ply) in
            [(Preset::Simple, result1, reason1, ply1), (Preset::Tabletop, result2, reason2, ply2)]
        {
            let mut game = Match::new(position(fen, preset));
            for (index, text) in moves.split_ascii_whitespace().enumerate() {
                let mv = notation::parse_machine(text).unwrap();
                if game.outcome().is_some() {
                    break;
                }
                game.play(mv).unwrap_or_else(|error| panic!("{id} ply {} {text}: {error}", index + 1));
            }
            let found = match game.outcome() {
                None => ("*", "unfinished"),
                Some(outcome) => (
                    match outcome.winner {
                        Some(Side::First) => "1-0",
                        Some(Side::Second) => "0-1",
                        None => "1/2-1/2",
                    },
                    outcome.reason.as_str(),
                ),
            };
            assert_eq!(found, (result.as_str(), reason.as_str()), "{id} {preset:?}");
            assert_eq!(game.ply().to_string(), *ply, "{id} {preset:?}");
            if game.ply() == moves.split_ascii_whitespace().count() {
                let board = |fen: &str| fen.split(' ').next().unwrap().to_owned();
                assert_eq!(board(&game.position().fen()), board(final_fen), "{id}");
            }
        }
        checked += 1;
    }
    assert!(checked > 30);
}
