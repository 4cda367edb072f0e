//! `locales` of `content/site.yaml`: the languages.
//!
//! A language that is written wrong is reported, and is there all the same as what was probably meant by it:
//! what other files say in it and of it can then be looked at in the same run.

use unic_langid::LanguageIdentifier;

use super::content::Placed;
use super::decode::{Fields, choice, entries, text};
use super::ids::folded;
use super::language::{self, countable, known};
use super::lists::ids;
use super::named::NamedAfter;
use super::site::publish_from;
use crate::diag::likely::likely;
use crate::diag::{Diagnostics, Severity};
use crate::format;
use crate::hosts::{ASSETS, BOARDS};
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;
use crate::writing::is_right_to_left;

/// A language of the site.
pub(crate) struct Locale {
    /// The key in `site.yaml`: the first part of every address, the name of message folders and text files.
    pub(crate) path: Placed<String>,
    /// What `lang` and `hreflang` say; the key unless `tag` is given. `und` where it is wrong, which is
    /// reported.
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

/// Names of files that stand beside text files, which no language can have.
const TAKEN: [&str; 3] = ["game", "standard", "variant"];

/// The languages, and how the file names them.
pub(super) struct Languages {
    pub(super) list: Vec<Locale>,
    /// Each key and the path that was meant by it, in their order.
    paths: Vec<(String, String)>,
}

impl Languages {
    /// Languages as the site's files are named after them, where no list can be read.
    pub(super) fn named(named: &NamedAfter, place: Span) -> Languages {
        let mut languages = Languages { list: Vec::new(), paths: Vec::new() };
        for code in named.languages() {
            languages.add(code, place);
        }
        languages
    }

    /// Adds a language that is nowhere listed.
    fn add(&mut self, code: &str, place: Span) {
        let Some(tag) = known(code) else { return };
        self.list.push(Locale {
            path: Placed { value: code.to_owned(), span: place },
            name: code.to_owned(),
            direction: usual_direction(&tag),
            tag,
            fallback: Vec::new(),
            publish_from: None,
        });
        self.paths.push((code.to_owned(), code.to_owned()));
    }

    /// The default language. Where it is not told or is none of the languages, which is reported, it is
    /// the one that was probably meant, or else the one with the most files.
    pub(super) fn default(
        &mut self,
        written: Option<Placed<String>>,
        named: &NamedAfter,
        diags: &mut Diagnostics,
    ) -> Option<Placed<String>> {
        if let Some(written) = written {
            if let Some(path) = self.path(&written, diags) {
                return Some(Placed { value: path, span: written.span });
            }
            if named.count(&written.value) > 0 {
                self.add(&written.value, written.span);
            }
            if let Some(path) = likely(&written.value, self.keys()).and_then(|key| self.meant_by(key)) {
                return Some(Placed { value: path.to_owned(), span: written.span });
            }
        }
        let most = self.list.iter().rev().max_by_key(|locale| named.count(&locale.path.value))?;
        Some(most.path.clone())
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(|(key, _)| key.as_str())
    }

    /// The path of the language that has this key, or that was meant to have it.
    fn meant_by(&self, name: &str) -> Option<&str> {
        let by_key = self.paths.iter().find(|(key, _)| key == name);
        let found = by_key.or_else(|| self.paths.iter().find(|(_, path)| path == name));
        found.map(|(_, path)| path.as_str())
    }

    /// The path of the language that the file names so; one that the site does not have is reported.
    fn path(&self, name: &Placed<String>, diags: &mut Diagnostics) -> Option<String> {
        if let Some(path) = self.meant_by(&name.value) {
            return Some(path.to_owned());
        }
        let message = format!("`{}` is none of the site's languages", name.value);
        let diagnostic = diags.error("unknown-locale", message, name.span);
        match likely(&name.value, self.keys()) {
            Some(meant) => diagnostic.meant(meant),
            None => diagnostic.help("add it under `locales`"),
        };
        None
    }
}

/// A language as it is written.
struct Written<'a> {
    entry: &'a Entry,
    /// None if it has no keys, which is reported.
    fields: Option<Fields<'a>>,
    /// After what files are named, where its key was meant to be that.
    meant: Option<String>,
}

