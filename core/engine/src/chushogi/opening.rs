//! The first moves of a game: there are many good ways to begin, and the computer uses them all.

use palgak_rules::Move;
use palgak_rules::chushogi::Position;

/// A move for the start of an even game or for the first reply; none anywhere else.
pub(super) fn choose(_position: &Position, _seed: u64) -> Option<Move> {
    None
}
