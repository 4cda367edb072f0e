//! Translations: every text of the default language beside what the other languages made of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::serializer::serialize;
use rayon::prelude::*;

use super::editions;
use super::messages::places;
use crate::check::content::{
    Content, DIGEST_DIGITS, GameText, MessageFile, PageText, Placed, Record, VariantText,
};
use crate::check::edition::Changes;
use crate::check::markup::without_comments;
use crate::check::readings::Note;
use crate::check::todo::is_unwritten;
use crate::source::Span;

/// The top folder of the records.
pub(crate) const RECORDS: &str = "made-from";

/// The name under which the messages of a language stand beside the pages.
pub(crate) const MESSAGES: &str = "messages";

/// The key of the text of a page of prose, which stands below its front matter.
pub(crate) const BODY: &str = "text";

/// Begins the keys of what the comparison alone shows.
pub(crate) const COMPARED: &str = "compared";

/// The texts of a page, or the messages, in one language other than the default one.
pub(crate) struct Unit {
    /// The page without its language, such as `senet/bell`, or `MESSAGES`.
    pub(crate) name: String,
    /// The language's path.
    pub(crate) locale: String,
    /// What holds the texts, a file or the folder of the messages; it need not be there.
    pub(crate) file: String,
    /// The file of the record; it need not be there.
    pub(crate) record: String,
    /// One for each text of the source, in the order of the keys.
    pub(crate) texts: Vec<Translation>,
}

impl Unit {
    /// Whether it is a page's; the messages are on every page.
    pub(crate) fn is_page(&self) -> bool {
        self.file.starts_with("content/")
    }

    /// Whether a text is behind its source.
    pub(crate) fn is_behind(&self) -> bool {
        self.texts.iter().any(|text| matches!(text.standing, Standing::Behind(_)))
    }

    /// Whether a text with a key like this is behind its source.
    pub(crate) fn is_any_behind(&self, is_meant: impl Fn(&str) -> bool) -> bool {
        let mut meant = self.texts.iter().filter(|text| is_meant(&text.key));
        meant.any(|text| matches!(text.standing, Standing::Behind(_)))
    }

    /// Whether the text of this key is behind its source.
    pub(crate) fn is_text_behind(&self, key: &str) -> bool {
        let found = self.texts.binary_search_by(|text| text.key.as_str().cmp(key));
        found.is_ok_and(|at| matches!(self.texts[at].standing, Standing::Behind(_)))
    }
}

/// Every text of the default language beside its translations.
#[derive(Default)]
pub(crate) struct Translations {
    pub(crate) units: Vec<Unit>,
    /// Pages by name and language: places in `units`.
    pages: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Translations {
    fn new(units: Vec<Unit>) -> Translations {
        let mut pages: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
        for (at, unit) in units.iter().enumerate().filter(|(_, unit)| unit.is_page()) {
            pages.entry(unit.name.clone()).or_default().insert(unit.locale.clone(), at);
        }
        Translations { units, pages }
    }

    /// The texts of a page in a language.
    pub(crate) fn of_page(&self, name: &str, locale: &str) -> Option<&Unit> {
        self.pages.get(name)?.get(locale).map(|at| &self.units[*at])
    }
}

/// A text of the default language and its translation.
pub(crate) struct Translation {
    /// Where it stands in its file, such as `rules.throws`, or a message's id.
    pub(crate) key: String,
    /// Every language has the same.
    pub(crate) source: Arc<str>,
    pub(crate) source_place: Span,
    /// None where the translation is missing.
    pub(crate) place: Option<Span>,
    pub(crate) standing: Standing,
}

/// How a translation stands to its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Made from the source as it is.
    Current,
    /// Made from an earlier wording, which has this digest.
    Behind(String),
    /// There, but no record says what it was made from.
    Unrecorded,
    /// Not there, or still to be written.
    Missing,
}

/// The digest of a source text. How its lines are broken and indented is no part of it, nor are comments.
pub(crate) fn digest(text: &str) -> String {
    let text = without_comments(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let digest = blake3::hash(words.join(" ").as_bytes()).to_hex();
    digest.as_str()[..DIGEST_DIGITS].to_owned()
}

/// A text in its file.
pub(super) struct Written<'a> {
    pub(super) key: String,
    pub(super) text: &'a str,
    pub(super) place: Span,
}

/// Every page and the messages in every language but the default one; pages that the default language
/// lacks are no translations.
pub(super) fn translations(content: &Content) -> Translations {
    let games = content.games.par_iter().flat_map_iter(|game| {
        let id = &game.id.value;
        let own = folder(content, id, &format!("content/{id}/*.yaml"), &game.texts, in_game);
        let variants = game.variants.iter().flat_map(move |variant| {
            let name = format!("{id}/{}", variant.id.value);
            folder(content, &name, &format!("content/{name}/*.yaml"), &variant.texts, in_variant)
        });
        own.into_iter().chain(variants)
    });
    let mut units: Vec<Unit> = games.collect();
    for page in &content.pages {
        let id = &page.id.value;
        units.extend(folder(content, id, &format!("content/pages/{id}/*.md"), &page.texts, in_page));
    }
    units.extend(messages(content));
    Translations::new(units)
}

