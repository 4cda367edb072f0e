//! What every page has: titles, languages, navigation.

use super::behind::behind;
use super::citation::citation;
use super::context::{Alternate, Link, Page, SharedPicture, Switch};
use super::digest;
use super::purpose::Audience;
use super::report::report;
use super::scope::Scope;
use super::search;
use super::shared::shared;
use super::structured::{Told, structured};
use crate::resolve::index::{PageId, State};
use crate::resolve::site::{Game, Locale, LocaleId, Site, Text};

/// The id of the page of prose that every page's footer leads to.
const ABOUT: &str = "about";

/// The frame of a page; `picture` is what is shown of it where its address is shared.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn page(scope: Scope, id: PageId, picture: Option<SharedPicture>) -> Result<Page, String> {
    let Scope { site, locale, .. } = scope;
    let own = site.locale(locale);
    let Words { title, name, description } = words(scope, id)?;
    let title_of_site = scope.label("site-title", &[])?;
    let told = Told {
        site: &title_of_site,
        name: &name,
        about: &description,
        picture: picture.as_ref().map(|picture| picture.href.as_str()),
    };
    let structured = scope.needs.made("structured", || structured(scope, id, &told));
    let about = site.prose.iter().position(|page| page.id == ABOUT);
    let is_draft = site.index.state(id, locale) == State::Draft;
    Ok(Page {
        lang: own.tag.to_string(),
        dir: own.direction,
        home: site.index.home(locale),
        languages: site.index.languages(),
        search: search::address(site, locale),
        about: about.and_then(|at| site.index.address(PageId::Prose(at), locale)),
        feed: scope.feed.map(str::to_owned),
        title,
        description,
        canonical: site.index.canonical(id, locale),
        alternates: alternates(scope, id),
        switcher: switcher(site, id, locale),
        games: scope.needs.made("games", || games(scope, id)),
        beta: site.beta,
        citation: if scope.needs.name("citation") { citation(scope, id, &name)? } else { None },
        structured,
        shared: shared(scope, id, picture),
        report: report(scope, id, ""),
        behind: scope.needs.made("behind", || behind(scope, id)),
        draft: is_draft,
        unlisted: is_draft || scope.audience == Audience::Testers,
        version: env!("CARGO_PKG_VERSION"),
        digest: digest::PLACE.to_owned(),
    })
}

/// What a page is called in a browser's tab and where it is cited, and what it is about.
pub(super) struct Words {
    title: String,
    pub(super) name: String,
    description: String,
}

/// What a page is called and what it is about.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn words(scope: Scope, id: PageId) -> Result<Words, String> {
    let Scope { site, locale, .. } = scope;
    let name = scope.label("site-title", &[])?;
    let words = |own: &str, description: String| {
        let title = scope.label("title-page", &[("name", own), ("site", &name)])?;
        Ok(Words { title, name: own.to_owned(), description })
    };
    let of = |own: &Text, lead: &Text| words(own.source.trim(), lead.source.trim().to_owned());
    let of_game = |game: usize, title: &str, lead: &str| {
        let texts = site.games[game].texts[locale.0].as_ref().expect("the page is in the index");
        let name = texts.name.source.trim();
        words(&scope.label(title, &[("game", name)])?, scope.label(lead, &[("game", name)])?)
    };
    match id {
        PageId::Moved(_) => words(moved(scope, id).source.trim(), scope.label("moved-lead", &[])?),
        PageId::Languages => {
            words(&scope.label("languages-heading", &[])?, scope.label("languages-lead", &[])?)
        }
        PageId::Home => {
            let tagline = scope.label("site-tagline", &[])?;
            let title = scope.label("title-home", &[("site", &name), ("tagline", &tagline)])?;
            Ok(Words { title, name: name.clone(), description: scope.label("home-lead", &[])? })
        }
        PageId::NotFound | PageId::RootNotFound => {
            words(&scope.label("not-found-heading", &[])?, scope.label("not-found-lead", &[])?)
        }
        PageId::Game(game) => {
            let texts = site.games[game].texts[locale.0].as_ref().expect("the page is in the index");
            of(&texts.name, &texts.lead)
        }
        PageId::Glossary(game) => of_game(game, "glossary-name", "glossary-lead"),
        PageId::Compare(game) => of_game(game, "compare-name", "compare-lead"),
        PageId::Variant(game, variant) => {
            let variant = &site.games[game].variants[variant];
            let texts = variant.texts[locale.0].as_ref().expect("the page is in the index");
            of(&texts.name, &texts.lead)
        }
        PageId::Board(..) => {
            let name = own_name(site, id, locale);
            let name = name.expect("the page is in the index").source.trim();
            words(
                &scope.label("board-name", &[("name", name)])?,
                scope.label("embed-lead", &[("name", name)])?,
            )
        }
        PageId::Prose(page) => {
            let texts = site.prose[page].texts[locale.0].as_ref().expect("the page is in the index");
            of(&texts.name, &texts.lead)
        }
    }
}

