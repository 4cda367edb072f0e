//! How messages count: the forms that a language needs, and what can be done with numbers.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, InlineExpression, NamedArgument, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::content::MessageFile;
use super::wording::{Part, Wording, wording};
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};

/// The names of plural forms.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// What `NUMBER` heeds, and a text that it may be given; none where it is given a number.
const OPTIONS: [(&str, &[&str]); 6] = [
    ("maximumFractionDigits", &[]),
    ("minimumFractionDigits", &[]),
    ("minimumIntegerDigits", &[]),
    ("useGrouping", &["true", "false"]),
    ("type", &["cardinal", "ordinal"]),
    ("style", &["decimal"]),
];
/// Whole numbers up to this show every form of a language but those for fractions and for millions.
const ENOUGH: u32 = 1000;

/// Reports forms that a language needs and a message lacks, and what numbers cannot be asked for.
pub(super) fn check(file: &MessageFile, language: Option<&LanguageIdentifier>, diags: &mut Diagnostics) {
    for entry in file.resource.entries() {
        let Some(wording) = wording(entry) else { continue };
        for part in &wording.parts {
            match part {
                Part::Forms(selector, variants) => {
                    of_literal(file, selector, diags);
                    if let Some(language) = language {
                        forms(file, &wording, selector, variants, language, diags);
                    }
                }
                Part::Function(name, arguments) => function(file, name, arguments, diags),
                Part::Text(_) | Part::Variable(_) | Part::Message(_) | Part::Term(_) => {}
            }
        }
    }
}

/// Whether these are forms by number: one of them at least is named as a plural form is.
pub(crate) fn are_plural(variants: &[Variant<&str>]) -> bool {
    let names = variants.iter().filter_map(|variant| named(&variant.key));
    names.filter(|name| *name != "other").any(|name| CATEGORIES.contains(&name))
}

fn named<'a>(key: &VariantKey<&'a str>) -> Option<&'a str> {
    match key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}

fn forms(
    file: &MessageFile,
    wording: &Wording<'_>,
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
    language: &LanguageIdentifier,
    diags: &mut Diagnostics,
) {
    let is_number = matches!(selector, InlineExpression::FunctionReference { .. });
    if !is_number && !are_plural(variants) {
        return;
    }
    let given: Vec<&str> = variants.iter().filter_map(|variant| named(&variant.key)).collect();
    let needed = needed(language, kind(selector));
    let mut missing: Vec<&str> = needed.iter().copied().filter(|form| !given.contains(form)).collect();
    for form in given.iter().filter(|form| !CATEGORIES.contains(form)) {
        let message = format!("unknown plural category `{form}`");
        let found = diags.error("unknown-plural", message, file.place(form));
        match likely(form, missing.iter().copied()).or_else(|| likely(form, CATEGORIES)) {
            Some(meant) => {
                found.meant(meant);
                missing.retain(|form| *form != meant);
            }
            None => {
                found.help(format!("the forms of `{language}` are {}", either(needed.iter().copied())));
            }
        }
    }
    if missing.is_empty() {
        return;
    }
    let place = given.first().map_or(wording.name, |name| *name);
    let listed: Vec<String> = missing.iter().map(|form| format!("`{form}`")).collect();
    let lines: Vec<String> = missing.iter().map(|form| format!("`[{form}] …`")).collect();
    let message = format!(
        "the message `{}` lacks the plural forms of `{language}` {}",
        wording.id(),
        listed.join(", ")
    );
    diags.error("missing-plural", message, file.place(place)).help(format!("add {}", lines.join(", ")));
}

fn kind(selector: &InlineExpression<&str>) -> PluralRuleType {
    let InlineExpression::FunctionReference { arguments, .. } = selector else {
        return PluralRuleType::CARDINAL;
    };
    let is_ordinal = |argument: &NamedArgument<&str>| {
        let text = matches!(argument.value, InlineExpression::StringLiteral { value: "ordinal" });
        argument.name.name == "type" && text
    };
    if arguments.named.iter().any(is_ordinal) { PluralRuleType::ORDINAL } else { PluralRuleType::CARDINAL }
}

/// The forms that whole numbers take in a language, in the usual order.
fn needed(language: &LanguageIdentifier, kind: PluralRuleType) -> Vec<&'static str> {
    let known = PluralRules::get_locales(kind);
    let base = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let Some(found) = [language, &base].into_iter().find(|tag| known.contains(tag)) else {
        return Vec::new();
    };
    let Ok(rules) = PluralRules::create(found.clone(), kind) else { return Vec::new() };
    in_order((0..=ENOUGH).filter_map(|number| rules.select(number).ok()))
}

