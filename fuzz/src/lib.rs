//! Fuzz targets: everything that reads text or bytes from outside, and the legal move generator against the
//! legality check.
//!
//! Each target is a function of bytes that panics when something is wrong. `tests/` runs them for some seconds
//! each on random bytes, on the stable toolchain; a coverage-guided fuzzer can drive the same tests (see
//! CONTRIBUTING.md). The bytes are read as a script (which valid text to begin with, what to change in it, which
//! move to play), so that both get beyond the first refusal.

mod board;
mod generated;
mod online;
mod reading;
mod saved;
mod script;

pub use generated::generated_moves_are_the_accepted_moves;
pub use online::{online_session, protocol_message, saved_session};
pub use reading::{fen, korean_record, machine_notation};
pub use saved::{saved_game, saved_settings};
