//! An Atom feed a language: the versions of its rulesets, the newest first.
//!
//! It is made from what the content states alone: a build on another day gives the same feed.

use super::context;
use super::edition::{Change, edition};
use super::file::{File, Kind};
use super::frame::own_name;
use super::html::escape;
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::{LocaleId, Rulebook, Site, Text};

/// How many entries a feed has at most.
const MOST: usize = 200;

/// Before a text that runs from right to left: readers' programs guess by its first letter, which may be Latin.
const RIGHT_TO_LEFT: &str = "\u{200f}";

/// The path of the feed of a language; none where no ruleset with a page of its own has a version.
pub(super) fn path(site: &Site, locale: LocaleId) -> Option<String> {
    let mut rulesets = rulesets(site, locale);
    let has_any = rulesets.any(|(_, rulebook, _)| !rulebook.edition.versions.is_empty());
    has_any.then(|| site.index.feed_file(locale))
}

/// The feed of a language; none where there is nothing to tell.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn file(scope: Scope) -> Result<Option<File>, String> {
    let Some(path) = path(scope.site, scope.locale) else { return Ok(None) };
    let mut entries = entries(scope)?;
    // What came on the same day stays in the order of the pages.
    entries.sort_by(|a, b| b.change.date.iso.cmp(&a.change.date.iso));
    entries.truncate(MOST);
    let text = feed(scope, &path, &entries)?;
    Ok(Some(File { path, bytes: text.into_bytes(), kind: Kind::Map }))
}

/// Every ruleset that has a page for its own in the language, with what changed in its versions.
fn rulesets(site: &Site, locale: LocaleId) -> impl Iterator<Item = (PageId, &Rulebook, &[Text])> {
    let listed =
        site.index.pages().filter(move |(page, at)| *at == locale && site.index.is_listed(*page, *at));
    listed.filter_map(move |(page, _)| {
        let (rulebook, changes) = match page {
            PageId::Game(game) => {
                let game = &site.games[game];
                (&game.standard, &game.texts[locale.0].as_ref()?.changes)
            }
            PageId::Variant(game, variant) => {
                let variant = &site.games[game].variants[variant];
                (&variant.rulebook, &variant.texts[locale.0].as_ref()?.changes)
            }
            PageId::Languages
            | PageId::Home
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Prose(_)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => return None,
        };
        Some((page, rulebook, changes.as_slice()))
    })
}

/// A version of a ruleset.
struct Entry<'a> {
    /// What the ruleset is called.
    name: &'a str,
    /// Of its page, absolute.
    address: String,
    change: Change,
}

fn entries(scope: Scope<'_>) -> Result<Vec<Entry<'_>>, String> {
    let mut entries = Vec::new();
    for (page, rulebook, changes) in rulesets(scope.site, scope.locale) {
        let name = own_name(scope.site, page, scope.locale).map_or("", |name| name.source.trim());
        let address = scope.site.index.canonical(page, scope.locale).unwrap_or_default();
        let changes = edition(scope, rulebook, changes)?.map(|edition| edition.changes);
        let entry = |change| Entry { name, address: address.clone(), change };
        entries.extend(changes.into_iter().flatten().map(entry));
    }
    Ok(entries)
}

fn feed(scope: Scope, path: &str, entries: &[Entry]) -> Result<String, String> {
    let Scope { site, locale, .. } = scope;
    let tag = site.locale(locale).tag.to_string();
    let own = escape(&site.index.absolute_file_address(path));
    let home = site.index.canonical(PageId::Home, locale).unwrap_or_default();
    let name = scope.label("site-title", &[])?;
    let newest = entries.first().map(|entry| entry.change.date.iso.as_str()).unwrap_or_default();
    let title = scope.shown("feed-title", &[("site", &name)])?;
    let mut feed = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    feed += &format!("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{tag}\">\n");
    feed += &format!("<id>{own}</id>\n");
    feed += &titled(scope, &title);
    feed += &format!("<updated>{newest}T00:00:00Z</updated>\n");
    feed += &format!("<link rel=\"self\" type=\"application/atom+xml\" href=\"{own}\"/>\n");
    feed += &leads(&tag, &home);
    feed += &format!("<author>\n<name>{}</name>\n<uri>{}</uri>\n</author>\n", escape(&name), escape(&home));
    for entry in entries {
        feed += &told(scope, entry)?;
    }
    feed += "</feed>\n";
    Ok(feed)
}

fn told(scope: Scope, Entry { name, address, change }: &Entry) -> Result<String, String> {
    let own = scope.site.locale(scope.locale);
    let title = scope.shown("feed-entry", &[("name", name), ("version", &change.version)])?;
    let lang = change.text.lang.clone().unwrap_or_else(|| own.tag.to_string());
    let dir = change.text.dir.unwrap_or(own.direction);
    let html =
        format!("<p lang=\"{lang}\" dir=\"{dir}\">{}</p>", anywhere(scope, address, &change.text.html));
    let day = format!("{}T00:00:00Z", change.date.iso);
    Ok([
        "<entry>\n",
        &format!("<id>{}#version-{}</id>\n", escape(address), change.version),
        &titled(scope, &title),
        &format!("<published>{day}</published>\n<updated>{day}</updated>\n"),
        &leads(&own.tag.to_string(), address),
        &format!("<content type=\"html\" xml:lang=\"{lang}\">{}</content>\n", escape(&html)),
        "</entry>\n",
    ]
    .concat())
}

fn leads(tag: &str, address: &str) -> String {
    let address = escape(address);
    format!("<link rel=\"alternate\" type=\"text/html\" hreflang=\"{tag}\" href=\"{address}\"/>\n")
}

fn titled(scope: Scope, title: &context::Text) -> String {
    let lang = title.lang.as_ref().map(|lang| format!(" xml:lang=\"{lang}\"")).unwrap_or_default();
    let direction = title.dir.unwrap_or(scope.site.locale(scope.locale).direction);
    let mark = if direction == "rtl" { RIGHT_TO_LEFT } else { "" };
    format!("<title{lang}>{mark}{}</title>\n", title.html)
}

/// The HTML of a page as it can be shown elsewhere: its links name the whole address.
fn anywhere(scope: Scope, page: &str, html: &str) -> String {
    let index = &scope.site.index;
    let (root, path) = (index.absolute_file_address(""), index.file_address(""));
    let host = root.strip_suffix(&path).unwrap_or_default();
    let html = html.replace(" href=\"#", &format!(" href=\"{}#", escape(page)));
    html.replace(" href=\"/", &format!(" href=\"{}/", escape(host)))
}
