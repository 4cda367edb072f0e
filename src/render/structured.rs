//! A page in the words of schema.org, for search engines: where it stands, what it is about, in which languages
//! and of which days it is. Every address in it is whole, and is the one under which the page is known.

use serde_json::{Map, Value, json};

use super::dates::{Dates, stated};
use super::frame::own_name;
use super::html::json_in_script;
use super::scope::Scope;
use crate::resolve::index::{PageId, State};
use crate::resolve::site::LocaleId;

/// What the page says of itself.
pub(super) struct Told<'a> {
    pub(super) site: &'a str,
    pub(super) name: &'a str,
    pub(super) about: &'a str,
    /// The address of the page's picture.
    pub(super) picture: Option<&'a str>,
}

/// What is told of a page, safe inside a `script` element; none on a page that search engines are not led to.
pub(super) fn structured(scope: Scope, id: PageId, told: &Told) -> Option<String> {
    let Scope { site, locale, .. } = scope;
    let is_own = matches!(site.index.state(id, locale), State::Own | State::Draft);
    if !is_own || site.index.successor(id).is_some() || id.ruleset().is_some() {
        return None;
    }
    let address = site.index.canonical(id, locale)?;
    let page = Described { scope, id, told, address };
    let parts = [Some(page.of_site()), Some(page.page()), page.trail(), page.article(), page.game()];
    let parts: Vec<Value> = parts.into_iter().flatten().collect();
    let graph = json!({ "@context": "https://schema.org", "@graph": parts });
    Some(json_in_script(&graph.to_string()))
}

/// A page that is described.
struct Described<'a> {
    scope: Scope<'a>,
    id: PageId,
    told: &'a Told<'a>,
    address: String,
}

