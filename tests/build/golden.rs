//! The pages of the small site as they should be, in `tests/golden`; `UPDATE_EXPECT=1` accepts new ones.
//!
//! Digests, the insides of drawings and what the board's script says are left out there: they change
//! without a page meaning anything else.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;

use crate::{PROJECT, Site, files};

#[test]
fn pages_are_as_they_should_be() {
    let site = Site::new("golden");
    site.build_well();
    let built: BTreeMap<String, String> = files(&site.output())
        .into_iter()
        .filter(|(path, _)| !path.starts_with("assets/"))
        .map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap()))
        .map(|(path, text)| if path == "_headers" { (path, text) } else { (path, readable(&text)) })
        .collect();
    let folder = Path::new(PROJECT).join("tests/golden");
    if env::var_os("UPDATE_EXPECT").is_some() {
        let _ = fs::remove_dir_all(&folder);
        for (path, text) in &built {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        return;
    }
    let expected: BTreeMap<String, String> =
        files(&folder).into_iter().map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap())).collect();
    let paths = |pages: &BTreeMap<String, String>| pages.keys().cloned().collect::<Vec<_>>();
    assert_eq!(paths(&built), paths(&expected), "a page is missing or one too many");
    for (path, text) in &expected {
        let found = &built[path];
        let line = text.lines().zip(found.lines()).position(|(expected, found)| expected != found);
        assert_eq!(found, text, "{path} differs from its line {}", line.map_or(0, |line| line + 1));
    }
}

#[test]
fn the_script_gets_its_texts_in_the_pages_language() {
    let site = Site::new("texts");
    site.build_well();
    let files = files(&site.output());
    for (path, text) in [
        ("en/steps/index.html", "\"cell-house-piece\":\"{square}, {house}, {side}\""),
        ("en/steps/index.html", "\"cell-empty\":\"{square}, empty\""),
        ("he/steps/index.html", "\"cell-empty\":\"{square}, ריק\""),
        ("he/steps/leap/index.html", "\"ruleset\":\"steps/leap\""),
    ] {
        let page = String::from_utf8(files[path].clone()).unwrap();
        let (_, data) = page.split_once("id=\"board-data\">").unwrap();
        let (data, _) = data.split_once("</script>").unwrap();
        assert!(data.contains(text), "{text} in {path}:\n{data}");
        assert!(!data.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '<']), "{path}");
    }
}

fn readable(page: &str) -> String {
    let mut text = without_drawings(page);
    text = masked(&text, "\"texts\":", "</script>", |_| "*".to_owned());
    text = masked(&text, "/assets/", "\"", |name| {
        let mut parts: Vec<&str> = name.split('.').collect();
        if parts.len() == 3 {
            parts[1] = "*";
        }
        parts.join(".")
    });
    let version = concat!("v\u{2068}", env!("CARGO_PKG_VERSION"), "\u{2069} · \u{2068}");
    text = masked(&text, version, "\u{2069}", |_| "*".to_owned());
    text.replace(version, "v\u{2068}*\u{2069} · \u{2068}")
}

/// Puts another text for what stands between an opening and a closing.
fn masked(text: &str, open: &str, close: &str, mask: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(open) {
        let (inside, behind) = after.split_at(after.find(close).unwrap());
        out += before;
        out += open;
        out += &mask(inside);
        rest = behind;
    }
    out + rest
}

fn without_drawings(page: &str) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("<svg") {
        let (_, behind) = after.split_once("</svg>").unwrap();
        out += before;
        out += "<svg/>";
        rest = behind;
    }
    out + rest
}
