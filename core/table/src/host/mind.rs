//! The mind that plays for the computer.

use palgak_engine::{Choice, Engine, StopFlag};

use super::engine_thread::Thinker;
use crate::command::Search;
use crate::contest::Position;

/// The engine.
#[derive(Default)]
pub struct Mind {
    engine: Engine<Position>,
}

impl Thinker for Mind {
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice> {
        let thought = self.engine.play(&search.game, search.level, search.seed, stop, &mut |_progress| {})?;
        Some(thought.choice)
    }
}
