//! The engine of this program as a player.

use std::num::NonZero;
use std::time::Instant;

use palgak_engine::{Choice, Engine, Level, Limits, Score, StopFlag};
use palgak_rules::Match;

use super::contest::Contest;
use super::fault::Fault;
use super::player::{Act, Answer, Player, WON};
use super::spec::Bound;
use crate::games::Rulebook;

/// The engine and how it is to think.
pub(crate) struct Own<R: Rulebook> {
    engine: Engine<R::Position>,
    bound: Bound,
    level: Option<Level>,
    seed: u64,
}

impl<R: Rulebook> Own<R> {
    /// An engine with a table of so many bytes, searching with so many threads.
    pub(crate) fn new(
        bound: Bound,
        level: Option<Level>,
        table_bytes: usize,
        threads: NonZero<usize>,
    ) -> Own<R> {
        let mut engine = Engine::new(table_bytes);
        engine.set_threads(threads);
        Own { engine, bound, level, seed: 0 }
    }

    /// The bounds of a search; none to play as the level does.
    fn limits(&self, ply: usize) -> Option<Limits> {
        let base = match self.level {
            // The bound takes the place of the level's own.
            Some(level) => Limits { variety: level.limits(ply, self.seed).variety, ..Limits::default() },
            None => Limits::default(),
        };
        match self.bound {
            Bound::Time(time) => Some(Limits { deadline: Some(time), ..base }),
            Bound::Nodes(nodes) => Some(Limits { nodes: Some(nodes), ..base }),
            Bound::Depth(depth) => Some(Limits { depth: Some(depth), ..base }),
            Bound::Level => None,
        }
    }
}

impl<R: Contest> Player<R> for Own<R> {
    /// What was learnt in another game must not change this one, or a match could not be taken up again.
    fn new_game(&mut self, _game: &Match<R::Position>, seed: u64) -> Result<(), Fault> {
        self.engine.clear();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Match<R::Position>) -> Result<Answer, Fault> {
        let asked = Instant::now();
        let stop = StopFlag::new();
        let thought = match (self.limits(game.ply()), self.level) {
            (None, level) => {
                let level = level.unwrap_or(Level::Advanced);
                self.engine.play(game, level, self.seed, &stop, &mut |_| ())
            }
            (Some(limits), _) => self.engine.think(game, &limits, &stop, &mut |_| ()),
        };
        let thought = thought.ok_or(Fault::NoMove)?;
        Ok(Answer {
            act: match thought.choice {
                Choice::Move(mv) => Act::Move(mv),
                Choice::AcceptDraw => Act::AcceptDraw,
            },
            elapsed: asked.elapsed(),
            nodes: Some(thought.nodes),
            score: Some(match thought.score {
                Score::Cp(score) => score,
                Score::Mate(moves) | Score::Points(moves) if moves < 0 => -WON,
                Score::Mate(_) | Score::Points(_) => WON,
            }),
        })
    }
}
