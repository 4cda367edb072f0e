//! What a search finds: one file a language, which the browser reads when a reader searches.
//!
//! It lists the passages of the language's pages with their words and where they stand. How words are compared
//! is the script's part.

use serde_json::{Value, json};

use super::context::Text;
use super::file::{File, Kind};
use super::parts::parts;
use super::scope::Scope;
use super::works::Cites;
use crate::resolve::index::PageId;
use crate::resolve::site::{self, Game, GameTexts, LocaleId};

/// How the file is written; the script reads no other version.
const VERSION: u32 = 1;

/// So many hits are shown at most.
const MOST: usize = 50;

/// A place that a search leads to.
struct Passage {
    title: Text,
    /// The page or the ruleset that it belongs to; none for a page as a whole.
    of: Option<Text>,
    href: String,
    text: Text,
}

/// The file of a language.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn file(scope: Scope) -> Result<File, String> {
    let mut passages = Vec::new();
    for (page, _) in scope.site.index.pages().filter(|(_, locale)| *locale == scope.locale) {
        match page {
            PageId::Game(at) => game(scope, page, &scope.site.games[at], &mut passages)?,
            PageId::Variant(at, place) => variant(scope, page, (at, place), &mut passages)?,
            PageId::Glossary(at) => glossary(scope, page, &scope.site.games[at], &mut passages)?,
            PageId::Prose(at) => prose(scope, page, at, &mut passages),
            PageId::Compare(at) => passages.push(comparison(scope, page, &scope.site.games[at])?),
            // A board alone is found as the page of its ruleset.
            PageId::Languages
            | PageId::Home
            | PageId::Board(..)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => {}
        }
    }
    let shown = passages.len().min(MOST);
    let mut counts = vec![scope.shown("search-none", &[])?];
    for count in 1..=shown {
        counts.push(scope.counted("search-hits", &[("count", count)])?);
    }
    let more = scope.counted("search-more", &[("count", shown)])?;
    let counts: Vec<Value> = counts.iter().map(written).collect();
    let passages: Vec<String> = passages.iter().map(|passage| entry(passage).to_string()).collect();
    let text = format!(
        "{{\"version\":{VERSION},\n\"counts\":{},\n\"more\":{},\n\"passages\":[\n{}\n]}}\n",
        json!(counts),
        written(&more),
        passages.join(",\n")
    );
    Ok(File { path: scope.site.index.search_file(scope.locale), bytes: text.into_bytes(), kind: Kind::Map })
}

/// The address of a language's file.
pub(super) fn address(site: &site::Site, locale: LocaleId) -> String {
    site.index.file_address(&site.index.search_file(locale))
}

fn entry(passage: &Passage) -> Value {
    let mut entry = json!({
        "title": written(&passage.title),
        "href": passage.href,
        "text": written(&passage.text),
    });
    if let Some(of) = &passage.of {
        entry["of"] = written(of);
    }
    entry
}

/// Words in the language of the file alone, others with their language.
fn written(text: &Text) -> Value {
    match (&text.lang, text.dir) {
        (Some(lang), Some(dir)) => json!({ "text": text.plain, "lang": lang, "dir": dir }),
        (_, _) => json!(text.plain),
    }
}

/// The page alone: its rows are those of the rulesets' own pages.
fn comparison(scope: Scope, page: PageId, game: &Game) -> Result<Passage, String> {
    let name = scope.plain(&texts(scope, game).name).plain;
    Ok(Passage {
        title: scope.shown("compare-name", &[("game", &name)])?,
        of: None,
        href: address_of(scope, page),
        text: scope.shown("compare-lead", &[("game", &name)])?,
    })
}

fn game(scope: Scope, page: PageId, game: &Game, passages: &mut Vec<Passage>) -> Result<(), String> {
    let texts = texts(scope, game);
    let name = scope.plain(&texts.name);
    let href = address_of(scope, page);
    let about = scope.shown("game-about", &[("name", &name.plain)])?;
    let rules = scope.shown("table-standard", &[("game", &name.plain)])?;
    passages.push(Passage {
        title: name.clone(),
        of: None,
        href: href.clone(),
        text: scope.plain(&texts.lead),
    });
    let section = Section { scope, of: &name, page: &href };
    section.add(about, "about", &texts.about, passages);
    for (id, topic) in game.topics.iter().zip(&texts.topics) {
        passages.push(Passage {
            title: scope.plain(&topic.name),
            of: Some(rules.clone()),
            href: format!("{href}#{id}"),
            text: scope.line(&topic.rule),
        });
    }
    section.add(scope.shown("history", &[])?, "history", &texts.history, passages);
    let every: Vec<usize> = (0..game.topics.len()).collect();
    let cites = Cites { scope, game, rulebook: &game.standard, notes: &texts.notes, standard: "" };
    cited(section, cites, &every, passages)
}

