//! How a game can be looked at, where there is no snapshot to say it.

use palgak_rules::{Game, Side};
use palgak_table::look::EdgeLabels;
use palgak_table::settings::ChuCoordinates;
use palgak_table::snapshot::PieceView;
use palgak_table::view::{Letters, NotationStyle};

/// The names along the edges of a board that belong to a game and the notation chosen, and to the reader's choice for
/// shogi boards, with `bottom` nearest to the reader.
#[uniffi::export]
#[must_use]
pub fn edge_labels(
    game: Game,
    notation: NotationStyle,
    coordinates: ChuCoordinates,
    bottom: Side,
) -> EdgeLabels {
    palgak_table::look::edge_labels(game, notation, coordinates, bottom)
}

/// What stands for a side where there is no board: its king. The second side's points at the first one's in Chu Shogi, as
/// it does on the board.
#[uniffi::export]
#[must_use]
pub fn emblem(game: Game, side: Side, letters: Letters) -> PieceView {
    palgak_table::look::emblem(game, side, letters)
}
