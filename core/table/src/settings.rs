//! What the app remembers between games.

use palgak_text::Locale;

use crate::new_game::NewGame;
use crate::view::{Letters, NotationStyle, Seating};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MotionChoice {
    /// As the system has it.
    #[default]
    System,
    /// Everything.
    Full,
    /// As little as possible.
    Reduced,
}

/// What the app remembers between games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            locale: None,
            letters: Letters::default(),
            seating: Seating::default(),
            notation: NotationStyle::default(),
            sound: true,
            theme: ThemeChoice::default(),
            motion: MotionChoice::default(),
            last_game: NewGame::default(),
        }
    }
}
