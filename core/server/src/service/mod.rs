//! The service: who is connected, who waits, which games are played.
//!
//! It is a state machine ([`Service::handle`]): what happens goes in, with the time; what is to be done comes out. The
//! same inputs give the same outputs.

mod agenda;
mod answers;
mod census;
mod claims;
mod connections;
mod hosting;
mod io;
mod lease;
mod pairing;
mod places;
mod random;
mod requests;
mod sweep;
mod tasks;
#[cfg(test)]
mod tests;
mod wishes;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_rules::Game as Kind;

use self::agenda::Agenda;
pub use self::census::{Census, KINDS};
use self::connections::{Line, Player};
pub use self::io::{Connection, Input, Now, Op, Output, Reply};
use self::lease::Life;
use self::random::Random;
use self::requests::Requests;
use self::tasks::{Hosted, Queued};
use crate::store::Process;

/// How long a store takes a process for alive that does not renew its lease, usually.
pub const LEASE: Duration = Duration::from_secs(10);

/// How a service is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The process and where clients reach it. Its number must be one that no process had before.
    pub process: Process,
    /// How long the store takes a process for alive that does not renew its lease. It is renewed three times as often.
    pub lease: Duration,
    /// How often the store is asked whether others have paired a player who waits here.
    pub poll: Duration,
    /// How often the store is asked for games whose process is gone.
    pub adopt: Duration,
    /// How long a finished game is remembered. It can be read anew after that.
    pub remember: Duration,
    /// How long a client is asked to stay away when the server stops.
    pub away: Duration,
    /// How long the store keeps a game that is over, from when it was made; for ever, if not said.
    pub keep: Option<Duration>,
}

impl Config {
    /// A service with the usual times.
    #[must_use]
    pub const fn new(process: Process) -> Config {
        Config {
            process,
            lease: LEASE,
            poll: Duration::from_secs(1),
            adopt: Duration::from_secs(5),
            remember: Duration::from_secs(600),
            away: Duration::from_secs(2),
            keep: None,
        }
    }
}

/// What there is to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Timer {
    /// A request to the store failed and is to be made again.
    Retry(u64),
    /// A connection is to be measured, or found dead.
    Ping(Connection),
    /// Somebody's time runs out in a game.
    Game(GameId),
    /// A finished game need not be remembered any longer.
    Forget(GameId),
    /// The place in the queue of a player who is gone need not be kept any longer.
    Place(PlayerId),
    /// The lease is to be renewed.
    Lease,
    /// Players wait.
    Poll,
    /// Games may have lost their process.
    Adopt,
    /// Games in the store may have been kept for long enough.
    Sweep,
    /// Stopping takes too long.
    GiveUp,
}

/// What a service has in hand, for whoever watches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Connections of players.
    pub connections: usize,
    /// Players who wait here.
    pub waiting: usize,
    /// Games in hand, finished ones that are still remembered included.
    pub games: usize,
    /// Games that are not over.
    pub games_open: usize,
    /// Games that were brought about here since the start.
    pub games_made: u64,
    /// Games that ended here since the start.
    pub games_over: u64,
    /// Games that were taken over from processes that are gone.
    pub games_adopted: u64,
    /// Finished games that were taken out of the store by this process since the start.
    pub games_removed: u64,
    /// Moves that are durable, since the start.
    pub moves: u64,
    /// Requests that were refused, since the start.
    pub refusals: u64,
    /// Requests to the store that failed, since the start.
    pub store_failures: u64,
}

/// The service.
#[derive(Debug)]
pub struct Service {
    config: Config,
    random: Random,
    now: Now,
    out: Vec<Output>,
    agenda: Agenda<Timer>,
    requests: Requests,
    lines: BTreeMap<Connection, Line>,
    /// In no order, which must not show in what comes out: long names are found sooner in this way.
    players: HashMap<PlayerId, Player>,
    games: BTreeMap<GameId, Place>,
    pairing: [pairing::Pairing; 3],
    polling: bool,
    recheck_waiting: bool,
    rechecked_at: Duration,
    life: Life,
    /// How far the store was looked through for games to take out.
    swept: Option<GameId>,
    failures: u64,
    counted: Stats,
}

/// What is known of a game.
#[derive(Debug)]
enum Place {
    /// It is in hand.
    Here(Box<Hosted>),
    /// The store was asked for it; who wants something of it meanwhile.
    Asked {
        wanted: VecDeque<Queued>,
        /// The players, if it was here before.
        members: Option<[PlayerId; 2]>,
    },
}

impl Service {
    /// A service with nobody connected. The seed should be one that nobody can guess.
    #[must_use]
    pub fn new(config: Config, seed: u64) -> Service {
        Service {
            config,
            random: Random::new(seed),
            now: Now { steady: Duration::ZERO, unix_ms: 0 },
            out: Vec::new(),
            agenda: Agenda::new(),
            requests: Requests::new(),
            lines: BTreeMap::new(),
            players: HashMap::new(),
            games: BTreeMap::new(),
            pairing: [pairing::Pairing::Idle; 3],
            polling: false,
            recheck_waiting: false,
            rechecked_at: Duration::ZERO,
            life: Life::New,
            swept: None,
            failures: 0,
            counted: Stats::default(),
        }
    }

    /// Something has happened. What is to be done about it is added to `outputs`. Time does not go back from one input to
    /// the next.
    pub fn handle(&mut self, input: Input, now: Now, outputs: &mut Vec<Output>) {
        self.now = Now { steady: now.steady.max(self.now.steady), unix_ms: now.unix_ms };
        self.begin_life();
        match input {
            Input::Opened { connection, player, resume } => self.opened(connection, player, resume),
            Input::Received { connection, message } => self.received(connection, message),
            Input::Closed { connection } => self.closed(connection),
            Input::Stored { request, reply } => self.stored(request, reply),
            Input::Tick => self.tick(),
            Input::Drain => self.drain(),
        }
        self.check_drained();
        outputs.append(&mut self.out);
    }

    /// When the service wants to be woken with [`Input::Tick`], on the steady clock; at once, if that is past.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        match self.life {
            Life::New => Some(Duration::ZERO),
            _ => self.agenda.next(),
        }
    }

    /// What it has in hand.
    #[must_use]
    pub fn stats(&self) -> Stats {
        Stats {
            connections: self.lines.len(),
            waiting: self.players.values().filter(|player| player.wish.is_some()).count(),
            games: self.games.len(),
            store_failures: self.failures,
            ..self.counted
        }
    }

    fn tick(&mut self) {
        while let Some(timer) = self.agenda.pop(self.now.steady) {
            match timer {
                Timer::Retry(request) => self.ask_again(request),
                Timer::Ping(connection) => self.ping(connection),
                Timer::Game(id) => self.advance(id),
                Timer::Forget(id) => self.forget(id),
                Timer::Place(id) => self.give_up_place(id),
                Timer::Lease => self.renew_lease(),
                Timer::Poll => self.poll(),
                Timer::Adopt => self.look_for_orphans(),
                Timer::Sweep => self.sweep(),
                Timer::GiveUp => self.give_up_draining(),
            }
        }
    }

    fn fresh_game_id(&mut self) -> GameId {
        GameId(self.random.next())
    }

    fn moment(&self) -> crate::game::Moment {
        crate::game::Moment { steady: self.now.steady, unix_ms: self.now.unix_ms }
    }
}

/// A number for each kind of game.
const fn slot(kind: Kind) -> usize {
    match kind {
        Kind::Janggi => 0,
        Kind::Xiangqi => 1,
        Kind::ChuShogi => 2,
    }
}
