//! The mind that plays for the computer.

use palgak_engine::{Choice, Engine, StopFlag};
use palgak_rules::{janggi, xiangqi};

use super::engine_thread::Thinker;
use crate::command::Search;
use crate::games::AnyMatch;

/// The engine: one for each game, made when the game is first thought about.
#[derive(Default)]
pub struct Mind {
    janggi: Option<Engine<janggi::Position>>,
    xiangqi: Option<Engine<xiangqi::Position>>,
}

impl Thinker for Mind {
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice> {
        let (level, seed) = (search.level, search.seed);
        let thought = match &search.game {
            AnyMatch::Janggi(game) => {
                self.janggi.get_or_insert_default().play(game, level, seed, stop, &mut |_| {})?
            }
            AnyMatch::Xiangqi(game) => {
                self.xiangqi.get_or_insert_default().play(game, level, seed, stop, &mut |_| {})?
            }
            AnyMatch::ChuShogi(_) => return None,
        };
        Some(thought.choice)
    }
}
