//! `content/site.yaml`: the address, the languages, the badge.

use unic_langid::LanguageIdentifier;

use super::content::Placed;
use super::decode::{Fields, choice, entries, ids, number, text};
use super::ids::folded;
use super::language::countable;
use super::retired::{self, Retired};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::format;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;
use crate::writing::is_right_to_left;

/// `content/site.yaml`.
pub(crate) struct SiteFile {
    /// Where the site will live, as it is written.
    pub(crate) base_url: Placed<String>,
    pub(crate) default_locale: Placed<String>,
    /// In the order of the language list, at least one.
    pub(crate) locales: Vec<Locale>,
    pub(crate) beta: Badge,
    /// How much of a translation must be there for it to be published, in percent, 1 to 100.
    pub(crate) publish_from: Option<Placed<u8>>,
    /// Addresses without their language that a game, a variant or a page of prose had once.
    pub(crate) retired: Vec<Retired>,
}

/// A language of the site.
pub(crate) struct Locale {
    /// The key in `site.yaml`: the first part of every address, the name of message folders and text files.
    pub(crate) path: Placed<String>,
    /// What `lang` and `hreflang` say; the key unless `tag` is given.
    pub(crate) tag: LanguageIdentifier,
    /// Its own name, in itself.
    pub(crate) name: String,
    pub(crate) direction: Direction,
    /// The locales asked in turn for what this one lacks; the default locale comes last by itself.
    pub(crate) fallback: Vec<Placed<String>>,
    /// What stands in place of the site's share for this language.
    pub(crate) publish_from: Option<Placed<u8>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    LeftToRight,
    RightToLeft,
}

/// Whether the "Beta" badge stands beside the site's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Badge {
    Shown,
    Hidden,
}

/// Names of files that stand beside text files, which no language can have.
const TAKEN: [&str; 3] = ["game", "standard", "variant"];

/// Stands for an address that cannot be read, which is reported: nothing is built with it.
const NO_ADDRESS: &str = "https://example.org/";

/// What the file says; `None` if it cannot be told which languages there are.
pub(super) fn site(root: &Node, diags: &mut Diagnostics) -> Option<SiteFile> {
    let mut fields = Fields::of_file(root, &format::SITE, diags)?;
    let base_url = fields.required("base-url").and_then(|entry| text(&entry.value, diags));
    let default = fields.required("default").and_then(|entry| text(&entry.value, diags));
    let listed = fields.required("locales");
    let known = keys_of(listed);
    let locales = listed.and_then(|entry| locales(entry, &known, diags));
    let choices = [("shown", Badge::Shown), ("hidden", Badge::Hidden)];
    let beta = fields.required("beta").and_then(|entry| choice(&entry.value, &choices, diags));
    let publish_from = publish_from(&fields, diags);
    let retired = fields.optional("retired").map(|entry| retired::of_site(entry, diags));
    fields.finish(diags);
    let default = default.and_then(|path| known_or_meant(path, &known, diags));
    let locales = locales.filter(|locales| !locales.is_empty());
    let no_address = || Placed { value: NO_ADDRESS.to_owned(), span: root.span };
    Some(SiteFile {
        base_url: base_url.unwrap_or_else(no_address),
        default_locale: default?,
        locales: locales?,
        beta: beta.map_or(Badge::Hidden, |found| found.value),
        publish_from,
        retired: retired.unwrap_or_default(),
    })
}

/// The languages by their keys, also those that are not understood.
fn keys_of(locales: Option<&Entry>) -> Vec<&str> {
    let Some(Kind::Map(entries)) = locales.map(|entry| &entry.value.kind) else { return Vec::new() };
    entries.iter().map(|entry| entry.key.as_str()).collect()
}

/// Reports a language that the site does not have.
fn is_known(path: &Placed<String>, known: &[&str], diags: &mut Diagnostics) -> bool {
    if known.contains(&path.value.as_str()) {
        return true;
    }
    let message = format!("`{}` is none of the site's languages", path.value);
    let diagnostic = diags.error("unknown-locale", message, path.span);
    match likely(&path.value, known.iter().copied()) {
        Some(meant) => diagnostic.meant(meant),
        None => diagnostic.help("add it under `locales`"),
    };
    false
}

/// The language itself, or the one that was probably meant, which is reported.
fn known_or_meant(path: Placed<String>, known: &[&str], diags: &mut Diagnostics) -> Option<Placed<String>> {
    if is_known(&path, known, diags) {
        return Some(path);
    }
    let meant = likely(&path.value, known.iter().copied())?;
    Some(Placed { value: meant.to_owned(), span: path.span })
}

