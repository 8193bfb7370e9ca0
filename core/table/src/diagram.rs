//! A picture of a board, or of a part of one: what the guide and the choice of a setup show.

use crate::snapshot::Point;

/// A part of a board with everything that stands on it, to be drawn as the board of a
/// [`Snapshot`](crate::snapshot::Snapshot) is, but not to be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Files of the whole board, for the lines to draw.
    pub files: u8,
    /// Ranks of the whole board, for the lines to draw.
    pub ranks: u8,
    /// The leftmost column shown, counted on the whole board from 0.
    pub left: u8,
    /// The topmost row shown, counted on the whole board from 0.
    pub top: u8,
    /// How many columns are shown.
    pub columns: u8,
    /// How many rows are shown.
    pub rows: u8,
    /// The points shown, row by row from the top, left to right. Column and row are those of the whole board.
    pub points: Vec<Point>,
    /// The whole picture in words, for a screen reader.
    pub spoken: String,
}
