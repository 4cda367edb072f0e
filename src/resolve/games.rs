//! A game's folder: its texts in each language, its standard, its variants in their order.

use std::mem;

use super::cells;
use super::comparison;
use super::editions;
use super::examples::{self, Rulesets};
use super::known::Known;
use super::links;
use super::listed;
use super::readings::Ground;
use super::rulesets::Layers;
use super::site::{BoardTexts, Game, GameTexts, LocaleId, Reading, Rulebook, Text, TopicTexts, Variant};
use super::tables::{self, take_for_likely, unknown_topic};
use super::terms;
use super::texts::Files;
use super::variants;
use super::{rulebooks, rulebooks::Houses};
use crate::check::content::{GameFolder, GameText, Placed};
use crate::check::retired::Retired;
use crate::diag::Diagnostics;

/// Links one game. None if there is an error in a ruleset; then it is in `diags`.
pub(super) fn resolve(mut game: GameFolder, known: Known, diags: &mut Diagnostics) -> Option<Game> {
    game.renamed = tables::renamed(&game);
    let folders = mem::take(&mut game.variants);
    let folders = listed::in_order(&game, folders, known, diags);
    let mut files = known.locales.by_locale(mem::take(&mut game.texts));
    let mut aside = known.locales.by_locale(mem::take(&mut game.aside));
    check(&game, &mut files, known, diags);
    check(&game, &mut aside, known, diags);
    let mut houses = Houses::default();
    houses.add(&game.standard);
    folders.iter().for_each(|variant| houses.add(&variant.ruleset));
    if known.is_whole(&format!("content/{}", game.id.value)) {
        houses.check(&game.id.value, files.iter().chain(&aside).flatten(), diags);
    }
    let linked = Files {
        known,
        owner: &game.id.value,
        files: &files,
        place: |text: &GameText, key| text.parts.place(key),
    };
    let ground = Ground { game: &game, rules: &game.standard, owner: &game.id.value };
    let readings = ground.readings(diags);
    let texts: Vec<Option<GameTexts>> = known
        .locales
        .ids()
        .map(|locale| {
            files[locale.0].is_some().then(|| {
                let notes = ground.notes(locale, &readings, &linked, |text| &text.notes, diags);
                GameTexts { notes, ..texts(locale, &game, &houses, &linked, diags) }
            })
        })
        .collect();
    if let Some(board) = game.board.filter(|board| !board.squares.is_multiple_of(board.row)) {
        let message = format!("{} squares do not fill rows of {}", board.squares, board.row);
        diags.error("uneven-rows", message, game.id.span);
    }
    let standard = standard(&game, readings, known, diags);
    let ruleset = standard.as_ref().and_then(|standard| standard.play.as_ref()).map(|play| &play.ruleset);
    let there: Vec<bool> = texts.iter().map(Option::is_some).collect();
    let folders = folders.into_iter();
    let variants: Vec<_> =
        folders.map(|variant| variants::resolve(variant, &game, ruleset, &there, known, diags)).collect();
    let standard = standard?;
    let variants: Vec<Variant> = variants.into_iter().collect::<Option<_>>()?;
    let stands = comparison::stands(&game.topics, &standard, &variants);
    let ids = game.topics.iter().map(|topic| &topic.id);
    let fragments = ids.clone().chain(game.retired.topics.iter().map(|retired| &retired.id));
    Some(Game {
        former: ids.map(|topic| former(&topic.value, &game.retired.topics)).collect(),
        fragments: fragments.map(|id| (id.value.clone(), id.span)).collect(),
        id: game.id.value,
        terms: game.terms.into_iter().map(|term| term.value).collect(),
        topics: game.topics.into_iter().map(|topic| topic.id.value).collect(),
        standard,
        texts,
        variants,
        stands,
    })
}

