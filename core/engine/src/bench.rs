//! Fixed positions searched to a fixed depth: the number of positions looked at is a signature of how the
//! engine plays, and the time is its speed.

use std::time::{Duration, Instant};

use palgak_rules::Match;
use palgak_rules::janggi::{FenError, Position, Rules};

use crate::engine::Engine;
use crate::limits::{Limits, StopFlag};

/// What a run found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Positions looked at, the same in every run of the same build settings and version.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

/// The depth that gives the committed signature.
pub const BENCH_DEPTH: u8 = 12;

/// Janggi positions from the opening to the endgame, with check, facing kings and passes near.
pub const JANGGI_POSITIONS: [&str; 12] = [
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
    "r2akab1r/9/1cn1c1n2/p1p1p1p1p/9/9/P1P1P1P1P/2N1C1NC1/4K4/R1BA1AB1R w - - 0 8",
    "r1bak1b1r/4a4/1cn1c1n2/p3p1p1p/2p6/6P2/P1P1P3P/2N1C1NC1/4A4/R1B1KAB1R b - - 0 12",
    "2bak1b2/4a4/r1n1c1n1r/p1p1p1p1p/9/1c7/P1P1P1P1P/R1N1C1N1R/1C2A4/2B1KAB2 w - - 0 15",
    "3ak1b2/4a4/2n1c4/p3p1p1p/2b3n2/4P4/P1P3P1P/2N1C1N2/4A4/2BAK1B2 w - - 0 24",
    "1r1a1k3/4a4/2c1b4/p3p3p/4n4/P1P3P2/4P3P/2N1C4/4A4/R2AK1B2 b - - 0 30",
    "4ka3/4a4/4c4/p3p3p/6n2/P1P6/4P1P1P/3NC4/4A4/3AK4 w - - 0 38",
    "3k5/4a4/9/2R1p4/9/4P1n2/2r6/4C4/4A4/3AK4 b - - 0 52",
    "5k3/4a4/5P3/9/2b6/9/4p4/4N4/4A4/4K4 w - - 0 70",
    "9/4k4/9/6P2/9/9/9/9/4KA3/8c b - - 0 1",
    "3a1k3/4a4/9/3PP4/9/6b2/3p1p3/4B4/4A4/3AK4 w - - 0 81",
];

/// Searches the fixed Janggi positions, each from an empty memory.
///
/// # Errors
/// Never for the positions as they are committed: they are all valid.
pub fn bench_janggi(depth: u8) -> Result<BenchResult, FenError> {
    let mut engine: Engine<Position> = Engine::new(16 << 20);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let stop = StopFlag::new();
    let mut nodes = 0;
    let start = Instant::now();
    for fen in JANGGI_POSITIONS {
        let game = Match::new(Position::from_fen(fen, Rules::default())?);
        engine.clear();
        if let Some(thought) = engine.think(&game, &limits, &stop, &mut |_| ()) {
            nodes += thought.nodes;
        }
    }
    Ok(BenchResult { nodes, elapsed: start.elapsed() })
}
