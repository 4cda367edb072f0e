//! The shipped site in two languages that nobody speaks, made from the English messages and texts: `en-XA` with
//! lengthened accents and `ar-XB` from right to left. A Latin letter on their pages stands outside of both.
//!
//! `VARIORUM_PSEUDO` names a folder that gets the built site as well: the browser tests look for overflow there.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod messages;
mod pages;
mod words;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use variorum::{BuildOptions, build};
use walkdir::WalkDir;

use self::messages::messages;
use self::pages::texts;
use self::words::Letters;

const LANGUAGES: [(&str, Letters); 2] = [("en-XA", Letters::Accented), ("ar-XB", Letters::Arabic)];

/// The end of a place, what its Latin letters may be, and why.
type Allowed = (&'static str, fn(&str) -> bool, &'static str);

/// Latin letters that stand on pages in every language.
const ALLOWED: &[Allowed] = &[
    (" bdi", any, "authors and publishers are cited as they are printed"),
    (" cite[lang]", any, "titles are cited as they are printed, with their language"),
    (" kbd", is_letter, "what is printed on a key"),
    (" p.address", any, "the address of the page, for print"),
    (" p.cited span", is_address_last, "the address of the page, where it is cited"),
    (" pre.embed-code code", is_frame, "the HTML of a frame, and the address"),
    (" pre.bibtex code", is_entry, "the keys of BibTeX, and the address"),
    (" p.version", is_digest, "the digest counts by sixteen"),
    ("script/ruleset", any, "the id of the rules, for the engine"),
    ("script/rules", any, "the rules themselves, for the engine"),
    ("script/others", is_path, "the addresses of the other rulesets' pages"),
    ("script/@context", any, "the words of schema.org, for search engines"),
    ("/@type", any, "the words of schema.org, for search engines"),
    ("/inLanguage", any, "the code of the language, for search engines"),
    ("/url", any, "the address of the page, for search engines"),
    ("/@id", any, "the address of a part of the page, for search engines"),
    ("/item", any, "the address of a page above, for search engines"),
];

fn any(_: &str) -> bool {
    true
}

fn is_path(words: &str) -> bool {
    words.starts_with('/')
}

fn is_letter(words: &str) -> bool {
    words.len() == 1
}

/// Latin letters are those of the digest at the end; marks of direction stand around it.
fn is_digest(words: &str) -> bool {
    let (before, digest) = words.rsplit_once(' ').unwrap_or(("", words));
    let digest = digest.trim_matches(['\u{2068}', '\u{2069}']);
    !before.contains(|letter: char| letter.is_ascii_alphabetic())
        && digest.len() == 7
        && digest.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn is_address_last(words: &str) -> bool {
    let (before, _) = words.split_once("https://").unwrap_or((words, ""));
    !before.contains(|letter: char| letter.is_ascii_alphabetic())
}

/// Only names of keys and what programs read have Latin letters.
fn is_entry(words: &str) -> bool {
    let machine = ["  year = ", "  date = ", "  language = ", "  url = ", "@misc{"];
    let texts = words.lines().filter(|line| !machine.iter().any(|key| line.starts_with(key)));
    let values = texts.map(|line| line.split_once(" = ").map_or("", |(_, value)| value));
    values.into_iter().all(|value| !value.contains(|letter: char| letter.is_ascii_alphabetic()))
}

/// Whether the title of a frame comes from a message.
fn is_frame(words: &str) -> bool {
    let title = words.split_once(" title=&quot;").and_then(|(_, rest)| rest.split_once("&quot;"));
    title.is_some_and(|(title, _)| !title.contains(|letter: char| letter.is_ascii_alphabetic()))
}

/// Every file below a folder, by its path in it.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().map(|entry| entry.unwrap());
    let files = entries.filter(|entry| entry.file_type().is_file());
    let named = |path: &Path| path.strip_prefix(folder).unwrap().to_str().unwrap().replace('\\', "/");
    files.filter_map(|entry| Some((named(entry.path()), fs::read_to_string(entry.path()).ok()?))).collect()
}

/// The site in a folder of its own: the English words of the shipped one, in letters of their own.
struct Site(PathBuf);

