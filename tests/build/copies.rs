//! Compressed copies, as hosts send them: of which files, of the same content, and kept between builds.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::time::SystemTime;

use variorum::{BuildOptions, Built, build};

use crate::{Site, files};

fn packed(site: &Site) -> Built {
    let built = build(&BuildOptions { no_compression: false, ..site.options() }).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    built
}

/// A copy's bytes as they were before they were packed; none of what is no copy.
fn unpacked(path: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    if path.ends_with(".br") {
        brotli::BrotliDecompress(&mut &*bytes, &mut plain).unwrap();
    } else if path.ends_with(".gz") {
        flate2::read::GzDecoder::new(bytes).read_to_end(&mut plain).unwrap();
    } else {
        return None;
    }
    Some(plain)
}

/// The cache's entries with the time of their last change.
fn kept(root: &Path) -> Vec<(String, SystemTime)> {
    let all = walkdir::WalkDir::new(root.join(".variorum-cache")).min_depth(2).sort_by_file_name();
    let entry = |entry: walkdir::DirEntry| {
        (entry.file_name().to_str().unwrap().to_owned(), entry.metadata().unwrap().modified().unwrap())
    };
    all.into_iter().map(|found| entry(found.unwrap())).collect()
}

#[test]
fn copies_are_of_the_same_content_and_smaller_and_made_once() {
    let site = Site::new("copies");
    site.write("files/list.txt", &"one and the same line\n".repeat(40));
    site.write("files/archive.txt", &"one and the same line\n".repeat(40));
    site.write("files/archive.txt.gz", "the author's own");
    packed(&site);
    let built = files(&site.output());
    assert_eq!(built["archive.txt.gz"], b"the author's own");
    let mut count = 0;
    for (path, bytes) in built.iter().filter(|(path, _)| *path != "archive.txt.gz") {
        if let Some(plain) = unpacked(path, bytes) {
            let (of, _) = path.rsplit_once('.').unwrap();
            assert!(plain == built[of] && bytes.len() < plain.len(), "{path}");
            count += 1;
        }
    }
    let pages = built.keys().filter(|path| path.ends_with(".html"));
    for path in pages.map(String::as_str).chain(["list.txt", "sitemap.xml", "en/search.json"]) {
        assert!(
            built.contains_key(&format!("{path}.br")) && built.contains_key(&format!("{path}.gz")),
            "{path}"
        );
    }
    let before = kept(&site.root);
    assert!(before.len() >= count, "{count} copies, {} kept", before.len());
    fs::remove_dir_all(site.output()).unwrap();
    packed(&site);
    assert!(files(&site.output()) == built, "the same bytes from the cache");
    assert_eq!(kept(&site.root), before, "nothing is made anew");
}

#[test]
fn a_file_in_the_way_of_a_copy_is_told() {
    let site = Site::new("copies-in-the-way");
    site.write("files/en/index.html.br", "of another page");
    let report = site.build().report.text();
    assert!(
        report.contains("`files/en/index.html.br` stands in the way of `/games/en/index.html.br`"),
        "{report}"
    );
}
