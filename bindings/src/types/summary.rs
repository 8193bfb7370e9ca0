//! A saved game at a glance.

use palgak_table::summary::SavedSummary;

/// A saved game in two lines.
#[uniffi::remote(Record)]
pub struct SavedSummary {
    /// Who plays whom.
    pub title: String,
    /// How far the game has come, and where it stands.
    pub subtitle: String,
    /// Whether the game is over.
    pub over: bool,
}
