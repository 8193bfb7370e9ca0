//! Chu Shogi, by the rules of `docs/rules/chushogi.md`.

mod board;
mod explain;
mod kind;
mod lion;
mod movegen;
pub mod notation;
mod position;
pub mod reach;
mod rules;
mod sfen;
pub mod written;

pub use board::{Board, Cell, Cells, Content, SIZE, SQUARES};
pub use explain::{Refusal, explain};
pub use kind::Kind;
pub use lion::LionRule;
pub use position::{Handicap, Position, Undo};
pub use rules::{Promotion, Rules, Senjishi};
pub use sfen::SfenError;
