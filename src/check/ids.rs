//! Ids: the names that make addresses and fragments, the same in every language.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::diag::Diagnostics;
use crate::source::Span;

/// Ids that no variant can have, each with the reason.
pub(crate) const RESERVED_VARIANTS: [(&str, &str); 3] = [
    ("compare", "this address is kept for the comparison of a game's rulesets"),
    ("glossary", "this address is kept for the words of a game"),
    ("standard", "this is the name of the standard's own ruleset"),
];

/// Reports a name that cannot be an id; whether it is one.
pub(crate) fn is_id(name: &str, span: Span, diags: &mut Diagnostics) -> bool {
    let words = |name: &str| {
        name.split('-').all(|word| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
    };
    if words(name) {
        return true;
    }
    let message = format!("expected an id of small letters a to z, digits and hyphens, found `{name}`");
    let diagnostic = diags.error("wrong-id", message, span);
    let mended = mended(name);
    if words(&mended) {
        diagnostic.replacement(format!("write `{mended}`"), mended);
    }
    false
}

/// The id that is nearest to a name.
fn mended(name: &str) -> String {
    let mut id = String::new();
    for c in name.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        if c.is_ascii_alphanumeric() {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

/// What two names have in common that differ only by case or by Unicode form.
pub(crate) fn folded(name: &str) -> String {
    name.nfc().flat_map(char::to_lowercase).nfc().collect()
}
