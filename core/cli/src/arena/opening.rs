//! Openings by chance, each played twice with sides changed.

use palgak_rules::{Match, MoveList};

use super::contest::Contest;
use super::random::Random;
use crate::error::{Failure, Result};

/// How often to try before giving up on a start from which chance leads nowhere fair.
const TRIES: usize = 2000;

/// Where openings begin and how long they are.
#[derive(Clone, Debug)]
pub(crate) struct Openings<P> {
    /// The position they begin with, unless the game draws it.
    pub(crate) start: P,
    /// Whether the game may draw the start itself (set-ups in Janggi): nobody has said which it is.
    pub(crate) free: bool,
    /// Plies by chance.
    pub(crate) plies: usize,
    /// What decides the chance.
    pub(crate) seed: u64,
}

impl<P: palgak_rules::Position> Openings<P> {
    /// The opening of a number: always the same for the same seed. Neither side has lost anything in it or is about
    /// to.
    pub(crate) fn number<R: Contest<Position = P>>(&self, number: u64) -> Result<Match<P>> {
        let mut random = Random::new(self.seed, number);
        for _ in 0..TRIES {
            let start = if self.free { R::begin(&self.start, &mut random) } else { self.start.clone() };
            let mut game = Match::new(start);
            for _ in 0..self.plies {
                let mut list = MoveList::new();
                game.legal_moves(&mut list);
                // Quiet moves only: captures by chance lose something nearly always.
                list.retain(|mv| !mv.is_pass() && !R::captures(game.position(), *mv));
                if list.is_empty() || game.play(list[random.below(list.len())]).is_err() {
                    break;
                }
            }
            let whole = game.ply() == self.plies && game.outcome().is_none();
            if whole && (self.plies == 0 || R::is_fair(game.position())) {
                return Ok(game);
            }
        }
        Err(Failure::usage(format_args!(
            "--opening-plies: {} plies by chance lead to no fair opening from this start",
            self.plies
        )))
    }
}
