//! How a piece of Chu Shogi moves, for who looks it up.

use palgak_rules::Side;
use palgak_table::card::{PieceForm, Reach};
use palgak_table::figure::Figure;
use palgak_table::view::View;

/// Where a piece of Chu Shogi goes; nowhere for the pieces of other games.
#[uniffi::export]
#[must_use]
pub fn reaches(figure: Figure) -> Vec<Reach> {
    palgak_table::card::reaches(figure)
}

/// A piece of Chu Shogi, and after it the piece it promotes to, if it does; nothing for other games' pieces.
#[uniffi::export]
#[must_use]
pub fn piece_forms(side: Side, figure: Figure, view: View) -> Vec<PieceForm> {
    palgak_table::card::piece_forms(side, figure, &view)
}
