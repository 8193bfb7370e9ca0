//! What outlives a server process: who waits, which games there are, who keeps them, and all that happened in them.
//!
//! There is one trait, [`Store`], for a file of one process and for a database that several share. What the
//! service asks of it is in the terms of quick match, so that each store can do it in one transaction.
//!
//! # Ownership
//! A game is kept by one process at a time. The process is known by its lease, which it renews; the game by the
//! number of its owner's term, the epoch. Records are added in the name of an epoch: once another process has claimed
//! the game, in a higher epoch, what the old owner still tries to add is refused ([`Appended::Fenced`]). So two
//! processes can believe for a moment that a game is theirs, and only one of them can do anything to it.

pub mod any;
pub mod postgres;
pub mod redb;

use std::future::Future;

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

/// A server process, by a number that it picks at random when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProcessId(pub u64);

/// A server process and where clients reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Process {
    /// Its number.
    pub id: ProcessId,
    /// Its address for clients (`wss://one.example/v1/play`).
    pub url: String,
}

/// A term of ownership of a game. The first owner's is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Epoch(pub u64);

/// A player who waits, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Who waits. A player waits for one thing at a time.
    pub player: PlayerId,
    /// The number of the wish.
    pub nonce: Nonce,
    /// For which game.
    pub game: Game,
    /// For the friend who knows this code; none for whoever comes.
    pub code: Option<Code>,
    /// The process where the player is connected. If its lease ends, nobody waits there.
    pub process: ProcessId,
    /// Since when the player has waited, in milliseconds since 1970: who has waited longer comes first, and among equals
    /// who came to the store first. A player whose opponent called the game off waits on from the old time.
    pub since_ms: u64,
}

/// What became of [`Store::enqueue`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enqueued {
    /// The player waits; an earlier ticket of the same player is gone.
    Waiting,
    /// The player is in the middle of this game, and waits for nothing.
    Playing(GameId),
    /// Somebody else waits with this code.
    CodeTaken,
}

/// What became of [`Store::withdraw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawn {
    /// The player waits no longer.
    Withdrawn,
    /// A game has come of the wish, and is not over.
    Paired(GameId),
    /// There is no such wish.
    Unknown,
}

/// Two players brought together, with the game that was made for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The new game, kept by the process that asked, in epoch 1. Its first record is what [`NewGame::opening`] said.
    pub id: GameId,
    /// The two, the first side first.
    pub tickets: [Ticket; 2],
}

/// A game about to be made.
///
/// A request that makes a game may be made again, with the same number, by a process that did not hear the answer: if
/// that game is there already, the answer is the same again, and nothing else is made.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// Its number: one that was never used.
    pub id: GameId,
    /// The process that will keep it.
    pub owner: ProcessId,
    /// Whether the one who has waited longer plays the first side ([`Store::pair`] and [`Store::join`]).
    pub longer_first: bool,
    /// Writes the first record (number 1) for the players it turns out to be made for, the first side first.
    pub opening: fn(game: Game, tickets: [&Ticket; 2], at_ms: u64) -> Vec<u8>,
    /// The time of that record, in milliseconds since 1970.
    pub at_ms: u64,
}

/// A player of this process who was paired by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summons {
    /// The ticket, which is used up.
    pub ticket: Ticket,
    /// The game.
    pub id: GameId,
    /// Where it is kept.
    pub url: String,
}

/// A record to add to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub id: GameId,
    /// The term in which the process keeps it.
    pub epoch: Epoch,
    /// The number of the record: one more than that of the last.
    pub seq: u32,
    /// The record, which the store does not look into.
    pub record: Vec<u8>,
    /// Whether the game is over with it: its players are then free for another.
    pub ends: bool,
}

/// What became of one [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable: it outlives a crash of the process and of the machine. Also said of the very same
    /// record in the same place, sent again by who did not hear the answer.
    Durable,
    /// The game is in another's hands by now, or another record has this number: nothing was added.
    Fenced,
}

