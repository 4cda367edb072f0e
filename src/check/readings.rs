//! `readings`: what a work says on a point of the rules, beside what the rules say; and the notes on it in
//! each language.

use super::content::Placed;
use super::decode::{Fields, choice, entries, items, text, wrong_value};
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Entry, Kind, Node};

/// How a work stands to the rules on a topic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Says {
    Agrees,
    Differs,
    Silent,
}

/// What a work says on a topic.
pub(crate) struct Reading {
    pub(crate) topic: Placed<String>,
    pub(crate) source: Placed<String>,
    /// None where it cannot be read, which is reported.
    pub(crate) says: Option<Says>,
}

/// In one language, what a work says on a topic (Markdown, one line); topic and work are keys.
pub(crate) struct Note {
    pub(crate) topic: Placed<String>,
    pub(crate) source: Placed<String>,
    pub(crate) text: Placed<String>,
}

/// The note on a topic and a work.
pub(crate) fn note<'a>(notes: &'a [Note], topic: &str, source: &str) -> Option<&'a Placed<String>> {
    let found = notes.iter().find(|note| note.topic.value == topic && note.source.value == source);
    found.map(|note| &note.text)
}

/// `[{ topic: throws, source: ludii, says: differs }]`
pub(super) fn readings(entry: &Entry, diags: &mut Diagnostics) -> Vec<Reading> {
    let mut readings: Vec<Reading> = Vec::new();
    for item in items(&entry.value, "a list of readings", diags).unwrap_or_default() {
        let Some(reading) = reading(item, diags) else { continue };
        let same = |other: &&Reading| {
            other.topic.value == reading.topic.value && other.source.value == reading.source.value
        };
        match readings.iter().find(same) {
            Some(first) => {
                let (source, topic) = (&reading.source.value, &reading.topic.value);
                diags
                    .error(
                        "duplicate-reading",
                        format!("what `{source}` says on `{topic}` is told twice"),
                        reading.topic.span,
                    )
                    .related(first.topic.span, "the first is here")
                    .help("remove one of the two");
            }
            None => readings.push(reading),
        }
    }
    readings
}

fn reading(item: &Node, diags: &mut Diagnostics) -> Option<Reading> {
    let mut fields = Fields::of_item(item, "the reading", &format::READING, diags)?;
    let topic = fields.required("topic").and_then(|entry| text(&entry.value, diags));
    let source = fields.required("source").and_then(|entry| text(&entry.value, diags));
    let says = fields.required("says").and_then(|entry| says(&entry.value, diags));
    fields.finish(diags);
    Some(Reading { topic: topic?, source: source?, says })
}

fn says(node: &Node, diags: &mut Diagnostics) -> Option<Says> {
    // The word is like one that means the opposite.
    if matches!(&node.kind, Kind::Text(word) if word.to_ascii_lowercase().starts_with("disagree")) {
        wrong_value(node, "`agrees`, `differs` or `silent`", &[], diags)?.meant("differs");
        return None;
    }
    let stands = [("agrees", Says::Agrees), ("differs", Says::Differs), ("silent", Says::Silent)];
    choice(node, &stands, diags).map(|says| says.value)
}

/// `throws: { ludii: Five sticks. }`
pub(super) fn notes(entry: &Entry, diags: &mut Diagnostics) -> Vec<Note> {
    let mut notes = Vec::new();
    let expected = "topics by id, like `throws: { ludii: … }`";
    for topic in entries(&entry.value, expected, diags).unwrap_or_default() {
        let expected = "works by id, with what they say";
        for source in entries(&topic.value, expected, diags).unwrap_or_default() {
            if let Some(text) = text(&source.value, diags) {
                let key = |entry: &Entry| Placed { value: entry.key.clone(), span: entry.key_span };
                notes.push(Note { topic: key(topic), source: key(source), text });
            }
        }
    }
    notes
}
