//! What of a site its hosts must know.

use std::collections::BTreeSet;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

/// What browsers escape in the path of an address, and the signs that stand for others in rules of hosts.
const ESCAPED: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'*').add(b':').add(b'<').add(b'>').add(b'?');

/// The list of pages that a site has once it is to be found.
const MAP: &str = "sitemap.xml";

/// A site as its hosts see it.
pub(crate) struct Layout {
    /// The name by which readers ask for it, such as `example.org`; with a port if it has one.
    pub(crate) host: String,
    /// The path that all its addresses begin with: `/` or `/games/`.
    pub(crate) base: String,
    /// The folders of the languages: each has a page for addresses that lead nowhere.
    pub(crate) languages: Vec<String>,
    /// Addresses of former times, each with the address that it leads on to.
    pub(crate) moved: Vec<(String, String)>,
    /// Every file below the output folder.
    pub(crate) files: BTreeSet<String>,
}

impl Layout {
    /// What robots are told of every file of a site that is tried out: such a site has no list of its pages.
    pub(crate) fn robots(&self) -> Option<(&'static str, &'static str)> {
        (!self.files.contains(MAP)).then_some(("X-Robots-Tag", "noindex"))
    }

    /// The address of a file as browsers ask for it; an `index.html` has that of its folder.
    pub(crate) fn address(&self, file: &str) -> String {
        let shown = match file.strip_suffix("index.html") {
            Some(folder) if folder.is_empty() || folder.ends_with('/') => folder,
            Some(_) | None => file,
        };
        format!("{}{}", self.base, utf8_percent_encode(shown, ESCAPED))
    }
}
