//! The load tests of the server: always against one that they start themselves, on this machine, for a bounded time.
//!
//! ```text
//! load moves  [--pairs N] [--seconds S] [--rounds R]    moves a second and latencies, beside bare servers
//! load idle   [--connections N] [--hold S]              memory of an idle connection, beside the bare server
//! load abuse  [--pairs N] [--seconds S]                 latencies of the honest, alone and among abusers
//! ```
//! Build first: `cargo build --release -p palgak-server --bins --examples`. `tests/load/RESULTS.md` has results.

mod abuse;
mod idle;
mod link;
mod moves;
mod pair;
mod report;
mod scripts;
mod servers;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

/// What goes wrong in a load test ends it.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[derive(Parser, Debug)]
#[command(about = "Load tests of palgak-server, on this machine")]
struct Arguments {
    #[command(subcommand)]
    test: Test,
    /// Where the servers keep their files: on the disk that is to be measured
    #[arg(long, global = true, default_value = "target")]
    folder: PathBuf,
}

#[derive(Subcommand, Debug)]
enum Test {
    /// Durable moves a second and their latencies, beside bare servers
    Moves(Moves),
    /// Memory of an idle connection, beside the bare server
    Idle(Idle),
    /// Latencies of the honest, alone and among abusers
    Abuse(Abuse),
}

#[derive(Args, Debug)]
pub(crate) struct Moves {
    /// Games at once: each has one move under way
    #[arg(long, value_delimiter = ',', default_value = "16,64,256")]
    pub(crate) pairs: Vec<usize>,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub(crate) seconds: u64,
    /// How often the servers take turns
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) rounds: u32,
}

#[derive(Args, Debug)]
pub(crate) struct Idle {
    /// Connections
    #[arg(long, default_value_t = 10_000)]
    pub(crate) connections: usize,
    /// Seconds to hold them
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=300))]
    pub(crate) hold: u64,
}

#[derive(Args, Debug)]
pub(crate) struct Abuse {
    /// Honest games at once, ten moves a second each
    #[arg(long, default_value_t = 20)]
    pub(crate) pairs: usize,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub(crate) seconds: u64,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let run = async {
        match arguments.test {
            Test::Moves(options) => moves::run(&arguments.folder, &options).await,
            Test::Idle(options) => idle::run(&arguments.folder, &options).await,
            Test::Abuse(options) => abuse::run(&arguments.folder, &options).await,
        }
    };
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return report::failed(&error),
    };
    match runtime.block_on(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report::failed(&*error),
    }
}
