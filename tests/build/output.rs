//! What a build does to its output folder.

use std::fs;

use rayon::ThreadPoolBuilder;
use variorum::{BuildOptions, build};

use crate::{Site, files};

#[test]
fn errors_are_told_all_at_once_and_leave_the_output_as_it_was() {
    let site = Site::new("broken");
    site.build_well();
    let before = files(&site.output());
    site.change("content/steps/standard.yaml", "on-enemy: swap", "on-enemy: swop");
    site.change("content/steps/leap/variant.yaml", "table: [throws, the-well]", "tabel: [throws, the-well]");
    site.change("content/steps/en.yaml", "name: Twelve Steps\n", "name: Twelve Steps\nname: Again\n");
    let built = site.build();
    let report = built.report.text();
    for told in ["standard.yaml:9:13", "variant.yaml:5:1", "content/steps/en.yaml:2:1", "3 errors"] {
        assert!(report.contains(told), "{told} in\n{report}");
    }
    assert!(built.lines.is_empty());
    assert!(files(&site.output()) == before, "the output is as it was");
}

#[test]
fn a_template_that_fails_leaves_the_output_as_it_was() {
    let site = Site::new("template");
    site.build_well();
    let before = files(&site.output());
    site.change("templates/prose.html", "prose.text.html", "prose.text.hmtl");
    let built = site.build();
    assert!(built.report.text().contains("templates/prose.html:"), "{}", built.report.text());
    assert!(built.report.has_errors());
    assert!(files(&site.output()) == before, "the output is as it was");
}

#[test]
fn what_did_not_change_is_not_touched() {
    let site = Site::new("untouched");
    site.build_well();
    let stamp = |path: &str| fs::metadata(site.output().join(path)).unwrap().modified().unwrap();
    let before = [stamp("he/index.html"), stamp("en/about/index.html")];
    site.change("content/pages/about/en.md", "What it is for.", "What it is good for.");
    let built = site.build_well();
    assert_eq!(stamp("he/index.html"), before[0]);
    assert_ne!(stamp("en/about/index.html"), before[1]);
    // The page, and what a search in its language finds.
    assert!(built.lines.last().unwrap().contains(" 2 written, "), "{:?}", built.lines);
    let again = site.build_well();
    assert!(again.lines.last().unwrap().contains(" 0 written, "), "{:?}", again.lines);
}

#[test]
fn pages_that_are_gone_leave_and_what_is_foreign_stays() {
    let site = Site::new("gone");
    site.build_well();
    site.write("public/CNAME", "example.org");
    assert!(site.output().join("he/steps/leap/index.html").exists());
    fs::remove_file(site.root.join("content/steps/leap/he.yaml")).unwrap();
    let built = site.build_well();
    assert!(!site.output().join("he/steps/leap").exists());
    assert!(site.output().join("CNAME").exists());
    assert_eq!(built.lines[0], "kept 1 file that no build wrote: `CNAME`");
    let left = files(&site.output());
    let names = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains("/he/steps/leap/");
    assert!(!left.values().any(|bytes| names(bytes)), "no page or map names the page that is gone");
}

#[test]
fn a_foreign_file_in_the_way_stops_the_build() {
    let site = Site::new("foreign");
    site.write("public/en/index.html", "mine");
    let refused = build(&site.options()).err().unwrap();
    assert!(refused.contains("`en/index.html`"), "{refused}");
    assert_eq!(files(&site.output()).len(), 1);
}

#[test]
fn sources_are_not_built_over() {
    let site = Site::new("over");
    for folder in [".", "content", "content/new", "templates", "files/new", "new/../content/more", ".."] {
        let options = BuildOptions { out: Some(site.root.join(folder)), ..site.options() };
        assert!(build(&options).is_err(), "{folder}");
    }
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    let site = Site::new("threads");
    let outputs = [1, 2, 7].map(|threads| {
        let out = site.root.join(format!("public-{threads}"));
        let options = BuildOptions { out: Some(out.clone()), ..site.options() };
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| build(&options)).unwrap();
        files(&out)
    });
    assert!(outputs[0].len() > 20);
    assert!(outputs[0] == outputs[1] && outputs[1] == outputs[2]);
}
