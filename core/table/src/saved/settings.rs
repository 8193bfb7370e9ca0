//! Saved settings.

use serde::{Deserialize, Serialize};

use super::SaveError;
use super::codes::Code;
use super::envelope::{self, Contents};
use super::game::NewGameV1;
use crate::settings::Settings;

const NEWEST: u16 = 1;

/// Version 1, frozen.
#[derive(Serialize, Deserialize)]
struct SettingsV1 {
    locale: Option<u8>,
    letters: u8,
    seating: u8,
    notation: u8,
    sound: bool,
    theme: u8,
    motion: u8,
    last_game: NewGameV1,
}

impl Settings {
    /// The settings as bytes, for [`Settings::restore`].
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let body = SettingsV1 {
            locale: self.locale.map(Code::code),
            letters: self.letters.code(),
            seating: self.seating.code(),
            notation: self.notation.code(),
            sound: self.sound,
            theme: self.theme.code(),
            motion: self.motion.code(),
            last_game: NewGameV1::of(&self.last_game),
        };
        // Writing plain fields to memory cannot fail.
        let body = postcard::to_allocvec(&body).unwrap_or_default();
        envelope::seal(Contents::Settings, NEWEST, &body)
    }

    /// The settings saved as these bytes.
    ///
    /// # Errors
    /// If the bytes are not settings this version reads.
    pub fn restore(bytes: &[u8]) -> Result<Settings, SaveError> {
        let (_, body) = envelope::open(Contents::Settings, NEWEST, bytes)?;
        let body: SettingsV1 = super::game::read_body(body)?;
        Ok(Settings {
            locale: body.locale.map(|code| Code::of(code, "the language")).transpose()?,
            letters: Code::of(body.letters, "the letters on the pieces")?,
            seating: Code::of(body.seating, "the seating")?,
            notation: Code::of(body.notation, "the notation")?,
            sound: body.sound,
            theme: Code::of(body.theme, "the theme")?,
            motion: Code::of(body.motion, "the motion setting")?,
            last_game: body.last_game.choices()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use palgak_rules::Side;
    use palgak_rules::janggi::Setup;
    use palgak_text::Locale;

    use super::*;
    use crate::new_game::{Level, NewGame};
    use crate::settings::{MotionChoice, ThemeChoice};
    use crate::snapshot::Mode;
    use crate::view::{Letters, NotationStyle, Seating};

    #[test]
    fn settings_come_back() {
        let settings = Settings {
            locale: Some(Locale::ZhHant),
            letters: Letters::Latin,
            seating: Seating::TurnAfterMove,
            notation: NotationStyle::Machine,
            sound: false,
            theme: ThemeChoice::Dark,
            motion: MotionChoice::Reduced,
            last_game: NewGame {
                mode: Mode::TwoPlayers,
                human: Side::Second,
                level: Level::Advanced,
                cho_setup: Setup::Outer,
                han_setup: Setup::Right,
                bikjang: false,
                seed: Some(u64::MAX),
                ..NewGame::default()
            },
        };
        assert_eq!(Settings::restore(&settings.save()), Ok(settings));
        assert_eq!(Settings::restore(&Settings::default().save()), Ok(Settings::default()));
    }

    /// These bytes are out in the world: they must be read for ever.
    #[test]
    fn version_1_is_still_read() {
        let bytes = include_bytes!("../../tests/data/settings-v1.bin");
        assert_eq!(Settings::restore(bytes), Ok(Settings::default()));
    }

    #[test]
    fn a_choice_that_means_nothing_is_named() {
        let mut bytes = Settings::default().save();
        let letters_at = 4 + 1 + 2 + 4 + 1;
        bytes[letters_at] = 7;
        let body_end = bytes.len() - 4;
        let body = bytes[11..body_end].to_vec();
        let bytes = envelope::seal(Contents::Settings, 1, &body);
        let error = Settings::restore(&bytes).expect_err("7 stands for no letters");
        assert_eq!(error.to_string(), "the letters on the pieces is 7, which stands for nothing");
    }
}