/// The languages that are listed here.
pub(super) fn listed(entry: &Entry, named: &NamedAfter, diags: &mut Diagnostics) -> Languages {
    let Some(entries) = entries(&entry.value, "languages like `en: { name: English }`", diags) else {
        return Languages::named(named, entry.key_span);
    };
    if entries.is_empty() {
        diags
            .error("missing-key", "`locales` lacks a language", entry.key_span)
            .help("add one like `en: { name: English }`");
        return Languages::named(named, entry.key_span);
    }
    let written = written(entries, named, diags);
    let path = |written: &Written<'_>| {
        let key = written.entry.key.clone();
        (key.clone(), written.meant.clone().unwrap_or(key))
    };
    let paths = written.iter().map(path).collect();
    let mut languages = Languages { list: Vec::new(), paths };
    let mut doubtful = Vec::new();
    for written in written {
        let key = &written.entry.key;
        let errors = diags.count(Severity::Error);
        let has_keys = written.fields.is_some();
        let locale = locale(written, &languages, diags);
        report_clash(&locale, key, &languages.list, diags);
        let is_sound = has_keys && diags.count(Severity::Error) == errors;
        // What a language without files lacks is told once it is sure that there is such a language.
        if !is_sound && named.count(&locale.path.value) == 0 {
            doubtful.push(languages.list.len());
        }
        languages.list.push(locale);
    }
    for at in doubtful.into_iter().rev() {
        languages.list.remove(at);
    }
    languages
}

/// The entries, each with the language that its key was meant to name.
fn written<'a>(entries: &'a [Entry], named: &NamedAfter, diags: &mut Diagnostics) -> Vec<Written<'a>> {
    let fields = |entry: &'a Entry, diags: &mut Diagnostics| Fields::of_entry(entry, &format::LOCALE, diags);
    let mut written: Vec<Written> =
        entries.iter().map(|entry| Written { entry, fields: fields(entry, diags), meant: None }).collect();
    let mut strays: Vec<&str> =
        named.languages().filter(|code| entries.iter().all(|entry| entry.key != *code)).collect();
    let wrong = written.iter().filter(|written| written.is_wrong() && named.count(&written.entry.key) == 0);
    let is_alone = wrong.count() == 1 && strays.len() == 1;
    for written in written.iter_mut().filter(|written| named.count(&written.entry.key) == 0) {
        let key = &written.entry.key;
        if entries.iter().any(|entry| entry.key != *key && folded(&entry.key) == folded(key)) {
            continue;
        }
        let tag = written.tag().and_then(|entry| text_of(&entry.value)).and_then(language::meant);
        let code = tag.or_else(|| language::meant(key)).map(|tag| tag.to_string());
        let same = strays.iter().copied().find(|stray| Some(*stray) == code.as_deref());
        let only = strays.first().copied().filter(|_| is_alone && written.is_wrong());
        let Some(stray) = same.or_else(|| likely(key, strays.iter().copied())).or(only) else { continue };
        let message =
            format!("no file is named after `{key}`, but some are after `{stray}`, which is not listed");
        let diagnostic = diags.error("unknown-locale", message, written.entry.key_span);
        if let Some(file) = named.first(stray) {
            diagnostic.related(Span::start_of(file), "this is the first of them");
        }
        diagnostic.meant(stray);
        written.meant = Some(stray.to_owned());
        strays.retain(|other| *other != stray);
    }
    written
}

impl<'a> Written<'a> {
    fn tag(&self) -> Option<&'a Entry> {
        self.fields.as_ref()?.optional("tag")
    }

    /// Whether the key can be no language's.
    fn is_wrong(&self) -> bool {
        let key = &self.entry.key;
        !can_be_path(key) || taken(key).is_some() || (self.tag().is_none() && known(key).is_none())
    }
}

