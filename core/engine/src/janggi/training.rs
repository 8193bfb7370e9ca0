//! Janggi for a trainer of its weights.

use palgak_rules::family::FenError;
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{Match, Side};

use super::evaluation::{Tally, tell_lead};
use super::terms::{self, Sink, at, half};
use super::values::FULL_PHASE;
use super::weights::WEIGHTS;
use crate::training::{Fitted, Sample, Trainable};

struct Counts([i16; at::COUNT]);

impl Sink for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count as i16;
    }
}

/// Games longer than this are counted by points as they stand.
const LONGEST: usize = 260;

impl Fitted for Position {
    fn sample(&self) -> Sample {
        use palgak_rules::Position as _;
        let mut counts = [Counts([0; at::COUNT]), Counts([0; at::COUNT])];
        terms::tell(self, &mut counts);
        let tally = Tally::of(self);
        tell_lead(&tally, &mut counts[0]);
        counts[self.side_to_move().index()].add(at::TEMPO, 1);
        for side in Side::BOTH {
            for square in self.by_side(side) {
                if let Some(kind) = self.kind_at(square) {
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
        Sample { terms, middle: tally.phase() as f32 / FULL_PHASE as f32, scale: 1.0 }
    }

    fn weights() -> Vec<(i16, i16)> {
        WEIGHTS.to_vec()
    }
}

impl Trainable for Position {
    fn read(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen, Rules { bikjang: true })
    }

    fn begin(choose: &mut dyn FnMut(usize) -> usize) -> Position {
        let rules = Rules { bikjang: choose(4) != 0 };
        Position::start(Setup::ALL[choose(4)], Setup::ALL[choose(4)], rules)
    }

    fn result(game: &Match<Position>) -> Option<f32> {
        (game.ply() >= LONGEST).then(|| if game.position().leader() == Side::First { 1.0 } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            let sample = position.sample();
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
