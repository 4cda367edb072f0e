//! What search engines read: the list of pages in all their languages, and where it is.

use super::dates::stated;
use super::file::{File, Kind};
use super::html::escape;
use super::purpose::Audience;
use crate::hosts::layout::MAP;
use crate::resolve::index::PageId;
use crate::resolve::site::{LocaleId, Site};

const ROBOTS: &str = "robots.txt";
const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const SPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// How much one list may hold; there are more lists and a list of them where a site has more.
pub(super) struct Limits {
    pub(super) addresses: usize,
    pub(super) bytes: usize,
}

/// What search engines read at most.
pub(super) const LIMITS: Limits = Limits { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/// The list of pages, in several files where it is long, and the file that leads to it. A site that is not to be
/// found has no list; robots may still look at its pages, or they would not see that each says so.
pub(super) fn files(site: &Site, audience: Audience, limits: &Limits) -> Vec<File> {
    let robots = "User-agent: *\nDisallow:\n";
    let (maps, robots) = match audience {
        Audience::Testers => (Vec::new(), robots.to_owned()),
        Audience::Everyone => {
            let leads = format!("{robots}Sitemap: {}\n", site.index.absolute_file_address(MAP));
            (maps(site, limits), leads)
        }
    };
    let files = maps.into_iter().chain([(ROBOTS.to_owned(), robots)]);
    files.map(|(path, text)| File { path, bytes: text.into_bytes(), kind: Kind::Map }).collect()
}

/// Each by its path. The first is known by the same address however many there are.
fn maps(site: &Site, limits: &Limits) -> Vec<(String, String)> {
    let mut lists = lists(entries(site), limits);
    if lists.len() == 1 {
        return lists.pop().into_iter().map(|list| (MAP.to_owned(), list.text)).collect();
    }
    let mut index = format!("{XML}<sitemapindex xmlns=\"{SPACE}\">\n");
    let mut maps = Vec::new();
    for (at, List { text, newest, .. }) in lists.into_iter().enumerate() {
        let path = format!("sitemap-{}.xml", at + 1);
        index += &format!("<sitemap>\n<loc>{}</loc>\n", escape(&site.index.absolute_file_address(&path)));
        index += &dated(newest.as_deref());
        index += "</sitemap>\n";
        maps.push((path, text));
    }
    index += "</sitemapindex>\n";
    maps.insert(0, (MAP.to_owned(), index));
    maps
}

/// What a list says of a page, and the day that the page states.
struct Entry {
    text: String,
    day: Option<String>,
}

fn entries(site: &Site) -> impl Iterator<Item = Entry> {
    let listed = site.index.pages().filter(|(page, locale)| site.index.is_listed(*page, *locale));
    listed.filter_map(|(page, locale)| entry(site, page, locale))
}

fn entry(site: &Site, page: PageId, locale: LocaleId) -> Option<Entry> {
    let address = site.index.canonical(page, locale)?;
    let day = stated(site, page, locale).newest();
    let mut text = format!("<url>\n<loc>{}</loc>\n{}", escape(&address), dated(day.as_deref()));
    for other in site.index.alternates(page, locale) {
        let tag = other.locale.map_or("x-default".to_owned(), |id| site.locale(id).tag.to_string());
        let href = escape(&other.href);
        text += &format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{href}\"/>\n");
    }
    text += "</url>\n";
    Some(Entry { text, day })
}

fn dated(day: Option<&str>) -> String {
    day.map(|day| format!("<lastmod>{day}</lastmod>\n")).unwrap_or_default()
}

/// A list of pages as a file.
struct List {
    text: String,
    addresses: usize,
    newest: Option<String>,
}

const OPEN: &str = "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n";
const CLOSE: &str = "</urlset>\n";

/// The entries in as few lists as hold them, at least one.
fn lists(entries: impl Iterator<Item = Entry>, limits: &Limits) -> Vec<List> {
    let begun =
        || List { text: format!("{XML}<urlset xmlns=\"{SPACE}\" {OPEN}"), addresses: 0, newest: None };
    let (mut done, mut open) = (Vec::new(), begun());
    for entry in entries {
        let is_full = open.addresses >= limits.addresses
            || open.text.len() + entry.text.len() + CLOSE.len() > limits.bytes;
        if is_full && open.addresses > 0 {
            done.push(std::mem::replace(&mut open, begun()));
        }
        open.text += &entry.text;
        open.addresses += 1;
        open.newest = open.newest.max(entry.day);
    }
    done.push(open);
    done.iter_mut().for_each(|list| list.text += CLOSE);
    done
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Wanted;
    use crate::diag::Diagnostics;

    #[test]
    fn a_long_list_is_split_and_a_list_names_its_parts() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/site");
        let (_, site) = crate::site(&root, Wanted::default(), &mut Diagnostics::default()).unwrap();
        let site = site.unwrap();
        let entries = |text: &str| -> Vec<String> {
            text.split_inclusive("</url>\n")
                .filter_map(|part| Some(part.split_once("<url>")?.1.to_owned()))
                .collect()
        };
        let [(_, whole)] = <[_; 1]>::try_from(maps(&site, &LIMITS)).unwrap();
        let all = entries(&whole);
        for limits in [
            Limits { addresses: 3, bytes: usize::MAX },
            Limits { addresses: all.len() - 1, bytes: usize::MAX },
            Limits { addresses: 50, bytes: whole.len() - 1 },
            Limits { addresses: 50, bytes: 1500 },
            Limits { addresses: 50, bytes: 0 },
        ] {
            let maps = maps(&site, &limits);
            let (first, index) = &maps[0];
            assert_eq!(first, MAP);
            let named: Vec<&str> =
                index.split("<loc>").skip(1).map(|rest| rest.split_once("</loc>").unwrap().0).collect();
            let parts: Vec<String> =
                maps[1..].iter().map(|(path, _)| site.index.absolute_file_address(path)).collect();
            assert_eq!(named, parts);
            assert!(parts.len() > 1);
            let found: Vec<String> = maps[1..].iter().flat_map(|(_, text)| entries(text)).collect();
            assert_eq!(found, all);
            for (path, text) in &maps[1..] {
                let count = entries(text).len();
                assert!(count <= limits.addresses, "{path}");
                assert!(count == 1 || text.len() <= limits.bytes, "{path}");
            }
        }
    }

    #[test]
    fn a_list_of_lists_has_the_newest_day_of_each() {
        let entry = |day: &str| Entry {
            text: day.to_owned(),
            day: Some(day.to_owned()).filter(|day| !day.is_empty()),
        };
        let days = ["2026-01-31", "", "2027-01-01", "2025-01-01", "", ""];
        let lists = lists(days.map(entry).into_iter(), &Limits { addresses: 2, bytes: usize::MAX });
        let newest: Vec<Option<&str>> = lists.iter().map(|list| list.newest.as_deref()).collect();
        assert_eq!(newest, [Some("2026-01-31"), Some("2027-01-01"), None]);
    }
}
