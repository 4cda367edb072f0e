//! `Purpose`: what pages are rendered for.

/// What pages are rendered for.
#[derive(Clone, Copy)]
pub(crate) struct Purpose {
    pub(crate) audience: Audience,
    pub(crate) posters: Posters,
}

/// What becomes of the pictures that are shown where the address of a page is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Posters {
    /// Each page names its own, which comes as a drawing.
    Drawn,
    /// What stands on them is held against the fonts, and those of the default language are drawn, for what may be
    /// wrong in their template; no page names one.
    Proved,
    /// There are none.
    Left,
}

/// Whom pages are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    Everyone,
    /// Those who try a site out: no search engine is to know of it.
    Testers,
}
