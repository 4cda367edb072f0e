//! Codes on the command line: written and read as the vectors say, and refused in words.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn variorum(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(arguments).args(["--root", ROOT]).output().expect("the program")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

fn vectors() -> Vec<Value> {
    let lines = fs::read_to_string(Path::new(ROOT).join("tests/vectors/codes.jsonl")).expect("the codes");
    lines.lines().map(|line| serde_json::from_str(line).expect("a vector")).collect()
}

/// What `decode --json` says, in the form of a vector.
fn as_vector(told: &Value, vector: &Value) -> Value {
    let mut found = json!({ "ruleset": told["ruleset"], "kind": told["kind"] });
    if !vector["position"].is_null() {
        found["position"] = told.get("start").unwrap_or(&told["position"]).clone();
    }
    if let Some(plies) = told["plies"].as_array() {
        let ply = |ply: &Value| format!("{} {}", ply["throw"], ply["move"].as_str().expect("a move"));
        found["plies"] = plies.iter().map(ply).collect::<Vec<_>>().join(", ").into();
    }
    if !told["throw"].is_null() {
        found["throw"] = told["throw"].to_string().into();
    }
    if !told["resigned"].is_null() {
        found["resigned"] = told["resigned"].clone();
    }
    if let Some(extra) = told["extra"].as_str() {
        let byte = |place: usize| u8::from_str_radix(&extra[place..place + 2], 16).expect("two digits");
        let bytes: Vec<u8> = (0..extra.len()).step_by(2).map(byte).collect();
        found["extra"] = text(&bytes).into();
    }
    found["code"] = vector["code"].clone();
    found
}

#[test]
fn decode_tells_what_the_vectors_say() {
    let vectors = vectors();
    let links = vectors
        .iter()
        .map(|vector| format!("https://example.org/#play={}", vector["code"].as_str().unwrap()));
    let links: Vec<String> = links.collect();
    let mut arguments = vec!["decode", "--json"];
    arguments.extend(links.iter().map(String::as_str));
    let output = variorum(&arguments);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let told: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(told.len(), vectors.len());
    for (told, vector) in told.iter().zip(&vectors) {
        assert_eq!(as_vector(told, vector), *vector);
    }
}

#[test]
fn code_writes_what_the_vectors_say() {
    // One of each kind is enough: the engine's own test compares them all.
    for kind in ["position", "game"] {
        let resigned = |vector: &&Value| kind == "position" || !vector["resigned"].is_null();
        let vectors = vectors();
        let vector = vectors.iter().filter(|vector| vector["kind"] == kind).find(resigned).expect("a vector");
        let mut arguments = vec!["code", vector["ruleset"].as_str().expect("a name")];
        for key in ["position", "plies", "throw", "resigned"] {
            if let Some(value) = vector[key].as_str() {
                arguments.extend([["--position", "--plies", "--throw", "--resigned"]
                    .into_iter()
                    .find(|option| option.ends_with(key))
                    .expect("an option")]);
                arguments.push(value);
            }
        }
        let output = variorum(&arguments);
        assert_eq!(text(&output.stdout).trim_end(), vector["code"].as_str().expect("a code"));
    }
}

#[test]
fn decode_tells_a_reader_the_plies_and_why_a_code_is_refused() {
    let output = variorum(&["decode", "Gqu3YDS7sOghKI", "Gqu3YDS7sOghKJ"]);
    let expected = "\
kind       game
ruleset    senet/bell
start      xoxoxoxoxo/xoxoxoxoxo/10 x 0-0
        1  x  3  9-12
        2  o  2  20-22
position   xoxoxoxo1o/xxxoxoxox1/1o8 x 0-0
throw      4

refused    damaged
message    this is no code, or it was changed or cut off on its way
";
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), expected));
    let long = "A".repeat(2_049);
    let output = variorum(&["decode", "--json", &long]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stdout),
        "{\"refused\":\"too-long\",\"message\":\"a code has at most 2048 letters\"}\n"
    );
}

#[test]
fn code_says_what_cannot_be_played() {
    for (arguments, expected) in [
        (
            &["senet/bell", "--throw", "9"][..],
            "error: the dice have no throw `9`: expected one of 1, 2, 3, 4\n",
        ),
        (&["senet/bell", "--plies", "3"], "error: expected a throw and a move such as `3 9-12`, found `3`\n"),
        (
            &["senet/bell", "--plies", "5 9-14"],
            "error: the dice have no throw `5`: expected one of 1, 2, 3, 4\n",
        ),
        (
            &["senet/bell", "--plies", "3 9-12, 2 8-10"],
            "error: `2 8-10` is not legal as throw 2: expected `10-12` or `20-22`\n",
        ),
        (
            &["senet/bell", "--position", "10/10/x9 o 8-10", "--throw", "1"],
            "error: the game is over: `o` has won\n",
        ),
        (
            &["senet/bell", "--plies", "", "--resigned", "z"],
            "error: expected `x` or `o` as the side that has given up\n",
        ),
    ] {
        let output = variorum(&[&["code"], arguments].concat());
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), expected));
    }
}
