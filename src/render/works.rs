//! The works that rules rest on, as the foot of a page cites them, and what they say on rows of its table.

use serde::Serialize;
use unic_langid::LanguageIdentifier;

use super::context::{Link, Text};
use super::markdown::direction;
use super::scope::Scope;
use crate::resolve::site::{self, Cited, Game, Reading, Rulebook, Stance};

/// A work as a citation gives it.
#[derive(Serialize)]
pub(crate) struct Source {
    /// Its fragment is `source-` and this.
    pub(crate) id: String,
    pub(crate) authors: Vec<String>,
    /// Whether there are authors beside these.
    pub(crate) more_authors: bool,
    pub(crate) title: String,
    /// The title's language, set only where it is not the page's.
    pub(crate) lang: Option<String>,
    /// `ltr` or `rtl`, set together with `lang`.
    pub(crate) dir: Option<&'static str>,
    pub(crate) publisher: Option<String>,
    pub(crate) place: Option<String>,
    pub(crate) year: Option<u16>,
    pub(crate) pages: Option<String>,
    pub(crate) url: Option<String>,
    /// The topics on which it says what the rules say.
    pub(crate) agrees: Vec<Link>,
    /// Those on which it says something else; what, their rows tell.
    pub(crate) differs: Vec<Link>,
    /// Those on which it says nothing.
    pub(crate) silent: Vec<Link>,
    /// What it says on topics that the page has no row for.
    pub(crate) apart: Vec<Apart>,
}

/// What a work says on a topic that the page has no row for.
#[derive(Serialize)]
pub(crate) struct Apart {
    pub(crate) topic: Link,
    /// `agrees`, `differs` or `silent`.
    pub(crate) says: &'static str,
    pub(crate) note: Text,
}

/// What a work says on a row.
#[derive(Serialize)]
pub(crate) struct RowReading {
    /// The work's id: its citation has the fragment `source-` and this.
    pub(crate) source: String,
    pub(crate) title: String,
    /// The title's language, set only where it is not the page's.
    pub(crate) lang: Option<String>,
    /// `ltr` or `rtl`, set together with `lang`.
    pub(crate) dir: Option<&'static str>,
    /// `agrees`, `differs` or `silent`.
    pub(crate) says: &'static str,
    pub(crate) note: Option<Text>,
}

/// A rulebook with the notes on its readings in the page's language.
#[derive(Clone, Copy)]
pub(super) struct Cites<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) game: &'a Game,
    pub(super) rulebook: &'a Rulebook,
    pub(super) notes: &'a [Option<site::Text>],
    /// The address of the page that has a row for every topic.
    pub(super) standard: &'a str,
}

impl<'a> Cites<'a> {
    /// The works; `rows` are the topics that the page has rows for.
    pub(super) fn sources(self, rows: &[usize]) -> Vec<Source> {
        (0..self.rulebook.sources.len()).map(|at| self.source(at, rows)).collect()
    }

    fn source(self, at: usize, rows: &[usize]) -> Source {
        let Cited { id, work } = &self.rulebook.sources[at];
        let Title { title, lang, dir } = self.title(at);
        let links = |says: Stance| {
            let said = self.said().filter(|(reading, _)| reading.source == at && reading.says == says);
            let here = said.filter(|(reading, note)| rows.contains(&reading.topic) || note.is_none());
            here.map(|(reading, _)| self.topic(reading.topic, rows)).collect()
        };
        let own = self.said().filter(|(reading, _)| reading.source == at && !rows.contains(&reading.topic));
        let apart = own.filter_map(|(reading, note)| {
            let topic = self.topic(reading.topic, rows);
            Some(Apart { topic, says: word(reading.says), note: self.scope.line(note?) })
        });
        Source {
            id: id.clone(),
            authors: work.authors.clone(),
            more_authors: work.has_more_authors,
            title,
            lang,
            dir,
            publisher: work.publisher.clone(),
            place: work.place.clone(),
            year: work.year,
            pages: work.pages.clone(),
            url: work.url.clone(),
            agrees: links(Stance::Agrees),
            differs: links(Stance::Differs),
            silent: links(Stance::Silent),
            apart: apart.collect(),
        }
    }

    /// What the works say on the row of a topic, if one of them says more than the row does.
    pub(super) fn row(self, topic: usize) -> Vec<RowReading> {
        if !self.is_marked(topic) {
            return Vec::new();
        }
        let said = self.said().filter(|(reading, _)| reading.topic == topic);
        let reading = |(reading, note): (&Reading, Option<&site::Text>)| {
            let Title { title, lang, dir } = self.title(reading.source);
            RowReading {
                source: self.rulebook.sources[reading.source].id.clone(),
                title,
                lang,
                dir,
                says: word(reading.says),
                note: note.map(|note| self.scope.line(note)),
            }
        };
        said.map(reading).collect()
    }

    /// Whether a work differs on the topic.
    pub(super) fn is_disputed(self, topic: usize) -> bool {
        self.said().any(|(reading, _)| reading.topic == topic && reading.says == Stance::Differs)
    }

    /// The notes, in their order.
    pub(super) fn notes(self) -> impl Iterator<Item = Text> {
        self.notes.iter().flatten().map(move |note| self.scope.line(note))
    }

    fn is_marked(self, topic: usize) -> bool {
        self.said().any(|(reading, note)| {
            reading.topic == topic && (reading.says != Stance::Agrees || note.is_some())
        })
    }

    fn said(self) -> impl Iterator<Item = (&'a Reading, Option<&'a site::Text>)> {
        self.rulebook.readings.iter().zip(self.notes.iter().map(Option::as_ref))
    }

    /// A link to the topic's row, here or on the standard's page.
    fn topic(self, topic: usize, rows: &[usize]) -> Link {
        let texts = self.game.texts[self.scope.locale.0].as_ref().expect("a page of the game has its texts");
        let id = &self.game.topics[topic];
        let href = match rows.contains(&topic) {
            true if self.is_marked(topic) => format!("#{id}-sources"),
            true => format!("#{id}"),
            false => format!("{}#{id}", self.standard),
        };
        Link { name: self.scope.plain(&texts.topics[topic].name), href, current: false }
    }

    fn title(self, source: usize) -> Title {
        let tag = &self.scope.site.locale(self.scope.locale).tag;
        let (language, title) = title(&self.rulebook.sources[source].work.titles, tag);
        let foreign = (language != tag).then_some(language);
        Title { title: title.clone(), lang: foreign.map(ToString::to_string), dir: foreign.map(direction) }
    }
}

/// A title and, where it is not in the page's language, the language it is in.
struct Title {
    title: String,
    lang: Option<String>,
    dir: Option<&'static str>,
}

fn word(says: Stance) -> &'static str {
    match says {
        Stance::Agrees => "agrees",
        Stance::Differs => "differs",
        Stance::Silent => "silent",
    }
}

/// The title in the page's language, in another form of it, or the first that there is.
fn title<'a>(
    titles: &'a [(LanguageIdentifier, String)],
    tag: &LanguageIdentifier,
) -> &'a (LanguageIdentifier, String) {
    let same = titles.iter().find(|(language, _)| language == tag);
    let near = || titles.iter().find(|(language, _)| language.language == tag.language);
    same.or_else(near).unwrap_or(&titles[0])
}