/// The standard's rulebook, with its examples played.
fn standard(
    game: &GameFolder,
    readings: Vec<Reading>,
    known: Known,
    diags: &mut Diagnostics,
) -> Option<Rulebook> {
    let mut standard = rulebooks::resolve(&game.standard, game, readings, known, diags);
    if let Some(play) = standard.as_mut().and_then(|standard| standard.play.as_mut())
        && let Some(layers) = Layers::new(&game.standard, game)
    {
        let rows: Vec<usize> = (0..game.topics.len()).collect();
        let rulesets = Rulesets { standard: &play.ruleset, variant: None, layers };
        play.examples = examples::resolve(&game.standard.examples, game, &rows, rulesets, diags);
    }
    standard
}

fn former(topic: &str, retired: &[Retired]) -> Vec<String> {
    let own = retired.iter().filter(|retired| retired.successor.value == topic);
    own.map(|retired| retired.id.value.clone()).collect()
}

fn check(game: &GameFolder, files: &mut [Option<GameText>], known: Known, diags: &mut Diagnostics) {
    let owner = &game.id.value;
    for text in files.iter_mut().flatten() {
        for markdown in [&text.about, &text.history, &text.unplayable].into_iter().flatten() {
            links::check(markdown, owner, known, diags);
        }
        rulebooks::check_reason(text.unplayable.as_ref(), &game.standard, known, diags);
        for (id, topic) in &text.topics {
            if !game.topics.iter().any(|known| known.id.value == *id) {
                unknown_topic(id, topic.key, game, diags);
            }
            if let Some(rule) = &topic.rule {
                links::check(rule, owner, known, diags);
                cells::check(rule, known, diags);
            }
        }
        terms::check(game, text, known, diags);
        editions::check(&text.changes, &game.standard, owner, "standard.yaml", known, diags);
        Ground { game, rules: &game.standard, owner }.check(&mut text.notes, known, diags);
        let topics: Vec<&str> = game.topics.iter().map(|topic| topic.id.value.as_str()).collect();
        take_for_likely(&mut text.topics, &topics, game);
    }
}

fn texts(
    locale: LocaleId,
    game: &GameFolder,
    houses: &Houses,
    files: &Files<GameText>,
    diags: &mut Diagnostics,
) -> GameTexts {
    let terms = terms::texts(locale, game, files, diags);
    let mut text =
        |key: &str, get: &dyn Fn(&GameText) -> Option<&Placed<String>>| files.text(locale, key, get, diags);
    // Whether there is a board is not known where the standard's file has an error.
    let is_known = !files.known.has_failed(game.standard.place);
    GameTexts {
        terms,
        name: text("name", &|t| t.name.as_ref()),
        lead: text("lead", &|t| t.lead.as_ref()),
        about: text("about", &|t| t.about.as_ref()),
        history: text("history", &|t| t.history.as_ref()),
        unplayable: match game.standard.answers {
            None if is_known => Some(text("unplayable", &|t| t.unplayable.as_ref())),
            Some(_) | None => None,
        },
        board: game.standard.answers.as_ref().filter(|_| is_known).map(|_| BoardTexts {
            sides: [
                text("sides.first", &|t| t.sides[0].as_ref()),
                text("sides.second", &|t| t.sides[1].as_ref()),
            ],
            houses: houses
                .named()
                .map(|id| (id.to_owned(), text(&format!("houses.{id}"), &|t| t.houses.get(id))))
                .collect(),
        }),
        topics: game.topics.iter().map(|topic| topic_texts(&topic.id.value, &mut text)).collect(),
        changes: editions::texts(&game.standard, |text| &text.changes, &mut text),
        notes: Vec::new(),
        is_draft: files.is_draft(locale, |text| text.draft),
    }
}

fn topic_texts(
    id: &str,
    text: &mut impl FnMut(&str, &dyn Fn(&GameText) -> Option<&Placed<String>>) -> Text,
) -> TopicTexts {
    TopicTexts {
        name: text(&format!("topics.{id}.name"), &|t| t.topics.get(id)?.name.as_ref()),
        rule: text(&format!("topics.{id}.rule"), &|t| t.topics.get(id)?.rule.as_ref()),
    }
}
