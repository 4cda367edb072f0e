//! An answer against what was to be answered.

use std::collections::BTreeSet;
use std::io::{self, Read};

use super::ask::{Answer, Asker, LARGEST};
use super::built::{Built, Question, is_page};
use crate::hosts::{Encoding, headers};

const BY_TABLE: &str = "have the host send the headers of `_headers`, or what `variorum host` prints for it";
const UPLOAD: &str = "upload the files of this build, all of them, and drop what a cache in between has kept";
const REDIRECT: &str = "have the host lead on as `_redirects` says, or as what `variorum host` prints for it";
const PACK: &str = "have the host send the compressed copies, or compress by itself";
const COPY: &str = "upload the compressed copies of this build, and drop what a cache in between has kept";
const VARY: &str =
    "have the host send it with what is compressed: a cache in between would give that to everyone";
const NOT_FOUND: &str = "have the host send the nearest `404.html` above the address, with the status 404";
const REACH: &str = "ask again, and look at the host if it stays so";

/// How the live site differs at an address.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Difference {
    pub(super) address: String,
    /// A header, the status, the bytes.
    pub(super) what: String,
    pub(super) found: String,
    pub(super) expected: String,
    pub(super) help: &'static str,
}

/// Asks, and gives all that is wrong with the answer.
pub(super) fn compare(question: &Question, built: &Built, asker: &Asker) -> Vec<Difference> {
    let (path, packed) = match question {
        Question::File(file) => (built.layout.address(file), None),
        Question::Packed(file, encoding) => (built.layout.address(file), Some(encoding.name())),
        Question::Moved { from, .. } => (from.clone(), None),
        Question::Bare(path) => (path.clone(), None),
        Question::Missing { address, .. } => (address.clone(), None),
    };
    let mut differences =
        Differences { address: format!("{}{path}", built.layout.origin), found: Vec::new() };
    let asked = asker.ask(&differences.address, packed).and_then(|answer| {
        let is_shortened =
            path.strip_suffix(".html").is_some_and(|bare| answer.leads_to(&built.layout.origin, bare));
        if !is_shortened {
            return Ok(answer);
        }
        // Some hosts take the ending off.
        asker.ask(differences.address.trim_end_matches(".html"), packed)
    });
    let answer = match asked {
        Ok(answer) => answer,
        Err(error) => {
            differences.tell("the answer", error, "the file".to_owned(), REACH);
            return differences.found;
        }
    };
    match question {
        Question::File(file) => differences.of_file(&answer, file, built, 200),
        Question::Packed(file, encoding) => differences.of_packed(&answer, file, *encoding, built),
        Question::Moved { to, file, .. } => {
            // The page at the address leads on as well.
            if answer.status == 200 {
                differences.of_file(&answer, file, built, 200);
            } else if !answer.leads_to(&built.layout.origin, to) {
                differences.tell("where it leads", outcome(&answer), format!("301 to `{to}`"), REDIRECT);
            }
        }
        Question::Bare(path) => {
            if !answer.leads_to(&built.layout.origin, &format!("{path}/")) {
                let expected = format!("301 to `{path}/`");
                differences.tell("where it leads", outcome(&answer), expected, "have the host add the slash");
            }
        }
        Question::Missing { page, .. } => differences.of_missing(&answer, page, built),
    }
    differences.found
}

fn outcome(answer: &Answer) -> String {
    match answer.header("location") {
        Some(to) => format!("{} to `{to}`", answer.status),
        None => answer.status.to_string(),
    }
}

struct Differences {
    address: String,
    found: Vec<Difference>,
}

impl Differences {
    fn tell(&mut self, what: &str, found: String, expected: String, help: &'static str) {
        let (address, what) = (self.address.clone(), what.to_owned());
        self.found.push(Difference { address, what, found, expected, help });
    }

    fn of_missing(&mut self, answer: &Answer, page: &str, built: &Built) {
        if answer.status != 404 {
            self.tell("the status", outcome(answer), "404".to_owned(), NOT_FOUND);
        } else if built.bytes(page).is_ok_and(|bytes| bytes != answer.bytes) {
            self.tell("the page", "another one".to_owned(), format!("`{page}`"), NOT_FOUND);
        }
    }

    /// What most browsers get: a copy may be of another build than the file, and have other headers.
    fn of_packed(&mut self, answer: &Answer, file: &str, encoding: Encoding, built: &Built) {
        // A file that is not there at all is told of already.
        if answer.status != 200 {
            return;
        }
        let name = encoding.name();
        if answer.header("content-encoding") != Some(name) {
            let found = answer.header("content-encoding").unwrap_or("none").to_owned();
            return self.tell("Content-Encoding", found, name.to_owned(), PACK);
        }
        let vary = answer.all("vary").join(", ");
        if !vary
            .split(',')
            .any(|part| part.trim() == "*" || part.trim().eq_ignore_ascii_case("accept-encoding"))
        {
            let found = if vary.is_empty() { "none".to_owned() } else { vary };
            self.tell("Vary", found, "Accept-Encoding".to_owned(), VARY);
        }
        self.of_headers(answer, file, built);
        let Ok(expected) = built.bytes(file) else { return };
        let found = match unpacked(&answer.bytes, encoding) {
            Ok(bytes) if bytes == expected => return,
            Ok(bytes) => differing(&bytes, &expected),
            Err(error) => format!("what cannot be unpacked: {error}"),
        };
        self.tell(&format!("the bytes, unpacked from {name}"), found, counted(&expected), COPY);
    }

