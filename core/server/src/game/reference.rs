//! The clock told once more, in the plainest words: what the real one is compared with.
//!
//! It counts in single milliseconds and knows nothing of the other: ten minutes each, then three periods of thirty
//! seconds; the network is given back what it took, at most a second a move, from a purse that holds three seconds at
//! first, gains a fifth of a second with each move, and has paid out seven when it is closed.

use std::time::Duration;

use palgak_online::clock::{Budget, TimeControl};
use palgak_rules::Side;

/// Both sides' clocks and purses.
#[derive(Clone, Debug)]
pub struct Reference {
    main: [u64; 2],
    periods: [u64; 2],
    period: u64,
    purse: [u64; 2],
    filled: [u64; 2],
    paid: [u64; 2],
}

impl Reference {
    /// A clock before the first move.
    #[must_use]
    pub fn new(control: TimeControl) -> Reference {
        Reference {
            main: [control.main_ms; 2],
            periods: [u64::from(control.periods); 2],
            period: control.period_ms,
            purse: [3_000; 2],
            filled: [3_000; 2],
            paid: [0; 2],
        }
    }

    /// How long a side may think.
    #[must_use]
    pub fn left(&self, side: Side) -> Duration {
        let side = side.index();
        Duration::from_millis(self.main[side] + self.periods[side] * self.period)
    }

    /// What the network would be given back of a turn.
    #[must_use]
    pub fn gives_back(&self, side: Side, elapsed: u64, delay: u64) -> u64 {
        *[elapsed, delay, 1_000, self.purse[side.index()]].iter().min().unwrap_or(&0)
    }

    /// A side has moved after so many milliseconds, of which some were given back.
    ///
    /// # Errors
    /// If that cannot be.
    pub fn moved(&mut self, side: Side, elapsed: u64, given_back: u64) -> Result<(), String> {
        let s = side.index();
        if given_back > elapsed || given_back > 1_000 || given_back > self.purse[s] {
            return Err(format!(
                "{given_back} ms of {elapsed} are given back, from a purse of {}",
                self.purse[s]
            ));
        }
        self.purse[s] -= given_back;
        self.paid[s] += given_back;
        let more = if self.filled[s] + 200 <= 7_000 { 200 } else { 7_000 - self.filled[s] };
        self.filled[s] += more;
        self.purse[s] += more;
        if self.paid[s] > 7_000 {
            return Err(format!("{} ms were given back in all", self.paid[s]));
        }
        let mut thinking = elapsed - given_back;
        let from_main = thinking.min(self.main[s]);
        self.main[s] -= from_main;
        thinking -= from_main;
        // In the periods: each that runs out is gone.
        while self.main[s] == 0 && thinking >= self.period && self.periods[s] > 0 {
            thinking -= self.period;
            self.periods[s] -= 1;
        }
        if self.main[s] == 0 && self.periods[s] == 0 {
            return Err("a move was taken after the time had run out".to_owned());
        }
        Ok(())
    }

    /// Whether the clocks are shown as they are.
    ///
    /// # Errors
    /// If they are not.
    pub fn must_show(&self, shown: [Budget; 2]) -> Result<(), String> {
        for side in Side::BOTH {
            let s = side.index();
            let Budget { main_ms, periods, period_ms } = shown[s];
            if (main_ms, u64::from(periods), period_ms) != (self.main[s], self.periods[s], self.period) {
                return Err(format!(
                    "{side:?} has {} ms and {} periods, not {shown:?}",
                    self.main[s], self.periods[s]
                ));
            }
        }
        Ok(())
    }
}
