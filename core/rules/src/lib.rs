//! The rules of Janggi, Xiangqi and Chu Shogi: boards, pieces, positions, legal moves, ends of games and
//! notations. Pure: no input or output, no clock, no thread.

mod piece;
mod side;

pub use piece::{Piece, PieceKind};
pub use side::Side;
/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// Janggi, Korean chess.
    Janggi,
    /// Xiangqi, Chinese chess.
    Xiangqi,
    /// Chu Shogi, middle shogi.
    ChuShogi,
}
