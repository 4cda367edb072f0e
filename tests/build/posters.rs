//! The pictures of pages: one a page that is shared, with its name in its script over its ruleset's board.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rayon::ThreadPoolBuilder;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use variorum::{BuildOptions, Built, build, check};

use crate::{PROJECT, Site, files};

/// What the name of a page is written in, and the line above it.
const INK: [u8; 3] = [0x26, 0x1d, 0x15];
const RUBRIC: [u8; 3] = [0x9f, 0x2f, 0x18];
const BASE: &str = "https://example.org/games/";

fn with_pictures(site: &Site) -> Built {
    let built = build(&BuildOptions { no_pictures: false, ..site.options() }).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    built
}

/// Of a page, what it says of its picture by the names of the Open Graph, and the file.
fn picture<'a>(files: &'a BTreeMap<String, Vec<u8>>, page: &str) -> (BTreeMap<String, String>, &'a [u8]) {
    let html = std::str::from_utf8(&files[page]).unwrap();
    let metas = html.split("<meta property=\"og:image").skip(1);
    let metas = metas.map(|rest| {
        let mut parts = rest.split('"');
        (parts.next().unwrap().to_owned(), parts.nth(1).unwrap().to_owned())
    });
    let metas: BTreeMap<String, String> = metas.collect();
    let path = metas[""].strip_prefix(BASE).unwrap().to_owned();
    assert!(html.contains(&format!("\"image\":\"{}\"", metas[""])) || page.starts_with("br/"), "{page}");
    assert!(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), "{page}");
    (metas, &files[&path])
}

/// How many points of a part of the picture have a colour.
fn inked(png: &[u8], rows: std::ops::Range<u32>, columns: std::ops::Range<u32>, colour: [u8; 3]) -> usize {
    let pixels = Pixmap::decode_png(png).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (1200, 630));
    let is_it = |found: PremultipliedColorU8| [found.red(), found.green(), found.blue()] == colour;
    let points = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
    points.filter(|(x, y)| pixels.pixel(*x, *y).is_some_and(is_it)).count()
}

#[test]
fn every_page_that_is_shared_has_a_picture_with_its_name() {
    let site = Site::new("posters");
    let built = with_pictures(&site);
    let files = files(&site.output());
    for (page, alt) in [
        ("en/index.html", "Variorum: a board set up for the start of a game"),
        ("en/steps/leap/index.html", "Twelve Steps with a Die: a board set up for the start of a game"),
        (
            "en/steps/compare/index.html",
            "Twelve Steps: the rules side by side: a board set up for the start of a game",
        ),
        ("en/about/index.html", "About this test: a board set up for the start of a game"),
        ("br/steps/index.html", "Doze Passos: a board set up for the start of a game"),
    ] {
        let (metas, png) = picture(&files, page);
        let [kind, width, height] = [":type", ":width", ":height"].map(|key| metas[key].as_str());
        assert_eq!([kind, width, height, &metas[":alt"]], ["image/png", "1200", "630", alt], "{page}");
        assert!(inked(png, 100..240, 60..700, INK) > 2000, "the name stands on {page}");
        assert!(inked(png, 50..95, 60..400, RUBRIC) > 200, "the site's name stands on {page}");
        assert!(png.len() < 150_000, "{page}: {}", png.len());
    }
    // No font has Hebrew letters: the picture goes without them, and the report says where they are.
    let (metas, png) = picture(&files, "he/steps/index.html");
    assert_eq!(metas[":alt"], "שנים עשר צעדים: a board set up for the start of a game");
    assert_eq!(inked(png, 100..240, 0..1200, INK), 0);
    // What can be written stands at the other side.
    assert!(inked(png, 50..95, 900..1140, RUBRIC) > 200);
    let report = built.report.short();
    let told: Vec<&str> = report.lines().filter(|line| line.contains("missing-letter")).collect();
    // The glossary and the comparison have the same name: it is told once.
    let place = "content/steps/he.yaml:1:7: warning[missing-letter]: no font has the letter `ש`";
    assert!(told.len() == 4 && told[1].starts_with(place), "{told:?}");
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    for (path, html) in pages.filter(|(path, _)| path.ends_with("404.html") || path.starts_with("boards/")) {
        assert!(!String::from_utf8_lossy(html).contains("og:image"), "{path}");
    }
}

#[test]
fn pictures_are_the_same_whoever_draws_them_and_other_fonts_make_others() {
    let drawn = |test: &str, threads: usize, fonts: &[&str]| {
        let site = Site::new(test);
        for font in fonts {
            let target = site.root.join("fonts").join(font);
            fs::create_dir_all(target.parent().unwrap()).unwrap();
            fs::copy(Path::new(PROJECT).join("fonts/NotoNaskhArabic.ttf"), target).unwrap();
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| with_pictures(&site));
        let first = files(&site.output());
        // The cache gives back what was drawn.
        with_pictures(&site);
        assert!(files(&site.output()) == first);
        first
    };
    let (one, other) = (drawn("posters-one", 1, &[]), drawn("posters-other", 5, &[]));
    assert!(one == other);
    let pictures = |files: &BTreeMap<String, Vec<u8>>| {
        let pictures = files.keys().filter(|path| path.starts_with("assets/pictures/"));
        pictures.cloned().collect::<Vec<String>>()
    };
    let with_another_font = drawn("posters-font", 2, &["more/Another.ttf"]);
    assert!(pictures(&one).len() > 15);
    assert_eq!(pictures(&one).len(), pictures(&with_another_font).len());
    assert!(pictures(&one).iter().all(|path| !with_another_font.contains_key(path)));
}

#[test]
fn a_picture_that_cannot_be_drawn_is_told_where_it_is_written() {
    let site = Site::new("posters-broken");
    site.change("templates/poster.svg", "<rect width=\"100%\" height=\"100%\" fill=\"#f8f2e4\"/>", "<rect>");
    let options = BuildOptions { no_pictures: false, ..site.options() };
    for report in [build(&options).unwrap().report.short(), check(&site.root).unwrap().short()] {
        let told = "templates/poster.svg:1:1: error[template]: what it draws is no SVG";
        assert!(report.contains(told), "{report}");
    }
}
