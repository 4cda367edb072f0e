//! Where the links of finished pages lead: every address, fragment and file is there.

use std::collections::{BTreeMap, BTreeSet};

use super::examples::PLAY;
use super::file::File;
use super::origins::origin;
use super::tags::{addresses, attributes, tags, value};
use crate::diag::Diagnostics;
use crate::resolve::site::Site;
use crate::source::{FileId, Sources, Span};

/// What a page can be led to by, and where it leads.
pub(super) struct Links {
    /// The page's file.
    pub(super) path: String,
    /// Its template.
    template: &'static str,
    ids: BTreeSet<String>,
    /// Ids that stand on the page twice, each with the tag that has it the second time.
    twice: BTreeMap<String, String>,
    /// Each address that is not known to lead somewhere already, and where it stands first.
    targets: BTreeMap<String, Written>,
    /// The address under which the page wants to be known.
    pub(super) canonical: Option<String>,
    /// The page in other languages, by `hreflang`, as often as it says so.
    pub(super) alternates: Vec<(String, String)>,
}

/// The files of the finished site, and what its addresses begin with.
pub(super) struct Ground<'a> {
    files: &'a BTreeSet<String>,
    bases: [String; 2],
}

impl<'a> Ground<'a> {
    pub(super) fn new(files: &'a BTreeSet<String>, site: &Site) -> Ground<'a> {
        Ground { files, bases: [site.index.absolute_file_address(""), site.index.file_address("")] }
    }

    /// The whole address of a file.
    pub(super) fn absolute(&self, path: &str) -> String {
        format!("{}{path}", self.bases[0])
    }

    /// Where an address on a page leads.
    fn landing<'t>(&self, target: &'t str, page: &str) -> Landing<'t> {
        let (address, fragment) =
            target.split_once('#').map_or((target, None), |(address, id)| (address, Some(id)));
        // What is asked of a file is no part of its name.
        let address = address.split('?').next().unwrap_or_default();
        let fragment = fragment.filter(|id| !id.is_empty());
        let path = match self.bases.iter().find_map(|base| address.strip_prefix(base.as_str())) {
            Some(below) if below.is_empty() || below.ends_with('/') => format!("{below}index.html"),
            Some(below) => below.to_owned(),
            None if address.is_empty() => page.to_owned(),
            // What lies on other hosts is not looked at.
            None if address.contains(':') => return Landing::Settled,
            None => return Landing::Nowhere,
        };
        match (self.files.contains(&path), fragment) {
            (false, _) => Landing::Nowhere,
            (true, None) => Landing::Settled,
            (true, Some(id)) => Landing::Part(path, id),
        }
    }
}

/// Where an address leads, as far as is known before all pages are there.
enum Landing<'t> {
    /// To a file as a whole, or to another host.
    Settled,
    Nowhere,
    /// To a part of a file.
    Part(String, &'t str),
}

/// What has an address on the page.
struct Written {
    tag: String,
    attribute: String,
}

impl Links {
    /// Takes an address for one that leads somewhere: what is there came with the page.
    pub(super) fn settle(&mut self, address: &str) {
        self.targets.remove(address);
    }

    /// Looks through a page that this template made.
    pub(super) fn of(page: &File, template: &'static str, ground: &Ground) -> Links {
        let html = std::str::from_utf8(&page.bytes).expect("a page is text");
        let mut links = Links {
            path: page.path.clone(),
            template,
            ids: BTreeSet::new(),
            twice: BTreeMap::new(),
            targets: BTreeMap::new(),
            canonical: None,
            alternates: Vec::new(),
        };
        for tag in tags(html) {
            let attributes = attributes(tag);
            if let Some(id) = value(&attributes, "id")
                && !links.ids.insert(id.clone())
            {
                links.twice.entry(id).or_insert_with(|| tag.to_owned());
            }
            if tag.starts_with("link ")
                && let (Some(rel), Some(href)) = (value(&attributes, "rel"), value(&attributes, "href"))
            {
                match (rel.as_str(), value(&attributes, "hreflang")) {
                    ("canonical", _) => links.canonical = Some(href),
                    ("alternate", Some(language)) => links.alternates.push((language, href)),
                    (_, _) => {}
                }
            }
            // A house may have no picture; then nothing is drawn.
            if tag.starts_with("use ") {
                continue;
            }
            for (attribute, address) in addresses(tag, &attributes) {
                if matches!(ground.landing(&address, &page.path), Landing::Settled) {
                    continue;
                }
                let written = || Written { tag: tag.to_owned(), attribute: attribute.to_owned() };
                links.targets.entry(address).or_insert_with(written);
            }
        }
        links
    }
}

