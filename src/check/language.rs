//! Language codes.

use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::diag::Diagnostics;
use crate::source::Span;

/// Codes of countries, and the languages that are meant when they are written for one.
const COUNTRIES: [(&str, &str); 8] = [
    ("cn", "zh"),
    ("cz", "cs"),
    ("dk", "da"),
    ("gr", "el"),
    ("jp", "ja"),
    ("ua", "uk"),
    ("us", "en-US"),
    ("gb", "en-GB"),
];

/// Reads a language code of BCP 47, written as a key or as a value.
pub(super) fn language(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let parsed = found.parse::<LanguageIdentifier>().ok();
    // Longer languages are well-formed, but there is none.
    let parsed = parsed.filter(|tag| !tag.language.is_empty() && tag.language.as_str().len() <= 3);
    if let Some(tag) = parsed.clone().filter(|_| !found.contains('_')) {
        return Some(tag);
    }
    let message = format!("expected a language code like `en` or `pt-BR`, found `{found}`");
    let diagnostic = diags.error("wrong-locale", message, span);
    match parsed {
        Some(tag) => diagnostic.replacement(format!("write `{tag}`"), tag.to_string()),
        None => diagnostic.help("a code begins with the two or three letters of its language"),
    };
    None
}

/// Reads the code of a language in which messages can count. Where nothing is known of its plural forms,
/// they would be those of English, and nobody would notice.
pub(super) fn countable(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let tag = language(found, span, diags)?;
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    if known.iter().any(|other| other.language == tag.language) {
        return Some(tag);
    }
    let message = format!("`{found}` is the code of no language whose plural forms are known");
    let diagnostic = diags.error("wrong-locale", message, span);
    match COUNTRIES.iter().find(|(country, _)| *country == found) {
        Some((_, meant)) => diagnostic.meant(meant),
        None => diagnostic.help("look the code up; those of languages are not those of countries"),
    };
    None
}
