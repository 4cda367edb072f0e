//! The program alone makes a site; a file of the site takes the place of the program's.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use variorum::check;

use crate::{Site, files};

#[test]
fn the_program_alone_makes_a_site_without_dead_links() {
    let site = Site::begun("alone");
    assert_eq!(site.only_todos(), 7);
    let pages = site.pages();
    assert_eq!(
        pages.keys().map(String::as_str).collect::<Vec<_>>(),
        ["404.html", "en/404.html", "en/about/index.html", "en/index.html", "index.html"]
    );
    no_dead_links(&site, &pages);
    site.begin_well(&["game", "royal-road"]);
    site.begin_well(&["variant", "royal-road/slow"]);
    site.begin_well(&["locale", "fr"]);
    let pages = site.pages();
    assert_eq!(pages.len(), 2 + 2 * 8);
    no_dead_links(&site, &pages);
}

/// Every address of the site that a page names leads to a file.
fn no_dead_links(site: &Site, pages: &BTreeMap<String, String>) {
    let mut links = 0;
    for (path, page) in pages {
        for (_, rest) in ["href=\"", "src=\""]
            .iter()
            .flat_map(|name| page.match_indices(name).map(|(at, name)| (at, &page[at + name.len()..])))
        {
            let address = rest.split(['"', '#']).next().unwrap();
            let address = address.strip_prefix("https://example.org").unwrap_or(address);
            if address.is_empty() {
                continue;
            }
            let below = address.strip_prefix('/').unwrap_or_else(|| panic!("{path}: {address}"));
            let file = if below.is_empty() || below.ends_with('/') {
                format!("{below}index.html")
            } else {
                below.to_owned()
            };
            assert!(site.0.join("public").join(&file).is_file(), "{path}: {address}");
            links += 1;
        }
    }
    assert!(links > 40, "the links are found: {links}");
}

#[test]
fn the_shipped_content_gives_the_same_pages_with_and_without_files_of_its_own() {
    let alone = Site::shipped("overlay-none");
    let whole = Site::shipped("overlay-all");
    for folder in ["templates", "locales", "site"] {
        for (path, bytes) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)) {
            whole.write(&format!("{folder}/{path}"), &bytes);
        }
    }
    assert!(alone.pages() == whole.pages());
    assert!(files(&alone.0.join("public")) == files(&whole.0.join("public")));
}

#[test]
fn a_file_of_the_site_takes_the_place_of_the_programs() {
    let site = Site::begun("overlay");
    site.begin_well(&["copy", "templates/home.html"]);
    let home = site.read("templates/home.html").replace("<h1>", "<h1 class=\"own\">");
    site.write("templates/home.html", home.as_bytes());
    site.write("site/print.css", b".own { color: red }\n");
    site.write(
        "locales/en/site.ftl",
        site_messages().replace("Skip to the content", "On to the page").as_bytes(),
    );
    let pages = site.pages();
    assert!(pages["en/index.html"].contains("<h1 class=\"own\">"));
    assert!(pages["en/about/index.html"].contains("On to the page"));
    let styles: Vec<Vec<u8>> = files(&site.0.join("public/assets"))
        .into_iter()
        .filter(|(path, _)| path.starts_with("print."))
        .map(|(_, bytes)| bytes)
        .collect();
    assert_eq!(styles, [b".own { color: red }\n".to_vec()]);
}

/// The program's own, without the ids that the new site has given in another file.
fn site_messages() -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en/site.ftl")).unwrap();
    let own = |line: &&str| !line.starts_with("site-title =") && !line.starts_with("site-tagline =");
    text.lines().filter(own).map(|line| format!("{line}\n")).collect()
}

#[test]
fn reports_name_the_programs_files_as_defaults() {
    let site = Site::begun("overlay-report");
    // The program's templates name a message that this file of the site no longer has.
    site.write("locales/en/pages.ftl", b"home-games = Games\n");
    let text = check(&site.0).unwrap().text();
    assert!(text.contains(" --> default:templates/game.html:"), "{text}");
    assert!(text.contains(
        "= help: the program brings this file along; `variorum new copy templates/game.html` puts it"
    ));
    assert!(text.contains("error[unknown-message]: there is no message `game-rules`"), "{text}");
}
