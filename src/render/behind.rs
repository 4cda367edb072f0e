//! The quiet line on a page whose texts are older than the source they were translated from.

use super::context::{Behind, Link};
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::Game;
use crate::resolve::translations::{COMPARED, Unit};

/// What the line says; none on a page that is up to date.
pub(super) fn behind(scope: Scope, id: PageId) -> Option<Behind> {
    let site = scope.site;
    let source = site.locale(site.default_locale);
    let href = site.index.address(id, site.default_locale)?;
    let rows = match id {
        PageId::Languages
        | PageId::Home
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => return None,
        PageId::Game(at) => {
            let game = &site.games[at];
            let unit = unit(scope, &game.id).filter(|unit| unit.is_any_behind(|key| !is_of_glossary(key)))?;
            (0..game.topics.len()).filter(|topic| is_any_part_behind(unit, &game.topics[*topic])).collect()
        }
        PageId::Compare(at) => Some(rows_behind(scope, &site.games[at])).filter(|rows| !rows.is_empty())?,
        PageId::Glossary(at) => {
            unit(scope, &site.games[at].id).filter(|unit| unit.is_any_behind(is_of_glossary))?;
            Vec::new()
        }
        PageId::Variant(at, place) => variant_behind(scope, &site.games[at], place)?,
        PageId::Prose(at) => {
            unit(scope, &site.prose[at].id).filter(|unit| unit.is_behind())?;
            Vec::new()
        }
    };
    let game = match id {
        PageId::Game(at) | PageId::Variant(at, _) | PageId::Compare(at) => Some(&site.games[at]),
        PageId::Languages
        | PageId::Home
        | PageId::Glossary(_)
        | PageId::Board(..)
        | PageId::Prose(_)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => None,
    };
    Some(Behind {
        lang: source.tag.to_string(),
        dir: source.direction,
        name: source.name.clone(),
        rows: game.map(|game| links(scope, game, &rows, &href)).unwrap_or_default(),
        href,
    })
}

/// The rows of a variant that are older than their source; none where nothing on its page is.
fn variant_behind(scope: Scope, game: &Game, place: usize) -> Option<Vec<usize>> {
    let variant = &game.variants[place];
    let own = unit(scope, &format!("{}/{}", game.id, variant.id));
    let standard = unit(scope, &game.id);
    let is_behind = |topic: &&usize| {
        let id = &game.topics[**topic];
        own.is_some_and(|unit| is_row_behind(unit, id))
            || standard.is_some_and(|unit| is_standard_behind(unit, id))
    };
    let rows: Vec<usize> = variant.table.iter().filter(is_behind).copied().collect();
    let has_more = own.is_some_and(|unit| unit.is_any_behind(|key| !is_of_comparison(key)));
    (!rows.is_empty() || has_more).then_some(rows)
}

/// The topics on which the standard's text or that of a variant is older than its source.
fn rows_behind(scope: Scope, game: &Game) -> Vec<usize> {
    let standard = unit(scope, &game.id);
    let ids = game.variants.iter().map(|variant| format!("{}/{}", game.id, variant.id));
    let variants: Vec<&Unit> = ids.filter_map(|id| unit(scope, &id)).collect();
    let is_behind = |topic: &usize| {
        let id = &game.topics[*topic];
        standard.is_some_and(|unit| is_standard_behind(unit, id))
            || variants.iter().any(|unit| {
                ["rules", COMPARED].iter().any(|part| unit.is_text_behind(&format!("{part}.{id}")))
            })
    };
    (0..game.topics.len()).filter(is_behind).collect()
}

/// The texts of a page in the page's language beside their source.
fn unit<'a>(scope: Scope<'a>, name: &str) -> Option<&'a Unit> {
    let locale = &scope.site.index.paths()[scope.locale.0];
    scope.site.translations.of_page(name, locale)
}

fn is_of_glossary(key: &str) -> bool {
    key.starts_with("terms.")
}

fn is_of_comparison(key: &str) -> bool {
    key.strip_prefix(COMPARED).is_some_and(|rest| rest.starts_with('.'))
}

fn is_standard_behind(unit: &Unit, topic: &str) -> bool {
    ["name", "rule"].iter().any(|part| unit.is_text_behind(&format!("topics.{topic}.{part}")))
}

/// Whether a part of the standard's row is behind, or a note on what a work says of it.
fn is_any_part_behind(unit: &Unit, topic: &str) -> bool {
    is_standard_behind(unit, topic) || is_row_behind(unit, topic)
}

/// Whether a variant's text on the topic, or a note on what a work says of it, is behind.
fn is_row_behind(unit: &Unit, topic: &str) -> bool {
    let notes = format!("readings.{topic}.");
    unit.is_any_behind(|key| key.starts_with(&notes)) || unit.is_text_behind(&format!("rules.{topic}"))
}

fn links(scope: Scope, game: &Game, rows: &[usize], href: &str) -> Vec<Link> {
    let Some(texts) = &game.texts[scope.locale.0] else { return Vec::new() };
    let link = |topic: &usize| Link {
        name: scope.plain(&texts.topics[*topic].name),
        href: format!("{href}#{}", game.topics[*topic]),
        current: false,
    };
    rows.iter().map(link).collect()
}
