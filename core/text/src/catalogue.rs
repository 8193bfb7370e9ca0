//! The catalogues: messages by id, in each language.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Locale, sources};

static KO: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::build(Locale::Ko));
static JA: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::build(Locale::Ja));
static ZH_HANS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::build(Locale::ZhHans));
static ZH_HANT: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::build(Locale::ZhHant));
static EN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::build(Locale::En));

/// Something to put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Words, put in as they are.
    Text(Cow<'a, str>),
    /// A whole number: written in digits, and the one that plural forms go by.
    Number(i32),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Arg::Text(text)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(number)
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Arg::Number(i32::from(number))
    }
}

impl From<u32> for Arg<'_> {
    /// Counts of this program (plies, moves, seconds) stay far below the largest number; one that does
    /// not is shown as the largest.
    fn from(number: u32) -> Self {
        Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<usize> for Arg<'_> {
    /// As for [`u32`].
    fn from(number: usize) -> Self {
        Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Text(text) => FluentValue::String(text),
            Arg::Number(number) => FluentValue::from(number),
        }
    }
}

/// The words of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    plain: BTreeMap<String, String>,
}

impl Catalogue {
    /// The words of `locale`. Built at the first call, then kept.
    #[must_use]
    pub fn of(locale: Locale) -> &'static Catalogue {
        match locale {
            Locale::Ko => &KO,
            Locale::Ja => &JA,
            Locale::ZhHans => &ZH_HANS,
            Locale::ZhHant => &ZH_HANT,
            Locale::En => &EN,
        }
    }

    /// The message `id`, which takes no arguments.
    ///
    /// A message that does not exist is a slip in the program: a debug build stops, a release build logs
    /// it and shows the id, which helps a reader more than nothing at all.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        match self.plain.get(id) {
            Some(text) => text.clone(),
            None => self.format(id, &[]),
        }
    }

    /// The message `id` with `args` put in by name. Missing messages and arguments are treated as in
    /// [`Catalogue::text`].
    #[must_use]
    pub fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            tracing::error!(id, "no such message");
            debug_assert!(false, "no message {id:?} in the catalogues");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!(id, ?errors, "a message could not be filled in");
            debug_assert!(false, "message {id:?}: {errors:?}");
        }
        text
    }

    /// Whether there is a message `id`.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn build(locale: Locale) -> Catalogue {
        let language: LanguageIdentifier = locale.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // All five languages run left to right; the marks that isolate an argument from its surroundings
        // would only show up as boxes in a terminal and break comparisons.
        bundle.set_use_isolating(false);
        let mut without_arguments = Vec::new();
        for (area, source) in sources::of(locale) {
            // What cannot be read is left out, so that the rest still can be used; the tests of this
            // crate refuse a catalogue with any fault.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(rest, errors)| {
                tracing::error!(?locale, area, ?errors, "a catalogue has faults");
                rest
            });
            for entry in resource.entries() {
                if let Some((id, variables)) = sources::message(entry)
                    && variables.is_empty()
                {
                    without_arguments.push(id.to_owned());
                }
            }
            bundle.add_resource_overriding(resource);
        }
        let mut catalogue = Catalogue { bundle, plain: BTreeMap::new() };
        catalogue.plain = without_arguments
            .into_iter()
            .map(|id| {
                let text = catalogue.format(&id, &[]);
                (id, text)
            })
            .collect();
        catalogue
    }
}

/// Every message of `locale` that takes no arguments, by id: what a shell loads once for its own labels.
#[must_use]
pub fn plain_texts(locale: Locale) -> BTreeMap<String, String> {
    Catalogue::of(locale).plain.clone()
}

#[cfg(test)]
mod tests {
    use super::{Arg, Catalogue, plain_texts};
    use crate::Locale;

    #[test]
    fn arguments_are_put_in_without_marks_around_them() {
        let words = Catalogue::of(Locale::En);
        let text = words.format("table-turn", &[("side", Arg::from("Cho"))]);
        assert_eq!(text, "Cho to move");
    }

    #[test]
    fn plain_texts_hold_the_messages_without_arguments_only() {
        let plain = plain_texts(Locale::Ja);
        assert_eq!(plain.get("setup-left-name").map(String::as_str), Some("左象"));
        assert!(!plain.contains_key("table-turn"));
    }

    #[test]
    #[cfg(not(debug_assertions))]
    fn a_missing_message_shows_its_id() {
        assert_eq!(Catalogue::of(Locale::Ko).text("no-such-message"), "no-such-message");
    }

    #[test]
    fn numbers_are_written_in_digits_alone() {
        // No grouping, no fraction: 1000 moves are "1000", as in the notation beside them.
        let number: fluent_bundle::FluentValue<'_> = Arg::from(1000_u32).into();
        assert_eq!(number, fluent_bundle::FluentValue::from(1000));
        assert_eq!(Arg::from(u32::MAX), Arg::Number(i32::MAX));
    }
}
