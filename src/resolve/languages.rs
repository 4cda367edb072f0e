//! The texts of one language against those of another: numbers that disagree, passages in a language that is
//! not marked, and texts that nobody translated.

use std::collections::BTreeMap;

use super::anchors;
use super::known::Known;
use super::translations::{in_game, in_page, in_variant};
use super::{compared, editions, numbers, passages, untranslated};
use crate::check::content::{
    Content, GameFolder, GameText, PageFolder, Placed, RulesetFile, VariantFolder, VariantText,
};
use crate::check::edition::Changes;
use crate::check::readings::{Note, Reading, note};
use crate::diag::Diagnostics;

/// Reports what is wrong with the texts of all languages.
pub(super) fn check(content: &Content, known: Known, diags: &mut Diagnostics) {
    let mut jobs: Vec<Job> = vec![Box::new(move |diags| anchors::check(content, known, diags))];
    for game in &content.games {
        jobs.push(Box::new(move |diags| of_game(game, known, diags)));
        for variant in &game.variants {
            jobs.push(Box::new(move |diags| of_variant(variant, known, diags)));
        }
    }
    for page in &content.pages {
        jobs.push(Box::new(move |diags| of_page(page, known, diags)));
    }
    for (path, files) in &content.messages {
        let own = files.iter().filter(|file| file.is_the_sites());
        jobs.extend(own.map(|file| -> Job {
            Box::new(move |diags| passages::check_messages(path, file, known, diags))
        }));
    }
    jobs.push(Box::new(move |diags| untranslated::check_messages(&content.messages, known, diags)));
    diags.side_by_side(jobs, |job, diags| job(diags));
}

/// One look at some of the texts.
type Job<'a> = Box<dyn Fn(&mut Diagnostics) + Send + 'a>;

fn of_game(game: &GameFolder, known: Known, diags: &mut Diagnostics) {
    for (path, text) in game.every_text() {
        let rules = text.topics.values().filter_map(|topic| topic.rule.as_ref());
        let terms = text.terms.values().filter_map(|term| term.text.as_ref());
        let changes = text.changes.values().map(|(_, change)| change);
        let notes = text.notes.iter().map(|note| &note.text);
        let blocks = text.about.iter().chain(&text.history).chain(&text.unplayable);
        let markdown = blocks.chain(rules).chain(terms).chain(changes).chain(notes);
        passages::check(path, markdown, known, diags);
        passages::check_plain(path, text.lead.iter(), known, diags);
    }
    untranslated::check(game.every_text(), in_game, known, diags);
    let prose = |of: fn(&GameText) -> Option<&Placed<String>>| {
        game.every_text().filter_map(move |(path, text)| Some((path, of(text)?))).collect()
    };
    numbers::check("lead", &prose(|text| text.lead.as_ref()), known, diags);
    numbers::check("about", &prose(|text| text.about.as_ref()), known, diags);
    for topic in &game.topics {
        let id = &topic.id.value;
        let rules =
            game.every_text().filter_map(|(path, text)| Some((path, text.topics.get(id)?.rule.as_ref()?)));
        numbers::check(&format!("topics.{id}.rule"), &rules.collect(), known, diags);
    }
    for term in &game.terms {
        let id = &term.value;
        let texts = game.every_text();
        let texts = texts.filter_map(|(path, text)| Some((path, text.terms.get(id)?.text.as_ref()?)));
        numbers::check(&format!("terms.{id}.text"), &texts.collect(), known, diags);
    }
    let texts: Vec<_> = game.every_text().map(|(path, text)| (path, &text.changes)).collect();
    changes(&game.standard, &texts, known, diags);
    for reading in &game.standard.readings {
        let notes = game.every_text().map(|(path, text)| (path, text.notes.as_slice()));
        note_numbers(reading, notes, known, diags);
    }
}

fn of_page(page: &PageFolder, known: Known, diags: &mut Diagnostics) {
    for (path, text) in page.every_text() {
        passages::check(path, text.text.iter(), known, diags);
        passages::check_plain(path, text.lead.iter(), known, diags);
    }
    untranslated::check(page.every_text(), in_page, known, diags);
}

fn of_variant(variant: &VariantFolder, known: Known, diags: &mut Diagnostics) {
    let texts: Vec<_> = variant.every_text().map(|(path, text)| (path, &text.changes)).collect();
    changes(&variant.ruleset, &texts, known, diags);
    for (path, text) in variant.every_text() {
        let rules = text.rules.values().chain(text.compared.values()).map(|(_, rule)| rule);
        let changes = text.changes.values().map(|(_, change)| change);
        let notes = text.notes.iter().map(|note| &note.text);
        let blocks = text.about.iter().chain(&text.history).chain(&text.unplayable);
        passages::check(path, blocks.chain(rules).chain(changes).chain(notes), known, diags);
        passages::check_plain(path, text.lead.iter(), known, diags);
    }
    untranslated::check(variant.every_text(), in_variant, known, diags);
    for reading in &variant.ruleset.readings {
        let notes = variant.every_text().map(|(path, text)| (path, text.notes.as_slice()));
        note_numbers(reading, notes, known, diags);
    }
    let prose = |of: fn(&VariantText) -> Option<&Placed<String>>| {
        variant.every_text().filter_map(move |(path, text)| Some((path, of(text)?))).collect()
    };
    numbers::check("lead", &prose(|text| text.lead.as_ref()), known, diags);
    numbers::check("about", &prose(|text| text.about.as_ref()), known, diags);
    for row in &variant.table {
        let id = &row.value;
        let rules: BTreeMap<&String, &Placed<String>> =
            variant.every_text().filter_map(|(path, text)| Some((path, &text.rules.get(id)?.1))).collect();
        numbers::check(&format!("rules.{id}"), &rules, known, diags);
    }
    compared::check_numbers(variant, known, diags);
}

fn note_numbers<'a>(
    reading: &Reading,
    files: impl Iterator<Item = (&'a String, &'a [Note])>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let (topic, source) = (&reading.topic.value, &reading.source.value);
    let notes = files.filter_map(|(path, notes)| Some((path, note(notes, topic, source)?)));
    numbers::check(&format!("readings.{topic}.{source}"), &notes.collect(), known, diags);
}

/// Warns where the texts of one version name other numbers in another language.
fn changes(ruleset: &RulesetFile, texts: &[(&String, &Changes)], known: Known, diags: &mut Diagnostics) {
    for release in &ruleset.edition.versions {
        let version = &release.version.value;
        let told = texts.iter().filter_map(|(path, changes)| Some((*path, &changes.get(version)?.1)));
        numbers::check(&editions::key(version), &told.collect(), known, diags);
    }
}
