//! What is found of a site by those who do not come by its own links: maps, feeds, descriptions of pages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use roxmltree::{Document, Node};
use serde_json::Value;
use variorum::{BuildOptions, build};

use crate::{PROJECT, Site, files};

const ATOM: &str = "http://www.w3.org/2005/Atom";

/// A finished site and its address.
struct Built {
    base: &'static str,
    files: BTreeMap<String, Vec<u8>>,
}

impl Built {
    /// The shipped site under an address.
    fn shipped(base: &'static str) -> Built {
        let place = format!("found{}", base.replace(['/', ':'], "-"));
        let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("build").join(place);
        let _ = std::fs::remove_dir_all(&out);
        let options = BuildOptions {
            out: Some(out.clone()),
            base_url: Some(base.to_owned()),
            ..BuildOptions::plain(PROJECT.into())
        };
        let built = build(&options).unwrap();
        assert!(!built.report.has_errors(), "{}", built.report.text());
        Built { base, files: files(&out) }
    }

    fn text(&self, path: &str) -> &str {
        std::str::from_utf8(&self.files[path]).unwrap()
    }

    /// The pages that are known by their own address, by it.
    fn own(&self) -> BTreeMap<String, Page> {
        let pages = self.files.keys().filter(|path| path.ends_with("index.html"));
        let pages = pages.map(|path| (self.address(path), Page::of(self.text(path))));
        pages.filter(|(address, page)| page.canonical.as_ref() == Some(address) && !page.noindex).collect()
    }

    fn address(&self, path: &str) -> String {
        format!("{}{}", self.base, path.strip_suffix("index.html").unwrap_or(path))
    }
}

/// What a page says in its head.
struct Page {
    lang: String,
    canonical: Option<String>,
    shared_as: Option<String>,
    noindex: bool,
    /// By language.
    alternates: BTreeMap<String, String>,
    feed: Option<String>,
    structured: Option<Value>,
}

impl Page {
    fn of(html: &str) -> Page {
        let after = |open: &str| {
            let (_, rest) = html.split_once(open)?;
            Some(rest.split('"').next().unwrap().to_owned())
        };
        let alternates = html.split("<link rel=\"alternate\" hreflang=\"").skip(1).map(|rest| {
            let mut parts = rest.split('"');
            (parts.next().unwrap().to_owned(), parts.nth(1).unwrap().to_owned())
        });
        let feed = html.split_once("type=\"application/atom+xml\" title=\"");
        let data = html.split_once("<script type=\"application/ld+json\">");
        Page {
            lang: after("<html lang=\"").unwrap(),
            canonical: after("<link rel=\"canonical\" href=\""),
            shared_as: after("<meta property=\"og:url\" content=\""),
            noindex: html.contains("<meta name=\"robots\" content=\"noindex\">"),
            alternates: alternates.collect(),
            feed: feed.map(|(_, rest)| rest.split('"').nth(2).unwrap().to_owned()),
            structured: data
                .map(|(_, rest)| serde_json::from_str(rest.split("</script>").next().unwrap()).unwrap()),
        }
    }

    /// The part of a type in what the page says for search engines.
    fn part(&self, kind: &str) -> Option<&Value> {
        let graph = self.structured.as_ref()?["@graph"].as_array()?;
        let mut parts = graph.iter().filter(|part| part["@type"] == kind);
        let part = parts.next();
        assert!(parts.next().is_none(), "two of {kind}");
        part
    }
}

fn child<'a>(node: Node<'a, 'a>, name: &str) -> &'a str {
    let mut found = node.children().filter(|child| child.tag_name().name() == name);
    let text = found.next().and_then(|child| child.text()).unwrap_or_else(|| panic!("no {name}"));
    assert!(found.next().is_none(), "two of {name}");
    text
}

