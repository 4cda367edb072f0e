//! `variorum status`: what is translated, what is missing, what is behind its source.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};

use super::history::wordings;
use super::print::end;
use super::stop::Stop;
use super::translated::{Translated, locale};
use crate::resolve::drafts::Draft;
use crate::resolve::translations::{Standing, Translation, Unit};
use crate::source::{Sources, Span};

/// How many words of a long text are shown.
const WORDS: usize = 24;

/// How many words are shown before and after those that changed.
const AROUND: usize = 3;

/// What to tell of.
#[derive(clap::Args, Clone, Debug)]
pub struct StatusOptions {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// The language [default: all]
    #[arg(long, value_name = "LOCALE")]
    pub locale: Option<String>,
    /// Counts the texts of drafts too
    #[arg(long)]
    pub drafts: bool,
    /// For people or for programs
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// How the status is written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Lines to read
    Text,
    /// One object: `source`, the language translated from, `locales`, each with its counts and, under `open`,
    /// every text that is not up to date, and `drafts`, every page that is one, with its place
    Json,
}

/// Tells the status on the terminal; gives the code that the program ends with. Work that is left to do is
/// no fault.
pub fn run(options: &StatusOptions) -> ExitCode {
    end(status(options))
}

fn status(options: &StatusOptions) -> Result<String, Stop> {
    let site = Translated::read(&options.root, options.drafts.into())?;
    let wanted = match &options.locale {
        Some(name) => vec![locale(name, &site)?],
        None => site.locales.iter().map(String::as_str).filter(|path| *path != site.source).collect(),
    };
    let locales: Vec<Locale> =
        wanted.into_iter().map(|path| Locale::gather(path, &site, &options.root)).collect();
    let told = |draft: &&Draft| options.locale.as_ref().is_none_or(|wanted| *wanted == draft.locale);
    let drafts: Vec<&Draft> = site.drafts.iter().filter(told).collect();
    Ok(match options.format {
        Format::Text => {
            let texts: String = locales.iter().map(Locale::lines).collect();
            texts + &draft_lines(&drafts, &site.sources)
        }
        Format::Json => {
            let locales: Vec<Value> = locales.iter().map(Locale::json).collect();
            let drafts: Vec<Value> = drafts.iter().map(|draft| draft_json(draft, &site.sources)).collect();
            let told = json!({ "source": site.source, "locales": locales, "drafts": drafts });
            serde_json::to_string_pretty(&told).expect("texts and numbers can be written") + "\n"
        }
    })
}

/// `drafts:`, then each page with its languages and the place that makes it one.
fn draft_lines(drafts: &[&Draft], sources: &Sources) -> String {
    let mut pages: BTreeMap<(&str, Span), Vec<&str>> = BTreeMap::new();
    for draft in drafts {
        pages.entry((&draft.page, draft.place)).or_default().push(&draft.locale);
    }
    let mut lines = String::new();
    for ((page, place), locales) in pages {
        let head = if lines.is_empty() { "drafts:\n" } else { "" };
        let (file, line) = (sources.path(place.file), sources.line(place));
        lines += &format!("{head}  {page} in {} ({file}, line {line})\n", locales.join(", "));
    }
    lines
}

fn draft_json(draft: &Draft, sources: &Sources) -> Value {
    json!({
        "page": draft.page,
        "locale": draft.locale,
        "file": sources.path(draft.place.file),
        "line": sources.line(draft.place),
    })
}

/// A language and its texts.
struct Locale<'a> {
    path: &'a str,
    sources: &'a Sources,
    units: Vec<&'a Unit>,
    /// By file and key of the source, the wording that a text that is behind was made from.
    earlier: BTreeMap<(&'a str, &'a str), String>,
}

