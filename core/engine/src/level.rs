//! How strongly the computer plays.

use std::time::Duration;

use palgak_rules::Match;

use crate::beginner::{self, Habits};
use crate::engine::{Choice, Engine, Info, Thought};
use crate::limits::{Limits, StopFlag, Variety};
use crate::playable::Playable;
use crate::score::Score;

/// A strength the player can choose: six rungs, the same for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Looks at its own move alone: takes what it happens to see, and hardly at what may be taken back.
    Newcomer,
    /// Looks two plies ahead and overlooks things, as people do who are new to the game.
    Beginner,
    /// Looks two plies ahead, follows every exchange to its end, and judges positions loosely.
    Improver,
    /// Looks three plies ahead, captures first, and follows every exchange to its end.
    Intermediate,
    /// Looks at some thousands of positions a move, four plies deep and more.
    Skilled,
    /// Looks as far as it gets in less than a second and a half.
    Advanced,
}

/// How long the advanced level thinks.
const ADVANCED_TIME: Duration = Duration::from_millis(1200);

/// The promise is 1.5 seconds for the whole answer. On a machine so busy that a thread waits long for its turn the level
/// thinks for a shorter time to keep it.
const ADVANCED_AT_LATEST: Duration = Duration::from_millis(1450);

/// How many positions the skilled level looks at, where the board is not larger than Janggi's.
const SKILLED_NODES: u64 = 3_500;

/// In this many plies of a game the judgement varies a little, so that no two games begin alike.
const VARIED_PLIES: usize = 14;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Newcomer,
        Level::Beginner,
        Level::Improver,
        Level::Intermediate,
        Level::Skilled,
        Level::Advanced,
    ];

    /// The name used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Beginner => "beginner",
            Level::Improver => "improver",
            Level::Intermediate => "intermediate",
            Level::Skilled => "skilled",
            Level::Advanced => "advanced",
        }
    }

    /// The rung, 1 for the weakest.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level of a name, or of a number from 1 on.
    #[must_use]
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL
            .into_iter()
            .find(|level| level.as_str() == name || name.parse::<u8>().is_ok_and(|n| n == level.number()))
    }

    /// How the level searches after `ply` plies of a game, on a board like Janggi's ([`Playable::BREADTH`]). The advanced level's time makes its play depend on
    /// the machine; with a limit of nodes in its place a seed makes it repeatable too.
    #[must_use]
    pub fn limits(self, ply: usize, seed: u64) -> Limits {
        let varied = |size| Some(Variety { seed, size });
        let opening = |size| if ply < VARIED_PLIES { varied(size) } else { None };
        match self {
            Level::Newcomer => Limits { depth: Some(1), ..Limits::default() },
            Level::Beginner => Limits { depth: Some(2), ..Limits::default() },
            Level::Improver => Limits { depth: Some(2), variety: varied(170), ..Limits::default() },
            Level::Intermediate => Limits { depth: Some(3), variety: varied(20), ..Limits::default() },
            Level::Skilled => {
                Limits { nodes: Some(SKILLED_NODES), variety: opening(10), ..Limits::default() }
            }
            Level::Advanced => Limits {
                deadline: Some(ADVANCED_TIME),
                at_latest: Some(ADVANCED_AT_LATEST),
                variety: opening(8),
                ..Limits::default()
            },
        }
    }
}

impl<P: Playable> Engine<P> {
    /// Chooses what a level does in the present position of a game; none when the game is over.
    ///
    /// All levels but the advanced one always do the same in the same position with the same seed. Use one seed
    /// for a whole game.
    pub fn play(
        &mut self,
        game: &Match<P>,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought> {
        match level {
            Level::Newcomer => return beginner::play(game, seed, &Habits::NEWCOMER),
            Level::Beginner => return beginner::play(game, seed, &Habits::BEGINNER),
            _ => {}
        }
        if game.outcome().is_none()
            && let Some(mv) = game.position().opening_move(seed)
            && game.position().is_legal(mv)
        {
            return Some(Thought {
                choice: Choice::Move(mv),
                score: Score::Cp(0),
                depth: 0,
                nodes: 0,
                line: vec![mv],
            });
        }
        if level != Level::Advanced {
            // What was learnt elsewhere must not change the choice.
            self.clear();
        }
        let limits = level.limits(game.ply(), seed);
        let limits = Limits { nodes: limits.nodes.map(|nodes| nodes * P::BREADTH), ..limits };
        self.think(game, &limits, stop, report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names_and_numbers_that_lead_back_to_them() {
        for (index, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(level.number()), index + 1);
            assert_eq!(Level::parse(level.as_str()), Some(level));
            assert_eq!(Level::parse(&level.number().to_string()), Some(level));
        }
        assert_eq!(Level::parse("0"), None);
        assert_eq!(Level::parse("7"), None);
        assert_eq!(Level::parse("godlike"), None);
    }
}
