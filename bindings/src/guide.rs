//! The rules as told in the app, and the choice of an opening setup.

use palgak_rules::{Game, Side};
use palgak_table::guide::GuidePage;
use palgak_table::setups::SetupChoice;
use palgak_table::view::View;

/// The rules of a game, page by page. Empty for a game that cannot be played yet.
#[uniffi::export]
#[must_use]
pub fn guide(game: Game, view: View) -> Vec<GuidePage> {
    palgak_table::guide::guide(game, &view)
}

/// The opening setups that a side of Janggi can choose, the recommended one first.
#[uniffi::export]
#[must_use]
pub fn setup_choices(side: Side, view: View) -> Vec<SetupChoice> {
    palgak_table::setups::setup_choices(side, &view)
}
