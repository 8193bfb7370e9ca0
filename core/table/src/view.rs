//! How a reader wants to see the table: language, letters on the pieces, notation, seating.

use palgak_text::Locale;
use serde::{Deserialize, Serialize};

/// The letters on the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Letters {
    /// Chinese characters: 楚 車 包.
    #[default]
    Hanja,
    /// Hangul: 초 차 포.
    Hangul,
    /// Latin letters with a small icon: K R C.
    Latin,
}

/// How two people sit at one phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seating {
    /// Everything faces the bottom of the phone, and the board stays as it is.
    OneSide,
    /// The phone lies between the players: the far side's pieces, panel and banners face the far player.
    #[default]
    FaceToFace,
    /// The board turns to the side to move after each move.
    TurnAfterMove,
}

/// The notation of the move list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NotationStyle {
    /// The Korean record form (`79졸78`).
    #[default]
    Korean,
    /// Coordinates (`e4e5`).
    Machine,
}

/// Everything a snapshot's looks depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The language of every string.
    pub locale: Locale,
    /// The letters on the pieces.
    pub letters: Letters,
    /// The notation of the move list.
    pub notation: NotationStyle,
    /// How two people sit.
    pub seating: Seating,
}
