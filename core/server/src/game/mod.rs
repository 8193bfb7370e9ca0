//! One game between two players: what may be done, what is written down of it, and what each of them is told.
//!
//! A game is the sum of its records. [`Game::act`] and its likes decide on a request and, if they grant it, carry it out at
//! once and hand back the record; the caller stores it, tells nobody and asks for nothing else until it is durable,
//! and then says so ([`Game::stored`]), which starts the clock of whose turn it is. If the record cannot be stored
//! because the game is in other hands, the game as it stands here is worthless and is read anew.

mod acts;
mod answer;
mod apply;
mod clock;
mod record;
#[cfg(any(test, feature = "simulation"))]
pub mod reference;
#[cfg(test)]
mod tests;
mod time;
mod view;

use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Event, Nonce, Phase, Refusal};
use palgak_rules::janggi::Setup;
use palgak_rules::{Game as Kind, Side};
use palgak_table::referee::Referee;

pub use self::acts::{CallOff, Verdict};
use self::answer::Answer;
pub use self::clock::{Charge, Clock, Stopwatch};
pub use self::record::{Asked, Entry, Opening, Origin, Record, RecordError};
pub use self::time::Circumstances;

/// The result of a game that was called off.
pub const ABORTED: &str = "aborted";

/// A time, on the steady clock and on the calendar's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// On a clock that never goes back.
    pub steady: Duration,
    /// In milliseconds since 1970.
    pub unix_ms: u64,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    opening: Opening,
    phase: Phase,
    chosen: [Option<Choice>; 2],
    setups: [Setup; 2],
    referee: Option<Referee>,
    clock: Clock,
    /// How long the present turn, or the choice of setups, has lasted.
    turn: Stopwatch,
    /// Whether the stopwatch waits for the players to come back, and since when.
    held: Option<Duration>,
    /// Whether it is yet to be written down that the game was taken up again.
    unresumed: bool,
    /// The time of the record by which the stopwatch began, in milliseconds since 1970.
    base_ms: u64,
    result: Option<String>,
    digest: Option<String>,
    /// The number of each player's wish to play again.
    rematch: [Option<Nonce>; 2],
    left: [bool; 2],
    next: Option<GameId>,
    called_off_by: Option<Side>,
    answered: [Vec<Answer>; 2],
    records: u32,
    events: u32,
}

/// What a player has chosen before the game.
#[derive(Clone, Copy, Debug)]
struct Choice {
    setup: Option<Setup>,
}

/// A record to be stored, already carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its number.
    pub number: u32,
    /// Whether the game is over with it.
    pub ends: bool,
    /// What the players are told once it is durable.
    pub events: Vec<(u32, Event)>,
}

/// A request that was not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    /// Why, for programs.
    pub code: Refusal,
    /// Why, for people.
    pub message: String,
}

impl Refused {
    /// A refusal.
    pub fn new(code: Refusal, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into() }
    }
}

/// Why records are no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There are none.
    #[error("the game has no records")]
    Empty,
    /// One cannot be read.
    #[error("record {number}: {error}")]
    Record {
        /// Its number.
        number: u32,
        /// What is wrong.
        error: RecordError,
    },
    /// One does not follow from those before it.
    #[error("record {number} does not follow: {why}")]
    Contradiction {
        /// Its number.
        number: u32,
        /// Why not.
        why: String,
    },
}

