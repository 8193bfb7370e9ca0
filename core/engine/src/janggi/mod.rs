//! What the engine knows of Janggi.

mod checks;
mod evaluation;
mod exchange;
mod opening;
mod terms;
#[cfg(feature = "training")]
pub mod training;
mod values;
mod weights;

pub use evaluation::Tally;
pub use opening::choose_setup;

use palgak_rules::janggi::Position;
use palgak_rules::{Move, PieceKind, Position as _, Side};

use crate::playable::Playable;

impl Playable for Position {
    const KINDS: usize = PieceKind::FAMILY.len();
    const REPETITIONS: usize = 4;
    type Tally = Tally;

    fn tally(&self) -> Tally {
        Tally::of(self)
    }

    #[inline]
    fn tally_after(&self, tally: &Tally, mv: Move) -> Tally {
        tally.after(self, mv)
    }

    #[inline]
    fn evaluate(&self, tally: &Tally) -> i32 {
        evaluation::judge(self, tally)
    }

    #[inline]
    fn worth(kind: PieceKind) -> i32 {
        values::worth(kind)
    }

    fn exchange(&self, mv: Move) -> i32 {
        exchange::gain(self, mv)
    }

    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        exchange::reaches(self, mv, threshold)
    }

    #[inline]
    fn gives_check(&self, mv: Move) -> bool {
        checks::gives_check(self, mv)
    }

    #[inline]
    fn passed(&self) -> bool {
        self.passes() > 0
    }

    fn null_move(&self) -> Option<Move> {
        // A second pass in a row would end the game.
        (self.passes() == 0 && self.can_pass()).then(|| Move::pass(self.king(self.side_to_move())))
    }

    fn winner_by_repetition(&self) -> Option<Side> {
        Some(self.leader())
    }

    #[inline]
    fn leads(&self, tally: &Tally) -> bool {
        tally.leads(self.side_to_move())
    }
}
