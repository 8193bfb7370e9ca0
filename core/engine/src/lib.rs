//! Search and evaluation over the rules: the computer's moves, at every level, and hints.
//!
//! An [`Engine`] thinks about a [`Match`](palgak_rules::Match), because what went before matters: positions that
//! come back end the game. [`Engine::play`] chooses as one of the [`Level`]s would; [`Engine::think`] searches
//! within [`Limits`] and reports as it goes; [`Engine::analyse`] looks back at a finished game. All run on the caller's thread until they are done or a
//! [`StopFlag`] is raised from another one, and answer within milliseconds then.
//!
//! ```
//! use palgak_engine::{Choice, Engine, Level, StopFlag};
//! use palgak_rules::Match;
//! use palgak_rules::janggi::{Position, Rules, Setup};
//!
//! let mut game = Match::new(Position::start(Setup::Left, Setup::Right, Rules::default()));
//! let mut engine: Engine<Position> = Engine::default();
//! let thought = engine.play(&game, Level::Intermediate, 1, &StopFlag::new(), &mut |_| ());
//! match thought.map(|thought| thought.choice) {
//!     Some(Choice::Move(mv)) => game.play(mv)?,
//!     Some(Choice::AcceptDraw) => game.accept_draw()?,
//!     None => unreachable!("the game has just begun"),
//! }
//! assert_eq!(game.ply(), 1);
//! # Ok::<(), palgak_rules::PlayError>(())
//! ```
//!
//! How it is built: `search` is principal variation search over any [`Playable`] game, helped by `transposition`
//! (positions already looked at), `history` and `picker` (which moves to try first) and `limits` (when to stop).
//! [`janggi`] adds what is particular to Janggi: `terms` are what can be counted on a board, `weights` what each
//! is worth, `evaluation` their sum; `exchange` plays captures out on one point, `checks` knows checks before they
//! are made. [`chushogi`] is built alike; in [`xiangqi`] a small neural network judges instead (`network`, `lanes`). `beginner` is
//! a small player of its own, with a beginner's blind spots; `review` says what each move of a game gave away.

mod beginner;
mod bench;
pub mod chushogi;
mod corners;
mod engine;
mod history;
pub mod janggi;
mod lanes;
mod level;
mod limits;
mod network;
mod pages;
mod picker;
mod playable;
mod prefetch;
mod processor;
mod review;
mod rng;
mod score;
mod search;
mod tapered;
#[cfg(feature = "training")]
pub mod training;
mod transposition;
pub mod xiangqi;

pub use bench::{
    BENCH_DEPTH, BenchResult, CHUSHOGI_POSITIONS, JANGGI_POSITIONS, XIANGQI_POSITIONS, bench_chushogi,
    bench_janggi, bench_xiangqi,
};
pub use engine::{Choice, DEFAULT_TABLE_BYTES, Engine, Info, Thought};
pub use level::Level;
pub use limits::{Limits, StopFlag, Variety};
pub use playable::{Playable, Repetition};
pub use review::{MoveVerdict, REVIEW_NODES, ReviewProgress, Tag};
pub use score::Score;
