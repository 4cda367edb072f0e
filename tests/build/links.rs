//! Every address on every page leads to a file of the same build, every fragment to an element.

use std::collections::BTreeMap;
use std::path::PathBuf;

use variorum::{BuildOptions, build};

use crate::{PROJECT, Site, files};

#[test]
fn every_address_of_the_small_site_leads_somewhere() {
    let site = Site::new("links");
    site.build_well();
    check("https://example.org/games/", &files(&site.output()));
}

#[test]
fn every_address_of_the_shipped_site_leads_somewhere_under_any_base_path() {
    for base in ["https://variorum.example/", "https://example.org/games/"] {
        let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("build").join("shipped");
        let _ = std::fs::remove_dir_all(&out);
        let options = BuildOptions {
            out: Some(out.clone()),
            base_url: Some(base.to_owned()),
            ..BuildOptions::plain(PROJECT.into())
        };
        let built = build(&options).unwrap();
        assert!(!built.report.has_errors(), "{}", built.report.text());
        check(base, &files(&out));
    }
}

#[test]
fn alternates_are_mutual_and_a_page_names_itself() {
    let site = Site::new("alternates");
    site.build_well();
    let files = files(&site.output());
    let mut pages = 0;
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with("index.html") && path.contains('/')) {
        let own = format!("https://example.org/games/{}", path.strip_suffix("index.html").unwrap());
        let alternates = alternates(bytes);
        if !text(bytes).contains(&format!("<link rel=\"canonical\" href=\"{own}\">")) {
            assert!(alternates.is_empty(), "{path} is no language's own page");
            continue;
        }
        assert!(alternates.contains_key("x-default"), "{path}");
        assert!(alternates.values().any(|address| *address == own), "{path} names itself");
        for (_, address) in alternates.iter().filter(|(language, _)| **language != "x-default") {
            let other = format!("{}index.html", address.strip_prefix("https://example.org/games/").unwrap());
            assert_eq!(self::alternates(&files[&other]), alternates, "{path} and {other}");
        }
        pages += 1;
    }
    assert!(pages > 6, "{pages}");
}

#[test]
fn alternates_without_the_page_itself_or_without_a_default_are_told() {
    for (condition, told) in [
        ("alternate.hreflang != page.lang", "names alternates, and not itself among them"),
        ("alternate.hreflang != \"x-default\"", "names no alternate for all other readers"),
    ] {
        let site = Site::new("without");
        let link =
            "<link rel=\"alternate\" hreflang=\"{{ alternate.hreflang }}\" href=\"{{ alternate.href }}\">";
        let fewer = format!("{{% if {condition} %}}{link}{{% endif %}}");
        site.change("templates/page.html", link, &fewer);
        let report = site.build().report.text();
        assert!(report.contains(told), "{report}");
        assert!(report.contains("templates/page.html:20:"), "{report}");
    }
}

fn check(base: &str, files: &BTreeMap<String, Vec<u8>>) {
    let host = base.find("://").unwrap() + 3;
    let base_path = &base[host + base[host..].find('/').unwrap()..];
    let mut checked = 0;
    let mut wrong = Vec::new();
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        for address in addresses(text(bytes)) {
            let (address, fragment) = address.split_once('#').unwrap_or((&address, ""));
            let local = address.strip_prefix(base).or_else(|| address.strip_prefix(base_path));
            let target = match local {
                Some(local) if local.is_empty() || local.ends_with('/') => format!("{local}index.html"),
                Some(local) => local.to_owned(),
                None if address.is_empty() => path.clone(),
                None if address.starts_with("https://") || address.starts_with("mailto:") => continue,
                None => {
                    wrong.push(format!("{path}: {address}"));
                    continue;
                }
            };
            checked += 1;
            // A position is played by the page's board.
            let fragment = if fragment.starts_with("play=") { "board-data" } else { fragment };
            let leads = files.get(&target).is_some_and(|page| {
                fragment.is_empty() || text(page).contains(&format!("id=\"{fragment}\""))
            });
            if !leads {
                wrong.push(format!("{path}: {address}#{fragment}"));
            }
        }
    }
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".js") || path.ends_with(".css")) {
        for name in names_beside(text(bytes)) {
            checked += 1;
            if !files.contains_key(&format!("assets/{name}")) {
                wrong.push(format!("{path}: ./{name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 100, "{checked} addresses");
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn addresses(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for attribute in [" href=\"", " src=\""] {
        for (at, _) in page.match_indices(attribute) {
            // A house without a drawing shows none: the use of a drawing leads no reader anywhere.
            if !page[..at].ends_with("<use") {
                let after = &page[at + attribute.len()..];
                found.push(after.split('"').next().unwrap().replace("&amp;", "&"));
            }
        }
    }
    found
}

/// What scripts and styles load from beside them; what only documents a type is not loaded.
fn names_beside(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for open in ["'./", "\"./", "(./"] {
        for (at, _) in source.match_indices(open) {
            let comment = source[..at].rfind("/**").is_some_and(|open| !source[open..at].contains("*/"));
            if !comment {
                found.push(source[at + open.len()..].split(['\'', '"', ')']).next().unwrap());
            }
        }
    }
    found
}

fn alternates(page: &[u8]) -> BTreeMap<&str, &str> {
    let links = text(page).split("<link rel=\"alternate\" hreflang=\"").skip(1);
    links
        .map(|after| {
            let (language, rest) = after.split_once("\" href=\"").unwrap();
            (language, rest.split('"').next().unwrap())
        })
        .collect()
}
