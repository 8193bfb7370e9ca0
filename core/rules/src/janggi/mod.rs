//! Janggi, by the rules of `docs/rules/janggi.md`.

pub mod attacks;
mod explain;
mod fen;
mod legality;
mod movegen;
pub mod notation;
mod points;
mod position;
mod setup;
mod zobrist;

pub use crate::family::FenError;
pub use explain::{Refusal, explain, explain_pass};
pub use points::{Points, value};
pub use position::{Position, Rules, Undo};
pub use setup::Setup;
