//! `Purpose`: what pages are rendered for.

/// What pages are rendered for.
#[derive(Clone, Copy)]
pub(crate) struct Purpose {
    pub(crate) audience: Audience,
}

/// Whom pages are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    Everyone,
    /// Those who try a site out: no search engine is to know of it.
    Testers,
}
