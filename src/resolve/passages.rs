//! Passages in another language than the text around them: screen readers and search engines have to know.
//!
//! Here languages are told by their letters alone; `untranslated` sees words of a language with the same
//! letters that are those of the source.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use super::scripts::{Script, block, is_passage, runs, usual, written_in};
use super::site::LocaleId;
use crate::check::content::{MessageFile, Placed};
use crate::check::markup;
use crate::check::todo::is_unwritten;
use crate::check::wording::{Part, wording};
use crate::diag::Diagnostics;
use crate::source::Span;

/// Warns of unmarked passages in the Markdown of one language, and of HTML in it.
pub(super) fn check<'a>(
    path: &str,
    texts: impl Iterator<Item = &'a Placed<String>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let Some(locale) = known.locales.id(path) else { return };
    let own = letters(locale, known);
    for text in texts.filter(|text| !is_unwritten(&text.value)) {
        if text.value.contains('<') || may_be_foreign(&text.value, own) {
            check_text(text, own, known, diags);
        }
    }
}

/// Warns of passages in texts of one language that are no Markdown, so that nothing in them can be marked.
pub(super) fn check_plain<'a>(
    path: &str,
    texts: impl Iterator<Item = &'a Placed<String>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let own = known.locales.id(path).and_then(|locale| letters(locale, known));
    for text in texts.filter(|text| !is_unwritten(&text.value)) {
        for run in foreign(&text.value, own) {
            report_plain(&text.value[run.clone()], place(text, run, known.sources), diags);
        }
    }
}

/// The same for a file of messages.
pub(super) fn check_messages(path: &str, file: &MessageFile, known: Known, diags: &mut Diagnostics) {
    let own = known.locales.id(path).and_then(|locale| letters(locale, known));
    for wording in file.resource.entries().filter_map(wording) {
        for part in wording.parts {
            let Part::Text(text) = part else { continue };
            for run in foreign(text, own) {
                report_plain(&text[run.clone()], file.place(&text[run]), diags);
            }
        }
    }
}

/// Whether there is a sign of other letters in a text, outside of where its links lead.
fn may_be_foreign(text: &str, own: Option<Script>) -> bool {
    let is_foreign = |c: char| block(c).is_some_and(|found| Some(found) != own);
    let mut rest = text;
    while let Some(at) = rest.find(is_foreign) {
        let Some(link) = rest.find("](").filter(|link| *link < at) else { return true };
        let Some(end) = rest[link..].find([')', '\n']) else { return true };
        rest = &rest[link + end..];
    }
    false
}

fn letters(locale: LocaleId, known: Known) -> Option<Script> {
    usual(&known.locales.list[locale.0].tag)
}

/// The passages in a text that are of other letters than its language.
fn foreign(text: &str, own: Option<Script>) -> Vec<Range<usize>> {
    if !text.contains(|c: char| block(c).is_some_and(|found| Some(found) != own)) {
        return Vec::new();
    }
    let mut found = runs(text);
    found.retain(|(script, run)| {
        own.is_some_and(|own| own != *script) && is_passage(*script, &text[run.clone()])
    });
    found.into_iter().map(|(_, run)| run).collect()
}

fn report_plain(words: &str, place: Span, diags: &mut Diagnostics) {
    diags
        .warning("foreign-words", format!("`{words}` is in another language"), place)
        .help("translate it: this text is no Markdown, in which the language of words can be marked");
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
                let runs = if may_be_foreign(&words, own) { runs(&words) } else { Vec::new() };
                for (script, run) in runs {
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
        markup::report(&[words], place(text, range.clone(), known.sources), help, diags);
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
