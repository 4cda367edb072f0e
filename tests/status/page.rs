//! The line on a page whose texts are older than their source.

use std::fs;

use expect_test::expect;
use variorum::{BuildOptions, build};

use crate::{Site, check};

/// The line on a page of the site, if it is there.
fn line(site: &Site, page: &str) -> Option<String> {
    let page = fs::read_to_string(site.0.join("public").join(page)).unwrap();
    let (_, rest) = page.split_once("<p class=\"behind\">")?;
    Some(rest.split_once("</p>").unwrap().0.to_owned() + "\n")
}

fn build_well(site: &Site) {
    let built = build(&BuildOptions::plain(site.0.clone())).unwrap();
    assert_eq!(built.report.text(), "");
}

#[test]
fn a_page_that_is_behind_says_so_and_leads_to_the_source() {
    let site = Site::shipped("page");
    site.change_a_row();
    site.change("content/senet/en.yaml", "name: The last squares", "name: The last four squares");
    site.change("content/pages/about/en.md", "name: About this", "name: On this");
    build_well(&site);
    check(
        &line(&site, "el/senet/bell/index.html").unwrap(),
        expect![[r#"
            Η μετάφραση αυτή είναι εν μέρει παλαιότερη από το κείμενο από το οποίο έγινε. Το κείμενο όπως είναι σήμερα: <a href="/en/senet/bell/" hreflang="en" lang="en" dir="ltr">English</a><br>
            Οι κανόνες που άλλαξαν εκεί: <a href="/en/senet/bell/#throws" hreflang="en">Ρίψεις</a>, <a href="/en/senet/bell/#last-squares" hreflang="en">Τα τελευταία τετράγωνα</a>
        "#]],
    );
    check(
        &line(&site, "ru/about/index.html").unwrap(),
        expect![[r#"
        Этот перевод местами старше текста, с которого сделан. Текст в его нынешнем виде: <a href="/en/about/" hreflang="en" lang="en" dir="ltr">English</a>
    "#]],
    );
    assert!(line(&site, "ru/senet/index.html").unwrap().contains("/en/senet/#last-squares\""));
    for page in ["en/senet/bell/index.html", "el/index.html", "el/404.html"] {
        assert_eq!(line(&site, page), None, "{page}");
    }
}

#[test]
fn a_page_without_records_says_nothing() {
    let site = Site::shipped("silent");
    fs::remove_dir_all(site.0.join("made-from")).unwrap();
    site.change_a_row();
    build_well(&site);
    assert_eq!(line(&site, "el/senet/bell/index.html"), None);
}