/// The units of one page; `pattern` is the path of its text files with a star for the language.
fn folder<T>(
    content: &Content,
    name: &str,
    pattern: &str,
    files: &BTreeMap<String, T>,
    texts: impl Fn(&T) -> Vec<Written<'_>>,
) -> Vec<Unit> {
    let Some(source) = files.get(&content.site.default_locale.value).map(&texts) else { return Vec::new() };
    let source = source.iter().filter(|text| !is_unwritten(text.text));
    let source: Vec<Source> = source.map(|text| Source::new(&text.key, text.text, text.place)).collect();
    let unit = |locale: &str| {
        let own = files.get(locale).map(&texts).unwrap_or_default();
        let own = own.iter().filter(|text| !is_unwritten(text.text));
        let own = own.map(|text| (text.key.as_str(), text.place)).collect();
        let file = pattern.replace('*', locale);
        let (place, _) = file.rsplit_once('.').expect("the name of a text file has an ending");
        Unit {
            name: name.to_owned(),
            locale: locale.to_owned(),
            record: format!("{RECORDS}/{place}.txt"),
            texts: compared(&source, &own, content.records.get(place)),
            file,
        }
    };
    others(content).map(unit).collect()
}

fn messages(content: &Content) -> Vec<Unit> {
    let files = |locale: &str| content.messages.get(locale).map(Vec::as_slice).unwrap_or_default();
    let told: Vec<Told> = files(&content.site.default_locale.value).iter().flat_map(in_file).collect();
    let source: Vec<Source> = told.iter().map(|told| Source::new(&told.id, &told.text, told.place)).collect();
    let unit = |locale: &str| {
        let own: Vec<(&MessageFile, Vec<(String, Span)>)> =
            files(locale).iter().map(|file| (file, places(file))).collect();
        let carried = own.iter().filter(|(file, _)| !file.is_the_sites()).flat_map(|(_, places)| places);
        let carried: BTreeSet<&str> = carried.map(|(id, _)| id.as_str()).collect();
        let own =
            own.iter().flat_map(|(_, places)| places).map(|(id, place)| (id.as_str(), *place)).collect();
        let place = format!("locales/{locale}");
        // What the program says in both languages is no work of this site's translators.
        let is_theirs =
            |(told, _): &(&Told, &Source)| told.is_the_sites || !carried.contains(told.id.as_str());
        let texts = told.iter().zip(&source).filter(is_theirs).map(|(_, source)| source);
        Unit {
            name: MESSAGES.to_owned(),
            locale: locale.to_owned(),
            file: place.clone(),
            record: format!("{RECORDS}/{place}.txt"),
            texts: compared(texts, &own, content.records.get(&place)),
        }
    };
    others(content).map(unit).collect()
}

struct Told {
    id: String,
    text: String,
    place: Span,
    is_the_sites: bool,
}

/// The paths of the languages that are translated into.
fn others(content: &Content) -> impl Iterator<Item = &str> {
    let default = &content.site.default_locale.value;
    let paths = content.site.locales.iter().map(|locale| locale.path.value.as_str());
    paths.filter(move |path| path != default)
}

/// A text of the default language.
struct Source<'a> {
    key: &'a str,
    text: Arc<str>,
    place: Span,
    digest: String,
}

impl<'a> Source<'a> {
    fn new(key: &'a str, text: &'a str, place: Span) -> Source<'a> {
        Source { key, text: text.into(), place, digest: digest(text) }
    }
}

fn compared<'a>(
    source: impl IntoIterator<Item = &'a Source<'a>>,
    own: &BTreeMap<&str, Span>,
    record: Option<&Record>,
) -> Vec<Translation> {
    let compare = |&Source { key, ref text, place: source_place, ref digest }: &Source| {
        let place = own.get(key).copied();
        let standing = match (place, record.and_then(|record| record.get(key))) {
            (None, _) => Standing::Missing,
            (Some(_), None) => Standing::Unrecorded,
            (Some(_), Some(recorded)) if recorded == digest => Standing::Current,
            (Some(_), Some(recorded)) => Standing::Behind(recorded.clone()),
        };
        Translation { key: key.to_owned(), source: text.clone(), source_place, place, standing }
    };
    let mut texts: Vec<Translation> = source.into_iter().map(compare).collect();
    texts.sort_by(|a, b| a.key.cmp(&b.key));
    texts
}

fn written<'a>(key: impl Into<String>, text: Option<&'a Placed<String>>) -> Option<Written<'a>> {
    text.map(|text| Written { key: key.into(), text: &text.value, place: text.span })
}