/// By address, the alternates of each page on the map and the day that it is of.
fn mapped(map: &str) -> BTreeMap<String, (BTreeMap<String, String>, Option<String>)> {
    let document = Document::parse(map).unwrap();
    let urls = document.root_element().children().filter(Node::is_element);
    let urls = urls.map(|url| {
        let links = url.children().filter(|child| child.tag_name().name() == "link");
        let attribute = |link: Node, name: &str| link.attribute(name).unwrap().to_owned();
        let links = links.map(|link| (attribute(link, "hreflang"), attribute(link, "href")));
        let day = url.children().find(|child| child.tag_name().name() == "lastmod");
        (child(url, "loc").to_owned(), (links.collect(), day.and_then(|day| day.text()).map(str::to_owned)))
    });
    urls.collect()
}

#[test]
fn pages_maps_feeds_and_descriptions_agree_under_any_base_path() {
    for base in ["https://variorum.example/", "https://example.org/games/"] {
        let built = Built::shipped(base);
        let pages = built.own();
        let map = mapped(built.text("sitemap.xml"));
        assert_eq!(pages.keys().collect::<Vec<_>>(), map.keys().collect::<Vec<_>>());
        assert!(pages.len() > 50, "{}", pages.len());
        for (address, page) in &pages {
            let (alternates, day) = &map[address];
            assert_eq!(&page.alternates, alternates, "{address}");
            assert_eq!(page.shared_as.as_ref(), Some(address));
            described(base, address, page, day.as_deref(), &pages);
        }
        let robots = format!("User-agent: *\nDisallow:\nSitemap: {base}sitemap.xml\n");
        assert_eq!(built.text("robots.txt"), robots);
        feeds(&built, &pages);
    }
}

/// What a page says for search engines against its head and the map.
fn described(base: &str, address: &str, page: &Page, day: Option<&str>, pages: &BTreeMap<String, Page>) {
    let data = page.structured.as_ref().unwrap_or_else(|| panic!("{address} says nothing"));
    let whole = page.part("WebPage").unwrap();
    assert_eq!(whole["url"], address);
    assert_eq!(whole["inLanguage"], page.lang.as_str(), "{address}");
    assert_eq!(page.part("WebSite").unwrap()["url"], base);
    let mut ids = BTreeSet::new();
    addresses(data, &mut |key, value| {
        assert!(value.starts_with(base), "{key} {value} on {address}");
        let page = value.split('#').next().unwrap();
        assert!(pages.contains_key(page), "{key} {value} on {address}");
        ids.insert(value.to_owned());
    });
    let article = page.part("Article");
    let work = article.unwrap_or(whole);
    let part = if article.is_some() { "#article" } else { "" };
    let others: BTreeSet<String> = page
        .alternates
        .iter()
        .filter(|(tag, _)| *tag != "x-default")
        .map(|(_, href)| format!("{href}{part}"))
        .filter(|other| other.trim_end_matches(part) != address)
        .collect();
    let listed = |key: &str| -> BTreeSet<String> {
        let works = work[key].as_array().map_or(std::slice::from_ref(&work[key]), Vec::as_slice);
        works.iter().filter_map(|work| Some(work["@id"].as_str()?.to_owned())).collect()
    };
    if address == base {
        assert!(listed("workTranslation").is_empty());
    } else if page.lang == "en" {
        assert_eq!(listed("workTranslation"), others, "{address}");
    } else {
        let source = page.alternates["en"].clone();
        assert_eq!(listed("translationOfWork"), BTreeSet::from([format!("{source}{part}")]), "{address}");
    }
    let days = [&work["dateModified"], &whole["lastReviewed"]].map(|day| day.as_str());
    assert_eq!(days.into_iter().flatten().max(), day, "{address}");
    if let Some(trail) = page.part("BreadcrumbList") {
        let steps = trail["itemListElement"].as_array().unwrap();
        let places: Vec<u64> = steps.iter().map(|step| step["position"].as_u64().unwrap()).collect();
        assert_eq!(places, (1..=steps.len() as u64).collect::<Vec<_>>());
        assert_eq!(steps.last().unwrap()["item"], address);
        for pair in steps.windows(2) {
            assert!(pair[1]["item"].as_str().unwrap().starts_with(pair[0]["item"].as_str().unwrap()));
        }
    }
    assert_eq!(page.part("Game").is_some(), article.is_some_and(|article| !article["about"].is_null()));
    assert_eq!(part_is_wanted(base, address), [article.is_some(), page.part("BreadcrumbList").is_some()]);
}

