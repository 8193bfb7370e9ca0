//! Moves, in a form that serves the three games.

use arrayvec::ArrayVec;

use crate::square::Square;

/// A move: from a point to a point. A pass (Janggi) goes from the king's point to the same point.
///
/// A move of Chu Shogi may also pass a middle point, where it captures or turns back, and promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

const HAS_MIDDLE: u32 = 1 << 24;
const PROMOTES: u32 = 1 << 25;

impl Move {
    /// A move from one point to another.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move((from.number() as u32) | ((to.number() as u32) << 8))
    }

    /// A move over a middle point, back to where it began perhaps.
    #[inline]
    #[must_use]
    pub const fn over(from: Square, middle: Square, to: Square) -> Move {
        Move(Move::new(from, to).0 | (middle.number() as u32) << 16 | HAS_MIDDLE)
    }

    /// The move with a promotion at its end.
    #[inline]
    #[must_use]
    pub const fn promoting(self) -> Move {
        Move(self.0 | PROMOTES)
    }

    /// The middle point.
    #[inline]
    #[must_use]
    pub const fn middle(self) -> Option<Square> {
        if self.0 & HAS_MIDDLE == 0 { None } else { Some(Square::new((self.0 >> 16) as u8)) }
    }

    /// Whether the piece promotes.
    #[inline]
    #[must_use]
    pub const fn promotes(self) -> bool {
        self.0 & PROMOTES != 0
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

    /// Whether this is a pass of Janggi.
    #[inline]
    #[must_use]
    pub const fn is_pass(self) -> bool {
        self.0 as u8 == (self.0 >> 8) as u8 && self.0 & HAS_MIDDLE == 0
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

/// Room for every legal move of a position of any game. In Janggi and Xiangqi a side has at most sixteen pieces,
/// none with more than nineteen targets. In Chu Shogi forty-six pieces could have more on a made-up board: three
/// lions with all their double moves and forty free kings stay under twice this, and positions that come up in
/// games far below.
pub const MAX_MOVES: usize = 1024;

/// A list of moves that needs no allocation.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;
