//! One game being played: commands in, snapshots out.

pub mod snapshot;
pub mod view;