impl Described<'_> {
    fn tag(&self, locale: LocaleId) -> String {
        self.scope.site.locale(locale).tag.to_string()
    }

    /// The name of a part of what is described.
    fn part(&self, of: &str, part: &str) -> Value {
        json!({ "@id": format!("{of}#{part}") })
    }

    fn root(&self) -> String {
        self.scope.site.index.absolute_file_address("")
    }

    fn of_site(&self) -> Value {
        let root = self.root();
        let languages: Vec<String> =
            (0..self.scope.site.locales.len()).map(|at| self.tag(LocaleId(at))).collect();
        json!({
            "@type": "WebSite",
            "@id": format!("{root}#site"),
            "url": root,
            "name": self.told.site,
            "inLanguage": languages,
        })
    }

    fn page(&self) -> Value {
        let mut page = json!({
            "@type": "WebPage",
            "@id": self.address,
            "url": self.address,
            "name": self.told.name,
            "description": self.told.about,
            "inLanguage": self.tag(self.scope.locale),
            "isPartOf": self.part(&self.root(), "site"),
        });
        let set = page.as_object_mut().expect("it was made as one");
        if self.steps().is_some() {
            set.insert("breadcrumb".to_owned(), self.part(&self.address, "trail"));
        }
        if self.is_article() {
            set.insert("mainEntity".to_owned(), self.part(&self.address, "article"));
        } else {
            dated(set, &self.dates());
            self.translated(set, "");
        }
        put(set, "image", self.told.picture.map(str::to_owned));
        put(set, "lastReviewed", self.dates().reviewed);
        page
    }

    fn dates(&self) -> Dates {
        stated(self.scope.site, self.id, self.scope.locale)
    }

    fn is_article(&self) -> bool {
        match self.id {
            PageId::Game(_) | PageId::Variant(..) | PageId::Prose(_) => true,
            PageId::Languages
            | PageId::Home
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => false,
        }
    }

    fn article(&self) -> Option<Value> {
        if !self.is_article() {
            return None;
        }
        let mut article = json!({
            "@type": "Article",
            "@id": format!("{}#article", self.address),
            "url": self.address,
            "mainEntityOfPage": { "@id": self.address },
            "headline": self.told.name,
            "description": self.told.about,
            "inLanguage": self.tag(self.scope.locale),
            "publisher": { "@type": "Organization", "name": self.told.site, "url": self.root() },
        });
        let set = article.as_object_mut()?;
        put(set, "image", self.told.picture.map(str::to_owned));
        if self.game().is_some() {
            set.insert("about".to_owned(), self.part(&self.address, "game"));
        }
        let version = self.rulebook().and_then(|rulebook| rulebook.edition.versions.last());
        put(set, "version", version.map(|release| release.version.value.clone()));
        dated(set, &self.dates());
        self.translated(set, "#article");
        Some(article)
    }

    fn rulebook(&self) -> Option<&crate::resolve::site::Rulebook> {
        let games = &self.scope.site.games;
        match self.id {
            PageId::Game(game) => Some(&games[game].standard),
            PageId::Variant(game, variant) => Some(&games[game].variants[variant].rulebook),
            PageId::Languages
            | PageId::Home
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Prose(_)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => None,
        }
    }

    /// The game that the rules are of; a variant is based on its game.
    fn game(&self) -> Option<Value> {
        self.rulebook()?;
        let mut game = json!({
            "@type": "Game",
            "@id": format!("{}#game", self.address),
            "url": self.address,
            "name": self.told.name,
            "description": self.told.about,
            "numberOfPlayers": { "@type": "QuantitativeValue", "value": 2 },
        });
        if let PageId::Variant(at, _) = self.id {
            let standard = PageId::Game(at);
            let address = self.scope.site.index.canonical(standard, self.scope.locale)?;
            let name = own_name(self.scope.site, standard, self.scope.locale)?.source.trim();
            game["isBasedOn"] = json!({
                "@type": "Game",
                "@id": format!("{address}#game"),
                "url": address,
                "name": name,
            });
        }
        Some(game)
    }

    /// The same in other languages: the default language's is what the others were translated from.
    fn translated(&self, set: &mut Map<String, Value>, part: &str) {
        let Scope { site, locale, .. } = self.scope;
        // The list of languages is written once; what it names in other languages are their home pages.
        if self.id == PageId::Languages {
            return;
        }
        let all = site.index.alternates(self.id, locale);
        let others = all.iter().filter_map(|other| Some((other.locale?, &other.href)));
        let kind = if part.is_empty() { "WebPage" } else { "Article" };
        let work = |(at, href): (LocaleId, &String)| {
            json!({
                "@type": kind,
                "@id": format!("{href}{part}"),
                "url": href,
                "inLanguage": self.tag(at),
            })
        };
        let (key, found): (&str, Vec<Value>) = if locale == site.default_locale {
            ("workTranslation", others.filter(|(at, _)| *at != locale).map(work).collect())
        } else {
            ("translationOfWork", others.filter(|(at, _)| *at == site.default_locale).map(work).collect())
        };
        match <[Value; 1]>::try_from(found) {
            Ok([one]) => set.insert(key.to_owned(), one),
            Err(found) if found.is_empty() => None,
            Err(found) => set.insert(key.to_owned(), Value::Array(found)),
        };
    }

    /// The pages above this one and the page itself; none at the top.
    fn steps(&self) -> Option<Vec<PageId>> {
        match self.id {
            PageId::Languages
            | PageId::Home
            | PageId::Board(..)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => None,
            PageId::Game(_) | PageId::Prose(_) => Some(vec![PageId::Home]),
            PageId::Variant(game, _) | PageId::Glossary(game) | PageId::Compare(game) => {
                Some(vec![PageId::Home, PageId::Game(game)])
            }
        }
    }

    fn trail(&self) -> Option<Value> {
        let Scope { site, locale, .. } = self.scope;
        let above = self.steps()?.into_iter().filter_map(|id| {
            let name = own_name(site, id, locale).map_or(self.told.site, |name| name.source.trim());
            Some((name.to_owned(), site.index.canonical(id, locale)?))
        });
        let steps = above.chain([(self.told.name.to_owned(), self.address.clone())]);
        let steps: Vec<Value> = steps
            .enumerate()
            .map(|(at, (name, item))| {
                json!({ "@type": "ListItem", "position": at + 1, "name": name, "item": item })
            })
            .collect();
        Some(json!({
            "@type": "BreadcrumbList",
            "@id": format!("{}#trail", self.address),
            "itemListElement": steps,
        }))
    }
}

fn dated(set: &mut Map<String, Value>, dates: &Dates) {
    put(set, "datePublished", dates.published.clone());
    put(set, "dateModified", dates.modified.clone());
}

fn put(set: &mut Map<String, Value>, key: &str, value: Option<String>) {
    if let Some(value) = value {
        set.insert(key.to_owned(), Value::String(value));
    }
}
