//! `variorum check`, run as a user runs it: its formats, its exit codes, and that one run tells everything.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

/// The small site of the cases with these files in place of its own.
fn site(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check").join(name);
    let _ = fs::remove_dir_all(&root);
    copy(&Path::new(PROJECT).join("tests/diagnostics/base"), &root);
    for shipped in ["locales/en", "locales/el", "templates", "site"] {
        copy(&Path::new(PROJECT).join(shipped), &root.join(shipped));
    }
    for (path, text) in files {
        let place = root.join(path);
        fs::create_dir_all(place.parent().unwrap()).unwrap();
        fs::write(place, text).unwrap();
    }
    root
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// Exit code and standard output.
fn check(root: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, .. } = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(["check", "--root"])
        .arg(root)
        .args(arguments)
        .output()
        .unwrap();
    (status.code(), String::from_utf8(stdout).unwrap())
}

/// A warning: the Greek text lacks its history.
const WITHOUT_HISTORY: &str = "name: Πήδημα\nlead: Οι αντίπαλοι φεύγουν.\nabout: Δύο πλευρές.\nrules:\n  landing: Το πιόνι αιχμαλωτίζεται.\n";

#[test]
fn the_exit_code_says_how_bad_it_is() {
    let sound = site("sound", &[]);
    assert_eq!(check(&sound, &["--strict"]), (Some(0), "no errors, no warnings\n".to_owned()));
    assert_eq!(check(&sound, &["--format", "short"]), (Some(0), String::new()));
    let warned = site("warned", &[("content/race/hop/el.yaml", WITHOUT_HISTORY)]);
    assert_eq!(check(&warned, &[]).0, Some(0));
    assert_eq!(check(&warned, &["--strict"]).0, Some(1));
    let wrong = site("wrong", &[("content/pages/about/en.md", "---\nname: A\nlaed: B\n---\nC\n")]);
    assert_eq!(check(&wrong, &[]).0, Some(1));
    assert_eq!(check(&wrong.join("content"), &[]), (Some(2), String::new()));
    assert_eq!(check(&wrong, &["--format", "yaml"]), (Some(2), String::new()));
}

#[cfg(unix)]
#[test]
fn a_link_is_one_finding_among_others_and_nothing_is_read_through_it() {
    let secret = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-outside.yaml");
    fs::write(&secret, "name: Secret\nlead: \"\n").unwrap();
    let root = site("linked", &[("content/pages/about/en.md", "---\nname: A\nlaed: B\n---\nC\n")]);
    for link in ["content/pages/about/el.md", "content/race/hop/el.yaml", "locales/el/site.ftl"] {
        fs::remove_file(root.join(link)).unwrap();
        std::os::unix::fs::symlink(&secret, root.join(link)).unwrap();
    }
    let (code, short) = check(&root, &["--format", "short"]);
    let told = |file: &str| {
        format!("{file}:1:1: error[symbolic-link]: expected a file or a folder, found a symbolic link\n")
    };
    let expected = [
        told("content/pages/about/el.md"),
        "content/pages/about/en.md:3:1: error[unknown-key]: unknown key `laed`\n".to_owned(),
        told("content/race/hop/el.yaml"),
        told("locales/el/site.ftl"),
    ];
    assert_eq!((code, short), (Some(1), expected.concat()));
    let (code, json) = check(&root, &["--format", "json"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &report["errors"]), (Some(1), &4.into()));
    let found = &report["diagnostics"][0];
    assert_eq!((&found["code"], &found["line"]), (&"symbolic-link".into(), &1.into()));
    assert_eq!(
        found["help"][0],
        "put the file or the folder itself in its place: nothing is read through a link"
    );
}

#[test]
fn every_format_tells_the_same() {
    let root = site("formats", &[("content/pages/about/en.md", "---\nname: A\nlaed: B\n---\nC\n")]);
    let (_, text) = check(&root, &["--format", "text"]);
    assert!(text.starts_with("error[unknown-key]: unknown key `laed`\n --> content/pages/about/en.md:3:1\n"));
    let (_, short) = check(&root, &["--format", "short"]);
    assert_eq!(short, "content/pages/about/en.md:3:1: error[unknown-key]: unknown key `laed`\n");
    let (_, json) = check(&root, &["--format", "json"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&report["version"], &report["errors"]), (&1.into(), &1.into()));
    let found = &report["diagnostics"][0];
    assert_eq!(found["file"], "content/pages/about/en.md");
    assert_eq!((&found["line"], &found["column"]), (&3.into(), &1.into()));
    assert_eq!((&found["end"]["line"], &found["end"]["column"]), (&3.into(), &5.into()));
    assert_eq!((&found["code"], &found["replacement"]), (&"unknown-key".into(), &"lead".into()));
}

#[test]
fn ten_errors_of_ten_kinds_in_ten_files_are_told_in_one_run() {
    let files = [
        ("content/pages/about/el.md", "---\nname: Σχετικά\nlead Τι είναι.\n---\nΈνα.\n"),
        ("content/pages/about/en.md", "---\nname: About\nlead: What it is.\n---\nSee [it](javascript:a).\n"),
        ("content/race/el.yaml", "name: Αγώνας\nname: Αγώνας\n"),
        ("content/race/hop/el.yaml", "name: Πήδημα\nlead: 7\nabout: Δύο.\nhistory: Ένα.\n"),
        ("content/race/hop/en.yaml", "name: Hop\nlead: It hops.\nabout: Two.\nhitsory: One.\n"),
        ("content/race/hop/variant.yaml", "ruleset:\n  on-enemy: cpature\ntable: [landing]\n"),
        ("content/rules.yaml", "name: Rules\n"),
        ("locales/el/more.ftl", "more = { $name\n"),
        ("locales/el/tab.ftl", "tab = One\n\ttwo\n"),
        (
            "templates/home.html",
            "{% extends \"page.html\" %}{% block content %}{{ tell() }}{% endblock content %}",
        ),
    ];
    let root = site("ten", &files);
    let (code, report) = check(&root, &["--format", "short"]);
    let errors: Vec<&str> = report
        .lines()
        .filter(|line| line.contains(": error["))
        .map(|line| line.split("]: ").next().unwrap())
        .collect();
    let expected = [
        "content/pages/about/el.md:3:1: error[missing-colon",
        "content/pages/about/en.md:5:10: error[refused-address",
        "content/race/el.yaml:2:1: error[duplicate-key",
        "content/race/hop/el.yaml:2:7: error[wrong-kind",
        "content/race/hop/en.yaml:4:1: error[unknown-key",
        "content/race/hop/variant.yaml:2:13: error[wrong-value",
        "content/rules.yaml:1:1: error[misplaced-file",
        "locales/el/more.ftl:1:8: error[message-syntax",
        "locales/el/tab.ftl:2:1: error[tab",
        "templates/home.html:1:48: error[template",
    ];
    assert_eq!((code, errors.as_slice()), (Some(1), expected.as_slice()), "{report}");
}
