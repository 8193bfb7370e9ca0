//! The page of settings: how the app looks, sounds and speaks. Whatever is chosen holds at once.

use palgak_rules::Game;
use palgak_text::Locale;

use super::FormSection;
use super::builder::{Builder, Offer};
use super::names;
use crate::look::{letters_choices, notation_choices};
use crate::settings::{ChuCoordinates, MotionChoice, PieceShape, Settings, ThemeChoice};
use crate::view::{Letters, NotationStyle, Seating, View};

/// What can be set, for a reader of a language, on a device that can be felt or cannot.
#[must_use]
pub fn settings_form(settings: &Settings, locale: Locale, can_be_felt: bool) -> Vec<FormSection> {
    build(settings, &settings.view(locale), can_be_felt).sections()
}

/// The settings after something was chosen, by its id. What is not offered changes nothing.
#[must_use]
pub fn settings_choose(settings: &Settings, id: &str) -> Settings {
    build(settings, &settings.view(Locale::En), true).choose(id)
}

fn build<'a>(settings: &Settings, view: &'a View, can_be_felt: bool) -> Builder<'a, Settings> {
    let mut form = Builder::new(settings.clone(), view);
    boards(&mut form, settings);
    seatings(&mut form);
    form.section(None, None);
    form.switch("settings-touch", |next| &mut next.touch_move);
    form.section(None, None);
    form.switch("settings-sound", |next| &mut next.sound);
    if can_be_felt {
        form.switch("settings-haptics", |next| &mut next.haptics);
    }
    themes(&mut form);
    motions(&mut form);
    form.section(None, None);
    languages(&mut form);
    form
}

/// How boards and pieces look, game by game.
fn boards(form: &mut Builder<'_, Settings>, settings: &Settings) {
    let game = settings.last_game.game;
    form.section(None, None);
    let offers = Game::ALL.map(|game| {
        let id = format!("settings-game-{}", names::id(game));
        form.option(id, names::word(game), |next| next.last_game.game = game)
    });
    form.segments("settings-game", None, offers);
    form.sample("settings-sample", game);
    let offers = letters(form, game, settings.letters, "letters");
    form.segments("settings-letters", Some("settings-letters"), offers);
    if game == Game::Xiangqi {
        let shapes = [(PieceShape::Round, "shape-round"), (PieceShape::Octagonal, "shape-octagonal")];
        let offers =
            shapes.map(|(shape, word)| form.option(word.into(), word, |next| next.piece_shape = shape));
        form.segments("settings-shape", Some("settings-shape"), offers);
    }
    let offers = notations(form, game, settings.notation);
    form.segments("settings-notation", Some("settings-notation"), offers);
    if game == Game::ChuShogi {
        // As a square is named with them.
        let names = [
            (ChuCoordinates::Numbers, "coordinates-numbers", "12 a"),
            (ChuCoordinates::Kanji, "coordinates-kanji", "12 一"),
            (ChuCoordinates::Branches, "coordinates-branches", "子 一"),
        ];
        let offers = names.map(|(coordinates, id, name)| {
            form.named(id.into(), name.into(), |next| next.chu_coordinates = coordinates)
        });
        form.segments("settings-coordinates", Some("settings-coordinates"), offers);
        form.switch("settings-exposure", |next| &mut next.expose_warning);
    }
}

/// The letters that a game has; of them the ones that it is played with are chosen, whatever was set for another game.
pub(super) fn letters(
    form: &Builder<'_, Settings>,
    game: Game,
    set: Letters,
    prefix: &str,
) -> Vec<Offer<Settings>> {
    let offer = |(letters, name)| {
        let id = match letters {
            Letters::Hanja => "hanja",
            Letters::Hangul => "hangul",
            Letters::Latin => "latin",
            Letters::Symbols => "symbols",
            Letters::HanjaLong => "hanja_long",
        };
        form.named(format!("{prefix}-{id}"), name, |next| next.letters = letters)
            .chosen(letters == set.fitting(game))
    };
    letters_choices(game, form.view.locale).into_iter().map(offer).collect()
}

/// The notations that a game is offered in; of them the one that it is written in is chosen.
fn notations(form: &Builder<'_, Settings>, game: Game, set: NotationStyle) -> Vec<Offer<Settings>> {
    let offer = |(notation, name)| {
        let id = match notation {
            NotationStyle::Korean => "notation-korean",
            NotationStyle::Machine => "notation-machine",
            NotationStyle::Chinese => "notation-chinese",
            NotationStyle::Wxf => "notation-wxf",
            NotationStyle::Iccs => "notation-iccs",
            NotationStyle::Japanese => "notation-japanese",
            NotationStyle::Western => "notation-western",
        };
        form.named(id.into(), name, |next| next.notation = notation).chosen(notation == set.fitting(game))
    };
    notation_choices(game, set, form.view.locale).into_iter().map(offer).collect()
}

fn seatings(form: &mut Builder<'_, Settings>) {
    form.section(Some("settings-seating"), Some("settings-seating-detail"));
    let seatings = [
        (Seating::FaceToFace, "seating-face_to_face", "seating-face", "seating-face-detail"),
        (Seating::OneSide, "seating-one_side", "seating-one", "seating-one-detail"),
        (Seating::TurnAfterMove, "seating-turn_after_move", "seating-turn", "seating-turn-detail"),
    ];
    let offers = seatings.map(|(seating, id, word, detail)| {
        form.detailed(detail, form.option(id.into(), word, |next| next.seating = seating))
    });
    form.rows("settings-seating", None, offers);
    form.switch("settings-consent", |next| &mut next.takeback_consent);
}

fn themes(form: &mut Builder<'_, Settings>) {
    let themes = [
        (ThemeChoice::System, "theme-system", "settings-system"),
        (ThemeChoice::Light, "theme-light", "theme-light"),
        (ThemeChoice::Dark, "theme-dark", "theme-dark"),
    ];
    let offers = themes.map(|(theme, id, word)| form.option(id.into(), word, |next| next.theme = theme));
    form.segments("settings-theme", Some("settings-theme"), offers);
}

fn motions(form: &mut Builder<'_, Settings>) {
    let motions = [
        (MotionChoice::System, "motion-system", "settings-system"),
        (MotionChoice::Full, "motion-full", "motion-full"),
        (MotionChoice::Reduced, "motion-reduced", "motion-reduced"),
    ];
    let offers = motions.map(|(motion, id, word)| form.option(id.into(), word, |next| next.motion = motion));
    form.segments("settings-motion", Some("settings-motion"), offers);
}

/// The languages, each by its own name, so that it is found by who needs it.
fn languages(form: &mut Builder<'_, Settings>) {
    let system = form.option("language-system".into(), "settings-language-system", |next| next.locale = None);
    let own = Locale::ALL.map(|locale| {
        let id = match locale {
            Locale::Ko => "language-ko",
            Locale::Ja => "language-ja",
            Locale::ZhHans => "language-zh_hans",
            Locale::ZhHant => "language-zh_hant",
            Locale::En => "language-en",
        };
        form.named(id.into(), locale.endonym().into(), |next| next.locale = Some(locale))
    });
    form.rows("settings-language", Some("settings-language"), [system].into_iter().chain(own));
}
