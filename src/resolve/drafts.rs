//! Drafts: what their authors keep back. They are checked as all else is, and are no part of the site unless
//! they are asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use super::locales::Locales;
use super::site::{self, LocaleId};
use crate::check::content::{Content, GameText, PageText, Placed, VariantText};
use crate::check::extent::{Drafts, Extent};
use crate::diag::Diagnostics;
use crate::source::Span;

/// How many pages a message names.
const NAMED: usize = 4;

/// A page that is a draft in a language.
pub(crate) struct Draft {
    /// The page without its language, such as `senet/bell`.
    pub(crate) page: String,
    /// The language's path.
    pub(crate) locale: String,
    /// Where it is said that it is one.
    pub(crate) place: Span,
}

/// Finds all drafts. Unless they are shown, their texts are kept back from the site, and those that readers
/// have had are told of.
pub(super) fn set_aside(content: &mut Content, diags: &mut Diagnostics) -> Vec<Draft> {
    hand_down(content);
    let drafts = list(content);
    if content.drafts == Drafts::Hidden {
        if let Extent::Publishable { published } = &content.extent {
            report_withdrawn(&drafts, published, diags);
        }
        for game in &mut content.games {
            keep_back(&mut game.texts, &mut game.aside);
            for variant in &mut game.variants {
                keep_back(&mut variant.texts, &mut variant.aside);
            }
        }
        for page in &mut content.pages {
            keep_back(&mut page.texts, &mut page.aside);
        }
    }
    drafts
}

/// The texts of a page in one language.
trait Text {
    fn is_draft(&self) -> bool;
}

impl Text for GameText {
    fn is_draft(&self) -> bool {
        self.draft.is_some()
    }
}

impl Text for VariantText {
    fn is_draft(&self) -> bool {
        self.draft.is_some()
    }
}

impl Text for PageText {
    fn is_draft(&self) -> bool {
        self.draft.is_some()
    }
}

/// What belongs to a draft is one: the texts of a game or a variant, and of a game's variants in the
/// languages in which the game is one.
fn hand_down(content: &mut Content) {
    for game in &mut content.games {
        for text in game.texts.values_mut() {
            text.draft = game.draft.or(text.draft);
        }
        for variant in &mut game.variants {
            for (locale, text) in &mut variant.texts {
                let above = game.texts.get(locale).and_then(|text| text.draft);
                text.draft = game.draft.or(variant.draft).or(text.draft).or(above);
            }
        }
    }
}

fn list(content: &Content) -> Vec<Draft> {
    let mut drafts = Vec::new();
    let mut add = |page: &str, locale: &str, place: Option<Span>| {
        let (page, locale) = (page.to_owned(), locale.to_owned());
        drafts.extend(place.map(|place| Draft { page, locale, place }));
    };
    for game in &content.games {
        game.texts.iter().for_each(|(locale, text)| add(&game.id.value, locale, text.draft));
        for variant in &game.variants {
            let page = format!("{}/{}", game.id.value, variant.id.value);
            variant.texts.iter().for_each(|(locale, text)| add(&page, locale, text.draft));
        }
    }
    for page in &content.pages {
        page.texts.iter().for_each(|(locale, text)| add(&page.id.value, locale, text.draft));
    }
    drafts
}

/// The names of the pages that are kept back, by their paths and then by locale: what stands in place of a link
/// without words to one.
pub(super) fn names(content: &Content, locales: &Locales) -> BTreeMap<String, Vec<Option<site::Text>>> {
    let mut names: BTreeMap<String, Vec<Option<site::Text>>> = BTreeMap::new();
    let mut add = |page: &str, locale: &str, name: &Option<Placed<String>>| {
        let at = locales.paths.iter().position(|path| path == locale);
        if let (Some(at), Some(name)) = (at, name) {
            let all = names.entry(page.to_owned()).or_insert_with(|| vec![None; locales.paths.len()]);
            let (source, owner) = (name.value.clone(), page.to_owned());
            all[at] = Some(site::Text { source, locale: LocaleId(at), owner, place: name.span });
        }
    };
    for game in &content.games {
        game.aside.iter().for_each(|(locale, text)| add(&game.id.value, locale, &text.name));
        for variant in &game.variants {
            let page = format!("{}/{}", game.id.value, variant.id.value);
            variant.aside.iter().for_each(|(locale, text)| add(&page, locale, &text.name));
        }
    }
    for page in &content.pages {
        page.aside.iter().for_each(|(locale, text)| add(&page.id.value, locale, &text.name));
    }
    names
}

fn keep_back<T: Text>(texts: &mut BTreeMap<String, T>, aside: &mut BTreeMap<String, T>) {
    let all = mem::take(texts).into_iter();
    (*aside, *texts) = all.partition(|(_, text)| text.is_draft());
}

/// A page that was published does not go in silence.
fn report_withdrawn(drafts: &[Draft], published: &BTreeSet<String>, diags: &mut Diagnostics) {
    let mut withdrawn: BTreeMap<Span, Vec<String>> = BTreeMap::new();
    for Draft { page, locale, place } in drafts {
        if published.contains(&format!("{locale}/{page}/index.html")) {
            withdrawn.entry(*place).or_default().push(format!("`{locale}/{page}/`"));
        }
    }
    for (place, pages) in withdrawn {
        let message = match pages.as_slice() {
            [page] => format!("the page {page} was published, and as a draft it is taken away"),
            [first @ .., last] if first.len() < NAMED => {
                let first = first.join(", ");
                format!("the pages {first} and {last} were published, and as drafts they are taken away")
            }
            pages => {
                let (first, more) = (pages[..NAMED].join(", "), pages.len() - NAMED);
                format!("the pages {first} and {more} more were published, and as drafts they are taken away")
            }
        };
        diags
            .warning("withdrawn-draft", message, place)
            .help("take `draft` out to keep what readers have the address of");
    }
}
