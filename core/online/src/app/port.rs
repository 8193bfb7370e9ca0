//! The session as a quick match uses it.

use std::time::Duration;

use crate::client::{Command, CommandError, Connection, OnlineGame, Phase, Problem, Session};
use crate::protocol::Act;

/// A session that can be asked for things and looked at: the client of an app, or a plain session in a test.
pub trait Port {
    /// Does something, or says why it cannot be done.
    ///
    /// # Errors
    /// If it makes no sense as things stand; nothing has changed then.
    fn command(&mut self, command: Command) -> Result<(), CommandError>;

    /// What is known now.
    fn look(&self) -> Seen;
}

/// What is known of a session at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// When, on the session's clock.
    pub now: Duration,
    /// Where the player stands.
    pub phase: Phase,
    /// How the connection is.
    pub connection: Connection,
    /// Why there will be none.
    pub problem: Option<Problem>,
    /// The game.
    pub game: Option<OnlineGame>,
    /// What the player did and the server has not answered, each with how many plies had been played then.
    pub pending: Vec<(u32, Act)>,
    /// Whether it is still to be found out what game there is.
    pub looking: bool,
    /// Whether the server knows all that it is to be told of.
    pub settled: bool,
}

impl Seen {
    /// A look at a session.
    #[must_use]
    pub fn of(session: &Session, now: Duration) -> Seen {
        Seen {
            now,
            phase: session.phase(),
            connection: session.connection(),
            problem: session.problem().cloned(),
            game: session.game().cloned(),
            pending: session.pending_at().map(|(ply, act)| (ply, act.clone())).collect(),
            looking: session.is_looking(),
            settled: session.is_settled(),
        }
    }
}
