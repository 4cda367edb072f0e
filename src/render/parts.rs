//! The parts of a Markdown text: what its headings divide it into.

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::resolve::markdown::parser;

/// A heading with what follows it, or what stands before the first one.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Part<'a> {
    /// The words of the heading, Markdown.
    pub(super) heading: Option<&'a str>,
    /// The id of the heading.
    pub(super) id: Option<String>,
    /// Markdown.
    pub(super) text: &'a str,
}

/// The parts in their order; the first has no heading and may be empty.
pub(super) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = vec![Part { heading: None, id: None, text }];
    let mut begin = 0;
    let mut words: Option<(usize, usize)> = None;
    for (event, range) in parser(text).into_offset_iter() {
        if let Event::Start(Tag::Heading { id, .. }) = &event {
            let before = parts.last_mut().expect("there is one from the beginning");
            before.text = &text[begin..range.start];
            begin = range.end;
            words = Some((range.start, range.start));
            parts.push(Part { heading: Some(""), id: id.as_ref().map(ToString::to_string), text: "" });
            continue;
        }
        if let Event::End(TagEnd::Heading(_)) = &event {
            let (start, end) = words.take().expect("it has been opened");
            let heading = parts.last_mut().expect("there is one from the beginning");
            heading.heading = Some(&text[start..end]);
            heading.text = &text[begin..];
            continue;
        }
        if let Some((start, end)) = &mut words {
            if start == end {
                *start = range.start;
            }
            *end = range.end.max(*end);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str, &str)]) {
        let found = parts(text);
        let found: Vec<(&str, &str, &str)> = found
            .iter()
            .map(|part| {
                (part.heading.unwrap_or_default(), part.id.as_deref().unwrap_or_default(), part.text.trim())
            })
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn divides_a_text_at_its_headings() {
        check("a\n\nb", &[("", "", "a\n\nb")]);
        check("", &[("", "", "")]);
        check(
            "a\n\n## B *c* {#b}\n\nd\n\n### E\n## F\ng",
            &[("", "", "a"), ("B *c*", "b", "d"), ("E", "", ""), ("F", "", "g")],
        );
        check("Α\n=\n\nβ", &[("", "", ""), ("Α", "", "β")]);
    }
}
