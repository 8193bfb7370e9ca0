//! Points of a board.

/// A point of a board, numbered rank by rank from the first side's back rank: `rank * files + file`, file 0
/// at the first side's left. How many files there are depends on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The point of a number. Whether it lies on the board is for the game to say.
    #[must_use]
    pub const fn new(index: u8) -> Square {
        Square(index)
    }

    /// The point's number, an index for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point's number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}
