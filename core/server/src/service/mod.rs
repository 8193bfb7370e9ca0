//! The service: who is connected, who waits, which games are played.

mod io;

pub use self::io::{Connection, Input, Now, Op, Output, Reply};
