//! What the engine knows of Xiangqi.
//!
//! A point is what it is in Janggi: a chariot is worth about thirteen, a horse or a cannon six, a soldier one and
//! a half, or near three across the river.

mod checks;
mod evaluation;
mod exchange;
mod opening;
#[cfg(feature = "training")]
mod training;
mod values;

pub use checks::Aim;
pub use evaluation::Tally;

use palgak_rules::xiangqi::{PLY_LIMIT, Position, Preset};
use palgak_rules::{Cycle, Match, Move, MoveList, PieceKind, Position as _, Side};

use crate::engine::{Engine, Info, Thought};
use crate::limits::{Limits, StopFlag};
use crate::playable::{Playable, Repetition};

impl Playable for Position {
    const KINDS: usize = PieceKind::FAMILY.len();
    const REPETITIONS: usize = 3;
    /// The side that checks has to turn aside, and does if it has anything better.
    const REPEATED: [i32; 2] = [2500, 2500];
    const REPETITION: Repetition = Repetition::Forfeits;
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
        false
    }

    #[inline]
    fn can_skip(&self) -> bool {
        // A side without a move has lost: with little left, having to move may be what decides.
        let strong = self.by_kind(PieceKind::Chariot)
            | self.by_kind(PieceKind::Cannon)
            | self.by_kind(PieceKind::Horse);
        self.by_side(self.side_to_move()).intersects(strong)
    }

    #[inline]
    fn hash_after_skip(&self) -> u64 {
        Position::hash_after_skip(self)
    }

    #[inline]
    fn skip(&mut self) -> Self::Undo {
        self.skip_turn()
    }

    #[inline]
    fn unskip(&mut self, undo: Self::Undo) {
        self.unskip_turn(undo);
    }

    fn winner_by_repetition(&self, cycle: Cycle) -> Option<Side> {
        match self.rules().preset {
            Preset::Simple => None,
            Preset::Tabletop => cycle.only_checker().map(Side::other),
        }
    }

    fn ply_limit(&self) -> Option<usize> {
        match self.rules().preset {
            Preset::Simple => None,
            Preset::Tabletop => Some(PLY_LIMIT),
        }
    }

    #[inline]
    fn leads(&self, _tally: &Tally) -> bool {
        false
    }

    fn opening_move(&self, seed: u64) -> Option<Move> {
        opening::choose(self, seed)
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
