//! The program as it is run: what it says, and the code it ends with.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use crate::Site;

#[test]
fn ends_with_0_after_a_build_with_warnings() {
    let site = Site::new("program-well");
    let ended = run(&site, &["build", "--no-compression"]);
    assert_eq!(ended.status.code(), Some(0), "{ended:?}");
    let said = String::from_utf8(ended.stdout).unwrap();
    assert!(said.starts_with("56 pages and ") && said.contains(" 0 unchanged, "), "{said}");
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(told.contains("warning[missing-text]: `history` is missing in `he`"), "{told}");
}

#[test]
fn tells_where_the_time_went() {
    let site = Site::new("program-timings");
    let plain = ["build", "--no-compression", "--no-pictures", "--timings"];
    let told = String::from_utf8(run(&site, &plain).stdout).unwrap();
    let stages = ["load", "check", "resolve", "render", "emit", "all", "finish", "stage"];
    let named: Vec<&str> = told.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(named, stages, "{told}");
    let json = [plain.as_slice(), &["json"]].concat();
    let told = String::from_utf8(run(&site, &json).stdout).unwrap();
    let told: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    let seconds =
        |value: &Value| value.as_object().unwrap().values().map(|time| time.as_f64().unwrap()).sum::<f64>();
    let all = told["all"].as_f64().unwrap();
    assert!(all > 0.0 && (seconds(&told["stages"]) - all).abs() < 1e-6, "{told}");
    assert!(told["threads"]["stage"].as_f64().unwrap() > 0.0, "{told}");
}

#[test]
fn ends_with_1_after_an_author_s_error() {
    let site = Site::new("program-error");
    site.change("content/site.yaml", "beta: hidden", "beta: hiden");
    let ended = run(&site, &["build"]);
    assert_eq!(ended.status.code(), Some(1));
    assert!(String::from_utf8(ended.stderr).unwrap().contains("content/site.yaml:7:7"));
    assert!(ended.stdout.is_empty() && !site.output().exists());
}

#[test]
fn ends_with_2_where_it_cannot_run() {
    let site = Site::new("program-cannot");
    fs::write(site.root.join("taken"), "").unwrap();
    for arguments in [
        vec!["build", "--root", "nowhere"],
        vec!["build", "--out", "taken"],
        vec!["build", "--out", "taken/public"],
        vec!["build", "--base-url", "example.org"],
        vec!["bild"],
        vec![],
    ] {
        let ended = run(&site, &arguments);
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
        assert!(!ended.stderr.is_empty() && ended.stdout.is_empty(), "{arguments:?}");
    }
}

fn run(site: &Site, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(arguments).current_dir(&site.root).output().unwrap()
}
