//! Games and variants that no ruleset expresses: pages with rules and a reason, and no board.

use std::process::{Command, Output};

use crate::{Site, files};

/// The small site with a game of which nothing can be played.
fn site(test: &str) -> Site {
    let site = Site::new(test);
    site.write("content/walk/game.yaml", "topics:\n  pieces: {}\nvariants: [slow]\n");
    site.write("content/walk/standard.yaml", "playable: false\n");
    let texts =
        "lead: It is long.\nabout: Two walk.\nhistory: Nobody knows.\nunplayable: The rules are *lost*.\n";
    let topics = "topics: { pieces: { name: Pieces, rule: One each. } }\n";
    site.write("content/walk/en.yaml", &format!("name: Walk\n{texts}{topics}"));
    site.write("content/walk/slow/variant.yaml", "playable: false\ntable: [pieces]\n");
    site.write("content/walk/slow/en.yaml", &format!("name: Slow\n{texts}rules: {{ pieces: Two each. }}\n"));
    site
}

#[test]
fn a_game_without_rulesets_needs_neither_board_nor_sides() {
    let site = site("unplayable");
    site.build_well();
    let files = files(&site.output());
    for path in ["en/walk/index.html", "en/walk/slow/index.html", "he/steps/still/index.html"] {
        let page = String::from_utf8(files[path].clone()).unwrap();
        assert!(page.contains("<h2 id=\"no-board\">") && page.contains("<tr id="), "{path}:\n{page}");
        for board in ["class=\"play\"", "board-data", "board.", "engine.", "modulepreload"] {
            assert!(!page.contains(board), "{board} in {path}");
        }
    }
    let page = |path: &str| String::from_utf8(files[path].clone()).unwrap();
    assert!(page("en/walk/index.html").contains("The rules are <em>lost</em>."));
    // The reason falls back as other texts do, and the home says what cannot be played.
    assert!(
        page("he/steps/still/index.html")
            .contains("<div class=\"prose\" lang=\"en\" dir=\"ltr\"><p>What a throw")
    );
    assert_eq!(page("en/index.html").matches("Not playable here yet").count(), 3);
}

#[test]
fn what_plays_rulesets_says_that_there_is_none() {
    let site = site("unplayable-commands");
    let asked = b"{\"ruleset\":\"steps/still\",\"position\":\"12 x 0-0\",\"throw\":1}\n";
    for (arguments, ruleset) in [
        (["perft", "walk/standard", "1"].as_slice(), "walk/standard"),
        (&["simulate", "walk/slow"], "walk/slow"),
        (&["moves"], "steps/still"),
    ] {
        let ended = run(&site, arguments, asked);
        assert_ne!(ended.status.code(), Some(0));
        let told = String::from_utf8([ended.stdout, ended.stderr].concat()).unwrap();
        let expected =
            format!("`{ruleset}` cannot be played: it has `playable: false` in place of a ruleset");
        assert!(told.contains(&expected), "{told}");
    }
}

fn run(site: &Site, arguments: &[&str], input: &[u8]) -> Output {
    let asked = site.root.join("asked.txt");
    std::fs::write(&asked, input).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(arguments).arg("--root").arg(&site.root).stdin(std::fs::File::open(asked).unwrap());
    program.output().unwrap()
}
