//! The catalogue files, and what is written in them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::Locale;

macro_rules! files {
    ($tag:literal) => {
        [
            ("ui", include_str!(concat!("../locales/", $tag, "/ui.ftl"))),
            ("table", include_str!(concat!("../locales/", $tag, "/table.ftl"))),
            ("setup", include_str!(concat!("../locales/", $tag, "/setup.ftl"))),
            ("guide", include_str!(concat!("../locales/", $tag, "/guide.ftl"))),
            ("guide-xiangqi", include_str!(concat!("../locales/", $tag, "/guide-xiangqi.ftl"))),
            ("guide-chushogi", include_str!(concat!("../locales/", $tag, "/guide-chushogi.ftl"))),
            ("xiangqi", include_str!(concat!("../locales/", $tag, "/xiangqi.ftl"))),
            ("chushogi", include_str!(concat!("../locales/", $tag, "/chushogi.ftl"))),
            ("online", include_str!(concat!("../locales/", $tag, "/online.ftl"))),
            ("terminal", include_str!(concat!("../locales/", $tag, "/terminal.ftl"))),
        ]
    };
}

/// The files of `locale`: each area with its text.
pub(crate) fn of(locale: Locale) -> [(&'static str, &'static str); 10] {
    match locale {
        Locale::Ko => files!("ko"),
        Locale::Ja => files!("ja"),
        Locale::ZhHans => files!("zh-Hans"),
        Locale::ZhHant => files!("zh-Hant"),
        Locale::En => files!("en"),
    }
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
