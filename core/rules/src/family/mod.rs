//! What Janggi and Xiangqi share: a board of nine files and ten ranks, 128-bit sets of its points, and the
//! look-up tables of pieces that move along lines or leap.

pub mod bitboard;
pub(crate) mod board;
pub(crate) mod fen;
pub mod geometry;
pub(crate) mod leaps;
pub mod lines;
pub mod occupancy;
pub(crate) mod targets;
pub(crate) mod threats;
pub(crate) mod zobrist;

pub use bitboard::Bitboard;
pub use fen::FenError;
