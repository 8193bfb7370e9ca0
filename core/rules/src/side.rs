//! The two sides of a game.

/// One of the two players. The first side moves first and sits at the bottom of the board: Cho in
/// Janggi, red in Xiangqi, sente in Chu Shogi. The second side is Han, black, gote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Cho, red, sente.
    First = 0,
    /// Han, black, gote.
    Second = 1,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side across the board.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: an index for pairs.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
