//! What the computer thinks of a finished game.

use palgak_table::snapshot::{Analysis, AnalysisPoint, AnalysisTag};

/// What the computer thinks of a finished game.
#[uniffi::remote(Record)]
pub struct Analysis {
    /// How much of the game it has looked at, in thousandths; 1000 when it is done.
    pub permille: u16,
    /// Position by position, in the order of the game. The last moves are looked at first.
    pub points: Vec<AnalysisPoint>,
}

/// What the computer thinks of the position after so many plies.
#[uniffi::remote(Record)]
pub struct AnalysisPoint {
    /// The ply; 0 is the start.
    pub ply: u32,
    /// How good the position is for the first side, in hundredths of what the game counts in, and within ±2500: a
    /// game that is decided.
    pub score: i32,
    /// What is to be said of the move that led here.
    pub tag: AnalysisTag,
    /// The same in words; empty where there is nothing to say.
    pub text: String,
}

/// What is to be said of a move.
#[uniffi::remote(Enum)]
pub enum AnalysisTag {
    /// Nothing.
    Fine,
    /// A little was given away.
    Inaccuracy,
    /// Something was given away.
    Mistake,
    /// The game was turned.
    Blunder,
    /// A piece was lost that was safe before.
    PieceLost,
    /// A threat was not met.
    DefenceMissed,
    /// It missed a forced mate.
    MateMissed,
}
