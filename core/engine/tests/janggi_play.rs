//! What the engine must see in Janggi: mates, loose pieces, the points after two passes, and bikjang.

#![allow(clippy::panic, clippy::unwrap_used)] // A test fails by panicking.

use std::time::{Duration, Instant};

use palgak_engine::{Choice, Engine, Level, Limits, Score, StopFlag, Thought};
use palgak_rules::janggi::{Position, Rules, Setup, notation};
use palgak_rules::{Match, MoveList, Position as _};

fn game(fen: &str, bikjang: bool) -> Match<Position> {
    Match::new(Position::from_fen(fen, Rules { bikjang }).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn start() -> Match<Position> {
    Match::new(Position::start(Setup::Left, Setup::Left, Rules::default()))
}

fn engine() -> Engine<Position> {
    Engine::new(1 << 20)
}

fn think(game: &Match<Position>, depth: u8) -> Thought {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    engine().think(game, &limits, &StopFlag::new(), &mut |_| ()).expect("the game is not over")
}

fn play(game: &Match<Position>, level: Level, seed: u64) -> Thought {
    engine().play(game, level, seed, &StopFlag::new(), &mut |_| ()).expect("the game is not over")
}

fn chosen(thought: &Thought) -> String {
    match thought.choice {
        Choice::Move(mv) => notation::machine(mv),
        Choice::AcceptDraw => "draw".to_owned(),
    }
}

/// Whether the side to move can force mate within so many moves, by trying everything.
fn mates_within(position: &mut Position, moves: u32) -> bool {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    list.into_iter().any(|mv| {
        let undo = position.make(mv);
        let mates = is_mated_within(position, moves - 1);
        position.unmake(mv, undo);
        mates
    })
}

fn is_mated_within(position: &mut Position, moves: u32) -> bool {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    if list.is_empty() {
        return position.terminal().is_some_and(|outcome| outcome.winner.is_some());
    }
    moves > 0
        && position.claimable_draw().is_none()
        && position.terminal().is_none()
        && list.into_iter().all(|mv| {
            let undo = position.make(mv);
            let mated = position.terminal().is_none() && mates_within(position, moves);
            position.unmake(mv, undo);
            mated
        })
}

#[test]
fn mates_in_one_two_and_three_are_found() {
    // From played games. The length is checked by trying every move first.
    for (fen, bikjang, moves) in [
        ("2ba4P/5k3/3c5/n5r2/2p1p4/9/9/1r7/4KB3/9 b - - 2 47", false, 2),
        ("R4anb1/9/3k3c1/p6C1/9/9/PP2PP3/5K2C/1c7/RNBAA1N2 w - - 1 17", false, 2),
        ("b4k3/3a5/6c2/2nC5/Nr5PP/P1P6/2bp3N1/4A4/3K4R/1B3p3 b - - 1 67", true, 2),
        ("1nR6/1r2k4/4a4/9/2p6/6P2/5PRNP/5K3/5A1c1/3A2B2 b - - 0 38", true, 2),
        ("1br1k1r2/4Ca3/9/p1p1nP1B1/7C1/5P2P/3NB4/9/c3K4/3AA1R2 w - - 1 56", true, 2),
        ("5a3/3a1k2n/2n5r/P3b2pp/9/1c7/9/4KA3/8r/5A3 b - - 2 28", true, 2),
        ("2ba5/5k2P/1r1c5/n3p1r2/2p6/9/9/9/5B3/3K5 b - - 0 45", false, 3),
        ("2ba4P/5k3/1r1c5/n5r2/2p1p4/9/9/9/5B3/3K5 b - - 0 46", false, 3),
        ("1n7/4k4/4a4/9/9/2R2PP2/6RNP/5K3/1r3A1c1/3A2B2 b - - 0 40", true, 3),
        ("2r6/4C4/1N2akn2/2P5R/8p/5p2P/9/2RA3b1/1B3K3/7B1 w - - 0 1", true, 3),
    ] {
        let game = game(fen, bikjang);
        let mut position = game.position().clone();
        // A quiet first move could be quicker than the checks: none of these has one within two moves.
        assert!(!mates_within(&mut position, 1), "{fen}");
        if moves == 2 {
            assert!(mates_within(&mut position, 2), "{fen}");
        }
        let thought = think(&game, 8);
        assert_eq!(thought.score, Score::Mate(moves), "{fen}: {}", chosen(&thought));
        // And the line shown is a mate.
        let mut game = game;
        for &mv in &thought.line {
            game.play(mv).unwrap_or_else(|error| panic!("{fen}: {error}"));
        }
        assert_eq!(game.outcome().map(|outcome| outcome.reason.as_str()), Some("checkmate"), "{fen}");
    }
}

#[test]
fn a_mate_in_one_is_played() {
    let one = "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1";
    let thought = think(&game(one, false), 3);
    assert_eq!((chosen(&thought).as_str(), thought.score), ("i2i10", Score::Mate(1)));
}

#[test]
fn loose_pieces_are_taken_and_guarded_ones_are_left() {
    // The horse on f4 takes the loose chariot on d5.
    let loose = game("4k4/9/9/9/9/3r5/5N3/9/4K4/9 w - - 0 1", false);
    for level in [Level::Intermediate, Level::Advanced] {
        let limits = Limits { depth: Some(6), ..level.limits(20, 1) };
        let thought = engine().think(&loose, &limits, &StopFlag::new(), &mut |_| ()).expect("not over");
        assert_eq!(chosen(&thought), "f4d5");
    }
    assert_eq!(chosen(&play(&loose, Level::Intermediate, 3)), "f4d5");
    // The soldier on a6 is guarded by its neighbour: a chariot does not take it.
    let guarded = game("3a1k3/9/9/9/pp5p1/9/9/9/4A4/R2K5 w - - 0 1", false);
    assert_ne!(chosen(&think(&guarded, 4)), "a1a6");
}

#[test]
fn the_side_behind_never_passes_and_the_side_ahead_answers_a_pass() {
    // At the start Cho is behind by the deom.
    let game_start = start();
    for depth in 1..=6 {
        assert!(!matches!(think(&game_start, depth).choice, Choice::Move(mv) if mv.is_pass()));
    }
    // Han passes while behind: Cho ends the game by passing too.
    let passed = game("4k4/9/9/9/9/9/P8/9/4K4/9 w - p 0 1", false);
    let thought = think(&passed, 4);
    assert_eq!((chosen(&thought).as_str(), thought.score), ("e2e2", Score::Points(1)));
    // Cho passes while ahead: Han must not pass, whatever else it has.
    let ahead = game("4k4/9/9/9/9/9/P8/9/4K4/9 b - p 0 1", false);
    let thought = think(&ahead, 6);
    assert!(matches!(thought.choice, Choice::Move(mv) if !mv.is_pass()));
}

#[test]
fn a_pass_that_loses_is_made_when_there_is_no_other_move() {
    // Cho's chariots leave Han's lone king no safe point, and it stands in no check: Han can only pass.
    let game = game("4k4/R8/9/9/9/9/9/9/4K4/3R1R3 b - - 0 1", false);
    assert_eq!(game.position().legal_count(), 1);
    let thought = think(&game, 4);
    assert!(matches!(thought.choice, Choice::Move(mv) if mv.is_pass()));
    assert_eq!(thought.score, Score::Points(-2));
}

#[test]
fn the_side_ahead_wins_by_points_when_the_other_has_only_passes() {
    // Han has a lone king that Cho's chariots shut in without check: Cho passes, Han must pass, Cho wins.
    let game = game("4k4/9/R8/9/9/9/9/9/4K4/3R1R3 w - - 0 1", false);
    assert!(matches!(think(&game, 6).score, Score::Points(1..) | Score::Mate(1..)));
}

#[test]
fn bikjang_is_accepted_when_behind_and_refused_when_ahead() {
    // The kings face; Han has a chariot more.
    let behind = game("4k4/9/9/9/9/r8/9/9/4K4/9 w - - 0 1", true);
    assert!(behind.position().claimable_draw().is_some());
    assert_eq!(think(&behind, 6).choice, Choice::AcceptDraw);
    assert_eq!(think(&behind, 6).score, Score::Cp(0));
    let ahead = game("4k4/9/9/9/9/r8/9/9/4K4/9 b - - 0 1", true);
    assert!(matches!(think(&ahead, 6).choice, Choice::Move(_)));
    // With the rule off there is nothing to accept.
    let off = game("4k4/9/9/9/9/r8/9/9/4K4/9 w - - 0 1", false);
    assert!(matches!(think(&off, 6).choice, Choice::Move(_)));
    for level in Level::ALL {
        if !matches!(level, Level::Newcomer | Level::Beginner | Level::Advanced) {
            assert_eq!(play(&behind, level, 1).choice, Choice::AcceptDraw, "{level:?}");
            assert!(matches!(play(&ahead, level, 1).choice, Choice::Move(_)), "{level:?}");
        }
    }
}

#[test]
fn beginners_overlook_a_bikjang_now_and_then_and_newcomers_mostly() {
    let behind = game("4k4/9/9/9/9/r8/9/9/4K4/9 w - - 0 1", true);
    let accepted =
        |level| (0..100).filter(|&seed| play(&behind, level, seed).choice == Choice::AcceptDraw).count();
    let (newcomer, beginner) = (accepted(Level::Newcomer), accepted(Level::Beginner));
    assert!((5..40).contains(&newcomer), "{newcomer}");
    assert!((60..95).contains(&beginner), "{beginner}");
}

#[test]
fn a_beginner_who_is_ahead_seldom_lets_the_kings_face() {
    // Cho is a chariot ahead. The soldier could take another, but that would open the file between the kings.
    let ahead = game("4k4/9/9/9/9/3pP4/9/R8/4K4/9 w - - 0 1", true);
    let opens = |seed| match play(&ahead, Level::Beginner, seed).choice {
        Choice::Move(mv) => {
            let mut after = ahead.clone();
            after.play(mv).expect("legal");
            after.position().claimable_draw().is_some()
        }
        Choice::AcceptDraw => true,
    };
    let opened = (0..100).filter(|&seed| opens(seed)).count();
    assert!(opened < 40, "{opened}");
    // With the rule off it takes the soldier.
    let off = game("4k4/9/9/9/9/3pP4/9/R8/4K4/9 w - - 0 1", false);
    let takes = |seed| match play(&off, Level::Beginner, seed).choice {
        Choice::Move(mv) => off.position().piece_at(mv.to()).is_some(),
        Choice::AcceptDraw => false,
    };
    let taken = (0..100).filter(|&seed| takes(seed)).count();
    assert!(taken > 60, "{taken}");
}

#[test]
fn a_losing_side_steers_for_a_bikjang_that_cannot_be_resolved() {
    // Once the kings face, Han's king is walled in by its own pieces and none of them can come between.
    let game = game("3ka4/4b4/9/9/9/7pp/9/9/9/4K4 w - - 0 1", true);
    let thought = think(&game, 6);
    assert_eq!(chosen(&thought), "e1d1");
    let mut after = game.clone();
    after.play(notation::parse_machine("e1d1").expect("a move")).expect("legal");
    assert_eq!(after.outcome().map(|outcome| outcome.reason.as_str()), Some("bikjang-unresolvable"));
    // With the rule off Cho can only lose.
    let mut off = Position::from_fen(&game.position().fen(), Rules { bikjang: false }).expect("valid");
    off.set_rules(Rules { bikjang: false });
    assert!(think(&Match::new(off), 6).score.centipoints() < -300);
}

#[test]
fn a_finished_game_has_no_move() {
    let mut over = start();
    over.resign(palgak_rules::Side::First).expect("open");
    assert_eq!(engine().think(&over, &Limits::default(), &StopFlag::new(), &mut |_| ()), None);
    for level in Level::ALL {
        assert_eq!(engine().play(&over, level, 1, &StopFlag::new(), &mut |_| ()), None);
    }
}

#[test]
fn a_search_stops_within_a_millisecond_s_worth_of_positions() {
    // Counted in positions, so that a busy machine does not matter: 1,000 are about a millisecond.
    for depth in [1, 4, 8] {
        let stop = StopFlag::new();
        let mut when_told = 0;
        let thought = engine()
            .think(&start(), &Limits::default(), &stop, &mut |info| {
                if info.depth == depth {
                    when_told = info.nodes;
                    stop.stop();
                }
            })
            .expect("not over");
        assert!(matches!(thought.choice, Choice::Move(_)));
        assert!(thought.nodes - when_told <= 1_000, "{when_told} {}", thought.nodes);
    }
}

/// The same by the clock, from another thread; only meaningful on a machine that is not busy.
#[test]
#[ignore = "measures time"]
fn a_search_stops_within_20_milliseconds() {
    let stop = StopFlag::new();
    for _ in 0..20 {
        stop.clear();
        let flag = stop.clone();
        let thinker = std::thread::spawn(move || {
            let thought = engine().think(&start(), &Limits::default(), &flag, &mut |_| ());
            (thought, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(100));
        let told = Instant::now();
        stop.stop();
        let (thought, stopped) = thinker.join().expect("no panic");
        assert!(matches!(thought.expect("not over").choice, Choice::Move(_)));
        let delay = stopped.saturating_duration_since(told);
        assert!(delay < Duration::from_millis(20), "{delay:?}");
    }
}

#[test]
fn a_flag_raised_before_the_search_still_gives_a_move() {
    let stop = StopFlag::new();
    stop.stop();
    let thought = engine().think(&start(), &Limits::default(), &stop, &mut |_| ()).expect("not over");
    assert!(thought.nodes < 5_000, "{}", thought.nodes);
    let Choice::Move(mv) = thought.choice else { panic!("no bikjang here") };
    assert!(start().position().is_legal(mv));
}

#[test]
fn limits_of_nodes_and_depth_are_kept() {
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    let thought = engine().think(&start(), &limits, &StopFlag::new(), &mut |_| ()).expect("not over");
    assert!((2_000..=3_010).contains(&thought.nodes), "{}", thought.nodes);
    assert_eq!(think(&start(), 5).depth, 5);
}

/// Plays a game against itself and returns the moves.
fn self_play(plies: usize, mut choose: impl FnMut(&Match<Position>) -> Thought) -> Vec<String> {
    let mut game = start();
    let mut moves = Vec::new();
    while game.outcome().is_none() && moves.len() < plies {
        match choose(&game).choice {
            Choice::Move(mv) => {
                moves.push(notation::machine(mv));
                game.play(mv).expect("the engine plays legal moves");
            }
            Choice::AcceptDraw => game.accept_draw().expect("the engine accepts only what is offered"),
        }
    }
    moves
}

#[test]
fn a_seed_makes_play_repeatable_and_another_seed_changes_it() {
    for level in [Level::Beginner, Level::Intermediate] {
        let play_with = |seed| self_play(30, |game| play(game, level, seed));
        assert_eq!(play_with(4), play_with(4), "{level:?}");
        assert_ne!(play_with(4), play_with(5), "{level:?}");
    }
    let advanced = |seed| {
        let mut engine = engine();
        self_play(16, |game| {
            let limits =
                Limits { deadline: None, nodes: Some(4_000), ..Level::Advanced.limits(game.ply(), seed) };
            engine.think(game, &limits, &StopFlag::new(), &mut |_| ()).expect("not over")
        })
    };
    assert_eq!(advanced(8), advanced(8));
    assert_ne!(advanced(8), advanced(9));
}

#[test]
fn what_was_learnt_elsewhere_does_not_change_a_seeded_level() {
    let mut used = engine();
    let stop = StopFlag::new();
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    used.think(&start(), &limits, &stop, &mut |_| ());
    let again = used.play(&start(), Level::Intermediate, 3, &stop, &mut |_| ()).expect("not over");
    assert_eq!(again.choice, play(&start(), Level::Intermediate, 3).choice);
}

#[test]
fn the_default_engine_stays_below_64_megabytes() {
    let mut engine: Engine<Position> = Engine::default();
    assert!(engine.memory() < 40 << 20, "{}", engine.memory());
    engine.set_table_bytes(2 << 20);
    assert!(engine.memory() < 10 << 20, "{}", engine.memory());
}

#[test]
fn reports_tell_each_iteration_with_a_line_of_legal_moves() {
    let mut depths = Vec::new();
    let limits = Limits { depth: Some(7), ..Limits::default() };
    engine().think(&start(), &limits, &StopFlag::new(), &mut |info| {
        depths.push(info.depth);
        let mut game = start();
        assert!(!info.line.is_empty());
        for &mv in info.line {
            game.play(mv).expect("legal");
        }
        assert!(info.nodes > 0 && info.deepest >= info.depth / 2);
    });
    assert_eq!(depths, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn the_side_behind_gives_up_material_rather_than_let_a_position_come_a_fourth_time() {
    // Han's chariot chases Cho's horse to and fro; Cho is behind, so the fourth time loses. Played three times
    // round, Cho must turn aside even if that costs the horse.
    let mut game = game("3ak4/4a4/9/9/8p/r8/9/9/2N1A4/3AK4 w - - 0 1", true);
    let round = ["c2b4", "a5b5", "b4c2", "b5a5"];
    for mv in round.iter().cycle().take(11) {
        let mv = notation::parse_machine(mv).unwrap();
        game.play(mv).unwrap_or_else(|error| panic!("{mv:?}: {error}"));
    }
    assert_eq!(game.outcome(), None);
    // It is Han's turn: b5a5 would end the game by points.
    let Choice::Move(winning) = think(&game, 6).choice else { panic!("no bikjang here") };
    game.play(winning).unwrap();
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(palgak_rules::Side::Second));
    // One ply before, Cho had to see it coming: b4c2 allows it.
    game.undo();
    game.undo();
    assert_ne!(chosen(&think(&game, 6)), "b4c2");
}