/// Reports links that lead nowhere, and ids that stand twice on a page.
pub(super) fn check(
    pages: &[Links],
    ground: &Ground,
    site: &Site,
    sources: &Sources,
    diags: &mut Diagnostics,
) {
    let by_path: BTreeMap<&str, &Links> = pages.iter().map(|page| (page.path.as_str(), page)).collect();
    let mut told = BTreeSet::new();
    for page in pages {
        let address = site.index.file_address(&page.path);
        let dead = page.targets.iter().filter(|(target, _)| leads_nowhere(target, page, &by_path, ground));
        for (target, written) in dead {
            let (place, key) = match place(target, &page.path, sources) {
                Some(place) => (place, target.clone()),
                None => {
                    let origin = origin(&written.tag, &written.attribute, page.template, site);
                    // A template makes the same mistake on many pages.
                    let key = if origin.is_known { String::new() } else { in_any_language(target, page) };
                    (origin.place, key)
                }
            };
            if told.insert((key, place)) {
                diags
                    .error("dead-link", format!("`{target}` leads nowhere from the page `{address}`"), place)
                    .help("lead to an address or a fragment that is there");
            }
        }
        for (id, tag) in &page.twice {
            let topic = topic(id, &page.path, site);
            let (place, key) = match topic {
                Some(place) => (place, id.clone()),
                None => {
                    let origin = origin(tag, "id", page.template, site);
                    (origin.place, if origin.is_known { "id".to_owned() } else { id.clone() })
                }
            };
            if !told.insert((key, place)) {
                continue;
            }
            let message = format!("two parts of the page `{address}` have the id `{id}`");
            let found = diags.error("duplicate-fragment", message, place);
            match topic {
                Some(_) => found.help("give the topic another id: a part of the page itself has this one"),
                None => found.help("give one of the two another id in the page's template"),
            };
        }
    }
}

/// The address without the folder of the page's language.
fn in_any_language(target: &str, page: &Links) -> String {
    let language = page.path.split_once('/').map_or("", |(language, _)| language);
    target.replacen(&format!("/{language}/"), "/", 1)
}

/// Where the topic with this id is written, if the page is of a game that has it.
fn topic(id: &str, page: &str, site: &Site) -> Option<Span> {
    let folder = page.split('/').nth(1)?;
    let game = site.games.iter().find(|game| game.id == folder)?;
    game.fragments.get(id).copied()
}

/// Where a template of the site has this as the whole of an attribute.
pub(super) fn in_template(value: &str, site: &Site) -> Option<Span> {
    let quoted = format!("=\"{value}\"");
    site.templates.iter().find_map(|template| {
        let start = (template.text.find(&quoted)? + 2) as u32;
        Some(Span { file: template.file, start, end: start + value.len() as u32 })
    })
}

fn leads_nowhere(target: &str, page: &Links, pages: &BTreeMap<&str, &Links>, ground: &Ground) -> bool {
    match ground.landing(target, &page.path) {
        Landing::Settled => false,
        Landing::Nowhere => true,
        Landing::Part(path, id) => {
            // A position needs the page's board, which its data makes playable.
            let id = if id.starts_with(PLAY) { "board-data" } else { id };
            pages.get(path.as_str()).is_some_and(|page| !page.ids.contains(id))
        }
    }
}

/// Where a text of the page's own files has this link.
fn place(target: &str, page: &str, sources: &Sources) -> Option<Span> {
    let fragment = target.split_once('#').map(|(_, fragment)| format!("#{fragment}"));
    let folders: Vec<&str> = page.split('/').skip(1).filter(|part| *part != "index.html").collect();
    let found = sources.paths().enumerate().filter(|(_, path)| {
        path.starts_with("content/") && folders.iter().any(|folder| path.contains(&format!("/{folder}/")))
    });
    found.into_iter().find_map(|(at, _)| {
        let file = FileId(at as u32);
        let text = sources.text(file);
        let found = text.match_indices("](").find_map(|(at, opening)| {
            let start = at + opening.len();
            let (written, _) = text[start..].split_once(')')?;
            let is_by_id = written.starts_with('#') || written.starts_with("page:");
            let is_it = is_by_id && fragment.as_ref().is_some_and(|part| written.ends_with(part.as_str()));
            is_it.then_some((start as u32, written.len() as u32))
        });
        let (start, length) = found?;
        Some(Span { file, start, end: start + length })
    })
}
