//! The shipped content: nothing in it is wrong, nothing is missing.

use std::path::Path;

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
