//! What is not translated far enough: it is not published, unless it was before.

use std::path::Path;

use expect_test::{Expect, expect};
use variorum::{BuildOptions, build};

use crate::{Site, check};

/// Builds and gives the report.
fn built(site: &Site) -> String {
    let built = build(&BuildOptions::plain(site.0.clone())).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    built.report.text()
}

fn is_there(site: &Site, page: &str) -> bool {
    site.0.join("public").join(Path::new(page)).exists()
}

/// A site that publishes from 80 %, with a variant of which a language has less.
fn incomplete(name: &str, before: impl Fn(&Site)) -> Site {
    let site = Site::shipped(name);
    before(&site);
    site.change("content/site.yaml", "beta: shown", "publish-from: 80\nbeta: shown");
    let text = site.read("content/senet/bell/el.yaml");
    let (kept, _) = text.split_once("\n# What this variant says").unwrap();
    site.write("content/senet/bell/el.yaml", kept);
    site
}

fn check_first(report: &str, expected: Expect) {
    check(&report.lines().take(2).map(|line| format!("{line}\n")).collect::<String>(), expected);
}

#[test]
fn a_page_below_the_share_is_not_published() {
    let site = incomplete("publish", |_| {});
    check_first(
        &built(&site),
        expect![[r#"
            warning[incomplete-translation]: `senet/bell` in `el` is translated to 36 % and is not published; without an earlier output, it cannot be known whether it was before
              --> content/senet/bell/el.yaml:1:1
        "#]],
    );
    assert!(!is_there(&site, "el/senet/bell/index.html") && is_there(&site, "el/senet/index.html"));
    assert!(is_there(&site, "ru/senet/bell/index.html"));
}

#[test]
fn a_page_that_was_published_stays_and_is_told_of() {
    let site = incomplete("published", |site| {
        built(site);
    });
    built(&site);
    check_first(
        &built(&site),
        expect![[r#"
            warning[incomplete-translation]: `senet/bell` in `el` is translated to 36 % and stays, for it was published before
              --> content/senet/bell/el.yaml:1:1
        "#]],
    );
    assert!(is_there(&site, "el/senet/bell/index.html"));
}

#[test]
fn a_game_below_the_share_takes_its_variants_along() {
    let site = Site::shipped("publish-game");
    site.change("content/site.yaml", "beta: shown", "publish-from: 40\nbeta: shown");
    let text = site.read("content/senet/el.yaml");
    let (kept, _) = text.split_once("\nhouses:").unwrap();
    site.write("content/senet/el.yaml", kept);
    let report = built(&site);
    check_first(
        &report,
        expect![[r#"
            warning[incomplete-translation]: `senet` in `el` is translated to 8 % and is not published; without an earlier output, it cannot be known whether it was before
              --> content/senet/el.yaml:1:1
        "#]],
    );
    assert!(report.ends_with("\n1 warning\n"), "{report}");
    assert!(!is_there(&site, "el/senet") && is_there(&site, "el/about/index.html"));
}

#[test]
fn a_language_has_a_share_of_its_own() {
    let site = Site::shipped("publish-language");
    site.change("content/site.yaml", "ru: { name: Русский }", "ru: { name: Русский, publish-from: 95 }");
    site.change("content/senet/ru.yaml", "name: Сенет\n", "name: (todo)\n");
    for page in ["bell", "jequier", "kendall"] {
        std::fs::remove_file(site.0.join(format!("content/senet/{page}/ru.yaml"))).unwrap();
        std::fs::remove_file(site.0.join(format!("made-from/content/senet/{page}/ru.txt"))).unwrap();
    }
    check_first(
        &built(&site),
        expect![[r#"
            warning[incomplete-translation]: `ru` is translated to 59 % and is not published; without an earlier output, it cannot be known whether it was before
             --> content/site.yaml:8:3
        "#]],
    );
    assert!(!is_there(&site, "ru") && is_there(&site, "el/senet/bell/index.html"));
    let home = std::fs::read_to_string(site.0.join("public/index.html")).unwrap();
    assert!(!home.contains("/ru/"));
    let told = site.run_well(&["status", "--locale", "ru"]);
    assert!(told.starts_with("ru: 77 of 129 texts translated"), "{told}");
}
