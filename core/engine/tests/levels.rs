//! The levels against each other; `examples/answers` tries them against the clock. All of it takes minutes, so it
//! runs only when asked for:
//!
//! ```text
//! cargo test --release -p palgak-engine --test levels -- --ignored --nocapture --test-threads 1
//! ```
#![allow(clippy::panic)] // A test fails by panicking.

use palgak_engine::{Choice, Engine, Level, Limits, StopFlag, Thought};
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{Match, Position as _, Side};

/// Games of a match; both colours from the same set-ups.
const GAMES: u64 = 20;

fn start(number: u64) -> Match<Position> {
    let setup = |n: u64| Setup::ALL[(n % 4) as usize];
    Match::new(Position::start(setup(number / 2), setup(number / 8), Rules::default()))
}

/// Plays a match and returns wins, draws and losses of the first of the two.
fn play_match(
    name: &str,
    mut first: impl FnMut(&Match<Position>, u64) -> Thought,
    mut second: impl FnMut(&Match<Position>, u64) -> Thought,
) -> [u32; 3] {
    let mut score = [0; 3];
    for number in 0..GAMES {
        let mut game = start(number);
        let ours = if number.is_multiple_of(2) { Side::First } else { Side::Second };
        while game.outcome().is_none() && game.ply() < 400 {
            let thought = if game.position().side_to_move() == ours {
                first(&game, number)
            } else {
                second(&game, number)
            };
            match thought.choice {
                Choice::Move(mv) => game.play(mv).expect("the engine plays legal moves"),
                Choice::AcceptDraw => game.accept_draw().expect("the engine accepts what is offered"),
            }
        }
        let winner = game.outcome().map_or(Some(game.position().leader()), |outcome| outcome.winner);
        score[match winner {
            Some(side) if side == ours => 0,
            None => 1,
            Some(_) => 2,
        }] += 1;
        let reason = game.outcome().map_or("counted after 400 plies", |outcome| outcome.reason.as_str());
        eprintln!("{name} {number}: {winner:?} {reason}, {} plies, so far {score:?}", game.ply());
    }
    score
}

fn player(level: Level) -> impl FnMut(&Match<Position>, u64) -> Thought {
    let mut engine: Engine<Position> = Engine::new(1 << 20);
    move |game, seed| {
        engine.play(game, level, seed, &StopFlag::new(), &mut |_| ()).expect("the game is not over")
    }
}

#[test]
#[ignore = "plays whole games"]
fn intermediate_beats_beginner() {
    let [wins, draws, losses] =
        play_match("intermediate - beginner", player(Level::Intermediate), player(Level::Beginner));
    assert!(wins * 10 >= 9 * GAMES as u32, "{wins} {draws} {losses}");
}

/// The advanced level with a tenth of the positions it looks at on a slow machine, so that it does not take hours.
#[test]
#[ignore = "plays whole games"]
fn advanced_beats_intermediate() {
    let mut engine: Engine<Position> = Engine::new(8 << 20);
    let advanced = |game: &Match<Position>, seed| {
        let limits =
            Limits { deadline: None, nodes: Some(50_000), ..Level::Advanced.limits(game.ply(), seed) };
        engine.think(game, &limits, &StopFlag::new(), &mut |_| ()).expect("the game is not over")
    };
    let [wins, draws, losses] = play_match("advanced - intermediate", advanced, player(Level::Intermediate));
    assert!(wins * 10 >= 9 * GAMES as u32, "{wins} {draws} {losses}");
}
