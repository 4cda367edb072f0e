//! The pictures of texts: each lies beside its text, says what it shows, and stands by itself.

use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::markdown::parser;
use super::places::place;
use super::site::Picture;
use crate::check::content::{Content, GameText, PageText, Placed, VariantText};
use crate::check::pictures::PictureFile;
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Sources;

/// The pictures that texts show, by their paths below `content/`. Reports what is wrong with them, and
/// those that no text shows. Those of drafts that are kept back are kept back with them.
pub(super) fn resolve(
    content: &mut Content,
    sources: &Sources,
    diags: &mut Diagnostics,
) -> BTreeMap<String, Picture> {
    let files = std::mem::take(&mut content.pictures);
    let mut used: BTreeMap<String, Standing> = BTreeMap::new();
    for (folder, text, standing) in texts(content) {
        let checker = Checker { folder: &folder, text, files: &files, sources };
        for path in written(text).iter().filter_map(|written| checker.picture(written, diags)) {
            let found = used.entry(path).or_insert(standing);
            *found = standing.min(*found);
        }
    }
    for (text, what) in lines(content) {
        for written in written(text) {
            let span = place(text, written.range.clone(), sources);
            diags
                .error("picture-in-text", format!("{what} cannot hold a picture"), span)
                .help("put it into the text about the game or its history");
        }
    }
    let mut shown = BTreeMap::new();
    for PictureFile { path, bytes, size, place } in files {
        match used.get(&path) {
            Some(Standing::Shown) => {
                shown.insert(path, Picture { bytes, width: size.0, height: size.1 });
            }
            Some(Standing::KeptBack) => {}
            None if is_beside_failed(&path, content) => {}
            None => {
                diags
                    .warning("unused-picture", "no text shows this picture", place)
                    .help("show it with `![what it shows](NAME)`, or take it out");
            }
        }
    }
    shown
}

/// Whether a text of the picture's folder could not be read, which is reported.
fn is_beside_failed(path: &str, content: &Content) -> bool {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let folder = format!("content/{folder}/");
    content.failed.iter().any(|failed| failed.strip_prefix(&folder).is_some_and(|name| !name.contains('/')))
}

/// Whether readers see a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Shown,
    /// It is a draft.
    KeptBack,
}

/// A text with its folder.
type Kept<'a> = (String, &'a Placed<String>, Standing);

/// The texts that can hold pictures.
fn texts(content: &Content) -> Vec<Kept<'_>> {
    let mut kept = Vec::new();
    for game in &content.games {
        let folder = &game.id.value;
        add(folder, &game.texts, Standing::Shown, of_game, &mut kept);
        add(folder, &game.aside, Standing::KeptBack, of_game, &mut kept);
        for variant in &game.variants {
            let folder = format!("{folder}/{}", variant.id.value);
            add(&folder, &variant.texts, Standing::Shown, of_variant, &mut kept);
            add(&folder, &variant.aside, Standing::KeptBack, of_variant, &mut kept);
        }
    }
    for page in &content.pages {
        let folder = format!("pages/{}", page.id.value);
        add(&folder, &page.texts, Standing::Shown, of_page, &mut kept);
        add(&folder, &page.aside, Standing::KeptBack, of_page, &mut kept);
    }
    kept
}

fn of_game(text: &GameText) -> [Option<&Placed<String>>; 3] {
    [text.about.as_ref(), text.history.as_ref(), text.unplayable.as_ref()]
}

fn of_variant(text: &VariantText) -> [Option<&Placed<String>>; 3] {
    [text.about.as_ref(), text.history.as_ref(), text.unplayable.as_ref()]
}

fn of_page(text: &PageText) -> [Option<&Placed<String>>; 3] {
    [text.text.as_ref(), None, None]
}

fn add<'a, T>(
    folder: &str,
    files: &'a BTreeMap<String, T>,
    standing: Standing,
    of: impl Fn(&'a T) -> [Option<&'a Placed<String>>; 3],
    kept: &mut Vec<Kept<'a>>,
) {
    let texts = files.values().flat_map(of).flatten();
    kept.extend(texts.map(|text| (folder.to_owned(), text, standing)));
}

