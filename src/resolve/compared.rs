//! What a variant says on topics that its table has no row for: words for the comparison, where the standard's
//! do not fit.

use std::collections::{BTreeMap, BTreeSet};

use super::cells;
use super::known::Known;
use super::links;
use super::numbers;
use super::site::{LocaleId, Text};
use super::tables::{take_for_likely, unknown_topic};
use super::texts::Files;
use super::translations::COMPARED;
use crate::check::content::{GameFolder, Placed, VariantFolder, VariantText};
use crate::diag::Diagnostics;

/// Reports texts on what is no topic or has a row, and what is wrong with links in them.
pub(super) fn check(
    text: &mut VariantText,
    variant: &VariantFolder,
    game: &GameFolder,
    known: Known,
    diags: &mut Diagnostics,
) {
    let owner = format!("{}/{}", game.id.value, variant.id.value);
    for (id, (key, rule)) in &text.compared {
        links::check(rule, &owner, known, diags);
        cells::check(rule, known, diags);
        if !game.topics.iter().any(|topic| topic.id.value == *id) {
            unknown_topic(id, *key, game, diags);
        } else if let Some(row) = variant.table.iter().find(|row| row.value == *id) {
            let found = diags
                .error("text-beside-row", format!("`{id}` has a row, whose rule is compared"), *key)
                .related(row.span, "the row is here");
            found.help(match text.rules.contains_key(id) {
                true => "take the text out: what `rules` says is shown",
                false => "move the text to `rules`",
            });
        }
    }
    // A rule in the wrong place, which is reported, is not missing as well.
    for row in &variant.table {
        if let Some(rule) = text.compared.remove(&row.value) {
            text.rules.entry(row.value.clone()).or_insert(rule);
        }
    }
    let topics = game.topics.iter().map(|topic| topic.id.value.as_str());
    let free: Vec<&str> =
        topics.filter(|topic| !variant.table.iter().any(|row| row.value == *topic)).collect();
    take_for_likely(&mut text.compared, &free, game);
}

/// As the game's topics, the texts in a language that has a file. Where a language says something, those that
/// are read from it should too.
pub(super) fn texts(
    locale: LocaleId,
    game: &GameFolder,
    table: &[usize],
    files: &Files<VariantText>,
    diags: &mut Diagnostics,
) -> Vec<Option<Text>> {
    let mut text = |topic: usize| {
        let id = &game.topics[topic].id.value;
        let has_text = |file: &VariantText| file.compared.contains_key(id);
        let mut chain = files.known.locales.list[locale.0].chain.iter();
        let is_there = chain.any(|id| files.files[id.0].as_ref().is_some_and(has_text));
        (is_there && !table.contains(&topic)).then(|| {
            let key = format!("{COMPARED}.{id}");
            files.text(locale, &key, |file| file.compared.get(id).map(|(_, rule)| rule), diags)
        })
    };
    (0..game.topics.len()).map(&mut text).collect()
}

/// Warns where the texts on a topic name other numbers in another language.
pub(super) fn check_numbers(variant: &VariantFolder, known: Known, diags: &mut Diagnostics) {
    let ids: BTreeSet<&String> = variant.every_text().flat_map(|(_, text)| text.compared.keys()).collect();
    for id in ids {
        let texts = variant.every_text();
        let texts: BTreeMap<&String, &Placed<String>> =
            texts.filter_map(|(path, text)| Some((path, &text.compared.get(id)?.1))).collect();
        numbers::check(&format!("{COMPARED}.{id}"), &texts, known, diags);
    }
}
