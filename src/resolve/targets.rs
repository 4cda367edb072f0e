//! What the links of texts can name: every page, and the parts of each that have an id.

use std::collections::{BTreeMap, BTreeSet};

use super::headings::ids;
use super::retired;
use super::sections::sections;
use super::target::{COMPARE, GLOSSARY};
use crate::check::content::{Content, Placed, RulesetFile};

/// The pages that links can lead to, by their paths without a language.
pub(super) struct Targets {
    pages: BTreeMap<String, Parts>,
    /// Addresses that pages had once, each with what took its place.
    retired: BTreeMap<String, String>,
    /// The paths of the variants that games list; that one of them has no folder is reported.
    awaited: BTreeSet<String>,
}

/// The parts of a page that have an id.
pub(super) struct Parts {
    /// Those that have words of their own, with which a link can be filled.
    pub(super) named: BTreeSet<String>,
    /// Sections of the template.
    pub(super) sections: BTreeSet<String>,
    /// Headings of its texts, in whatever language.
    pub(super) headings: BTreeSet<String>,
    /// Ids that rows had once, each with what took its place.
    pub(super) retired: BTreeMap<String, String>,
    /// Whether all its texts are kept back.
    pub(super) is_draft: bool,
    /// Whether it has a name in some language, kept back or not.
    pub(super) has_name: bool,
}

impl Parts {
    /// Whether a part that is no heading has this id.
    pub(super) fn has(&self, id: &str) -> bool {
        self.named.contains(id) || self.sections.contains(id)
    }

    /// Every id.
    pub(super) fn all(&self) -> impl Iterator<Item = &str> {
        self.named.iter().chain(&self.sections).chain(&self.headings).map(String::as_str)
    }
}

fn headings<'a>(texts: impl Iterator<Item = &'a Option<Placed<String>>>) -> BTreeSet<String> {
    texts.flatten().flat_map(|text| ids(&text.value)).collect()
}

/// The sections of a page, with the citation of each work that its rules rest on.
fn with_works(sections: &BTreeSet<String>, rules: &RulesetFile) -> BTreeSet<String> {
    let works = rules.sources.iter().map(|name| format!("source-{}", name.value));
    sections.iter().cloned().chain(works).collect()
}

impl Targets {
    /// Looks through all files.
    pub(super) fn new(content: &Content) -> Targets {
        let (mut pages, mut awaited) = (BTreeMap::new(), BTreeSet::new());
        let in_template = |name: &str| sections(&content.templates, name);
        let (on_game, on_variant) = (in_template("game.html"), in_template("variant.html"));
        let (on_glossary, on_comparison) = (in_template("glossary.html"), in_template("compare.html"));
        for game in &content.games {
            let id = &game.id.value;
            let topics: BTreeSet<String> = game.topics.iter().map(|topic| topic.id.value.clone()).collect();
            let successors = game.retired.topics.iter();
            let retired: BTreeMap<String, String> =
                successors.map(|entry| (entry.id.value.clone(), entry.successor.value.clone())).collect();
            awaited.extend(game.order.iter().map(|name| format!("{id}/{}", name.value)));
            for variant in &game.variants {
                let rows = variant.table.iter().map(|row| row.value.clone());
                let rows: BTreeSet<String> = rows.filter(|row| topics.contains(row)).collect();
                let retired = retired.iter().filter(|(_, successor)| rows.contains(*successor));
                let retired = retired.map(|(id, successor)| (id.clone(), successor.clone())).collect();
                let texts = variant.every_text().flat_map(|(_, text)| [&text.about, &text.history]);
                let headings = headings(texts);
                let is_draft = variant.texts.is_empty() && !variant.aside.is_empty();
                let sections = with_works(&on_variant, &variant.ruleset);
                let has_name = variant.every_text().any(|(_, text)| text.name.is_some());
                let parts = Parts { named: rows, sections, headings, retired, is_draft, has_name };
                pages.insert(format!("{id}/{}", variant.id.value), parts);
            }
            let is_draft = game.texts.is_empty() && !game.aside.is_empty();
            let has_name = game.every_text().any(|(_, text)| text.name.is_some());
            if !game.variants.is_empty() {
                let (named, sections) = (topics.clone(), on_comparison.clone());
                let (headings, retired) = (BTreeSet::new(), retired.clone());
                let is_draft = is_draft || game.variants.iter().all(|variant| variant.texts.is_empty());
                let parts = Parts { named, sections, headings, retired, is_draft, has_name };
                pages.insert(format!("{id}/{COMPARE}"), parts);
            }
            if !game.terms.is_empty() {
                let named = game.terms.iter().map(|term| term.value.clone()).collect();
                let (sections, headings, retired) = (on_glossary.clone(), BTreeSet::new(), BTreeMap::new());
                let parts = Parts { named, sections, headings, retired, is_draft, has_name };
                pages.insert(format!("{id}/{GLOSSARY}"), parts);
            }
            let texts = game.every_text().flat_map(|(_, text)| [&text.about, &text.history]);
            let headings = headings(texts);
            let sections = with_works(&on_game, &game.standard);
            let parts = Parts { named: topics, sections, headings, retired, is_draft, has_name };
            pages.insert(id.clone(), parts);
        }
        let on_page = in_template("prose.html");
        for page in &content.pages {
            let parts = Parts {
                named: BTreeSet::new(),
                sections: on_page.clone(),
                headings: headings(page.every_text().map(|(_, text)| &text.text)),
                retired: BTreeMap::new(),
                is_draft: page.texts.is_empty() && !page.aside.is_empty(),
                has_name: page.every_text().any(|(_, text)| text.name.is_some()),
            };
            pages.insert(page.id.value.clone(), parts);
        }
        Targets { pages, awaited, retired: retired::addresses(content).into_iter().collect() }
    }

    /// The page of this path.
    pub(super) fn page(&self, path: &str) -> Option<&Parts> {
        self.pages.get(path)
    }

    /// Whether this is a page, or a part of the addresses of some.
    pub(super) fn is_known(&self, top: &str) -> bool {
        let below = |path: &str| path.strip_prefix(top).is_some_and(|rest| rest.starts_with('/'));
        self.pages.contains_key(top) || self.pages.keys().any(|path| below(path))
    }

    /// Whether a game lists a variant of this path.
    pub(super) fn is_awaited(&self, path: &str) -> bool {
        self.awaited.contains(path)
    }

    /// What took the place of a page that is gone.
    pub(super) fn successor(&self, path: &str) -> Option<&str> {
        self.retired.get(path).map(String::as_str)
    }

    /// The paths of all pages.
    pub(super) fn paths(&self) -> impl Iterator<Item = &str> {
        self.pages.keys().map(String::as_str)
    }
}
