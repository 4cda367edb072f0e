//! Where the links of texts lead a reader, in the language of the page that shows them.

use unic_langid::LanguageIdentifier;

use super::markdown::Lead;
use super::scope::Scope;
use crate::resolve::headings::ids;
use crate::resolve::index::PageId;
use crate::resolve::site::{Game, Text};
use crate::resolve::target::{Target, target};

/// What a link of a text becomes; none if it leads to an address as it is written.
pub(super) fn lead(scope: Scope, text: &Text, written: &str) -> Option<Lead> {
    let index = &scope.site.index;
    match target(written, &text.owner)? {
        Target::Page { path, fragment } => {
            let page = index.named(path)?;
            let address = index.address(page, scope.locale);
            let part = fragment.filter(|id| is_there(scope, page, id));
            let whole = |address: String| part.map_or(address.clone(), |id| format!("{address}#{id}"));
            let title = match fragment {
                Some(id) => row(scope, page, id),
                None => name(scope, page),
            };
            Some(Lead { href: address.map(whole), title: title.map(|title| filled(scope, title)) })
        }
    }
}

fn filled(scope: Scope, title: &Text) -> (String, LanguageIdentifier) {
    (title.source.trim().to_owned(), scope.site.locale(title.locale).tag.clone())
}

/// The language's own, or that of the first language in its chain that has it.
fn first<'a, T>(scope: Scope<'a>, texts: &'a [Option<T>]) -> Option<&'a T> {
    let chain = &scope.site.locale(scope.locale).chain;
    chain.iter().find_map(|locale| texts[locale.0].as_ref()).or_else(|| texts.iter().flatten().next())
}

fn name<'a>(scope: Scope<'a>, page: PageId) -> Option<&'a Text> {
    match page {
        PageId::Game(at) => first(scope, &scope.site.games[at].texts).map(|texts| &texts.name),
        PageId::Variant(at, place) => {
            first(scope, &scope.site.games[at].variants[place].texts).map(|texts| &texts.name)
        }
        PageId::Prose(at) => first(scope, &scope.site.prose[at].texts).map(|texts| &texts.name),
        PageId::Languages | PageId::Home | PageId::Moved(_) | PageId::NotFound | PageId::RootNotFound => None,
    }
}

/// The name of a row of rules.
fn row<'a>(scope: Scope<'a>, page: PageId, id: &str) -> Option<&'a Text> {
    let game: &Game = match page {
        PageId::Game(at) | PageId::Variant(at, _) => &scope.site.games[at],
        PageId::Languages
        | PageId::Home
        | PageId::Prose(_)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => return None,
    };
    let topic = game.topics.iter().position(|topic| topic == id)?;
    first(scope, &game.texts).map(|texts| &texts.topics[topic].name)
}

/// Whether the page has this part in this language. Headings may have their ids in some languages only.
fn is_there(scope: Scope, page: PageId, id: &str) -> bool {
    let has = |locale: usize| {
        let texts = markdown(scope, page, locale);
        texts.iter().any(|text| ids(&text.source).iter().any(|own| own == id))
    };
    has(scope.locale.0) || !(0..scope.site.locales.len()).any(has)
}

/// The texts of a page that may have headings.
fn markdown<'a>(scope: Scope<'a>, page: PageId, locale: usize) -> Vec<&'a Text> {
    let site = scope.site;
    match page {
        PageId::Game(at) => {
            site.games[at].texts[locale].iter().flat_map(|texts| [&texts.about, &texts.history]).collect()
        }
        PageId::Variant(at, place) => {
            let texts = site.games[at].variants[place].texts[locale].iter();
            texts.flat_map(|texts| [&texts.about, &texts.history]).collect()
        }
        PageId::Prose(at) => site.prose[at].texts[locale].iter().map(|texts| &texts.text).collect(),
        PageId::Languages | PageId::Home | PageId::Moved(_) | PageId::NotFound | PageId::RootNotFound => {
            Vec::new()
        }
    }
}