    fn of_file(&mut self, answer: &Answer, file: &str, built: &Built, status: u16) {
        if answer.status != status {
            return self.tell("the status", outcome(answer), status.to_string(), UPLOAD);
        }
        if let Some(encoding) = answer.header("content-encoding").filter(|encoding| *encoding != "identity") {
            let (found, expected) = (encoding.to_owned(), "none, where none was asked for".to_owned());
            return self.tell("Content-Encoding", found, expected, PACK);
        }
        self.of_headers(answer, file, built);
        match built.bytes(file) {
            Ok(bytes) if bytes == answer.bytes => {}
            Ok(bytes) => self.of_bytes(&answer.bytes, &bytes, file),
            Err(error) => self.tell("the file", error, "a file".to_owned(), "build again"),
        }
    }

    fn of_headers(&mut self, answer: &Answer, file: &str, built: &Built) {
        for (name, expected) in headers(file).pairs().into_iter().chain(built.layout.robots()) {
            let all = answer.all(name);
            match all.as_slice() {
                [] => self.tell(name, "none".to_owned(), expected.to_owned(), BY_TABLE),
                [value] if is_same(name, value, expected) => {}
                values => self.tell(name, values.join(" and "), expected.to_owned(), BY_TABLE),
            }
        }
        if let Some(told) = answer.header("x-robots-tag").filter(|_| built.layout.robots().is_none()) {
            self.tell("X-Robots-Tag", told.to_owned(), "none".to_owned(), BY_TABLE);
        }
        if let Some(policy) = answer.header("x-frame-options").filter(|_| is_framed(file)) {
            self.tell("X-Frame-Options", policy.to_owned(), "none".to_owned(), BY_TABLE);
        }
    }

    fn of_bytes(&mut self, found: &[u8], expected: &[u8], file: &str) {
        let (there, here) = (alternates(found), alternates(expected));
        if is_page(file) && there != here {
            let listed = |all: &BTreeSet<String>| match all.is_empty() {
                true => "none".to_owned(),
                false => all.iter().map(String::as_str).collect::<Vec<&str>>().join(", "),
            };
            self.tell("the alternates", listed(&there), listed(&here), UPLOAD);
        }
        self.tell("the bytes", differing(found, expected), counted(expected), UPLOAD);
    }
}

fn counted(bytes: &[u8]) -> String {
    format!("{} bytes", bytes.len())
}

fn differing(found: &[u8], expected: &[u8]) -> String {
    let at = found.iter().zip(expected).take_while(|(there, here)| there == here).count();
    format!("{}, others from byte {at} on", counted(found))
}

/// No more than a file may have: a host could pack anything.
fn unpacked(bytes: &[u8], encoding: Encoding) -> io::Result<Vec<u8>> {
    let mut plain = Vec::new();
    match encoding {
        Encoding::Brotli => brotli::Decompressor::new(bytes, 4096).take(LARGEST).read_to_end(&mut plain)?,
        Encoding::Gzip => flate2::read::MultiGzDecoder::new(bytes).take(LARGEST).read_to_end(&mut plain)?,
    };
    Ok(plain)
}

fn is_framed(file: &str) -> bool {
    crate::hosts::policy::Policy::of(file) == crate::hosts::policy::Policy::Board
}

/// Whether two values of a header say the same: order and spaces of a list's parts mean nothing.
fn is_same(name: &str, found: &str, expected: &str) -> bool {
    let parts = |value: &str, sign: char| -> BTreeSet<String> {
        let each = value.split(sign).map(|part| part.split_whitespace().collect::<Vec<&str>>().join(" "));
        each.filter(|part| !part.is_empty()).map(|part| part.to_lowercase()).collect()
    };
    let sign = match name {
        "Cache-Control" | "Permissions-Policy" => ',',
        _ => ';',
    };
    parts(found, sign) == parts(expected, sign)
}

/// The languages that a page says it is there in, each with its address.
fn alternates(page: &[u8]) -> BTreeSet<String> {
    let page = String::from_utf8_lossy(page);
    let links = page.split("<link ").skip(1).filter_map(|rest| rest.split('>').next());
    let value = |link: &str, name: &str| {
        let (_, rest) = link.split_once(&format!("{name}=\""))?;
        Some(rest.split('"').next()?.to_owned())
    };
    let each =
        links.filter_map(|link| Some(format!("{} {}", value(link, "hreflang")?, value(link, " href")?)));
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_the_same_whatever_their_spaces_and_order() {
        for (name, found, expected, same) in [
            ("Content-Type", "text/html;charset=UTF-8", "text/html; charset=utf-8", true),
            ("Content-Type", "text/html", "text/html; charset=utf-8", false),
            (
                "Cache-Control",
                "max-age=0,must-revalidate, public",
                "public, max-age=0, must-revalidate",
                true,
            ),
            ("Cache-Control", "public, max-age=0", "public, max-age=0, must-revalidate", false),
            ("Content-Security-Policy", "a 'none'; b  'self';", "a 'none'; b 'self'", true),
            ("Content-Security-Policy", "a 'none'; b *", "a 'none'; b 'self'", false),
        ] {
            assert_eq!(is_same(name, found, expected), same, "{found}");
        }
    }

    #[test]
    fn reads_alternates_of_a_page() {
        let page = "<link rel=\"alternate\" hreflang=\"el\" href=\"https://example.org/el/\">\n<link rel=\"icon\" \
                    href=\"/a.svg\">";
        let found: Vec<String> = alternates(page.as_bytes()).into_iter().collect();
        assert_eq!(found, ["el https://example.org/el/"]);
    }
}
