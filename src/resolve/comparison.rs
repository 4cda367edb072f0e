//! The rulesets of a game side by side: which of them agree on a topic, and where each tells what it says.

use std::iter::once;

use engine::Rules;

use super::index::State;
use super::rulesets::differences;
use super::site::{Game, LocaleId, Rulebook, Stand, Text, Told, Variant};
use crate::check::content::{Question, Topic};

/// By locale, whether the comparison is there: with its game, and with at least one variant.
pub(super) fn states(game: &Game) -> Vec<State> {
    let state = |at: usize| {
        let variants: Vec<_> =
            game.variants.iter().filter_map(|variant| variant.texts[at].as_ref()).collect();
        let Some(texts) = game.texts[at].as_ref().filter(|_| !variants.is_empty()) else {
            return State::Absent;
        };
        if texts.is_draft || variants.iter().all(|texts| texts.is_draft) {
            return State::Draft;
        }
        let rules = texts.topics.iter().map(|topic| &topic.rule);
        let own = variants.iter().flat_map(|texts| texts.rules.iter().chain(texts.compared.iter().flatten()));
        let locales = rules.chain(own).map(|rule| rule.locale);
        borrowed_from(LocaleId(at), locales).map_or(State::Own, State::Fallback)
    };
    let states: Vec<State> = (0..game.texts.len()).map(state).collect();
    let stands_alone =
        |state: &State| matches!(state, State::Fallback(owner) if states[owner.0] != State::Own);
    states.iter().map(|state| if stands_alone(state) { State::Own } else { *state }).collect()
}

/// The language of the first rule where none is in the page's own.
fn borrowed_from(own: LocaleId, mut locales: impl Iterator<Item = LocaleId> + Clone) -> Option<LocaleId> {
    let first = locales.clone().next()?;
    (!locales.any(|locale| locale == own)).then_some(first)
}

/// By topic, what the standard and each variant say.
pub(super) fn stands(topics: &[Topic], standard: &Rulebook, variants: &[Variant]) -> Vec<Vec<Stand>> {
    let of_topic = |topic: usize| {
        let readings = once(Reading { rulebook: standard, variant: None, topic });
        let variants = variants.iter();
        let readings = readings.chain(variants.map(|variant| Reading {
            rulebook: &variant.rulebook,
            variant: Some(variant),
            topic,
        }));
        side_by_side(topics, &readings.collect::<Vec<_>>())
    };
    (0..topics.len()).map(of_topic).collect()
}

/// A ruleset, the standard's or a variant's, read on one topic.
struct Reading<'a> {
    rulebook: &'a Rulebook,
    variant: Option<&'a Variant>,
    topic: usize,
}

fn side_by_side(topics: &[Topic], readings: &[Reading]) -> Vec<Stand> {
    let mut stands: Vec<Stand> = Vec::new();
    for (at, reading) in readings.iter().enumerate() {
        let told = told(topics, reading, &readings[0]);
        let alike = readings[..at]
            .iter()
            .zip(&stands)
            .find(|(other, stand)| agree(&topics[reading.topic], (reading, &told), (other, &stand.told)));
        let group = alike.map_or(at, |(_, stand)| stand.group);
        stands.push(Stand { group, told });
    }
    stands
}

fn told(topics: &[Topic], reading: &Reading, standard: &Reading) -> Told {
    let Some(variant) = reading.variant else { return Told::Here };
    if variant.table.contains(&reading.topic) {
        return Told::Here;
    }
    let (Some(rules), Some(standard)) = (reading.rules(), standard.rules()) else { return Told::AsStandard };
    let differing = differing(&topics[reading.topic], rules, standard);
    let tells = |row: &&usize| differing.iter().any(|question| governs(&topics[**row], *question));
    let rows: Vec<usize> = variant.table.iter().filter(tells).copied().collect();
    if rows.is_empty() { Told::AsStandard } else { Told::Under(rows) }
}

/// Whether two readings say the same. Rulesets know; where there is none to ask, the texts do.
fn agree(topic: &Topic, one: (&Reading, &Told), other: (&Reading, &Told)) -> bool {
    if let (Some(rules), Some(others)) = (one.0.rules(), other.0.rules())
        && !topic.governs.is_empty()
    {
        return differing(topic, rules, others).is_empty();
    }
    match (one.1, other.1) {
        (Told::AsStandard, Told::AsStandard) => true,
        (Told::AsStandard, Told::Here) => other.0.variant.is_none(),
        (Told::Here, Told::AsStandard) => one.0.variant.is_none(),
        (Told::Here, Told::Here) => same_words(one.0, other.0),
        (Told::Under(_), _) | (_, Told::Under(_)) => false,
    }
}

/// Whether two variants have the same text on the topic, in every language that has both.
fn same_words(one: &Reading, other: &Reading) -> bool {
    let (Some(one), Some(other)) = (one.texts(), other.texts()) else { return false };
    let both = one.into_iter().zip(other).filter_map(|(one, other)| Some((one?, other?)));
    let same: Vec<bool> =
        both.map(|(one, other)| one.source.split_whitespace().eq(other.source.split_whitespace())).collect();
    !same.is_empty() && same.into_iter().all(|same| same)
}

impl<'a> Reading<'a> {
    fn rules(&self) -> Option<&'a Rules> {
        self.rulebook.play.as_ref().map(|play| play.ruleset.rules())
    }

    /// By locale, the text of the variant's row.
    fn texts(&self) -> Option<Vec<Option<&'a Text>>> {
        let variant = self.variant?;
        let row = variant.table.iter().position(|topic| *topic == self.topic)?;
        Some(variant.texts.iter().map(|texts| texts.as_ref().map(|texts| &texts.rules[row])).collect())
    }
}

/// The questions of a topic that two rulesets answer differently.
fn differing(topic: &Topic, one: &Rules, other: &Rules) -> Vec<Question> {
    differences(one, other).into_iter().filter(|question| governs(topic, *question)).collect()
}

fn governs(topic: &Topic, question: Question) -> bool {
    topic.governs.iter().any(|governed| governed.value == question)
}