/// Whether a page is an article and has a trail, by its address.
fn part_is_wanted(base: &str, address: &str) -> [bool; 2] {
    let parts: Vec<&str> = address[base.len()..].split_terminator('/').collect();
    let is_list = matches!(parts.last(), Some(&("compare" | "glossary")));
    [parts.len() > 1 && !is_list, parts.len() > 1]
}

/// Hands over every address in the data.
fn addresses(value: &Value, told: &mut impl FnMut(&str, &str)) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                match value.as_str().filter(|_| ["@id", "url", "item"].contains(&key.as_str())) {
                    Some(text) => told(key, text),
                    None => addresses(value, told),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| addresses(value, told)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn feeds(built: &Built, pages: &BTreeMap<String, Page>) {
    let mut ids = BTreeSet::new();
    let mut entries = 0;
    let locales: BTreeSet<&str> = pages.values().map(|page| page.lang.as_str()).collect();
    for lang in locales {
        let path = format!("{lang}/feed.atom");
        let address = built.address(&path);
        let document = Document::parse(built.text(&path)).unwrap();
        let feed = document.root_element();
        assert!(
            feed.descendants().filter(Node::is_element).all(|node| node.tag_name().namespace() == Some(ATOM))
        );
        assert_eq!(feed.attribute(("http://www.w3.org/XML/1998/namespace", "lang")), Some(lang));
        assert_eq!(child(feed, "id"), address);
        assert_eq!(link(feed, "self"), address);
        assert!(pages.contains_key(link(feed, "alternate")));
        assert!(!child(feed, "title").is_empty());
        let elements =
            |name: &'static str| feed.children().filter(move |node| node.tag_name().name() == name);
        assert!(!child(elements("author").next().unwrap(), "name").is_empty());
        let mut days = Vec::new();
        for entry in elements("entry") {
            let page = &pages[link(entry, "alternate")];
            assert_eq!(page.lang, lang);
            let (of, version) = child(entry, "id").split_once("#version-").unwrap();
            assert_eq!(Some(of), page.canonical.as_deref());
            let name = page.part("Article").unwrap()["headline"].as_str().unwrap();
            let title = child(entry, "title").replace(['\u{2068}', '\u{2069}'], "");
            assert!(title.contains(name) && title.contains(version), "{title}");
            assert_eq!(title.starts_with('\u{200f}'), lang == "ar", "{title}");
            assert!(child(entry, "content").contains("</p>"));
            assert!(ids.insert(child(entry, "id").to_owned()), "{}", child(entry, "id"));
            days.push(child(entry, "updated"));
            entries += 1;
        }
        assert_eq!(days.first(), Some(&child(feed, "updated")), "{lang}");
        assert!(days.is_sorted_by(|newer, older| newer >= older), "{lang}: {days:?}");
        assert!(days.iter().all(|day| day.len() == 20 && day.ends_with("T00:00:00Z")));
        let wanted = pages.values().filter(|page| page.lang == lang);
        let versions =
            wanted.filter(|page| page.part("Article").is_some_and(|article| !article["version"].is_null()));
        assert!(days.len() >= versions.count(), "{lang}: a ruleset is missing");
    }
    assert!(entries > 20, "{entries}");
    let path = |address: &str| address[built.base.len() - base_path(built.base).len()..].to_owned();
    for page in pages.values() {
        assert_eq!(page.feed, Some(path(&built.address(&format!("{}/feed.atom", page.lang)))));
    }
}

fn base_path(base: &str) -> &str {
    let host = base.find("://").unwrap() + 3;
    &base[host + base[host..].find('/').unwrap()..]
}

fn link<'a>(node: Node<'a, 'a>, rel: &str) -> &'a str {
    let mut links = node.children().filter(|child| child.tag_name().name() == "link");
    links.find(|link| link.attribute("rel") == Some(rel)).unwrap().attribute("href").unwrap()
}

#[test]
fn a_feed_tells_what_changed_and_is_the_same_in_a_rebuild() {
    let site = Site::new("feed");
    site.build_well();
    let before = files(&site.output());
    site.build_well();
    assert!(files(&site.output()) == before);
    let feed = String::from_utf8(before["he/feed.atom"].clone()).unwrap();
    let document = Document::parse(&feed).unwrap();
    let entries = document.root_element().children().filter(|node| node.tag_name().name() == "entry");
    let told: Vec<String> = entries
        .map(|entry| {
            let parts = ["id", "title", "updated", "content"].map(|name| child(entry, name));
            parts
                .join(" | ")
                .replace("https://example.org/games/he/", "HE/")
                .replace(['\u{2068}', '\u{2069}'], "")
        })
        .collect();
    // The change that nobody has translated is marked as what it is.
    assert_eq!(
        told,
        [
            "HE/steps/#version-1.1 | שנים עשר צעדים: version 1.1 | 2026-03-01T00:00:00Z | \
             <p lang=\"en\" dir=\"ltr\">The <a href=\"HE/steps/#the-well\">well</a> sends a piece to 3, not to 2.</p>",
            "HE/steps/leap/#version-2 | שנים עשר צעדים בקובייה: version 2 | 2026-02-28T00:00:00Z | \
             <p lang=\"he\" dir=\"rtl\">קובייה אחת במקום שתיים.</p>",
            "HE/steps/#version-1 | שנים עשר צעדים: version 1 | 2026-01-31T00:00:00Z | \
             <p lang=\"he\" dir=\"rtl\">מהדורה ראשונה.</p>",
        ]
    );
}

#[test]
fn a_site_without_a_stated_day_has_no_feed_and_no_day_on_its_map() {
    let site = Site::new("undated");
    for path in ["standard.yaml", "leap/variant.yaml", "en.yaml", "he.yaml", "leap/en.yaml", "leap/he.yaml"] {
        let path = format!("content/steps/{path}");
        let text = std::fs::read_to_string(site.root.join(&path)).unwrap();
        let is_of_edition = |line: &&str| {
            let begins = ["versions:", "reviewed:", "changes:", "  1: ", "  1.1: ", "  - { version:"];
            begins.iter().any(|begin| line.starts_with(begin))
        };
        let lines = text.lines().filter(|line| !is_of_edition(line));
        site.write(&path, &lines.flat_map(|line| [line, "\n"]).collect::<String>());
    }
    site.build_well();
    let files = files(&site.output());
    assert!(!files.keys().any(|path| path.ends_with("feed.atom")));
    assert!(!String::from_utf8_lossy(&files["sitemap.xml"]).contains("lastmod"));
    assert!(!String::from_utf8_lossy(&files["en/index.html"]).contains("atom+xml"));
}

#[test]
fn a_build_for_testers_is_kept_from_search_engines() {
    let site = Site::new("preview");
    let options = BuildOptions { preview: true, ..site.options() };
    let built = build(&options).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    let files = files(&site.output());
    let mut pages = 0;
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        let text = String::from_utf8_lossy(bytes);
        assert_eq!(text.matches("<meta name=\"robots\" content=\"noindex\">").count(), 1, "{path}");
        assert!(!text.contains("atom+xml"), "{path}");
        pages += 1;
    }
    assert!(pages > 20);
    assert!(!files.keys().any(|path| path.ends_with(".atom") || path.starts_with("sitemap")));
    assert_eq!(files["robots.txt"], b"User-agent: *\nDisallow:\n");
    let rules = |text: &[u8]| {
        let text = String::from_utf8_lossy(text).into_owned();
        (text.matches("\n/").count(), text.matches("\n  X-Robots-Tag: noindex\n").count())
    };
    let (all, kept) = rules(&files["_headers"]);
    assert!(all > 5 && kept == all, "{kept} of {all} rules");
    site.build_well();
    let (all, kept) = rules(&std::fs::read(site.output().join("_headers")).unwrap());
    assert!(all > 5 && kept == 0);
    assert!(site.output().join("sitemap.xml").exists());
}
