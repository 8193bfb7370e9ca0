//! The quick-match service: it pairs players, checks every move by the table, keeps the clocks, and loses nothing.

pub mod game;
pub mod service;
pub mod shell;
pub mod store;
