//! Which game is played next, by whom, until all are played or the match is stopped.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use palgak_rules::Side;

/// The games that are still to be played, shared by all who play them.
pub(crate) struct Schedule {
    waiting: Mutex<std::vec::IntoIter<u64>>,
    stopped: AtomicBool,
}

impl Schedule {
    /// So many games, without those that were played before.
    pub(crate) fn new(games: u64, played: &BTreeSet<u64>) -> Schedule {
        let waiting: Vec<u64> = (0..games).filter(|number| !played.contains(number)).collect();
        Schedule { waiting: Mutex::new(waiting.into_iter()), stopped: AtomicBool::new(false) }
    }

    /// The number of the next game; none when there is none, or no more are wanted.
    pub(crate) fn next(&self) -> Option<u64> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).next()
    }

    /// No game begins from now on.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

/// The opening of a game: two games in a row have the same.
pub(crate) fn opening_of(number: u64) -> u64 {
    number / 2
}

/// The side that the first player has: sides change within a pair.
pub(crate) fn side_of_a(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_is_played_with_both_sides() {
        let games: Vec<(u64, Side)> = (0..4).map(|number| (opening_of(number), side_of_a(number))).collect();
        assert_eq!(games, [(0, Side::First), (0, Side::Second), (1, Side::First), (1, Side::Second)]);
    }

    #[test]
    fn games_played_before_are_left_out() {
        let schedule = Schedule::new(5, &BTreeSet::from([0, 3, 9]));
        assert_eq!([schedule.next(), schedule.next()], [Some(1), Some(2)]);
        schedule.stop();
        assert_eq!(schedule.next(), None);
        let schedule = Schedule::new(2, &BTreeSet::from([0, 1]));
        assert_eq!(schedule.next(), None);
    }
}
