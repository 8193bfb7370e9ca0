//! How a piece moves, looked up in the middle of a game.

use palgak_table::card::{PieceForm, Reach, ReachKind};
use palgak_table::snapshot::PieceView;

/// One way in which a piece goes, as its owner sees it.
#[uniffi::remote(Record)]
pub struct Reach {
    /// Files to the right.
    pub file: i8,
    /// Ranks forward.
    pub rank: i8,
    /// How far, and how.
    pub kind: ReachKind,
}

/// How a piece goes in a direction.
#[uniffi::remote(Enum)]
pub enum ReachKind {
    /// One step.
    Step,
    /// A jump to a square two away.
    Jump,
    /// Any distance.
    Slide,
    /// As a lion: two steps, back again, or a jump.
    Lion,
}

/// A piece as it stands or as it promotes.
#[uniffi::remote(Record)]
pub struct PieceForm {
    /// The piece as drawn.
    pub piece: PieceView,
    /// Its name.
    pub name: String,
    /// Where it goes.
    pub reaches: Vec<Reach>,
}
