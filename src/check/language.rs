//! Language codes.

use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::{codes, subtags};
use crate::diag::Diagnostics;
use crate::source::Span;

/// Reads a language code of BCP 47, written as a key or as a value.
pub(super) fn language(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let parsed = well_formed(found);
    if let Some(tag) = parsed.clone().filter(|_| !found.contains('_')) {
        let Some(fault) = subtags::fault(&tag) else { return Some(tag) };
        let diagnostic = diags.error("wrong-locale", fault.message, span);
        match fault.meant {
            Some(meant) => diagnostic.meant(&meant.to_string()),
            None => diagnostic.help(fault.help),
        };
        return None;
    }
    let message = format!("expected a language code like `en` or `pt-BR`, found `{found}`");
    let diagnostic = diags.error("wrong-locale", message, span);
    match parsed {
        Some(tag) => diagnostic.replacement(format!("write `{tag}`"), tag.to_string()),
        None => match codes::meant(found) {
            Some(meant) => diagnostic.meant(meant),
            None => diagnostic.help("a code begins with the two or three letters of its language"),
        },
    };
    None
}

/// Reads the code of a language in which messages can count. Where nothing is known of its plural forms,
/// they would be those of English, and nobody would notice.
pub(super) fn countable(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let tag = language(found, span, diags)?;
    if can_count(&tag) {
        return Some(tag);
    }
    let message = format!("`{found}` is the code of no language whose plural forms are known");
    let diagnostic = diags.error("wrong-locale", message, span);
    match codes::meant(found) {
        Some(meant) => diagnostic.meant(meant),
        None => diagnostic.help("look the code up; those of languages are not those of countries"),
    };
    None
}

/// The language of this code, if messages can count in it.
pub(super) fn known(code: &str) -> Option<LanguageIdentifier> {
    let is_known = |tag: &LanguageIdentifier| can_count(tag) && subtags::fault(tag).is_none();
    well_formed(code).filter(|tag| !code.contains('_') && is_known(tag))
}

/// The language that is meant by a code that is none: in another writing, or a country's.
pub(super) fn meant(found: &str) -> Option<LanguageIdentifier> {
    let same = well_formed(found).map(|tag| match subtags::fault(&tag) {
        Some(fault) => fault.meant.unwrap_or(tag),
        None => tag,
    });
    same.filter(can_count).or_else(|| codes::meant(found).filter(|_| found.len() == 2)?.parse().ok())
}

fn well_formed(found: &str) -> Option<LanguageIdentifier> {
    let parsed = found.parse::<LanguageIdentifier>().ok();
    // Longer languages are well-formed, but there is none.
    parsed.filter(|tag| !tag.language.is_empty() && tag.language.as_str().len() <= 3)
}

fn can_count(tag: &LanguageIdentifier) -> bool {
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    known.iter().any(|other| other.language == tag.language)
}
