//! Scores: what they mean and how they are told.
//!
//! Inside the search a score is an `i32`, from the view of the side to move, in hundredths of an official
//! point: a soldier of Janggi, worth 2 points, is about 200. Ends of the game lie beyond every judgement
//! of a position: a mate counts more the nearer it is, a win by points likewise but below every mate. A game
//! thrown away by breaking a rule (the long check of Xiangqi) counts for more than any mate, so that even a side
//! about to be mated does not.

/// A score inside the search.
pub(crate) type Value = i32;

/// The score of being mated is `-MATE`, plus the plies until then.
pub(crate) const MATE: Value = 32_000;
/// The score when the other side has broken a rule that loses the game, less the plies until then.
pub(crate) const FORFEIT: Value = 32_250;
/// The score of winning by points, less the plies until then.
pub(crate) const POINTS: Value = 30_000;
/// Scores at and beyond this are ends of the game that the search has seen.
pub(crate) const DECIDED: Value = 29_000;
/// A judgement of a position stays within this.
pub(crate) const MAX_EVAL: Value = 20_000;
/// Beyond every score.
pub(crate) const INFINITE: Value = 32_500;
/// No line is looked at further than this many plies.
pub(crate) const MAX_PLY: usize = 120;

/// Being mated at this distance from the root.
pub(crate) const fn mated(ply: usize) -> Value {
    -MATE + ply as Value
}

/// Winning by points at this distance from the root.
pub(crate) const fn points_won(ply: usize) -> Value {
    POINTS - ply as Value
}

/// The other side losing by breaking a rule at this distance from the root.
pub(crate) const fn forfeited(ply: usize) -> Value {
    FORFEIT - ply as Value
}

/// A score as the table of positions keeps it: ends counted from the position, not from the root.
pub(crate) const fn to_table(value: Value, ply: usize) -> Value {
    if value >= DECIDED {
        value + ply as Value
    } else if value <= -DECIDED {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_table`].
pub(crate) const fn from_table(value: Value, ply: usize) -> Value {
    if value >= DECIDED {
        value - ply as Value
    } else if value <= -DECIDED {
        value + ply as Value
    } else {
        value
    }
}

/// How good a position is for the side to move, as told to people and programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// A judgement, in hundredths of an official point.
    Cp(i32),
    /// Mate in so many moves of the winner; negative when the side to move is mated. 0: it is mated now.
    Mate(i32),
    /// The game will be won in so many plies without mate, by points or because the other side breaks a rule;
    /// negative when it will be lost.
    Points(i32),
}

impl Score {
    /// The told form of a score of the search.
    pub(crate) const fn from_value(value: Value) -> Score {
        let size = value.abs();
        if size > MATE {
            let plies = FORFEIT - size;
            Score::Points(if value > 0 { plies } else { -plies })
        } else if size > POINTS {
            let plies = MATE - size;
            if value > 0 { Score::Mate((plies + 1) / 2) } else { Score::Mate(-(plies / 2)) }
        } else if size >= DECIDED {
            let plies = POINTS - size;
            Score::Points(if value > 0 { plies } else { -plies })
        } else {
            Score::Cp(value)
        }
    }

    /// One number in hundredths of a point, for programs that know only judgements and mates: a win by
    /// points becomes a judgement larger than any other.
    #[must_use]
    pub const fn centipoints(self) -> i32 {
        match self {
            Score::Cp(value) => value,
            Score::Mate(moves) if moves > 0 => MATE - 2 * moves,
            Score::Mate(moves) => -MATE - 2 * moves,
            Score::Points(plies) if plies > 0 => POINTS - plies,
            Score::Points(plies) => -POINTS - plies,
        }
    }
}

impl std::fmt::Display for Score {
    /// As the UCI protocol writes it: `cp 35`, `mate -2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Score::Mate(moves) => write!(f, "mate {moves}"),
            other => write!(f, "cp {}", other.centipoints()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_told_in_moves_of_the_winner() {
        assert_eq!(Score::from_value(MATE - 1), Score::Mate(1));
        assert_eq!(Score::from_value(MATE - 3), Score::Mate(2));
        assert_eq!(Score::from_value(-MATE), Score::Mate(0));
        assert_eq!(Score::from_value(-MATE + 2), Score::Mate(-1));
        assert_eq!(Score::from_value(-MATE + 4), Score::Mate(-2));
    }

    #[test]
    fn points_are_told_in_plies_and_lie_below_mates() {
        assert_eq!(Score::from_value(points_won(2)), Score::Points(2));
        assert_eq!(Score::from_value(-points_won(3)), Score::Points(-3));
        assert!(points_won(0) < MATE - MAX_PLY as Value);
        assert!(points_won(MAX_PLY) > DECIDED);
        assert_eq!(Score::Points(2).to_string(), "cp 29998");
        assert_eq!(Score::Mate(-2).to_string(), "mate -2");
    }

    #[test]
    fn a_broken_rule_counts_for_more_than_a_mate() {
        assert_eq!(Score::from_value(forfeited(3)), Score::Points(3));
        assert_eq!(Score::from_value(-forfeited(2)), Score::Points(-2));
        assert!(forfeited(MAX_PLY) > MATE);
        assert!(FORFEIT + (MAX_PLY as Value) < i32::from(i16::MAX) && FORFEIT < INFINITE);
    }

    #[test]
    fn the_table_counts_ends_from_the_position() {
        for value in [MATE - 7, -MATE + 7, points_won(7), -points_won(7), 250, -250, 0] {
            assert_eq!(from_table(to_table(value, 5), 5), value);
        }
        assert_eq!(to_table(MATE - 7, 5), MATE - 2);
        assert_eq!(to_table(250, 5), 250);
    }
}
