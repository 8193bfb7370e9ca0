//! `palgak bench`: how the engine searches fixed positions, and how fast.

use std::fmt::Display;

use palgak_engine::{BENCH_DEPTH, bench_chushogi, bench_janggi, bench_xiangqi};

use crate::args::{Bench, GameName};
use crate::error::{Failure, Result};
use crate::output::Output;

/// The node count is a signature: it changes when, and only when, the engine plays differently.
pub(crate) fn bench(arguments: &Bench) -> Result<()> {
    let depth = arguments.depth.unwrap_or(BENCH_DEPTH);
    // The positions are the engine's own; a fault in them is not the caller's.
    let faulty = |error: &dyn Display| Failure::Io(format!("a bench position: {error}"));
    let found = match arguments.game {
        GameName::Janggi => bench_janggi(depth).map_err(|error| faulty(&error)),
        GameName::Xiangqi => bench_xiangqi(depth).map_err(|error| faulty(&error)),
        GameName::ChuShogi => bench_chushogi(depth).map_err(|error| faulty(&error)),
    }?;
    let per_second = found.nodes as f64 / found.elapsed.as_secs_f64().max(1e-9);
    let mut output = Output::standard();
    output.line(format_args!("depth {depth}"))?;
    output.line(format_args!("seconds {:.3}", found.elapsed.as_secs_f64()))?;
    output.line(format_args!("nodes {}", found.nodes))?;
    output.line(format_args!("nps {per_second:.0}"))?;
    output.flush()
}
