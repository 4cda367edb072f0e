//! What every part of resolving looks at, and does not change.

use std::collections::BTreeSet;

use super::locales::Locales;
use super::targets::Targets;
use crate::source::{Sources, Span};

/// The languages of the site and its files.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) locales: &'a Locales,
    pub(super) sources: &'a Sources,
    /// The paths of files in which errors were found: what they lack may be among what failed.
    pub(super) failed: &'a BTreeSet<String>,
    /// What links can lead to.
    pub(super) targets: &'a Targets,
}

impl Known<'_> {
    /// Whether the file of this place has an error already.
    pub(super) fn has_failed(self, place: Span) -> bool {
        self.has_failed_at(self.sources.path(place.file))
    }

    /// Whether the file of this path has an error already.
    pub(super) fn has_failed_at(self, path: &str) -> bool {
        self.failed.contains(path)
    }

    /// Whether no file below the folder has an error yet.
    pub(super) fn is_whole(self, folder: &str) -> bool {
        !self.failed.iter().any(|path| is_below(path, folder))
    }

    /// Whether there is a file below the folder, or a link in its place.
    pub(super) fn has_folder(self, folder: &str) -> bool {
        self.sources.paths().any(|path| is_below(path, folder))
    }
}

fn is_below(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
