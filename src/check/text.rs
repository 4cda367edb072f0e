//! `LOCALE.yaml`: the texts of a game, a variant or a page of prose in one language.

use std::collections::BTreeMap;

use super::content::{GameText, PageText, Placed, TermText, TopicText, VariantText};
use super::decode::{Fields, draft, entries, text};
use super::edition::changes;
use super::ids::is_id;
use super::markup;
use super::parts::Parts;
use super::readings::notes;
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Document, Entry, Node};
use crate::source::Span;

/// What the text file of a game says.
pub(super) fn game_text(root: &Node, diags: &mut Diagnostics) -> Option<GameText> {
    let fields = Fields::of_file(root, &format::GAME_TEXT, diags)?;
    Some(GameText {
        name: plain(&fields, "name", diags),
        lead: plain(&fields, "lead", diags),
        about: given(&fields, "about", diags),
        history: given(&fields, "history", diags),
        unplayable: given(&fields, "unplayable", diags),
        sides: fields.optional("sides").map(|entry| sides(entry, diags)).unwrap_or_default(),
        houses: fields.optional("houses").map(|entry| houses(entry, diags)).unwrap_or_default(),
        topics: fields.optional("topics").map(|entry| topics(entry, diags)).unwrap_or_default(),
        changes: fields.optional("changes").map(|entry| changes(entry, diags)).unwrap_or_default(),
        terms: fields.optional("terms").map(|entry| terms(entry, diags)).unwrap_or_default(),
        notes: fields.optional("readings").map(|entry| notes(entry, diags)).unwrap_or_default(),
        draft: draft(&fields, diags),
        place: Span::start_of(root.span.file),
        parts: Parts::of(root),
    })
}

/// What the text file of a variant says.
pub(super) fn variant_text(root: &Node, diags: &mut Diagnostics) -> Option<VariantText> {
    let fields = Fields::of_file(root, &format::VARIANT_TEXT, diags)?;
    Some(VariantText {
        name: plain(&fields, "name", diags),
        lead: plain(&fields, "lead", diags),
        about: given(&fields, "about", diags),
        history: given(&fields, "history", diags),
        unplayable: given(&fields, "unplayable", diags),
        rules: fields.optional("rules").map(|entry| rules(entry, diags)).unwrap_or_default(),
        compared: fields.optional("compared").map(|entry| rules(entry, diags)).unwrap_or_default(),
        changes: fields.optional("changes").map(|entry| changes(entry, diags)).unwrap_or_default(),
        notes: fields.optional("readings").map(|entry| notes(entry, diags)).unwrap_or_default(),
        draft: draft(&fields, diags),
        place: Span::start_of(root.span.file),
        parts: Parts::of(root),
    })
}

/// What the Markdown file of a page of prose says. A part that is broken is absent and reported.
pub(super) fn page_text(document: &Document, diags: &mut Diagnostics) -> PageText {
    let front = document.root.as_ref().and_then(|root| Fields::of_front(root, &format::PAGE, diags));
    let mut plain = |key| plain(front.as_ref()?, key, diags);
    PageText {
        name: plain("name"),
        lead: plain("lead"),
        text: document.body.as_ref().and_then(|body| text(body, diags)),
        draft: front.as_ref().and_then(|front| draft(front, diags)),
        place: Span::start_of(document.file),
    }
}

fn given(fields: &Fields<'_>, key: &'static str, diags: &mut Diagnostics) -> Option<Placed<String>> {
    text(&fields.optional(key)?.value, diags)
}

/// A text that has no Markdown either.
fn plain(fields: &Fields<'_>, key: &'static str, diags: &mut Diagnostics) -> Option<Placed<String>> {
    let text = given(fields, key, diags)?;
    let tags: Vec<&str> = markup::all(&text.value).into_iter().map(|range| &text.value[range]).collect();
    let it = if tags.len() > 1 { "them" } else { "it" };
    markup::report(&tags, text.span, &format!("take {it} out: `{key}` is plain text"), diags);
    Some(text)
}

/// `{ first: Cones, second: Spools }`
fn sides(entry: &Entry, diags: &mut Diagnostics) -> [Option<Placed<String>>; 2] {
    let Some(fields) = Fields::of_entry(entry, &format::SIDES, diags) else { return [None, None] };
    [plain(&fields, "first", diags), plain(&fields, "second", diags)]
}

fn houses(entry: &Entry, diags: &mut Diagnostics) -> BTreeMap<String, Placed<String>> {
    let mut houses = BTreeMap::new();
    for entry in entries(&entry.value, "houses by id, with their names", diags).unwrap_or_default() {
        let sound = is_id(&entry.key, entry.key_span, diags);
        if let Some(name) = text(&entry.value, diags).filter(|_| sound) {
            houses.insert(entry.key.clone(), name);
        }
    }
    houses
}

/// `throws: { name: Throws, rule: Four sticks … }`
fn topics(entry: &Entry, diags: &mut Diagnostics) -> BTreeMap<String, TopicText> {
    let mut topics = BTreeMap::new();
    let expected = "topics by id, like `throws: { name: …, rule: … }`";
    for entry in entries(&entry.value, expected, diags).unwrap_or_default() {
        let Some(fields) = Fields::of_entry(entry, &format::TOPIC_TEXT, diags) else { continue };
        let name = plain(&fields, "name", diags);
        let rule = given(&fields, "rule", diags);
        topics.insert(entry.key.clone(), TopicText { key: entry.key_span, name, rule });
    }
    topics
}

/// `barrier: { name: Barrier, text: Three pieces … }`
fn terms(entry: &Entry, diags: &mut Diagnostics) -> BTreeMap<String, TermText> {
    let mut terms = BTreeMap::new();
    let expected = "terms by id, like `barrier: { name: …, text: … }`";
    for entry in entries(&entry.value, expected, diags).unwrap_or_default() {
        let Some(fields) = Fields::of_entry(entry, &format::TERM_TEXT, diags) else { continue };
        let name = plain(&fields, "name", diags);
        let text = given(&fields, "text", diags);
        terms.insert(entry.key.clone(), TermText { key: entry.key_span, name, text });
    }
    terms
}

fn rules(entry: &Entry, diags: &mut Diagnostics) -> BTreeMap<String, (Span, Placed<String>)> {
    let mut rules = BTreeMap::new();
    for entry in entries(&entry.value, "topics by id, with their rules", diags).unwrap_or_default() {
        if let Some(rule) = text(&entry.value, diags) {
            rules.insert(entry.key.clone(), (entry.key_span, rule));
        }
    }
    rules
}
