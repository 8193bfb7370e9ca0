//! The client: what an app or a program needs to play quick matches.
//!
//! [`Session`] is a plain state machine: it opens no socket and reads no clock. Whoever drives it hands in what happened
//! and the time, and carries out what comes out. It knows how to greet, to reconnect and to be redirected, sends again
//! what was not answered, follows the events of a game and asks for the whole state where something is missing. It does not
//! know the rules of the games: the server decides what is legal.

mod acts;
mod command;
mod driving;
mod event;
mod fetch;
mod follow;
mod held;
mod link;
mod messages;
#[cfg(feature = "client")]
pub mod net;
mod random;
mod refusals;
mod saved;
mod session;
mod wish;

pub use event::{
    Attempt, Command, CommandError, Connection, Event, Input, Output, Phase, Problem, Subject, Wanting,
};
pub use held::OnlineGame;
pub use saved::RestoreError;
pub use session::{Config, Session};

#[cfg(test)]
mod tests;
