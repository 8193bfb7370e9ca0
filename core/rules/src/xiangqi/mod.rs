//! Xiangqi, by the rules of `docs/rules/xiangqi.md`.

pub mod attacks;
mod explain;
mod fen;
mod legality;
mod mate;
mod movegen;
pub mod notation;
mod position;

pub use crate::family::FenError;
pub use explain::{Refusal, explain};
pub use mate::{MateName, name_mate};
pub use position::{Handicap, PLY_LIMIT, Position, Preset, QUIET_LIMIT, Rules, Undo};
