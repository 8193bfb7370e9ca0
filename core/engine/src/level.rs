//! How strongly the computer plays.

use std::time::Duration;

use palgak_rules::Match;

use crate::beginner;
use crate::engine::{Engine, Info, Thought};
use crate::limits::{Limits, StopFlag, Variety};
use crate::playable::Playable;

/// A strength the player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Looks two plies ahead and overlooks things, as people do who are new to the game.
    Beginner,
    /// Looks three plies ahead, captures first, and follows every exchange to its end.
    Intermediate,
    /// Looks as far as it gets in less than a second and a half.
    Advanced,
}

/// How long the advanced level thinks. The promise is 1.5 seconds for the whole answer; the rest is for a
/// machine so busy that a thread waits a while for its turn.
const ADVANCED_TIME: Duration = Duration::from_millis(1200);

/// In this many plies of a game the judgement varies a little, so that no two games begin alike.
const VARIED_PLIES: usize = 14;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Intermediate, Level::Advanced];

    /// The name used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Intermediate => "intermediate",
            Level::Advanced => "advanced",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.as_str() == name)
    }

    /// How the level searches after `ply` plies of a game. The advanced level's time makes its play depend on
    /// the machine; with a limit of nodes in its place a seed makes it repeatable too.
    #[must_use]
    pub fn limits(self, ply: usize, seed: u64) -> Limits {
        match self {
            Level::Beginner => Limits { depth: Some(2), ..Limits::default() },
            Level::Intermediate => {
                Limits { depth: Some(3), variety: Some(Variety { seed, size: 20 }), ..Limits::default() }
            }
            Level::Advanced => Limits {
                deadline: Some(ADVANCED_TIME),
                variety: (ply < VARIED_PLIES).then_some(Variety { seed, size: 8 }),
                ..Limits::default()
            },
        }
    }
}

impl<P: Playable> Engine<P> {
    /// Chooses what a level does in the present position of a game; none when the game is over.
    ///
    /// Beginner and intermediate always do the same in the same position with the same seed. Use one seed
    /// for a whole game.
    pub fn play(
        &mut self,
        game: &Match<P>,
        level: Level,
        seed: u64,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought> {
        let limits = level.limits(game.ply(), seed);
        match level {
            Level::Beginner => beginner::play(game, seed),
            Level::Intermediate => {
                // What was learnt elsewhere must not change the choice.
                self.clear();
                self.think(game, &limits, stop, report)
            }
            Level::Advanced => self.think(game, &limits, stop, report),
        }
    }
}