fn locales(entry: &Entry, known: &[&str], diags: &mut Diagnostics) -> Option<Vec<Locale>> {
    let entries = entries(&entry.value, "languages like `en: { name: English }`", diags)?;
    if entries.is_empty() {
        diags
            .error("missing-key", "`locales` lacks a language", entry.key_span)
            .help("add one like `en: { name: English }`");
    }
    let mut all_read = true;
    let mut locales: Vec<Locale> = Vec::new();
    for entry in entries {
        let Some(locale) = locale(entry, known, diags) else {
            all_read = false;
            continue;
        };
        for first in &locales {
            let message = if folded(&first.path.value) == folded(&entry.key) {
                format!("`{}` differs from `{}` only by case", entry.key, first.path.value)
            } else if first.tag == locale.tag {
                format!("`{}` has the same code as `{}`, `{}`", entry.key, first.path.value, first.tag)
            } else {
                continue;
            };
            diags
                .error("name-clash", message, entry.key_span)
                .related(first.path.span, "this is the other one")
                .help("keep one of the two");
            all_read = false;
            break;
        }
        locales.push(locale);
    }
    all_read.then_some(locales)
}

fn locale(entry: &Entry, known: &[&str], diags: &mut Diagnostics) -> Option<Locale> {
    let mut fields = Fields::of_entry(entry, &format::LOCALE, diags)?;
    let name = fields.required("name").and_then(|entry| text(&entry.value, diags));
    let tag = match fields.optional("tag") {
        Some(entry) => text(&entry.value, diags).and_then(|found| countable(&found.value, found.span, diags)),
        None => countable(&entry.key, entry.key_span, diags),
    };
    let choices = [("left-to-right", Direction::LeftToRight), ("right-to-left", Direction::RightToLeft)];
    let direction = match fields.optional("direction") {
        Some(entry) => choice(&entry.value, &choices, diags).map(|found| found.value),
        None => tag.as_ref().map(usual_direction),
    };
    let fallback = match fields.optional("fallback") {
        Some(entry) => ids(&entry.value, "a list of languages", diags),
        None => Some(Vec::new()),
    };
    let fallback = fallback.filter(|paths| {
        let unknown = paths.iter().filter(|path| !is_known(path, known, diags)).count();
        unknown == 0
    });
    let path = path(entry, fields.optional("tag"), diags);
    let publish_from = publish_from(&fields, diags);
    fields.finish(diags);
    Some(Locale {
        path: path?,
        tag: tag?,
        name: name?.value,
        direction: direction?,
        fallback: fallback?,
        publish_from,
    })
}

/// `publish-from: 80`, the share of the texts in percent.
fn publish_from(fields: &Fields<'_>, diags: &mut Diagnostics) -> Option<Placed<u8>> {
    number(&fields.optional("publish-from")?.value, "a share in percent", 1..=100, diags)
}

/// Reads what would be a new key of `locales` without a `tag`, by the rules of the others.
pub(crate) fn key(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let tag = countable(found, span, diags)?;
    let entry = Entry { key: found.to_owned(), key_span: span, value: Node { span, kind: Kind::Nothing } };
    path(&entry, None, diags).map(|_| tag)
}

/// The key as a part of addresses and as a file's name.
fn path(entry: &Entry, tag: Option<&Entry>, diags: &mut Diagnostics) -> Option<Placed<String>> {
    if TAKEN.contains(&entry.key.as_str()) {
        let message = format!("`{0}` cannot name a language: `{0}.yaml` is another file", entry.key);
        diags.error("wrong-locale", message, entry.key_span).help("choose another key, and give `tag`");
        return None;
    }
    if entry.key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') && !entry.key.is_empty() {
        return Some(Placed { value: entry.key.clone(), span: entry.key_span });
    }
    // A key that is no language code either is one error, and told there.
    if entry.key.parse::<LanguageIdentifier>().is_ok() || tag.is_some() {
        let message = format!("`{}` cannot be a part of addresses and files' names", entry.key);
        diags
            .error("wrong-locale", message, entry.key_span)
            .help("use letters a to z, digits and hyphens, as in `pt-BR`");
    }
    None
}

fn usual_direction(tag: &LanguageIdentifier) -> Direction {
    match is_right_to_left(tag) {
        true => Direction::RightToLeft,
        false => Direction::LeftToRight,
    }
}
