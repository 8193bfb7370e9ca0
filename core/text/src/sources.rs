//! The catalogue files, and what is written in them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use miniz_oxide::inflate::decompress_to_vec;

use crate::Locale;

include!("areas.rs");

macro_rules! packed {
    ($tag:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".packed"))
    };
}

/// The texts of a language as the build packed them: the areas' files in their order, a zero after each.
fn packed(locale: Locale) -> &'static [u8] {
    match locale {
        Locale::Ko => packed!("ko"),
        Locale::Ja => packed!("ja"),
        Locale::ZhHans => packed!("zh-Hans"),
        Locale::ZhHant => packed!("zh-Hant"),
        Locale::En => packed!("en"),
    }
}

/// The files of `locale`: each area with its text.
pub(crate) fn of(locale: Locale) -> Vec<(&'static str, String)> {
    // What the build packed can be unpacked; were it not so, the tests would find every message missing.
    let texts = decompress_to_vec(packed(locale)).unwrap_or_default();
    let texts = texts.split(|&byte| byte == 0).map(|text| String::from_utf8_lossy(text).into_owned());
    AREAS.into_iter().zip(texts).collect()
}

/// The id of a message and the names of the arguments it uses; none for comments and terms.
pub(crate) fn message<'s>(entry: &Entry<&'s str>) -> Option<(&'s str, BTreeSet<&'s str>)> {
    let Entry::Message(message) = entry else {
        return None;
    };
    let mut names = BTreeSet::new();
    if let Some(pattern) = &message.value {
        in_pattern(pattern, &mut names);
    }
    Some((message.id.name, names))
}

fn in_pattern<'s>(pattern: &Pattern<&'s str>, names: &mut BTreeSet<&'s str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression<'s>(expression: &Expression<&'s str>, names: &mut BTreeSet<&'s str>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

fn in_inline<'s>(inline: &InlineExpression<&'s str>, names: &mut BTreeSet<&'s str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, names),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            in_arguments(arguments, names);
        }
        _ => {}
    }
}

fn in_arguments<'s>(arguments: &CallArguments<&'s str>, names: &mut BTreeSet<&'s str>) {
    for positional in &arguments.positional {
        in_inline(positional, names);
    }
    for named in &arguments.named {
        in_inline(&named.value, names);
    }
}
