//! `File`: what rendering gives, one at a time.

/// A file of the finished site.
pub(crate) struct File {
    /// Below the output folder, parted by `/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) kind: Kind,
}

/// What a file is, in the order in which files are put in place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// Loaded by pages of an earlier build.
    Earlier,
    /// Named by its content and loaded by pages.
    Asset,
    /// An SVG from which the file is drawn, with fonts: a picture of a page.
    Drawing,
    /// The author's own, published as it is.
    Passed,
    Page,
    /// A compressed copy of another file.
    Packed,
    /// Lists pages, for search engines or for the search on the pages.
    Map,
    /// Read by hosts and sent to nobody.
    Host,
}
