//! Which headers go with which addresses, as few rules that do not overlap.
//!
//! Cloudflare Pages and Netlify send the headers of every rule that an address matches, so that two rules for
//! one address would send a header twice. `*` stands for any signs, the slash among them.

use std::collections::{BTreeMap, BTreeSet};

use super::layout::Layout;
use super::{ASSETS, Headers, headers};

/// A pattern of addresses and the headers that go with them.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Rule {
    pub(crate) pattern: String,
    /// The type is none where files of several types are meant: hosts know them.
    pub(crate) has_type: bool,
    pub(crate) headers: Headers,
}

/// One rule for each kind of asset, for each folder beside them, and for each file beside those.
pub(crate) fn rules(layout: &Layout) -> Vec<Rule> {
    let mut rules = BTreeMap::new();
    for file in &layout.files {
        let headers = headers(file);
        // A host that packs what it sends knows no copies, and one that knows them needs no rule for them.
        if headers.encoding.is_some() || OWN.contains(&file.as_str()) {
            continue;
        }
        let base = &layout.base;
        let (patterns, has_type) = match file.split_once('/') {
            Some((ASSETS, name)) => {
                let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
                (vec![format!("{base}{ASSETS}/*.{ending}")], true)
            }
            Some((folder, _)) => (vec![format!("{}/*", layout.address(folder))], false),
            None => (of_root(layout, file), true),
        };
        for pattern in patterns {
            rules.insert(pattern.clone(), Rule { pattern, has_type, headers });
        }
    }
    rules.into_values().collect()
}

/// What hosts read and do not send.
pub(crate) const OWN: [&str; 3] = [HEADERS, REDIRECTS, NO_JEKYLL];
pub(crate) const HEADERS: &str = "_headers";
pub(crate) const REDIRECTS: &str = "_redirects";
/// What builds and deployments leave for the next one begins so.
pub(crate) const LEFT: &str = ".variorum-";
/// Tells GitHub Pages to publish the files as they are.
pub(crate) const NO_JEKYLL: &str = ".nojekyll";

/// Some hosts take `.html` off the addresses of pages.
fn of_root(layout: &Layout, file: &str) -> Vec<String> {
    let whole = format!("{}{file}", layout.base);
    let mut patterns = BTreeSet::from([layout.address(file)]);
    match file.strip_suffix(".html") {
        Some("index") => drop(patterns.insert(whole)),
        Some(name) => drop(patterns.insert(layout.address(name))),
        None => {}
    }
    patterns.into_iter().collect()
}

/// More rules, or longer lines, and hosts leave some out.
pub(crate) const MOST_RULES: usize = 99;
/// More addresses of former times, and hosts leave some out.
pub(crate) const MOST_REDIRECTS: usize = 2000;

/// The text of `_headers`.
pub(crate) fn headers_file(layout: &Layout, rules: &[Rule]) -> String {
    let mut text = String::from("# Written by each build of Variorum.\n");
    for rule in rules {
        text += &format!("{}\n", rule.pattern);
        for (name, value) in rule.headers.pairs().into_iter().chain(layout.robots()) {
            if rule.has_type || name != "Content-Type" {
                text += &format!("  {name}: {value}\n");
            }
        }
    }
    text
}

/// The text of `_redirects`: first what names one address, as hosts want it, then the missing pages of the
/// languages. Cloudflare Pages passes the latter over: it finds those pages by itself.
pub(crate) fn redirects_file(layout: &Layout) -> String {
    let mut text = String::from("# Written by each build of Variorum.\n");
    for (from, to) in &layout.moved {
        text += &format!("{from} {to} 301\n");
    }
    let base = &layout.base;
    for language in &layout.languages {
        for folder in [String::new(), format!("{}/", super::BOARDS)] {
            text += &format!("{base}{folder}{language}/* {base}{language}/404.html 404\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosts::caddy::caddy;
    use crate::hosts::cloudfront::cloudfront;
    use crate::hosts::nginx::nginx;

    fn layout(files: &[&str]) -> Layout {
        Layout {
            origin: "https://example.org".to_owned(),
            base: "/games/".to_owned(),
            languages: vec!["en".to_owned(), "el".to_owned()],
            moved: vec![("/games/en/zenet/".to_owned(), "/games/en/senet/".to_owned())],
            files: files.iter().map(|file| (*file).to_owned()).collect(),
        }
    }

    #[test]
    fn one_rule_for_a_folder_a_kind_of_asset_and_a_file_of_the_root() {
        let files = [
            "index.html",
            "index.html.br",
            "page.html",
            "a b:c.txt",
            "en/index.html",
            "en/senet/index.html",
            "boards/en/senet/index.html",
            "assets/a.css",
            "assets/b.css",
            "assets/b.css.gz",
            "assets/senet/plan.png",
            ".well-known/security.txt",
            "_headers",
        ];
        let found: Vec<(String, bool)> =
            rules(&layout(&files)).into_iter().map(|rule| (rule.pattern, rule.has_type)).collect();
        let expected = [
            ("/games/", true),
            ("/games/.well-known/*", false),
            ("/games/a%20b%3Ac.txt", true),
            ("/games/assets/*.css", true),
            ("/games/assets/*.png", true),
            ("/games/boards/*", false),
            ("/games/en/*", false),
            ("/games/index.html", true),
            ("/games/page", true),
            ("/games/page.html", true),
        ];
        assert_eq!(found, expected.map(|(pattern, has_type)| (pattern.to_owned(), has_type)));
    }

    #[test]
    fn every_host_keeps_robots_off_a_site_without_a_list_of_pages() {
        let told = |files: &[&str]| {
            let layout = layout(files);
            let texts = [
                headers_file(&layout, &rules(&layout)),
                nginx(&layout, "/var/www"),
                caddy(&layout, "/var/www"),
                cloudfront(&layout).unwrap(),
            ];
            texts.map(|text| text.matches("X-Robots-Tag").count())
        };
        // A rule for each folder and file; the three policies; those again for what is missing.
        assert_eq!(told(&["index.html", "en/index.html"]), [3, 3, 4, 3]);
        assert_eq!(told(&["index.html", "en/index.html", "sitemap.xml"]), [0; 4]);
    }

    #[test]
    fn a_function_that_is_too_long_for_cloudfront_is_told() {
        let mut layout = layout(&["index.html"]);
        assert!(cloudfront(&layout).is_ok());
        let moved = |at: usize| (format!("/games/en/former-{at}/"), "/games/en/senet/".to_owned());
        layout.moved = (0..500).map(moved).collect();
        assert!(cloudfront(&layout).unwrap_err().contains("of which CloudFront takes 10240"));
    }

    #[test]
    fn a_folder_with_a_space_is_one_word() {
        let layout = layout(&["index.html"]);
        assert!(nginx(&layout, "/srv/my site").contains("        root \"/srv/my site\";\n"));
        assert!(nginx(&layout, "/srv/site").contains("        root /srv/site;\n"));
        assert!(caddy(&layout, "/srv/my site").contains("    root * \"/srv/my site\"\n"));
        assert!(caddy(&layout, "/srv/site").contains("    root * /srv/site\n"));
    }

    #[test]
    fn former_addresses_come_before_missing_pages() {
        let expected = "# Written by each build of Variorum.\n\
            /games/en/zenet/ /games/en/senet/ 301\n\
            /games/en/* /games/en/404.html 404\n\
            /games/boards/en/* /games/en/404.html 404\n\
            /games/el/* /games/el/404.html 404\n\
            /games/boards/el/* /games/el/404.html 404\n";
        assert_eq!(redirects_file(&layout(&[])), expected);
    }
}
