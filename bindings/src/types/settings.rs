//! How a reader wants to see things, and what the app remembers.

use palgak_table::new_game::NewGame;
use palgak_table::settings::{MotionChoice, Settings, ThemeChoice};
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

/// The languages of the app.
#[uniffi::remote(Enum)]
pub enum Locale {
    /// Korean.
    Ko,
    /// Japanese.
    Ja,
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters.
    ZhHant,
    /// English.
    En,
}

/// The letters on the pieces.
#[uniffi::remote(Enum)]
pub enum Letters {
    /// Chinese characters: 楚 車 包.
    Hanja,
    /// Hangul: 초 차 포.
    Hangul,
    /// Latin letters with a small icon: K R C.
    Latin,
}

/// How two people sit at one phone.
#[uniffi::remote(Enum)]
pub enum Seating {
    /// Everything faces the bottom of the phone, and the board stays as it is.
    OneSide,
    /// The phone lies between the players: the far side's pieces, panel and banners face the far player.
    FaceToFace,
    /// The board turns to the side to move after each move.
    TurnAfterMove,
}

/// The notation of the move list.
#[uniffi::remote(Enum)]
pub enum NotationStyle {
    /// The Korean record form (`79졸78`).
    Korean,
    /// Coordinates (`e4e5`).
    Machine,
}

/// Everything a snapshot's looks depend on.
#[uniffi::remote(Record)]
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

/// Light or dark.
#[uniffi::remote(Enum)]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves on the screen.
#[uniffi::remote(Enum)]
pub enum MotionChoice {
    /// As the system has it.
    System,
    /// Everything.
    Full,
    /// As little as possible.
    Reduced,
}

/// What the app remembers between games.
#[uniffi::remote(Record)]
pub struct Settings {
    /// The language; none for the system's.
    pub locale: Option<Locale>,
    /// The letters on the pieces.
    pub letters: Letters,
    /// How two people sit.
    pub seating: Seating,
    /// The notation of the move list.
    pub notation: NotationStyle,
    /// Whether sounds are played.
    pub sound: bool,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// How much moves on the screen.
    pub motion: MotionChoice,
    /// What was chosen for the last game, the first offer for the next.
    pub last_game: NewGame,
}
