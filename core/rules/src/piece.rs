//! Pieces as every game names them.

use crate::side::Side;

/// What a piece of Janggi or Xiangqi is. Chu Shogi has its own [kinds](crate::chushogi::Kind).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum PieceKind {
    /// Janggi king, Xiangqi general.
    King,
    /// Janggi guard, Xiangqi advisor.
    Guard,
    /// Chariot.
    Chariot,
    /// Cannon.
    Cannon,
    /// Horse.
    Horse,
    /// Elephant.
    Elephant,
    /// Soldier.
    Soldier,
}

impl PieceKind {
    /// The kinds of Janggi and Xiangqi.
    pub const FAMILY: [PieceKind; 7] = [
        PieceKind::King,
        PieceKind::Guard,
        PieceKind::Chariot,
        PieceKind::Cannon,
        PieceKind::Horse,
        PieceKind::Elephant,
        PieceKind::Soldier,
    ];

    /// The kind as a small number, an index for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A piece on the board: of Janggi or Xiangqi, or with other kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece<K = PieceKind> {
    /// Whose piece it is.
    pub side: Side,
    /// What it is.
    pub kind: K,
}
