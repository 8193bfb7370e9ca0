//! What a game remembers of its moves to judge repetitions.

use crate::side::Side;

/// One move of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The hash of the position before the move.
    pub hash: u64,
    /// Who moved.
    pub side: Side,
    /// Whether the move gave check.
    pub checks: bool,
}

/// The moves of a game up to a position.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    past: &'a [Past],
    now: u64,
}

/// The moves between two occurrences of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// How many plies.
    pub plies: usize,
    /// Whether every move of the first and of the second side gave check.
    pub always_checks: [bool; 2],
}

impl Cycle {
    /// The side that gave check with every move while the other did not.
    #[must_use]
    pub fn only_checker(self) -> Option<Side> {
        match self.always_checks {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            _ => None,
        }
    }
}

impl<'a> History<'a> {
    /// The past of the position with the hash `now`, oldest move first.
    #[must_use]
    pub fn new(past: &'a [Past], now: u64) -> History<'a> {
        History { past, now }
    }

    /// How many plies were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// How often the position has come up, now included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        1 + self.past.iter().filter(|past| past.hash == self.now).count()
    }

    /// Everything since the first of the last `occurrences` occurrences, the present one included; none if the
    /// position has not come up so often.
    #[must_use]
    pub fn cycle(&self, occurrences: usize) -> Option<Cycle> {
        let before = occurrences.checked_sub(2)?;
        let (start, _) =
            self.past.iter().enumerate().rev().filter(|(_, past)| past.hash == self.now).nth(before)?;
        let moves = &self.past[start..];
        let always_checks =
            Side::BOTH.map(|side| moves.iter().filter(|past| past.side == side).all(|past| past.checks));
        Some(Cycle { plies: moves.len(), always_checks })
    }

    /// The cycle that a move of `side` would close if it led to the position with the hash `to` for the
    /// `occurrences`-th time; none if it would come up less often.
    #[must_use]
    pub fn cycle_to(&self, to: u64, occurrences: usize, side: Side, checks: bool) -> Option<Cycle> {
        let before = occurrences.checked_sub(2)?;
        // The position now is the one before the move.
        let start = self.past.iter().enumerate().rev().filter(|(_, past)| past.hash == to).nth(before)?.0;
        let mut always_checks = Side::BOTH
            .map(|side| self.past[start..].iter().filter(|past| past.side == side).all(|past| past.checks));
        always_checks[side.index()] &= checks;
        Some(Cycle { plies: self.past.len() - start + 1, always_checks })
    }
}
