//! Texts of one paragraph: what a table says on a topic stands in a cell of it.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, Tag};

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use crate::check::content::Placed;
use crate::diag::Diagnostics;

/// Reports the first block of a text that is none of its first paragraph.
pub(super) fn check(text: &Placed<String>, known: Known, diags: &mut Diagnostics) {
    let Some((what, block)) = beyond_a_paragraph(&text.value) else { return };
    let line = text.value[block.clone()].lines().next().unwrap_or_default().trim_end();
    let span = place(text, block.start..block.start + line.len(), known.sources);
    diags
        .error("several-paragraphs", format!("a rule is one paragraph, and {what} begins here"), span)
        .help("join it to one paragraph, without empty lines; what needs more room goes below `about`");
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn beyond_a_paragraph(text: &str) -> Option<(&'static str, Range<usize>)> {
    let mut depth = 0;
    let mut seen = 0;
    for (event, range) in parser(text).into_offset_iter() {
        let what = match &event {
            Event::Start(Tag::Paragraph) if seen == 0 => None,
            Event::Start(Tag::Paragraph) => Some("a second one"),
            Event::Start(Tag::List(_)) => Some("a list"),
            // A main heading is told of as one.
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => return None,
            Event::Start(Tag::Heading { .. }) => Some("a heading"),
            Event::Start(Tag::BlockQuote(_)) => Some("a quotation"),
            Event::Start(Tag::CodeBlock(_)) => Some("a block of code"),
            Event::Rule => Some("a line across"),
            _ => None,
        };
        if depth == 0 {
            if let Some(what) = what {
                return Some((what, range));
            }
            seen += usize::from(matches!(event, Event::Start(Tag::Paragraph)));
        }
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_one_paragraph() {
        for (text, expected) in [
            ("Two *each*,\n[placed](page:a) so.", None),
            ("<!-- a -->\n\nTwo each.", None),
            ("Two each.\n\nOr three.", Some(("a second one", "Or three."))),
            ("Two each:\n\n- a\n- b", Some(("a list", "- a\n- b"))),
            ("1. a\n2. b", Some(("a list", "1. a\n2. b"))),
            ("## A\n\nb", Some(("a heading", "## A"))),
            ("> a", Some(("a quotation", "> a"))),
            ("a\n\n---", Some(("a line across", "---"))),
            ("```\na\n```", Some(("a block of code", "```\na\n```"))),
        ] {
            let found = beyond_a_paragraph(text).map(|(what, range)| (what, text[range].trim_end()));
            assert_eq!(found, expected, "{text}");
        }
    }
}