/// Every text of the file.
pub(super) fn in_game(file: &GameText) -> Vec<Written<'_>> {
    let mut texts: Vec<Option<Written>> = vec![
        written("name", file.name.as_ref()),
        written("lead", file.lead.as_ref()),
        written("about", file.about.as_ref()),
        written("history", file.history.as_ref()),
        written("unplayable", file.unplayable.as_ref()),
        written("sides.first", file.sides[0].as_ref()),
        written("sides.second", file.sides[1].as_ref()),
    ];
    texts.extend(file.houses.iter().map(|(id, name)| written(format!("houses.{id}"), Some(name))));
    texts.extend(changes(&file.changes));
    for (id, topic) in &file.topics {
        texts.push(written(format!("topics.{id}.name"), topic.name.as_ref()));
        texts.push(written(format!("topics.{id}.rule"), topic.rule.as_ref()));
    }
    texts.extend(in_notes(&file.notes));
    for (id, term) in &file.terms {
        texts.push(written(format!("terms.{id}.name"), term.name.as_ref()));
        texts.push(written(format!("terms.{id}.text"), term.text.as_ref()));
    }
    texts.into_iter().flatten().collect()
}

/// Every text of the file.
pub(super) fn in_variant(file: &VariantText) -> Vec<Written<'_>> {
    let mut texts: Vec<Option<Written>> = vec![
        written("name", file.name.as_ref()),
        written("lead", file.lead.as_ref()),
        written("about", file.about.as_ref()),
        written("history", file.history.as_ref()),
        written("unplayable", file.unplayable.as_ref()),
    ];
    texts.extend(in_notes(&file.notes));
    for (part, rules) in [("rules", &file.rules), (COMPARED, &file.compared)] {
        texts.extend(rules.iter().map(|(id, (_, rule))| written(format!("{part}.{id}"), Some(rule))));
    }
    texts.extend(changes(&file.changes));
    texts.into_iter().flatten().collect()
}

fn changes(changes: &Changes) -> impl Iterator<Item = Option<Written<'_>>> {
    changes.iter().map(|(version, (_, change))| written(editions::key(version), Some(change)))
}

/// Every text of the file.
pub(super) fn in_page(file: &PageText) -> Vec<Written<'_>> {
    let texts = [
        written("name", file.name.as_ref()),
        written("lead", file.lead.as_ref()),
        written(BODY, file.text.as_ref()),
    ];
    texts.into_iter().flatten().collect()
}

fn in_notes(notes: &[Note]) -> impl Iterator<Item = Option<Written<'_>>> {
    notes
        .iter()
        .map(|note| written(format!("readings.{}.{}", note.topic.value, note.source.value), Some(&note.text)))
}

/// Every message and term of a file, with its id.
fn in_file(file: &MessageFile) -> Vec<Told> {
    let texts = file.resource.entries().filter_map(message);
    let places = places(file).into_iter();
    let is_the_sites = file.is_the_sites();
    let told = |((id, place), (_, text))| Told { id, text, place, is_the_sites };
    places.zip(texts).map(told).collect()
}

/// The text of a message or term in a file of messages, without its comment and in one fixed form.
pub(crate) fn message_text(resource: &FluentResource, id: &str) -> Option<String> {
    resource.entries().filter_map(message).find(|(found, _)| found == id).map(|(_, text)| text)
}

fn message(entry: &Entry<&str>) -> Option<(String, String)> {
    let (id, entry) = match entry.clone() {
        Entry::Message(mut message) => {
            message.comment = None;
            (message.id.name.to_owned(), Entry::Message(message))
        }
        Entry::Term(mut term) => {
            term.comment = None;
            (format!("-{}", term.id.name), Entry::Term(term))
        }
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
            return None;
        }
    };
    Some((id, serialize(&Resource { body: vec![entry] }).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_of_the_words_and_not_of_the_lines_they_stand_in() {
        assert_eq!(digest("One long die:\n  1 to 4.\n"), digest("One long die: 1 to 4."));
        assert_eq!(digest("a\r\n\r\nb"), digest("a\n\nb"));
        assert_eq!(digest("a\n\n<!-- what b is -->\n\nb"), digest("a\n\nb"));
        assert_ne!(digest("One long die: 1 to 4."), digest("One long die: 1 to 5."));
        assert_eq!(digest("").len(), DIGEST_DIGITS);
    }

    #[test]
    fn the_text_of_a_message_has_no_comment_and_one_form() {
        let text =
            "# Said at the foot.\nfoot   =  { $name }:\n     the end\n    .label = End\n-name = Variorum\n";
        let resource = FluentResource::try_new(text.to_owned()).unwrap();
        let of = |id| message_text(&resource, id);
        assert_eq!(of("foot").as_deref(), Some("foot =\n    { $name }:\n    the end\n    .label = End"));
        assert_eq!(of("-name").as_deref(), Some("-name = Variorum"));
        assert_eq!(of("name"), None);
    }
}
