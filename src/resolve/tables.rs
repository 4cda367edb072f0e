//! Rule-diff tables against the rulesets: a row for each difference, a difference for each row.

use std::collections::{BTreeMap, BTreeSet};

use super::retired;
use super::rulesets::{Layers, differences};
use crate::check::content::{GameFolder, Question, Topic, VariantFolder};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

/// The topics of a variant's table, by place in the game's list of topics. Reports unknown topics and
/// topics named twice.
pub(super) fn table(game: &GameFolder, variant: &VariantFolder, diags: &mut Diagnostics) -> Vec<usize> {
    let mut table: Vec<usize> = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    for name in &variant.table {
        let Some(at) = game.topics.iter().position(|topic| topic.id.value == name.value) else {
            unknown_topic(&name.value, name.span, game, diags);
            continue;
        };
        if let Some(first) = table.iter().position(|row| *row == at) {
            diags
                .error("duplicate-row", format!("the table has two rows `{}`", name.value), name.span)
                .related(spans[first], "the first is here")
                .help("remove one of the two");
            continue;
        }
        table.push(at);
        spans.push(name.span);
    }
    table
}

/// Reports a topic that the game does not have.
pub(super) fn unknown_topic(name: &str, span: Span, game: &GameFolder, diags: &mut Diagnostics) {
    if let Some(successor) = retired::successor(&game.retired.topics, name) {
        retired::report(name, span, successor, diags);
        return;
    }
    let message = format!("`{}` has no topic `{name}`", game.id.value);
    let found = diags.error("unknown-topic", message, span).because_of(&format!("{} {name}", game.id.value));
    let topics: Vec<&str> = game.topics.iter().map(|topic| topic.id.value.as_str()).collect();
    match likely(name, topics.iter().copied()).or_else(|| now(name, game)) {
        Some(meant) => found.meant(meant),
        None => found.help(format!("the topics are `{}`", topics.join("`, `"))),
    };
}

/// The name that a topic of this one has now.
fn now<'a>(name: &str, game: &'a GameFolder) -> Option<&'a str> {
    game.renamed.iter().find(|(former, _)| former == name).map(|(_, now)| now.as_str())
}

/// Names in a game's texts that are no topics, each with the one topic that all files with the name lack.
pub(super) fn renamed(game: &GameFolder) -> Vec<(String, String)> {
    let topics: BTreeSet<&str> = game.topics.iter().map(|topic| topic.id.value.as_str()).collect();
    let is_known = |id: &str| topics.contains(id) || retired::successor(&game.retired.topics, id).is_some();
    let like = |id: &str| likely(id, topics.iter().copied());
    let mut lacking: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (_, text) in game.every_text() {
        let ids = || text.topics.keys().map(String::as_str);
        // A topic that is misspelt is there.
        let is_there = |topic: &str| ids().any(|id| id == topic || !is_known(id) && like(id) == Some(topic));
        let absent = || topics.iter().copied().filter(|topic| !is_there(topic));
        for id in ids().filter(|id| !is_known(id) && like(id).is_none()) {
            let common = lacking.entry(id).or_insert_with(|| absent().collect());
            common.retain(|topic| absent().any(|own| own == *topic));
        }
    }
    let mut renamed = Vec::new();
    for (id, lacking) in lacking {
        if let [topic] = lacking.into_iter().collect::<Vec<_>>().as_slice() {
            renamed.push((id.to_owned(), (*topic).to_owned()));
        }
    }
    renamed
}

/// Takes a text under a misspelt or a retired topic, which is reported, for the text of the one most likely
/// meant: it is not missing as well.
pub(super) fn take_for_likely<T>(texts: &mut BTreeMap<String, T>, topics: &[&str], game: &GameFolder) {
    let strange: Vec<String> = texts.keys().filter(|id| !topics.contains(&id.as_str())).cloned().collect();
    for id in strange {
        let mut free = topics.iter().copied().filter(|topic| !texts.contains_key(*topic));
        let successor = retired::successor(&game.retired.topics, &id).map(|topic| topic.value.as_str());
        let meant = match successor.or_else(|| now(&id, game)) {
            Some(successor) => free.find(|topic| *topic == successor),
            None => likely(&id, free),
        };
        if let Some(meant) = meant
            && let Some(text) = texts.remove(&id)
        {
            texts.insert(meant.to_owned(), text);
        }
    }
}

/// Reports differences that no row tells of and rows for which nothing differs.
pub(super) fn check(game: &GameFolder, variant: &VariantFolder, layers: Layers, diags: &mut Diagnostics) {
    // Where an answer could not be read, that is reported.
    let (Some(standard), Some(rules)) = (layers.of_standard().rules(), layers.rules()) else { return };
    let rows: Vec<(&Topic, Span)> =
        variant.table.iter().filter_map(|name| row(game, name.value.as_str(), name.span)).collect();
    let differing = differences(&standard, &rules);
    // A row that names no topic is reported already; the difference may be the one it was meant for.
    if rows.len() == variant.table.len() {
        for question in &differing {
            if !rows.iter().any(|(topic, _)| governs(topic, *question)) {
                untold(game, *question, layers.place(*question), diags);
            }
        }
    }
    for (topic, span) in rows {
        let is_read = topic.governs.iter().all(|question| layers.is_read(question.value));
        if is_read && !topic.governs.is_empty() && !differing.iter().any(|question| governs(topic, *question))
        {
            idle(topic, span, diags);
        }
    }
}

fn row<'a>(game: &'a GameFolder, name: &str, span: Span) -> Option<(&'a Topic, Span)> {
    game.topics.iter().find(|topic| topic.id.value == name).map(|topic| (topic, span))
}

fn governs(topic: &Topic, question: Question) -> bool {
    topic.governs.iter().any(|governed| governed.value == question)
}

fn untold(game: &GameFolder, question: Question, span: Span, diags: &mut Diagnostics) {
    let topics = game.topics.iter().filter(|topic| governs(topic, question));
    let topics: Vec<String> = topics.map(|topic| format!("`{}`", topic.id.value)).collect();
    let message = format!("`{}` differs from the standard, and no row of the table tells it", question.key());
    let found = diags.error("untold-difference", message, span);
    match topics.as_slice() {
        [] => found.help(format!("give a topic of `game.yaml` `governs: [{}]`", question.key())),
        topics => found.help(format!("add {} to `table`", topics.join(" or "))),
    };
}

fn idle(topic: &Topic, span: Span, diags: &mut Diagnostics) {
    let governed: Vec<String> = topic.governs.iter().map(|q| format!("`{}`", q.value.key())).collect();
    let message = format!("nothing that `{}` tells of differs from the standard", topic.id.value);
    diags
        .error("idle-row", message, span)
        .help(format!("take the row out, or change {}", governed.join(" or ")));
}
