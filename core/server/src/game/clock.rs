//! The clock of a game as its server keeps it.
//!
//! All of it is a function of times handed in. A turn is measured on the server's steady clock: from the moment at
//! which the move before it was safely stored to the moment at which the answer arrived, so nobody pays for the disk.

use std::time::Duration;

use palgak_online::clock::{Allowance, Budget, TimeControl};
use palgak_rules::Side;

/// Measures how long something lasts, over a time in which nobody looked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopwatch {
    carried: Duration,
    since: Option<Duration>,
}

impl Stopwatch {
    /// One that stands at a time.
    #[must_use]
    pub const fn standing(carried_ms: u64) -> Stopwatch {
        Stopwatch { carried: Duration::from_millis(carried_ms), since: None }
    }

    /// Lets it run from now on, unless it runs.
    pub fn start(&mut self, now: Duration) {
        self.since.get_or_insert(now);
    }

    /// Whether it runs.
    #[must_use]
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// What it shows.
    #[must_use]
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.carried + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }

    /// What it shows, in whole milliseconds.
    #[must_use]
    pub fn elapsed_ms(&self, now: Duration) -> u64 {
        u64::try_from(self.elapsed(now).as_millis()).unwrap_or(u64::MAX)
    }

    /// When it will show a time; none if it does not run.
    #[must_use]
    pub fn shows_at(&self, time_ms: u64) -> Option<Duration> {
        self.since.map(|since| since + Duration::from_millis(time_ms).saturating_sub(self.carried))
    }
}

/// What is left to both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    budgets: [Budget; 2],
    allowances: [Allowance; 2],
}

/// What a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// How long the turn had lasted.
    pub elapsed_ms: u64,
    /// How much of it the network is given back.
    pub credited_ms: u64,
}

impl Clock {
    /// A clock before the first move.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        Clock { budgets: [Budget::new(control); 2], allowances: [Allowance::default(); 2] }
    }

    /// What is left to each side, the first side first.
    #[must_use]
    pub const fn budgets(&self) -> [Budget; 2] {
        self.budgets
    }

    /// What a side would be charged for a move now, after such a turn and with such a delay.
    #[must_use]
    pub fn charge(&self, side: Side, elapsed_ms: u64, delay: Duration) -> Charge {
        // Nobody is given back more than the turn lasted.
        let credited_ms = self.allowances[side.index()].credit_ms(delay).min(elapsed_ms);
        Charge { elapsed_ms, credited_ms }
    }

    /// After how long a turn a side loses on time, with such a delay.
    #[must_use]
    pub fn limit_ms(&self, side: Side, delay: Duration) -> u64 {
        self.budgets[side.index()].whole_ms() + self.allowances[side.index()].credit_ms(delay)
    }

    /// Takes off what a move costs. None, and nothing changes, if so much is not left.
    #[must_use]
    pub fn press(&mut self, side: Side, charge: Charge) -> Option<()> {
        let took_ms = charge.elapsed_ms.saturating_sub(charge.credited_ms);
        self.budgets[side.index()] = self.budgets[side.index()].after(took_ms)?;
        self.allowances[side.index()] = self.allowances[side.index()].after(charge.credited_ms);
        Some(())
    }
}
