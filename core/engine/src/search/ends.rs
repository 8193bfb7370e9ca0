//! Ends of the game inside the search: points, repetition, mate, draws.

use super::frame::BEFORE;
use super::{DRAW, REPEATED_AHEAD, REPEATED_BEHIND, Search};
use crate::playable::Playable;
use crate::score::{Value, mated, points_won};

impl<P: Playable> Search<'_, P> {
    /// The score of a position where the game is over, or as good as over, before any move is looked at.
    pub(super) fn ended(&self, ply: usize) -> Option<Value> {
        let at = BEFORE + ply;
        if self.position.passed() && self.position.leads(&self.stack[at].tally) {
            // Passing as well wins on the spot. The other side passed, so no check and no facing forbids it.
            return Some(points_won(ply + 1));
        }
        self.repetition(ply)
    }

    /// The score of a position that has come up before, if it has.
    pub(super) fn repetition(&self, ply: usize) -> Option<Value> {
        let last = self.keys.len() - 1;
        let now = self.keys[last];
        let reach = self.stack[BEFORE + ply].quiet.min(last);
        let mut count = 1;
        let mut in_line = false;
        let mut distance = 4;
        while distance <= reach {
            if self.keys[last - distance] == now {
                count += 1;
                in_line |= distance < ply;
            }
            distance += 2;
        }
        if !in_line && count < 3 {
            return None;
        }
        let Some(winner) = self.position.winner_by_repetition() else { return Some(self.draw()) };
        let for_winner = if count >= P::REPETITIONS {
            points_won(ply)
        } else if winner == self.root_side {
            REPEATED_AHEAD
        } else {
            -REPEATED_BEHIND
        };
        Some(if winner == self.position.side_to_move() { for_winner } else { -for_winner })
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
