//! How a game can be looked at.

use palgak_table::look::EdgeLabels;

/// The names along the edges of a board, so that the notation of the move list can be found on it.
#[uniffi::remote(Record)]
pub struct EdgeLabels {
    /// Over the board, from left to right; may be empty, as may be the others.
    pub above: Vec<String>,
    /// Under the board.
    pub below: Vec<String>,
    /// Left of the board, from top to bottom.
    pub left: Vec<String>,
    /// Right of the board.
    pub right: Vec<String>,
}