/// The names of plural forms as messages write them, each once, in the usual order.
pub(crate) fn in_order(forms: impl Iterator<Item = PluralCategory>) -> Vec<&'static str> {
    let met: BTreeSet<usize> = forms
        .map(|form| match form {
            PluralCategory::ZERO => 0,
            PluralCategory::ONE => 1,
            PluralCategory::TWO => 2,
            PluralCategory::FEW => 3,
            PluralCategory::MANY => 4,
            PluralCategory::OTHER => 5,
        })
        .collect();
    met.into_iter().map(|at| CATEGORIES[at]).collect()
}

/// A quoted number is a text, for which no form is found but the usual one.
fn of_literal(file: &MessageFile, selector: &InlineExpression<&str>, diags: &mut Diagnostics) {
    if let InlineExpression::StringLiteral { value } = selector {
        as_text(file, value, diags);
    }
}

fn as_text(file: &MessageFile, text: &str, diags: &mut Diagnostics) {
    let message = format!("expected a number, found the text `\"{text}\"`");
    diags.error("number-as-text", message, file.place(text)).help("write it without quotes");
}

fn function(file: &MessageFile, name: &str, arguments: &CallArguments<&str>, diags: &mut Diagnostics) {
    if name != "NUMBER" {
        diags
            .error("unknown-function", format!("there is no function `{name}`"), file.place(name))
            .help("the only function is `NUMBER`");
        return;
    }
    for argument in &arguments.positional {
        of_literal(file, argument, diags);
    }
    arguments.named.iter().for_each(|argument| option(file, argument, diags));
}

fn option(file: &MessageFile, argument: &NamedArgument<&str>, diags: &mut Diagnostics) {
    let name = argument.name.name;
    let Some((_, words)) = OPTIONS.iter().find(|(option, _)| *option == name) else {
        let names = OPTIONS.map(|(option, _)| option);
        let message = format!("numbers cannot be written with `{name}`");
        let found = diags.error("unsupported-number", message, file.place(name));
        match likely(name, names) {
            Some(meant) => found.meant(meant),
            None => found.help(format!("what can be asked for is {}", either(names))),
        };
        return;
    };
    match &argument.value {
        InlineExpression::StringLiteral { value } if words.is_empty() => as_text(file, value, diags),
        InlineExpression::StringLiteral { value } if !words.contains(value) => {
            let message = format!("numbers cannot be written with `{name}: \"{value}\"`");
            diags.error("unsupported-number", message, file.place(value)).help(format!(
                "expected {}; write signs such as `%` into the message",
                either(words.iter().copied())
            ));
        }
        InlineExpression::NumberLiteral { value } if !words.is_empty() => {
            let message = format!("numbers cannot be written with `{name}: {value}`");
            diags
                .error("unsupported-number", message, file.place(value))
                .help(format!("expected {}, in quotes", either(words.iter().copied())));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::VariableReference { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentResource;

    use super::*;
    use crate::load::tree::Origin;
    use crate::source::Sources;

    /// The one thing that is wrong with a file of messages in a language.
    fn found(text: &str, language: &str) -> String {
        let mut sources = Sources::default();
        let file = sources.add("locales/x/a.ftl".to_owned(), text.to_owned());
        let resource = FluentResource::try_new(text.to_owned()).unwrap();
        let file = MessageFile { file, resource, origin: Origin::Site, unwritten: BTreeSet::new() };
        let mut diags = Diagnostics::default();
        check(&file, Some(&language.parse().unwrap()), &mut diags);
        diags.sentence()
    }

    #[test]
    fn names_the_message_and_the_forms_that_it_lacks() {
        let text = "pieces = { $count ->\n    [one] pionek\n   *[other] pionka\n  }\n";
        let expected =
            "the message `pieces` lacks the plural forms of `pl` `few`, `many`: add `[few] …`, `[many] …`";
        assert_eq!(found(text, "pl"), expected);
        assert_eq!(found(text, "en"), "");
    }

    #[test]
    fn languages_count_in_their_own_forms() {
        for (language, expected) in [
            ("en", vec!["one", "other"]),
            ("el", vec!["one", "other"]),
            ("fr", vec!["one", "other"]),
            ("pt-BR", vec!["one", "other"]),
            ("ru", vec!["one", "few", "many"]),
            ("pl", vec!["one", "few", "many"]),
            ("ar", vec!["zero", "one", "two", "few", "many", "other"]),
            ("ja", vec!["other"]),
        ] {
            assert_eq!(needed(&language.parse().unwrap(), PluralRuleType::CARDINAL), expected, "{language}");
        }
    }
}
