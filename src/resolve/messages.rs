//! The messages of each language, and those that a language lacks.

use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::known::Known;
use super::site::LocaleId;
use crate::check::content::MessageFile;
use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// Reports what a language lacks of the default language's messages, but for those that nobody asks for.
pub(super) fn check(
    files: &[Option<Vec<MessageFile>>],
    unused: &BTreeSet<String>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let locales = known.locales;
    let mut wanted: Vec<(String, Span)> =
        files[locales.default.0].iter().flatten().flat_map(places).collect();
    wanted.retain(|(id, _)| !unused.contains(id));
    // What a language with a wrong code has from the program cannot be told.
    let is_known = |locale: &LocaleId| !locales.list[locale.0].tag.language.is_empty();
    for locale in locales.ids().filter(|locale| *locale != locales.default).filter(is_known) {
        let own: Vec<&MessageFile> = files[locale.0].iter().flatten().collect();
        let told = own.iter().copied().flat_map(places).map(|(id, _)| id);
        let unwritten = own.iter().flat_map(|file| file.unwritten.iter().cloned());
        let told: BTreeSet<String> = told.chain(unwritten).collect();
        for (id, span) in &wanted {
            if !told.contains(id) {
                missing(id, *span, locale, &own, known, diags);
            }
        }
    }
}

/// The messages alone, to be shared by all who tell them.
pub(super) fn resources(files: Vec<Option<Vec<MessageFile>>>) -> Vec<Vec<Arc<FluentResource>>> {
    let shared = |file: MessageFile| Arc::new(file.resource);
    files.into_iter().map(|list| list.into_iter().flatten().map(shared).collect()).collect()
}

/// The ids of the messages that templates can name.
pub(super) fn ids(resources: &[Arc<FluentResource>]) -> BTreeSet<String> {
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    };
    resources.iter().flat_map(|resource| resource.entries()).filter_map(id).collect()
}

/// Every message and term of a file, terms with their dash, each with its place.
pub(super) fn places(file: &MessageFile) -> Vec<(String, Span)> {
    let place = |name: &str| file.place(name);
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), place(message.id.name))),
        Entry::Term(term) => Some((format!("-{}", term.id.name), place(term.id.name))),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    };
    file.resource.entries().filter_map(id).collect()
}

/// Reported in the site's file of the same name in that language, where there is one: there it has to be
/// written.
fn missing(
    id: &str,
    source: Span,
    locale: LocaleId,
    own: &[&MessageFile],
    known: Known,
    diags: &mut Diagnostics,
) {
    let path = known.locales.path(locale);
    let name = |file: FileId| known.sources.path(file).rsplit('/').next().unwrap_or_default();
    let of_site = own.iter().filter(|file| file.is_the_sites());
    let place = of_site.map(|file| file.file).find(|file| name(*file) == name(source.file));
    let message = format!("the message `{id}` is missing in `{path}`");
    match place.map(Span::start_of) {
        // What a file lacks may be among what could not be read of it.
        Some(place) if known.has_failed(place) => {}
        None if known.has_failed_at(&format!("locales/{path}")) => {}
        None if known.has_failed_at(&format!("locales/{path}/{}", name(source.file))) => {}
        Some(place) => {
            diags
                .warning("missing-message", message, place)
                .related(source, "readers find this text in its place");
        }
        None => {
            diags
                .warning("missing-message", message, source)
                .help(format!("write it in `locales/{path}/{}`", name(source.file)));
        }
    }
}
