//! What an address leads to, and the script that the preview adds to pages.

use axum::body::Bytes;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};

use super::shown::{Shown, print_of};

/// What the preview itself serves lies below this; no file of a site can.
pub(super) const OWN: &str = "/.variorum/";
/// What must not stand as it is in the path of an address.
const ESCAPED: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'<').add(b'>').add(b'?');

/// What an address leads to.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Answer<'a> {
    /// A file and its name.
    File(&'a Bytes, &'a str),
    /// A folder, by its own address.
    Folder(String),
    /// Nothing: the page that says so, if there is one.
    Missing(Option<&'a Bytes>),
    /// No site was built yet: the report that says why.
    Report(&'a str),
    /// No file of any site can have this address.
    Refused,
}

impl<'a> Answer<'a> {
    /// What the path of an address, as it stands in a request, leads to.
    pub(super) fn to(shown: &'a Shown, path: &str) -> Answer<'a> {
        let Some(path) = file_path(path) else { return Answer::Refused };
        if let Some(report) = shown.report().filter(|_| shown.is_empty()) {
            return Answer::Report(report);
        }
        let index = format!("{path}index.html");
        if (path.is_empty() || path.ends_with('/')) && shown.file(&index).is_some() {
            return shown.file(&index).map_or(Answer::Missing(None), |file| Answer::File(file, "index.html"));
        }
        if let Some((name, file)) = shown.entry(&path) {
            return Answer::File(file, name);
        }
        if shown.file(&format!("{path}/index.html")).is_some() {
            return Answer::Folder(format!("/{}/", utf8_percent_encode(&path, ESCAPED)));
        }
        Answer::Missing(not_found(shown, &path))
    }

    /// Differs whenever what a browser shows at the address does.
    pub(super) fn print(&self) -> String {
        match self {
            Answer::File(bytes, _) | Answer::Missing(Some(bytes)) => print_of(bytes),
            Answer::Report(report) => print_of(report.as_bytes()),
            Answer::Folder(_) | Answer::Missing(None) | Answer::Refused => String::new(),
        }
    }
}

/// The path below the output folder; none if the address leads outside.
fn file_path(path: &str) -> Option<String> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let path = path.strip_prefix('/')?;
    let leads_outside = |part: &str| matches!(part, "." | "..") || part.contains(['\\', '\0']);
    (!path.split('/').any(leads_outside)).then(|| path.to_owned())
}

/// The page for missing addresses in the nearest folder that has one: that is the one of the language.
fn not_found<'a>(shown: &'a Shown, path: &str) -> Option<&'a Bytes> {
    let mut folder = path;
    loop {
        folder = folder.rsplit_once('/').map_or("", |(folder, _)| folder);
        let page = if folder.is_empty() { "404.html".to_owned() } else { format!("{folder}/404.html") };
        match shown.file(&page) {
            None if !folder.is_empty() => {}
            found => return found,
        }
    }
}

/// The page with the preview's script in its head.
pub(super) fn with_script(page: &[u8], print: &str) -> Vec<u8> {
    let script = format!("<script type=\"module\" src=\"{OWN}preview.js?shows={print}\"></script>\n");
    let head = b"</head>";
    let at = page.windows(head.len()).position(|found| found == head).unwrap_or(page.len());
    [&page[..at], script.as_bytes(), &page[at..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Shown {
        let files =
            ["index.html", "404.html", "el/index.html", "el/404.html", "el/senet/index.html", "a b.txt"];
        Shown::of(files.iter().map(|path| ((*path).to_owned(), Bytes::from_static(path.as_bytes()))))
    }

    #[test]
    fn leads_to_files_folders_and_the_missing_page_of_the_language() {
        let shown = site();
        let page = |path: &'static str| Bytes::from_static(path.as_bytes());
        for (path, expected) in [
            ("/", Answer::File(&page("index.html"), "index.html")),
            ("/el/senet/", Answer::File(&page("el/senet/index.html"), "index.html")),
            ("/el/senet/index.html", Answer::File(&page("el/senet/index.html"), "el/senet/index.html")),
            ("/a%20b.txt", Answer::File(&page("a b.txt"), "a b.txt")),
            ("/el/senet", Answer::Folder("/el/senet/".to_owned())),
            ("/el/nothing", Answer::Missing(Some(&page("el/404.html")))),
            ("/el/senet/nothing/at/all/", Answer::Missing(Some(&page("el/404.html")))),
            ("/nothing", Answer::Missing(Some(&page("404.html")))),
            ("//el/", Answer::Missing(Some(&page("404.html")))),
        ] {
            assert_eq!(Answer::to(&shown, path), expected, "{path}");
        }
    }

    #[test]
    fn leads_nowhere_outside() {
        let shown = site();
        for path in [
            "",
            "*",
            "/..",
            "/../el/",
            "/el/../../etc/passwd",
            "/%2e%2e/etc/passwd",
            "/el/%2e%2e%2findex.html",
            "/el/..%5c..%5cindex.html",
            "/./el/",
            "/el/%00",
            "/%ff",
        ] {
            assert_eq!(Answer::to(&shown, path), Answer::Refused, "{path}");
        }
        assert_eq!(Answer::to(&shown, "/%252e%252e/"), Answer::Missing(shown.file("404.html")));
    }

    #[test]
    fn a_page_has_the_script_in_its_head() {
        let script = "<script type=\"module\" src=\"/.variorum/preview.js?shows=1f\"></script>\n";
        for (page, expected) in
            [("<head></head><p>", format!("<head>{script}</head><p>")), ("<p>", format!("<p>{script}"))]
        {
            assert_eq!(String::from_utf8(with_script(page.as_bytes(), "1f")).unwrap(), expected);
        }
    }
}
