//! The ids of headings between languages: a link to a part of a page leads there in every language only if the
//! heading has its id in each.

use std::collections::BTreeSet;
use std::ops::Range;

use pulldown_cmark::{Event, Tag};

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use crate::check::content::{Content, Placed};
use crate::check::ids::is_id;
use crate::check::todo::is_unwritten;
use crate::diag::Diagnostics;

/// The texts of a page that can have headings, always in the same order; none where one is missing.
type Texts<'a> = [Option<&'a Placed<String>>; 2];

struct Heading {
    id: Option<String>,
    line: Range<usize>,
}

/// Warns of headings that have an id in the default language and none in another, each where its translation
/// most likely stands.
pub(super) fn check(content: &Content, known: Known, diags: &mut Diagnostics) {
    for game in &content.games {
        let id = &game.id.value;
        let texts = game.every_text();
        of_page(
            id,
            texts.map(|(path, text)| (path, [text.about.as_ref(), text.history.as_ref()])),
            known,
            diags,
        );
        for variant in &game.variants {
            let texts = variant.every_text();
            let texts = texts.map(|(path, text)| (path, [text.about.as_ref(), text.history.as_ref()]));
            of_page(&format!("{id}/{}", variant.id.value), texts, known, diags);
        }
    }
    for page in &content.pages {
        let texts = page.every_text().map(|(path, text)| (path, [text.text.as_ref(), None]));
        of_page(&page.id.value, texts, known, diags);
    }
}

fn of_page<'a>(
    owner: &str,
    page: impl Iterator<Item = (&'a String, Texts<'a>)>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let locales = known.locales;
    let source = locales.path(locales.default);
    let page: Vec<(&String, Texts)> = page.collect();
    let Some((_, sources)) = page.iter().find(|(path, _)| *path == source) else { return };
    if !sources.iter().flatten().any(|text| text.value.contains("{#")) {
        return;
    }
    let mut seen = BTreeSet::new();
    let mut wanted = Vec::new();
    for source in sources {
        let found = source.map_or(Vec::new(), |text| headings(&text.value));
        wanted.push(
            found
                .into_iter()
                .map(|heading| {
                    // What is wrong with an id is told where it is.
                    let is_sound = |id: &String| {
                        let is_taken = known.targets.page(owner).is_some_and(|parts| parts.has(id));
                        let place = source.map(|text| text.span);
                        let is_id = place.is_some_and(|place| is_id(id, place, &mut Diagnostics::default()));
                        !is_taken && is_id && seen.insert(id.clone())
                    };
                    Heading { id: heading.id.filter(is_sound), ..heading }
                })
                .collect::<Vec<Heading>>(),
        );
    }
    for (path, texts) in page.iter().filter(|(path, _)| *path != source) {
        let own: BTreeSet<String> = texts
            .iter()
            .flatten()
            .flat_map(|text| headings(&text.value))
            .filter_map(|found| found.id)
            .collect();
        for ((source, wanted), text) in sources.iter().zip(&wanted).zip(texts) {
            if let (Some(source), Some(text)) = (source, text)
                && !is_unwritten(&text.value)
            {
                let missing: Vec<(usize, &Heading)> = wanted
                    .iter()
                    .enumerate()
                    .filter(|(_, heading)| heading.id.as_ref().is_some_and(|id| !own.contains(id)))
                    .collect();
                compare(source, text, &missing, path, known, diags);
            }
        }
    }
}

/// Reports headings of a source, by their numbers, whose ids a translation lacks.
fn compare(
    source: &Placed<String>,
    text: &Placed<String>,
    missing: &[(usize, &Heading)],
    path: &str,
    known: Known,
    diags: &mut Diagnostics,
) {
    let translated = headings(&text.value);
    for (at, heading) in missing {
        let Some(id) = &heading.id else { continue };
        let meant = translated.get(*at).filter(|meant| meant.id.is_none()).map(|meant| meant.line.clone());
        let first = text.value.lines().next().map_or(0, str::len);
        let span = place(text, meant.clone().unwrap_or(0..first), known.sources);
        let message = format!("no heading has the id `{id}` in `{path}`");
        let found = diags
            .warning("missing-heading-id", message, span)
            .related(place(source, heading.line.clone(), known.sources), "its source has it here");
        match meant.map(|line| &text.value[line]).filter(|line| line.starts_with('#')) {
            Some(line) => found.replacement(
                format!(
                    "write `{{#{id}}}` behind it, so that links to `#{id}` lead there in this language too"
                ),
                format!("{} {{#{id}}}", line.trim_end_matches(['#', ' '])),
            ),
            None => found.help(format!("write `{{#{id}}}` behind the heading that translates it")),
        };
    }
}

/// The headings of a text, each by its first line.
fn headings(text: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    for (event, range) in parser(text).into_offset_iter() {
        if let Event::Start(Tag::Heading { id, .. }) = event {
            let line = text[range.clone()].lines().next().unwrap_or_default().trim_end();
            let line = range.start..range.start + line.len();
            headings.push(Heading { id: id.map(|id| id.to_string()), line });
        }
    }
    headings
}
