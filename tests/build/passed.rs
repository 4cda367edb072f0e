//! The files that a site publishes as they are.

use std::fs;

use variorum::build;

use crate::{Site, files};

#[test]
fn files_come_out_as_they_are_and_go_with_their_source() {
    let site = Site::new("passed");
    let bytes: Vec<u8> = (0..=255).collect();
    for path in [".nojekyll", "deep/er/.hidden/raw.bin", "page.html", "styles/mine.css"] {
        let file = site.root.join("files").join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, &bytes).unwrap();
    }
    site.build_well();
    let built = files(&site.output());
    for path in [".nojekyll", "deep/er/.hidden/raw.bin", "page.html", "styles/mine.css"] {
        assert_eq!(built[path], bytes, "{path}");
    }
    assert_eq!(built[".well-known/security.txt"], b"Contact: mailto:steps@example.org\n");
    let listed = fs::read_to_string(site.output().join(".variorum-files")).unwrap();
    assert!(listed.lines().any(|line| line == "deep/er/.hidden/raw.bin"), "{listed}");
    fs::remove_dir_all(site.root.join("files/deep")).unwrap();
    let built = site.build_well();
    assert!(!site.output().join("deep").exists());
    assert!(built.lines.last().unwrap().contains("1 removed"), "{:?}", built.lines);
}

#[test]
fn a_file_in_the_way_of_a_page_leaves_the_output_as_it_was() {
    let site = Site::new("passed-in-the-way");
    site.build_well();
    let before = files(&site.output());
    site.write("files/en/steps/index.html", "mine");
    site.write("files/key.txt", "changed");
    let built = site.build();
    let report = built.report.text();
    assert!(
        report.contains("`files/en/steps/index.html` stands in the way of `/games/en/steps/`"),
        "{report}"
    );
    assert!(files(&site.output()) == before, "the output is as it was");
}

#[cfg(unix)]
#[test]
fn links_are_refused() {
    for link in ["files/outside", "files/.well-known/secret", "files"] {
        let site = Site::new("passed-links");
        let place = site.root.join(link);
        if place.exists() {
            fs::remove_dir_all(&place).unwrap();
        }
        std::os::unix::fs::symlink("/etc", &place).unwrap();
        let refused = build(&site.options()).unwrap().report;
        assert!(refused.has_errors() && !site.output().exists());
        let report = refused.short();
        let errors: Vec<&str> = report.lines().filter(|line| line.contains(": error[")).collect();
        let found = "1:1: error[symbolic-link]: expected a file or a folder, found a symbolic link";
        assert_eq!(errors, [format!("{link}:{found}")]);
    }
}
