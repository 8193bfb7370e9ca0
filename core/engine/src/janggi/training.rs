//! What a trainer needs to fit the weights: the terms of a position, written down instead of added up.

use palgak_rules::Side;
use palgak_rules::janggi::Position;

use super::evaluation::{Tally, tell_lead};
use super::terms::{self, Sink, at, half};
use super::values::FULL_PHASE;
use super::weights::WEIGHTS;

/// The terms of one position.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Terms and how often each holds, the first side's less the second's.
    pub terms: Vec<(u16, i16)>,
    /// The share of the weights of the middle game, from 0 to 1; the rest is the endgame's.
    pub middle: f32,
}

struct Counts([i16; at::COUNT]);

impl Sink for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count as i16;
    }
}

/// The terms of a position. The judgement is the sum of their weighted counts, for the first side.
#[must_use]
pub fn sample(position: &Position) -> Sample {
    use palgak_rules::Position as _;
    let mut counts = [Counts([0; at::COUNT]), Counts([0; at::COUNT])];
    terms::tell(position, &mut counts);
    let tally = Tally::of(position);
    tell_lead(&tally, &mut counts[0]);
    counts[position.side_to_move().index()].add(at::TEMPO, 1);
    for side in Side::BOTH {
        for square in position.by_side(side) {
            if let Some(kind) = position.kind_at(square) {
                let term = at::PLACED + kind.index() * 50 + half(side, square.index());
                counts[side.index()].add(term, 1);
            }
        }
    }
    let [first, second] = counts;
    let terms = (0..at::COUNT)
        .filter_map(|term| {
            let count = first.0[term] - second.0[term];
            (count != 0).then_some((term as u16, count))
        })
        .collect();
    Sample { terms, middle: tally.phase() as f32 / FULL_PHASE as f32 }
}

/// The present weights.
#[must_use]
pub fn weights() -> Vec<(i16, i16)> {
    WEIGHTS.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::janggi::{Rules, Setup};
    use palgak_rules::{MoveList, Position as _};

    #[test]
    fn the_weighted_sum_is_the_judgement() {
        let mut rng = crate::rng::Rng::new(9);
        let mut position = Position::start(Setup::Outer, Setup::Inner, Rules::default());
        for _ in 0..200 {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            if list.is_empty() {
                break;
            }
            position.make(list[rng.below(list.len() as u32) as usize]);
            let sample = sample(&position);
            let sum: f32 = sample
                .terms
                .iter()
                .map(|&(term, count)| {
                    let (middle, end) = WEIGHTS[usize::from(term)];
                    let weight = f32::from(middle) * sample.middle + f32::from(end) * (1.0 - sample.middle);
                    weight * f32::from(count)
                })
                .sum();
            let judged = super::super::evaluation::judge(&position, &Tally::of(&position));
            let judged = if position.side_to_move() == Side::First { judged } else { -judged };
            assert!((sum - judged as f32).abs() < 1.5, "{sum} {judged} {position:?}");
        }
    }
}
