//! A game of which only the name is known yet.

use std::time::Duration;

use crate::id::GameId;

/// A game whose state is being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fetch {
    pub(super) id: GameId,
    /// When to ask (again).
    pub(super) due: Duration,
    /// Whether it only matters if it is not over.
    pub(super) open_only: bool,
}

/// After how long without an answer the state of a game is asked for again.
pub(super) const ASK_AGAIN: Duration = Duration::from_secs(5);
/// How long after a resumption the state may take before it is asked for.
pub(super) const EXPECTED: Duration = Duration::from_secs(2);