impl Site {
    fn new(name: &str) -> Site {
        let site = Site(Path::new(env!("CARGO_TARGET_TMPDIR")).join("pseudo").join(name));
        let _ = fs::remove_dir_all(&site.0);
        let project = Path::new(env!("CARGO_MANIFEST_DIR"));
        for (path, text) in files(&project.join("content")) {
            let (folder, name) = path.rsplit_once('/').unwrap_or(("", &path));
            match name {
                "site.yaml" => site.write("content/site.yaml", &settings(&text)),
                "en.yaml" => site.write_each(folder, "yaml", |letters| values(&text, letters)),
                "en.md" => site.write_each(folder, "md", |letters| page(&text, letters)),
                _ if name.split('.').next().is_some_and(|stem| stem.len() == 2) => {}
                _ => site.write(&format!("content/{path}"), &with_other_marks(&text)),
            }
        }
        for (path, text) in files(&project.join("locales/en")) {
            for (tag, letters) in LANGUAGES {
                site.write(&format!("locales/{tag}/{path}"), &messages(&text, letters));
            }
        }
        site
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn write_each(&self, folder: &str, ending: &str, text: impl Fn(Letters) -> String) {
        for (tag, letters) in LANGUAGES {
            self.write(&format!("content/{folder}/{tag}.{ending}"), &text(letters));
        }
    }

    /// Every Latin letter of its pages that nothing allows, with its place.
    fn left_outside(&self) -> BTreeSet<String> {
        let out = self.0.join("public");
        let options = BuildOptions { out: Some(out.clone()), ..BuildOptions::plain(self.0.clone()) };
        let built = build(&options).unwrap();
        assert!(!built.report.has_errors(), "{}", built.report.text());
        let pages: Vec<(String, String)> =
            files(&out).into_iter().filter(|(path, _)| path.ends_with(".html")).collect();
        assert!(pages.len() > 15, "only {} pages", pages.len());
        let (mut outside, mut needed) = (BTreeSet::new(), BTreeSet::new());
        for (path, page) in pages {
            for text in texts(&page) {
                if !words_of(&text.words).contains(|letter: char| letter.is_ascii_alphabetic()) {
                    continue;
                }
                let allowed =
                    ALLOWED.iter().find(|(end, may_be, _)| text.place.ends_with(end) && may_be(&text.words));
                match allowed {
                    Some((end, _, _)) => needed.insert(*end),
                    None => outside.insert(format!("{path}: {}: {}", text.place, text.words)),
                };
            }
        }
        let idle: Vec<&str> =
            ALLOWED.iter().filter(|(end, ..)| !needed.contains(end)).map(|(_, _, why)| *why).collect();
        assert!(idle.is_empty(), "nothing needs what is allowed: {idle:?}");
        outside
    }
}

/// A text without the names of what is put into it, such as `{from}`, and without signs by their names.
fn words_of(text: &str) -> String {
    let mut words = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '&']) {
        words.push_str(&rest[..at]);
        rest = rest[at..].split_once(['}', ';']).map_or("", |(_, after)| after);
    }
    words + rest
}

/// `site.yaml` with these two languages alone.
fn settings(text: &str) -> String {
    let languages = "  en-XA: { name: Àççéñţš }\n  ar-XB: { name: عربي, direction: right-to-left }\n";
    let is_language = |line: &str| line.starts_with("  ") && line.contains(": { name: ");
    let mut kept = String::new();
    for line in text.split_inclusive('\n').filter(|line| !is_language(line)) {
        kept.push_str(&line.replace("default: en", "default: en-XA"));
        if line.starts_with("locales:") {
            kept.push_str(languages);
        }
    }
    kept
}

/// The marks of squares are Latin numerals: signs that are none take their place.
fn with_other_marks(text: &str) -> String {
    let (mark, other) = (['I', 'V', 'X'], ['Ⅰ', 'Ⅴ', 'Ⅹ']);
    let sign = |c: char| mark.iter().position(|m| *m == c).map_or(c, |at| other[at]);
    let lines = text.split_inclusive('\n');
    lines
        .map(|line| match line.trim_start().starts_with("marks:") {
            true => line.chars().map(sign).collect(),
            false => line.to_owned(),
        })
        .collect()
}

/// A file of texts; braces are YAML too.
fn values(text: &str, letters: Letters) -> String {
    let mut value: Value = serde_yaml::from_str(text).unwrap();
    letters.values(&mut value);
    serde_json::to_string_pretty(&value).unwrap()
}

/// A page of prose: its front matter, and Markdown below it.
fn page(text: &str, letters: Letters) -> String {
    let (front, body) = text.strip_prefix("---\n").unwrap().split_once("\n---\n").unwrap();
    format!("---\n{}\n---\n{}", values(front, letters), letters.markdown(body))
}

#[test]
fn nothing_on_a_page_is_left_outside_the_messages_and_texts() {
    let site = Site::new("whole");
    let outside = site.left_outside();
    assert!(outside.is_empty(), "{} texts:\n{}", outside.len(), Vec::from_iter(outside).join("\n"));
    let Some(folder) = env::var_os("VARIORUM_PSEUDO") else { return };
    let options = BuildOptions { out: Some(folder.into()), ..BuildOptions::plain(site.0) };
    assert!(!build(&options).unwrap().report.has_errors());
}

#[test]
fn finds_words_in_a_template_wherever_they_stand() {
    let site = Site::new("planted");
    let template =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/404.html")).unwrap();
    let planted = "<h1 title=\"hidden\">shown</h1><p data-label=\"label\">&amp;</p>\
        <img src=\"data:,\" alt=\"picture\"><script type=\"application/json\">{\"said\":[\"spoken {from}\"]}</script>";
    site.write(
        "templates/404.html",
        &template.replace("{% block content %}", &format!("{{% block content %}}{planted}")),
    );
    let outside = site.left_outside();
    let words: BTreeSet<&str> = outside.iter().map(|found| found.rsplit(": ").next().unwrap()).collect();
    assert_eq!(words, BTreeSet::from(["hidden", "label", "picture", "shown", "spoken {from}"]));
}
