//! Rulebooks: a checked ruleset with the houses and marks on its board, and the works that rules rest on.

use std::collections::{BTreeMap, BTreeSet};

use engine::Square;

use super::contradictions;
use super::known::Known;
use super::rulesets::Layers;
use super::site::{Cited, Play, Reading, Rulebook};
use crate::check::content::{GameFolder, GameText, Placed, RulesetFile};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

/// Links the rulebook of a standard or a variant, whose examples are still to be played. None if there is an
/// error; then it is in `diags`.
pub(super) fn resolve(
    file: &RulesetFile,
    game: &GameFolder,
    readings: Vec<Reading>,
    known: Known,
    diags: &mut Diagnostics,
) -> Option<Rulebook> {
    let mut sources = Vec::new();
    for name in &file.sources {
        match game.sources.get(&name.value) {
            Some(work) => sources.push(Cited { id: name.value.clone(), work: work.clone() }),
            // What is wrong in the list of works is reported, and may be this one.
            None if known.has_failed(game.id.span) => {}
            None => unknown_source(name, game, diags),
        }
    }
    if known.has_failed(file.place) {
        // What is wrong in one answer hides nothing of what the others make together.
        if let Some(layers) = Layers::new(file, game) {
            contradictions::ruleset(layers, game, diags);
        }
        return None;
    }
    let edition = file.edition.clone();
    if file.answers.is_none() {
        return Some(Rulebook { play: None, sources, readings, edition });
    }
    let Some(layers) = Layers::new(file, game) else {
        if !known.has_failed(game.id.span) && !known.has_failed(game.standard.place) {
            without_standard(file, game, diags);
        }
        return None;
    };
    let ruleset = contradictions::ruleset(layers, game, diags)?;
    let (houses, marks) = (by_square(&file.houses), by_square(&file.marks));
    let play = Play { ruleset, houses, marks, examples: Vec::new(), learned: None };
    Some(Rulebook { play: Some(play), sources, readings, edition })
}

/// A variant's answers are changes to the standard's, which has none.
fn without_standard(file: &RulesetFile, game: &GameFolder, diags: &mut Diagnostics) {
    let message =
        format!("the standard of `{}` has no ruleset, so its variants can have none", game.id.value);
    diags
        .error("ruleset-without-standard", message, file.place)
        .related(game.standard.place, "the standard says so here")
        .help("write `playable: false` in place of `ruleset`, or give the standard a ruleset first");
}

fn by_square(named: &[(Placed<Square>, Placed<String>)]) -> BTreeMap<u8, String> {
    named.iter().map(|(square, name)| (square.value.number(), name.value.clone())).collect()
}

fn unknown_source(name: &Placed<String>, game: &GameFolder, diags: &mut Diagnostics) {
    let message = format!("`{}` has no source `{}`", game.id.value, name.value);
    let found = diags.error("unknown-source", message, name.span);
    match likely(&name.value, game.sources.keys().map(String::as_str)) {
        Some(meant) => found.meant(meant),
        None => found.help("describe it under `sources` in `game.yaml`"),
    };
}

/// Reports a text that says why there is no board where there is one.
pub(super) fn check_reason(
    reason: Option<&Placed<String>>,
    file: &RulesetFile,
    known: Known,
    diags: &mut Diagnostics,
) {
    if let Some(reason) = reason.filter(|_| file.answers.is_some() && !known.has_failed(file.place)) {
        diags
            .error(
                "playable-with-reason",
                "`unplayable` says why there is no board, and there is one",
                reason.span,
            )
            .related(file.place, "the board plays by this ruleset")
            .help("take `unplayable` out, or write `playable: false` in place of the ruleset");
    }
}

/// The houses that the rulesets of a game put on their boards, each with the first place.
#[derive(Default)]
pub(super) struct Houses {
    used: BTreeMap<String, Span>,
    unnamed: BTreeSet<String>,
}

impl Houses {
    /// Takes in the houses of one ruleset.
    pub(super) fn add(&mut self, file: &RulesetFile) {
        for (_, id) in &file.houses {
            self.used.entry(id.value.clone()).or_insert(id.span);
        }
    }

    /// Reports houses that no language names, and names for houses that no ruleset has.
    pub(super) fn check<'a>(
        &mut self,
        game: &str,
        texts: impl Iterator<Item = &'a GameText> + Clone,
        diags: &mut Diagnostics,
    ) {
        for (id, span) in &self.used {
            if texts.clone().any(|text| text.houses.contains_key(id)) {
                continue;
            }
            let found = diags.error("unknown-house", format!("no language names the house `{id}`"), *span);
            let names = texts.clone().flat_map(|text| text.houses.keys().map(String::as_str));
            match likely(id, names) {
                Some(meant) => found.meant(meant),
                None => found.help(format!("name it under `houses` in the language files of `{game}`")),
            };
            self.unnamed.insert(id.clone());
        }
        for text in texts {
            for (id, name) in &text.houses {
                // A name that fits a house without one is what that house was meant to be.
                let excused = likely(id, self.unnamed.iter().map(String::as_str)).is_some();
                if !self.used.contains_key(id) && !excused {
                    unused(id, name.span, self.used.keys(), diags);
                }
            }
        }
    }

    /// The ids that have a name in some language.
    pub(super) fn named(&self) -> impl Iterator<Item = &str> {
        self.used.keys().filter(|id| !self.unnamed.contains(*id)).map(String::as_str)
    }
}

fn unused<'a>(id: &str, span: Span, used: impl Iterator<Item = &'a String>, diags: &mut Diagnostics) {
    let found = diags.error("unknown-house", format!("no ruleset has a house `{id}`"), span);
    match likely(id, used.map(String::as_str)) {
        Some(meant) => found.meant(meant),
        None => found.help("take the name out, or put the house on a square under `houses`"),
    };
}
