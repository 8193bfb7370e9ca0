//! The program as a caller meets it: arguments in, standard output, standard error and exit status out.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

mod arena;
mod chushogi;
mod mistakes;
mod moves;
mod notation;
mod online;
mod perft;
mod play;
mod program;
mod result;
mod uci;
mod xiangqi;
