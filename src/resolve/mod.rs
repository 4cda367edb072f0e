//! Resolve: names become links. Takes what the files say, each by itself, and gives the site as a whole.

pub(crate) mod address;
mod calls;
mod completeness;
mod contradictions;
mod games;
pub(crate) mod index;
mod known;
mod languages;
mod links;
mod locales;
mod messages;
mod numbers;
mod passages;
mod prose;
mod rulebooks;
mod rulesets;
pub(crate) mod site;
mod tables;
mod templates;
mod texts;
pub(crate) mod translations;
mod variables;
mod variants;

use crate::check::content::{Badge, Content, GameFolder, PageFolder, Placed};
use crate::check::ids::RESERVED_VARIANTS;
use crate::diag::Diagnostics;
use crate::source::{Sources, Span};
use address::BaseUrl;
use calls::Scripts;
use index::{Index, PageId, State};
use known::Known;
use locales::Locales;
use site::{Game, Prose, Site, Text};

/// Links the files of a site. None if there is an error; then it is in `diags`.
pub(crate) fn resolve(mut content: Content, sources: &Sources, diags: &mut Diagnostics) -> Option<Site> {
    let base = base_url(&content.site.base_url, diags);
    let place = Span::start_of(content.site.base_url.span.file);
    let translations = translations::translations(&content);
    completeness::withhold(&mut content, &translations, diags);
    let locales = Locales::new(&content.site)?;
    let known = Known { locales: &locales, sources, failed: &content.failed };
    languages::check(&content, known, diags);
    let messages = messages::resolve(content.messages, known, diags);
    let asked = calls::calls(&content.templates);
    variables::check(&messages, &asked, &Scripts::new(&content.assets), known, diags);
    let counted = messages.iter().map(|files| variables::counted(files.as_deref().unwrap_or_default()));
    let counted = counted.collect();
    let messages = messages::resources(messages);
    let told = messages::ids(&messages[locales.default.0]);
    templates::check(&content.templates, &told, &content.assets, diags);
    one_page_an_address(&content.games, &content.pages, diags);
    no_reserved_id(&content.games, diags);
    let folders = content.games.into_iter();
    let games: Vec<Option<Game>> = folders.map(|game| games::resolve(game, known, diags)).collect();
    let folders = content.pages.into_iter();
    let prose: Vec<Prose> = folders.map(|page| prose::resolve(page, known, diags)).collect();
    let games: Vec<Game> = games.into_iter().collect::<Option<_>>()?;
    if diags.has_errors() {
        return None;
    }
    Some(Site {
        index: index(base?, &locales, &games, &prose),
        default_locale: locales.default,
        locales: locales.list,
        beta: content.site.beta == Badge::Shown,
        games,
        prose,
        messages,
        translations,
        counted,
        templates: content.templates,
        assets: content.assets,
        passed: content.passed,
        place,
    })
}

fn base_url(text: &Placed<String>, diags: &mut Diagnostics) -> Option<BaseUrl> {
    match BaseUrl::parse(&text.value) {
        Ok(base) => Some(base),
        Err(message) => {
            diags.error("wrong-base-url", message, text.span);
            None
        }
    }
}

/// Games and pages of prose share the folder of their language.
fn one_page_an_address(games: &[GameFolder], pages: &[PageFolder], diags: &mut Diagnostics) {
    for page in pages {
        if let Some(game) = games.iter().find(|game| game.id.value == page.id.value) {
            let id = &page.id.value;
            diags
                .error("same-address", format!("two pages have the address `/{id}/`"), page.id.span)
                .related(game.id.span, format!("the game `{id}` has it too"));
        }
    }
}

/// What has the name of something of the game's own.
fn no_reserved_id(games: &[GameFolder], diags: &mut Diagnostics) {
    for variant in games.iter().flat_map(|game| &game.variants) {
        let id = &variant.id.value;
        if let Some((_, reason)) = RESERVED_VARIANTS.iter().find(|(reserved, _)| reserved == id) {
            diags
                .error("reserved-id", format!("a variant cannot be called `{id}`"), variant.id.span)
                .help(format!("give the folder another name: {reason}"));
        }
    }
}

fn index(base: BaseUrl, locales: &Locales, games: &[Game], prose: &[Prose]) -> Index {
    let mut index = Index::new(base, locales.paths.clone(), locales.default);
    for (at, game) in games.iter().enumerate() {
        index.add(PageId::Game(at), game.id.clone(), states(&game.texts, |texts| &texts.about));
        for (place, variant) in game.variants.iter().enumerate() {
            let path = format!("{}/{}", game.id, variant.id);
            index.add(PageId::Variant(at, place), path, states(&variant.texts, |texts| &texts.about));
        }
    }
    for (at, page) in prose.iter().enumerate() {
        index.add(PageId::Prose(at), page.id.clone(), states(&page.texts, |texts| &texts.text));
    }
    index
}

/// A page is of the language that its main text is in.
fn states<T>(texts: &[Option<T>], main: impl Fn(&T) -> &Text) -> Vec<State> {
    let state = |(at, texts): (usize, &Option<T>)| match texts.as_ref().map(|texts| main(texts).locale) {
        None => State::Absent,
        Some(locale) if locale.0 == at => State::Own,
        Some(locale) => State::Fallback(locale),
    };
    texts.iter().enumerate().map(state).collect()
}
