//! Several threads on one search.

#![allow(clippy::panic, clippy::unwrap_used)] // A test fails by panicking.

use std::num::NonZero;

use palgak_engine::{Choice, Engine, Limits, Playable, Score, StopFlag};
use palgak_rules::{Match, Move, MoveList, chushogi, janggi, xiangqi};

fn engine<P: Playable>(threads: usize) -> Engine<P> {
    let mut engine = Engine::new(4 << 20);
    engine.set_threads(NonZero::new(threads).unwrap());
    engine
}

fn think<P: Playable>(engine: &mut Engine<P>, game: &Match<P>, limits: &Limits) -> (Move, Score, u64) {
    let thought = engine.think(game, limits, &StopFlag::new(), &mut |_| ()).unwrap();
    let Choice::Move(mv) = thought.choice else { panic!("{:?}", thought.choice) };
    (mv, thought.score, thought.nodes)
}

fn plays<P: Playable>(mut game: Match<P>) {
    let mut engine = engine(3);
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    for _ in 0..12 {
        let (mv, _, nodes) = think(&mut engine, &game, &limits);
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        assert!(legal.contains(&mv), "{mv:?}");
        assert!(nodes >= 2_000, "{nodes}");
        game.play(mv).unwrap();
    }
}

#[test]
fn threads_together_play_legal_moves_in_every_game() {
    plays(Match::new(janggi::Position::start(
        janggi::Setup::Left,
        janggi::Setup::Left,
        janggi::Rules::default(),
    )));
    plays(Match::new(xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default())));
    plays(Match::new(chushogi::Position::start(chushogi::Handicap::Even, chushogi::Rules::STANDARD)));
}

#[test]
fn threads_together_find_the_mate_that_one_finds() {
    // Two chariots against a bare general: mate in two.
    let position =
        xiangqi::Position::from_fen("3k5/9/9/9/9/9/9/9/R8/1R3K3 w - - 0 1", xiangqi::Rules::default())
            .unwrap();
    let game = Match::new(position);
    let limits = Limits { depth: Some(8), ..Limits::default() };
    for threads in [1, 2, 4] {
        let (_, score, _) = think(&mut engine(threads), &game, &limits);
        assert_eq!(score, Score::Mate(2), "{threads} threads");
    }
}

#[test]
fn one_thread_again_is_as_if_there_had_never_been_more() {
    let game = Match::new(xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default()));
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let alone = think(&mut engine(1), &game, &limits);
    let mut changed = engine(4);
    changed.set_threads(NonZero::<usize>::MIN);
    assert_eq!(think(&mut changed, &game, &limits), alone);
}

#[test]
fn a_stop_ends_all_threads() {
    let game = Match::new(xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default()));
    let stop = StopFlag::new();
    stop.stop();
    let thought = engine(4).think(&game, &Limits::default(), &stop, &mut |_| ()).unwrap();
    assert!(thought.nodes < 100_000, "{}", thought.nodes);
}
