//! `retired`: ids that were in use once, each with the one that took its place.

use super::content::Placed;
use super::decode::{Fields, entries, text};
use super::ids::is_id;
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::Entry;
use crate::source::Span;

/// An id that nothing has any more, and its successor.
pub(crate) struct Retired {
    pub(crate) id: Placed<String>,
    pub(crate) successor: Placed<String>,
}

/// What a game retired.
#[derive(Default)]
pub(crate) struct RetiredOfGame {
    /// Topics: their fragments stay.
    pub(crate) topics: Vec<Retired>,
    /// Variants: their addresses stay.
    pub(crate) variants: Vec<Retired>,
}

/// `retired: { topics: { old: new }, variants: { old: new } }`
pub(super) fn of_game(entry: &Entry, diags: &mut Diagnostics) -> RetiredOfGame {
    let Some(fields) = Fields::of_entry(entry, &format::RETIRED, diags) else {
        return RetiredOfGame::default();
    };
    let mut list = |key, expected| {
        fields.optional(key).map(|entry| list(entry, expected, is_id, diags)).unwrap_or_default()
    };
    RetiredOfGame {
        topics: list("topics", "retired topics, each with its successor"),
        variants: list("variants", "retired variants, each with its successor"),
    }
}

/// `retired: { old-game: new-game, old-game/old: new-game/new }`
pub(super) fn of_site(entry: &Entry, diags: &mut Diagnostics) -> Vec<Retired> {
    list(entry, "retired pages, each with its successor", is_page, diags)
}

/// A page without its language: `GAME`, `GAME/VARIANT` or a page of prose.
fn is_page(name: &str, span: Span, diags: &mut Diagnostics) -> bool {
    let Some((game, variant)) = name.split_once('/') else { return is_id(name, span, diags) };
    // In quotes, the two stand elsewhere than their letters say.
    if (span.end - span.start) as usize != name.len() {
        let sound = is_id(game, span, &mut Diagnostics::default());
        if !sound || !is_id(variant, span, &mut Diagnostics::default()) {
            diags
                .error("wrong-id", format!("expected ids parted by `/`, found `{name}`"), span)
                .help("write the page without its language, like `GAME/VARIANT`");
            return false;
        }
        return true;
    }
    let middle = span.start + game.len() as u32;
    let is_game = is_id(game, Span { end: middle, ..span }, diags);
    is_id(variant, Span { start: middle + 1, ..span }, diags) && is_game
}

type Check = fn(&str, Span, &mut Diagnostics) -> bool;

fn list(entry: &Entry, expected: &str, is_sound: Check, diags: &mut Diagnostics) -> Vec<Retired> {
    let mut retired = Vec::new();
    for entry in entries(&entry.value, expected, diags).unwrap_or_default() {
        let sound = is_sound(&entry.key, entry.key_span, diags);
        if let Some(successor) = text(&entry.value, diags).filter(|_| sound) {
            retired
                .push(Retired { id: Placed { value: entry.key.clone(), span: entry.key_span }, successor });
        }
    }
    retired
}
