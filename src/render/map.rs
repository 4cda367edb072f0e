//! What search engines read: the list of pages in all their languages, and where it is.

use super::file::{File, Kind};
use super::html::escape;
use crate::resolve::site::Site;

const MAP: &str = "sitemap.xml";

/// The list of pages, and the file that leads to it.
pub(super) fn files(site: &Site) -> [File; 2] {
    let mut map = String::from(concat!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" ",
        "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    ));
    for (page, locale) in site.index.pages().filter(|(page, at)| site.index.is_listed(*page, *at)) {
        let Some(address) = site.index.canonical(page, locale) else { continue };
        map += &format!("<url>\n<loc>{}</loc>\n", escape(&address));
        for other in site.index.alternates(page, locale) {
            let tag = other.locale.map_or("x-default".to_owned(), |id| site.locale(id).tag.to_string());
            let href = escape(&other.href);
            map += &format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{href}\"/>\n");
        }
        map += "</url>\n";
    }
    map += "</urlset>\n";
    let robots = format!("User-agent: *\nDisallow:\nSitemap: {}\n", site.index.absolute_file_address(MAP));
    [(MAP, map), ("robots.txt", robots)].map(|(path, text)| File {
        path: path.to_owned(),
        bytes: text.into_bytes(),
        kind: Kind::Map,
    })
}