/// The texts that cannot, and what they are.
fn lines(content: &Content) -> Vec<(&Placed<String>, &'static str)> {
    let mut lines = Vec::new();
    for game in &content.games {
        for text in game.every_text().map(|(_, text)| text) {
            lines.extend(
                text.topics.values().filter_map(|topic| topic.rule.as_ref()).map(|rule| (rule, "a rule")),
            );
            lines.extend(
                text.terms.values().filter_map(|term| term.text.as_ref()).map(|text| (text, "a term")),
            );
            lines.extend(text.notes.iter().map(|note| (&note.text, "a reading")));
        }
        let standards = game.every_text().flat_map(|(_, text)| text.changes.values());
        lines.extend(standards.map(|(_, change)| (change, "a change")));
        let variants = game.variants.iter().flat_map(|variant| variant.every_text().map(|(_, text)| text));
        for text in variants {
            let rules = text.rules.values().chain(text.compared.values());
            lines.extend(rules.map(|(_, rule)| (rule, "a rule")));
            lines.extend(text.changes.values().map(|(_, change)| (change, "a change")));
            lines.extend(text.notes.iter().map(|note| (&note.text, "a reading")));
        }
    }
    lines
}

/// A picture as it stands in a text.
struct Written {
    target: String,
    alternative: String,
    /// Whether its paragraph has nothing else in it.
    is_alone: bool,
    range: Range<usize>,
}

fn written(text: &Placed<String>) -> Vec<Written> {
    if !text.value.contains("![") {
        return Vec::new();
    }
    let events: Vec<(Event, Range<usize>)> = parser(&text.value).into_offset_iter().collect();
    let mut found = Vec::new();
    for (at, (event, range)) in events.iter().enumerate() {
        let Event::Start(Tag::Image { dest_url, .. }) = event else { continue };
        let inside = events[at + 1..].iter().map(|(event, _)| event);
        let inside: Vec<&Event> = inside.take_while(|event| **event != Event::End(TagEnd::Image)).collect();
        let after = events.get(at + inside.len() + 2).map(|(event, _)| event);
        let before = at.checked_sub(1).map(|at| &events[at].0);
        found.push(Written {
            target: dest_url.to_string(),
            alternative: inside.iter().filter_map(|event| words(event)).collect(),
            is_alone: before == Some(&Event::Start(Tag::Paragraph))
                && after == Some(&Event::End(TagEnd::Paragraph)),
            range: range.clone(),
        });
    }
    found
}

fn words<'a>(event: &'a Event) -> Option<&'a str> {
    if let Event::Text(text) | Event::Code(text) = event { Some(text) } else { None }
}

struct Checker<'a> {
    folder: &'a str,
    text: &'a Placed<String>,
    files: &'a [PictureFile],
    sources: &'a Sources,
}

impl Checker<'_> {
    /// The path of the picture's file, also where something else is wrong with it.
    fn picture(&self, written: &Written, diags: &mut Diagnostics) -> Option<String> {
        let whole = place(self.text, written.range.clone(), self.sources);
        let target = &written.target;
        if written.alternative.trim().is_empty() {
            diags
                .error("missing-alternative", format!("the picture `{target}` does not say what it shows"), whole)
                .help("say it between the square brackets, for those who cannot see it; leave out what only decorates");
        }
        if !written.is_alone {
            diags
                .error(
                    "picture-in-line",
                    format!("the picture `{target}` stands in the middle of a paragraph"),
                    whole,
                )
                .help("put an empty line before it and one behind it");
        }
        let path = format!("{}/{target}", self.folder);
        if self.files.iter().any(|file| file.path == path) {
            return Some(path);
        }
        let file = format!("content/{path}");
        if self.sources.paths().any(|other| other == file) {
            // What stands in its place is reported.
            return None;
        }
        let text = &self.text.value;
        let at = text[written.range.clone()].rfind(target.as_str()).map(|at| written.range.start + at);
        let span = at
            .filter(|_| !target.is_empty())
            .map_or(whole, |at| place(self.text, at..at + target.len(), self.sources));
        if target.contains(['/', ':']) {
            diags
                .error(
                    "misplaced-picture",
                    format!("a picture lies beside its text, not at `{target}`"),
                    span,
                )
                .help(format!("put the file into `content/{}` and write its name alone", self.folder));
            return None;
        }
        let found = diags.error("unknown-picture", format!("there is no picture `{target}`"), span);
        let beside =
            self.files.iter().filter_map(|file| file.path.strip_prefix(self.folder)?.strip_prefix('/'));
        match likely(target, beside) {
            Some(meant) => {
                let path = format!("{}/{meant}", self.folder);
                found.meant(meant);
                Some(path)
            }
            None => {
                found.help(format!("put the file into `content/{}`", self.folder));
                None
            }
        }
    }
}
