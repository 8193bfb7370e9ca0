//! What a node teaches the rest of the search about moves.

use palgak_rules::Move;

use super::Search;
use super::frame::BEFORE;
use crate::playable::Playable;

impl<P: Playable> Search<'_, P> {
    /// Remembers that a move was best and that those tried before it were not.
    pub(super) fn reward_best(
        &mut self,
        mv: Move,
        quiets: &[Move],
        captures: &[Move],
        depth: i32,
        ply: usize,
    ) {
        let at = BEFORE + ply;
        let before = self.arrivals_before(ply);
        let bonus = (20 * depth * depth + 60 * depth).min(1800);
        let Some(piece) = self.position.piece_at(mv.from()) else { return };
        let victim = self.position.victim(mv);
        if let Some(victim) = victim {
            self.history.reward_capture(piece, mv, victim.kind, bonus);
        } else {
            if self.stack[at].killers[0] != Some(mv) {
                self.stack[at].killers[1] = self.stack[at].killers[0];
                self.stack[at].killers[0] = Some(mv);
            }
            self.history.reward_quiet(piece, mv, &before, bonus);
            for &other in quiets {
                if let Some(piece) = self.position.piece_at(other.from()) {
                    self.history.reward_quiet(piece, other, &before, -bonus);
                }
            }
        }
        for &other in captures {
            if let (Some(piece), Some(victim)) =
                (self.position.piece_at(other.from()), self.position.victim(other))
            {
                self.history.reward_capture(piece, other, victim.kind, -bonus);
            }
        }
    }
}