/// The name of the page that an address of former times leads on to.
pub(super) fn moved(scope: Scope<'_>, id: PageId) -> &Text {
    let Scope { site, locale, .. } = scope;
    let successor = site.index.successor(id).expect("it leads on");
    own_name(site, successor, locale).expect("it leads on to a page with a name")
}

/// The name of a page, or of the game or ruleset that it is of.
pub(super) fn own_name(site: &Site, id: PageId, locale: LocaleId) -> Option<&Text> {
    match id {
        PageId::Game(game) | PageId::Glossary(game) | PageId::Compare(game) | PageId::Board(game, None) => {
            site.games[game].texts[locale.0].as_ref().map(|texts| &texts.name)
        }
        PageId::Variant(game, variant) | PageId::Board(game, Some(variant)) => {
            site.games[game].variants[variant].texts[locale.0].as_ref().map(|texts| &texts.name)
        }
        PageId::Prose(page) => site.prose[page].texts[locale.0].as_ref().map(|texts| &texts.name),
        PageId::Languages | PageId::Home | PageId::Moved(_) | PageId::NotFound | PageId::RootNotFound => None,
    }
}

fn alternates(scope: Scope, id: PageId) -> Vec<Alternate> {
    let Scope { site, locale, .. } = scope;
    let tag = |locale: Option<LocaleId>| match locale {
        Some(locale) => site.locale(locale).tag.to_string(),
        None => "x-default".to_owned(),
    };
    let alternates = site.index.alternates(id, locale).into_iter();
    alternates.map(|other| Alternate { hreflang: tag(other.locale), href: other.href }).collect()
}

fn switcher(site: &Site, id: PageId, current: LocaleId) -> Vec<Switch> {
    let target = match id {
        PageId::Languages | PageId::RootNotFound => PageId::Home,
        PageId::Home
        | PageId::Game(_)
        | PageId::Variant(..)
        | PageId::Glossary(_)
        | PageId::Compare(_)
        | PageId::Board(..)
        | PageId::Prose(_)
        | PageId::NotFound => id,
        PageId::Moved(_) => site.index.successor(id).expect("it leads on"),
    };
    let switch = |(at, locale): (usize, &Locale)| Switch {
        lang: locale.tag.to_string(),
        dir: locale.direction,
        name: locale.name.clone(),
        href: site.index.nearest(target, LocaleId(at)),
        current: id != PageId::Languages && LocaleId(at) == current,
    };
    site.locales.iter().enumerate().map(switch).collect()
}

fn games(scope: Scope, current: PageId) -> Vec<Link> {
    let Scope { site, locale, .. } = scope;
    let link = |(at, game): (usize, &Game)| {
        let id = PageId::Game(at);
        let texts = game.texts[locale.0].as_ref()?;
        let href = site.index.address(id, locale)?;
        Some(Link { name: scope.plain(&texts.name), href, current: id == current })
    };
    site.games.iter().enumerate().filter_map(link).collect()
}
