//! What the app remembers.

use palgak_table::saved::SaveError;
use palgak_table::settings::Settings;

/// The settings of an app that was never used.
#[uniffi::export]
#[must_use]
pub fn settings_default() -> Settings {
    Settings::default()
}

/// Settings as bytes, for `settings_restore`.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn settings_save(settings: Settings) -> Vec<u8> {
    settings.save()
}

/// The settings saved as these bytes.
///
/// # Errors
/// If the bytes are not settings that this version reads.
#[uniffi::export]
#[expect(clippy::needless_pass_by_value, reason = "bytes that cross the boundary are owned")]
pub fn settings_restore(bytes: Vec<u8>) -> Result<Settings, SaveError> {
    Settings::restore(&bytes)
}
