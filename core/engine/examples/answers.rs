//! How long the advanced level takes to answer while more searches go on than the machine has processors.
//!
//! ```text
//! cargo run --release -p palgak-engine --example answers -- --moves 2000 --at-once 4
//! cargo run --release -p palgak-engine --example answers -- --moves 2000 --at-once 2 --threads 2
//! ```
//!
//! So many searches at once play all three games against themselves, by the clock of the level, each on a thread of
//! its own or on several; every game begins with some quick moves of a weak level, other ones each time. The last lines say how many
//! answers there were, how long they took, and how many took longer than is promised. Then the program fails.
#![allow(clippy::print_stdout)]

use std::env;
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use palgak_engine::{Choice, Engine, Level, Playable, StopFlag};
use palgak_rules::{Match, chushogi, janggi, xiangqi};

/// What is promised.
const PROMISE: Duration = Duration::from_millis(1500);
/// Plies of a game that are played quickly, so that the clock is tried in the middle of games too.
const QUICK: usize = 20;
/// Plies after which a game is given up for the next.
const LONGEST: usize = 100;

/// What all threads share.
struct Work {
    /// Answers still to be given.
    left: AtomicUsize,
    /// Which game is the next to begin.
    next: AtomicU64,
    /// How long each answer took.
    took: Mutex<Vec<Duration>>,
}

impl Work {
    /// Whether another answer is wanted.
    fn wanted(&self) -> bool {
        self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok()
    }

    fn note(&self, took: Duration) {
        self.took.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }
}

fn main() -> ExitCode {
    let (mut moves, mut at_once, mut threads) = (2000, 4, NonZero::<usize>::MIN);
    let mut arguments = env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().and_then(|value| value.parse().ok()).filter(|&value| value > 0);
        match (name.as_str(), value) {
            ("--moves", Some(value)) => moves = value,
            ("--at-once", Some(value)) => at_once = value,
            ("--threads", Some(value)) => threads = NonZero::new(value).unwrap_or(threads),
            _ => {
                println!("usage: answers [--moves N] [--at-once N] [--threads N]");
                return ExitCode::from(2);
            }
        }
    }
    let work = Work { left: AtomicUsize::new(moves), next: AtomicU64::new(0), took: Mutex::default() };
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                let (mut janggi, mut xiangqi, mut chushogi) = (on(threads), on(threads), on(threads));
                while work.left.load(Ordering::Relaxed) > 0 {
                    play_one(&work, &mut janggi, &mut xiangqi, &mut chushogi);
                }
            });
        }
    });

    let mut took = work.took.into_inner().unwrap_or_else(PoisonError::into_inner);
    took.sort_unstable();
    let at = |hundredths: usize| took[(took.len() - 1) * hundredths / 100];
    let late = took.iter().filter(|&&took| took > PROMISE).count();
    println!("{} answers, {at_once} searches at once on {threads} threads each", took.len());
    println!("half within {:?}, 99 % within {:?}, the longest {:?}", at(50), at(99), at(100));
    println!("{late} over {PROMISE:?}");
    if late == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// An engine that searches on so many threads.
fn on<P: Playable>(threads: NonZero<usize>) -> Engine<P> {
    let mut engine = Engine::default();
    engine.set_threads(threads);
    engine
}

/// Begins the next game and plays it.
fn play_one(
    work: &Work,
    janggi: &mut Engine<janggi::Position>,
    xiangqi: &mut Engine<xiangqi::Position>,
    chushogi: &mut Engine<chushogi::Position>,
) {
    let number = work.next.fetch_add(1, Ordering::Relaxed);
    match number % 3 {
        0 => {
            let setup = |n: u64| janggi::Setup::ALL[(n % 4) as usize];
            let rules = janggi::Rules::default();
            play(work, number, janggi, janggi::Position::start(setup(number / 3), setup(number / 12), rules));
        }
        1 => {
            let start = xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default());
            play(work, number, xiangqi, start);
        }
        _ => {
            let start = chushogi::Position::start(chushogi::Handicap::Even, chushogi::Rules::default());
            play(work, number, chushogi, start);
        }
    }
}

fn play<P: Playable>(work: &Work, seed: u64, engine: &mut Engine<P>, start: P) {
    let (stop, mut game) = (StopFlag::new(), Match::new(start));
    while game.outcome().is_none() && game.ply() < LONGEST {
        let quick = game.ply() < QUICK;
        if !quick && !work.wanted() {
            return;
        }
        let level = if quick { Level::Improver } else { Level::Advanced };
        let asked = Instant::now();
        let Some(thought) = engine.play(&game, level, seed, &stop, &mut |_| ()) else { return };
        if !quick {
            work.note(asked.elapsed());
        }
        let accepted = match thought.choice {
            Choice::Move(mv) => game.play(mv).is_ok(),
            Choice::AcceptDraw => game.accept_draw().is_ok(),
        };
        if !accepted {
            return;
        }
    }
}
