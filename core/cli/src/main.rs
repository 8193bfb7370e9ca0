//! `palgak`: the tool for people and for tests. It counts and lists moves, judges games, rewrites them from
//! one notation into another, speaks UCI, measures its own speed, plays matches between engines, and plays games in the
//! terminal and on a server.
//!
//! Whatever a caller gets wrong ends with status 2 and exactly one line on standard error.

// Printing is what this program is for; everything goes through `output`.
mod arena;
mod args;
mod command;
mod error;
mod games;
mod lines;
mod online;
mod output;
mod play;
mod replay;
mod uci;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), error::Failure> {
    let arguments = args::Arguments::try_parse()?;
    command::run(arguments.command)
}
