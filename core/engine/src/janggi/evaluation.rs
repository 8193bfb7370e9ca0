//! The judgement of a Janggi position: the weighted sum of its terms, between the weights of the middle game
//! and those of the endgame by what is left on the board.

use palgak_rules::janggi::{Position, value};
use palgak_rules::{Move, Piece, Position as _, Side, Square};

use super::terms::{self, Sink, at};
use super::values::{FULL_PHASE, phase, placed};
use super::weights::WEIGHTS;
use crate::processor::at_its_best;
use crate::tapered::Tapered;

/// The part of the judgement that changes only with the pieces that move or fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Worth of all pieces where they stand, the first side's less the second's, in the middle game.
    middle: i32,
    /// The same in the endgame.
    end: i32,
    /// Official points, deom included, likewise, in halves.
    lead: i16,
    /// How much of the middle game is left.
    phase: i16,
}

impl Tally {
    #[inline]
    fn add(&mut self, piece: Piece, square: Square, sign: i32) {
        let (middle, end) = placed(piece, square);
        let side = if piece.side == Side::First { sign } else { -sign };
        self.middle += side * i32::from(middle);
        self.end += side * i32::from(end);
        self.lead += (side * 2 * i32::from(value(piece.kind))) as i16;
        self.phase += (sign * phase(piece.kind)) as i16;
    }

    /// The tally of a position.
    pub(super) fn of(position: &Position) -> Tally {
        // Half points: Han's deom is one and a half.
        let mut tally = Tally { lead: -3, ..Tally::default() };
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                tally.add(piece, square, 1);
            }
        }
        tally
    }

    /// The tally after a move.
    #[inline]
    pub(super) fn after(&self, position: &Position, mv: Move) -> Tally {
        let mut tally = *self;
        if mv.is_pass() {
            return tally;
        }
        if let Some(victim) = position.piece_at(mv.to()) {
            tally.add(victim, mv.to(), -1);
        }
        if let Some(piece) = position.piece_at(mv.from()) {
            tally.add(piece, mv.from(), -1);
            tally.add(piece, mv.to(), 1);
        }
        tally
    }

    /// Whether a side would win if the points were counted now.
    #[inline]
    pub(super) fn leads(&self, side: Side) -> bool {
        (self.lead > 0) == (side == Side::First)
    }

    /// The middle game's share, of [`FULL_PHASE`].
    pub(super) fn phase(&self) -> i32 {
        i32::from(self.phase).min(FULL_PHASE)
    }

    /// Half points that the first side is ahead.
    pub(super) fn lead(&self) -> i32 {
        i32::from(self.lead)
    }
}

static TAPERED: [Tapered; at::COUNT] = Tapered::all(&WEIGHTS);

/// Adds up weights.
#[derive(Default)]
struct Sum(Tapered);

impl Sink for Sum {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.0 += TAPERED[term] * count;
    }
}

at_its_best! {
    /// The judgement, for the side to move.
    pub(super) fn judge(position: &Position, tally: &Tally) -> i32 = judge_inline
}

#[inline(always)]
fn judge_inline(position: &Position, tally: &Tally) -> i32 {
    let mut sums = [Sum::default(), Sum::default()];
    terms::tell(position, &mut sums);
    tell_lead(tally, &mut sums[0]);
    let [first, second] = sums;
    let sum = first.0 - second.0;
    let (middle, end) = (tally.middle + sum.middle(), tally.end + sum.end());
    let side = if position.side_to_move() == Side::First { 1 } else { -1 };
    let tempo = WEIGHTS[at::TEMPO];
    let middle = side * middle + i32::from(tempo.0);
    let end = side * end + i32::from(tempo.1);
    (middle * tally.phase() + end * (FULL_PHASE - tally.phase())) / FULL_PHASE
}

/// The terms of the first side's lead on points.
#[inline(always)]
pub(super) fn tell_lead<S: Sink>(tally: &Tally, sink: &mut S) {
    sink.add(at::LEADING, if tally.lead > 0 { 1 } else { -1 });
    sink.add(at::LEAD, tally.lead());
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::janggi::{Rules, Setup};

    #[test]
    fn the_tally_is_carried_along_exactly() {
        let mut rng = crate::rng::Rng::new(3);
        for setup in Setup::ALL {
            let mut position = Position::start(setup, Setup::Left, Rules::default());
            let mut tally = Tally::of(&position);
            assert!(tally.leads(Side::Second) && !tally.leads(Side::First));
            assert_eq!(tally.phase(), FULL_PHASE);
            for _ in 0..200 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                if list.is_empty() {
                    break;
                }
                let mv = list[rng.below(list.len() as u32) as usize];
                tally = tally.after(&position, mv);
                position.make(mv);
                assert_eq!(tally, Tally::of(&position), "{position:?}");
                assert_eq!(tally.leads(Side::First), position.leader() == Side::First);
            }
        }
    }

    /// The position seen from the other side of the table, colours changed.
    fn turned(position: &Position) -> Option<Position> {
        let fen = position.fen();
        let board = fen.split(' ').next()?;
        let turned: String = board
            .chars()
            .rev()
            .map(|c| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
            .collect();
        let side = if position.side_to_move() == Side::First { "b" } else { "w" };
        Position::from_fen(&format!("{turned} {side} - - 0 1"), Rules::default()).ok()
    }

    #[test]
    fn both_sides_are_judged_alike_but_for_the_deom() {
        let mut rng = crate::rng::Rng::new(4);
        let mut position = Position::start(Setup::Inner, Setup::Right, Rules::default());
        let mut compared = 0;
        for _ in 0..150 {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            position.make(list[rng.below(list.len() as u32) as usize]);
            let Some(other) = turned(&position) else { continue };
            let (a, b) = (Tally::of(&position), Tally::of(&other));
            // Where the deom does not decide who is ahead, only its own small weight differs.
            if (a.lead > 0) != (b.lead > 0) {
                let difference = judge(&position, &a) - judge(&other, &b);
                let deom = 6 * i32::from(WEIGHTS[at::LEAD].0.abs().max(WEIGHTS[at::LEAD].1.abs()));
                assert!(difference.abs() <= deom + 1, "{position:?} {difference}");
                compared += 1;
            }
        }
        assert!(compared > 50, "{compared}");
    }
}
