//! What can be chosen on the pages of the app. Pages are handed out as forms; what is chosen comes back as an option's id.

use palgak_rules::Game;
use palgak_table::form::{Draft, FormSection};
use palgak_table::settings::Settings;
use palgak_table::snapshot::Mode;
use palgak_table::view::View;
use palgak_text::Locale;

/// A game to set up between these, to begin with as the last one was.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn new_game_draft(settings: Settings, mode: Mode) -> Draft {
    palgak_table::form::new_game_draft(&settings, mode)
}

/// What can be chosen for a game that is being set up.
#[uniffi::export]
#[must_use]
pub fn new_game_form(draft: Draft, view: View) -> Vec<FormSection> {
    palgak_table::form::new_game_form(&draft, &view)
}

/// The game after something was chosen, by its id. What is not offered changes nothing.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn new_game_choose(draft: Draft, id: String) -> Draft {
    palgak_table::form::new_game_choose(&draft, &id)
}

/// What can be set, for a reader of a language, on a device that can be felt or cannot.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn settings_form(settings: Settings, locale: Locale, can_be_felt: bool) -> Vec<FormSection> {
    palgak_table::form::settings_form(&settings, locale, can_be_felt)
}

/// The settings after something was chosen, by its id. What is not offered changes nothing.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn settings_choose(settings: Settings, id: String) -> Settings {
    palgak_table::form::settings_choose(&settings, &id)
}

/// What can be set in the menu of a game.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn menu_form(settings: Settings, game: Game, locale: Locale) -> Vec<FormSection> {
    palgak_table::form::menu_form(&settings, game, locale)
}

/// The settings after something was chosen there, by its id. What is not offered changes nothing.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn menu_choose(settings: Settings, game: Game, id: String) -> Settings {
    palgak_table::form::menu_choose(&settings, game, &id)
}
