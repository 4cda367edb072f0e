//! The rulesets side by side: which agree, and where each tells what it says.

use crate::{Site, files};

const TEXTS: &str = "lead: One more.\nabout: It is played.\nhistory: It is young.\n";

fn page(site: &Site, path: &str) -> String {
    site.build_well();
    String::from_utf8(files(&site.output())[path].clone()).unwrap()
}

/// The pairs of columns that a row of the comparison says differ.
fn differing<'a>(page: &'a str, row: &str) -> Vec<&'a str> {
    let (_, rest) = page.split_once(&format!("<tr id=\"{row}\"")).unwrap();
    let (tag, _) = rest.split_once('>').unwrap();
    tag.split(['"', ' ']).filter_map(|class| class.strip_prefix("differ-")).collect()
}

/// The small site with one more variant, the fourth column.
fn site(test: &str, id: &str, variant: &str, texts: &str) -> Site {
    let site = Site::new(test);
    site.change(
        "content/steps/game.yaml",
        "variants: [leap, still]",
        &format!("variants: [leap, still, {id}]"),
    );
    site.write(&format!("content/steps/{id}/variant.yaml"), variant);
    site.write(&format!("content/steps/{id}/en.yaml"), &format!("name: Steps, {id}\n{TEXTS}{texts}"));
    site
}

#[test]
fn rulesets_that_answer_alike_agree_whatever_their_words() {
    let rules = "ruleset: { throws: { die: 4 }, throw-again: [] }\ntable: [throws]\n";
    let site = site("compare-answers", "skip", rules, "rules: { throws: \"A die, 1 to 4.\" }\n");
    let page = page(&site, "en/steps/compare/index.html");
    assert_eq!(differing(&page, "throws"), ["1-2", "1-3", "1-4", "2-3", "3-4"]);
    assert_eq!(differing(&page, "the-well"), ["1-2", "2-3", "2-4"]);
    assert_eq!(differing(&page, "pieces"), [""; 0]);
}

#[test]
fn words_decide_where_there_is_no_ruleset() {
    let rules = "playable: false\ntable: [throws, leaving]\n";
    let texts = "unplayable: It is lost.\nrules:\n  throws: Nobody\n    knows.\n  leaving: At dusk.\n";
    let site = site("compare-words", "dusk", rules, texts);
    let page = page(&site, "en/steps/compare/index.html");
    assert_eq!(differing(&page, "throws"), ["1-2", "1-3", "1-4", "2-3", "2-4"]);
    assert_eq!(differing(&page, "leaving"), ["1-3", "1-4", "2-3", "2-4", "3-4"]);
    assert_eq!(differing(&page, "the-well"), ["1-2", "2-3", "2-4"]);
}

#[test]
fn a_difference_that_another_row_tells_is_not_told_in_the_standards_words() {
    let site = Site::new("compare-under");
    site.change(
        "content/steps/game.yaml",
        "leaving: { governs: [bear-off] }",
        "leaving: { governs: [bear-off, arrivals] }",
    );
    let page = page(&site, "en/steps/compare/index.html");
    let (_, row) = page.split_once("<tr id=\"leaving\"").unwrap();
    let (_, cell) = row.split_once("<td class=\"column-2\">").unwrap();
    let (cell, _) = cell.split_once("</td>").unwrap();
    assert!(cell.contains("<a href=\"/games/en/steps/leap/#the-well\">The Well</a>"), "{cell}");
    assert!(!cell.contains("From 10"), "{cell}");
    assert_eq!(differing(&page, "leaving"), ["1-2", "1-3", "2-3"]);
}

#[test]
fn a_variant_can_say_in_its_own_words_what_no_row_of_its_tells() {
    let site = Site::new("compare-own-words");
    site.change(
        "content/steps/game.yaml",
        "leaving: { governs: [bear-off] }",
        "leaving: { governs: [bear-off, arrivals] }",
    );
    site.change(
        "content/steps/leap/en.yaml",
        "changes:",
        "compared:\n  pieces: Three [each](page:steps).\n  leaving: There is no well to leave.\nchanges:",
    );
    let page = page(&site, "en/steps/compare/index.html");
    let cell = |row: &str| {
        let (_, row) = page.split_once(&format!("<tr id=\"{row}\"")).unwrap();
        let (_, cell) = row.split_once("<td class=\"column-2").unwrap();
        cell.split_once("</td>").unwrap().0
    };
    // Rulesets that agree do so in any words; what another row tells is led to.
    let pieces = cell("pieces");
    assert!(pieces.contains("<p>Three <a href=\"/games/en/steps/\">each</a>.</p>"), "{pieces}");
    assert!(pieces.contains("<a class=\"as-standard\" href=\"/games/en/steps/#pieces\">"), "{pieces}");
    let leaving = cell("leaving");
    assert!(leaving.contains("<p>There is no well to leave.</p>"), "{leaving}");
    assert!(leaving.contains("<a href=\"/games/en/steps/leap/#the-well\">"), "{leaving}");
    assert!(!leaving.contains("to-row"), "{leaving}");
    // The variant's own page has its rows alone.
    let own = self::page(&site, "en/steps/leap/index.html");
    assert!(!own.contains("no well to leave"));
}

#[test]
fn there_is_none_where_every_variant_is_a_draft() {
    let site = Site::new("compare-drafts");
    site.change("content/steps/leap/variant.yaml", "ruleset:", "draft: true\nruleset:");
    site.change("content/steps/still/variant.yaml", "playable: false", "draft: true\nplayable: false");
    site.change("content/steps/game.yaml", "  variants: { jump: leap }\n", "");
    site.change("content/pages/about/en.md", "and [](page:steps/leap)", "and more");
    site.build_well();
    for (path, bytes) in files(&site.output()) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(!path.contains("/compare/") && !text.contains("/steps/compare/"), "{path}");
    }
}

#[test]
fn too_many_columns_are_all_shown() {
    let site = Site::new("compare-many");
    let ids: Vec<String> = (1..=7).map(|at| format!("more-{at}")).collect();
    let list = ids.join(", ");
    site.change(
        "content/steps/game.yaml",
        "variants: [leap, still]",
        &format!("variants: [leap, still, {list}]"),
    );
    for id in &ids {
        site.write(&format!("content/steps/{id}/variant.yaml"), "playable: false\ntable: [leaving]\n");
        let rules = format!("unplayable: It is lost.\nrules: {{ leaving: As {id} has it. }}\n");
        site.write(&format!("content/steps/{id}/en.yaml"), &format!("name: Steps, {id}\n{TEXTS}{rules}"));
    }
    let page = page(&site, "en/steps/compare/index.html");
    assert!(!page.contains("class=\"pick"));
    assert!(page.contains("<tr id=\"leaving\" class=\"differs\">"));
    assert!(page.contains("class=\"column-10\""));
}
