//! How a game can be looked at.

use palgak_table::look::{EdgeLabels, LettersChoice, NotationChoice};
use palgak_table::view::{Letters, NotationStyle};

/// Letters to choose.
#[uniffi::remote(Record)]
pub struct LettersChoice {
    /// Which ones.
    pub letters: Letters,
    /// What they are called.
    pub name: String,
}

/// A notation to choose.
#[uniffi::remote(Record)]
pub struct NotationChoice {
    /// Which one.
    pub notation: NotationStyle,
    /// What it is called, with an example.
    pub name: String,
}

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
