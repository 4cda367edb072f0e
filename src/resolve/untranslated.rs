//! Texts of a translation that are still those of the source, word for word, where the letters do not tell.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use unic_langid::LanguageIdentifier;

use super::known::Known;
use super::places::place;
use super::scripts::{Script, small_words, usual};
use super::translations::Written;
use crate::check::content::{MessageFile, Placed};
use crate::check::markup::comments;
use crate::check::todo::is_unwritten;
use crate::check::wording::{Part, Wording, wording};
use crate::diag::{Diagnostic, Diagnostics};
use crate::source::Span;

/// Languages in which a sentence may be the same, word for word.
const AKIN: [&[&str]; 6] = [
    &["bs", "cnr", "hr", "sh", "sr"],
    &["da", "nb", "nn", "no"],
    &["id", "ms"],
    &["cs", "sk"],
    &["es", "gl", "pt"],
    &["bg", "mk"],
];

/// A whole text of fewer words than this that begin small may be a name …
const FEWEST_IN_TEXT: usize = 2;
/// … and so may a sentence among others.
const FEWEST_IN_SENTENCE: usize = 3;
/// Where words are not parted by spaces, so many letters.
const FEWEST_LETTERS: usize = 8;

const TRANSLATE_OR_MARK: &str =
    "translate it, or mark what stays as it is: `[…](lang:…)` with the code of its language";

/// Of a longer text so many letters are shown.
const SHOWN: usize = 60;

/// Warns of texts of a page, or of sentences in them, that are those of the default language. The files are
/// by the path of their language.
pub(super) fn check<'a, T: 'a>(
    files: impl Iterator<Item = (&'a String, &'a T)>,
    texts: impl Fn(&'a T) -> Vec<Written<'a>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let files: BTreeMap<&String, &T> = files.collect();
    let Some(source) = files.get(&known.locales.paths[known.locales.default.0]) else { return };
    let source = texts(source).into_iter().map(|text| (text.key, Sentences::of(text.text)));
    let source: BTreeMap<String, Sentences> = source.collect();
    for (path, file) in files {
        let Some(letters) = telling(path, known) else { continue };
        for text in texts(file).into_iter().filter(|text| !is_name(&text.key) && !is_unwritten(text.text)) {
            let Some(source) = source.get(&text.key) else { continue };
            let placed = Placed { value: text.text.to_owned(), span: text.place };
            for part in same(text.text, source, letters) {
                let words = &text.text[part.clone()];
                let found = report(words, place(&placed, part.clone(), known.sources), known, diags);
                // A lead is no Markdown.
                found.help(if text.key == "lead" { "translate it" } else { TRANSLATE_OR_MARK });
            }
        }
    }
}

/// Warns of messages that are those of the default language, of the site's own.
pub(super) fn check_messages(
    messages: &BTreeMap<String, Vec<MessageFile>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let own = |path: &str| messages.get(path).into_iter().flatten().filter(|file| file.is_the_sites());
    let mut source: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in own(known.locales.path(known.locales.default)) {
        for wording in file.resource.entries().filter_map(wording) {
            let parts = texts(&wording).map(words).collect::<Vec<String>>();
            source.entry(wording.id()).or_default().extend(parts);
        }
    }
    for path in messages.keys() {
        let Some(letters) = telling(path, known) else { continue };
        for file in own(path) {
            for wording in file.resource.entries().filter_map(wording) {
                let Some(source) = source.get(&wording.id()) else { continue };
                for text in texts(&wording).filter(|text| source.contains(&words(text))) {
                    if weighs(text, letters, FEWEST_IN_TEXT) {
                        report(text.trim(), file.place(text.trim()), known, diags).help("translate it");
                    }
                }
            }
        }
    }
}

fn texts<'a>(wording: &Wording<'a>) -> impl Iterator<Item = &'a str> {
    wording.parts.iter().filter_map(|part| match part {
        Part::Text(text) => Some(*text),
        Part::Variable(_) | Part::Message(_) | Part::Term(_) | Part::Function(..) | Part::Forms(..) => None,
    })
}

fn report<'d>(text: &str, place: Span, known: Known, diags: &'d mut Diagnostics) -> &'d mut Diagnostic {
    let mut short: String = words(text).chars().take(SHOWN).collect();
    if short.len() < words(text).len() {
        short.push('…');
    }
    let source = known.locales.path(known.locales.default);
    diags.warning("untranslated-text", format!("`{short}` is the text of `{source}`, word for word"), place)
}

/// The letters of a language, if they are those of the default language and its words are others.
fn telling(path: &str, known: Known) -> Option<Option<Script>> {
    let locales = known.locales;
    let [own, source] = [locales.id(path)?, locales.default].map(|id| &locales.list[id.0].tag);
    let letters = usual(own);
    (letters == usual(source) && !are_akin(own, source)).then_some(letters)
}

fn are_akin(a: &LanguageIdentifier, b: &LanguageIdentifier) -> bool {
    let (a, b) = (a.language.as_str(), b.language.as_str());
    a == b || AKIN.iter().any(|akin| akin.contains(&a) && akin.contains(&b))
}

/// Names may be the same in every language.
fn is_name(key: &str) -> bool {
    key.rsplit('.').next() == Some("name") || key.starts_with("sides.") || key.starts_with("houses.")
}

/// The sentences of a source text.
struct Sentences {
    /// The words of each, in order.
    all: Vec<String>,
    /// The first word of each: what begins with none of them is none of these sentences.
    first: BTreeSet<String>,
}

