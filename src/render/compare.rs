//! The rulesets of a game side by side: every ruleset a column, every topic a row.

use super::context::{Column, ComparePage, ComparedCell, ComparedRow, Link};
use super::scope::Scope;
use super::works::Cites;
use crate::resolve::index::PageId;
use crate::resolve::site::{Game, GameTexts, Text, Told};

/// How many columns `site/compare.css` knows by their number.
const MOST_PICKED: usize = 8;

/// What the template of a comparison may name.
pub(super) fn compare(scope: Scope, at: usize) -> ComparePage {
    let game = &scope.site.games[at];
    let texts = game.texts[scope.locale.0].as_ref().expect("the page is in the index");
    let standard = scope.site.index.address(PageId::Game(at), scope.locale);
    let standard = standard.expect("a comparison's game has a page");
    let cites = Cites { scope, game, rulebook: &game.standard, notes: &texts.notes, standard: "" };
    let mut shown = vec![Shown {
        ruleset: 0,
        id: "standard",
        name: &texts.name,
        rules: None,
        compared: &[],
        cites,
        href: standard,
    }];
    shown.extend((0..game.variants.len()).filter_map(|place| variant(scope, at, place)));
    let column = |(at, shown): (usize, &Shown)| Column {
        number: at + 1,
        id: shown.id.to_owned(),
        name: scope.plain(shown.name),
        standard: shown.ruleset == 0,
        href: shown.href.clone(),
    };
    ComparePage {
        game: Link { name: scope.plain(&texts.name), href: shown[0].href.clone(), current: false },
        columns: shown.iter().enumerate().map(column).collect(),
        pick: shown.len() <= MOST_PICKED,
        rows: (0..game.topics.len()).map(|topic| row(scope, game, texts, &shown, topic)).collect(),
    }
}

/// A ruleset that has a page in this language.
struct Shown<'a> {
    /// Its place among the game's: 0 is the standard.
    ruleset: usize,
    id: &'a str,
    name: &'a Text,
    /// A variant's rows, and what it says in each.
    rules: Option<(&'a [usize], &'a [Text])>,
    /// What it says on topics without a row, by topic.
    compared: &'a [Option<Text>],
    /// What the works of its page say.
    cites: Cites<'a>,
    href: String,
}

fn variant(scope: Scope<'_>, at: usize, place: usize) -> Option<Shown<'_>> {
    let game = &scope.site.games[at];
    let variant = &game.variants[place];
    let texts = variant.texts[scope.locale.0].as_ref()?;
    Some(Shown {
        ruleset: place + 1,
        id: &variant.id,
        name: &texts.name,
        rules: Some((&variant.table, &texts.rules)),
        compared: &texts.compared,
        cites: Cites { scope, game, rulebook: &variant.rulebook, notes: &texts.notes, standard: "" },
        href: scope.site.index.address(PageId::Variant(at, place), scope.locale)?,
    })
}

fn row(scope: Scope, game: &Game, texts: &GameTexts, shown: &[Shown], topic: usize) -> ComparedRow {
    let id = &game.topics[topic];
    let standard = format!("{}#{id}", shown[0].href);
    let cell = |(at, one): (usize, &Shown)| {
        let own = one.rules.and_then(|(table, rules)| {
            let row = table.iter().position(|own| *own == topic)?;
            Some(&rules[row])
        });
        let under = match &game.stands[topic][one.ruleset].told {
            Told::Here | Told::AsStandard => &[],
            Told::Under(topics) => topics.as_slice(),
        };
        let is_told = own.is_some() || one.ruleset == 0;
        let disputed = one.cites.is_disputed(topic).then(|| match is_told {
            true => format!("{}#{id}-sources", one.href),
            false => format!("{}#sources", one.href),
        });
        let lead = |topic: &usize| Link {
            name: scope.plain(&texts.topics[*topic].name),
            href: format!("{}#{}", one.href, game.topics[*topic]),
            current: false,
        };
        ComparedCell {
            number: at + 1,
            name: scope.plain(one.name),
            text: own
                .or_else(|| one.compared.get(topic)?.as_ref())
                .or_else(|| under.is_empty().then_some(&texts.topics[topic].rule))
                .map(|text| scope.line(text)),
            same: one.ruleset != 0 && own.is_none() && under.is_empty(),
            href: if own.is_some() { format!("{}#{id}", one.href) } else { standard.clone() },
            under: under.iter().map(lead).collect(),
            disputed,
        }
    };
    ComparedRow {
        id: id.clone(),
        former: game.former[topic].clone(),
        topic: scope.plain(&texts.topics[topic].name),
        differs: differs(game, shown, topic),
        cells: shown.iter().enumerate().map(cell).collect(),
        href: standard,
    }
}

/// `differs`, then a class for each two columns that differ, such as `differ-1-3`, if they can be picked.
fn differs(game: &Game, shown: &[Shown], topic: usize) -> String {
    let group = |at: usize| game.stands[topic][shown[at].ruleset].group;
    let pairs = (0..shown.len()).flat_map(|one| (one + 1..shown.len()).map(move |other| (one, other)));
    let differing = pairs.filter(|(one, other)| group(*one) != group(*other));
    let mut classes: Vec<String> =
        differing.map(|(one, other)| format!("differ-{}-{}", one + 1, other + 1)).collect();
    if !classes.is_empty() {
        classes.insert(0, "differs".to_owned());
    }
    if shown.len() > MOST_PICKED {
        classes.truncate(1);
    }
    classes.join(" ")
}
