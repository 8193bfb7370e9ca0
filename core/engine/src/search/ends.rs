//! Ends of the game inside the search: points, repetition, mate, draws.

use palgak_rules::Cycle;

use super::frame::BEFORE;
use super::{DRAW, Search};
use crate::playable::{Playable, Repetition};
use crate::score::{Value, forfeited, mated, points_won};

impl<P: Playable> Search<'_, P> {
    /// The score of a position where the game is over, or as good as over, before any move is looked at.
    pub(super) fn ended(&self, ply: usize) -> Option<Value> {
        let at = BEFORE + ply;
        if let Some(outcome) = self.position.decided() {
            return Some(match outcome.winner {
                None => self.draw(),
                Some(side) if side == self.position.side_to_move() => -mated(ply),
                Some(_) => mated(ply),
            });
        }
        if self.position.passed() && self.position.leads(&self.stack[at].tally) {
            // Passing as well wins on the spot. The other side passed, so no check and no facing forbids it.
            return Some(points_won(ply + 1));
        }
        self.repetition(ply).or_else(|| (ply >= self.limit).then(|| self.at_limit(ply)))
    }

    /// The score of a position that has come up before, if it has.
    pub(super) fn repetition(&self, ply: usize) -> Option<Value> {
        let last = self.seen.len() - 1;
        let now = self.seen[last].key;
        let reach = self.stack[BEFORE + ply].quiet.min(last);
        // Occurrences in the game and in the line after the root, and where the oldest that counts was.
        let (mut played, mut nearest, mut oldest) = (0, 0, 0);
        let mut distance = 4;
        while distance <= reach {
            if self.seen[last - distance].key == now {
                if distance < ply {
                    nearest = distance;
                    break;
                }
                played += 1;
                if nearest == 0 {
                    nearest = distance;
                }
                oldest = distance;
                if played == P::REPETITIONS - 1 {
                    break;
                }
            }
            distance += 2;
        }
        let ends = played == P::REPETITIONS - 1;
        let in_line = nearest > 0 && played == 0;
        if !in_line && played < 2 {
            return None;
        }
        let side = self.position.side_to_move();
        if ends {
            // Now the game is over.
            let cycle = self.cycle(oldest);
            let winner = self.position.winner_by_repetition(cycle);
            let won = match P::REPETITION {
                Repetition::Counts => winner.map(|side| (side, points_won(ply))),
                Repetition::Forfeits => winner.map(|side| (side, forfeited(ply))),
                // The move was not to be made, except by a side that only answered checks.
                Repetition::Forbidden if cycle.only_checker() == Some(side) => None,
                Repetition::Forbidden => Some((side, forfeited(ply))),
            };
            if let Some((winner, won)) = won {
                return Some(if winner == side { won } else { -won });
            }
        }
        let Some(winner) = self.position.winner_by_repetition(self.cycle(nearest)) else {
            return Some(self.draw());
        };
        let worth = P::REPEATED[usize::from(winner != self.root_side)];
        Some(if winner == side { worth } else { -worth })
    }

    /// What was played in the last plies.
    fn cycle(&self, plies: usize) -> Cycle {
        let moves = &self.seen[self.seen.len() - plies..];
        let always = |from_end: usize| moves.iter().rev().skip(from_end).step_by(2).all(|seen| seen.checked);
        // The last move was the other side's.
        let us = self.position.side_to_move().index();
        let mut always_checks = [always(0); 2];
        always_checks[us] = always(1);
        Cycle { plies, always_checks }
    }

    /// The score where the number of plies ends the game.
    #[cold]
    fn at_limit(&self, ply: usize) -> Value {
        match self.position.terminal() {
            Some(_) => self.no_moves(ply),
            None => self.draw(),
        }
    }

    /// The score when no move is left: mate, or a draw that cannot be helped.
    #[cold]
    pub(super) fn no_moves(&self, ply: usize) -> Value {
        match self.position.terminal() {
            Some(outcome) if outcome.winner.is_none() => self.draw(),
            _ => mated(ply),
        }
    }

    /// The score of a second pass in a row made at this ply.
    pub(super) fn count_points(&self, ply: usize) -> Value {
        let win = points_won(ply + 1);
        if self.position.leads(&self.stack[BEFORE + ply].tally) { win } else { -win }
    }

    pub(super) fn draw(&self) -> Value {
        if self.position.side_to_move() == self.root_side { DRAW } else { -DRAW }
    }
}
