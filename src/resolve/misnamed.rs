//! Topics that `game.yaml` alone calls so: the slip is there, not in all the files that agree with each other.

use std::collections::BTreeSet;

use super::retired;
use crate::check::content::GameFolder;
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// In how many files a name must stand to be what was meant.
const AGREEING: usize = 2;

/// Reports each topic that no other file knows where all have one like it, and goes on with their name.
pub(super) fn topics(game: &mut GameFolder, diags: &mut Diagnostics) {
    let own: BTreeSet<String> = game.topics.iter().map(|topic| topic.id.value.clone()).collect();
    let files = files(game);
    let is_successor = |name: &str| game.retired.topics.iter().any(|entry| entry.successor.value == name);
    let meant = |topic: &str| {
        if is_successor(topic) || files.iter().any(|names| names.contains(topic)) {
            return None;
        }
        let strange = files.iter().flatten().map(String::as_str);
        let strange = strange
            .filter(|name| !own.contains(*name) && retired::successor(&game.retired.topics, name).is_none());
        let meant = likely(topic, strange)?;
        let in_all = game.every_text().map(|(_, text)| &text.topics);
        let in_all = in_all.filter(|topics| !topics.is_empty()).all(|topics| topics.contains_key(meant));
        let agreeing = files.iter().filter(|names| names.contains(meant)).count();
        (in_all && agreeing >= AGREEING).then(|| meant.to_owned())
    };
    let meant: Vec<Option<String>> = game.topics.iter().map(|topic| meant(&topic.id.value)).collect();
    for (topic, meant) in game.topics.iter_mut().zip(meant) {
        let Some(meant) = meant else { continue };
        let name = &topic.id.value;
        let message =
            format!("no other file of `{}` knows the topic `{name}`: all have `{meant}`", game.id.value);
        diags
            .error("unknown-topic", message, topic.id.span)
            .meant(&meant)
            .help(format!("if `{name}` is its new name, write that in the other files too"));
        topic.id.value = meant;
    }
}

/// The topics that each file beside `game.yaml` names.
fn files(game: &GameFolder) -> Vec<BTreeSet<String>> {
    let texts = game.every_text().map(|(_, text)| text.topics.keys().cloned().collect());
    let tables =
        game.variants.iter().map(|variant| variant.table.iter().map(|row| row.value.clone()).collect());
    let rules = game.variants.iter().flat_map(|variant| variant.every_text());
    let rules = rules.map(|(_, text)| text.rules.keys().cloned().collect());
    let rulesets = game.variants.iter().map(|variant| &variant.ruleset).chain([&game.standard]);
    let told = rulesets.map(|ruleset| {
        let readings = ruleset.readings.iter().map(|reading| reading.topic.value.clone());
        readings.chain(ruleset.examples.iter().map(|example| example.topic.value.clone())).collect()
    });
    texts.chain(tables).chain(rules).chain(told).collect()
}
