//! Render: the site becomes files, page by page, side by side.

mod alternates;
mod assets;
mod behind;
mod board;
mod breaks;
mod cards;
mod citation;
mod compare;
mod context;
mod dates;
mod differences;
mod digest;
mod drawing;
mod drawn;
mod edition;
mod embed;
mod examples;
mod feed;
mod figures;
pub(crate) mod file;
mod frame;
mod functions;
pub(crate) mod hosting;
mod html;
mod leads;
mod learned;
mod letters;
mod links;
mod map;
mod markdown;
mod messages;
pub(crate) mod names;
mod needs;
mod numbers;
mod origins;
mod pages;
mod parts;
mod passed;
mod pictures;
mod play;
mod poster;
pub(crate) mod posters;
pub(crate) mod purpose;
mod report;
mod scope;
mod search;
mod shared;
mod specimen;
mod structured;
mod tags;
mod templates;
mod text;
mod uncommented;
mod words;
mod works;

use std::collections::BTreeSet;
use std::sync::Arc;

use rayon::prelude::*;

use crate::diag::Diagnostics;
use crate::resolve::index::PageId;
use crate::resolve::site::{LocaleId, Site};
use crate::source::{Sources, Span};
use assets::Assets;
use file::{File, Kind};
use letters::Letters;
use links::{Ground, Links};
use messages::Messages;
use needs::{AllNeeds, Needs};
use pictures::Pictures;
use posters::Unwritten;
use purpose::{Audience, Posters, Purpose};
use scope::Scope;
use templates::{Fault, TEMPLATE, Templates};

/// Renders every file of a site and hands each to `put` at once, so that no two pages need be held
/// together. Gives what `put` made of each, in a fixed order; the order of the calls is left open.
///
/// # Errors
/// Stops at the first error of `put` and gives it back.
pub(crate) fn render<T: Send, E: Send>(
    site: &Site,
    sources: &Sources,
    purpose: Purpose,
    diags: &mut Diagnostics,
    put: impl Fn(File) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let begun = Renderer::new(site, sources, purpose).and_then(|renderer| Ok((renderer.lists()?, renderer)));
    let (lists, renderer) = match begun {
        Ok(begun) => begun,
        Err(faults) => {
            report(faults, diags);
            return Ok(Vec::new());
        }
    };
    let maps = map::files(site, purpose.audience, &map::LIMITS).into_iter();
    let maps: Vec<File> = maps.chain(lists).collect();
    let given = renderer.pictures.files(site).into_iter().chain(learned::files(site));
    let mut files: Vec<File> = renderer.assets.files().chain(given).collect();
    let mut others: BTreeSet<String> = files.iter().chain(&maps).map(|file| file.path.clone()).collect();
    let pages: Vec<(PageId, LocaleId)> = site.index.pages().collect();
    let own: Vec<String> = pages.iter().map(|(page, locale)| site.index.file(*page, *locale)).collect();
    let passed = passed::files(site, own.iter().cloned().chain(others.iter().cloned()), diags);
    others.extend(passed.iter().map(|file| file.path.clone()));
    files.extend(passed);
    others.extend(own);
    let ground = Ground::new(&others, site);
    let mut done = files.into_par_iter().map(&put).collect::<Result<Vec<T>, E>>()?;
    let pages: Vec<Result<Put<T>, Vec<Fault>>> = pages
        .into_par_iter()
        .map(|(page, locale)| match renderer.page(page, locale) {
            Ok(made) => made.put(pages::template(page), &ground, &put).map(Ok),
            Err(faults) => Ok(Err(faults)),
        })
        .collect::<Result<_, E>>()?;
    let (mut faults, mut links) = (Vec::new(), Vec::new());
    let (mut pictures, mut unwritten) = (Vec::new(), Vec::new());
    for page in pages {
        match page {
            Ok(page) => {
                done.extend(page.done);
                pictures.extend(page.picture);
                links.push(page.links);
                unwritten.extend(page.unwritten);
            }
            Err(found) => faults.extend(found),
        }
    }
    done.extend(maps.into_par_iter().map(&put).collect::<Result<Vec<T>, E>>()?);
    posters::report(&unwritten, diags);
    // A page that could not be made is no reason to tell of every link to it.
    if faults.is_empty() {
        links::check(&links, &ground, site, sources, diags);
        alternates::check(&links, site, diags);
    }
    others.extend(pictures);
    done.extend(hosting::files(site, others, diags).into_iter().map(&put).collect::<Result<Vec<T>, E>>()?);
    report(faults, diags);
    Ok(done)
}

/// A page with its picture.
struct Made {
    page: File,
    picture: Option<File>,
    unwritten: Vec<Unwritten>,
}

/// What is left of a page that has been handed over.
struct Put<T> {
    done: Vec<T>,
    links: Links,
    /// The path of its picture.
    picture: Option<String>,
    unwritten: Vec<Unwritten>,
}

impl Made {
    /// Hands over what a template made.
    fn put<T, E>(
        self,
        template: &'static str,
        ground: &Ground,
        put: impl Fn(File) -> Result<T, E>,
    ) -> Result<Put<T>, E> {
        let mut links = Links::of(&self.page, template, ground);
        if let Some(picture) = &self.picture {
            links.settle(&ground.absolute(&picture.path));
        }
        let picture = self.picture.as_ref().map(|picture| picture.path.clone());
        let files = [Some(self.page), self.picture].into_iter().flatten();
        let done = files.map(put).collect::<Result<Vec<T>, E>>()?;
        Ok(Put { done, links, picture, unwritten: self.unwritten })
    }
}

