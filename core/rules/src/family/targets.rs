//! What a move generator does with the targets of each piece.

use super::bitboard::Bitboard;
use crate::moves::{Move, MoveList};
use crate::square::Square;

/// Takes the legal targets of pieces, one piece after another.
pub(crate) trait Targets {
    /// Takes the legal targets of a piece; true ends the generation.
    fn take(&mut self, from: Square, targets: Bitboard) -> bool;
}

impl Targets for MoveList {
    #[inline]
    fn take(&mut self, from: Square, targets: Bitboard) -> bool {
        for to in targets {
            // A list has room for every legal move.
            let _ = self.try_push(Move::new(from, to));
        }
        false
    }
}

/// Counts moves.
pub(crate) struct Count(pub(crate) usize);

impl Targets for Count {
    #[inline]
    fn take(&mut self, _from: Square, targets: Bitboard) -> bool {
        self.0 += targets.len() as usize;
        false
    }
}

/// Finds out whether there is any move.
pub(crate) struct Any(pub(crate) bool);

impl Targets for Any {
    #[inline]
    fn take(&mut self, _from: Square, targets: Bitboard) -> bool {
        self.0 = !targets.is_empty();
        self.0
    }
}