impl Game {
    /// The game of its records. `alive_ms` is when its last server was last known to be alive, `now` is when it is taken up:
    /// its clock stands until the players are back ([`Game::due`]).
    ///
    /// # Errors
    /// If the records are damaged or do not follow from each other.
    pub fn replay(records: &[Vec<u8>], alive_ms: u64, now: Duration) -> Result<Game, ReplayError> {
        let mut game: Option<Game> = None;
        let mut last_ms = 0;
        for (number, bytes) in (1u32..).zip(records) {
            let record = Record::from_bytes(bytes).map_err(|error| ReplayError::Record { number, error })?;
            last_ms = record.at_ms;
            match (&mut game, &record.entry) {
                (None, Entry::Opened(opening)) => game = Some(Game::open(opening.clone(), record.at_ms)),
                (None, _) => {
                    let why = "the first record brings two players together".to_owned();
                    return Err(ReplayError::Contradiction { number, why });
                }
                (Some(game), _) => {
                    game.apply(&record)
                        .map_err(|refused| ReplayError::Contradiction { number, why: refused.message })?;
                }
            }
        }
        let mut game = game.ok_or(ReplayError::Empty)?;
        if game.phase != Phase::Over {
            // Time went on while a server lived, and stood since.
            let ran_ms =
                if game.held.is_some() { 0 } else { alive_ms.max(last_ms).saturating_sub(game.base_ms) };
            game.turn = Stopwatch::standing(game.turn.elapsed_ms(now).saturating_add(ran_ms));
            game.held = Some(now);
            game.unresumed = true;
        }
        Ok(game)
    }

    /// A new game. Its first record is stored already: call [`Game::stored`].
    #[must_use]
    pub fn open(opening: Opening, at_ms: u64) -> Game {
        Game {
            phase: Phase::Setup,
            chosen: [None; 2],
            setups: [Setup::Left; 2],
            referee: None,
            clock: Clock::new(opening.control),
            opening,
            turn: Stopwatch::default(),
            held: None,
            unresumed: false,
            base_ms: at_ms,
            result: None,
            digest: None,
            rematch: [None; 2],
            left: [false; 2],
            next: None,
            called_off_by: None,
            answered: [Vec::new(), Vec::new()],
            records: 1,
            events: 1,
        }
    }

    /// The record handed out last is durable: whose turn it is may think from now on.
    pub fn stored(&mut self, now: Duration) {
        if self.phase != Phase::Over && self.held.is_none() {
            self.turn.start(now);
        }
    }

    /// It took long until the record handed out last was durable. A turn that began with it began only now, and that is
    /// to be written down, or the time would be charged if the game had to be taken up again.
    pub fn stored_late(&mut self) {
        self.unresumed |= self.phase != Phase::Over;
    }

    /// Carries out a record that another has stored.
    ///
    /// # Errors
    /// If it does not follow from those before it.
    #[cfg(any(test, feature = "simulation"))]
    pub fn follow(&mut self, record: &Record) -> Result<Vec<(u32, Event)>, Refused> {
        self.apply(record)
    }

    /// The names of the setups once the game has begun; empty in games without.
    fn setup_names(&self) -> Vec<String> {
        if self.kind() == Kind::Janggi && self.referee.is_some() {
            self.setups.map(|setup| setup.as_str().to_owned()).to_vec()
        } else {
            Vec::new()
        }
    }

    /// Which game is played.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.opening.game
    }

    /// How the game came about.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Where it stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The side of a player; none if they are not in the game.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.opening.players[side.index()] == player)
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }

    /// Who went away before the game was taken up; none if both did, or it was not called off.
    #[must_use]
    pub fn called_off_by(&self) -> Option<Side> {
        self.called_off_by
    }

    /// Whether a player has left the finished game.
    #[must_use]
    pub fn has_left(&self, side: Side) -> bool {
        self.left[side.index()]
    }

    /// The number of a player's wish to play again.
    #[must_use]
    pub fn rematch_nonce(&self, side: Side) -> Option<Nonce> {
        self.rematch[side.index()]
    }

    /// How many plies were played.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.referee.as_ref().map_or(0, |referee| u32::try_from(referee.ply()).unwrap_or(u32::MAX))
    }

    /// Whose turn it is, while the game is played.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.referee.as_ref().filter(|_| self.phase == Phase::Playing).and_then(Referee::turn)
    }

    /// The referee, once the game has begun.
    #[must_use]
    pub fn judged(&self) -> Option<&Referee> {
        self.referee.as_ref()
    }
}

fn not_now(message: &str) -> Refused {
    Refused::new(Refusal::NotNow, message)
}
