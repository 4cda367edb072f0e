//! Rows of rules and cards that lead to variants: the parts that several pages share.

use super::context::{Link, Row, VariantCard};
use super::examples::{self, Rulings};
use super::report::report;
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::Game;

/// The variants of a game that there are in the page's language, in their order.
pub(super) fn variants(scope: Scope, at: usize, game: &Game) -> Vec<(PageId, VariantCard)> {
    let places = 0..game.variants.len();
    places.filter_map(|place| Some((PageId::Variant(at, place), card(scope, at, place, game)?))).collect()
}

fn card(scope: Scope, at: usize, place: usize, game: &Game) -> Option<VariantCard> {
    let variant = &game.variants[place];
    let texts = variant.texts[scope.locale.0].as_ref()?;
    let topics = &game.texts[scope.locale.0].as_ref()?.topics;
    let href = scope.site.index.address(PageId::Variant(at, place), scope.locale)?;
    let topic = |row: &usize| Link {
        name: scope.plain(&topics[*row].name),
        href: format!("{href}#{}", game.topics[*row]),
        current: false,
    };
    Some(VariantCard {
        name: scope.plain(&texts.name),
        lead: scope.plain(&texts.lead),
        unplayable: variant.rulebook.play.is_none(),
        topics: scope.needs.made("topics", || variant.table.iter().map(topic).collect()),
        href,
    })
}

/// A topic with what the standard says on it, and its examples where there are rulesets.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn row(
    scope: Scope,
    page: PageId,
    game: &Game,
    topic: usize,
    rulings: Option<Rulings>,
) -> Result<Row, String> {
    let texts = game.texts[scope.locale.0].as_ref().expect("a page of the game has its texts");
    let id = &game.topics[topic];
    let examples = rulings.map(|rulings| examples::of_row(rulings, topic)).transpose()?;
    Ok(Row {
        id: id.clone(),
        former: game.former[topic].clone(),
        topic: scope.plain(&texts.topics[topic].name),
        report: report(scope, page, id),
        standard: scope.line(&texts.topics[topic].rule),
        variant: None,
        examples: examples.unwrap_or_default(),
        readings: Vec::new(),
        disputed: false,
    })
}
