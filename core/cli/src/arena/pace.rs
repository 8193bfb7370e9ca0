//! Equal time for a program that decides itself how much of its time it uses.
//!
//! Under CECP a program is told how much time is left, and some use much less or more of it than a move's share. To
//! compare engines at the same time a move, what the program is told is adjusted after each move so that what it
//! uses comes out at the time wanted on average.

use std::time::Duration;

/// How much of the latest move counts in the average.
const WEIGHT: f64 = 0.1;
/// How far what is told may stray from the time wanted, as a factor.
const STRAY: (f64, f64) = (0.1, 10.0);

/// The time wanted, the time used, and what to say for it.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    wanted: f64,
    used: f64,
    factor: f64,
}

impl Pace {
    /// So long a move.
    pub(crate) fn new(wanted: Duration) -> Pace {
        let wanted = wanted.as_secs_f64();
        Pace { wanted, used: wanted, factor: 1.0 }
    }

    /// The time to tell.
    pub(crate) fn centiseconds(&self) -> u64 {
        (self.wanted * self.factor * 100.0).round().max(1.0) as u64
    }

    /// A move took so long.
    pub(crate) fn took(&mut self, time: Duration) {
        self.used += WEIGHT * (time.as_secs_f64() - self.used);
        let correction = (self.wanted / self.used.max(1e-6)).clamp(0.5, 2.0).powf(WEIGHT);
        self.factor = (self.factor * correction).clamp(STRAY.0, STRAY.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that always uses three fifths of what it is told comes to use what it should.
    #[test]
    fn the_time_used_comes_out_as_wanted() {
        let mut pace = Pace::new(Duration::from_millis(200));
        assert_eq!(pace.centiseconds(), 20);
        let mut used = 0.0;
        for ply in 0..300 {
            let time = pace.centiseconds() as f64 / 100.0 * 0.6;
            pace.took(Duration::from_secs_f64(time));
            if ply >= 100 {
                used += time / 200.0;
            }
        }
        assert!((used - 0.2).abs() < 0.005, "{used}");
        assert_eq!(pace.centiseconds(), 33);
    }

    /// A program that answers at once whatever it is told does not make the clock run away.
    #[test]
    fn what_is_told_stays_within_bounds() {
        let mut pace = Pace::new(Duration::from_millis(200));
        for _ in 0..1000 {
            pace.took(Duration::ZERO);
        }
        assert_eq!(pace.centiseconds(), 200);
        for _ in 0..1000 {
            pace.took(Duration::from_secs(60));
        }
        assert_eq!(pace.centiseconds(), 2);
    }
}
