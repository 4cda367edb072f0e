//! HTML in texts: tags, which are shown to readers as they stand, and comments, which are not shown.

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

/// What begins and ends a comment.
const COMMENT: (&str, &str) = ("<!--", "-->");

/// The comments in a text. The last of them reaches to its end where it is not closed.
pub(crate) fn comments(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut end = 0;
    while let Some(at) = text[end..].find(COMMENT.0) {
        let start = end + at;
        let inside = start + COMMENT.0.len();
        end = text[inside..].find(COMMENT.1).map_or(text.len(), |at| inside + at + COMMENT.1.len());
        found.push(start..end);
    }
    found
}

/// Whether a comment, as `comments` finds it, has its end.
pub(crate) fn is_closed(comment: &str) -> bool {
    comment.len() >= COMMENT.0.len() + COMMENT.1.len() && comment.ends_with(COMMENT.1)
}

/// A text without its comments.
pub(crate) fn without_comments(text: &str) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut end = 0;
    for comment in comments(text) {
        rest.push_str(&text[end..comment.start]);
        end = comment.end;
    }
    rest + &text[end..]
}

/// Warns of a tag; the help says what to do instead.
pub(crate) fn report(tag: &str, place: Span, help: &str, diags: &mut Diagnostics) {
    diags
        .warning("html-in-text", format!("readers see `{tag}` as it stands: texts have no HTML"), place)
        .help(help);
}
