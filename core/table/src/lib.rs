//! One game being played: commands in, snapshots out.

pub mod diagram;
pub mod guide;
pub mod pieces;
pub mod snapshot;
pub mod view;
