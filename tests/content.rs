//! The shipped content: nothing in it is wrong, nothing is missing.

use std::fs;
use std::path::Path;

use serde_json::Value;

#[test]
fn has_no_errors_and_no_warnings() {
    let report = variorum::check(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    assert_eq!(report.text(), "");
}

#[test]
fn has_the_rulesets_of_senet() {
    let rulesets = variorum::rulesets(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let names: Vec<&str> = rulesets.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["senet/standard", "senet/jequier", "senet/bell", "senet/kendall"]);
}

/// What no position shows: where the pieces stand at first, who begins, and how a game is won.
const NOT_SHOWN: [&str; 3] = ["pieces", "who-starts", "how-to-win"];

#[test]
fn an_example_shows_every_row_under_both_rulesets() {
    let mut missing = Vec::new();
    let mut rows = 0;
    for variant in ["jequier", "bell", "kendall"] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("content/senet/{variant}/variant.yaml"));
        let file: Value = serde_yaml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let examples = file["examples"].as_array().unwrap();
        for row in file["table"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()) {
            let shows = |example: &Value| {
                example["topic"] == row && example.get("standard").and(example.get("variant")).is_some()
            };
            rows += 1;
            if !NOT_SHOWN.contains(&row) && !examples.iter().any(shows) {
                missing.push(format!("{variant}: {row}"));
            }
        }
    }
    assert!(missing.is_empty(), "rows without an example: {missing:?}");
    assert!(rows > 20, "{rows} rows");
}

#[test]
fn every_house_has_a_name_of_its_own_in_every_language() {
    for locale in ["en", "el", "ru", "de", "fr", "ar", "ja"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("content/senet/{locale}.yaml"));
        let file: Value = serde_yaml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let mut names: Vec<&str> =
            file["houses"].as_object().unwrap().values().map(|name| name.as_str().unwrap()).collect();
        let houses = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), houses, "{locale}: {names:?}");
    }
}
