//! How strong the computer plays, by games of the program: what is promised to players holds.

use std::process::Command;

use serde_json::Value;

const GAMES: &str = "1000";

/// What one player makes of its games against another, from 0 to 1; a draw or a game without an end counts
/// half.
fn score(ruleset: &str, first: &str, second: &str) -> f64 {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(["match", ruleset, "--first", first, "--second", second, "--games", GAMES, "--json"]);
    let output = program.args(["--root", env!("CARGO_MANIFEST_DIR")]).output().expect("the program");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    figures["score"].as_f64().expect("a number")
}

#[test]
fn the_strongest_beats_those_who_do_not_think() {
    for (ruleset, random, greedy) in [
        ("senet/standard", 0.90, 0.85),
        ("senet/bell", 0.90, 0.70),
        ("senet/jequier", 0.92, 0.85),
        ("senet/kendall", 0.78, 0.75),
    ] {
        for (second, least) in [("random", random), ("greedy", greedy)] {
            let score = score(ruleset, "strong", second);
            assert!(score >= least, "{ruleset}, strong against {second}: {score}");
        }
    }
}

#[test]
fn each_level_beats_the_one_below_it() {
    for ruleset in ["senet/standard", "senet/bell", "senet/jequier", "senet/kendall"] {
        for (first, second, least) in [
            ("strong", "skilled", 0.55),
            ("skilled", "casual", 0.55),
            ("casual", "beginner", 0.55),
            // A child should beat it, though it does not move at random.
            ("beginner", "random", 0.50),
        ] {
            let score = score(ruleset, first, second);
            assert!(score >= least, "{ruleset}, {first} against {second}: {score}");
        }
    }
}
