//! Search and evaluation over the rules.

mod beginner;
mod bench;
mod engine;
mod history;
pub mod janggi;
mod level;
mod limits;
mod picker;
mod playable;
mod rng;
mod score;
mod search;
mod transposition;

pub use bench::{BENCH_DEPTH, BenchResult, JANGGI_POSITIONS, bench_janggi};
pub use engine::{Choice, DEFAULT_TABLE_BYTES, Engine, Info, Thought};
pub use level::Level;
pub use limits::{Limits, StopFlag, Variety};
pub use playable::Playable;
pub use score::Score;
