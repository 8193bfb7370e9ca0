//! What happens in a game because time goes by.

use std::time::Duration;

use palgak_online::protocol::Phase;
use palgak_rules::Side;
use palgak_rules::janggi::Setup;

use super::{Entry, Game, Moment, Written};

/// What the game has to be told of the world.
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances {
    /// Whether each player is connected, the first side first.
    pub here: [bool; 2],
    /// The delay of each player's connection, as the server has measured it.
    pub delays: [Duration; 2],
}

impl Game {
    /// How long the clock of a game that was taken up again stands at most, until its players are back.
    pub const GRACE: Duration = Duration::from_secs(10);

    /// The setup of who has not chosen any.
    pub const DEFAULT_SETUP: Setup = Setup::Left;

    /// What has to be written down by `at` because time went by: the game begins, somebody's time has run out, the clock
    /// of a game taken up again runs. To be asked before every request, for the time at which that came.
    pub fn due(&mut self, at: Moment, around: Circumstances) -> Option<Written> {
        let entry = self.due_entry(at.steady, around)?;
        self.write(entry, at).ok()
    }

    fn due_entry(&self, now: Duration, around: Circumstances) -> Option<Entry> {
        if self.phase == Phase::Over {
            return None;
        }
        if let Some(held_since) = self.held {
            let back = self.turn().map_or(around.here == [true; 2], |side| around.here[side.index()]);
            let running = back || now >= held_since + Game::GRACE;
            return (self.unresumed || running)
                .then(|| Entry::Resumed { elapsed_ms: self.turn.elapsed_ms(now), running });
        }
        if self.unresumed {
            return Some(Entry::Resumed { elapsed_ms: self.turn.elapsed_ms(now), running: true });
        }
        match self.turn() {
            Some(side) => (now >= self.loses_at(side, around)?).then_some(Entry::TimedOut(side)),
            None => self.setup_due(now, around),
        }
    }

    /// The end of the choice of setups.
    fn setup_due(&self, now: Duration, around: Circumstances) -> Option<Entry> {
        let setups =
            self.chosen.map(|choice| choice.and_then(|choice| choice.setup).unwrap_or(Game::DEFAULT_SETUP));
        if self.chosen.iter().all(Option::is_some) {
            return Some(Entry::Started { setups });
        }
        if now < self.turn.shows_at(self.opening.setup_ms)? {
            return None;
        }
        // Nobody is made to play someone who never came.
        let missing = |side: Side| self.chosen[side.index()].is_none() && !around.here[side.index()];
        match (missing(Side::First), missing(Side::Second)) {
            (false, false) => Some(Entry::Started { setups }),
            (true, true) => Some(Entry::CalledOff(None)),
            (first, _) => Some(Entry::CalledOff(Some(if first { Side::First } else { Side::Second }))),
        }
    }

    /// When the side to move loses on time.
    fn loses_at(&self, side: Side, around: Circumstances) -> Option<Duration> {
        self.turn.shows_at(self.clock.limit_ms(side, around.delays[side.index()]))
    }

    /// When [`Game::due`] will have something to say, if nothing else happens.
    #[must_use]
    pub fn due_at(&self, around: Circumstances) -> Option<Duration> {
        if self.phase == Phase::Over {
            return None;
        }
        if let Some(held_since) = self.held {
            return Some(held_since + Game::GRACE);
        }
        match self.turn() {
            Some(side) => self.loses_at(side, around),
            None => self.turn.shows_at(self.opening.setup_ms),
        }
    }
}
