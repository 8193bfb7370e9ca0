//! Xiangqi for a trainer of its network.

use palgak_rules::Match;
use palgak_rules::family::FenError;
use palgak_rules::xiangqi::{Handicap, Position, QUIET_LIMIT, Rules};

use crate::training::Trainable;

/// Games longer than this are given up as drawn.
const LONGEST: usize = 240;

impl Trainable for Position {
    fn read(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen, Rules::default())
    }

    fn begin(_choose: &mut dyn FnMut(usize) -> usize) -> Position {
        Position::start(Handicap::Even, Rules::default())
    }

    fn result(game: &Match<Position>) -> Option<f32> {
        let drawn = game.ply() >= LONGEST
            || game.occurrences() >= 3
            || game.position().quiet_plies() >= QUIET_LIMIT / 2;
        drawn.then_some(0.5)
    }
}
