//! One ply of the line being searched.

use arrayvec::ArrayVec;
use palgak_rules::Move;

use crate::history::{Arrival, NO_ARRIVAL};
use crate::score::{MAX_PLY, Value};

/// Frames before the root, so that "four plies ago" always exists.
pub(super) const BEFORE: usize = 4;

/// One ply of the line being searched.
pub(super) struct Frame<T> {
    /// The carried part of the judgement.
    pub(super) tally: T,
    /// The judgement of the position; meaningless in check.
    pub(super) eval: Value,
    /// The move made from here.
    pub(super) arrival: Arrival,
    /// Whether the position came from a pass tried by null-move pruning: it must not be answered by one.
    pub(super) null: bool,
    /// Whether the side to move is in check.
    pub(super) checked: bool,
    /// Plies since the last capture, as far as known.
    pub(super) quiet: usize,
    /// A move left out to see how good the others are.
    pub(super) excluded: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    /// The best line from here.
    pub(super) line: ArrayVec<Move, MAX_PLY>,
}

impl<T: Default> Frame<T> {
    pub(super) fn new() -> Frame<T> {
        Frame {
            tally: T::default(),
            eval: 0,
            arrival: NO_ARRIVAL,
            null: false,
            checked: false,
            quiet: 0,
            excluded: None,
            killers: [None; 2],
            line: ArrayVec::new(),
        }
    }
}
