//! What works say on points of the rules: linked to the topics and to the works that the rules rest on, with
//! the notes of each language.

use super::cells;
use super::known::Known;
use super::links;
use super::site::{LocaleId, Reading, Stance, Text};
use super::tables::unknown_topic;
use super::texts::Files;
use crate::check::content::{GameFolder, Placed, RulesetFile};
use crate::check::readings::{self, Note, Says};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// The rules whose readings are looked at.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) game: &'a GameFolder,
    pub(super) rules: &'a RulesetFile,
    /// The page, by its path without a language.
    pub(super) owner: &'a str,
}

impl Ground<'_> {
    /// The readings whose topic and work are known; the others are reported.
    pub(super) fn readings(self, diags: &mut Diagnostics) -> Vec<Reading> {
        let mut found = Vec::new();
        for reading in &self.rules.readings {
            let topic = self.game.topics.iter().position(|topic| topic.id.value == reading.topic.value);
            if topic.is_none() {
                unknown_topic(&reading.topic.value, reading.topic.span, self.game, diags);
            }
            let source = self.rules.sources.iter().position(|name| name.value == reading.source.value);
            if source.is_none() {
                self.unknown_source(&reading.source, diags);
            }
            if let (Some(topic), Some(source), Some(says)) = (topic, source, reading.says) {
                found.push(Reading { topic, source, says: stance(says) });
            }
        }
        found
    }

    fn unknown_source(self, name: &Placed<String>, diags: &mut Diagnostics) {
        let message = format!("the rules of `{}` do not rest on a work `{}`", self.owner, name.value);
        let found = diags.error("unknown-source", message, name.span);
        let own = self.rules.sources.iter().map(|source| source.value.as_str());
        match likely(&name.value, own) {
            Some(meant) => found.meant(meant),
            None => found.help(format!("add `{}` to `sources` of this file", name.value)),
        };
    }

    /// Reports notes on what no reading tells of, and what is wrong with links in them. A note under a
    /// misspelt id is taken for that of the reading most likely meant.
    pub(super) fn check(self, notes: &mut [Note], known: Known, diags: &mut Diagnostics) {
        for at in 0..notes.len() {
            links::check(&notes[at].text, self.owner, known, diags);
            cells::check(&notes[at].text, known, diags);
            let meant = match self.told(&notes[at], diags) {
                Told::Right => continue,
                Told::Wrong(meant) => meant,
            };
            if let Some((topic, source)) = meant
                && readings::note(notes, topic, source).is_none()
            {
                notes[at].topic.value = topic.to_owned();
                notes[at].source.value = source.to_owned();
            }
        }
    }

    fn told(&self, note: &Note, diags: &mut Diagnostics) -> Told<'_> {
        let (topic, source) = (note.topic.value.as_str(), note.source.value.as_str());
        let all =
            || self.rules.readings.iter().map(|reading| (&*reading.topic.value, &*reading.source.value));
        if all()
            .any(|(of_topic, of_source)| self.topic(of_topic) == topic && self.source(of_source) == source)
            || all().any(|pair| pair == (topic, source))
        {
            return Told::Right;
        }
        let on_topic = likely(source, all().filter(|(other, _)| *other == topic).map(|(_, source)| source));
        let of_source = likely(topic, all().filter(|(_, other)| *other == source).map(|(topic, _)| topic));
        let is_topic = self.game.topics.iter().any(|other| other.id.value == topic);
        if !is_topic && of_source.is_none() {
            unknown_topic(topic, note.topic.span, self.game, diags);
            return Told::Wrong(None);
        }
        let message = format!("no reading tells what `{source}` says on `{topic}`");
        let (span, meant) = match (on_topic, of_source) {
            (Some(_), _) | (None, None) => (note.source.span, on_topic),
            (None, Some(_)) => (note.topic.span, of_source),
        };
        let found = diags.error("text-without-reading", message, span);
        match meant {
            Some(meant) => found.meant(meant),
            None => found.help(format!(
                "add `{{ topic: {topic}, source: {source}, says: … }}` to `readings` of the rules, or take the \
                 text out"
            )),
        };
        let pair = on_topic.map(|source| (topic, source)).or(of_source.map(|topic| (topic, source)));
        Told::Wrong(pair.and_then(|pair| all().find(|known| *known == pair)))
    }

    /// The topic that a reading names, or the one most likely meant: that it is misspelt is reported.
    fn topic<'n>(&'n self, name: &'n str) -> &'n str {
        let all = || self.game.topics.iter().map(|topic| topic.id.value.as_str());
        if all().any(|topic| topic == name) { name } else { likely(name, all()).unwrap_or(name) }
    }

    /// The same of the work.
    fn source<'n>(&'n self, name: &'n str) -> &'n str {
        let all = || self.rules.sources.iter().map(|source| source.value.as_str());
        if all().any(|source| source == name) { name } else { likely(name, all()).unwrap_or(name) }
    }

    /// As the readings, the notes in a language that has a file. Where a work differs a note is required.
    pub(super) fn notes<T>(
        self,
        locale: LocaleId,
        known: &[Reading],
        files: &Files<T>,
        notes: impl Fn(&T) -> &[Note],
        diags: &mut Diagnostics,
    ) -> Vec<Option<Text>> {
        let note = |reading: &Reading| {
            let topic = &self.game.topics[reading.topic].id.value;
            let source = &self.rules.sources[reading.source].value;
            let key = format!("readings.{topic}.{source}");
            let has_note = |file: &T| readings::note(notes(file), topic, source).is_some();
            let chain = &files.known.locales.list[locale.0].chain;
            let is_there = || chain.iter().any(|id| files.files[id.0].as_ref().is_some_and(has_note));
            let is_asked_for = reading.says == Stance::Differs || is_there();
            is_asked_for
                .then(|| files.text(locale, &key, |file| readings::note(notes(file), topic, source), diags))
        };
        known.iter().map(note).collect()
    }
}

fn stance(says: Says) -> Stance {
    match says {
        Says::Agrees => Stance::Agrees,
        Says::Differs => Stance::Differs,
        Says::Silent => Stance::Silent,
    }
}

/// Whether a note has its reading.
enum Told<'a> {
    Right,
    /// It has not, and may be meant for this one.
    Wrong(Option<(&'a str, &'a str)>),
}
