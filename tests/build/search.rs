//! What a search finds in the shipped site: every page, every hit leads to its place, and it is small.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use serde_json::Value;
use variorum::{BuildOptions, build};

use crate::{PROJECT, files};

/// The most that the file of a language weighs, compressed as hosts compress it.
const HEAVIEST: usize = 60 * 1024;

/// The files of the shipped site.
static SHIPPED: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(|| {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build").join("search");
    let options = BuildOptions { out: Some(out.clone()), ..BuildOptions::plain(PROJECT.into()) };
    let built = build(&options).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    files(&out)
});

/// By language, what is found in the shipped site.
fn found() -> BTreeMap<String, Value> {
    let found = |(path, bytes): (&String, &Vec<u8>)| {
        let locale = path.strip_suffix("/search.json")?;
        Some((locale.to_owned(), serde_json::from_slice(bytes).unwrap()))
    };
    let found: BTreeMap<String, Value> = SHIPPED.iter().filter_map(found).collect();
    assert!(found.len() > 2, "{:?}", found.keys());
    found
}

/// Of every passage, where it leads to.
fn addresses(found: &Value) -> Vec<&str> {
    let passages = found["passages"].as_array().unwrap();
    passages.iter().map(|passage| passage["href"].as_str().unwrap()).collect()
}

#[test]
fn every_hit_leads_to_its_place_and_every_page_is_found() {
    for (locale, found) in found() {
        let mut pages = BTreeSet::new();
        for address in addresses(&found) {
            let (page, id) = address.split_once('#').unwrap_or((address, ""));
            let path = format!("{}index.html", page.trim_start_matches('/'));
            assert!(path.starts_with(&format!("{locale}/")), "{address} in {locale}");
            let html = String::from_utf8(SHIPPED[&path].clone()).unwrap();
            assert!(id.is_empty() || html.contains(&format!(" id=\"{id}\"")), "{address} in {locale}");
            pages.insert(path);
        }
        let folder = format!("{locale}/");
        let home = format!("{locale}/index.html");
        let is_page =
            |path: &&String| path.starts_with(&folder) && path.ends_with("/index.html") && **path != home;
        let all: BTreeSet<String> = SHIPPED.keys().filter(is_page).cloned().collect();
        assert_eq!(pages, all, "{locale}");
    }
}

#[test]
fn rows_are_found_with_the_name_of_their_ruleset() {
    let found = found();
    let passages = found["en"]["passages"].as_array().unwrap();
    let of = |address: &str| {
        let passage = passages.iter().find(|passage| passage["href"] == address).unwrap();
        (passage["title"].as_str().unwrap(), passage["of"].as_str().unwrap())
    };
    assert_eq!(of("/en/senet/#barriers"), ("Barriers", "Senet: standard rules"));
    assert_eq!(of("/en/senet/jequier/#barriers"), ("Barriers", "Senet after Jéquier"));
    assert_eq!(of("/en/senet/glossary/#barrier"), ("Barrier", "Senet: glossary"));
}

#[test]
fn every_number_of_hits_has_its_words() {
    let counts = &found()["ru"]["counts"];
    for (count, words) in [
        (0, "Ничего не найдено"),
        (1, "1 результат"),
        (2, "2 результата"),
        (11, "11 результатов"),
        (21, "21 результат"),
    ] {
        assert!(counts[count].as_str().unwrap().starts_with(words), "{}", counts[count]);
    }
}

#[test]
fn a_language_weighs_at_most_sixty_kilobytes() {
    for (path, bytes) in SHIPPED.iter().filter(|(path, _)| path.ends_with("/search.json")) {
        let mut small = Vec::new();
        let params = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut small, &params).unwrap();
        assert!(small.len() <= HEAVIEST, "{path} weighs {} bytes", small.len());
    }
}
