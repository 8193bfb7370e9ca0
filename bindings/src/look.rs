//! How a game can be looked at, where there is no snapshot to say it.

use palgak_rules::{Game, Side};
use palgak_table::look::{EdgeLabels, LettersChoice, NotationChoice};
use palgak_table::settings::ChuCoordinates;
use palgak_table::snapshot::PieceView;
use palgak_table::view::{Letters, NotationStyle};
use palgak_text::Locale;

/// The letters that a game can be played with, its own first.
#[uniffi::export]
#[must_use]
pub fn letters_choices(game: Game, locale: Locale) -> Vec<LettersChoice> {
    palgak_table::look::letters_choices(game, locale)
}

/// The letters that a game is played with when these are chosen: its own where it does not have them.
#[uniffi::export]
#[must_use]
pub fn letters_of(game: Game, chosen: Letters) -> Letters {
    chosen.fitting(game)
}

/// The notations that a game is offered in when this one is chosen, its own first.
#[uniffi::export]
#[must_use]
pub fn notation_choices(game: Game, chosen: NotationStyle, locale: Locale) -> Vec<NotationChoice> {
    palgak_table::look::notation_choices(game, chosen, locale)
}

/// The notation that a game is written in when this one is chosen: its own where it does not have it.
#[uniffi::export]
#[must_use]
pub fn notation_of(game: Game, chosen: NotationStyle) -> NotationStyle {
    chosen.fitting(game)
}

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