impl<'a> Locale<'a> {
    fn gather(path: &'a str, site: &'a Translated, root: &Path) -> Locale<'a> {
        let units: Vec<&Unit> = site.units.iter().filter(|unit| unit.locale == path).collect();
        let mut behind: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
        for text in units.iter().flat_map(|unit| &unit.texts) {
            if let Standing::Behind(recorded) = &text.standing {
                let file = site.sources.path(text.source_place.file);
                behind.entry(file).or_default().push((&text.key, recorded));
            }
        }
        let mut earlier = BTreeMap::new();
        for (file, wanted) in behind {
            let found = wordings(root, file, &wanted).into_iter();
            earlier.extend(found.map(|(key, text)| ((file, key), text)));
        }
        Locale { path, sources: &site.sources, units, earlier }
    }

    fn earlier(&self, text: &'a Translation) -> Option<&str> {
        let file = self.sources.path(text.source_place.file);
        self.earlier.get(&(file, text.key.as_str())).map(String::as_str)
    }

    fn count(&self, wanted: impl Fn(&Standing) -> bool) -> usize {
        self.units.iter().flat_map(|unit| &unit.texts).filter(|text| wanted(&text.standing)).count()
    }

    /// `el: 212 of 214 texts translated, 1 behind`, then the texts by their files.
    fn lines(&self) -> String {
        let all = self.count(|_| true);
        let missing = self.count(|standing| *standing == Standing::Missing);
        let mut head = format!("{}: {} of {all} texts translated", self.path, all - missing);
        for (number, word) in [
            (missing, "missing"),
            (self.count(|standing| matches!(standing, Standing::Behind(_))), "behind"),
            (self.count(|standing| *standing == Standing::Unrecorded), "unrecorded"),
        ] {
            if number > 0 {
                head += &format!(", {number} {word}");
            }
        }
        let mut lines = vec![head];
        for unit in &self.units {
            let open: Vec<&'a Translation> =
                unit.texts.iter().filter(|text| text.standing != Standing::Current).collect();
            if open.is_empty() {
                continue;
            }
            lines.push(format!("  {}", unit.file));
            if open.len() == unit.texts.len()
                && let Some(word) = all_alike(&open)
            {
                lines.push(match open.len() {
                    1 => format!("    {word}: its one text"),
                    2 => format!("    {word}: both texts"),
                    all => format!("    {word}: all {all} texts"),
                });
                continue;
            }
            open.iter().for_each(|text| self.tell(text, &mut lines));
        }
        lines.join("\n") + "\n"
    }

    fn tell(&self, text: &'a Translation, lines: &mut Vec<String>) {
        let place = match text.place {
            Some(span) => format!(" (line {})", self.sources.line(span)),
            None => String::new(),
        };
        lines.push(format!("    {}: {}{place}", word(&text.standing), text.key));
        if matches!(text.standing, Standing::Behind(_)) {
            let (was, now) = shown(self.earlier(text), &text.source);
            lines.extend(was.map(|was| format!("      was: {was}")));
            lines.push(format!("      now: {now}"));
        }
    }

    fn json(&self) -> Value {
        let mut open = Vec::new();
        for unit in &self.units {
            for text in unit.texts.iter().filter(|text| text.standing != Standing::Current) {
                open.push(json!({
                    "page": unit.name,
                    "file": text.place.map_or(unit.file.as_str(), |span| self.sources.path(span.file)),
                    "line": text.place.map(|span| self.sources.line(span)),
                    "key": text.key,
                    "standing": word(&text.standing),
                    "source": {
                        "file": self.sources.path(text.source_place.file),
                        "line": self.sources.line(text.source_place),
                        "now": &*text.source,
                        "was": self.earlier(text),
                    },
                }));
            }
        }
        json!({
            "locale": self.path,
            "texts": self.count(|_| true),
            "current": self.count(|standing| *standing == Standing::Current),
            "behind": self.count(|standing| matches!(standing, Standing::Behind(_))),
            "unrecorded": self.count(|standing| *standing == Standing::Unrecorded),
            "missing": self.count(|standing| *standing == Standing::Missing),
            "open": open,
        })
    }
}

fn word(standing: &Standing) -> &'static str {
    match standing {
        Standing::Current => "current",
        Standing::Behind(_) => "behind",
        Standing::Unrecorded => "unrecorded",
        Standing::Missing => "missing",
    }
}

/// The word for all of them, if they stand alike and each needs no line of its own.
fn all_alike(texts: &[&Translation]) -> Option<&'static str> {
    let alike = |standing: &Standing| texts.iter().all(|text| text.standing == *standing);
    [Standing::Missing, Standing::Unrecorded].iter().find(|standing| alike(standing)).map(word)
}

/// The earlier and the present wording on a line each: where both are known, only the words that differ and
/// a few around them.
fn shown(was: Option<&str>, now: &str) -> (Option<String>, String) {
    let now: Vec<&str> = now.split_whitespace().collect();
    let Some(was) = was else { return (None, part(&now, 0, now.len())) };
    let was: Vec<&str> = was.split_whitespace().collect();
    let shorter = was.len().min(now.len());
    let same = was.iter().zip(&now).take_while(|(a, b)| a == b).count();
    let after = was.iter().rev().zip(now.iter().rev()).take_while(|(a, b)| a == b).count();
    let after = after.min(shorter - same);
    let of = |words: &[&str]| {
        part(words, same.saturating_sub(AROUND), (words.len() - after + AROUND).min(words.len()))
    };
    (Some(of(&was)), of(&now))
}

/// Some of the words, with a sign where others are left out.
fn part(words: &[&str], from: usize, to: usize) -> String {
    let from = if words.len() <= WORDS { 0 } else { from };
    let to = if words.len() <= WORDS { words.len() } else { to.min(from + WORDS) };
    let begun = if from > 0 { "… " } else { "" };
    let ended = if to < words.len() { " …" } else { "" };
    format!("{begun}{}{ended}", words[from..to].join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_of_long_texts_the_words_that_differ() {
        let long: Vec<String> = (0..40).map(|number| format!("w{number}")).collect();
        let before = long.join(" ");
        let after = before.replace("w20", "other words");
        assert_eq!(
            shown(Some(&before), &after),
            (
                Some("… w17 w18 w19 w20 w21 w22 w23 …".to_owned()),
                "… w17 w18 w19 other words w21 w22 w23 …".to_owned()
            )
        );
        assert_eq!(shown(Some("a b\nc"), "a c"), (Some("a b c".to_owned()), "a c".to_owned()));
        assert_eq!(shown(Some("a a"), "a a a"), (Some("a a".to_owned()), "a a a".to_owned()));
        let (was, now) = shown(None, &before);
        assert_eq!((was, now.ends_with("w23 …")), (None, true));
    }
}
