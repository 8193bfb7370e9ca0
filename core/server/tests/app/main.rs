//! Quick match as the app's screens see it, against the real service: everything but sockets, in time that is made up.

// A test says what it expects by unwrapping it.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod absence;
mod ahead;
mod clocks;
mod draws;
mod flow;
mod games;
mod person;
mod trouble;
mod world;
