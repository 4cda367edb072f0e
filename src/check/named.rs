//! After which languages the site's files are named, whatever `site.yaml` says that there are.

use std::collections::BTreeMap;

use super::folders::Folders;
use super::language::known;
use crate::load::tree::{Origin, TextFile};
use crate::source::FileId;

/// By the name that should be a language's, the files that bear it: texts, and messages by their folder.
#[derive(Default)]
pub(super) struct NamedAfter(BTreeMap<String, Vec<FileId>>);

impl NamedAfter {
    pub(super) fn new(folders: &Folders, messages: &[TextFile]) -> NamedAfter {
        let mut files: BTreeMap<String, Vec<FileId>> = BTreeMap::new();
        let games = folders.games.values();
        let in_games = games.flat_map(|game| {
            game.texts.iter().chain(game.variants.values().flat_map(|variant| &variant.texts))
        });
        for (name, document) in in_games.chain(folders.pages.values().flatten()) {
            files.entry(name.clone()).or_default().push(document.file);
        }
        for message in messages.iter().filter(|message| message.origin == Origin::Site) {
            if let Some((folder, _)) = message.path.split_once('/') {
                files.entry(folder.to_owned()).or_default().push(message.file);
            }
        }
        NamedAfter(files)
    }

    /// How many files bear the name.
    pub(super) fn count(&self, name: &str) -> usize {
        self.0.get(name).map_or(0, Vec::len)
    }

    /// The first of the files that bear the name.
    pub(super) fn first(&self, name: &str) -> Option<FileId> {
        self.0.get(name)?.first().copied()
    }

    /// The languages that files are named after, in the order of their codes.
    pub(super) fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str).filter(|name| known(name).is_some())
    }
}
