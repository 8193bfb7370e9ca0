//! Pieces as every game names them.

use crate::side::Side;

/// What a piece is. One list serves the three games, so that a board can be drawn and described without
/// knowing which game it belongs to; each game uses its own part of it.
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

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}
