//! The texts of one language against those of another: numbers that disagree, and passages in a language
//! that is not marked.

use std::collections::BTreeMap;
use std::ops::Range;

use super::known::Known;
use super::{numbers, passages};
use crate::check::content::{Content, Placed};
use crate::diag::Diagnostics;
use crate::source::{Sources, Span};

/// Reports what is wrong with the texts of all languages.
pub(super) fn check(content: &Content, known: Known, diags: &mut Diagnostics) {
    for game in &content.games {
        for (path, text) in &game.texts {
            let rules = text.topics.values().filter_map(|topic| topic.rule.as_ref());
            let markdown = text.about.iter().chain(&text.history).chain(&text.unplayable).chain(rules);
            passages::check(path, markdown, known, diags);
        }
        for topic in &game.topics {
            let id = &topic.id.value;
            let rules = game
                .texts
                .iter()
                .filter_map(|(path, text)| Some((path, text.topics.get(id)?.rule.as_ref()?)));
            numbers::check(&format!("topics.{id}.rule"), &rules.collect(), known, diags);
        }
        for variant in &game.variants {
            for (path, text) in &variant.texts {
                let rules = text.rules.values().map(|(_, rule)| rule);
                passages::check(
                    path,
                    text.about.iter().chain(&text.history).chain(&text.unplayable).chain(rules),
                    known,
                    diags,
                );
            }
            for row in &variant.table {
                let id = &row.value;
                let rules: BTreeMap<&String, &Placed<String>> = variant
                    .texts
                    .iter()
                    .filter_map(|(path, text)| Some((path, &text.rules.get(id)?.1)))
                    .collect();
                numbers::check(&format!("rules.{id}"), &rules, known, diags);
            }
        }
    }
    for page in &content.pages {
        for (path, text) in &page.texts {
            passages::check(path, text.text.iter(), known, diags);
        }
    }
}

/// Where a part of a text stands in its file: the same words, the same time that they come up. Where the
/// file writes them otherwise, as over the end of a line, the first of the words, or the whole text.
pub(super) fn place(text: &Placed<String>, part: Range<usize>, sources: &Sources) -> Span {
    let words = &text.value[part.clone()];
    let first = words.split_whitespace().next().unwrap_or_default();
    let written = sources.quoted(text.span);
    for wanted in [words, first] {
        let before = text.value[..part.start].matches(wanted).count();
        if let Some((at, _)) = written.match_indices(wanted).nth(before).filter(|_| !wanted.is_empty()) {
            let start = text.span.start + at as u32;
            return Span { start, end: start + wanted.len() as u32, ..text.span };
        }
    }
    text.span
}
