//! What of a site its hosts must know.

use std::collections::BTreeSet;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

/// What browsers escape in the path of an address, and the signs that stand for others in rules of hosts.
const ESCAPED: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'*').add(b':').add(b'<').add(b'>').add(b'?');

/// The list of pages that a site has once it is to be found.
pub(crate) const MAP: &str = "sitemap.xml";

/// A folder's path as one word of a server's settings.
pub(super) fn word(folder: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-:".contains(c);
    if folder.chars().all(is_plain) { folder.to_owned() } else { format!("\"{folder}\"") }
}

/// A site as its hosts see it.
pub(crate) struct Layout {
    /// Scheme, host and, if it has one, port: `https://example.org`.
    pub(crate) origin: String,
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

    /// The name of the host, without its port.
    pub(crate) fn host(&self) -> &str {
        self.host_and_port().0
    }

    /// The port, if the address has one.
    pub(crate) fn port(&self) -> Option<&str> {
        self.host_and_port().1
    }

    fn host_and_port(&self) -> (&str, Option<&str>) {
        let rest = self.origin.split_once("://").map_or(self.origin.as_str(), |(_, rest)| rest);
        // The colons of an address in brackets part no port.
        match rest.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some((host, port)) => (host, Some(port)),
            None => (rest, None),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_host_and_port() {
        for (origin, host, port) in [
            ("https://example.org", "example.org", None),
            ("http://127.0.0.1:8000", "127.0.0.1", Some("8000")),
            ("http://[::1]", "[::1]", None),
            ("http://[::1]:8000", "[::1]", Some("8000")),
        ] {
            let (base, languages, moved, files) = ("/".to_owned(), Vec::new(), Vec::new(), BTreeSet::new());
            let layout = Layout { origin: origin.to_owned(), base, languages, moved, files };
            assert_eq!((layout.host(), layout.port()), (host, port));
        }
    }
}
