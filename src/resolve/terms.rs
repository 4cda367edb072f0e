//! The words of a game's glossary, and their texts in each language.

use super::known::Known;
use super::links;
use super::site::{LocaleId, TermTexts};
use super::texts::Files;
use crate::check::content::{GameFolder, GameText};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// Reports texts of words that `game.yaml` does not list, and what is wrong with links in them. A text under
/// a misspelt id is taken for that of the word most likely meant.
pub(super) fn check(game: &GameFolder, text: &mut GameText, known: Known, diags: &mut Diagnostics) {
    let listed: Vec<&str> = game.terms.iter().map(|term| term.value.as_str()).collect();
    let ids: Vec<String> = text.terms.keys().cloned().collect();
    for id in ids {
        let term = &text.terms[&id];
        term.text.iter().for_each(|meaning| links::check(meaning, &game.id.value, known, diags));
        if listed.contains(&id.as_str()) {
            continue;
        }
        let message = format!("`{}` has no term `{id}`", game.id.value);
        let found = diags.error("unknown-term", message, term.key);
        let free = listed.iter().copied().filter(|listed| !text.terms.contains_key(*listed));
        let meant = likely(&id, free);
        match meant {
            Some(meant) => found.meant(meant),
            None => found.help(format!("add `{id}` to `terms` in `game.yaml`, or take the text out")),
        };
        if let (Some(meant), Some(term)) = (meant, text.terms.remove(&id)) {
            text.terms.insert(meant.to_owned(), term);
        }
    }
}

/// The texts of every word in a language that has a file.
pub(super) fn texts(
    locale: LocaleId,
    game: &GameFolder,
    files: &Files<GameText>,
    diags: &mut Diagnostics,
) -> Vec<TermTexts> {
    let ids = game.terms.iter().map(|term| &term.value);
    let texts = ids.map(|id| TermTexts {
        name: files.text(locale, &format!("terms.{id}.name"), |t| t.terms.get(id)?.name.as_ref(), diags),
        text: files.text(locale, &format!("terms.{id}.text"), |t| t.terms.get(id)?.text.as_ref(), diags),
    });
    texts.collect()
}
