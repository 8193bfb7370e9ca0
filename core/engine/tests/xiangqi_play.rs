//! What the engine must see in Xiangqi: mates, wins by stalemate, long check, the limit of plies.

#![allow(clippy::panic)] // A test fails by panicking.

use std::collections::HashSet;

use palgak_engine::{Choice, Engine, Level, Limits, Score, StopFlag, Thought};
use palgak_rules::family::geometry::parse_name;
use palgak_rules::xiangqi::{Handicap, PLY_LIMIT, Position, Preset, Rules};
use palgak_rules::{Match, Move, MoveList, Position as _, Reason};

const TABLETOP: Rules = Rules { preset: Preset::Tabletop };
const SIMPLE: Rules = Rules { preset: Preset::Simple };

fn game(fen: &str, rules: Rules) -> Match<Position> {
    Match::new(Position::from_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn start() -> Match<Position> {
    Match::new(Position::start(Handicap::Even, TABLETOP))
}

fn a_move(text: &str) -> Move {
    let points = parse_name(text).and_then(|(from, rest)| Some((from, parse_name(rest)?.0)));
    let (from, to) = points.unwrap_or_else(|| panic!("{text}"));
    Move::new(from, to)
}

fn play_all(game: &mut Match<Position>, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(a_move(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn engine() -> Engine<Position> {
    Engine::new(1 << 20)
}

fn think(game: &Match<Position>, depth: u8) -> Thought {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    engine().think(game, &limits, &StopFlag::new(), &mut |_| ()).expect("the game is not over")
}

fn move_of(thought: &Thought) -> Move {
    match thought.choice {
        Choice::Move(mv) => mv,
        Choice::AcceptDraw => panic!("Xiangqi has no draw to accept"),
    }
}

/// The games of the oracle: moves, and how they ended under tabletop rules.
fn oracle() -> Vec<(String, Vec<Move>, String)> {
    let text = include_str!("../../../tests/oracle/xiangqi/games.tsv");
    text.lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let moves = fields[3].split(' ').map(a_move).collect();
            (fields[1].to_owned(), moves, fields[9].to_owned())
        })
        .collect()
}

fn replayed(fen: &str, moves: &[Move]) -> Match<Position> {
    let mut game = game(fen, TABLETOP);
    for &mv in moves {
        game.play(mv).expect("a game of the oracle");
    }
    game
}

/// Whether the side to move can force the end within so many moves, by trying everything.
fn wins_within(position: &mut Position, moves: u32) -> bool {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    list.into_iter().any(|mv| {
        let undo = position.make(mv);
        let wins = is_lost_within(position, moves - 1);
        position.unmake(mv, undo);
        wins
    })
}

fn is_lost_within(position: &mut Position, moves: u32) -> bool {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    list.is_empty()
        || moves > 0
            && list.into_iter().all(|mv| {
                let undo = position.make(mv);
                let lost = wins_within(position, moves);
                position.unmake(mv, undo);
                lost
            })
}

#[test]
fn mates_in_one_two_and_three_are_found() {
    let mut found = [0; 4];
    for (fen, moves, reason) in oracle() {
        if reason != "checkmate" && reason != "stalemate" {
            continue;
        }
        for plies in [1, 3, 5] {
            if plies > moves.len() {
                continue;
            }
            let game = replayed(&fen, &moves[..moves.len() - plies]);
            let thought = think(&game, 9);
            let mut position = game.position().clone();
            let exact = (1..=2).find(|&within| wins_within(&mut position, within));
            if let Some(within) = exact {
                assert_eq!(thought.score, Score::Mate(within as i32), "{}", position.fen());
            }
            let Score::Mate(number) = thought.score else { continue };
            assert!(exact.is_some() || number > 2, "{}: {:?}", position.fen(), thought.score);
            if (1..=3).contains(&number) {
                found[number as usize] += 1;
                // The line is as long as promised and ends the game.
                let mut game = game;
                assert_eq!(thought.line.len(), 2 * number as usize - 1, "{}", position.fen());
                for &mv in &thought.line {
                    game.play(mv).expect("legal");
                }
                let reason = game.outcome().map(|outcome| outcome.reason);
                assert!(matches!(reason, Some(Reason::Checkmate | Reason::Stalemate)), "{}", position.fen());
            }
        }
    }
    assert!(found[1] >= 15 && found[2] >= 3 && found[3] >= 1, "{found:?}");
}

#[test]
fn a_side_without_a_move_has_lost() {
    // Every game of the oracle that ended so: the last move is found, or a mate.
    let mut found = 0;
    for (fen, moves, reason) in oracle() {
        if reason != "stalemate" {
            continue;
        }
        let mut game = replayed(&fen, &moves[..moves.len() - 1]);
        let thought = think(&game, 4);
        assert_eq!(thought.score, Score::Mate(1), "{}", game.position().fen());
        game.play(move_of(&thought)).expect("legal");
        assert!(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
        found += 1;
    }
    assert!(found >= 4, "{found}");
    // A soldier takes the lone general's last point without a check.
    let thought = think(&game("5k3/4P4/3P5/9/9/9/9/9/9/4K4 w - - 0 1", TABLETOP), 6);
    assert!(matches!(thought.score, Score::Mate(1..)), "{:?}", thought.score);
}

/// Black is about to be mated by two chariots and has nothing but checks along the files, for ever.
const ONLY_CHECKS: &str = "3k5/R8/1R7/9/5r3/9/9/9/9/4K4 b - - 0 1";

#[test]
fn a_long_check_is_a_draw_by_the_simple_rules_and_a_loss_by_those_of_the_tabletop() {
    let simple = think(&game(ONLY_CHECKS, SIMPLE), 8);
    assert!(matches!(simple.score, Score::Cp(-120..=120)), "{:?}", simple.score);
    assert_eq!(move_of(&simple), a_move("f6e6"));
    let tabletop = think(&game(ONLY_CHECKS, TABLETOP), 8);
    assert!(tabletop.score.centipoints() < -1500, "{:?}", tabletop.score);
}

#[test]
fn a_long_check_is_given_up_before_it_loses() {
    let checks = "f6e6 e1f1 e6f6 f1e1 f6e6 e1f1";
    let mut checked = game(ONLY_CHECKS, TABLETOP);
    play_all(&mut checked, checks);
    // One check more and the answer to it would bring the position up for the third time.
    for depth in [2, 5, 8] {
        let thought = think(&checked, depth);
        let mut after = checked.clone();
        after.play(move_of(&thought)).expect("legal");
        assert_ne!(move_of(&thought), a_move("e6f6"), "depth {depth}");
    }
    // By the simple rules it is what saves the game.
    let mut simple = game(ONLY_CHECKS, SIMPLE);
    play_all(&mut simple, checks);
    let thought = think(&simple, 8);
    assert_eq!(move_of(&thought), a_move("e6f6"));
    assert!(matches!(thought.score, Score::Cp(-120..=120)), "{:?}", thought.score);
}

#[test]
fn play_from_a_long_check_never_ends_in_one() {
    let mut game = game(ONLY_CHECKS, TABLETOP);
    while game.outcome().is_none() && game.ply() < 60 {
        let thought = think(&game, 6);
        game.play(move_of(&thought)).expect("legal");
    }
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Checkmate));
}

#[test]
fn a_side_that_is_checked_for_ever_counts_on_winning() {
    // The same from red's side: after a check it knows that black cannot go on for ever.
    let mut game = game(ONLY_CHECKS, TABLETOP);
    play_all(&mut game, "f6e6");
    assert!(think(&game, 8).score.centipoints() > 1500);
}

#[test]
fn a_quiet_repetition_decides_nothing_on_the_tabletop() {
    // Red is a chariot ahead. Both have gone to and fro for long; no draw and no end is seen, and red plays on.
    let fen = "3ak4/4a4/9/9/9/9/9/9/R3A4/3AK4 w - - 0 1";
    let mut long = game(fen, TABLETOP);
    for _ in 0..3 {
        play_all(&mut long, "a2b2 e10f10 b2a2 f10e10");
    }
    assert!(long.outcome().is_none());
    assert_eq!(long.occurrences(), 4);
    let thought = think(&long, 7);
    assert!(thought.score.centipoints() > 300, "{:?}", thought.score);
    let mut after = long.clone();
    after.play(move_of(&thought)).expect("legal");
    assert_eq!(after.occurrences(), 1, "the side ahead tries something new");
}

#[test]
fn a_mate_beyond_the_last_ply_is_none() {
    // Two chariots mate a lone general in two: a chariot to the ninth rank, the other to the tenth.
    let fen = "3k5/9/9/9/9/8R/R8/9/9/5K3 w - - 0 1";
    assert_eq!(think(&game(fen, TABLETOP), 6).score, Score::Mate(2));
    let mut late = game(fen, TABLETOP);
    while late.ply() < PLY_LIMIT - 4 {
        play_all(&mut late, "f1f2 d10d9 f2f1 d9d10");
    }
    assert!(late.outcome().is_none());
    assert_eq!(think(&late, 6).score, Score::Mate(2));
    play_all(&mut late, "f1f2 d10d9");
    // Two plies are left: a mate in two comes a ply too late, the draw on time.
    let thought = think(&late, 6);
    assert!(matches!(thought.score, Score::Cp(-120..=120)), "{:?}", thought.score);
    // The simple rules know no last ply.
    let mut simple = game(fen, SIMPLE);
    play_all(&mut simple, "f1f2 d10d9");
    assert!(matches!(think(&simple, 6).score, Score::Mate(1..=3)));
}

#[test]
fn loose_pieces_are_taken_and_guarded_ones_are_left() {
    let screened = game("3k1a3/4a4/9/9/2n6/9/2P6/2C6/4A4/2B1KAB2 w - - 0 1", TABLETOP);
    assert_eq!(move_of(&think(&screened, 5)), a_move("c3c6"));
    // The elephant on e8 guards the horse on c6.
    let guarded = game("3ak4/9/4b4/9/2n6/9/9/9/2R1A4/2BAK4 w - - 0 1", TABLETOP);
    assert_ne!(move_of(&think(&guarded, 5)), a_move("c2c6"));
}

#[test]
fn every_level_begins_in_many_ways_and_a_seed_repeats_it() {
    for level in Level::ALL {
        let first = |seed| {
            let stop = StopFlag::new();
            let limits = |game: &Match<Position>| Limits {
                deadline: None,
                nodes: Some(2_000),
                ..level.limits(game.ply(), seed)
            };
            let mut game = start();
            let mut engine = engine();
            for ply in 0..4 {
                let thought = if ply < 2 || level < Level::Advanced {
                    engine.play(&game, level, seed, &stop, &mut |_| ())
                } else {
                    engine.think(&game, &limits(&game), &stop, &mut |_| ())
                };
                game.play(move_of(&thought.expect("not over"))).expect("legal");
            }
            game.moves().collect::<Vec<_>>()
        };
        assert_eq!(first(3), first(3), "{level:?}");
        let beginnings: HashSet<Vec<Move>> = (0..12).map(first).collect();
        assert!(beginnings.len() >= 6, "{level:?}: {}", beginnings.len());
    }
}

#[test]
fn a_search_of_any_position_of_the_oracle_gives_a_legal_move() {
    let text = include_str!("../../../tests/oracle/xiangqi/legal.tsv");
    for line in text.lines().skip(1) {
        let fen = line.split('\t').nth(2).expect("a position");
        for rules in [TABLETOP, SIMPLE] {
            let game = game(fen, rules);
            let limits = Limits { nodes: Some(1_500), ..Limits::default() };
            let thought = engine().think(&game, &limits, &StopFlag::new(), &mut |_| ());
            assert_eq!(thought.is_none(), game.outcome().is_some(), "{fen}");
            if let Some(thought) = thought {
                assert!(game.position().is_legal(move_of(&thought)), "{fen}");
            }
        }
    }
}
