//! The rules as told in the app.

use palgak_rules::Game;
use palgak_table::guide::GuidePage;
use palgak_table::view::View;

/// The rules of a game, page by page. Empty for a game that cannot be played yet.
#[uniffi::export]
#[must_use]
pub fn guide(game: Game, view: View) -> Vec<GuidePage> {
    palgak_table::guide::guide(game, &view)
}
