//! The clock of an online game: ten minutes each, then three periods of thirty seconds.
//!
//! A move made inside a period keeps it; a period that runs out is spent; when the last is spent, the side has
//! lost on time. The delay of the network is given back within an allowance ([`Allowance`]).
//!
//! Everything here is a function of times handed in: the server decides with it, the client shows with it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time a game gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Milliseconds of thinking time at first.
    pub main_ms: u64,
    /// Periods after that.
    pub periods: u8,
    /// Milliseconds of a period.
    pub period_ms: u64,
}

impl TimeControl {
    /// What quick matches are played with.
    pub const QUICK_MATCH: TimeControl = TimeControl { main_ms: 600_000, periods: 3, period_ms: 30_000 };
}

/// What is left to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// Milliseconds left of the main time.
    pub main_ms: u64,
    /// Periods left, the one that runs included.
    pub periods: u8,
    /// Milliseconds of a period.
    pub period_ms: u64,
}

impl Budget {
    /// What a side has at first.
    #[must_use]
    pub const fn new(control: TimeControl) -> Budget {
        Budget { main_ms: control.main_ms, periods: control.periods, period_ms: control.period_ms }
    }

    /// How long a side may think about one move before it loses on time, in milliseconds.
    #[must_use]
    pub const fn whole_ms(&self) -> u64 {
        self.main_ms.saturating_add(self.period_ms.saturating_mul(self.periods as u64))
    }

    /// What is left after a move that took so long; none if the side ran out of time before it. Using up the last
    /// millisecond is running out.
    #[must_use]
    pub const fn after(self, took_ms: u64) -> Option<Budget> {
        if took_ms >= self.whole_ms() {
            return None;
        }
        if took_ms < self.main_ms {
            return Some(Budget { main_ms: self.main_ms - took_ms, ..self });
        }
        // Inside a period: those before it are spent, it is whole again for the next move.
        let spent = ((took_ms - self.main_ms) / self.period_ms) as u8;
        Some(Budget { main_ms: 0, periods: self.periods - spent, ..self })
    }

    /// What is shown while the side has been thinking for so long: milliseconds left of the main time or of the
    /// running period, and the periods left with the running one.
    #[must_use]
    pub const fn shown(self, thinking_ms: u64) -> Shown {
        if thinking_ms < self.main_ms {
            return Shown { left_ms: self.main_ms - thinking_ms, periods: self.periods, in_period: false };
        }
        match self.after(thinking_ms) {
            None => Shown { left_ms: 0, periods: 0, in_period: true },
            Some(left) => {
                let into = (thinking_ms - self.main_ms) % self.period_ms;
                Shown { left_ms: self.period_ms - into, periods: left.periods, in_period: true }
            }
        }
    }
}

/// A clock as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Milliseconds left of the main time, or of the running period.
    pub left_ms: u64,
    /// Periods left, the running one included.
    pub periods: u8,
    /// Whether a period runs.
    pub in_period: bool,
}

/// What the network may still be given back to one side.
///
/// A move is credited with the measured delay, at most [`Allowance::PER_MOVE_MS`], as far as the allowance goes.
/// It holds [`Allowance::AT_FIRST_MS`] at first and grows by [`Allowance::PER_TURN_MS`] with each move of the side,
/// until [`Allowance::IN_ALL_MS`] have been granted in the whole game. So no delay, real or feigned, is ever
/// worth more than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allowance {
    left_ms: u64,
    granted_ms: u64,
}

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance { left_ms: Allowance::AT_FIRST_MS, granted_ms: Allowance::AT_FIRST_MS }
    }
}

impl Allowance {
    /// The most that one move is credited with.
    pub const PER_MOVE_MS: u64 = 1_000;
    /// What a side may be credited with at first.
    pub const AT_FIRST_MS: u64 = 3_000;
    /// What every move of the side adds.
    pub const PER_TURN_MS: u64 = 200;
    /// The most that a side is credited with in a game.
    pub const IN_ALL_MS: u64 = 7_000;

    /// What a move with such a delay would be credited with.
    #[must_use]
    pub fn credit_ms(&self, delay: Duration) -> u64 {
        let delay = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        delay.min(Allowance::PER_MOVE_MS).min(self.left_ms)
    }

    /// The allowance after a move that was credited with so much, which is not more than
    /// [`Allowance::credit_ms`] says.
    #[must_use]
    pub fn after(self, credited_ms: u64) -> Allowance {
        let added = Allowance::PER_TURN_MS.min(Allowance::IN_ALL_MS - self.granted_ms);
        Allowance {
            left_ms: self.left_ms.saturating_sub(credited_ms) + added,
            granted_ms: self.granted_ms + added,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Budget = Budget::new(TimeControl::QUICK_MATCH);

    #[test]
    fn main_time_runs_down_and_nothing_comes_back() {
        let left = QUICK.after(599_999);
        assert_eq!(left, Some(Budget { main_ms: 1, periods: 3, period_ms: 30_000 }));
        assert_eq!(QUICK.after(600_000), Some(Budget { main_ms: 0, periods: 3, period_ms: 30_000 }));
    }

    #[test]
    fn a_move_inside_a_period_keeps_it_and_an_overrun_spends_it() {
        let in_byoyomi = Budget { main_ms: 0, ..QUICK };
        assert_eq!(in_byoyomi.after(29_999), Some(in_byoyomi));
        assert_eq!(in_byoyomi.after(30_000), Some(Budget { periods: 2, ..in_byoyomi }));
        assert_eq!(in_byoyomi.after(89_999), Some(Budget { periods: 1, ..in_byoyomi }));
        assert_eq!(in_byoyomi.after(90_000), None);
        assert_eq!(QUICK.whole_ms(), 690_000);
        assert_eq!(QUICK.after(690_000), None);
    }

    #[test]
    fn what_is_shown_goes_from_main_time_into_the_periods() {
        assert_eq!(QUICK.shown(0), Shown { left_ms: 600_000, periods: 3, in_period: false });
        assert_eq!(QUICK.shown(600_000), Shown { left_ms: 30_000, periods: 3, in_period: true });
        assert_eq!(QUICK.shown(630_001), Shown { left_ms: 29_999, periods: 2, in_period: true });
        assert_eq!(QUICK.shown(690_000), Shown { left_ms: 0, periods: 0, in_period: true });
    }

    #[test]
    fn delay_is_given_back_within_the_allowance() {
        let mut allowance = Allowance::default();
        assert_eq!(allowance.credit_ms(Duration::from_millis(80)), 80);
        assert_eq!(allowance.credit_ms(Duration::from_secs(5)), 1_000);
        for _ in 0..3 {
            allowance = allowance.after(allowance.credit_ms(Duration::from_secs(5)));
        }
        assert_eq!(allowance.credit_ms(Duration::from_secs(5)), 600, "3 s less 3 s, and three times 200 ms");
        let mut total = 3_000;
        for _ in 0..1_000 {
            let credit = allowance.credit_ms(Duration::from_secs(5));
            total += credit;
            allowance = allowance.after(credit);
        }
        assert_eq!(total, Allowance::IN_ALL_MS);
    }
}
