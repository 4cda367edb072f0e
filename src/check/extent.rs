//! How much of a site is shown, and to whom.

use std::collections::BTreeSet;

/// How much of a site is shown.
#[derive(Default)]
pub(crate) enum Extent {
    /// All of it, to those who work on it.
    #[default]
    Everything,
    /// What is translated far enough, and what readers have had already.
    Publishable {
        /// The files that earlier builds wrote into the same output.
        published: BTreeSet<String>,
    },
}

/// Whether drafts are part of the site.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) enum Drafts {
    /// They are checked and kept back.
    #[default]
    Hidden,
    /// They are shown to those who work on them.
    Shown,
}

impl From<bool> for Drafts {
    /// From a switch that asks for them.
    fn from(asked: bool) -> Drafts {
        if asked { Drafts::Shown } else { Drafts::Hidden }
    }
}
