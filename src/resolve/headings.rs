//! Headings in texts: below the page's own, and with ids, `## Sources {#sources}`, as parts of the page that
//! links lead to.

use std::collections::BTreeMap;

use pulldown_cmark::{Event, HeadingLevel, Tag};

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use crate::check::content::Placed;
use crate::check::ids::is_id;
use crate::diag::Diagnostics;
use crate::source::Span;

/// The ids in a text, in its order.
pub(crate) fn ids(text: &str) -> Vec<String> {
    let id = |event: Event| {
        let Event::Start(Tag::Heading { id, .. }) = event else { return None };
        id.map(|id| id.to_string())
    };
    parser(text).filter_map(id).collect()
}

/// Whether there is a sign of a heading in a text: `#`, or a line that underlines one.
fn may_have_any(text: &str) -> bool {
    let underlines = |line: &str| line.trim_start_matches([' ', '\t', '>']).starts_with(['=', '-']);
    text.contains('#') || text.lines().any(underlines)
}

/// Reports headings that would be the page's own, and what behind one is no id of its own. `taken` says what other parts of the page have.
pub(super) fn check(
    text: &Placed<String>,
    taken: impl Fn(&str) -> bool,
    known: Known,
    diags: &mut Diagnostics,
) {
    if !may_have_any(&text.value) {
        return;
    }
    let mut seen: BTreeMap<String, Span> = BTreeMap::new();
    for (event, range) in parser(&text.value).into_offset_iter() {
        let Event::Start(Tag::Heading { level, id, classes, attrs }) = event else { continue };
        if level == HeadingLevel::H1 {
            main_heading(text, range.start, known, diags);
        }
        let start = text.value[range.clone()].rfind('{').map_or(range.start, |at| range.start + at);
        let span = |part: &str| {
            let at = text.value[start..range.end].find(part).map_or(start, |at| start + at);
            place(text, at..at + part.len(), known.sources)
        };
        if let Some(other) = classes.first().or_else(|| attrs.first().map(|(name, _)| name)) {
            let message = format!("a heading can have an id and no more, found `{other}`");
            diags.error("wrong-id", message, span(other)).help("write the id alone, as in `{#sources}`");
        }
        let Some(id) = id else { continue };
        let span = span(&id);
        if !is_id(&id, span, diags) {
            continue;
        }
        if taken(&id) {
            diags
                .error("duplicate-id", format!("another part of the page has the id `{id}`"), span)
                .help("give the heading another id");
        } else if let Some(first) = seen.get(&*id) {
            diags
                .error("duplicate-id", format!("two headings have the id `{id}`"), span)
                .related(*first, "the first is here")
                .help("give one of the two another id");
        } else {
            seen.insert(id.to_string(), span);
        }
    }
}

/// The name of a page is its one main heading.
fn main_heading(text: &Placed<String>, start: usize, known: Known, diags: &mut Diagnostics) {
    let is_signed = text.value[start..].starts_with('#');
    let length = text.value[start..].chars().next().map_or(0, char::len_utf8);
    let span = place(text, start..start + length, known.sources);
    let found = diags.error("main-heading", "a page has one main heading, and that is its name", span);
    if is_signed {
        found.replacement("begin the heading with `##`", "##");
    } else {
        found.help("begin the heading with `##`, and take out the line of `=` below it");
    }
}
