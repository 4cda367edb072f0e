//! Resolve: names become links. Takes what the files say, each by itself, and gives the site as a whole.

pub(crate) mod address;
mod addresses;
mod anchors;
mod calls;
mod cells;
mod compared;
mod comparison;
mod completeness;
mod contradictions;
pub(crate) mod drafts;
mod editions;
mod examples;
mod facts;
mod fair_play;
mod games;
pub(crate) mod headings;
pub(crate) mod index;
mod known;
mod languages;
pub(crate) mod learned;
mod links;
mod listed;
mod locales;
pub(crate) mod markdown;
mod messages;
mod misnamed;
mod numbers;
mod passages;
mod pictures;
mod places;
mod prose;
mod readings;
pub(crate) mod report;
mod retired;
mod rulebooks;
mod rulesets;
mod scripts;
mod sections;
mod showing;
pub(crate) mod site;
mod tables;
pub(crate) mod target;
mod targets;
mod templates;
mod terms;
mod texts;
mod told;
pub(crate) mod translations;
mod unread;
mod untranslated;
mod variables;
mod variants;

use crate::check::content::{Content, Placed};
use crate::check::site::Badge;
use crate::diag::Diagnostics;
use crate::source::{Sources, Span};
use address::BaseUrl;
use index::{Index, PageId, State};
use known::Known;
use locales::Locales;
use report::Report;
use site::{Game, GameTexts, Prose, Site, Text};
use target::{COMPARE, GLOSSARY};
use targets::Targets;
use told::Scripts;

/// Links the files of a site. None if there is an error; then it is in `diags`.
pub(crate) fn resolve(mut content: Content, sources: &Sources, diags: &mut Diagnostics) -> Option<Site> {
    let base = base_url(&content.site.base_url, diags);
    let place = Span::start_of(content.site.base_url.span.file);
    let report = content.site.report.as_ref().and_then(|text| Report::new(text, diags));
    let drafts = drafts::set_aside(&mut content, diags);
    content.games.iter_mut().for_each(|game| misnamed::topics(game, diags));
    let pictures = pictures::resolve(&mut content, sources, diags);
    let translations = translations::translations(&content);
    completeness::withhold(&mut content, &translations.units, diags);
    let locales = Locales::new(&content.site)?;
    let targets = Targets::new(&content);
    let draft_names = drafts::names(&content, &locales);
    let known = Known { locales: &locales, sources, failed: &content.failed, targets: &targets };
    languages::check(&content, known, diags);
    addresses::check(&content, diags);
    retired::check(&content, known, diags);
    let moved = retired::addresses(&content);
    let fair_play = fair_play::page(&content, known, diags);
    let messages = locales.by_locale(content.messages);
    let asked = calls::calls(&content.templates);
    let unused = variables::check(&messages, &asked, &Scripts::new(&content.assets), known, diags);
    messages::check(&messages, &unused, known, diags);
    let counted = messages.iter().map(|files| variables::counted(files.as_deref().unwrap_or_default()));
    let counted = counted.collect();
    let messages = messages::resources(messages);
    let told = messages::ids(&messages[locales.default.0]);
    templates::check(&content.templates, &told, &content.assets, diags);
    let games: Vec<Option<Game>> =
        diags.side_by_side(content.games, |game, diags| games::resolve(game, known, diags));
    let folders = content.pages.into_iter();
    let prose: Vec<Prose> = folders.map(|page| prose::resolve(page, known, diags)).collect();
    let mut games: Vec<Game> = games.into_iter().collect::<Option<_>>()?;
    learned::give(content.learned, &mut games, diags);
    if diags.has_errors() {
        return None;
    }
    Some(Site {
        index: index(base?, &locales, &games, &prose, moved),
        default_locale: locales.default,
        locales: locales.list,
        beta: content.site.beta == Badge::Shown,
        report,
        fair_play,
        games,
        prose,
        messages,
        translations,
        drafts,
        draft_names,
        counted,
        templates: content.templates,
        assets: content.assets,
        passed: content.passed,
        fonts: content.fonts,
        pictures,
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

fn index(
    base: BaseUrl,
    locales: &Locales,
    games: &[Game],
    prose: &[Prose],
    moved: Vec<(String, String)>,
) -> Index {
    let mut index = Index::new(base, locales.paths.clone(), locales.default);
    for (at, game) in games.iter().enumerate() {
        index.add(
            PageId::Game(at),
            game.id.clone(),
            states(&game.texts, |texts| (&texts.about, texts.is_draft)),
        );
        if !game.terms.is_empty() {
            let path = format!("{}/{GLOSSARY}", game.id);
            index.add(PageId::Glossary(at), path, glossary_states(game));
        }
        if !game.variants.is_empty() {
            index.add(PageId::Compare(at), format!("{}/{COMPARE}", game.id), comparison::states(game));
        }
        if game.standard.play.is_some() {
            index.add_board(at, None);
        }
        for (place, variant) in game.variants.iter().enumerate() {
            let path = format!("{}/{}", game.id, variant.id);
            index.add(
                PageId::Variant(at, place),
                path,
                states(&variant.texts, |texts| (&texts.about, texts.is_draft)),
            );
            if variant.rulebook.play.is_some() {
                index.add_board(at, Some(place));
            }
        }
    }
    for (at, page) in prose.iter().enumerate() {
        index.add(
            PageId::Prose(at),
            page.id.clone(),
            states(&page.texts, |texts| (&texts.text, texts.is_draft)),
        );
    }
    index.lead_on(moved);
    index
}

/// A glossary is of its language when at least one of its words is.
fn glossary_states(game: &Game) -> Vec<State> {
    let state = |(at, texts): (usize, &Option<GameTexts>)| {
        let Some(texts) = texts else { return State::Absent };
        if texts.is_draft {
            return State::Draft;
        }
        let mut locales = texts.terms.iter().map(|term| term.text.locale);
        let first = locales.clone().next();
        match (first, locales.any(|locale| locale.0 == at)) {
            (None, _) => State::Absent,
            (Some(_), true) => State::Own,
            (Some(first), false) => State::Fallback(first),
        }
    };
    game.texts.iter().enumerate().map(state).collect()
}

/// A page is of the language that its main text is in.
fn states<T>(texts: &[Option<T>], main: impl Fn(&T) -> (&Text, bool)) -> Vec<State> {
    let state = |(at, texts): (usize, &Option<T>)| match texts.as_ref().map(&main) {
        None => State::Absent,
        Some((_, true)) => State::Draft,
        Some((text, false)) if text.locale.0 == at => State::Own,
        Some((text, false)) => State::Fallback(text.locale),
    };
    texts.iter().enumerate().map(state).collect()
}
