//! Moves in the order in which they are worth trying.
//!
//! Most nodes are cut off by one of their first moves, so moves are made group by group: what a good capture or a known
//! reply refutes never has its quiet moves made, let alone put in order.

use palgak_rules::{Move, MoveList};

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

/// A move and how soon it is tried, in one number: the score above, below it the place in which the move was made, the
/// first one first where scores are equal, and below that the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ranked(u64);

const MOVE_BITS: u32 = 26;
const PLACE_BITS: u32 = 12;

impl Ranked {
    #[inline]
    fn new(score: i32, place: usize, mv: Move) -> Ranked {
        debug_assert!(
            mv.bits() >> MOVE_BITS == 0 && place >> PLACE_BITS == 0 && score.unsigned_abs() >> 25 == 0
        );
        let above = i64::from(score) + (1 << 25);
        let later = !place as u64 & ((1 << PLACE_BITS) - 1);
        Ranked((above as u64) << (MOVE_BITS + PLACE_BITS) | later << MOVE_BITS | u64::from(mv.bits()))
    }

    #[inline]
    fn mv(self) -> Move {
        Move::from_bits(self.0 as u32 & ((1 << MOVE_BITS) - 1))
    }
}

/// The moves of all nodes of the line being searched, one node after the other, so that they lie close together.
pub(crate) type Shelf = Vec<Ranked>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Best,
    /// Captures and what else is looked at with them, if they don't lose.
    Noisy,
    /// The first or the second of the killers comes next.
    Killer(usize),
    Quiet,
    /// The captures put aside because they lose.
    Losing,
}

/// Which moves a node wants.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    All,
    /// Only captures, whether or not they lose.
    Captures,
}

/// Hands out the moves of one node, the best known first, then winning captures, killers, quiet moves by
/// their record, losing captures. To be given the same shelf each time, shortened to what it was before.
pub(crate) struct Picker<P: Playable> {
    hints: Hints,
    /// What it takes to give check, once somebody has asked.
    aim: Option<P::Aim>,
    wanted: Wanted,
    stage: Stage,
    /// Whether the moves of the stage are on the shelf.
    made: bool,
    /// Whether of the quiet moves only checks are still wanted.
    only_checks: bool,
    /// Where on the shelf the moves of this node begin: first the losing captures, up to `losing`; then what has been
    /// handed out, up to `next`; then what has not, up to `end`.
    begin: usize,
    losing: usize,
    next: usize,
    end: usize,
}

impl<P: Playable> Picker<P> {
    pub(crate) fn new(hints: Hints, wanted: Wanted, shelf: &Shelf) -> Picker<P> {
        let stage = if hints.best.is_some() { Stage::Best } else { Stage::Noisy };
        let begin = shelf.len();
        let (losing, next, end) = (begin, begin, begin);
        Picker { hints, aim: None, wanted, stage, made: false, only_checks: false, begin, losing, next, end }
    }