struct Renderer<'a> {
    site: &'a Site,
    sources: &'a Sources,
    purpose: Purpose,
    messages: Arc<Messages>,
    assets: Arc<Assets>,
    pictures: Pictures,
    templates: Templates,
    letters: Letters<'a>,
    /// By locale, what the script of a board says.
    patterns: Vec<String>,
    /// By locale, the address of the feed, where there is one.
    feeds: Vec<Option<String>>,
    needs: AllNeeds<'a>,
}

impl<'a> Renderer<'a> {
    fn new(site: &'a Site, sources: &'a Sources, purpose: Purpose) -> Result<Renderer<'a>, Vec<Fault>> {
        let at_large = |message| vec![fault(message, site.place)];
        let messages = Arc::new(Messages::new(site));
        let files = site.assets.iter().map(|asset| (asset.name.as_str(), asset.bytes.as_slice()));
        let assets = Arc::new(Assets::new(files, &site.index).map_err(|wrong| {
            let asset = site.assets.iter().find(|asset| asset.name == wrong.file);
            let span = asset.and_then(|asset| asset.place).unwrap_or(site.place);
            vec![Fault { code: "wrong-asset", ..fault(wrong.message, span) }]
        })?);
        let templates = Templates::new(site, &messages, &assets);
        let locales = (0..site.locales.len()).map(LocaleId);
        let patterns = locales.map(|locale| play::patterns(&messages, locale)).collect::<Result<_, _>>();
        let patterns = patterns.map_err(at_large)?;
        let pictures = Pictures::new(site);
        let feed = |locale: usize| match purpose.audience {
            Audience::Everyone => Some(site.index.file_address(&feed::path(site, LocaleId(locale))?)),
            Audience::Testers => None,
        };
        let feeds = (0..site.locales.len()).map(feed).collect();
        let needs = AllNeeds::new(site.index.pages().map(|(page, _)| pages::template(page)), site);
        let letters = Letters::new(site);
        Ok(Renderer {
            site,
            sources,
            purpose,
            messages,
            assets,
            pictures,
            templates,
            letters,
            patterns,
            feeds,
            needs,
        })
    }

    /// Of each language what a search finds, and the feed.
    fn lists(&self) -> Result<Vec<File>, Vec<Fault>> {
        let lists: Result<Vec<_>, String> = (0..self.site.locales.len())
            .into_par_iter()
            .map(|locale| {
                let scope = self.scope(LocaleId(locale), self.needs.none());
                let feed = scope.feed.map(|_| feed::file(scope)).transpose()?.flatten();
                Ok([Some(search::file(scope)?), feed])
            })
            .collect();
        let lists = lists.map_err(|message| self.at_large(message))?;
        Ok(lists.into_iter().flatten().flatten().collect())
    }

    fn page(&self, page: PageId, locale: LocaleId) -> Result<Made, Vec<Fault>> {
        let scope = self.scope(locale, self.needs.of(pages::template(page)));
        let (mut picture, mut shown, mut unwritten) = (None, None, Vec::new());
        if self.purpose.posters != Posters::Left && poster::is_wanted(page) {
            let words = posters::words(scope, page).map_err(|message| self.at_large(message))?;
            unwritten = posters::unwritten(scope, &self.letters, page, &words);
            let is_named = self.purpose.posters == Posters::Drawn;
            if is_named || locale == self.site.default_locale {
                let (letters, templates) = (&self.letters, &self.templates);
                let drawn = posters::drawn(scope, letters, templates, self.sources, page, &words)?;
                (picture, shown) = Some(drawn).filter(|_| is_named).unzip();
            }
        }
        let context = pages::context(scope, page, shown, &self.patterns[locale.0])
            .map_err(|message| self.at_large(message))?;
        let html = self.templates.render(pages::template(page), locale, &context, self.site, self.sources)?;
        let bytes = digest::stamped(&html).into_bytes();
        let page = File { path: self.site.index.file(page, locale), bytes, kind: Kind::Page };
        Ok(Made { page, picture, unwritten })
    }

    fn scope<'s>(&'s self, locale: LocaleId, needs: &'s Needs<'s>) -> Scope<'s> {
        Scope {
            site: self.site,
            messages: &self.messages,
            pictures: &self.pictures,
            audience: self.purpose.audience,
            feed: self.feeds[locale.0].as_deref(),
            locale,
            needs,
        }
    }

    fn at_large(&self, message: String) -> Vec<Fault> {
        vec![fault(message, self.site.place)]
    }
}

fn fault(message: String, span: Span) -> Fault {
    Fault { code: TEMPLATE, message, span, related: Vec::new() }
}

/// One mistake in a template shows on many pages and in many languages: it is told once.
fn report(faults: Vec<Fault>, diags: &mut Diagnostics) {
    let mut told: Vec<Fault> = Vec::new();
    for fault in faults {
        let has_place = fault.span.start < fault.span.end;
        let same = |first: &Fault| first.span == fault.span && (has_place || first.message == fault.message);
        if !told.iter().any(same) {
            told.push(fault);
        }
    }
    for fault in told {
        let mut found = diags.error(fault.code, fault.message, fault.span);
        for (span, text) in fault.related {
            found = found.related(span, text);
        }
    }
}
