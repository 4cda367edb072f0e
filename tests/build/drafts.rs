//! Drafts: no trace of them in the output, unless they are asked for.

use std::process::Command;

use variorum::{BuildOptions, Built, build, check, check_with_drafts};

use crate::{Site, files};

/// Kept back are a game, a variant, a variant in one language, and a page.
fn site(test: &str) -> Site {
    let site = Site::new(test);
    site.write("content/walk/game.yaml", "draft: true\ntopics:\n  pieces: {}\nvariants: [slow]\n");
    site.write("content/walk/standard.yaml", "playable: false\n");
    let texts = "lead: It is long.\nabout: Two walk.\nhistory: Nobody knows.\nunplayable: It is lost.\n";
    let topics = "topics: { pieces: { name: Pieces, rule: One each. } }\n";
    site.write("content/walk/en.yaml", &format!("name: Walk\n{texts}{topics}"));
    site.write("content/walk/slow/variant.yaml", "playable: false\ntable: [pieces]\n");
    site.write("content/walk/slow/en.yaml", &format!("name: Slow\n{texts}rules: {{ pieces: Two each. }}\n"));
    site.change("content/steps/leap/variant.yaml", "ruleset:", "draft: true\nruleset:");
    site.change("content/steps/game.yaml", "  variants: { jump: leap }\n", "");
    site.change("content/pages/about/en.md", "and [](page:steps/leap)", "and [another](page:steps/leap)");
    site.change("content/steps/still/he.yaml", "name:", "draft: true\nname:");
    site
}

fn build_with_drafts(site: &Site) -> Built {
    let built = build(&BuildOptions { drafts: true, ..site.options() }).unwrap();
    assert!(!built.report.has_errors(), "{}", built.report.text());
    built
}

const DRAFTS: [&str; 6] =
    ["en/walk/", "en/walk/slow/", "en/steps/leap/", "he/steps/leap/", "he/steps/still/", "en/later/"];

#[test]
fn nothing_of_a_draft_is_published() {
    let site = site("drafts");
    site.build_well();
    let files = files(&site.output());
    for draft in DRAFTS {
        assert!(!files.contains_key(&format!("{draft}index.html")), "{draft}");
        for (path, bytes) in &files {
            let text = String::from_utf8_lossy(bytes);
            assert!(!text.contains(&format!("/{draft}")), "{path} names {draft}");
        }
    }
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".html") || path.ends_with(".json")) {
        let text = String::from_utf8_lossy(bytes);
        for word in ["Walk", "Slow", "Twelve Steps with a Die", "What comes later", "לאור נר", "Draft"]
        {
            assert!(!text.contains(word), "{path} says {word}");
        }
    }
    assert!(files.contains_key("en/steps/still/index.html"), "the other language stays");
}

#[test]
fn a_link_without_words_to_a_draft_becomes_its_name() {
    let site = Site::new("drafts-linked");
    site.change("content/steps/leap/variant.yaml", "ruleset:", "draft: true\nruleset:");
    site.change("content/steps/game.yaml", "  variants: { jump: leap }\n", "");
    let built = site.build_well();
    let told = built.report.text();
    assert_eq!(told.matches("warning[link-without-words]").count(), 1, "{told}");
    let files = files(&site.output());
    let about = String::from_utf8_lossy(&files["en/about/index.html"]);
    assert!(about.contains(" and Twelve Steps with a Die, which"), "{about}");
    for (path, bytes) in &files {
        assert!(!String::from_utf8_lossy(bytes).contains("/en/steps/leap/"), "{path} leads to it");
    }
}

#[test]
fn drafts_that_are_asked_for_are_marked_and_kept_from_search_engines() {
    let site = site("drafts-shown");
    build_with_drafts(&site);
    let files = files(&site.output());
    let page = |path: &str| String::from_utf8(files[path].clone()).unwrap();
    for draft in DRAFTS {
        let text = page(&format!("{draft}index.html"));
        let head = "<meta name=\"robots\" content=\"noindex\">";
        assert!(text.contains(head) && text.contains("<p class=\"draft\">"), "{draft}");
        assert!(!text.contains("hreflang=\"x-default\""), "{draft} is an alternate of none");
        assert!(!page("sitemap.xml").contains(&format!("/{draft}<")), "{draft}");
    }
    let still = page("en/steps/still/index.html");
    assert!(!still.contains("noindex") && !still.contains("rel=\"alternate\" hreflang=\"he\""));
    assert!(page("en/index.html").contains("href=\"/games/en/walk/slow/\""), "lists show it");
}

#[test]
fn a_draft_that_was_published_goes_with_a_warning() {
    let site = site("drafts-withdrawn");
    build_with_drafts(&site);
    let told = check(&site.root).unwrap().text();
    let built = site.build_well();
    let line = "warning[withdrawn-draft]: the pages `en/steps/leap/` and `he/steps/leap/` were published";
    for report in [told, built.report.text()] {
        assert!(report.contains(line), "{report}");
        assert_eq!(report.matches("withdrawn-draft").count(), 4, "{report}");
    }
    assert!(!site.output().join("en/walk").exists());
    assert!(!check(&site.root).unwrap().text().contains("withdrawn-draft"), "it is told once");
}

#[test]
fn what_a_draft_lacks_is_told_only_with_the_drafts() {
    let site = site("drafts-lacking");
    site.change("content/walk/slow/en.yaml", "history: Nobody knows.\n", "");
    let line = "error[missing-text]: `history` is missing in `en`";
    assert!(!check(&site.root).unwrap().text().contains(line));
    assert!(check_with_drafts(&site.root).unwrap().text().contains(line));
}

#[test]
fn the_status_lists_drafts() {
    let site = site("drafts-status");
    let status = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        let ended = program.arg("status").args(arguments).arg("--root").arg(&site.root).output().unwrap();
        String::from_utf8(ended.stdout).unwrap()
    };
    let told = status(&[]);
    let (texts, drafts) = told.split_once("drafts:\n").unwrap();
    let expected = [
        "  later in en (content/pages/later/en.md, line 4)",
        "  steps/leap in en, he (content/steps/leap/variant.yaml, line 1)",
        "  steps/still in he (content/steps/still/he.yaml, line 1)",
        "  walk in en (content/walk/game.yaml, line 1)",
        "  walk/slow in en (content/walk/game.yaml, line 1)",
    ];
    assert_eq!(drafts.lines().collect::<Vec<&str>>(), expected);
    assert!(!texts.contains("content/steps/leap/"), "{told}");
    assert!(status(&["--drafts"]).contains("content/steps/leap/"));
    let told = status(&["--locale", "he", "--format", "json"]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let first = serde_json::json!({
        "page": "steps/leap",
        "locale": "he",
        "file": "content/steps/leap/variant.yaml",
        "line": 1,
    });
    assert_eq!(told["drafts"][0], first);
}
