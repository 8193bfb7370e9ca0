//! Every word a person reads.

/// The languages of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
