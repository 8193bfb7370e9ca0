//! Fixed positions searched to a fixed depth: the number of positions looked at is a signature of how the
//! engine plays, and the time is its speed.

use std::time::{Duration, Instant};

use palgak_rules::Match;
use palgak_rules::chushogi::{self, SfenError};
use palgak_rules::family::FenError;
use palgak_rules::{janggi, xiangqi};

use crate::engine::Engine;
use crate::limits::{Limits, StopFlag};
use crate::playable::Playable;

/// What a run found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Moves made, the same in every run of the same build settings and version.
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

/// Xiangqi positions from the opening to the endgame, some of them in check.
pub const XIANGQI_POSITIONS: [&str; 12] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1bakab1r/9/1cn4c1/p1p1p1pnp/9/2P6/P3P1P1P/1CN1C1N2/9/R1BAKAB1R w - - 0 6",
    "r1bakab1r/9/2n3c2/p1p1p1pCp/9/9/P1P1P1P1P/1C6B/9/RNBAKA1NR w - - 3 7",
    "1rb1ka3/4a4/2n1b1n2/p1C2Rp1p/4R2c1/6P1P/P1P1P4/N2C3r1/4A4/4KAB2 b - - 8 20",
    "r2ak1b2/4ac3/2n1b4/pRp1n1p1p/9/6P2/P1P1P3P/N3C1N2/6r2/2BAKAB1R w - - 8 12",
    "2bak4/4a4/4c3b/p1p2N3/8p/7r1/P1P2Nn1P/3RB4/4A4/1rBK1ARc1 w - - 2 28",
    "1ncak1b2/4a4/4b4/R1p6/8R/9/2r3Pc1/4B3N/N3A4/4KAB2 w - - 1 21",
    "3akab2/9/4b4/p5N2/2prp1p2/P4R3/4n1P2/4B4/4A4/3AK1B2 b - - 5 26",
    "2b2ab2/4a1N2/3k5/3C5/p8/5nP2/P2n5/4B4/4AK3/2BA5 b - - 33 64",
    "5ab2/4k4/3NbC3/p8/9/9/8r/3K4B/9/2B6 w - - 0 66",
    "3a1k3/4a1R2/4r4/9/9/8p/4p1P2/4B4/4A4/2B1KA3 w - - 9 43",
    "4k3C/5R3/9/9/2p6/9/2P5P/9/N1c2K3/4r4 w - - 5 59",
];

/// Chu Shogi positions from the opening to the endgame, lions in contact in many of them.
pub const CHUSHOGI_POSITIONS: [&str; 10] = [
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1",
    "l1csgekgs1fl/afb1txotc2a/mvrhdq1d1rvm/pp1ppppnpppp/2pi3p4/1Q9N/9R2/2+b2P2I3/PP1P2PPPPPP/MV1SD2DHRVM/AFB1TOXT1B1A/L1C1GKEGSCFL b - 39",
    "lfc1gekg1c1l/avbstxotsb1a/2rhdqnd1rv1/m2p1pphp2m/pppip2pifpp/9p2/2P9/PPFIP2PIPPP/M2P1PP1P2M/1VRHDNQDHRV1/A1BTSOXTSBFA/L1C1GKEG1C1L b - 39",
    "lf2gekg3l/avb1txot1b1a/2r1dq1d1rv1/m2pcpphpc1m/pppspn1pif1p/3i5p2/1PP2N1SI1s1/P1FIP2P1PVP/M2P1PPBPC1M/1VR1DSQD1RF1/A1BTHOXT3A/L1C1GKEG3L b - 79",
    "l3gekgs1fl/afcstxot3a/mv6cr2/pp1h3d1p1m/1+bppp1p5/3i7r/4N3I1n1/4O2P4/PP1PD1PHPPPP/MFV1D4RVM/A2CTEXT3A/L3GK1GSCFL b - 119",
    "l3gekgs1fl/af1st2t3a/m6r4/ppvc1x1dcpm1/2pp2po4/12/6N1I2n/4D2PP1P1/PP1P2PC1P1M/MFVC5RV1/A3TEXT3A/L3GK1GS1FL b - 159",
    "l3g1kg3l/a3t1eto2a/4d1q3r1/mf1p1pp1p2m/pp9p/2n1cN2i3/9+D2/P4P3PF1/6Q2C2/3C7M/A4OT4A/L3GKEG3L b - 199",
    "l3g1kg4/a4tts2f1/10m1/p3N2xc+V2/12/12/3n8/5+V6/PPF1C1P4+d/M11/A3TEXT4/L3GK1GS1F1 b - 239",
    "l3g1k4l/a4egto2a/m11/1f1p4p2m/pp9p/4n5N1/6+D3F1/P8P2/8M3/12/A4ET2+r1A/L3GK1G3L b - 279",
    "4k7/l3e1+L5/12/a11/12/p6N4/3n8/P8P2/10M1/12/A4ETG4/L4GK5 b - 439",
];

/// Searches the fixed Janggi positions, each from an empty memory.
///
/// # Errors
/// Never for the positions as they are committed: they are all valid.
pub fn bench_janggi(depth: u8) -> Result<BenchResult, FenError> {
    let rules = janggi::Rules::default();
    bench(&JANGGI_POSITIONS, depth, |fen| janggi::Position::from_fen(fen, rules))
}

/// Searches the fixed Xiangqi positions, each from an empty memory.
///
/// # Errors
/// Never for the positions as they are committed: they are all valid.
pub fn bench_xiangqi(depth: u8) -> Result<BenchResult, FenError> {
    let rules = xiangqi::Rules::default();
    bench(&XIANGQI_POSITIONS, depth, |fen| xiangqi::Position::from_fen(fen, rules))
}

/// Searches the fixed Chu Shogi positions, each from an empty memory.
///
/// # Errors
/// Never for the positions as they are committed: they are all valid.
pub fn bench_chushogi(depth: u8) -> Result<BenchResult, SfenError> {
    let rules = chushogi::Rules::default();
    bench(&CHUSHOGI_POSITIONS, depth, |sfen| chushogi::Position::from_sfen(sfen, rules))
}

fn bench<P: Playable, E>(
    fens: &[&str],
    depth: u8,
    read: impl Fn(&str) -> Result<P, E>,
) -> Result<BenchResult, E> {
    let mut engine: Engine<P> = Engine::new(16 << 20);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let stop = StopFlag::new();
    let mut nodes = 0;
    let start = Instant::now();
    for fen in fens {
        let game = Match::new(read(fen)?);
        engine.clear();
        if let Some(thought) = engine.think(&game, &limits, &stop, &mut |_| ()) {
            nodes += thought.nodes;
        }
    }
    Ok(BenchResult { nodes, elapsed: start.elapsed() })
}
