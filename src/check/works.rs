//! The works that pages cite, as `sources` in `game.yaml` describes them.

use std::collections::BTreeMap;

use unic_langid::LanguageIdentifier;

use super::decode::{Fields, entries, number, text, texts, truth, wrong_kind};
use super::ids::is_id;
use super::language::language;
use crate::diag::Diagnostics;
use crate::format::{self, YEARS};
use crate::load::tree::{Entry, Kind};

/// A work that pages cite.
#[derive(Clone)]
pub(crate) struct SourceEntry {
    pub(crate) authors: Vec<String>,
    /// Whether there are authors beside these.
    pub(crate) has_more_authors: bool,
    /// One at least, each with its language.
    pub(crate) titles: Vec<(LanguageIdentifier, String)>,
    pub(crate) publisher: Option<String>,
    pub(crate) place: Option<String>,
    pub(crate) year: Option<u16>,
    pub(crate) pages: Option<String>,
    pub(crate) url: Option<String>,
}

/// The works by their ids.
pub(super) fn sources(entry: &Entry, diags: &mut Diagnostics) -> Option<BTreeMap<String, SourceEntry>> {
    let mut sources = BTreeMap::new();
    for entry in entries(&entry.value, "works, each under an id", diags)? {
        let sound = is_id(&entry.key, entry.key_span, diags);
        if let Some(source) = source(entry, diags).filter(|_| sound) {
            sources.insert(entry.key.clone(), source);
        }
    }
    Some(sources)
}

/// `{ author: R. C. Bell, title: { en: The Title }, year: 1960, url: https://… }`
fn source(entry: &Entry, diags: &mut Diagnostics) -> Option<SourceEntry> {
    let mut fields = Fields::of_entry(entry, &format::SOURCE, diags)?;
    let authors = fields.optional("author").map(|entry| authors(entry, diags));
    let more = fields.optional("more-authors").and_then(|entry| truth(&entry.value, diags));
    let mut plain = |key| {
        let entry = fields.optional(key)?;
        text(&entry.value, diags).map(|found| found.value)
    };
    let (publisher, place) = (plain("publisher"), plain("place"));
    let (pages, url) = (plain("pages"), plain("url"));
    let year = fields.optional("year").and_then(|entry| number(&entry.value, "a year", YEARS, diags));
    let titles = fields.required("title").and_then(|entry| titles(entry, diags));
    fields.finish(diags);
    Some(SourceEntry {
        authors: authors.unwrap_or_default(),
        has_more_authors: more.unwrap_or_default(),
        titles: titles.filter(|titles| !titles.is_empty())?,
        publisher,
        place,
        year: year.map(|year| year.value),
        pages,
        url,
    })
}

/// One author, or a list of them.
fn authors(entry: &Entry, diags: &mut Diagnostics) -> Vec<String> {
    let found = match &entry.value.kind {
        Kind::List(_) => texts(&entry.value, "a list of authors", diags).unwrap_or_default(),
        Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::Map(_) | Kind::Refused => {
            text(&entry.value, diags).into_iter().collect()
        }
    };
    found.into_iter().map(|author| author.value).collect()
}

/// `{ en: The Title }`: the title in each language that it has one in.
fn titles(entry: &Entry, diags: &mut Diagnostics) -> Option<Vec<(LanguageIdentifier, String)>> {
    let expected = "a title with its language, like `{ en: The Title }`";
    if let Kind::Text(title) = &entry.value.kind {
        let title = match title.contains([':', ',', '#', '{', '}', '[', ']', '"', '\'', '&', '*', '!']) {
            true => format!("\"{}\"", title.replace('\\', "\\\\").replace('"', "\\\"")),
            false => title.clone(),
        };
        let meant = format!("{{ en: {title} }}");
        let help = format!("write `{meant}`, with the code of the title's language");
        wrong_kind(&entry.value, expected, diags)?.replacement(help, meant);
        return None;
    }
    let found = entries(&entry.value, expected, diags)?;
    if found.is_empty() {
        diags.error("wrong-value", format!("expected {expected}"), entry.value.span);
    }
    let read = |entry: &Entry| {
        let language = language(&entry.key, entry.key_span, diags);
        let title = text(&entry.value, diags);
        Some((language?, title?.value))
    };
    Some(found.iter().filter_map(read).collect())
}
