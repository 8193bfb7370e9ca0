//! The languages of the app, and which of them suits a reader best.

use serde::{Deserialize, Serialize};

/// The languages of the app.
///
/// Saved settings hold a locale by its place in this list: add new ones at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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

impl Locale {
    /// Every language, in the order in which a list shows them.
    pub const ALL: [Locale; 5] = [Locale::Ko, Locale::Ja, Locale::ZhHans, Locale::ZhHant, Locale::En];

    /// The language's BCP 47 tag, which is also the name of its folder of catalogues.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::Ko => "ko",
            Locale::Ja => "ja",
            Locale::ZhHans => "zh-Hans",
            Locale::ZhHant => "zh-Hant",
            Locale::En => "en",
        }
    }

    /// The language's name in itself, as a list of languages shows it to those who read only that one.
    #[must_use]
    pub const fn endonym(self) -> &'static str {
        match self {
            Locale::Ko => "한국어",
            Locale::Ja => "日本語",
            Locale::ZhHans => "简体中文",
            Locale::ZhHant => "繁體中文",
            Locale::En => "English",
        }
    }

    /// The best language for a reader whose device asks for `tag`: a BCP 47 tag (`zh-Hant-HK`,
    /// `ko-KR-u-nu-latn`) or a POSIX locale (`ja_JP.UTF-8`), in any letter case. English where nothing
    /// fits, whatever `tag` holds.
    ///
    /// Chinese without a script is told by its region: Taiwan, Hong Kong and Macau read traditional
    /// characters, everyone else simplified ones. A stated script outweighs the region.
    #[must_use]
    pub fn best_for(tag: &str) -> Locale {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let mut subtags = tag.split(['-', '_']);
        let language = subtags.next().unwrap_or_default().to_ascii_lowercase();
        // Extensions start at a subtag of one letter; what follows names no script or region.
        let rest: Vec<String> =
            subtags.take_while(|subtag| subtag.len() > 1).map(str::to_ascii_lowercase).collect();
        let has = |wanted: &[&str]| rest.iter().any(|subtag| wanted.contains(&subtag.as_str()));
        match language.as_str() {
            "ko" => Locale::Ko,
            "ja" => Locale::Ja,
            "zh" | "cmn" | "yue" => {
                if has(&["hans"]) {
                    Locale::ZhHans
                } else if has(&["hant", "tw", "hk", "mo", "yue"]) || language == "yue" {
                    Locale::ZhHant
                } else {
                    Locale::ZhHans
                }
            }
            _ => Locale::En,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Locale;

    #[test]
    fn a_device_gets_the_language_it_asks_for() {
        let cases = [
            ("ko", Locale::Ko),
            ("ko-KR", Locale::Ko),
            ("ko-Kore-KR-u-nu-latn", Locale::Ko),
            ("KO_kr", Locale::Ko),
            ("ja-JP", Locale::Ja),
            ("ja_JP.UTF-8", Locale::Ja),
            ("zh", Locale::ZhHans),
            ("zh-CN", Locale::ZhHans),
            ("zh-SG", Locale::ZhHans),
            ("zh-Hans-TW", Locale::ZhHans),
            ("zh_CN.GB18030", Locale::ZhHans),
            ("zh-TW", Locale::ZhHant),
            ("zh-HK", Locale::ZhHant),
            ("zh-MO", Locale::ZhHant),
            ("zh-Hant", Locale::ZhHant),
            ("zh-Hant-CN", Locale::ZhHant),
            ("zh-hant-hk", Locale::ZhHant),
            ("zh_TW@stroke", Locale::ZhHant),
            ("yue", Locale::ZhHant),
            ("yue-Hans-CN", Locale::ZhHans),
            ("cmn-Hant-TW", Locale::ZhHant),
            ("en", Locale::En),
            ("en-GB", Locale::En),
        ];
        for (tag, locale) in cases {
            assert_eq!(Locale::best_for(tag), locale, "{tag}");
        }
    }

    #[test]
    fn anything_else_gets_english() {
        for tag in [
            "",
            "-",
            "_",
            "C",
            "C.UTF-8",
            "POSIX",
            "und",
            "fr-FR",
            "kok",
            "jav",
            "zha",
            "x-ko",
            "한국어",
            "\0",
            "en-u-rg-krzzzz",
        ] {
            assert_eq!(Locale::best_for(tag), Locale::En, "{tag:?}");
        }
    }

    #[test]
    fn an_extension_names_no_script() {
        assert_eq!(Locale::best_for("zh-CN-x-tw"), Locale::ZhHans);
    }

    #[test]
    fn every_language_is_the_best_one_for_its_own_tag() {
        for locale in Locale::ALL {
            assert_eq!(Locale::best_for(locale.tag()), locale);
        }
    }
}
