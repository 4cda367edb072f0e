//! The languages of the site, and where each looks for what it lacks.

use std::collections::BTreeMap;

use super::site::{Locale, LocaleId};
use crate::check::content::Placed;
use crate::check::locales::Direction;
use crate::check::site::SiteFile;

/// The languages by their paths.
pub(super) struct Locales {
    pub(super) list: Vec<Locale>,
    pub(super) paths: Vec<String>,
    pub(super) default: LocaleId,
}

impl Locales {
    /// Links the languages of `site.yaml` with one another. None if there is no default language.
    pub(super) fn new(site: &SiteFile) -> Option<Locales> {
        let paths: Vec<String> = site.locales.iter().map(|locale| locale.path.value.clone()).collect();
        let named = |name: &Placed<String>| paths.iter().position(|path| *path == name.value).map(LocaleId);
        let default = named(&site.default_locale)?;
        let mut list = Vec::new();
        for (at, locale) in site.locales.iter().enumerate() {
            let mut chain = vec![LocaleId(at)];
            for next in locale.fallback.iter().filter_map(named).chain([default]) {
                if !chain.contains(&next) {
                    chain.push(next);
                }
            }
            list.push(Locale {
                tag: locale.tag.clone(),
                name: locale.name.clone(),
                direction: match locale.direction {
                    Direction::LeftToRight => "ltr",
                    Direction::RightToLeft => "rtl",
                },
                chain,
            });
        }
        Some(Locales { list, paths, default })
    }

    /// The ids of all languages, in the site's order.
    pub(super) fn ids(&self) -> impl Iterator<Item = LocaleId> + use<> {
        (0..self.list.len()).map(LocaleId)
    }

    /// The language of this path.
    pub(super) fn id(&self, path: &str) -> Option<LocaleId> {
        self.paths.iter().position(|other| other == path).map(LocaleId)
    }

    /// The path of a language, as authors write it.
    pub(super) fn path(&self, id: LocaleId) -> &str {
        &self.paths[id.0]
    }

    /// Puts what is kept by path into the order of the languages; what is kept for no language of the
    /// site is dropped.
    pub(super) fn by_locale<T>(&self, mut files: BTreeMap<String, T>) -> Vec<Option<T>> {
        self.paths.iter().map(|path| files.remove(path)).collect()
    }
}
