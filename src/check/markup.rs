//! Tags of HTML in texts, which are shown to readers as they stand.

use std::ops::Range;

use crate::diag::Diagnostics;
use crate::source::Span;

/// The first tag in a text.
pub(crate) fn tag(text: &str) -> Option<Range<usize>> {
    text.match_indices('<').find_map(|(at, _)| {
        let name = text[at + 1..].trim_start_matches('/');
        let end = text[at..].find('>')?;
        name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!').then_some(at..at + end + 1)
    })
}

/// Warns of a tag; the help says what to do instead.
pub(crate) fn report(tag: &str, place: Span, help: &str, diags: &mut Diagnostics) {
    diags
        .warning("html-in-text", format!("readers see `{tag}` as it stands: texts have no HTML"), place)
        .help(help);
}
