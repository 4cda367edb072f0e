//! Retired ids: nothing has them any more, and each leads to what took its place.

use std::collections::BTreeMap;

use super::known::Known;
use crate::check::content::{Content, GameFolder, Placed};
use crate::check::ids::RESERVED_VARIANTS;
use crate::check::retired::Retired;
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

/// The successor of an id, if it is retired.
pub(super) fn successor<'a>(retired: &'a [Retired], id: &str) -> Option<&'a Placed<String>> {
    retired.iter().find(|retired| retired.id.value == id).map(|retired| &retired.successor)
}

/// Reports an id that is in use though it is retired. Its successor is what was meant.
pub(super) fn report(id: &str, span: Span, successor: &Placed<String>, diags: &mut Diagnostics) {
    let new = &successor.value;
    diags
        .error("retired-id", format!("`{id}` is retired, and `{new}` took its place"), span)
        .related(successor.span, "this says so")
        .replacement(format!("write `{new}`"), new);
}

/// Addresses without their language that lead on, each with the one that it leads to: those of pages that
/// are renamed or gone.
pub(super) fn addresses(content: &Content) -> Vec<(String, String)> {
    all(content).into_iter().map(|entry| (entry.id, entry.successor)).collect()
}

/// Reports retired ids that are in use, and successors that are not.
pub(super) fn check(content: &Content, known: Known, diags: &mut Diagnostics) {
    for game in &content.games {
        check_topics(game, diags);
        for retired in &game.retired.variants {
            let id = &retired.id.value;
            if let Some((_, reason)) = RESERVED_VARIANTS.iter().find(|(reserved, _)| reserved == id) {
                diags
                    .error("reserved-id", format!("no variant was called `{id}`"), retired.id.span)
                    .help(format!("take it out: {reason}"));
            }
        }
    }
    let mut alive = BTreeMap::new();
    for game in &content.games {
        alive.insert(game.id.value.clone(), game.id.span);
        for variant in &game.variants {
            alive.insert(format!("{}/{}", game.id.value, variant.id.value), variant.id.span);
        }
    }
    alive.extend(content.pages.iter().map(|page| (page.id.value.clone(), page.id.span)));
    let is_unread = |name: &str| {
        known.has_folder(&format!("content/{name}")) || known.has_folder(&format!("content/pages/{name}"))
    };
    check_all(&all(content), &alive, is_unread, "page", diags);
}

fn check_topics(game: &GameFolder, diags: &mut Diagnostics) {
    let entries: Vec<Entry> = game.retired.topics.iter().map(|topic| Entry::new("", topic)).collect();
    let topics = game.topics.iter().map(|topic| (topic.id.value.clone(), topic.id.span));
    check_all(&entries, &topics.collect(), |_| false, "topic", diags);
}

/// A retired id with what it is called beyond its file.
struct Entry<'a> {
    id: String,
    successor: String,
    written: &'a Retired,
}

impl Entry<'_> {
    fn new<'a>(prefix: &str, written: &'a Retired) -> Entry<'a> {
        let whole = |id: &Placed<String>| format!("{prefix}{}", id.value);
        Entry { id: whole(&written.id), successor: whole(&written.successor), written }
    }

    /// Another id as this one's file writes it. None where it cannot.
    fn as_written<'n>(&self, name: &'n str) -> Option<&'n str> {
        let prefix = self.successor.strip_suffix(self.written.successor.value.as_str())?;
        name.strip_prefix(prefix)
    }
}

/// Every retired page by its whole name, those of the games first.
fn all(content: &Content) -> Vec<Entry<'_>> {
    let mut entries = Vec::new();
    for game in &content.games {
        let prefix = format!("{}/", game.id.value);
        entries.extend(game.retired.variants.iter().map(|variant| Entry::new(&prefix, variant)));
    }
    entries.extend(content.site.retired.iter().map(|page| Entry::new("", page)));
    entries
}

/// `is_unread` says what is there and could not be read, which is reported.
fn check_all(
    entries: &[Entry],
    alive: &BTreeMap<String, Span>,
    is_unread: impl Fn(&str) -> bool,
    what: &str,
    diags: &mut Diagnostics,
) {
    let mut in_circles: Vec<&str> = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let (id, successor) = (&entry.written.id, &entry.written.successor);
        if let Some(first) = entries[..at].iter().find(|first| first.id == entry.id) {
            diags
                .error("duplicate-id", format!("`{}` is retired twice", entry.id), id.span)
                .related(first.written.id.span, "it is first retired here")
                .help("remove one of the two");
            continue;
        }
        if let Some(place) = alive.get(&entry.id) {
            diags
                .error(
                    "retired-in-use",
                    format!("the {what} `{}` is retired and in use at once", id.value),
                    id.span,
                )
                .related(*place, "it is in use here")
                .help("take it out of `retired`, or give what is there another id");
            continue;
        }
        if alive.contains_key(&entry.successor) || is_unread(&entry.successor) {
            continue;
        }
        match last(entries, entry) {
            Last::Circle(names) => {
                if names.iter().all(|other| !in_circles.contains(&other.id.as_str())) {
                    circle(entry, &names, diags);
                }
                in_circles.extend(names.iter().map(|other| other.id.as_str()));
            }
            Last::Name(name) if name == entry.successor => unknown(entry, alive, what, diags),
            Last::Name(name) => {
                let message = format!("the successor `{}` is retired itself", successor.value);
                let found = diags.error("retired-chain", message, successor.span);
                match entry.as_written(name) {
                    _ if !alive.contains_key(name) => found.help(format!("name a {what} that is in use")),
                    Some(name) => found.replacement(format!("write `{name}`, where it ends"), name),
                    None => found.help(format!(
                        "it ends at `{name}`: retire `{}` in `content/site.yaml`, with that successor",
                        entry.id
                    )),
                };
            }
        }
    }
}

enum Last<'a> {
    /// Where the successors' successors end.
    Name(&'a str),
    /// They lead back to the same ids, these.
    Circle(Vec<&'a Entry<'a>>),
}

fn last<'a>(entries: &'a [Entry<'a>], from: &'a Entry<'a>) -> Last<'a> {
    let mut passed = vec![from];
    loop {
        let name = passed[passed.len() - 1].successor.as_str();
        let Some(next) = entries.iter().find(|entry| entry.id == name) else { return Last::Name(name) };
        if passed.iter().any(|entry| entry.id == next.id) {
            return Last::Circle(passed);
        }
        passed.push(next);
    }
}

fn circle(entry: &Entry, names: &[&Entry], diags: &mut Diagnostics) {
    let message = format!("the successors of `{}` lead back to it or to one another", entry.written.id.value);
    let found = diags.error("retired-circle", message, entry.written.successor.span);
    for other in names.iter().filter(|other| other.id != entry.id) {
        found.related(other.written.successor.span, "and by way of this");
    }
    found.help("name a successor that is in use");
}

fn unknown(entry: &Entry, alive: &BTreeMap<String, Span>, what: &str, diags: &mut Diagnostics) {
    let successor = &entry.written.successor;
    let message = format!("there is no {what} `{}` to take the place", successor.value);
    let found = diags.error("unknown-successor", message, successor.span);
    let known = alive.keys().filter_map(|name| entry.as_written(name));
    match likely(&successor.value, known) {
        Some(meant) => found.meant(meant),
        None => found.help(format!("name a {what} that is in use")),
    };
}
