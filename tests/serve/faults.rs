//! Files with errors: the report is told, the last good pages stay, and all is well once they are mended.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::preview::{Preview, small_site};

const PAGE: &str = "/en/steps/leap/";
const TEXTS: &str = "content/steps/leap/en.yaml";

#[test]
fn a_report_is_told_and_ends_when_its_errors_are_mended() {
    let preview = Preview::new("report");
    let mut events = preview.follow(PAGE);
    let good = preview.page(PAGE);
    preview.change(TEXTS, "lead:", "laed:");
    let report = events.until_report(&format!("{TEXTS}:2:1"));
    assert!(report.contains("did you mean `lead`?"), "{report}");
    assert!(report.starts_with("error[unknown-key]"), "errors come first: {report}");
    let told = variorum::check(&preview.root).unwrap().text();
    assert_eq!(findings(&report), findings(&told), "the findings of every command");
    assert_eq!(preview.get("/.variorum/report").text(), report);
    assert_eq!(preview.page(PAGE), good, "the last good page stays");
    let mut late = preview.follow(PAGE);
    preview.change(TEXTS, "laed:", "leda:");
    late.until_report("`leda`");
    preview.change(TEXTS, "leda:", "lead:");
    events.until("mended");
    assert_eq!(preview.get("/.variorum/report").text(), "");
    assert_eq!(preview.page(PAGE), good);
}

/// What a report tells, whatever its order.
fn findings(report: &str) -> BTreeSet<&str> {
    report.split("\n\n").map(str::trim_end).collect()
}

#[test]
fn files_that_are_empty_for_a_moment_do_no_harm() {
    let preview = Preview::new("empty");
    let mut events = preview.follow(PAGE);
    let cases = [
        ("content/steps/leap/br.yaml", preview.read(TEXTS)),
        ("locales/he/more.ftl", "# More.\nfooter-about = על\n".to_owned()),
        (TEXTS, preview.read(TEXTS)),
        ("locales/en/pages.ftl", preview.read("locales/en/pages.ftl")),
    ];
    for (path, text) in cases {
        let good = preview.page(PAGE);
        preview.write(path, "");
        let report = events.until_report(path);
        assert!(report.contains("error[empty-file]: the file is empty"), "{report}");
        assert_eq!(preview.page(PAGE), good, "{path}: the last good page stays");
        preview.write(path, text);
        events.until("mended");
    }
    preview.change(TEXTS, "One die and no well.", "One die, and all is well.");
    preview.until_page_has(&mut events, PAGE, "One die, and all is well.");
}

#[test]
fn a_site_with_errors_from_the_start_shows_its_report_until_they_are_mended() {
    let root = small_site("from-start");
    let texts = root.join(TEXTS);
    let good = fs::read_to_string(&texts).unwrap();
    fs::write(&texts, good.replace("lead:", "laed: <b>")).unwrap();
    let preview = Preview::start(root);
    let answer = preview.get(PAGE);
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("did you mean `lead`?") && answer.text().contains("&lt;b&gt;"));
    let mut events = preview.follow(PAGE);
    preview.write(TEXTS, good.replace("about:", "abuot:"));
    events.expect("reload");
    assert!(preview.get("/en/").text().contains("did you mean `about`?"));
    preview.write(TEXTS, &good);
    events.expect("reload");
    assert_eq!(preview.get(PAGE).status, 200);
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_told_and_mended_too() {
    let preview = Preview::new("unreadable");
    let mut events = preview.follow(PAGE);
    std::os::unix::fs::symlink("nowhere", preview.path("content/steps/leap/el.yaml")).unwrap();
    events.until_report("found a symbolic link");
    assert_eq!(preview.get(PAGE).status, 200);
    fs::remove_file(preview.path("content/steps/leap/el.yaml")).unwrap();
    events.expect("mended");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_whoever_follows() {
    for signal in ["-INT", "-TERM"] {
        let mut preview = Preview::new(&format!("end{signal}"));
        let _events = preview.follow(PAGE);
        let id = preview.program.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(preview.end(), Some(0), "{signal}");
    }
}

#[test]
fn it_writes_nothing() {
    let preview = Preview::new("nothing");
    let files = |root: &Path| -> Vec<_> {
        let entries = walkdir::WalkDir::new(root).sort_by_file_name();
        entries.into_iter().map(|entry| entry.unwrap().into_path()).collect()
    };
    let before = files(&preview.root);
    let mut events = preview.follow(PAGE);
    preview.change(TEXTS, "One die and no well.", "One die alone.");
    events.expect("reload");
    assert_eq!(files(&preview.root), before);
}
