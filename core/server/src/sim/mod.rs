//! A simulated world for the service: players who play by the real client, a network that delays, cuts and doubles,
//! processes that crash, stall, stop and start, and a store that fails and loses what was not yet stored.
//!
//! There is no thread, no socket and no clock in it: a seed decides everything, and the same seed does the same again.
//! A witness looks at every message and every record, and objects to what must never happen.

mod chaos;
mod dice;
mod memory;
mod network;
mod process;
mod store;
#[cfg(test)]
mod tests;
mod user;
mod witness;
mod world;

use std::time::Duration;

use self::dice::Dice;
pub use self::memory::{Kept, Memory};
pub use self::store::MemoryStore;
use self::world::World;

/// What a world is like.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many players there are.
    pub players: usize,
    /// How many server processes there are, on one store.
    pub processes: usize,
    /// How long things go wrong. After that all is well, and everybody finishes their games.
    pub trouble: Duration,
    /// How often something goes wrong, one after the other, at most so far apart; none if nothing ever does.
    pub faults_every: Option<Duration>,
    /// Whether players may fall asleep over their boards.
    pub sleepy: bool,
    /// Whether the store says that something is stored before it is: the witness must find out.
    pub lying_store: bool,
}

impl Plan {
    /// The world of a seed: everything in it differs from seed to seed.
    #[must_use]
    pub fn of(seed: u64) -> Plan {
        let mut dice = Dice::new(seed ^ 0x706c_616e);
        Plan {
            players: 2 + dice.below(4),
            processes: 1 + dice.below(3),
            trouble: dice.millis(30_000, 150_000),
            faults_every: (!dice.in_thousand(150)).then(|| dice.millis(2_000, 20_000)),
            sleepy: dice.in_thousand(150),
            lying_store: false,
        }
    }
}

/// What came of a world.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// A number that stands for everything that happened, in its order.
    pub trace: u64,
    /// How many things happened.
    pub steps: u64,
    /// How many games were played to their end.
    pub games: u64,
    /// How many moves were stored.
    pub moves: u64,
    /// How many games were called off.
    pub aborted: u64,
    /// How many were lost on time.
    pub timeouts: u64,
    /// How many were rematches.
    pub rematches: u64,
    /// How often a game was taken over by another process.
    pub takeovers: u64,
    /// How many records were refused because the game was in other hands.
    pub fenced: u64,
    /// How many processes died.
    pub crashes: u64,
    /// How often somebody had to connect anew.
    pub connections: u64,
}

impl Report {
    /// Adds what came of another world.
    pub fn add(&mut self, other: &Report) {
        self.trace ^= other.trace;
        self.steps += other.steps;
        self.games += other.games;
        self.moves += other.moves;
        self.aborted += other.aborted;
        self.timeouts += other.timeouts;
        self.rematches += other.rematches;
        self.takeovers += other.takeovers;
        self.fenced += other.fenced;
        self.crashes += other.crashes;
        self.connections += other.connections;
    }
}

/// Something that must never happen, and did.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed}, after {at:?}: {what}")]
pub struct Violation {
    /// The seed that does it again.
    pub seed: u64,
    /// When.
    pub at: Duration,
    /// What.
    pub what: String,
}

/// Runs the world of a seed.
///
/// # Errors
/// If something happens that must never happen.
pub fn run(seed: u64, plan: &Plan) -> Result<Report, Violation> {
    World::new(seed, plan.clone()).run(None)
}

/// Runs the world of a seed and writes down all that happens, for who looks for the cause of something.
///
/// # Errors
/// If something happens that must never happen.
pub fn run_with_log(seed: u64, plan: &Plan, log: &mut dyn FnMut(&str)) -> Result<Report, Violation> {
    World::new(seed, plan.clone()).run(Some(log))
}
