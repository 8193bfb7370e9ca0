//! What the app remembers, and what it knows of the device.

use palgak_table::host::Power;
use palgak_table::saved::SaveError;
use palgak_table::settings::Settings;
use palgak_table::view::View;
use palgak_text::Locale;

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

/// How a table is shown under these settings, in the language that they lead to.
#[uniffi::export]
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "records that cross the boundary are owned")]
pub fn view_of(settings: Settings, locale: Locale) -> View {
    settings.view(locale)
}

/// Says whether the device runs on its battery, when the app starts and whenever it changes. Until it is said, it is taken to.
/// On mains the strongest level thinks on several processors.
#[uniffi::export]
pub fn set_power(on_battery: bool) {
    Power::of_this_device().set_on_battery(on_battery);
}

/// Whether the core takes the device to run on its battery.
#[uniffi::export]
#[must_use]
pub fn on_battery() -> bool {
    Power::of_this_device().on_battery()
}
