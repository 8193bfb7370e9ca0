//! Saved settings.

use serde::{Deserialize, Serialize};

use super::SaveError;
use super::codes::Code;
use super::envelope::{self, Contents};
use super::game::{NewGameV1, NewGameV2};
use crate::settings::Settings;

const NEWEST: u16 = 5;

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

/// Version 2, frozen.
#[derive(Serialize, Deserialize)]
struct SettingsV2 {
    locale: Option<u8>,
    letters: u8,
    seating: u8,
    notation: u8,
    sound: bool,
    theme: u8,
    motion: u8,
    piece_shape: u8,
    takeback_consent: bool,
    expose_warning: bool,
    refuse_exposure: bool,
    chu_coordinates: u8,
    last_game: NewGameV2,
}

/// Version 3, frozen: the second, and whether a piece that was chosen has to move.
#[derive(Serialize, Deserialize)]
struct SettingsV3 {
    second: SettingsV2,
    touch_move: bool,
}

/// Version 4, frozen: the third, and where the quick-match server is.
#[derive(Serialize, Deserialize)]
struct SettingsV4 {
    third: SettingsV3,
    server: String,
}

/// Version 5, frozen: the fourth, and whether the phone may be felt.
#[derive(Serialize, Deserialize)]
struct SettingsV5 {
    fourth: SettingsV4,
    haptics: bool,
}

impl SettingsV1 {
    fn settings(&self) -> Result<Settings, SaveError> {
        Ok(Settings {
            locale: self.locale.map(|code| Code::of(code, "the language")).transpose()?,
            letters: Code::of(self.letters, "the letters on the pieces")?,
            seating: Code::of(self.seating, "the seating")?,
            notation: Code::of(self.notation, "the notation")?,
            sound: self.sound,
            theme: Code::of(self.theme, "the theme")?,
            motion: Code::of(self.motion, "the motion setting")?,
            last_game: self.last_game.choices()?,
            ..Settings::default()
        })
    }
}

impl SettingsV2 {
    fn settings(&self) -> Result<Settings, SaveError> {
        Ok(Settings {
            locale: self.locale.map(|code| Code::of(code, "the language")).transpose()?,
            letters: Code::of(self.letters, "the letters on the pieces")?,
            seating: Code::of(self.seating, "the seating")?,
            notation: Code::of(self.notation, "the notation")?,
            sound: self.sound,
            theme: Code::of(self.theme, "the theme")?,
            motion: Code::of(self.motion, "the motion setting")?,
            piece_shape: Code::of(self.piece_shape, "the shape of the pieces")?,
            takeback_consent: self.takeback_consent,
            expose_warning: self.expose_warning,
            refuse_exposure: self.refuse_exposure,
            chu_coordinates: Code::of(self.chu_coordinates, "the coordinates of Chu Shogi")?,
            last_game: self.last_game.choices()?,
            ..Settings::default()
        })
    }
}

impl SettingsV3 {
    fn settings(&self) -> Result<Settings, SaveError> {
        Ok(Settings { touch_move: self.touch_move, ..self.second.settings()? })
    }
}

impl SettingsV4 {
    fn settings(self) -> Result<Settings, SaveError> {
        Ok(Settings { server: self.server, ..self.third.settings()? })
    }
}

impl SettingsV5 {
    fn settings(self) -> Result<Settings, SaveError> {
        Ok(Settings { haptics: self.haptics, ..self.fourth.settings()? })
    }
}

