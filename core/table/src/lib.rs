//! One game being played: commands in, snapshots out.

pub mod pieces;
pub mod snapshot;
pub mod view;