fn variant(
    scope: Scope,
    page: PageId,
    (at, place): (usize, usize),
    passages: &mut Vec<Passage>,
) -> Result<(), String> {
    let game = &scope.site.games[at];
    let variant = &game.variants[place];
    let topics = &texts(scope, game).topics;
    let texts = variant.texts[scope.locale.0].as_ref().expect("the page is in the index");
    let name = scope.plain(&texts.name);
    let href = address_of(scope, page);
    let about = scope.shown("variant-about", &[("name", &name.plain)])?;
    passages.push(Passage {
        title: name.clone(),
        of: None,
        href: href.clone(),
        text: scope.plain(&texts.lead),
    });
    let section = Section { scope, of: &name, page: &href };
    section.add(about, "about", &texts.about, passages);
    for (topic, rule) in variant.table.iter().zip(&texts.rules) {
        passages.push(Passage {
            title: scope.plain(&topics[*topic].name),
            of: Some(name.clone()),
            href: format!("{href}#{}", game.topics[*topic]),
            text: scope.line(rule),
        });
    }
    section.add(scope.shown("history", &[])?, "history", &texts.history, passages);
    let cites = Cites { scope, game, rulebook: &variant.rulebook, notes: &texts.notes, standard: "" };
    cited(section, cites, &variant.table, passages)
}

fn glossary(scope: Scope, page: PageId, game: &Game, passages: &mut Vec<Passage>) -> Result<(), String> {
    let texts = texts(scope, game);
    let game_name = texts.name.source.trim();
    let name = scope.shown("glossary-name", &[("game", game_name)])?;
    let href = address_of(scope, page);
    let lead = scope.shown("glossary-lead", &[("game", game_name)])?;
    passages.push(Passage { title: name.clone(), of: None, href: href.clone(), text: lead });
    for (id, term) in game.terms.iter().zip(&texts.terms) {
        passages.push(Passage {
            title: scope.plain(&term.name),
            of: Some(name.clone()),
            href: format!("{href}#{id}"),
            text: scope.blocks(&term.text),
        });
    }
    Ok(())
}

fn prose(scope: Scope, page: PageId, at: usize, passages: &mut Vec<Passage>) {
    let texts = scope.site.prose[at].texts[scope.locale.0].as_ref().expect("the page is in the index");
    let name = scope.plain(&texts.name);
    let href = address_of(scope, page);
    let text = scope.plain(&texts.lead);
    passages.push(Passage { title: name.clone(), of: None, href: href.clone(), text });
    Section { scope, of: &name, page: &href }.add(name.clone(), "", &texts.text, passages);
}

/// The works that rules rest on and what they say, as one passage.
fn cited(section: Section, cites: Cites, rows: &[usize], passages: &mut Vec<Passage>) -> Result<(), String> {
    let scope = section.scope;
    let parts: Vec<String> = cites
        .sources(rows)
        .into_iter()
        .flat_map(|source| {
            let published = [Some(source.title), source.publisher, source.place];
            let year = source.year.map(|year| year.to_string());
            source.authors.into_iter().chain(published.into_iter().chain([year]).flatten())
        })
        .collect();
    if parts.is_empty() {
        return Ok(());
    }
    let list: Vec<&str> = parts.iter().map(String::as_str).collect();
    let mut plain = scope.messages.list(scope.locale, &list);
    for note in cites.notes().filter(|note| note.lang.is_none()) {
        plain += " ";
        plain += &note.plain;
    }
    passages.push(Passage {
        title: scope.shown("sources", &[])?,
        of: Some(section.of.clone()),
        href: format!("{}#sources", section.page),
        text: Text { html: String::new(), plain, lang: None, dir: None },
    });
    Ok(())
}

/// Where a section stands.
#[derive(Clone, Copy)]
struct Section<'a> {
    scope: Scope<'a>,
    /// The page's name.
    of: &'a Text,
    /// The page's address.
    page: &'a str,
}

impl Section<'_> {
    /// Adds a text in Markdown: what stands before its first heading under the section's own title and
    /// fragment, then each heading with what follows it.
    fn add(self, title: Text, id: &str, text: &site::Text, passages: &mut Vec<Passage>) {
        for part in parts(&text.source) {
            let cut = |source: &str| site::Text { source: source.to_owned(), ..text.clone() };
            let (title, id) = match part.heading {
                None => (title.clone(), id),
                Some(heading) => (self.scope.line(&cut(heading)), part.id.as_deref().unwrap_or(id)),
            };
            let text = self.scope.blocks(&cut(part.text));
            if text.plain.is_empty() && part.heading.is_none() {
                continue;
            }
            let href = match id {
                "" => self.page.to_owned(),
                id => format!("{}#{id}", self.page),
            };
            passages.push(Passage { title, of: Some(self.of.clone()), href, text });
        }
    }
}

fn texts<'a>(scope: Scope<'a>, game: &'a Game) -> &'a GameTexts {
    game.texts[scope.locale.0].as_ref().expect("a page of the game has its texts")
}

fn address_of(scope: Scope, page: PageId) -> String {
    scope.site.index.address(page, scope.locale).expect("the page is in the index")
}
