//! Where the links of texts lead a reader, in the language of the page that shows them.

use unic_langid::LanguageIdentifier;

use super::markdown::{Kind, Lead};
use super::scope::Scope;
use crate::resolve::headings::ids;
use crate::resolve::index::PageId;
use crate::resolve::site::{Game, Text};
use crate::resolve::target::{GLOSSARY, Target, target};

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
                None => name(scope, page, path),
            };
            Some(Lead { href: address.map(whole), title, kind: Kind::Page })
        }
        Target::Term { game, term } => {
            let page = index.named(&format!("{game}/{GLOSSARY}"))?;
            let address = index.address(page, scope.locale);
            let href = address.map(|address| format!("{address}#{term}"));
            Some(Lead { href, title: row(scope, page, term), kind: Kind::Term })
        }
    }
}

/// A message as a title, and the language that it is told in.
fn titled(scope: Scope, id: &str, args: &[(&'static str, &str)]) -> Option<(String, LanguageIdentifier)> {
    let title = scope.label(id, args).ok()?;
    let told =
        scope.messages.tell(scope.locale, id, &args.iter().map(|(name, value)| (*name, *value)).collect());
    let foreign = told.ok()?.foreign.and_then(|(tag, _)| tag.parse().ok());
    Some((title, foreign.unwrap_or_else(|| scope.site.locale(scope.locale).tag.clone())))
}

fn filled(scope: Scope, title: &Text) -> (String, LanguageIdentifier) {
    (title.source.trim().to_owned(), scope.site.locale(title.locale).tag.clone())
}

/// The language's own, or that of the first language in its chain that has it.
fn first<'a, T>(scope: Scope<'a>, texts: &'a [Option<T>]) -> Option<&'a T> {
    let chain = &scope.site.locale(scope.locale).chain;
    chain.iter().find_map(|locale| texts[locale.0].as_ref()).or_else(|| texts.iter().flatten().next())
}

fn name(scope: Scope, page: PageId, path: &str) -> Option<(String, LanguageIdentifier)> {
    let text = match page {
        PageId::Game(at) => first(scope, &scope.site.games[at].texts).map(|texts| &texts.name),
        PageId::Variant(at, place) => {
            first(scope, &scope.site.games[at].variants[place].texts).map(|texts| &texts.name)
        }
        PageId::Prose(at) => first(scope, &scope.site.prose[at].texts).map(|texts| &texts.name),
        PageId::Glossary(at) => {
            return titled(scope, "glossary-name", &[("game", game(scope, at)?)]);
        }
        PageId::Compare(at) => {
            return titled(scope, "compare-name", &[("game", game(scope, at)?)]);
        }
        PageId::Languages
        | PageId::Home
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => None,
    };
    text.or_else(|| draft(scope, path)).map(|text| filled(scope, text))
}

/// The name of a page that is kept back as a draft.
fn draft<'a>(scope: Scope<'a>, path: &str) -> Option<&'a Text> {
    first(scope, scope.site.draft_names.get(path)?)
}

fn game(scope: Scope<'_>, at: usize) -> Option<&str> {
    let game = &scope.site.games[at];
    let name = first(scope, &game.texts).map(|texts| &texts.name).or_else(|| draft(scope, &game.id));
    name.map(|name| name.source.trim())
}

/// The name of a row of rules, or the word of a glossary.
fn row(scope: Scope, page: PageId, id: &str) -> Option<(String, LanguageIdentifier)> {
    let game: &Game = match page {
        PageId::Glossary(at) => {
            let game = &scope.site.games[at];
            let term = game.terms.iter().position(|term| term == id)?;
            return first(scope, &game.texts).map(|texts| filled(scope, &texts.terms[term].name));
        }
        PageId::Game(at) | PageId::Variant(at, _) | PageId::Compare(at) => &scope.site.games[at],
        PageId::Languages
        | PageId::Home
        | PageId::Board(..)
        | PageId::Prose(_)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => return None,
    };
    let topic = game.topics.iter().position(|topic| topic == id)?;
    first(scope, &game.texts).map(|texts| filled(scope, &texts.topics[topic].name))
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
        PageId::Languages
        | PageId::Home
        | PageId::Glossary(_)
        | PageId::Compare(_)
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => Vec::new(),
    }
}