    /// The next move, if any is left.
    #[inline]
    pub(crate) fn next(&mut self, position: &P, history: &History<P>, shelf: &mut Shelf) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Best => {
                    self.stage = Stage::Noisy;
                    return self.hints.best;
                }
                Stage::Noisy => {
                    if !self.made {
                        self.made = true;
                        self.make_noisy(position, history, shelf);
                    }
                    while let Some(ranked) = self.take_first(shelf) {
                        let mv = ranked.mv();
                        if self.wanted == Wanted::Captures || position.exchange_reaches(mv, 0) {
                            return Some(mv);
                        }
                        // Whether a capture loses is found out only when its turn comes.
                        shelf[self.losing] = ranked;
                        self.losing += 1;
                    }
                    if self.wanted == Wanted::Captures {
                        return None;
                    }
                    self.stage = Stage::Killer(0);
                }
                Stage::Killer(which) => {
                    self.stage = if which == 0 { Stage::Killer(1) } else { Stage::Quiet };
                    self.made = false;
                    if let Some(mv) = self.hints.killers[which]
                        && Some(mv) != self.hints.best
                        && !position.is_noisy(mv)
                        && position.search_allows(mv)
                        && (!self.only_checks || self.gives_check(position, mv))
                    {
                        return Some(mv);
                    }
                }
                Stage::Quiet => {
                    if !self.made {
                        self.made = true;
                        self.make_quiet(position, history, shelf);
                    }
                    if let Some(ranked) = self.take_first(shelf) {
                        return Some(ranked.mv());
                    }
                    self.stage = Stage::Losing;
                    self.next = self.begin;
                }
                Stage::Losing => {
                    let ranked = shelf[..self.losing].get(self.next)?;
                    self.next += 1;
                    return Some(ranked.mv());
                }
            }
        }
    }

    /// Whether a legal move of this node's position gives check.
    #[inline]
    pub(crate) fn gives_check(&mut self, position: &P, mv: Move) -> bool {
        let aim = self.aim.get_or_insert_with(|| position.aim());
        position.gives_check(aim, mv)
    }

    /// From here on only captures and checks are wanted.
    pub(crate) fn skip_quiet(&mut self, position: &P, shelf: &mut Shelf) {
        if matches!(self.stage, Stage::Best | Stage::Noisy) && !self.made {
            // One move alone does not tell that no other is worth it.
            return;
        }
        self.only_checks = true;
        if self.stage == Stage::Quiet && self.made {
            let mut kept = self.next;
            for index in self.next..self.end {
                if self.gives_check(position, shelf[index].mv()) {
                    shelf[kept] = shelf[index];
                    kept += 1;
                }
            }
            self.end = kept;
            shelf.truncate(kept);
        }
    }

    /// Takes the best ranked of the moves that are left.
    #[inline]
    fn take_first(&mut self, shelf: &mut Shelf) -> Option<Ranked> {
        let rest = shelf.get_mut(self.next..self.end)?;
        let mut first = *rest.first()?;
        let mut place = 0;
        for (index, &ranked) in rest.iter().enumerate().skip(1) {
            if ranked > first {
                (first, place) = (ranked, index);
            }
        }
        rest.swap(0, place);
        self.next += 1;
        Some(first)
    }

    fn make_noisy(&mut self, position: &P, history: &History<P>, shelf: &mut Shelf) {
        let mut list = MoveList::new();
        match self.wanted {
            Wanted::All => position.search_noisy(&mut list),
            Wanted::Captures => position.search_captures(&mut list),
        }
        for (place, &mv) in list.iter().enumerate() {
            if Some(mv) == self.hints.best {
                continue;
            }
            let Some(piece) = position.piece_at(mv.from()) else { continue };
            let mut score = 16 * position.spoils(mv) - P::worth(piece.kind);
            if let Some(victim) = position.victim(mv) {
                score += history.capture_score(piece, mv, victim.kind);
            }
            shelf.push(Ranked::new(score, place, mv));
        }
        self.end = shelf.len();
    }

    fn make_quiet(&mut self, position: &P, history: &History<P>, shelf: &mut Shelf) {
        let mut list = MoveList::new();
        position.search_quiet(&mut list);
        let record = history.of_replies(&self.hints.before);
        for (place, &mv) in list.iter().enumerate() {
            let known = Some(mv);
            if known == self.hints.best || self.hints.killers.contains(&known) {
                continue;
            }
            if self.only_checks && !self.gives_check(position, mv) {
                continue;
            }
            let Some(piece) = position.piece_at(mv.from()) else { continue };
            shelf.push(Ranked::new(record.score(piece, mv), place, mv));
        }
        self.end = shelf.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::Square;

    #[test]
    fn higher_scores_come_first_and_earlier_moves_among_equals() {
        let mv = |from, to| Move::new(Square::new(from), Square::new(to));
        let ranked = [
            Ranked::new(-70_000, 0, mv(3, 4)),
            Ranked::new(-1, 1, mv(5, 6)),
            Ranked::new(0, 1023, mv(8, 9)),
            Ranked::new(0, 2, mv(8, 7)),
            Ranked::new(60_000, 4, mv(89, 0)),
        ];
        assert!(ranked.is_sorted());
        assert_eq!(ranked[2].mv(), mv(8, 9));
        let long = mv(3, 4).promoting();
        assert_eq!(Ranked::new(-5, 0, long).mv(), long);
    }
}
