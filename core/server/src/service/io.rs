//! What goes into the service and what comes out of it.
//!
//! The service is a plain state machine: it opens no socket, reads no clock and waits for nothing. A shell feeds it what
//! happened and carries out what it says; in the simulation, the shell is a simulated network and a simulated store.

use std::sync::Arc;
use std::time::Duration;

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::{ClientMessage, Nonce, Resume, ServerMessage};
use palgak_rules::Game;

use crate::store::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, StoreError, Summons, Swept, Ticket,
    Withdrawn,
};

/// A connection of a player who has shown who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Connection(pub u64);

/// The time at which something goes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// On a clock that never goes back: all durations are measured on it.
    pub steady: Duration,
    /// In milliseconds since 1970: only written down with records, and used to take up clocks after a restart.
    pub unix_ms: u64,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// A player has connected: greeted, proven to be who it says, and not yet answered.
    Opened {
        /// The connection.
        connection: Connection,
        /// Who it is.
        player: PlayerId,
        /// The game to go on with.
        resume: Option<Resume>,
    },
    /// A message has come; `hello` never does, and messages over the limits were answered by the shell.
    Received {
        /// The connection it came on.
        connection: Connection,
        /// The message.
        message: ClientMessage,
    },
    /// A connection is gone.
    Closed {
        /// Which.
        connection: Connection,
    },
    /// The store has done something, or has failed to.
    Stored {
        /// The number that the service gave the request.
        request: u64,
        /// The answer.
        reply: Result<Reply, StoreError>,
    },
    /// The time asked for by [`super::Service::wake_at`] has come.
    Tick,
    /// Stop: take in nothing new, finish what is being written, say goodbye.
    Drain,
}

/// Something to do.
#[derive(Clone, Debug)]
pub enum Output {
    /// Send a message.
    Send {
        /// Where.
        connection: Connection,
        /// What; the same message may go to several.
        message: Arc<ServerMessage>,
    },
    /// Close a connection once what was sent on it before is out.
    Close {
        /// Which.
        connection: Connection,
    },
    /// Ask the store.
    Store {
        /// The number that the answer is to bear.
        request: u64,
        /// What for.
        op: Op,
    },
    /// All is drained: the process may end.
    Drained,
}

/// A request to the store, as a value ([`crate::store::Store`] tells what each does).
#[derive(Clone, Debug)]
pub enum Op {
    /// [`crate::store::Store::renew`]
    Renew(Process, u64),
    /// [`crate::store::Store::release`]
    Release(ProcessId),
    /// [`crate::store::Store::enqueue`]
    Enqueue(Ticket),
    /// [`crate::store::Store::withdraw`]
    Withdraw(PlayerId, Nonce),
    /// [`crate::store::Store::pair`]
    Pair(Game, NewGame),
    /// [`crate::store::Store::join`]
    Join(Code, PlayerId, Nonce, NewGame),
    /// [`crate::store::Store::summons`]
    Summons(ProcessId),
    /// [`crate::store::Store::create`]
    Create(Game, [Ticket; 2], NewGame),
    /// One record of [`crate::store::Store::append`]; the shell gathers those that come together into a batch.
    Append(Append),
    /// [`crate::store::Store::claim`]
    Claim(GameId, ProcessId),
    /// [`crate::store::Store::open_game`]
    OpenGame(PlayerId),
    /// [`crate::store::Store::orphans`]
    Orphans(usize),
    /// [`crate::store::Store::sweep`]
    Sweep {
        /// Where the last left off.
        after: Option<GameId>,
        /// At how many games to look.
        limit: usize,
        /// How long ago they were made.
        before_ms: u64,
    },
}

/// The answer to an [`Op`].
#[derive(Clone, Debug)]
pub enum Reply {
    /// To [`Op::Renew`] and [`Op::Release`].
    Done,
    /// To [`Op::Enqueue`].
    Enqueued(Enqueued),
    /// To [`Op::Withdraw`].
    Withdrawn(Withdrawn),
    /// To [`Op::Pair`], [`Op::Join`] and [`Op::Create`].
    Pair(Option<Pair>),
    /// To [`Op::Summons`].
    Summons(Vec<Summons>),
    /// To [`Op::Append`].
    Appended(Appended),
    /// To [`Op::Claim`].
    Claimed(Claim),
    /// To [`Op::OpenGame`].
    OpenGame(Option<GameId>),
    /// To [`Op::Orphans`].
    Orphans(Vec<GameId>),
    /// To [`Op::Sweep`].
    Swept(Swept),
}
