//! Moves, in a form that serves the three games.

use arrayvec::ArrayVec;

use crate::square::Square;

/// A move: from a point to a point. A pass (Janggi) goes from the king's point to the same point.
///
/// Eight bits for each point leave room for the middle point and the promotion of a Chu Shogi move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

impl Move {
    /// A move from one point to another.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move((from.number() as u32) | ((to.number() as u32) << 8))
    }

    /// A pass by the side whose king stands at `king`.
    #[inline]
    #[must_use]
    pub const fn pass(king: Square) -> Move {
        Move::new(king, king)
    }

    /// The point the piece leaves.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::new(self.0 as u8)
    }

    /// The point the piece reaches.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 8) as u8)
    }

    /// Whether this is a pass.
    #[inline]
    #[must_use]
    pub const fn is_pass(self) -> bool {
        self.0 as u8 == (self.0 >> 8) as u8
    }

    /// The move as a number, for tables and saved games.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The move of a number. Any number is a move of some kind; whether it is legal is for a position to say.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Move {
        Move(bits)
    }
}

/// Room for every legal move of a Janggi or Xiangqi position: a side has at most sixteen pieces, none with more
/// than nineteen targets, and a pass.
pub const MAX_MOVES: usize = 16 * 19 + 1;

/// A list of moves that needs no allocation.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;
