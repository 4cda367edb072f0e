//! A new language: its messages and text files with the source text beside each, and its line in `site.yaml`.

use unic_langid::LanguageIdentifier;

use crate::check::carried;
use crate::check::todo::MARK;
use crate::load::tree::{Document, Kind};
use crate::writing::is_right_to_left;

use super::change::change;
use super::comments::comment;
use super::languages::{own_name, plural_forms};
use super::translation::translation;
use super::{Ground, NewFile, Plan, messages, names};

/// The language that a site gets.
pub(crate) struct NewLocale<'a> {
    /// Its code, which is the key in `site.yaml` too.
    pub(crate) tag: &'a str,
    /// Its own name, where another is wanted than the one known.
    pub(crate) name: Option<&'a str>,
}

/// Plans a language.
///
/// # Errors
/// Says why the site cannot have it.
pub(crate) fn locale(wanted: &NewLocale, ground: &Ground) -> Result<Plan, String> {
    let tag = names::new_locale(wanted.tag, ground)?;
    let unknown = || format!("the own name of `{tag}` is not known here: give it with --name");
    let name = wanted.name.or_else(|| own_name(&tag)).ok_or_else(unknown)?;
    let mut files = message_files(&tag, name, wanted.tag, ground);
    let source = ground.default_locale();
    for document in &ground.documents {
        let Some((folder, file)) = document.path.rsplit_once('/') else { continue };
        if let Some(ending) = file.strip_prefix(source).filter(|ending| ending.starts_with('.')) {
            let path = format!("content/{folder}/{}{ending}", wanted.tag);
            let text = translation(document, &ground.sources, &head(folder, name));
            files.push(NewFile::new(path, text));
        }
    }
    let next = format!("write each text in place of `{MARK}`; readers find `{source}` there until then");
    Ok(Plan { files, change: Some(listed(wanted.tag, &tag, name, ground)?), next })
}

fn head(folder: &str, name: &str) -> String {
    let lines = format!(
        "{folder} in {name}. Each text of the source stands as a comment above its key: write the translation \
         in place of {MARK}, and take the comment out if you like. Until then readers find the source's text."
    );
    comment(0, &lines)
}

/// What the program says in the language already needs no file.
fn message_files(tag: &LanguageIdentifier, name: &str, path: &str, ground: &Ground) -> Vec<NewFile> {
    let has: Vec<&str> = carried::in_language(&ground.messages, tag).map(|(name, _)| name).collect();
    let mut head = format!("### {name}: write each text in place of {MARK}; the source's stands above it.\n");
    let forms = plural_forms(tag);
    if !forms.is_empty() {
        head += &format!("### Where a text counts, the forms are: {}.\n", forms.join(", "));
    }
    let source = ground.content.messages.get(ground.default_locale()).map_or(&[][..], Vec::as_slice);
    let mut files = Vec::new();
    for file in source {
        let own = ground.sources.path(file.file).rsplit('/').next().unwrap_or_default();
        if !has.contains(&own) {
            let text = messages::translation(file.resource.source(), &head);
            files.push(NewFile::new(format!("locales/{path}/{own}"), text));
        }
    }
    files
}

/// The line of the language in `site.yaml`, behind the last.
fn listed(key: &str, tag: &LanguageIdentifier, name: &str, ground: &Ground) -> Result<super::Change, String> {
    let direction = if is_right_to_left(tag) { ", direction: right-to-left" } else { "" };
    let entry = format!("{key}: {{ name: {}{direction} }}", in_brackets(name));
    let cannot = || format!("cannot add `{entry}` to `locales` in `content/site.yaml`: write it there first");
    let document = ground.document("site.yaml").ok_or_else(cannot)?;
    let locales = value_of(document, "locales").ok_or_else(cannot)?;
    change(document, &ground.sources, locales, &entry).ok_or_else(cannot)
}

/// The value of a key of a whole file.
pub(super) fn value_of<'a>(document: &'a Document, key: &str) -> Option<&'a crate::load::tree::Node> {
    let Kind::Map(entries) = &document.root.as_ref()?.kind else { return None };
    entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
}

/// A text as it stands in braces: in quotes unless it is plain words.
fn in_brackets(text: &str) -> String {
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '(' | ')') || !c.is_ascii());
    if is_plain && text.starts_with(char::is_alphabetic) {
        return text.to_owned();
    }
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
