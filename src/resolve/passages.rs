//! Passages in another language than the text around them: screen readers and search engines have to know.
//!
//! Languages are told by their letters alone, so that words of a language with the same letters go unseen.
//! Names stay as they are; what looks like a sentence or a title does not.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};
use unic_langid::LanguageIdentifier;

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use crate::check::content::Placed;
use crate::check::markup;
use crate::check::todo::is_unwritten;
use crate::diag::Diagnostics;

/// Letters that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Devanagari,
    EastAsian,
}

/// Small words inside names of people.
const PARTICLES: [&str; 12] = ["af", "da", "de", "del", "den", "der", "di", "du", "la", "le", "van", "von"];

/// Warns of unmarked passages in the Markdown of one language, and of HTML in it.
pub(super) fn check<'a>(
    path: &str,
    texts: impl Iterator<Item = &'a Placed<String>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let locales = known.locales;
    let Some(locale) = locales.ids().find(|id| locales.path(*id) == path) else { return };
    let own = usual(&locales.list[locale.0].tag);
    for text in texts.filter(|text| !is_unwritten(&text.value)) {
        let foreign = |c: char| script(c).is_some_and(|found| Some(found) != own);
        if text.value.contains('<') || text.value.contains(foreign) {
            check_text(text, own, known, diags);
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn check_text(text: &Placed<String>, own: Option<Script>, known: Known, diags: &mut Diagnostics) {
    let mut is_marked = false;
    let comments = markup::comments(&text.value);
    for (event, range) in parser(&text.value).into_offset_iter() {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => is_marked = dest_url.starts_with("lang:"),
            Event::End(TagEnd::Link) => is_marked = false,
            Event::Html(_) | Event::InlineHtml(_) => html(text, range, &comments, known, diags),
            Event::Text(words) if !is_marked && text.value.get(range.clone()) == Some(&*words) => {
                for (script, run) in runs(&words) {
                    if let Some(own) = own
                        && script != own
                        && is_passage(script, &words[run.clone()])
                    {
                        let run = range.start + run.start..range.start + run.end;
                        report(text, run, script, known, diags);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Warns of a tag that stands in no comment, and reports a comment without an end.
fn html(
    text: &Placed<String>,
    part: Range<usize>,
    comments: &[Range<usize>],
    known: Known,
    diags: &mut Diagnostics,
) {
    let opened = comments.iter().find(|comment| part.contains(&comment.start));
    if let Some(comment) = opened.filter(|comment| !markup::is_closed(&text.value[(*comment).clone()])) {
        let opening = place(text, comment.start..comment.start + 4, known.sources);
        diags
            .error("unclosed-comment", "a comment begins here and is never closed", opening)
            .help("put `-->` where it ends");
    }
    let ended = comments.iter().find(|comment| comment.start < part.end && part.contains(&comment.end));
    if let Some(comment) = ended {
        let behind = text.value[comment.end..part.end].lines().next().unwrap_or_default();
        if !behind.trim().is_empty() {
            let start = comment.end + (behind.len() - behind.trim_start().len());
            let words = start..comment.end + behind.trim_end().len();
            diags
                .error(
                    "text-behind-comment",
                    "words behind a comment are no Markdown",
                    place(text, words, known.sources),
                )
                .help("begin a new line after `-->`");
            return;
        }
    }
    let outside = comments.iter().find(|comment| comment.contains(&part.start)).map_or(part.start, |c| c.end);
    let end = opened.map_or(part.end, |comment| comment.start.max(outside));
    if let Some(tag) = text.value.get(outside..end).and_then(markup::tag) {
        let range = outside + tag.start..outside + tag.end;
        let help = "write Markdown, such as `*emphasis*`, or put code between backquotes";
        let words = &text.value[range.clone()];
        markup::report(words, place(text, range.clone(), known.sources), help, diags);
    }
}

fn report(text: &Placed<String>, range: Range<usize>, script: Script, known: Known, diags: &mut Diagnostics) {
    let words = &text.value[range.clone()];
    let likely = written_in(script);
    diags
        .warning(
            "foreign-words",
            format!("`{words}` is in another language, and is not marked so"),
            place(text, range, known.sources),
        )
        .help(format!("write `[{words}](lang:…)` with the code of its language, such as `lang:{likely}`"));
}

/// The code of a language of these letters.
fn written_in(script: Script) -> &'static str {
    match script {
        Script::Latin => "en",
        Script::Greek => "el",
        Script::Cyrillic => "ru",
        Script::Hebrew => "he",
        Script::Arabic => "ar",
        Script::Devanagari => "hi",
        Script::EastAsian => "ja",
    }
}

/// Runs of words in one script, each from its first letter to its last.
fn runs(text: &str) -> Vec<(Script, Range<usize>)> {
    let mut runs: Vec<(Script, Range<usize>)> = Vec::new();
    for (at, c) in text.char_indices() {
        let Some(script) = script(c) else { continue };
        let end = at + c.len_utf8();
        match runs.last_mut().filter(|(last, _)| *last == script) {
            Some((_, range)) => range.end = end,
            None => runs.push((script, at..end)),
        }
    }
    runs
}

/// Whether it is more than a name: of Latin letters, words that a name would not have.
fn is_passage(script: Script, run: &str) -> bool {
    let words: Vec<&str> = run
        .split(|c: char| !c.is_alphabetic() && c != '\'' && c != '’')
        .filter(|word| !word.is_empty())
        .collect();
    match script {
        Script::Latin => {
            let is_small = |word: &&&str| {
                word.len() > 1 && word.starts_with(char::is_lowercase) && !PARTICLES.contains(*word)
            };
            let small = words.iter().filter(is_small).count();
            small > 1 || (small == 1 && words.len() > 2)
        }
        Script::EastAsian => run.chars().count() > 1,
        Script::Greek | Script::Cyrillic | Script::Hebrew | Script::Arabic | Script::Devanagari => {
            words.iter().any(|word| word.chars().count() > 2)
        }
    }
}

fn script(c: char) -> Option<Script> {
    if !c.is_alphabetic() {
        return None;
    }
    Some(match u32::from(c) {
        0x41..=0x24f | 0x1e00..=0x1eff => Script::Latin,
        0x370..=0x3ff | 0x1f00..=0x1fff => Script::Greek,
        0x400..=0x52f => Script::Cyrillic,
        0x590..=0x5ff => Script::Hebrew,
        0x600..=0x6ff | 0x750..=0x77f => Script::Arabic,
        0x900..=0x97f => Script::Devanagari,
        0x3040..=0x30ff | 0x3400..=0x9fff | 0xac00..=0xd7a3 => Script::EastAsian,
        _ => return None,
    })
}

/// The letters of a language; none where they are none of those that are told apart.
fn usual(tag: &LanguageIdentifier) -> Option<Script> {
    let by_script = tag.script.map(|script| match script.as_str() {
        "Latn" => Some(Script::Latin),
        "Grek" => Some(Script::Greek),
        "Cyrl" => Some(Script::Cyrillic),
        "Hebr" => Some(Script::Hebrew),
        "Arab" => Some(Script::Arabic),
        "Deva" => Some(Script::Devanagari),
        "Hans" | "Hant" | "Jpan" | "Kore" => Some(Script::EastAsian),
        _ => None,
    });
    by_script.unwrap_or_else(|| match tag.language.as_str() {
        "und" => None,
        "el" => Some(Script::Greek),
        "be" | "bg" | "kk" | "ky" | "mk" | "mn" | "ru" | "sr" | "tg" | "uk" => Some(Script::Cyrillic),
        "he" | "yi" => Some(Script::Hebrew),
        "ar" | "ckb" | "fa" | "ps" | "sd" | "ug" | "ur" => Some(Script::Arabic),
        "hi" | "mr" | "ne" | "sa" => Some(Script::Devanagari),
        "ja" | "ko" | "yue" | "zh" => Some(Script::EastAsian),
        "am" | "as" | "bn" | "bo" | "dz" | "gu" | "hy" | "ka" | "km" | "kn" | "lo" | "ml" | "my" | "or"
        | "pa" | "si" | "ta" | "te" | "th" | "ti" => None,
        _ => Some(Script::Latin),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_passages_from_names() {
        for (run, expected) in [
            ("R. C. Bell", false),
            ("Senet", false),
            ("Codex Gamicus", false),
            ("Alex de Voogt", false),
            ("Ancient Egyptians at Play", true),
            ("The World of Games", true),
            ("board games", true),
            ("πεσσοί", true),
            ("π", false),
        ] {
            let found = runs(run);
            assert_eq!(is_passage(found[0].0, run), expected, "{run}");
        }
    }

    #[test]
    fn knows_the_letters_of_languages() {
        for (tag, expected) in [
            ("en", Some(Script::Latin)),
            ("el", Some(Script::Greek)),
            ("sr-Latn", Some(Script::Latin)),
            ("pt-BR", Some(Script::Latin)),
            ("ka", None),
        ] {
            assert_eq!(usual(&tag.parse().unwrap()), expected, "{tag}");
        }
    }
}
