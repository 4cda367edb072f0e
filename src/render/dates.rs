//! The days that the content states of a page. No other day is ever told of it.

use crate::resolve::index::PageId;
use crate::resolve::site::{LocaleId, Rulebook, Site};

/// What is known of a page's days, each as machines read it, such as `2026-01-31`.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Dates {
    /// Of the first version.
    pub(super) published: Option<String>,
    /// Of the newest version.
    pub(super) modified: Option<String>,
    pub(super) reviewed: Option<String>,
}

impl Dates {
    /// The newest day on which the page is known to have changed.
    pub(super) fn newest(&self) -> Option<String> {
        self.modified.clone().max(self.reviewed.clone())
    }
}

/// The days of a page: of its rules, or of all those that it shows side by side.
pub(super) fn stated(site: &Site, page: PageId, locale: LocaleId) -> Dates {
    match page {
        PageId::Game(game) => of(&site.games[game].standard),
        PageId::Variant(game, variant) => of(&site.games[game].variants[variant].rulebook),
        PageId::Compare(game) => {
            let game = &site.games[game];
            let shown = game.variants.iter().filter(|variant| variant.texts[locale.0].is_some());
            let rulebooks = shown.map(|variant| &variant.rulebook).chain([&game.standard]);
            let modified = rulebooks.filter_map(|rulebook| of(rulebook).modified).max();
            Dates { modified, ..Dates::default() }
        }
        PageId::Languages
        | PageId::Home
        | PageId::Glossary(_)
        | PageId::Board(..)
        | PageId::Prose(_)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => Dates::default(),
    }
}

fn of(rulebook: &Rulebook) -> Dates {
    let versions = &rulebook.edition.versions;
    Dates {
        published: versions.first().map(|release| release.date.to_string()),
        modified: versions.last().map(|release| release.date.to_string()),
        reviewed: rulebook.edition.reviewed.map(|date| date.to_string()),
    }
}
