//! What the engine knows of Janggi.

mod checks;
mod evaluation;
mod exchange;
mod opening;
mod terms;
#[cfg(feature = "training")]
mod training;
mod values;
mod weights;

pub use checks::Aim;
pub use evaluation::Tally;
pub use opening::choose_setup;

use palgak_rules::janggi::Position;
use palgak_rules::{Cycle, Match, Move, MoveList, PieceKind, Position as _, Side};

use crate::engine::{Engine, Info, Thought};
use crate::limits::{Limits, StopFlag};
use crate::playable::{Playable, Repetition};

impl Playable for Position {
    const KINDS: usize = PieceKind::FAMILY.len();
    const REPETITIONS: usize = 4;
    /// The fourth time decides the game, so the side behind has to turn aside sooner or later, and gains nothing
    /// by doing it later. The side ahead should rather make progress than rely on it.
    const REPEATED: [i32; 2] = [200, 3000];
    const REPETITION: Repetition = Repetition::Counts;
    const MAY_PASS: bool = true;
    const A_PIECE: i32 = 320;
    type Tally = Tally;
    type Aim = Aim;

    #[inline]
    fn index(kind: PieceKind) -> usize {
        kind.index()
    }

    fn overlooked(kind: PieceKind) -> u64 {
        crate::beginner::overlooked(kind)
    }

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

    #[inline]
    fn search_quiet(&self, list: &mut MoveList) {
        self.legal_quiet(list);
    }

    fn exchange(&self, mv: Move) -> i32 {
        exchange::gain(self, mv)
    }

    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        exchange::reaches(self, mv, threshold)
    }

    #[inline]
    fn aim(&self) -> Aim {
        Aim::of(self)
    }

    #[inline]
    fn gives_check(&self, aim: &Aim, mv: Move) -> bool {
        aim.gives_check(self, mv)
    }

    #[inline]
    fn passed(&self) -> bool {
        self.passes() > 0
    }

    fn can_skip(&self) -> bool {
        // A second pass in a row would end the game, and facing kings allow none.
        self.passes() == 0 && !self.bikjang()
    }

    #[inline]
    fn hash_after_skip(&self) -> u64 {
        self.hash_after(Move::pass(self.king(self.side_to_move())))
    }

    #[inline]
    fn skip(&mut self) -> Self::Undo {
        self.make(Move::pass(self.king(self.side_to_move())))
    }

    #[inline]
    fn unskip(&mut self, undo: Self::Undo) {
        let king = self.king(self.side_to_move().other());
        self.unmake(Move::pass(king), undo);
    }

    fn winner_by_repetition(&self, _cycle: Cycle) -> Option<Side> {
        Some(self.leader())
    }

    #[inline]
    fn leads(&self, tally: &Tally) -> bool {
        tally.leads(self.side_to_move())
    }

    fn think(
        engine: &mut Engine<Position>,
        game: &Match<Position>,
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought> {
        engine.search(game, limits, stop, report)
    }
}