impl Sentences {
    fn of(text: &str) -> Sentences {
        let all: Vec<String> = sentences(text).into_iter().map(|range| words(&text[range])).collect();
        let first = all.iter().map(|sentence| first(sentence).to_owned()).collect();
        Sentences { all, first }
    }

    fn has(&self, sentence: &str) -> bool {
        self.first.contains(first(sentence)) && self.all.contains(&words(sentence))
    }
}

fn first(sentence: &str) -> &str {
    sentence.split_whitespace().next().unwrap_or_default()
}

/// The parts of a text that are those of its source: the whole, or sentences that follow one another.
fn same(text: &str, source: &Sentences, letters: Option<Script>) -> Vec<Range<usize>> {
    let own = sentences(text);
    let is_whole = own.len() == source.all.len()
        && own.iter().zip(&source.all).all(|(range, theirs)| words(&text[range.clone()]) == *theirs);
    let fewest = if is_whole { FEWEST_IN_TEXT } else { FEWEST_IN_SENTENCE };
    let mut found: Vec<Range<usize>> = Vec::new();
    for range in own {
        let sentence = &text[range.clone()];
        if !source.has(sentence) || sentence.contains("](lang:") || !weighs(sentence, letters, fewest) {
            continue;
        }
        let follows = |last: &&mut Range<usize>| {
            let between = &text[last.end..range.start];
            between.trim().is_empty() && between.matches('\n').count() < 2
        };
        match found.last_mut().filter(follows) {
            Some(last) => last.end = range.end,
            None => found.push(range),
        }
    }
    found
}

/// Whether it is too long for a name.
fn weighs(text: &str, letters: Option<Script>, fewest: usize) -> bool {
    match letters {
        Some(Script::Latin | Script::Greek | Script::Cyrillic) => small_words(text) >= fewest,
        Some(Script::Hebrew | Script::Arabic | Script::Devanagari | Script::EastAsian) | None => {
            text.chars().filter(|c| c.is_alphabetic()).count() >= FEWEST_LETTERS
        }
    }
}

/// The sentences of a text outside its comments, without the space around them. Paragraphs and the items of
/// lists end a sentence too.
fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    let comments = comments(text);
    let mut end = |start: &mut usize, end: usize, next: usize| {
        let sentence = &text[*start..end];
        let before = sentence.len() - sentence.trim_start_matches(is_mark).len();
        let whole = sentence.trim_matches(is_mark).len();
        if whole > 0 {
            found.push(*start + before..*start + before + whole);
        }
        *start = next;
    };
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        if at < start {
            continue;
        }
        if let Some(comment) = comments.iter().find(|comment| comment.start == at) {
            end(&mut start, at, comment.end);
            continue;
        }
        let next = letters.peek().map_or(' ', |(_, c)| *c);
        let is_end = matches!(c, '。' | '！' | '？')
            || (matches!(c, '.' | '!' | '?' | '…')
                && next.is_whitespace()
                && !ends_in_initial(&text[start..at]));
        if is_end || (c == '\n' && matches!(next, '\n' | '-' | '*' | '#' | '>' | '|')) {
            end(&mut start, at + c.len_utf8(), at + c.len_utf8());
        }
    }
    end(&mut start, text.len(), text.len());
    found
}

/// Whether the initial of a name stands last: the point behind it ends nothing.
fn ends_in_initial(text: &str) -> bool {
    let mut letters = text.chars().rev();
    letters.next().is_some_and(char::is_uppercase) && !letters.next().is_some_and(char::is_alphabetic)
}

/// White space, and what begins the line of a list, a heading or a quotation.
fn is_mark(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | '*' | '#' | '>' | '|')
}

/// The words alone, however they are broken into lines.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in a text to be that of its source.
    fn found<'a>(text: &'a str, source: &str) -> Vec<&'a str> {
        same(text, &Sentences::of(source), Some(Script::Latin))
            .into_iter()
            .map(|range| &text[range])
            .collect()
    }

    #[test]
    fn finds_what_was_left_as_it_was() {
        let source =
            "The piece\nis captured. It goes back to the start. See *Bell* (1960).\n\n- Board games of old";
        for (text, expected) in [
            ("Der Stein wird geschlagen.", vec![]),
            ("Der Stein. It goes back\nto the start.", vec!["It goes back\nto the start."]),
            (
                "The piece is captured. It goes back to the start. Ende.",
                vec!["The piece is captured. It goes back to the start."],
            ),
            (
                "The piece is captured.\n\nIt goes back to the start.\n",
                vec!["The piece is captured.", "It goes back to the start."],
            ),
            ("[It goes back to the start](lang:en).", vec![]),
            ("<!-- It goes back to the start. -->\nEr geht zurück.", vec![]),
            ("See *Bell* (1960).", vec![]),
            ("- Board games of old", vec!["Board games of old"]),
            ("", vec![]),
        ] {
            assert_eq!(found(text, source), expected, "{text:?}");
        }
        assert_eq!(found("A capture", "A capture"), Vec::<&str>::new());
        assert_eq!(found("No more throws", "No more throws"), ["No more throws"]);
        assert_eq!(found("a <!-- b", "a <!-- b"), Vec::<&str>::new());
    }

    #[test]
    fn akin_languages_may_have_the_same_words() {
        let akin = |a: &str, b: &str| are_akin(&a.parse().unwrap(), &b.parse().unwrap());
        assert!(akin("en", "en-GB") && akin("hr", "sr-Latn") && akin("pt-BR", "pt"));
        assert!(!akin("en", "de") && !akin("ru", "bg"));
    }
}