impl Settings {
    /// The settings as bytes, for [`Settings::restore`].
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        let second = SettingsV2 {
            locale: self.locale.map(Code::code),
            letters: self.letters.code(),
            seating: self.seating.code(),
            notation: self.notation.code(),
            sound: self.sound,
            theme: self.theme.code(),
            motion: self.motion.code(),
            piece_shape: self.piece_shape.code(),
            takeback_consent: self.takeback_consent,
            expose_warning: self.expose_warning,
            refuse_exposure: self.refuse_exposure,
            chu_coordinates: self.chu_coordinates.code(),
            last_game: NewGameV2::of(&self.last_game),
        };
        let third = SettingsV3 { second, touch_move: self.touch_move };
        let fourth = SettingsV4 { third, server: self.server.clone() };
        let body = SettingsV5 { fourth, haptics: self.haptics };
        // Writing plain fields to memory cannot fail.
        let body = postcard::to_allocvec(&body).unwrap_or_default();
        envelope::seal(Contents::Settings, NEWEST, &body)
    }

    /// The settings saved as these bytes.
    ///
    /// # Errors
    /// If the bytes are not settings this version reads.
    pub fn restore(bytes: &[u8]) -> Result<Settings, SaveError> {
        let (version, body) = envelope::open(Contents::Settings, NEWEST, bytes)?;
        match version {
            1 => super::game::read_body::<SettingsV1>(body)?.settings(),
            2 => super::game::read_body::<SettingsV2>(body)?.settings(),
            3 => super::game::read_body::<SettingsV3>(body)?.settings(),
            4 => super::game::read_body::<SettingsV4>(body)?.settings(),
            _ => super::game::read_body::<SettingsV5>(body)?.settings(),
        }
    }
}

#[cfg(test)]
mod tests {
    use palgak_rules::Side;
    use palgak_rules::janggi::Setup;
    use palgak_text::Locale;

    use super::*;
    use crate::new_game::{
        ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, Level, NewGame, XiangqiChoices, XiangqiHandicap,
        XiangqiPreset,
    };
    use crate::settings::{ChuCoordinates, MotionChoice, PieceShape, ThemeChoice};
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
            piece_shape: PieceShape::Octagonal,
            takeback_consent: false,
            expose_warning: false,
            refuse_exposure: true,
            chu_coordinates: ChuCoordinates::Branches,
            touch_move: true,
            server: "wss://play.example".to_owned(),
            haptics: false,
            last_game: NewGame {
                mode: Mode::TwoPlayers,
                human: Side::Second,
                level: Level::Advanced,
                cho_setup: Setup::Outer,
                han_setup: Setup::Right,
                bikjang: false,
                xiangqi: XiangqiChoices {
                    preset: XiangqiPreset::Simple,
                    handicap: XiangqiHandicap::TwoHorses,
                    giver: Side::Second,
                },
                chushogi: ChuChoices {
                    preset: ChuPreset::Lishogi,
                    promotion: ChuPromotion::Shogi,
                    bare_king: false,
                    quiet_draw: true,
                    insufficient_material: true,
                    refuse_exposure: true,
                    handicap: ChuHandicap::TwoKings,
                },
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
    fn version_2_is_still_read() {
        let bytes = include_bytes!("../../tests/data/settings-v2.bin");
        assert_eq!(Settings::restore(bytes), Ok(Settings::default()));
    }

    #[test]
    fn version_3_is_still_read() {
        let bytes = include_bytes!("../../tests/data/settings-v3.bin");
        let settings = Settings { touch_move: true, ..Settings::default() };
        assert_eq!(Settings::restore(bytes), Ok(settings));
    }

    #[test]
    fn version_4_is_still_read() {
        let bytes = include_bytes!("../../tests/data/settings-v4.bin");
        let server = "wss://play.example".to_owned();
        let settings = Settings { touch_move: true, server, ..Settings::default() };
        assert_eq!(Settings::restore(bytes), Ok(settings));
    }

    #[test]
    fn version_5_is_written_and_read() {
        let bytes = include_bytes!("../../tests/data/settings-v5.bin");
        let server = "wss://play.example".to_owned();
        let settings = Settings { touch_move: true, server, haptics: false, ..Settings::default() };
        assert_eq!(settings.save(), bytes);
        assert_eq!(Settings::restore(bytes), Ok(settings));
    }

    #[test]
    fn a_choice_that_means_nothing_is_named() {
        let mut bytes = Settings::default().save();
        let letters_at = 4 + 1 + 2 + 4 + 1;
        bytes[letters_at] = 7;
        let body_end = bytes.len() - 4;
        let body = bytes[11..body_end].to_vec();
        let bytes = envelope::seal(Contents::Settings, NEWEST, &body);
        let error = Settings::restore(&bytes).expect_err("7 stands for no letters");
        assert_eq!(error.to_string(), "the letters on the pieces is 7, which stands for nothing");
    }
}