fn locale(written: Written<'_>, languages: &Languages, diags: &mut Diagnostics) -> Locale {
    let tag = tag(&written, diags);
    let has_tag = written.tag().is_some();
    let Written { entry, fields, meant } = written;
    let key = Placed { value: entry.key.clone(), span: entry.key_span };
    if meant.is_none() {
        can_name(&key, has_tag, diags);
    }
    let value = meant.unwrap_or(key.value);
    let tag = tag.unwrap_or_default();
    let path = Placed { value, span: key.span };
    let direction = usual_direction(&tag);
    let Some(mut fields) = fields else {
        let name = text_of(&entry.value).unwrap_or(&entry.key).to_owned();
        return Locale { path, tag, name, direction, fallback: Vec::new(), publish_from: None };
    };
    let name = fields.required("name").and_then(|entry| text(&entry.value, diags));
    let choices = [("left-to-right", Direction::LeftToRight), ("right-to-left", Direction::RightToLeft)];
    let told = fields.optional("direction").and_then(|entry| choice(&entry.value, &choices, diags));
    let fallback =
        fields.optional("fallback").and_then(|entry| ids(&entry.value, "a list of languages", diags));
    let fallback = fallback.unwrap_or_default().into_iter();
    let share = publish_from(&fields, diags);
    fields.finish(diags);
    Locale {
        name: name.map_or_else(|| path.value.clone(), |name| name.value),
        path,
        tag,
        direction: told.map_or(direction, |found| found.value),
        fallback: fallback
            .filter_map(|next| Some(Placed { value: languages.path(&next, diags)?, span: next.span }))
            .collect(),
        publish_from: share,
    }
}

/// The language's code, or the one that was meant by it; none if that cannot be told.
fn tag(written: &Written<'_>, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let key = &written.entry.key;
    let of_key = || written.meant.as_deref().and_then(known).or_else(|| language::meant(key));
    match (written.tag(), &written.meant) {
        (Some(entry), _) => {
            let Some(found) = text(&entry.value, diags) else { return of_key() };
            let tag = countable(&found.value, found.span, diags);
            tag.or_else(|| language::meant(&found.value)).or_else(of_key)
        }
        (None, Some(_)) => of_key(),
        (None, None) => countable(key, written.entry.key_span, diags).or_else(of_key),
    }
}

/// Reports a language that is another one of the list already.
fn report_clash(locale: &Locale, key: &str, list: &[Locale], diags: &mut Diagnostics) {
    for first in list {
        let message = if folded(&first.path.value) == folded(&locale.path.value) {
            format!("`{key}` differs from `{}` only by case", first.path.value)
        } else if first.tag == locale.tag && first.tag != LanguageIdentifier::default() {
            format!("`{key}` has the same code as `{}`, `{}`", first.path.value, first.tag)
        } else {
            continue;
        };
        diags
            .error("name-clash", message, locale.path.span)
            .related(first.path.span, "this is the other one")
            .help("keep one of the two");
        return;
    }
}

/// Reads what would be a new key of `locales` without a `tag`, by the rules of the others.
pub(crate) fn key(found: &str, span: Span, diags: &mut Diagnostics) -> Option<LanguageIdentifier> {
    let tag = countable(found, span, diags)?;
    can_name(&Placed { value: found.to_owned(), span }, false, diags).then_some(tag)
}

/// Whether a key can be a part of addresses and a file's name; reported if it cannot.
fn can_name(key: &Placed<String>, has_tag: bool, diags: &mut Diagnostics) -> bool {
    let found = &key.value;
    if let Some(reason) = taken(found) {
        let message = format!("`{found}` cannot name a language: {reason}");
        diags.error("wrong-locale", message, key.span).help("choose another key, and give `tag`");
        return false;
    }
    if can_be_path(found) {
        return true;
    }
    // A key that is no language code either is one error, and told there.
    if found.parse::<LanguageIdentifier>().is_ok() || has_tag {
        let message = format!("`{found}` cannot be a part of addresses and files' names");
        diags
            .error("wrong-locale", message, key.span)
            .help("use letters a to z, digits and hyphens, as in `pt-BR`");
    }
    false
}

/// Why a key that could be a path is none.
fn taken(key: &str) -> Option<String> {
    if TAKEN.contains(&key) {
        return Some(format!("`{key}.yaml` is another file"));
    }
    // Some hosts read a rule for `/as/*` as one for all that begins with `/as`.
    let folder = [ASSETS, BOARDS].into_iter().find(|folder| !key.is_empty() && folder.starts_with(key))?;
    Some(format!("hosts could not tell its addresses from those below `/{folder}/`"))
}

fn can_be_path(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') && !key.is_empty()
}

fn text_of(node: &Node) -> Option<&str> {
    match &node.kind {
        Kind::Text(text) => Some(text),
        Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => {
            None
        }
    }
}

fn usual_direction(tag: &LanguageIdentifier) -> Direction {
    match is_right_to_left(tag) {
        true => Direction::RightToLeft,
        false => Direction::LeftToRight,
    }
}
