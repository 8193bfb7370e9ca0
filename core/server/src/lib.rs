//! The quick-match service: it pairs players, checks every move by the table, keeps the clocks, and loses nothing.

pub mod game;
pub mod service;
pub mod shell;
#[cfg(any(test, feature = "simulation"))]
pub mod sim;
pub mod store;
