//! The messages that the program carries, as far as a site takes them over.
//!
//! A file of the site takes the place of the program's file of the same name in that language. A file of
//! another name may give ids of the program's too: then these texts are the site's own, and where the
//! default language gives them so, no language takes the program's.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use super::content::MessageFile;
use super::resource::{named, without};
use super::site::SiteFile;
use crate::load::tree::{Origin, TextFile};
use crate::source::{FileId, Sources};

/// Adds to the messages of each of the site's languages, by its path, what the program says in it.
pub(super) fn add(
    folders: &mut BTreeMap<String, Vec<MessageFile>>,
    carried: &[TextFile],
    site: &SiteFile,
    sources: &Sources,
) {
    let default = folders.get(&site.default_locale.value).map(|files| given(files, sources));
    let default = default.unwrap_or_default();
    for locale in &site.locales {
        let files = folders.entry(locale.path.value.clone()).or_default();
        let own = given(files, sources);
        for (name, file) in in_language(carried, &locale.tag) {
            if own.iter().any(|(other, _)| other == name) {
                continue;
            }
            let elsewhere = default.iter().filter(|(other, _)| other != name);
            let ids = own.iter().chain(elsewhere).flat_map(|(_, ids)| ids).cloned().collect();
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(sources.text(file).to_owned());
            files.push(MessageFile {
                file,
                resource: without(resource, &ids),
                origin: Origin::Program,
                unwritten: BTreeSet::new(),
            });
        }
    }
    folders.retain(|_, files| !files.is_empty());
}

/// The site's own files by their names, each with its ids.
fn given(files: &[MessageFile], sources: &Sources) -> Vec<(String, BTreeSet<String>)> {
    let one = |file: &MessageFile| {
        let name = sources.path(file.file).rsplit('/').next().unwrap_or_default();
        let ids = named(&file.resource).map(|named| named.id).chain(file.unwritten.iter().cloned());
        (name.to_owned(), ids.collect())
    };
    files.iter().map(one).collect()
}

/// The names and files of the program that serve a language: of its own tag, or else of the tag without
/// the region.
pub(crate) fn in_language<'a>(
    carried: &'a [TextFile],
    tag: &LanguageIdentifier,
) -> impl Iterator<Item = (&'a str, FileId)> + use<'a> {
    let mut without_region = tag.clone();
    without_region.region = None;
    let folder = [tag.to_string(), without_region.to_string()]
        .into_iter()
        .find(|folder| carried.iter().any(|file| parted(file).is_some_and(|(own, _)| own == folder)));
    carried.iter().filter_map(move |file| {
        let (own, name) = parted(file)?;
        (Some(own) == folder.as_deref()).then_some((name, file.file))
    })
}

/// Folder and name of a file of the program.
fn parted(file: &TextFile) -> Option<(&str, &str)> {
    (file.origin == Origin::Program).then(|| file.path.split_once('/')).flatten()
}
