//! Moves in the order in which they are worth trying.

use arrayvec::ArrayVec;
use palgak_rules::{MAX_MOVES, Move, MoveList};

use crate::history::{Arrival, History};
use crate::playable::Playable;

/// What is known about the good moves of a node before any is tried.
pub(crate) struct Hints {
    /// The best move known from the table of positions; legal.
    pub(crate) best: Option<Move>,
    /// Quiet moves that refuted a sibling of this node.
    pub(crate) killers: [Option<Move>; 2],
    /// The moves one, two and four plies before.
    pub(crate) before: [Arrival; 3],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Best,
    Generate,
    Rest,
}

/// Hands out the moves of one node, the best known first, then winning captures, killers, quiet moves by
/// their record, losing captures.
pub(crate) struct Picker {
    hints: Hints,
    captures_only: bool,
    stage: Stage,
    moves: ArrayVec<(i32, Move), MAX_MOVES>,
    next: usize,
}

/// Above every quiet move.
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;

impl Picker {
    pub(crate) fn new(hints: Hints, captures_only: bool) -> Picker {
        let stage = if hints.best.is_some() { Stage::Best } else { Stage::Generate };
        Picker { hints, captures_only, stage, moves: ArrayVec::new(), next: 0 }
    }

    /// The next move, if any is left.
    #[inline]
    pub(crate) fn next<P: Playable>(&mut self, position: &P, history: &History<P>) -> Option<Move> {
        if self.stage == Stage::Best {
            self.stage = Stage::Generate;
            return self.hints.best;
        }
        if self.stage == Stage::Generate {
            self.stage = Stage::Rest;
            self.generate(position, history);
        }
        while self.next < self.moves.len() {
            let mut top = self.next;
            for index in self.next + 1..self.moves.len() {
                if self.moves[index].0 > self.moves[top].0 {
                    top = index;
                }
            }
            self.moves.swap(self.next, top);
            let (score, mv) = self.moves[self.next];
            // Whether a capture loses is found out only when its turn comes.
            if !self.captures_only && score >= CAPTURE / 2 && !position.exchange_reaches(mv, 0) {
                self.moves[self.next].0 = score - 2 * CAPTURE;
                continue;
            }
            self.next += 1;
            return Some(mv);
        }
        None
    }

    /// From here on only captures and checks are wanted.
    pub(crate) fn skip_quiet<P: Playable>(&mut self, position: &P) {
        let mut kept = self.next;
        for index in self.next..self.moves.len() {
            let (score, mv) = self.moves[index];
            if position.is_noisy(mv) || position.gives_check(mv) {
                self.moves[kept] = (score, mv);
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }

    fn generate<P: Playable>(&mut self, position: &P, history: &History<P>) {
        let mut list = MoveList::new();
        if self.captures_only {
            position.search_captures(&mut list);
        } else {
            position.search_moves(&mut list);
        }
        for mv in list {
            if Some(mv) == self.hints.best {
                continue;
            }
            let Some(piece) = position.piece_at(mv.from()) else { continue };
            let score = if let Some(victim) = position.victim(mv) {
                CAPTURE + 16 * position.spoils(mv) - P::worth(piece.kind)
                    + history.capture_score(piece, mv, victim.kind)
            } else if position.is_noisy(mv) {
                CAPTURE + 16 * position.spoils(mv) - P::worth(piece.kind)
            } else if Some(mv) == self.hints.killers[0] {
                KILLER + 1
            } else if Some(mv) == self.hints.killers[1] {
                KILLER
            } else {
                history.quiet_score(piece, mv, &self.hints.before)
            };
            self.moves.push((score, mv));
        }
    }
}
