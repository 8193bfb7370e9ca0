//! What the menu of a game has of the settings: what one may want otherwise in the middle of a game.

use palgak_rules::Game;
use palgak_text::Locale;

use super::FormSection;
use super::builder::Builder;
use super::settings::letters;
use crate::settings::Settings;
use crate::view::View;

/// What can be set in the menu of a game.
#[must_use]
pub fn menu_form(settings: &Settings, game: Game, locale: Locale) -> Vec<FormSection> {
    build(settings, game, &settings.view(locale)).sections()
}

/// The settings after something was chosen there, by its id. What is not offered changes nothing.
#[must_use]
pub fn menu_choose(settings: &Settings, game: Game, id: &str) -> Settings {
    build(settings, game, &settings.view(Locale::En)).choose(id)
}

fn build<'a>(settings: &Settings, game: Game, view: &'a View) -> Builder<'a, Settings> {
    let mut form = Builder::new(settings.clone(), view);
    let offers = letters(&form, game, settings.letters, "menu-letters");
    form.segments("settings-letters", Some("settings-letters"), offers);
    form.switch_called("menu-sound", "settings-sound", None, |next| &mut next.sound);
    form
}
