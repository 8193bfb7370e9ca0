//! What every catalogue must be: whole, readable, and in its own language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::{Catalogue, Locale, plain_texts, sources};

/// Area and names of arguments of every message of a language, by id.
fn messages(locale: Locale) -> BTreeMap<String, (&'static str, BTreeSet<String>)> {
    let mut found = BTreeMap::new();
    for (area, source) in sources::of(locale) {
        for entry in resource(locale, area, &source).entries() {
            if let Some((id, variables)) = sources::message(entry) {
                let variables = variables.into_iter().map(str::to_owned).collect();
                let before = found.insert(id.to_owned(), (area, variables));
                assert!(before.is_none(), "{}: {id} is written twice", locale.tag());
            }
        }
    }
    found
}

fn resource(locale: Locale, area: &str, source: &str) -> FluentResource {
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let places: Vec<String> = errors
                .iter()
                .map(|error| {
                    let line = source[..error.pos.start].matches('\n').count() + 1;
                    format!("line {line}: {}", error.kind)
                })
                .collect();
            panic!("{}/{area}.ftl: {}", locale.tag(), places.join("; "));
        }
    }
}

#[test]
fn every_file_is_good_fluent() {
    for locale in Locale::ALL {
        for (area, source) in sources::of(locale) {
            for entry in resource(locale, area, &source).entries() {
                assert!(
                    !matches!(entry, Entry::Junk { .. }),
                    "{}/{area}.ftl holds text that is no message: {entry:?}",
                    locale.tag()
                );
            }
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments_in_the_same_files() {
    let english = messages(Locale::En);
    assert!(!english.is_empty());
    let mut faults = Vec::new();
    for locale in Locale::ALL {
        let own = messages(locale);
        for (id, (area, variables)) in &english {
            match own.get(id) {
                None => faults.push(format!("{}/{area}.ftl lacks {id}", locale.tag())),
                Some((own_area, _)) if own_area != area => {
                    faults.push(format!("{}: {id} belongs in {area}.ftl", locale.tag()));
                }
                Some((_, own_variables)) if own_variables != variables => faults.push(format!(
                    "{}/{area}.ftl: {id} uses {own_variables:?}, English uses {variables:?}",
                    locale.tag()
                )),
                Some(_) => {}
            }
        }
        for (id, (area, _)) in &own {
            if !english.contains_key(id) {
                faults.push(format!("{}/{area}.ftl has {id}, which English lacks", locale.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn ids_are_kebab_case() {
    for id in messages(Locale::En).keys() {
        let good = id.split('-').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        });
        assert!(good, "{id}");
    }
}

#[test]
fn no_text_is_empty_or_carries_stray_marks() {
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let place = format!("{}: {id}: {text:?}", locale.tag());
            assert!(!text.trim().is_empty(), "{place}: empty");
            assert_eq!(text.trim(), text, "{place}: space around it");
            assert!(!text.contains("  "), "{place}: two spaces");
            assert!(!text.contains('\n'), "{place}: lines are broken by whoever draws them");
            assert!(
                !text.contains(['\u{2068}', '\u{2069}', '\u{fffd}', '\t']),
                "{place}: a character that must not be shown"
            );
        }
    }
}

/// Every message of a language as it is written out, with each argument shown as its name in braces.
fn texts(locale: Locale) -> Vec<(String, String)> {
    let words = Catalogue::of(locale);
    messages(locale)
        .into_iter()
        .map(|(id, (_, variables))| {
            let shown: Vec<(String, String)> = variables
                .into_iter()
                .map(|name| {
                    let braced = format!("{{{name}}}");
                    (name, braced)
                })
                .collect();
            let args: Vec<(&str, crate::Arg<'_>)> =
                shown.iter().map(|(name, value)| (name.as_str(), crate::Arg::from(value))).collect();
            let text = words.format(&id, &args);
            (id, text)
        })
        .collect()
}

#[test]
fn nothing_is_left_in_english() {
    // Signs and names that are the same in every language.
    const SAME: [&str; 2] = ["app-name", "letters-latin-sample"];
    let english: BTreeMap<String, String> = texts(Locale::En).into_iter().collect();
    for locale in Locale::ALL.into_iter().filter(|&locale| locale != Locale::En) {
        for (id, text) in texts(locale) {
            let letters = text.chars().filter(|c| c.is_ascii_alphabetic()).count();
            let same = english.get(&id) == Some(&text);
            assert!(
                !same || letters <= 3 || SAME.contains(&id.as_str()) || text.starts_with('{'),
                "{}: {id} is still English: {text}",
                locale.tag()
            );
        }
    }
}

#[test]
fn every_language_is_written_in_its_own_script() {
    for (locale, required) in [(Locale::Ko, '가'..='힣'), (Locale::Ja, 'ぁ'..='ヿ')] {
        for (id, text) in plain_texts(locale) {
            let length = text.chars().count();
            let own = text.chars().any(|c| required.contains(&c));
            // Short labels may be all kanji or digits; a sentence cannot be.
            assert!(own || length <= 12, "{}: {id}: {text}", locale.tag());
        }
    }
}

/// Characters of everyday words that only one of the two Chinese scripts uses, in pairs: simplified,
/// traditional. The faces of the pieces are traditional characters in either script, so that simplified
/// text may quote 車 馬 漢; those are no pairs here.
const ONE_SCRIPT: &str = "个個 们們 这這 来來 时時 对對 说說 过過 动動 与與 会會 后後 开開 关關 点點 种種 \
    设設 选選 择擇 级級 应應 认認 让讓 从從 给給 变變 无無 还還 进進 边邊 两兩 样樣 数數 据據 请請 继繼 续續 \
    结結 赢贏 输輸 胜勝 负負 谁誰 语語 声聲 键鍵 显顯 复復 记記 录錄 谱譜 盘盤 阶階 难難 练練 习習 规規 则則 \
    挡擋 终終 连連 线線 则則 达達 护護 强強 图圖 页頁 颜顏 观觀 电電 脑腦 机機 总總 条條 为為 长長 许許";

#[test]
fn each_chinese_keeps_to_its_script() {
    let pairs: Vec<(char, char)> = ONE_SCRIPT
        .split_whitespace()
        .filter_map(|pair| {
            let mut chars = pair.chars();
            Some((chars.next()?, chars.next()?))
        })
        .collect();
    for (id, text) in texts(Locale::ZhHans) {
        for &(_, traditional) in &pairs {
            assert!(!text.contains(traditional), "zh-Hans: {id} has {traditional}: {text}");
        }
    }
    for (id, text) in texts(Locale::ZhHant) {
        for &(simplified, _) in &pairs {
            assert!(!text.contains(simplified), "zh-Hant: {id} has {simplified}: {text}");
        }
    }
}

/// Korean particles have two forms, by whether the word before ends in a consonant; an argument may end in
/// either, so none may follow one directly.
#[test]
fn korean_puts_no_particle_of_two_forms_after_an_argument() {
    const PARTICLES: [&str; 12] =
        ["을", "를", "이", "가", "은", "는", "와", "과", "으로", "로", "예요", "라"];
    for (id, text) in texts(Locale::Ko) {
        for (at, _) in text.match_indices('}') {
            let after = text[at + 1..].trim_start_matches(['”', '’', ')']);
            assert!(!PARTICLES.iter().any(|particle| after.starts_with(particle)), "ko: {id}: {text}");
        }
    }
}

/// How each language speaks to its reader (GLOSSARY.md).
#[test]
fn every_language_keeps_its_tone_and_its_signs() {
    for (locale, unwanted) in [
        (Locale::Ko, &["니다.", "하십시오", "당신"][..]),
        (Locale::Ja, &["である", "?", "!", "(", ": "][..]),
        (Locale::ZhHans, &["您", "?", "!", "(", ": ", ", "][..]),
        (Locale::ZhHant, &["您", "?", "!", "(", ": ", ", ", "\u{201c}"][..]),
        (Locale::En, &["color", "'", "\""][..]),
    ] {
        for (id, text) in texts(locale) {
            for sign in unwanted {
                assert!(!text.contains(sign), "{}: {id} has {sign:?}: {text}", locale.tag());
            }
        }
    }
}
