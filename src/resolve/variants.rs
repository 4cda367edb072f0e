//! A variant's folder: its ruleset beside the standard's, its table, its texts in each language.

use std::mem;

use engine::Ruleset;

use super::cells;
use super::compared;
use super::editions;
use super::examples::{self, Rulesets};
use super::known::Known;
use super::links;
use super::readings::Ground;
use super::retired::successor;
use super::rulebooks;
use super::rulesets::Layers;
use super::site::{LocaleId, Variant, VariantTexts};
use super::tables::{self, take_for_likely, unknown_topic};
use super::texts::Files;
use crate::check::content::{GameFolder, Placed, VariantFolder, VariantText};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

/// Links one variant of a game; `standard` is the game's ruleset, if it has no error, and `there` says by
/// locale where the game has a page. None if there is an error in the ruleset; then it is in `diags`.
pub(super) fn resolve(
    mut variant: VariantFolder,
    game: &GameFolder,
    standard: Option<&Ruleset>,
    there: &[bool],
    known: Known,
    diags: &mut Diagnostics,
) -> Option<Variant> {
    let mut files = known.locales.by_locale(mem::take(&mut variant.texts));
    let owner = format!("{}/{}", game.id.value, variant.id.value);
    let mut aside = known.locales.by_locale(mem::take(&mut variant.aside));
    check(&variant, game, &mut files, known, diags);
    check(&variant, game, &mut aside, known, diags);
    leave_out_the_homeless(&mut files, game, there, known, diags);
    let table = tables::table(game, &variant, diags);
    let ground = Ground { game, rules: &variant.ruleset, owner: &owner };
    let readings = ground.readings(diags);
    let linked =
        Files { known, owner: &owner, files: &files, place: |text: &VariantText, key| text.parts.place(key) };
    let texts = known
        .locales
        .ids()
        .map(|locale| {
            files[locale.0].is_some().then(|| {
                let notes = ground.notes(locale, &readings, &linked, |text| &text.notes, diags);
                let compared = compared::texts(locale, game, &table, &linked, diags);
                VariantTexts { compared, notes, ..texts(locale, game, &variant, &table, &linked, diags) }
            })
        })
        .collect();
    if let Some(layers) = Layers::new(&variant.ruleset, game) {
        tables::check(game, &variant, layers, diags);
    }
    let mut rulebook = rulebooks::resolve(&variant.ruleset, game, readings, known, diags)?;
    if let (Some(standard), Some(play)) = (standard, &mut rulebook.play)
        && let Some(layers) = Layers::new(&variant.ruleset, game)
    {
        let rulesets = Rulesets { standard, variant: Some(&play.ruleset), layers };
        play.examples = examples::resolve(&variant.ruleset.examples, game, &table, rulesets, diags);
    }
    Some(Variant { id: variant.id.value, rulebook, table, texts })
}

fn check(
    variant: &VariantFolder,
    game: &GameFolder,
    files: &mut [Option<VariantText>],
    known: Known,
    diags: &mut Diagnostics,
) {
    let owner = format!("{}/{}", game.id.value, variant.id.value);
    for text in files.iter_mut().flatten() {
        for markdown in [&text.about, &text.history, &text.unplayable].into_iter().flatten() {
            links::check(markdown, &owner, known, diags);
        }
        rulebooks::check_reason(text.unplayable.as_ref(), &variant.ruleset, known, diags);
        for (id, (key, rule)) in &text.rules {
            links::check(rule, &owner, known, diags);
            cells::check(rule, known, diags);
            if !variant.table.iter().any(|row| row.value == *id) {
                text_without_row(id, *key, variant, game, diags);
            }
        }
        compared::check(text, variant, game, known, diags);
        editions::check(&text.changes, &variant.ruleset, &owner, "variant.yaml", known, diags);
        let ground = Ground { game, rules: &variant.ruleset, owner: &owner };
        ground.check(&mut text.notes, known, diags);
        let rows: Vec<&str> = variant.table.iter().map(|row| row.value.as_str()).collect();
        take_for_likely(&mut text.rules, &rows, game);
    }
}

fn text_without_row(
    id: &str,
    key: Span,
    variant: &VariantFolder,
    game: &GameFolder,
    diags: &mut Diagnostics,
) {
    if !game.topics.iter().any(|topic| topic.id.value == id) {
        unknown_topic(id, key, game, diags);
        return;
    }
    // The row may be there under a misspelt name, which is reported.
    let rows = variant.table.iter().map(|row| row.value.as_str());
    let strange = rows.filter(|row| !game.topics.iter().any(|topic| topic.id.value == *row));
    if likely(id, strange).is_some() || is_row_of_former_times(id, variant, game) {
        return;
    }
    diags
        .error("text-without-row", format!("the table of `{}` has no row `{id}`", variant.id.value), key)
        .help(format!("add `{id}` to `table` in `variant.yaml`, or take the text out"));
}

/// Whether the table has the row under an id that is retired, which is reported.
fn is_row_of_former_times(id: &str, variant: &VariantFolder, game: &GameFolder) -> bool {
    let mut rows = variant.table.iter();
    rows.any(|row| successor(&game.retired.topics, &row.value).is_some_and(|successor| successor.value == id))
}

/// A variant's page leads to its game's page and shows its texts: where there is none, it is left out.
fn leave_out_the_homeless(
    files: &mut [Option<VariantText>],
    game: &GameFolder,
    there: &[bool],
    known: Known,
    diags: &mut Diagnostics,
) {
    for (at, file) in files.iter_mut().enumerate().filter(|(at, _)| !there[*at]) {
        let path = known.locales.path(LocaleId(at));
        let Some(text) = file.take() else { continue };
        if known.has_failed_at(&format!("content/{}/{path}.yaml", game.id.value)) {
            continue;
        }
        let message = format!("this page is left out: `{}` has none in `{path}`", game.id.value);
        diags
            .warning("page-without-game", message, text.place)
            .help(format!("write `{path}.yaml` in the folder of `{}`", game.id.value));
    }
}

fn texts(
    locale: LocaleId,
    game: &GameFolder,
    variant: &VariantFolder,
    table: &[usize],
    files: &Files<VariantText>,
    diags: &mut Diagnostics,
) -> VariantTexts {
    let mut text = |key: &str, get: &dyn Fn(&VariantText) -> Option<&Placed<String>>| {
        files.text(locale, key, get, diags)
    };
    VariantTexts {
        name: text("name", &|t| t.name.as_ref()),
        lead: text("lead", &|t| t.lead.as_ref()),
        about: text("about", &|t| t.about.as_ref()),
        history: text("history", &|t| t.history.as_ref()),
        // Whether there is a board is not known where the ruleset's file has an error.
        unplayable: match variant.ruleset.answers {
            None if !files.known.has_failed(variant.ruleset.place) => {
                Some(text("unplayable", &|t| t.unplayable.as_ref()))
            }
            Some(_) | None => None,
        },
        changes: editions::texts(&variant.ruleset, |text| &text.changes, &mut text),
        rules: table
            .iter()
            .map(|topic| &game.topics[*topic].id.value)
            .map(|id| text(&format!("rules.{id}"), &|t| t.rules.get(id).map(|(_, rule)| rule)))
            .collect(),
        compared: Vec::new(),
        notes: Vec::new(),
        is_draft: files.is_draft(locale, |text| text.draft),
    }
}
