//! What the engine knows of Chu Shogi.
//!
//! A pawn is worth 60 hundredths, a gold not quite three points, a free king twelve, a lion near twenty.

mod activity;
mod checks;
mod evaluation;
mod exchange;
mod opening;
mod values;

pub use checks::Aim;
pub use evaluation::Tally;

use palgak_rules::chushogi::{Kind, Position};
use palgak_rules::{Cycle, Match, Move, MoveList, Outcome, Piece, Position as _, Side};

use crate::engine::{Engine, Info, Thought};
use crate::limits::{Limits, StopFlag};
use crate::playable::{Playable, Repetition};

impl Playable for Position {
    const KINDS: usize = Kind::ALL.len();
    const ROLES: usize = values::ROLES;
    const REPETITIONS: usize = 4;
    /// A side that only checks has to turn aside in the end.
    const REPEATED: [i32; 2] = [150, 150];
    const REPETITION: Repetition = Repetition::Forbidden;
    const MAY_EXPOSE: bool = true;
    const BREADTH: u64 = 6;
    const A_PIECE: i32 = 180;
    type Tally = Tally;
    type Aim = Aim;

    #[inline]
    fn index(kind: Kind) -> usize {
        kind.index()
    }

    #[inline]
    fn role(kind: Kind) -> usize {
        values::role(kind)
    }

    fn overlooked(kind: Kind) -> u64 {
        values::overlooked(kind)
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
    fn worth(kind: Kind) -> i32 {
        values::worth(kind)
    }

    fn victim(&self, mv: Move) -> Option<Piece<Kind>> {
        let last = if mv.to() == mv.from() { None } else { self.piece_at(mv.to()) };
        let Some(middle) = mv.middle().and_then(|middle| self.piece_at(middle)) else { return last };
        Some(last.filter(|last| values::worth(last.kind) >= values::worth(middle.kind)).unwrap_or(middle))
    }

    fn spoils(&self, mv: Move) -> i32 {
        exchange::spoils(self, mv)
    }

    #[inline]
    fn is_noisy(&self, mv: Move) -> bool {
        mv.promotes() || self.victim(mv).is_some()
    }

    fn search_moves(&self, list: &mut MoveList) {
        self.legal_moves(list);
        leave_out_unpromoted(list);
    }

    fn search_allows(&self, mv: Move) -> bool {
        self.is_legal(mv) && (mv.promotes() || !self.is_legal(mv.promoting()))
    }

    fn search_noisy(&self, list: &mut MoveList) {
        self.search_moves(list);
        list.retain(|mv| self.is_noisy(*mv));
    }

    fn search_captures(&self, list: &mut MoveList) {
        self.legal_captures(list);
        leave_out_unpromoted(list);
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
    fn decided(&self) -> Option<Outcome> {
        Position::decided(self)
    }

    #[inline]
    fn exposed(&self) -> bool {
        let mover = self.side_to_move().other();
        self.board().royals(mover.other()) > 0 && self.is_attacked(mover)
    }

    fn is_mate(&self) -> bool {
        if Position::decided(self).is_some_and(|outcome| outcome.winner == Some(self.side_to_move().other()))
        {
            return true;
        }
        if !self.in_check() {
            return false;
        }
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list.into_iter().all(|mv| self.exposes(mv))
    }

    #[inline]
    fn passed(&self) -> bool {
        false
    }

    #[inline]
    fn can_skip(&self) -> bool {
        // With little left, having to move may be what decides.
        self.board().pieces(self.side_to_move()) > 3
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
        cycle.only_checker().map(Side::other)
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

/// Takes out of a list the moves that might as well promote: every promoted piece can do more than what it was.
fn leave_out_unpromoted(list: &mut MoveList) {
    let mut kept = 0;
    for index in 0..list.len() {
        let mv = list[index];
        // The two come one after the other.
        if list.get(index + 1) != Some(&mv.promoting()) || mv.promotes() {
            list[kept] = mv;
            kept += 1;
        }
    }
    list.truncate(kept);
}
