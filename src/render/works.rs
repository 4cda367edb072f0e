//! The works that rules rest on, as the foot of a page cites them.

use serde::Serialize;
use unic_langid::LanguageIdentifier;

use super::markdown::direction;
use super::scope::Scope;
use crate::resolve::site::{Cited, Rulebook};

/// A work as a citation gives it.
#[derive(Serialize)]
pub(crate) struct Source {
    /// Its fragment is `source-` and this.
    pub(crate) id: String,
    pub(crate) authors: Vec<String>,
    /// Whether there are authors beside these.
    pub(crate) more_authors: bool,
    pub(crate) title: String,
    /// The title's language, set only where it is not the page's.
    pub(crate) lang: Option<String>,
    /// `ltr` or `rtl`, set together with `lang`.
    pub(crate) dir: Option<&'static str>,
    pub(crate) publisher: Option<String>,
    pub(crate) place: Option<String>,
    pub(crate) year: Option<u16>,
    pub(crate) pages: Option<String>,
    pub(crate) url: Option<String>,
}

/// The works that a rulebook rests on.
pub(super) fn sources(scope: Scope, rulebook: &Rulebook) -> Vec<Source> {
    let tag = &scope.site.locale(scope.locale).tag;
    rulebook.sources.iter().map(|cited| source(cited, tag)).collect()
}

fn source(cited: &Cited, tag: &LanguageIdentifier) -> Source {
    let work = &cited.work;
    let (language, title) = title(&work.titles, tag);
    let foreign = (language != tag).then_some(language);
    Source {
        id: cited.id.clone(),
        authors: work.authors.clone(),
        more_authors: work.has_more_authors,
        title: title.clone(),
        lang: foreign.map(ToString::to_string),
        dir: foreign.map(direction),
        publisher: work.publisher.clone(),
        place: work.place.clone(),
        year: work.year,
        pages: work.pages.clone(),
        url: work.url.clone(),
    }
}

/// The title in the page's language, in another form of it, or the first that there is.
fn title<'a>(
    titles: &'a [(LanguageIdentifier, String)],
    tag: &LanguageIdentifier,
) -> &'a (LanguageIdentifier, String) {
    let same = titles.iter().find(|(language, _)| language == tag);
    let near = || titles.iter().find(|(language, _)| language.language == tag.language);
    same.or_else(near).unwrap_or(&titles[0])
}
