//! What stays of earlier builds, so that pages that readers still have open find what they load.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use variorum::{BuildOptions, Built, build};

use crate::{Site, files};

/// A build into a folder of its own, beside those of earlier ones.
fn edition(site: &Site, name: &str, previous: &[&Path]) -> (Built, PathBuf) {
    let out = site.root.join(name);
    let previous = previous.iter().map(|folder| folder.to_path_buf()).collect();
    let built = build(&BuildOptions { out: Some(out.clone()), previous, ..site.options() }).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    (built, out)
}

fn assets(folder: &Path) -> BTreeSet<String> {
    files(folder).into_keys().filter(|path| path.starts_with("assets/")).collect()
}

/// A site with a style of its own, and another one each time.
fn with_style(site: &Site, number: u32) {
    site.write("site/page.css", &format!("main {{ margin: {number}px; }}\n"));
}

#[test]
fn what_pages_of_the_build_before_load_stays_and_what_was_kept_then_goes() {
    let site = Site::new("previous");
    with_style(&site, 1);
    let (_, first) = edition(&site, "first", &[]);
    with_style(&site, 2);
    let (_, second) = edition(&site, "second", &[&first]);
    let own_of_second = edition(&site, "second-alone", &[]).1;
    let both: BTreeSet<String> = assets(&first).union(&assets(&own_of_second)).cloned().collect();
    assert!(both.len() > assets(&first).len(), "the two differ");
    assert_eq!(assets(&second), both);
    with_style(&site, 3);
    let (_, third) = edition(&site, "third", &[&second]);
    let own_of_third = edition(&site, "third-alone", &[]).1;
    let expected: BTreeSet<String> = assets(&own_of_second).union(&assets(&own_of_third)).cloned().collect();
    assert_eq!(assets(&third), expected, "the set of the first is no more");
    let (_, all) = edition(&site, "all", &[&second, &first]);
    assert_eq!(assets(&all).len(), assets(&third).len() + assets(&first).difference(&expected).count());
    for (path, bytes) in files(&first).into_iter().filter(|(path, _)| path.starts_with("assets/")) {
        assert_eq!(fs::read(all.join(&path)).unwrap(), bytes, "{path}");
    }
    let pages = |folder: &Path| {
        files(folder).into_iter().filter(|(path, _)| path.ends_with(".html")).collect::<Vec<_>>()
    };
    assert!(pages(&all) == pages(&own_of_third), "nothing else of them stays");
}

#[test]
fn a_folder_may_be_the_previous_of_itself() {
    let site = Site::new("previous-itself");
    with_style(&site, 1);
    let (_, out) = edition(&site, "public", &[]);
    let first = assets(&out);
    with_style(&site, 2);
    edition(&site, "public", &[&out]);
    assert!(assets(&out).is_superset(&first) && assets(&out) != first);
    let (built, _) = edition(&site, "public", &[]);
    assert!(assets(&out).len() == first.len() && assets(&out) != first);
    assert!(built.lines.last().unwrap().contains(" removed"), "{:?}", built.lines);
    assert!(!out.join(".variorum-earlier").exists());
}

#[test]
fn a_folder_that_no_build_wrote_is_refused() {
    let site = Site::new("previous-none");
    for folder in ["content", "nowhere"] {
        let previous = vec![site.root.join(folder)];
        let refused = build(&BuildOptions { previous, ..site.options() }).err().unwrap();
        assert!(refused.contains(&format!("{folder}` is no folder that a build wrote")), "{refused}");
        assert!(!site.output().exists());
    }
}

#[cfg(unix)]
#[test]
fn lists_and_links_of_earlier_builds_lead_nowhere_outside() {
    let site = Site::new("previous-links");
    let earlier = site.root.join("earlier");
    fs::create_dir_all(earlier.join("assets")).unwrap();
    fs::write(site.root.join("secret.txt"), "secret").unwrap();
    fs::write(earlier.join("assets/plain.css"), "a {}").unwrap();
    fs::write(earlier.join("other.css"), "a {}").unwrap();
    std::os::unix::fs::symlink(site.root.join("secret.txt"), earlier.join("assets/linked.css")).unwrap();
    std::os::unix::fs::symlink(&site.root, earlier.join("assets/folder")).unwrap();
    let list = "assets/../../secret.txt\nassets/folder/secret.txt\nassets/linked.css\nassets/gone.css\n\
                assets/plain.css\n../secret.txt\nother.css\n";
    fs::write(earlier.join(".variorum-files"), list).unwrap();
    let (built, out) = edition(&site, "public", &[&earlier]);
    let (_, alone) = edition(&site, "alone", &[]);
    let added: Vec<String> = assets(&out).difference(&assets(&alone)).cloned().collect();
    assert_eq!(added, ["assets/plain.css"]);
    assert!(!out.join("other.css").exists() && !out.join("secret.txt").exists());
    assert!(built.lines[0].contains("did not keep 3 files"), "{:?}", built.lines);
}
