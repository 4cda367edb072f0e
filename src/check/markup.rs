//! HTML in texts: tags, which are shown to readers as they stand, and comments, which are not shown.

use std::collections::BTreeSet;
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

/// Each tag and each character reference, such as `&nbsp;`, in a text; those of the same name once.
pub(crate) fn all(text: &str) -> Vec<Range<usize>> {
    let name = |range: &Range<usize>| {
        let written = text[range.clone()].trim_start_matches(['<', '/']);
        let length =
            written.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '&' | '#' | '!' | '-'));
        written[..length.unwrap_or(written.len())].to_ascii_lowercase()
    };
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(tag) {
        found.push(at + next.start..at + next.end);
        at += next.end;
    }
    found.extend(text.match_indices('&').filter_map(|(at, _)| {
        let inside = text[at + 1..].split_once(';')?.0;
        let word = inside.strip_prefix('#').unwrap_or(inside);
        // A sentence may end in `R&D;`.
        let is_name = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_name.then_some(at..at + inside.len() + 2)
    }));
    found.sort_by_key(|range| range.start);
    let mut names = BTreeSet::new();
    found.retain(|range| names.insert(name(range)));
    found
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

/// Warns of tags in one place; the help says what to do instead.
pub(crate) fn report(tags: &[&str], place: Span, help: &str, diags: &mut Diagnostics) {
    let quoted: Vec<String> = tags.iter().map(|tag| format!("`{tag}`")).collect();
    let Some((last, others)) = quoted.split_last() else { return };
    let message = match others {
        [] => format!("readers see {last} as it stands: texts have no HTML"),
        _ => format!("readers see {} and {last} as they stand: texts have no HTML", others.join(", ")),
    };
    let message_help = match tags.iter().all(|tag| tag.starts_with('&')) {
        true => "write the sign itself",
        false => help,
    };
    diags.warning("html-in-text", message, place).help(message_help);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_each_tag_and_each_reference_once() {
        for (text, expected) in [
            ("<b>Hi</b> and <i>ho</i> <B>x</B>&nbsp;&nbsp;", "<b> <i> &nbsp;"),
            ("a &#160; b &#xA0; </p>", "&#160; &#xA0; </p>"),
            ("1 < 2 & 3 > 2; R&D; or AT&T", ""),
            ("<br/><br><hr />", "<br/> <hr />"),
            ("& ; &; <", ""),
        ] {
            let found: Vec<&str> = all(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found.join(" "), expected, "{text}");
        }
    }
}
