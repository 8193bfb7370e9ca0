//! Words that belong to no game.

use std::collections::HashMap;

use palgak_text::Locale;

/// The best language for a reader whose device asks for this BCP 47 tag (`zh-Hant-HK`); English where nothing
/// fits.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "strings that cross the boundary are owned")]
pub fn locale_for(tag: String) -> Locale {
    Locale::best_for(&tag)
}

/// Every text that takes no arguments, by its id.
#[uniffi::export]
#[must_use]
pub fn texts(locale: Locale) -> HashMap<String, String> {
    palgak_text::plain_texts(locale).into_iter().collect()
}
