//! What a scaffold begins with, and what is told of names that the program does not have.

use std::collections::BTreeMap;

use variorum::rulesets;

use crate::{Site, files};

#[test]
fn a_variant_begins_without_a_change() {
    let site = Site::shipped("variant-plain");
    site.begin_well(&["variant", "senet/house-rules", "--from", "standard"]);
    assert_eq!(site.only_todos(), 3 + 6 * 4);
    let rules = site.read("content/senet/house-rules/variant.yaml");
    assert!(rules.contains("\nruleset: {}\n  # start: "), "{rules}");
    assert!(rules.contains("\n  # no-move: pass\n") && rules.contains("\ntable: []\n"), "{rules}");
    let rulesets: BTreeMap<_, _> = rulesets(&site.0).unwrap().into_iter().collect();
    assert_eq!(rulesets["senet/house-rules"].rules(), rulesets["senet/standard"].rules());
}

#[test]
fn comments_quote_one_language_in_all_files() {
    let site = Site::shipped("variant-quotes");
    site.begin_well(&["variant", "senet/house-rules", "--from", "jequier"]);
    let quotes = |locale: &str| {
        let text = site.read(&format!("content/senet/house-rules/{locale}.yaml"));
        let lines = text.lines().filter(|line| line.starts_with("  # ")).map(str::to_owned);
        lines.collect::<Vec<String>>()
    };
    assert!(quotes("en").len() > 18);
    for locale in ["el", "ru", "de", "fr", "ar", "ja"] {
        assert_eq!(quotes(locale), quotes("en"), "{locale}");
    }
}

#[test]
fn a_game_of_rules_that_cannot_be_played_has_a_reason_to_write() {
    let site = Site::shipped("game-unplayable");
    let before = rulesets(&site.0).unwrap().len();
    site.begin_well(&["game", "lost-race", "--unplayable"]);
    site.begin_well(&["variant", "lost-race/other"]);
    site.only_todos();
    assert_eq!(rulesets(&site.0).unwrap().len(), before);
    let standard = site.read("content/lost-race/standard.yaml");
    assert!(standard.contains("\nplayable: false\n"), "{standard}");
    let greek = site.read("content/lost-race/el.yaml");
    assert!(greek.contains("\nunplayable: (todo)\n") && !greek.contains("sides:"), "{greek}");
    let pages = site.pages();
    for page in ["en/lost-race/index.html", "en/lost-race/other/index.html"] {
        assert!(pages[page].contains("id=\"no-board\""), "{page}");
    }
}

#[test]
fn a_name_that_the_program_does_not_carry_is_told_with_those_near_it() {
    let site = Site::shipped("copy-names");
    let before = files(&site.0);
    for (path, expected) in [
        ("home.htm", "the program carries no file `home.htm`: did you mean `templates/home.html`?"),
        (
            "nothing.html",
            "the program carries no file `nothing.html`: it has files below `locales`, `site` and `templates`, \
             and `variorum new copy templates` names those of a folder",
        ),
        (
            "locales/en/",
            "`locales/en/` is a folder: expected one of its files, `locales/en/board.ftl`, \
             `locales/en/edition.ftl`, `locales/en/embed.ftl`, `locales/en/examples.ftl`, `locales/en/live.ftl`, \
             `locales/en/pages.ftl`, `locales/en/play.ftl`, `locales/en/setup.ftl`, `locales/en/site.ftl` or \
             `locales/en/sources.ftl`",
        ),
    ] {
        let output = site.begin(&["copy", path]);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("error: {expected}\n"));
        assert_eq!(output.status.code(), Some(2), "{path}");
    }
    assert!(files(&site.0) == before);
}
