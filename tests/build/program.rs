//! The program as it is run: what it says, and the code it ends with.

use std::fs;
use std::process::{Command, Output};

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