/// What became of [`Store::claim`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The game is kept by the process that asked: since long or from now on, in this epoch, with these records.
    Own {
        /// The term.
        epoch: Epoch,
        /// All that happened, in order.
        records: Vec<Vec<u8>>,
        /// When the last owner was last known to be alive, in milliseconds since 1970; a clock that runs is taken
        /// up from there.
        alive_ms: u64,
    },
    /// Another process, whose lease holds, keeps it.
    Elsewhere {
        /// Where clients reach it.
        url: String,
    },
    /// There is no such game.
    Unknown,
}

/// What came of [`Store::sweep`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// How many games were taken out.
    pub gone: usize,
    /// The last game that was looked at; none if there are no more after it.
    pub next: Option<GameId>,
}

/// A store that did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// It cannot be reached, or cannot write, just now. Whether anything was done is not known; every request may
    /// be made again.
    #[error("the store is not available: {0}")]
    Unavailable(String),
    /// What is in it cannot be right.
    #[error("the store is damaged: {0}")]
    Damaged(String),
}

/// What a service keeps outside itself. Every request is one transaction; what it answers is durable.
pub trait Store: Send + Sync + 'static {
    /// Registers a process or renews its lease. `alive_ms` is its time, for [`Claim::Own`].
    fn renew(&self, process: &Process, alive_ms: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Ends a lease: the process's games may be claimed at once, its waiting players are gone. When it was last alive
    /// stays known, for [`Claim::Own`].
    fn release(&self, process: ProcessId) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Lets a player wait.
    fn enqueue(&self, ticket: Ticket) -> impl Future<Output = Result<Enqueued, StoreError>> + Send;

    /// Lets a player wait no longer.
    fn withdraw(
        &self,
        player: PlayerId,
        nonce: Nonce,
    ) -> impl Future<Output = Result<Withdrawn, StoreError>> + Send;

    /// Brings together the two who have waited longest for a game, without a code, at processes whose lease holds. If one
    /// of them is connected to another process, that process finds a [`Summons`].
    fn pair(&self, game: Game, new: NewGame)
    -> impl Future<Output = Result<Option<Pair>, StoreError>> + Send;

    /// Brings a player together with whoever waits with a code; none if nobody does (any more), or if the player is in
    /// the middle of a game. A player does not meet themselves. A ticket of who joins is gone with it. `nonce` is that
    /// of who joins; the owner of the new game is where they are connected.
    fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> impl Future<Output = Result<Option<Pair>, StoreError>> + Send;

    /// The players of a process whom others have paired since it last asked.
    fn summons(&self, process: ProcessId) -> impl Future<Output = Result<Vec<Summons>, StoreError>> + Send;

    /// Makes a game for two known players (a rematch), the first side first, unless one of them is in the middle of
    /// another: then none. Tickets that they have elsewhere are gone with it.
    fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> impl Future<Output = Result<Option<Pair>, StoreError>> + Send;

    /// Adds records, all in one transaction; the answers are in the same order. Records of one game in one batch are
    /// in order.
    fn append(&self, batch: Vec<Append>) -> impl Future<Output = Result<Vec<Appended>, StoreError>> + Send;

    /// Takes over a game whose owner's lease has ended, or reads one's own. A game that is over is claimed like any
    /// other: its players may still ask for it, or play again.
    fn claim(&self, id: GameId, process: ProcessId)
    -> impl Future<Output = Result<Claim, StoreError>> + Send;

    /// The game that a player is in the middle of.
    fn open_game(&self, player: PlayerId) -> impl Future<Output = Result<Option<GameId>, StoreError>> + Send;

    /// Games that are not over and have no living owner, at most `limit`: their clocks run on with nobody to call time.
    fn orphans(&self, limit: usize) -> impl Future<Output = Result<Vec<GameId>, StoreError>> + Send;

    /// Takes out games that are over and were made before a time (in milliseconds since 1970), with all that happened in
    /// them; afterwards there is no such game. It looks at so many games at most, those that come after `after` in an
    /// order of the store's own. A game was made when the later of its two players began to wait, or soon after.
    fn sweep(
        &self,
        after: Option<GameId>,
        limit: usize,
        before_ms: u64,
    ) -> impl Future<Output = Result<Swept, StoreError>> + Send;
}
